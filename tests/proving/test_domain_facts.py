"""What is read off params' conditions, what they make vacuous, and at which sizes counterexamples stand."""

from __future__ import annotations

import pytest

from layoutproof.claims.common import PossiblyUndefined
from layoutproof.claims.covered import covered
from layoutproof.claims.equals import equals
from layoutproof.claims.injective import injective
from layoutproof.integers.expression import Binary, Literal, Name
from layoutproof.integers.parse import parse
from layoutproof.proving import solver
from layoutproof.proving.domain import Facts, Param
from layoutproof.proving.verdict import Outcome, Verdict
from tests.proving.engines import domain_of, size_of, subject_of

FACTS = [
    ("M >= 32", Facts(least=32), 0),
    ("M > 31", Facts(least=32), 0),
    ("32 <= M", Facts(least=32), 0),
    ("31 < M", Facts(least=32), 0),
    ("M == 64", Facts(fixed=64), 0),
    ("64 == M", Facts(fixed=64), 0),
    ("M % 32 == 0", Facts(divisor=32), 0),
    ("0 == M % 32", Facts(divisor=32), 0),
    ("M % 4 == 0 && M % 6 == 0", Facts(divisor=12), 0),
    ("M >= 10 && M > 20 && M >= 5", Facts(least=21), 0),
    ("M >= -5", Facts(least=-5), 0),
    ("M >= 1 && M != 3", Facts(least=1), 1),
    ("M >= 1 || M == -7", Facts(), 1),
    ("M < 9", Facts(), 1),
    ("M % 32 == 1", Facts(), 1),
    ("2*M >= 8", Facts(), 1),
    ("M >= N", Facts(), 1),
    ("M == N", Facts(), 1),
    ("M % N == 0", Facts(), 1),
    ("N >= 5", Facts(), 1),
    ("!(M >= 5)", Facts(), 1),
]


def test_a_divisor_of_zero_is_no_fact() -> None:
    """The parser refuses ``M % 0``; the prover does not rely on that."""
    remainder = Binary("%", Name("M"), Literal(0))
    param = Param("M", Binary("==", remainder, Literal(0)))
    assert param.facts == Facts()
    assert len(param.others) == 1


@pytest.mark.parametrize(("condition", "facts", "others"), FACTS)
def test_facts(condition: str, facts: Facts, others: int) -> None:
    param = Param("M", parse(condition))
    assert param.facts == facts
    assert len(param.others) == others


IDENTITY = {"o": "i"}


def proves_nonsense(params: dict[str, str], size: str | int = 4) -> Outcome:
    return equals(subject_of({"i": size}, IDENTITY, params), {"o": parse("i + 1")})


CONTRADICTIONS = [
    {"M": "M >= 5 && M < 5"},
    {"M": "M == 32 && M == 64"},
    {"M": "M == 33 && M % 32 == 0"},
    {"M": "M % 2 == 1 && M % 2 == 0"},
    {"M": "M % 4 == 0 && M % 6 == 3"},
    {"M": "M >= 1 && M % 32 == 0 && M < 32"},
    {"M": "M >= N", "N": "N > M"},
    {"M": "M == 4", "N": "N*M == 7"},
    {"M": "M*M == 2"},
]


@pytest.mark.parametrize("params", CONTRADICTIONS, ids=str)
def test_contradictory_params_are_vacuous(params: dict[str, str]) -> None:
    for outcome in (
        proves_nonsense(params),
        injective(subject_of({"i": 4}, {"o": "i/2"}, params)),
        covered(subject_of({"i": 4}, IDENTITY, params), {"o": 4}, 1),
    ):
        assert outcome.verdict is Verdict.VACUOUS
        assert set(solver.discharge_text(outcome.obligations)) == {"unsat"}


CAN_BE_MET = [
    {"M": "M >= 5"},
    {"M": ""},
    {"M": "M == 0"},
    {"M": "M < 0"},
    {"M": "M >= 1000 && M % 7 == 3"},
    {"M": "M % 97 == 96 && M > 500"},
    {"M": "M >= N", "N": "N >= 3"},
    {"M": "M >= 1", "N": "N == 3*M"},
    {"M": "M >= 1 && M % 3 == 0", "N": "N % 5 == 0 && N > 4*M"},
    {"M": "M >= 2 && M*M >= 300 && M < 20"},
]


@pytest.mark.parametrize("params", CAN_BE_MET, ids=str)
def test_params_that_can_be_met_prove_no_nonsense(params: dict[str, str]) -> None:
    outcome = proves_nonsense(params)
    found = outcome.counterexample
    assert outcome.verdict is Verdict.REFUTED and found is not None
    assert domain_of(params, {}).allows(found.sizes)
    assert dict(found.inputs) == {"i": 0}
    assert proves_nonsense(params, 1).verdict is Verdict.REFUTED


def test_divisibility_is_used_and_needed() -> None:
    for params, expected in (({"M": "M >= 1 && M % 4 == 0"}, Verdict.PROVED), ({"M": "M >= 1"}, Verdict.REFUTED)):
        outcome = equals(subject_of({"i": 3}, {"o": "4*(M/4)"}, params), {"o": parse("M")})
        assert outcome.verdict is expected


SMALLEST = [
    # false from some size on: claimed o = 0 for o = i/k, smallest i and M that show it
    ("M >= 1", "i/3", {"M": 4}, {"i": 3}),
    ("M >= 0", "i/1", {"M": 2}, {"i": 1}),
    ("M >= 0", "i + 1", {"M": 1}, {"i": 0}),
    ("M >= 2 && M % 2 == 0", "i/3", {"M": 4}, {"i": 3}),
    ("M >= 1", "i/40", {"M": 41}, {"i": 40}),  # beyond what is enumerated: the solver's own, made small
    ("M >= 8 && M % 8 == 0", "i/100", {"M": 104}, {"i": 100}),
]


@pytest.mark.parametrize(("condition", "formula", "sizes", "inputs"), SMALLEST)
def test_counterexamples_stand_at_the_smallest_sizes(
    condition: str, formula: str, sizes: dict[str, int], inputs: dict[str, int]
) -> None:
    outcome = equals(subject_of({"i": "M"}, {"o": formula}, {"M": condition}), {"o": parse("0")})
    found = outcome.counterexample
    assert outcome.verdict is Verdict.REFUTED and found is not None
    assert (dict(found.sizes), dict(found.inputs), found.minimal) == (sizes, inputs, True)


def test_sizes_that_may_be_zero_or_one_are_not_assumed_larger() -> None:
    subject = subject_of({"i": "M"}, {"o": "i"}, {"M": "M >= 0"})
    assert equals(subject, {"o": parse("i + M*0")}).verdict is Verdict.PROVED
    wrong = equals(subject_of({"i": "M", "j": 2}, {"o": "i"}, {"M": "M >= 1"}), {"o": parse("0")})
    assert wrong.verdict is Verdict.REFUTED
    box = {"o": size_of(subject.domain, "M")}
    assert covered(subject, box, 1).verdict is Verdict.PROVED


UNDEFINED = [
    ({"i": 4}, "8/i", {}, None, "i = 0"),
    ({"i": 4}, "8%(i - 2)", {}, None, "i = 2"),
    ({"i": 4}, "ceil_div(8, i - 3)", {}, None, "i = 3"),
    ({"i": 4, "j": 3}, "i/(j - i)", {}, None, "j = "),
    ({"i": 4}, "i/M", {"M": "M >= 0"}, None, "M = 0"),
    ({"i": 4}, "i/(M - 5)", {"M": "M >= 1"}, None, "M = 5"),
    ({"i": 4}, "i > 0 ? 8/i : 0", {}, None, "i = 0"),  # a branch does not protect: write the guard into the domain
    ({"i": 4}, "8/i", {}, "i != 1", "i = 0"),
]
DEFINED = [
    ({"i": 4}, "8/(i + 1)", {}, None),
    ({"i": 4}, "8/(i - 4)", {}, None),
    ({"i": 4}, "i/M", {"M": "M >= 1"}, None),
    ({"i": 4}, "i/(M - 4)", {"M": "M >= 5"}, None),
    ({"i": 4}, "8/i", {}, "i > 0"),
    ({"i": 4, "j": 3}, "i/(j - i)", {}, "i != j"),
]


@pytest.mark.parametrize(("inputs", "formula", "params", "guard", "where"), UNDEFINED)
def test_a_divisor_that_can_be_zero_is_refused_with_the_point(
    inputs: dict[str, str | int], formula: str, params: dict[str, str], guard: str | None, where: str
) -> None:
    with pytest.raises(PossiblyUndefined) as error:
        equals(subject_of(inputs, {"o": formula}, params, guard), {"o": parse(formula)})
    assert where in error.value.hint
    assert "can be 0" in error.value.message


@pytest.mark.parametrize(("inputs", "formula", "params", "guard"), DEFINED)
def test_a_divisor_that_cannot_be_zero_is_not(
    inputs: dict[str, str | int], formula: str, params: dict[str, str], guard: str | None
) -> None:
    outcome = equals(subject_of(inputs, {"o": formula}, params, guard), {"o": parse(formula)})
    assert outcome.verdict is Verdict.PROVED
