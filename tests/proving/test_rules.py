"""Each rule of the normaliser: its certificate holds in two solvers, and no mutated certificate does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from layoutproof.claims.equals import equals
from layoutproof.integers.parse import parse
from layoutproof.proving import solver
from layoutproof.proving.verdict import Verdict
from tests.proving.engines import Text, check_refutation, cvc5_answers, differences, subject_of


class Rule(NamedTuple):
    name: str
    inputs: dict[str, Text]
    formula: str
    closed: str
    params: dict[str, str] | None = None


TILES = {"M": "M >= 32 && M % 32 == 0", "N": "N >= 3"}
RULES = [
    Rule("a digit and its quotient", {"i": 32}, "i/4 + 8*(i%4)", "8*(i - 4*(i/4)) + i/4"),
    Rule("R1 with a constant", {"i": 4, "j": 8}, "(4*j + i + 8)/4", "j + 2"),
    Rule("R1, remainder", {"i": 4, "j": 8}, "(4*j + i + 8)%4", "i"),
    Rule("R2 inside R1", {"lane": 32, "v": 2}, "(32*(lane%4) + lane/4 + 8*v) % 16", "lane/4 + 8*v"),
    Rule("three radices", {"i": 60}, "(i/3)%4 + 4*(i%3) + 12*(i/12)", "i%12/3 + 4*(i%3) + 12*(i/12)"),
    Rule("no power of two", {"i": 105}, "(i/15)*15 + (i/3%5)*3 + i%3", "i"),
    Rule("ragged radix", {"i": 10}, "4*(i/4) + i%4", "i"),
    Rule("ragged, twice", {"i": 23}, "15*(i/15) + 5*(i/5%3) + i%5", "i"),
    Rule("negative dividend", {"i": 4, "j": 3}, "(0 - 4*j - i)/4", "-j"),
    Rule("negative dividend, remainder", {"i": 4, "j": 3}, "(0 - 4*j - i)%4", "-i"),
    Rule("negative constant that slides", {"i": 4, "j": 8}, "(4*j - 4*7 + 28 + i)/4", "j"),
    Rule("coefficient below zero, value not", {"i": 4, "j": 4}, "(4*j + 3 - i)/4", "j"),
    Rule("reflected remainder", {"i": 4, "j": 4}, "(4*j + 3 - i)%4", "3 - i"),
    Rule("mask", {"i": 64}, "i & 7", "i - 8*(i >> 3)"),
    Rule("mask of a negative value", {"i": 8, "j": 3}, "(i - 8*j - 8) & 7", "i"),
    Rule("shift right of a negative value", {"i": 8, "j": 3}, "(i - 8*j - 8) >> 3", "-j - 1"),
    Rule("shift left", {"i": 5, "j": 8}, "((i << 3) + j) / 8", "i"),
    Rule("ceil_div", {"i": 4, "j": 8}, "ceil_div(4*j + i + 1, 4)", "j + 1"),
    Rule("min of ordered sides", {"i": 5}, "min(i, i + 2)", "i"),
    Rule("min of sides in reverse", {"i": 5}, "min(9, i)", "i"),
    Rule("max", {"i": 5, "j": 3}, "max(i - 5, j)", "j"),
    Rule("comparison always true", {"i": 5}, "i < 5 ? i : 77", "i"),
    Rule("comparison never true", {"i": 5}, "i > 4 ? 77 : i", "i"),
    Rule("at least", {"i": 5}, "(i >= 0) + (i <= 4) + (i == 9) + (i != 7)", "3"),
    Rule("a choice that stays open", {"i": 6}, "i%2 ? i/2 : 3 - i/2", "i%2 == 1 ? i/2 : 3 - i/2"),
    Rule("product by a size", {"i": "M", "j": 4}, "(4*i + j)/4", "i", TILES),
    Rule("symbolic radix", {"i": "M", "j": "N"}, "(N*i + j)/N", "i", TILES),
    Rule("symbolic radix, remainder", {"i": "M", "j": "N"}, "(N*i + j)%N", "j", TILES),
    Rule("symbolic digit peeled", {"i": "M*N"}, "N*(i/N) + i%N", "i", TILES),
    Rule("symbolic digit, number peeled", {"i": "M"}, "32*(i/32) + i%32", "i", TILES),
    Rule("ragged symbolic digit", {"i": "N"}, "4*(i/4) + i%4", "i", TILES),
    Rule("divisible size", {"i": 32, "r": "M/32"}, "(M*r + M/32*i) / (M/32) - 32*r", "i", TILES),
]

BEYOND_CVC5 = ("symbolic digit peeled",)  # products of two symbols: z3 alone answers within seconds


def outcome_of(rule: Rule, closed: str) -> tuple[Verdict, str]:
    outcome = equals(subject_of(rule.inputs, {"o": rule.formula}, rule.params), {"o": parse(closed)})
    return outcome.verdict, outcome.obligations


rules = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)


@rules
def test_its_certificate_holds_in_both_solvers(rule: Rule) -> None:
    verdict, text = outcome_of(rule, rule.closed)
    assert verdict is Verdict.PROVED
    answers = solver.discharge_text(text)
    assert set(answers) == {"unsat"}
    if rule.name not in BEYOND_CVC5:
        assert list(answers) == cvc5_answers(text)


@rules
def test_a_form_that_is_off_by_one_is_refuted(rule: Rule) -> None:
    subject = subject_of(rule.inputs, {"o": rule.formula}, rule.params)
    for wrong in (f"{rule.closed} + 1", f"2*({rule.closed}) - 1"):
        outcome = equals(subject, {"o": parse(wrong)})
        check_refutation(subject, {"o": wrong}, outcome)


@rules
def test_brute_force_agrees_with_the_table(rule: Rule) -> None:
    subject = subject_of(rule.inputs, {"o": rule.formula}, rule.params)
    sizes_seen = 0
    for sizes in subject.domain.smallest_sizes() if rule.params else iter([{}]):
        assert differences(subject, {"o": rule.closed}, sizes) == []
        sizes_seen += 1
    assert sizes_seen >= (2 if rule.params else 1)


GOAL = re.compile(r"\(assert \(not (.*)\)\)\n\(check-sat\)\n")


def mutations(goal: str) -> Iterator[str]:
    """The goal with one bound tightened, one coefficient changed, or two names of one side exchanged."""
    for found in re.finditer(r"\(< (\S+|\|[^|]*\|) (\d+)\)", goal):
        yield goal[: found.start(2)] + str(int(found[2]) - 1) + goal[found.end(2) :]
    for found in re.finditer(r"\(<= 0 (\|[^|]*\|)\)", goal):
        yield goal[: found.start()] + f"(<= 1 {found[1]})" + goal[found.end() :]
    equation = goal.rfind("(= ")
    for found in re.finditer(r"\(\* (\d+) \|", goal):
        if found.start() < equation:  # a stronger "not negative" is no error
            continue
        yield goal[: found.start(1)] + str(int(found[1]) + 1) + goal[found.end(1) :]
    for found in re.finditer(r"\(= (\|e[^|]*\|) (.*)\)", goal):
        yield goal[: found.start(2)] + f"(+ 1 {found[2]})" + goal[found.end(2) :]
    low_high = re.search(r"\(\+ (\|[^|]*\|) \(\* (\S+) (\|[^|]*\|)\)\)", goal)
    if low_high:
        swapped = f"(+ {low_high[3]} (* {low_high[2]} {low_high[1]}))"
        yield goal[: low_high.start()] + swapped + goal[low_high.end() :]


# A top digit of 1 value in a ragged or symbolic split may be swapped with impunity: none of these rules has one.
@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.params is None], ids=lambda rule: rule.name)
def test_no_mutated_certificate_holds(rule: Rule) -> None:
    _, text = outcome_of(rule, rule.closed)
    checked = 0
    for found in GOAL.finditer(text):
        if found[1].startswith("(and (< 0 "):
            continue  # that there are inputs is a fact about numbers: some mutants are true
        for mutated in mutations(found[1]):
            script = text[: found.start(1)] + mutated + "))\n(check-sat)\n"
            answers = solver.discharge_text(script)
            assert set(answers[:-1]) <= {"unsat"}
            assert answers[-1] == "sat", f"{found[1]} became {mutated}"
            checked += 1
    final = GOAL.findall(text)[-1]
    assert checked or "e." not in final, "a certificate without anything to mutate"


def test_the_second_solver_refuses_a_mutated_certificate_too() -> None:
    refused = 0
    for rule in RULES[:8]:
        _, text = outcome_of(rule, rule.closed)
        for found in GOAL.finditer(text):
            if found[1].startswith("(and (< 0 "):
                continue
            for mutated in list(mutations(found[1]))[:2]:
                script = text[: found.start(1)] + mutated + "))\n(check-sat)\n"
                assert cvc5_answers(script)[-1] == "sat"
                refused += 1
    assert refused > 20


TWICE = {"K": "K >= 1", "N": "N >= 1"}


@pytest.mark.parametrize(
    ("size", "formula", "claimed"),
    [
        ("K", "i/2%K%K", "i/2"),
        ("2*K", "i/(2*K) + i/2%K", "i/2"),
        ("5*K", "i/5%K%K", "i/5"),
        ("K*N", "i%K/4/K + i/K/4", "i/(4*K)"),
    ],
)
def test_a_digit_is_split_at_its_own_size_or_into_what_another_is_called(size: str, formula: str, claimed: str) -> None:
    """One name was declared twice: the solver did not accept the text."""
    subject = subject_of({"i": size}, {"x": formula}, TWICE)
    outcome = equals(subject, {"x": parse(claimed)})
    assert outcome.verdict is Verdict.PROVED
    assert set(cvc5_answers(outcome.obligations)) == {"unsat"}
    twin = equals(subject, {"x": parse(f"{claimed} + (i == 9 ? 1 : 0)")})
    assert twin.verdict is Verdict.REFUTED
    assert twin.counterexample is not None and twin.counterexample.inputs == {"i": 9}
