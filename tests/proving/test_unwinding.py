"""Inverses found by following divisions backwards: what is found, that it is proved, and that nothing wrong is believed."""

from __future__ import annotations

import pytest

from layoutproof.claims.covered import bijective_onto
from layoutproof.claims.injective import injective
from layoutproof.claims.inverse import unwound_inverse
from layoutproof.integers.expression import ZERO, Expression
from layoutproof.integers.parse import parse
from layoutproof.integers.polynomial import symbol
from layoutproof.integers.text import to_text
from layoutproof.proving import solver
from layoutproof.proving.mixed_radix import Inverse, NoRadix
from layoutproof.proving.verdict import Verdict
from layoutproof.specs.read import parse_spec
from tests.proving.engines import cvc5_answers, subject_of

SIZES = {"tm": "tm >= 1", "tn": "tn >= 1"}
CLAMPED = {"m": "8*(b/(8*tn)) + b%(8*tn)%min(tm - 8*(b/(8*tn)), 8)", "n": "b%(8*tn)/min(tm - 8*(b/(8*tn)), 8)"}
UNCLAMPED = {"m": "8*(b/(8*tn)) + b%(8*tn)%8", "n": "b%(8*tn)/8"}
GRID = {"m": symbol("tm"), "n": symbol("tn")}
STREAM = {"P": "P >= 1", "KT": "KT >= 1", "G": "G >= 1", "c": "G*c >= P*KT && G*(c - 1) < P*KT"}


def words(inputs: dict[str, Expression]) -> dict[str, str]:
    return {name: to_text(formula) for name, formula in inputs.items()}


def test_the_grouped_order_is_undone() -> None:
    subject = subject_of({"b": "tm*tn"}, CLAMPED, SIZES)
    inverse = unwound_inverse(subject, subject.outputs)
    assert words(dict(inverse.inputs)) == {"b": "8*tn*(m/8) + m%8 + min(-8*(m/8) + tm, 8)*n"}
    outcome = bijective_onto(subject, GRID)
    assert outcome.verdict is Verdict.PROVED
    assert outcome.witness == ("b = 8*tn*(m/8) + m%8 + min(-8*(m/8) + tm, 8)*n",)
    assert set(cvc5_answers(outcome.obligations)) == {"unsat"}
    for seed in range(1, 6):
        assert set(solver.discharge_text(outcome.obligations, seed=seed)) == {"unsat"}


def test_without_its_clamp_it_is_refuted() -> None:
    outcome = bijective_onto(subject_of({"b": "tm*tn"}, UNCLAMPED, SIZES), GRID)
    assert outcome.verdict is Verdict.REFUTED
    assert outcome.counterexample is not None
    assert outcome.counterexample.sizes == {"tm": 1, "tn": 2}


def test_it_is_injective_too_and_its_twin_is_not() -> None:
    assert injective(subject_of({"b": "tm*tn"}, CLAMPED, SIZES)).verdict is Verdict.PROVED
    twin = {"m": CLAMPED["m"], "n": "b%(8*tn)/8"}
    assert injective(subject_of({"b": "tm*tn"}, twin, SIZES)).verdict is Verdict.REFUTED


@pytest.mark.parametrize("left", ["u%KT", "KT - 1 - u%KT", "2*KT - 2 - 2*(u%KT)"])
def test_quotient_and_remainder_give_back_the_dividend(left: str) -> None:
    u = "(c*b + j)"
    outputs = {"tile": f"{u}/KT", "left": left.replace("u", u)}
    subject = subject_of({"b": "G", "j": "c"}, outputs, STREAM, f"{u} < P*KT")
    inverse = words(dict(unwound_inverse(subject, subject.outputs).inputs))
    assert set(inverse) == {"b", "j"} and all("KT*tile" in formula for formula in inverse.values())
    outcome = injective(subject)
    assert outcome.verdict is Verdict.PROVED, outcome.method
    without = {"tile": outputs["tile"], "left": f"{u}%2"}
    assert injective(subject_of({"b": "G", "j": "c"}, without, STREAM, f"{u} < P*KT")).verdict is Verdict.REFUTED


def test_place_values_are_peeled_from_the_lowest() -> None:
    subject = subject_of({"s": "S", "j": "c", "kk": 32}, {"k": "32*(c*s + j) + kk"}, {"S": "S >= 1", "c": "c >= 1"})
    inverse = unwound_inverse(subject, subject.outputs)
    assert words(dict(inverse.inputs)) == {"s": "(k/32)/c", "j": "(k/32)%c", "kk": "k%32"}


@pytest.mark.parametrize(
    ("outputs", "reason"),
    [
        ({"x": "a + b"}, "b does not follow from x|a does not follow from x"),  # the same place value twice
        ({"x": "a + 2*b"}, "leads elsewhere"),  # a reaches beyond the next place
        ({"x": "a/2", "y": "b"}, "a does not follow from x, y"),  # the remainder is in no output
        ({"x": "a ^ b"}, "no linear normal form"),
    ],
)
def test_what_does_not_follow_is_not_made_up(outputs: dict[str, str], reason: str) -> None:
    subject = subject_of({"a": "4*A", "b": "A"}, outputs, {"A": "A >= 1"})
    with pytest.raises(NoRadix, match=reason):
        unwound_inverse(subject, subject.outputs)


def test_a_proposal_that_small_sizes_do_not_contradict_is_still_proved_or_not_believed() -> None:
    """Right for tm <= 4096, beyond the points that are enumerated; for all tm the claim is false."""
    outputs = {"m": "b/tn < 4096 ? b/tn : 0", "n": "b%tn"}
    outcome = bijective_onto(subject_of({"b": "tm*tn"}, outputs, SIZES), GRID)
    assert outcome.verdict is not Verdict.PROVED


def test_a_quotient_divided_by_what_depends_on_it_is_no_circle() -> None:
    """r%h misspelt as g%h, where h = min(tm - 3*g, 3): what g is was looked for in h, and what h is in g, without end."""
    g = "b/(3*tn)"
    h = f"min(tm - 3*({g}), 3)"
    n = f"b%(3*tn)/{h}"
    assert injective(subject_of({"b": "tm*tn"}, {"m": f"3*({g}) + {g}%{h}", "n": n}, SIZES)).verdict is Verdict.REFUTED
    twin = {"m": f"3*({g}) + b%(3*tn)%{h}", "n": n}
    assert injective(subject_of({"b": "tm*tn"}, twin, SIZES)).verdict is Verdict.PROVED


def test_a_spec_needs_no_inverse_for_it() -> None:
    spec = """
title = "grouped order"
[params]
tm = "tm >= 1"
tn = "tn >= 1"
G = "G >= 1"
[maps.order]
inputs = { b = "tm*tn" }
let = { g = "b / (G*tn)", h = "min(tm - G*g, G)", r = "b % (G*tn)" }
output = { m = "G*g + r % h", n = "r / h" }
[claims.once]
map = "order"
bijective_onto = { m = "tm", n = "tn" }
"""
    from layoutproof.specs.run import run_spec

    (claim,) = run_spec(parse_spec(spec, "order.toml")).claims
    assert claim.outcome.verdict is Verdict.PROVED


def test_what_is_not_found_is_told_in_the_authors_words_with_what_to_state() -> None:
    sizes = {"M": "M >= 64", "B": "B == ceil_div(M, 64)"}
    outputs = {"m": "min(64*b, M - 64) + i"}
    subject = subject_of({"b": "B", "i": 64}, outputs, sizes, "min(64*b, M - 64) + i >= 64*b")
    outcome = bijective_onto(subject, {"m": symbol("M")})
    assert outcome.verdict is Verdict.UNKNOWN
    assert "m starts at (min(64*b, M + -64)), not at 0" in outcome.method
    assert outcome.advice.startswith('state inverse = { b = "...", i = "..." } in the claim, in terms of m')


def test_an_inverse_that_was_not_proved_is_no_witness() -> None:
    """The claim is true and pigeonhole proves it; the inverse that its author states is none."""
    subject = subject_of({"i": 6, "j": 4}, {"x": "i", "y": "(j + i)%4"})
    stated = {"i": parse("x"), "j": parse("y")}
    outcome = bijective_onto(subject, {"x": 6, "y": 4}, inverse=Inverse(stated, ZERO, 1, {}))
    assert outcome.verdict is Verdict.PROVED and outcome.method.startswith("injective, in range")
    assert outcome.witness == ()
    right = {"i": parse("x"), "j": parse("(y + 4*x - x)%4")}
    outcome = bijective_onto(subject, {"x": 6, "y": 4}, inverse=Inverse(right, ZERO, 1, {}))
    assert outcome.verdict is Verdict.PROVED and outcome.witness == ("i = x", "j = (y + 4*x - x)%4")
