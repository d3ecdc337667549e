"""The last line."""

from __future__ import annotations

import pytest

from layoutproof.proving.verdict import Verdict
from layoutproof.report.tally import summary
from layoutproof.specs.result import ClaimResult
from tests.report.outcomes import PROVED, REFUTED, REJECTED, UNKNOWN, claim, spec

CONFIGURATION = claim("configuration", PROVED, kind="configuration")
NO_CONFIGURATION = claim("configuration", REJECTED, kind="configuration")


@pytest.mark.parametrize(
    ("claims", "line"),
    [
        ([CONFIGURATION, claim("a", PROVED)], "1 spec, 1 claim: 1 proved"),
        (
            [claim("a", PROVED), claim("b", REFUTED, Verdict.REFUTED), claim("c", REFUTED)],
            "1 spec, 3 claims: 1 proved, 1 refuted, 1 refuted as expected",
        ),
        ([claim("a", PROVED, Verdict.REFUTED)], "1 spec, 1 claim: 1 proved though its spec expects refuted"),
        ([claim("a", UNKNOWN), NO_CONFIGURATION], "1 spec, 1 claim: 1 unknown, 1 configuration rejected"),
        ([], "1 spec, 0 claims"),
    ],
)
def test_summary(claims: list[ClaimResult], line: str) -> None:
    assert summary([spec(*claims)]) == line


def test_unreadable_files_are_counted() -> None:
    assert summary([], 1) == "0 specs, 0 claims; 1 file could not be read"
    assert summary([spec(), spec()], 2) == "2 specs, 0 claims; 2 files could not be read"
