"""Several processes give what one gives, in the same order, and none of them is left behind."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import pytest

from layoutproof.errors import FormulaError
from layoutproof.proving import solver
from layoutproof.proving.script import Script
from layoutproof.records import parallel
from layoutproof.records.parallel import in_order
from layoutproof.records.results import derive, run_all
from layoutproof.specs.read import read_spec
from layoutproof.specs.result import SpecResult
from tests.records.specs import ODD, put

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


@pytest.fixture(autouse=True)
def single_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Test runners have threads of their own, which keep a process from forking."""
    monkeypatch.setattr(threading, "active_count", lambda: 1)


def children() -> set[str]:
    """The living and unreaped children of this process."""
    return set(Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split())


@forks
@pytest.mark.parametrize("workers", [1, 2, 3, 40])
def test_results_come_in_the_order_of_the_items(workers: int) -> None:
    before = children()

    def slow_first(item: int) -> tuple[int, int]:
        time.sleep(0.05 if item == 0 else 0)
        return item * item, os.getpid()

    with in_order(slow_first, list(range(20)), workers) as results:
        found = list(results)
    assert [square for square, _ in found] == [item * item for item in range(20)]
    assert (os.getpid() in {process for _, process in found}) == (workers == 1)
    assert children() == before


@forks
def test_large_results_do_not_block() -> None:
    with in_order(lambda item: "x" * item, [300_000, 5, 2_000_000, 70_000], 2) as results:
        assert [len(text) for text in results] == [300_000, 5, 2_000_000, 70_000]


@forks
def test_an_exception_comes_where_its_result_would_have() -> None:
    def work(item: int) -> int:
        if item == 3:
            raise FormulaError("cannot be pickled", text="x", position=0)
        if item == 1:
            raise KeyError("gone")
        return item

    before = children()
    with in_order(work, [0, 2, 1, 4], 2) as results:
        assert [next(results), next(results)] == [0, 2]
        with pytest.raises(KeyError, match="gone"):
            next(results)
    with in_order(work, [0, 3], 2) as results, pytest.raises(RuntimeError, match="FormulaError: cannot be pickled"):
        list(results)
    assert children() == before


@forks
def test_leaving_early_ends_the_workers() -> None:
    before = children()
    start = time.monotonic()
    with in_order(lambda item: time.sleep(30 * item), [0, 1, 1], 3) as results:
        next(results)
    assert time.monotonic() - start < 10 and children() == before


@forks
def test_a_worker_that_dies_is_replaced_by_this_process() -> None:
    parent = os.getpid()

    def work(item: int) -> int:
        if os.getpid() != parent and item in (1, 2):
            os._exit(9)
        return item

    with in_order(work, list(range(6)), 2) as results:
        assert list(results) == list(range(6))


def test_without_fork_everything_happens_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "_can_fork", lambda: False)
    with in_order(lambda item: os.getpid(), [1, 2, 3], 3) as results:
        assert set(results) == {os.getpid()}


def test_no_fork_beside_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "active_count", lambda: 2)
    with in_order(lambda item: os.getpid(), [1, 2, 3], 3) as results:
        assert set(results) == {os.getpid()}


@forks
def test_verdicts_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    broken = '[maps.f]\ninputs = { i = 8 }\noutput = { x = "8 / i" }\n[claims.f]\nmap = "f"\ninjective = true\n'
    files = [put(tmp_path), put(tmp_path, "odd", ODD), put(tmp_path, "broken", broken)]
    specs = [read_spec(file) for file in files]

    def all_of(workers: int) -> list[tuple[SpecResult | None, str]]:
        with run_all(specs, workers) as derived:
            return [(one.result, str(one.error)) for one in derived]

    one, several = all_of(1), all_of(3)
    assert one == several
    assert one[0][0] is not None and one[2][0] is None and "broken.toml:4" in one[2][1]


def test_what_was_proved_before_does_not_sway_an_answer(tmp_path: Path) -> None:
    """A (reset) context still counts otherwise than before: near the limit, that decided between proved and unknown.
    So what is not linear has a context of its own; for the others the limit is far away.
    """
    script = Script()
    for name in ("k", "q", "r", "p", "s"):
        script.declare(name)
    script.assume("(and (< 0 k) (<= 0 r) (< r k) (<= 0 s) (< s k) (= (+ (* k q) r) (+ (* k p) s)))")
    script.prove("(= q p)", "Euclid's quotient is unique")
    needed = next(limit for limit in range(2_000, 2_000_000, 2_000) if solver.discharge(script, limit=limit).proved)
    fresh = [solver.discharge(script, limit=limit).answer for limit in (needed - 2_000, needed)]
    for _ in range(3):
        derive(read_spec(put(tmp_path)))
    assert [solver.discharge(script, limit=limit).answer for limit in (needed - 2_000, needed)] == fresh
    assert fresh == ["unknown", "unsat"]
