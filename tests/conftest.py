"""For all tests: no example is timed, and at the end it is said how many of the oracle's cases agree."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("untimed", deadline=None)  # a busy machine is no failure
settings.load_profile("untimed")

COUNTED = {  # test function -> what its cases are
    "test_gives_cutes_result": "accepted cases of the layout algebra agree with CuTe",
    "test_refuses_what_cute_refuses": "rejected cases are rejected",
    "test_gives_cutes_layout_and_coordinates": "nested identity layouts agree with CuTe",
    "test_gives_cutes_descriptor_or_its_refusal": "wgmma descriptors agree with CuTe",
    "test_compiles_where_cute_does": "shapes of gemm agree with CuTe",
}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each set of cases: passed of asked."""
    asked: dict[str, list[int]] = {}
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            name = report.nodeid.partition("[")[0].rpartition("::")[2]
            if name in COUNTED and report.when == "call":
                tally = asked.setdefault(name, [0, 0])
                tally[0] += outcome == "passed"
                tally[1] += 1
    for name, (passed, total) in asked.items():
        terminalreporter.write_line(f"oracle: {passed} of {total} {COUNTED[name]}")
