"""Where the prover once fell short: each of these was found by a test that failed, and was mended."""

from __future__ import annotations

from pathlib import Path

import pytest

from layoutproof.claims.common import PossiblyUndefined
from layoutproof.claims.covered import bijective_onto, covered
from layoutproof.claims.equals import equals
from layoutproof.claims.injective import injective, pigeonhole_script
from layoutproof.errors import UserError
from layoutproof.integers.parse import parse
from layoutproof.proving import solver
from layoutproof.proving.euclid import in_style
from layoutproof.proving.script import Script
from layoutproof.proving.verdict import Verdict
from layoutproof.specs.read import parse_spec, read_spec
from layoutproof.specs.run import evaluate_at, run_spec
from tests.proving.engines import cvc5_answers, size_of, subject_of

ROOT = Path(__file__).parents[2]

LARGE = {"M": "M >= 64", "N": "N >= 64", "K": "K >= 64"}


@pytest.mark.parametrize("formula", ["(M*N*K - N*d)/(M*N)", "(M*(N-1)*K + (1-N)*d)/(M*(N-1))"])
def test_no_radix_is_negative(formula: str) -> None:
    """A digit was split at -M: its lemma held of nothing, and from then on everything was proved."""
    subject = subject_of({"d": "M*K", "x": 64}, {"o": formula}, LARGE)
    assert equals(subject, {"o": parse("12345")}).verdict is Verdict.REFUTED


@pytest.mark.parametrize(
    ("formula", "claimed", "params"),
    [
        ("ceil_div(4*d - 18, 4)", "(4*d - 15)/4", {"M": "8 == M"}),
        ("(0 - d)/M", "0", {"M": "M >= 4"}),
        ("(0 - d)%M", "-d", {"M": "M >= 4"}),
    ],
)
def test_negative_dividends_truncate(formula: str, claimed: str, params: dict[str, str]) -> None:
    """The rule that was tried floors: its lemma is false, and a true claim ended as ``disagreed``."""
    outcome = equals(subject_of({"d": "M"}, {"o": formula}, params), {"o": parse(claimed)})
    assert outcome.verdict in (Verdict.PROVED, Verdict.UNKNOWN)


def test_an_output_called_like_a_param_is_refused() -> None:
    subject = subject_of({"i": "M"}, {"M": "i"}, {"M": "M >= 2"})
    with pytest.raises(UserError, match="M is a param and an output"):
        bijective_onto(subject, {"M": size_of(subject.domain, "M")})


def test_there_is_always_a_name_for_the_fibre() -> None:
    subject = subject_of({"g": 2, "copy": 2, "owner": 2, "g_": 2}, {"o": "g"})
    assert covered(subject, {"o": 2}, 8).verdict is Verdict.PROVED


def test_many_inputs_can_be_enumerated() -> None:
    """CPython nests at most 20 loops."""
    names = [f"x{i}" for i in range(25)]
    subject = subject_of(dict.fromkeys(names, 1), {"o": "x0"})
    assert equals(subject, {"o": parse("x24")}).verdict is Verdict.PROVED


@pytest.mark.parametrize("formula", ["d^1", "(d^1)^1"])
def test_bits_over_symbolic_sizes_are_no_crash(formula: str) -> None:
    subject = subject_of({"d": "M"}, {"o": formula}, {"M": "M >= 4"})
    assert equals(subject, {"o": parse("d")}).verdict in (Verdict.UNKNOWN, Verdict.REFUTED)
    assert injective(subject).verdict is Verdict.UNKNOWN


@pytest.mark.parametrize("claim", ["covered", "injective", "guard"])
def test_every_possibly_undefined_division_says_where(claim: str) -> None:
    with pytest.raises(PossiblyUndefined):
        if claim == "covered":
            covered(subject_of({"i": 4, "j": 4}, {"o": "i/j"}), {"o": 4}, 1)
        elif claim == "injective":
            injective(subject_of({"i": 4, "j": 4}, {"o": "i/j"}))
        else:
            equals(subject_of({"i": 4}, {"o": "i"}, {}, "10/i > 2"), {"o": parse("i")})


def test_a_division_by_a_size_over_its_own_digits_is_defined() -> None:
    """Where M is 0 there is no i below it; the obligation must be given 0 <= i < M."""
    subject = subject_of({"i": "M"}, {"o": "i%M"}, {"M": "M >= 0"})
    assert equals(subject, {"o": parse("i")}).verdict is Verdict.PROVED


@pytest.mark.parametrize(("size", "guard"), [(0, None), (4, "i < 0")])
def test_an_empty_domain_is_vacuous(size: int, guard: str | None) -> None:
    outcome = equals(subject_of({"i": size}, {"o": "i"}, {}, guard), {"o": parse("i + 1")})
    assert outcome.verdict is Verdict.VACUOUS


def test_a_budget_that_runs_out_inside_a_push_is_unknown() -> None:
    """z3 then answers ``(error "push canceled")``."""
    script = Script()
    script.declare("x")
    for bound in range(40):
        script.lemma(f"(or (< x {bound}) (< {bound - 1} x))", "true")
    assert solver.discharge(script, limit=20).answer == "unknown"


def test_the_second_solver_reads_obligations_over_symbolic_sizes() -> None:
    """They are linear: under QF_LIA cvc5 answers at once, under QF_NIA it runs on for minutes."""
    spec = read_spec(ROOT / "specs" / "tiled_mma" / "four_warps.toml")
    (claim,) = (claim for claim in run_spec(spec).claims if claim.name == "c_covered")
    assert set(cvc5_answers(claim.outcome.obligations)) == {"unsat"}


@pytest.mark.parametrize("predicate", ["injective = true", "bijective_onto = 3"])
def test_replaying_a_collision_or_an_output_outside_the_box_shows_it(predicate: str) -> None:
    text = f'[maps.f]\ninputs = {{ j = 4 }}\noutput = {{ x = "j + j/3" }}\n[claims.c]\nmap = "f"\n{predicate}\n'
    text = text.replace("j + j/3", "j%3") if "injective" in predicate else text
    spec = parse_spec(text, "f.toml")
    (claim,) = run_spec(spec).claims
    found = claim.outcome.counterexample
    assert claim.outcome.verdict is Verdict.REFUTED and found is not None
    again = evaluate_at(spec, "c", {**found.sizes, **found.inputs})
    assert dict(again.claimed) == dict(found.claimed)
    assert dict(again.claimed) != dict(again.actual)


FAR = {"M": "M >= 1 && M*M >= 40000"}  # no size that is tried meets it


def test_a_wrong_count_where_no_small_sizes_are_legal() -> None:
    """The proof gave one owner, two were claimed, and the owners were to be shown at the smallest sizes: there were none."""
    subject = subject_of({"i": "M"}, {"x": "i"}, FAR)
    box = {"x": size_of(subject.domain, "M")}
    assert covered(subject, box, 2).verdict is Verdict.UNKNOWN
    assert covered(subject, box, 1).verdict is Verdict.PROVED


@pytest.mark.parametrize(
    "name", ["bag", "tuple", "fp", "RNE", "RTZ", "sec", "cot", "arctan", "div_total", "sep", "wand"]
)
def test_names_that_mean_something_to_another_solver(name: str) -> None:
    subject = subject_of({"i": name, "j": 3}, {"x": f"i + {name}*j"}, {name: f"{name} >= 1"})
    outcome = bijective_onto(subject, {"x": size_of(subject.domain, f"3*{name}")})
    assert outcome.verdict is Verdict.PROVED
    assert set(cvc5_answers(outcome.obligations)) == {"unsat"}


SIZES = {"M": "M >= 1", "K": "K >= 1"}


@pytest.mark.parametrize(
    ("outputs", "box"),
    [
        ({"x": "(i + 1)%M", "y": "j"}, {"x": "M", "y": "K"}),
        ({"x": "j%2 == 0 ? i : M - 1 - i", "y": "j"}, {"x": "M", "y": "K"}),
    ],
)
def test_as_many_inputs_as_elements_at_all_sizes(outputs: dict[str, str], box: dict[str, str]) -> None:
    """The pigeonhole rule was applied to sizes in numbers only."""
    subject = subject_of({"i": "M", "j": "K"}, outputs, SIZES)
    sizes = {name: size_of(subject.domain, size) for name, size in box.items()}
    outcome = bijective_onto(subject, sizes)
    assert outcome.verdict is Verdict.PROVED and "pigeonhole" in outcome.method
    assert set(cvc5_answers(outcome.obligations)) == {"unsat"}
    assert bijective_onto(subject, {**sizes, "y": sizes["y"] + 1}).verdict is Verdict.REFUTED
    assert (
        bijective_onto(subject_of({"i": "M", "j": "K"}, {**outputs, "y": "0"}, SIZES), sizes).verdict is Verdict.REFUTED
    )


@pytest.mark.parametrize(("least", "as_many"), [(-2, False), (1, True)])
def test_two_negative_sizes_are_not_as_many(least: int, as_many: bool) -> None:
    """(-2)*(-2) elements, and no inputs: equal products say nothing where sizes may be negative."""
    subject = subject_of({"i": "M", "j": "K"}, {"x": "i + M*j"}, {name: f"{name} >= {least}" for name in SIZES})
    box = {"x": size_of(subject.domain, "M*K")}
    script = in_style(subject.domain, lambda d: pigeonhole_script(d, subject.outputs, box, "map f"))
    assert solver.discharge(script).proved is as_many
    assert bijective_onto(subject, box).verdict is (Verdict.PROVED if as_many else Verdict.REFUTED)


@pytest.mark.parametrize("wrong", [False, True])
@pytest.mark.parametrize(
    ("outputs", "box", "size"),
    [
        ({"x": "j + (K - 1 - i)*M"}, {"x": "M*K"}, "K"),
        ({"x": "i%2 + 2*(j + (K - 1 - i/2)*M)"}, {"x": "2*M*K"}, "2*K"),
    ],
)
def test_a_reflected_digit_may_have_a_symbolic_place(
    outputs: dict[str, str], box: dict[str, str], size: str, wrong: bool
) -> None:
    """The forms' coefficient is -M; only numbers were seen to be negative."""
    subject = subject_of(
        {"i": size, "j": "M"}, {"x": outputs["x"].replace("K - 1", "K - i%2") if wrong else outputs["x"]}, SIZES
    )
    outcome = bijective_onto(subject, {name: size_of(subject.domain, text) for name, text in box.items()})
    assert outcome.verdict is (Verdict.REFUTED if wrong else Verdict.PROVED)
    if not wrong:
        assert outcome.method.startswith("explicit inverse")
        assert set(cvc5_answers(outcome.obligations)) == {"unsat"}


def test_one_divisor_that_holds_inputs_has_one_name() -> None:
    """Quotient and remainder by j + 1 had definitions of their own, and the solver was to see that they agree."""
    subject = subject_of({"i": "M", "j": "M"}, {"x": "i%(j + 1)", "y": "(M - M%(j + 1))/(j + 1)"}, SIZES)
    outcome = equals(subject, {"x": parse("i - (j + 1)*(i/(j + 1))"), "y": parse("M/(j + 1)")})
    assert outcome.verdict is Verdict.PROVED
    assert set(cvc5_answers(outcome.obligations)) == {"unsat"}
    assert equals(subject, {"x": parse("i - (j + 1)*(i/(j + 2))")}).verdict is Verdict.REFUTED


@pytest.mark.parametrize(
    ("outputs", "wrong"),
    [
        ({"x": "(i + K)%M", "y": "j"}, {"x": "(i + K)%(M + 1)%M"}),
        ({"x": "i", "y": "(i + j)%K"}, {"y": "(i + j)%(K + 1)%K"}),
        ({"x": "(i + j)%M", "y": "K - 1 - j"}, {"x": "(2*i + j)%M"}),
        ({"x": "i", "y": "(j + i*i)%K"}, {"y": "(j + i*j)%K"}),
    ],
)
def test_rotations(outputs: dict[str, str], wrong: dict[str, str]) -> None:
    """Solvers do not see that a multiple of M between -M and M is 0; it is said where they give up."""
    subject = subject_of({"i": "M", "j": "K"}, outputs, SIZES)
    box = {"x": size_of(subject.domain, "M"), "y": size_of(subject.domain, "K")}
    for outcome in (bijective_onto(subject, box), injective(subject)):
        assert outcome.verdict is Verdict.PROVED, outcome.method
        assert set(cvc5_answers(outcome.obligations)) == {"unsat"}
    twin = subject_of({"i": "M", "j": "K"}, {**outputs, **wrong}, SIZES)
    assert bijective_onto(twin, box).verdict is Verdict.REFUTED
    assert injective(twin).verdict is Verdict.REFUTED


def test_a_remainder_that_starts_below_zero_by_a_size_is_raised() -> None:
    """In k - 1 - d + k*e the quotient was taken as e + 1, the remainder as -1 - d, and neither was certified."""
    outputs = {"x": "M - 1 - i/K%M + i%K*M", "y": "i/(M*K)"}
    subject = subject_of({"i": "2*M*K"}, outputs, SIZES)
    box = {"x": size_of(subject.domain, "M*K"), "y": 2}
    outcome = bijective_onto(subject, box)
    assert outcome.verdict is Verdict.PROVED and outcome.method.startswith("explicit inverse")
    assert "sat" not in cvc5_answers(outcome.obligations)  # it gives up at one of them
    twin = subject_of({"i": "2*M*K"}, {**outputs, "x": "M - i/K%M + i%K*M"}, SIZES)
    assert bijective_onto(twin, box).verdict is Verdict.REFUTED


@pytest.mark.parametrize(
    "formula", ["(i/(M - 1))%1 + i", "0*(i/(M - 1)) + i", "i + (i%(M - 1))*0", "ceil_div(i, M - 1)*0 + i"]
)
def test_nothing_times_what_has_no_value_has_none(formula: str) -> None:
    """M = 1 divides by zero; the division was simplified away before anyone asked, and the claim was proved."""
    text = """
title = "vanishing"
[params]
M = "M >= {least}"
[maps.f]
inputs = {{ i = "M" }}
output = {{ x = "{formula}" }}
[claims.onto]
map = "f"
bijective_onto = "M"
"""
    with pytest.raises(UserError, match="the divisor M - 1 can be 0"):
        run_spec(parse_spec(text.format(least=1, formula=formula), "vanishing.toml"))
    (claim,) = run_spec(parse_spec(text.format(least=2, formula=formula), "vanishing.toml")).claims
    assert claim.outcome.verdict is Verdict.PROVED
