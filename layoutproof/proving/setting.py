"""The opening of every script: the sizes, what is assumed of them, and that it can be met at all.

A claim under contradictory assumptions is true and worthless, so each script shows a point where they hold before it
assumes them; when there is none, the verdict is ``vacuous`` and the script shows the contradiction instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, islice, product

from layoutproof.integers import smt
from layoutproof.integers.expression import Expression, Literal, substitute
from layoutproof.integers.polynomial import to_expression
from layoutproof.integers.text import to_text
from layoutproof.proving import solver
from layoutproof.proving.domain import Domain, Param
from layoutproof.proving.normalise import Normaliser
from layoutproof.proving.script import Script
from layoutproof.proving.selective import SelectiveScript
from layoutproof.words import assigned

TRIED = 256  # inputs, in the author's order, before a solver is asked for one


class Contradiction(Exception):
    """The assumptions cannot all hold, or leave no inputs; ``script`` proves it, ``conditions`` says what they are."""

    def __init__(self, script: Script, conditions: tuple[str, ...]) -> None:
        super().__init__("the assumptions contradict each other")
        self.script = script
        self.conditions = conditions


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
        script = SelectiveScript(sizes=frozenset(symbols))
    else:
        script = Script()
    sizes, inputs = _point_that_meets(domain)
    if domain.params:
        script.section("sizes: what the spec assumes of them")
        for param in domain.params:
            script.declare(param.name, to_text(param.condition) if param.condition is not None else "any integer")
        conditions = domain.conditions()
        if conditions:
            values = {name: Literal(value) for name, value in sizes.items()}
            goal = _all([substitute(condition, values) for condition in conditions if _formula(condition)])
            words = assigned(sizes)
            script.prove(goal, f"the assumptions can be met: {words}")
        for param in domain.params:
            _state_param(script, param)
        for condition in domain.assumptions:
            _assume(script, condition)
    if domain.variables:
        _show_inputs(script, domain, sizes, inputs)
    return script, sizes


def _show_inputs(script: Script, domain: Domain, sizes: Mapping[str, int], inputs: Mapping[str, int]) -> None:
    """A point of the domain: a claim about no inputs at all would be true and worthless."""
    values = {name: Literal(value) for name, value in (domain.symbol_values(sizes) | dict(inputs)).items()}
    terms = [f"(< {inputs[v.name]} {smt.term(substitute(to_expression(v.size), values))})" for v in domain.variables]
    if domain.guard is not None:
        try:
            terms.append(smt.formula(substitute(domain.guard, values)))
        except smt.NoIntegerForm:  # evaluated when the point was found
            terms.append("true")
    script.prove(f"(and {' '.join(terms)})", f"there are inputs: {assigned(inputs)}")


def _state_param(script: Script, param: Param) -> None:
    facts, name = param.facts, smt.quote(param.name)
    given = tuple(formula for conjunct in param.conjuncts if (formula := _formula(conjunct)))
    for conjunct in param.others:
        _assume(script, conjunct)
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


def _assume(script: Script, condition: Expression) -> None:
    formula = _formula(condition)
    if formula:
        script.assume(formula, "assumed")
    else:  # assuming less proves less; a counterexample is held against it when it is replayed
        script.complete = False
        script.comment(f"not used, for it has no integer form: {to_text(condition)}")


def _formula(condition: Expression) -> str:
    """The condition as a term; empty where it has no integer form, as M & (M - 1) has none."""
    try:
        return smt.formula(condition)
    except smt.NoIntegerForm:
        return ""


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


def _point_that_meets(domain: Domain) -> tuple[dict[str, int], dict[str, int]]:
    """Sizes that meet the assumptions, and inputs there that the guard lets through."""
    smallest = domain.smallest_sizes(limit=8)
    sizes = next(smallest, None)
    if sizes is None:
        sizes = _solved(domain, inputs=False)
    for choice in chain([sizes], smallest):
        inputs = _inputs_at(domain, choice)
        if inputs is not None:
            return choice, inputs
    point = _solved(domain, inputs=True)
    names = {param.name for param in domain.params}
    chosen = {name: value for name, value in point.items() if name in names}
    return chosen, {variable.name: point[variable.name] for variable in domain.variables}


def _inputs_at(domain: Domain, sizes: Mapping[str, int]) -> dict[str, int] | None:
    """The first few inputs are tried; None when none of them will do."""
    extents = domain.concrete(sizes)
    for point in islice(product(*(range(min(max(size, 0), TRIED)) for _, size in extents)), TRIED):
        inputs = dict(zip((name for name, _ in extents), point, strict=True))
        if domain.admits(sizes, inputs):
            return inputs
    return None


def _solved(domain: Domain, *, inputs: bool) -> dict[str, int]:
    """A model of the assumptions (with inputs: of the whole domain). Raises :class:`Contradiction` or :class:`Undecided`."""
    search = Script()
    for param in domain.params:
        search.declare(param.name, to_text(param.condition) if param.condition is not None else "any integer")
    for condition in domain.conditions():
        _assume(search, condition)
    wanted = [param.name for param in domain.params]
    why = "the assumptions contradict each other"
    if inputs:
        why = "no inputs meet the bounds and the guard"
        for variable in domain.variables:
            search.declare(variable.name)
            name, size = smt.quote(variable.name), domain.in_params(to_expression(variable.size))
            search.assume(f"(and (<= 0 {name}) (< {name} {smt.term(size)}))")
            wanted.append(variable.name)
        if domain.guard is not None:
            try:
                search.assume(smt.formula(domain.guard), "guard")
            except smt.NoIntegerForm:
                raise Undecided from None
    search.prove("false", why)
    run = solver.discharge(search, wanted, consistent=False)
    if run.proved:
        words = [to_text(condition) for condition in domain.conditions()]
        if inputs:
            words += [f"0 <= {variable.name} < {variable.size}" for variable in domain.variables]
            words += [] if domain.guard is None else [f"guard: {to_text(domain.guard)}"]
        raise Contradiction(search, tuple(words))
    if run.answer == "unknown" or not _meets(domain, dict(run.values), inputs=inputs):
        raise Undecided
    return dict(run.values)


def _meets(domain: Domain, point: Mapping[str, int], *, inputs: bool) -> bool:
    """A model of what could be stated meets the rest as well."""
    sizes = {param.name: point[param.name] for param in domain.params}
    return domain.allows(sizes) and (not inputs or domain.admits(sizes, point))


def _all(conditions: list[Expression]) -> str:
    terms = [smt.formula(condition) for condition in conditions] or ["true"]
    return terms[0] if len(terms) == 1 else f"(and {' '.join(terms)})"
