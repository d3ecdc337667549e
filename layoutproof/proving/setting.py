"""The opening of every script: the sizes, what is assumed of them, and that it can be met at all.

A claim under contradictory assumptions is true and worthless, so each script shows a point where they hold before it
assumes them; when there is none, the verdict is ``vacuous`` and the script shows the contradiction instead.
"""

from __future__ import annotations

from collections.abc import Mapping

from layoutproof.integers import smt
from layoutproof.integers.expression import Expression, Literal, substitute
from layoutproof.integers.polynomial import to_expression
from layoutproof.integers.text import to_text
from layoutproof.proving import solver
from layoutproof.proving.domain import Domain, Param
from layoutproof.proving.normalise import Normaliser
from layoutproof.proving.script import Script
from layoutproof.proving.selective import SelectiveScript


class Contradiction(Exception):
    """The assumptions cannot all hold; ``script`` proves it."""

    def __init__(self, script: Script) -> None:
        super().__init__("the assumptions contradict each other")
        self.script = script


class Undecided(Exception):
    """The solver could not find sizes that meet the assumptions, nor show that there are none."""


def open_script(domain: Domain) -> tuple[Script, dict[str, int]]:
    """A script that declares the sizes, states what is assumed and shows sizes that meet it (returned).

    That the assumptions can be met is shown of all params; what they say is stated only of those that the inputs' sizes
    depend on, and of those that other conditions tie to others. Raises :class:`Contradiction` or :class:`Undecided`.
    """
    script: Script
    if domain.polynomial:
        symbols = [name for p in domain.params for name in (p.name, p.facts.quotient(p.name))]
        script = SelectiveScript(logic="QF_NIA", sizes=frozenset(symbols))
    else:
        script = Script(logic=logic_for(domain))
    sizes = _sizes_that_meet(domain)
    if domain.params:
        script.section("sizes: what the spec assumes of them")
        for param in domain.params:
            script.declare(param.name, to_text(param.condition) if param.condition is not None else "any integer")
        conditions = domain.conditions()
        if conditions:
            values = {name: Literal(value) for name, value in sizes.items()}
            goal = _all([substitute(condition, values) for condition in conditions])
            words = ", ".join(f"{name} = {value}" for name, value in sizes.items())
            script.prove(goal, f"the assumptions can be met: {words}")
        for param in domain.params:
            _state_param(script, param)
        for condition in domain.assumptions:
            script.assume(smt.formula(condition), "assumed")
    return script, sizes


def _state_param(script: Script, param: Param) -> None:
    facts, name = param.facts, smt.quote(param.name)
    given = tuple(smt.formula(conjunct) for conjunct in param.conjuncts)
    for conjunct in param.others:
        script.assume(smt.formula(conjunct), "assumed")
    if facts.fixed is not None:
        script.assume(f"(= {name} {smt.number(facts.fixed)})", "fixed by the spec")
    elif facts.divisor > 1:
        quotient = smt.quote(facts.quotient(param.name))
        script.declare(facts.quotient(param.name))
        goal = f"(= {name} (* {facts.divisor} {quotient}))"
        if facts.least is not None:
            goal = f"(and {goal} (<= {smt.number(-(-facts.least // facts.divisor))} {quotient}))"
        definition = f"(= {quotient} (div {name} {facts.divisor}))"
        script.lemma(goal, f"{param.name} is {facts.divisor} times a whole number", (*given, definition))
    elif facts.least is not None:
        script.assume(f"(<= {smt.number(facts.least)} {name})", "assumed")


def declare_inputs(script: Script, domain: Domain, title: str) -> Normaliser:
    """Declare the domain's bounded inputs under a heading; the normaliser for them is returned."""
    script.section(title)
    for variable in domain.variables:
        script.declare(variable.name)
        name = smt.quote(variable.name)
        script.assume(f"(and (<= 0 {name}) (< {name} {smt.term(to_expression(variable.size))}))")
    normaliser = Normaliser(domain, script)
    if domain.guard is not None:
        script.assume(smt.formula(normaliser.normalise(domain.guard)[0]), f"guard: {to_text(domain.guard)}")
    return normaliser


def logic_for(domain: Domain) -> str:
    """Linear arithmetic suffices unless a size is symbolic."""
    return "QF_NIA" if domain.symbolic else "QF_LIA"


def _sizes_that_meet(domain: Domain) -> dict[str, int]:
    if not domain.params:
        return {}
    for sizes in domain.smallest_sizes(limit=1):
        return sizes
    search = Script(logic="QF_NIA")
    for param in domain.params:
        search.declare(param.name, to_text(param.condition) if param.condition is not None else "any integer")
    for condition in domain.conditions():
        search.assume(smt.formula(condition), "assumed")
    search.prove("false", "the assumptions contradict each other")
    run = solver.discharge(search, [param.name for param in domain.params])
    if run.proved:
        raise Contradiction(search)
    if run.answer == "unknown":
        raise Undecided
    return dict(run.values)


def _all(conditions: list[Expression]) -> str:
    terms = [smt.formula(condition) for condition in conditions]
    return terms[0] if len(terms) == 1 else f"(and {' '.join(terms)})"


def words_of(sizes: Mapping[str, int]) -> str:
    """``M = 32, N = 16``."""
    return ", ".join(f"{name} = {value}" for name, value in sizes.items())
