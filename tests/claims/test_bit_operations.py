"""Bit operations anywhere in a spec: outputs, guards, divisors, limits, conditions of params; true claims beside false ones."""

from __future__ import annotations

import pytest

from layoutproof.claims.common import PossiblyUndefined
from layoutproof.claims.covered import bijective_onto, covered
from layoutproof.claims.equals import equals
from layoutproof.claims.fits import fits
from layoutproof.claims.in_bounds import in_bounds
from layoutproof.claims.injective import injective
from layoutproof.integers.parse import parse
from layoutproof.proving.mixed_radix import Inverse
from layoutproof.proving.setting import open_script
from layoutproof.proving.verdict import Outcome, Verdict
from tests.proving.engines import cvc5_answers, domain_of, is_injective, size_of, subject_of

PROVED, REFUTED, UNKNOWN = Verdict.PROVED, Verdict.REFUTED, Verdict.UNKNOWN
POWER_OF_TWO = {"M": "M >= 1 && (M & (M - 1)) == 0"}


def check(outcome: Outcome, verdict: Verdict) -> None:
    assert outcome.verdict is verdict, outcome.method
    if verdict is PROVED:
        assert set(cvc5_answers(outcome.obligations)) == {"unsat"}


@pytest.mark.parametrize(("limit", "verdict"), [("16", PROVED), ("15", REFUTED), ("16 - (3 & 1)", REFUTED)])
@pytest.mark.parametrize("guard", [None, "(i ^ 3) < 14"])
def test_in_bounds(limit: str, verdict: Verdict, guard: str | None) -> None:
    check(in_bounds(subject_of({"i": 16}, {"x": "i ^ 5"}, guard=guard), {"x": parse(limit)}), verdict)


@pytest.mark.parametrize(("factor", "verdict"), [(1 << 27, PROVED), (1 << 28, REFUTED)])
def test_fits(factor: int, verdict: Verdict) -> None:
    subject = subject_of({"i": 16}, {"x": f"(i ^ 5)*{factor}"})
    check(fits(subject, subject.outputs, "int32", {}), verdict)


def test_a_guard_keeps_a_divisor_from_being_zero() -> None:
    check(equals(subject_of({"i": 8}, {"x": "8/(3 - i)"}, guard="(i ^ 3) > 0"), {"x": parse("-8/(i - 3)")}), PROVED)
    twin = subject_of({"i": 8}, {"x": "8/(3 - i)"}, guard="(i ^ 3) >= 0")
    with pytest.raises(PossiblyUndefined, match="can be 0"):
        equals(twin, {"x": parse("-8/(i - 3)")})


@pytest.mark.parametrize(("formula", "guard"), [("i", "(i ^ 5) < 16"), ("i/2", "(i ^ 5) < 9"), ("i/2", "(i & 5) == 5")])
def test_injective_where_only_the_guard_has_them(formula: str, guard: str) -> None:
    subject = subject_of({"i": 16}, {"x": formula}, guard=guard)
    check(injective(subject), PROVED if is_injective(subject) else REFUTED)


def test_coverage_where_only_the_guard_has_them_is_refuted_or_left_open() -> None:
    subject = subject_of({"i": 16}, {"x": "i"}, guard="(i ^ 5) < 16")
    check(bijective_onto(subject, {"x": 16}), UNKNOWN)
    check(bijective_onto(subject, {"x": 17}), REFUTED)


def test_an_inverse_that_is_given_may_have_them() -> None:
    subject = subject_of({"i": 16}, {"x": "i ^ 5"})
    check(bijective_onto(subject, {"x": 16}, inverse=Inverse({"i": parse("x ^ 5")}, parse("0"), 1, {})), PROVED)
    twin = subject_of({"i": 16}, {"x": "i & 11"})
    check(bijective_onto(twin, {"x": 16}, inverse=Inverse({"i": parse("x ^ 5")}, parse("0"), 1, {})), REFUTED)


def test_a_difference_beyond_what_is_enumerated_is_made_small() -> None:
    """The search for a smaller one compared bit-vectors as integers, which no solver accepts."""
    subject = subject_of({"i": 1 << 20}, {"x": "i ^ 1"})
    outcome = equals(subject, {"x": parse("(i ^ 1) + (i < 600000 ? 0 : 1)")})
    assert outcome.verdict is REFUTED and outcome.counterexample is not None
    assert outcome.counterexample.inputs == {"i": 600_000} and outcome.counterexample.minimal
    check(equals(subject, {"x": parse("(i ^ 1) + (i < 1048576 ? 0 : 1)")}), PROVED)


def test_a_collision_beyond_what_is_enumerated_refutes_a_bijection() -> None:
    subject = subject_of({"i": 1 << 20}, {"x": "(i ^ 1)/2*2"})
    check(bijective_onto(subject, {"x": 1 << 20}), REFUTED)
    check(bijective_onto(subject_of({"i": 1 << 20}, {"x": "(i ^ 1)/2*2 + i%2"}), {"x": 1 << 20}), PROVED)


def test_conditions_of_params_are_not_needed_by_every_claim() -> None:
    subject = subject_of({"i": "M", "j": 3}, {"x": "i + M*j"}, POWER_OF_TWO)
    box = {"x": size_of(subject.domain, "3*M")}
    check(bijective_onto(subject, box), PROVED)
    check(covered(subject, box, 2), REFUTED)
    check(in_bounds(subject, {"x": parse("3*M")}), PROVED)
    check(equals(subject, {"x": parse("j*M + i")}), PROVED)
    refuted = in_bounds(subject, {"x": parse("M%4 == 0 ? 3*M - 1 : 3*M")})
    assert refuted.counterexample is not None and refuted.counterexample.sizes == {"M": 4}


def test_what_needs_such_a_condition_is_left_open() -> None:
    check(in_bounds(subject_of({"i": 2}, {"x": "i"}, POWER_OF_TWO), {"x": parse("M == 3 ? 1 : 2")}), UNKNOWN)
    check(in_bounds(subject_of({"i": 2}, {"x": "i"}, POWER_OF_TWO), {"x": parse("M == 4 ? 1 : 2")}), REFUTED)


@pytest.mark.parametrize("condition", ["M >= 1 && (M & 5) == 7", "M >= 1 << M", "(M ^ 100) == 0"])
@pytest.mark.parametrize("formula", ["i", "i ^ 1"])
def test_nothing_is_proved_where_no_sizes_are_found(condition: str, formula: str) -> None:
    subject = subject_of({"i": 4}, {"x": formula}, {"M": condition})
    check(equals(subject, {"x": parse(formula)}), UNKNOWN)


def test_a_point_that_meets_them_is_shown_without_them() -> None:
    script, sizes = open_script(domain_of(POWER_OF_TWO, {"i": "M"}))
    assert sizes == {"M": 1}
    assert "not used, for it has no integer form: (M & M - 1) == 0" in script.text
    assert "not used" not in open_script(domain_of({"M": "M >= 1 && (M & 1) == 0"}, {"i": "M"}))[0].text


def test_a_model_that_no_point_of_the_domain_is_no_disagreement() -> None:
    """M = 3 is no power of two, which the solver was not told."""
    subject = subject_of({"i": 2}, {"x": "i"}, POWER_OF_TWO)
    check(equals(subject, {"x": parse("M == 3 ? i + 1 : i")}), UNKNOWN)
    check(equals(subject, {"x": parse("M == 4 ? i + 1 : i")}), REFUTED)
    zero = {"N": "N >= 0", "M": "M >= 1 && M/N >= 0"}  # a condition without a value is not met
    check(equals(subject_of({"i": 2}, {"x": "i"}, zero), {"x": parse("N == 0 ? i + 1 : i")}), UNKNOWN)
    check(equals(subject_of({"i": 2}, {"x": "i"}, zero), {"x": parse("N == 1 ? i + 1 : i")}), REFUTED)


def test_a_guard_need_not_be_stated_where_no_divisor_needs_it() -> None:
    sizes = {"M": "M >= 1"}
    subject = subject_of({"i": "M", "j": "M"}, {"x": "(i + j)%M"}, sizes, "(i & 5) != 1")
    check(injective(subject), REFUTED)
    twin = subject_of({"i": "M", "j": "M"}, {"x": "(i + j)%M", "y": "i"}, sizes, "(i & 5) != 1")
    check(injective(twin), UNKNOWN)


def test_a_collision_at_sizes_that_are_not_legal_refutes_nothing() -> None:
    far = {"M": "M >= 1 && (M & (M - 1)) == 0", "K": "K >= 1"}  # 2499 is no power of two
    subject = subject_of({"i": "M", "j": "K"}, {"x": "i", "y": "M == 2499 ? 0 : j"}, far)
    check(injective(subject), UNKNOWN)
    twin = subject_of({"i": "M", "j": "K"}, {"x": "i", "y": "M == 4096 ? 0 : j"}, {**far, "M": "M >= 1"})
    check(injective(twin), REFUTED)


def test_a_divisor_is_not_said_to_be_zero_at_sizes_that_are_not_legal() -> None:
    subject = subject_of({"i": 8}, {"x": "i/(M - 3)"}, POWER_OF_TWO)
    with pytest.raises(PossiblyUndefined, match="could not be shown that the divisor M - 3 is never 0"):
        injective(subject)
    with pytest.raises(PossiblyUndefined, match="the divisor M - 4 can be 0"):
        injective(subject_of({"i": 8}, {"x": "i/(M - 4)"}, {"M": "M >= 1"}))
