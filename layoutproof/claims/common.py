"""What every claim does the same way: turning a run of the solver into an outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial

from layoutproof.errors import UserError
from layoutproof.integers import smt
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import Expression, Literal, substitute
from layoutproof.integers.polynomial import Size, to_expression
from layoutproof.integers.text import to_text
from layoutproof.proving import bits, enumeration, solver
from layoutproof.proving.bits import NotFinite
from layoutproof.proving.definedness import GOAL, divisors, prove_defined
from layoutproof.proving.domain import Domain
from layoutproof.proving.euclid import in_style
from layoutproof.proving.normalise import Normaliser
from layoutproof.proving.script import Script
from layoutproof.proving.setting import Contradiction, Undecided, declare_inputs, open_script
from layoutproof.proving.solver import Inconsistent
from layoutproof.proving.verdict import Counterexample, Outcome, Verdict
from layoutproof.words import assigned


class PossiblyUndefined(UserError):
    """A divisor that can be zero: the formula has no value there, so nothing can be claimed of it."""


@dataclass
class Deciding:
    """A claim on its way to an outcome."""

    statement: str
    sizes: str
    witness: list[str] = field(default_factory=list)
    outcome: Outcome | None = None

    @property
    def result(self) -> Outcome:
        assert self.outcome is not None, "a claim was left undecided: a bug of LayoutProof's"
        return self.outcome

    def proved(
        self,
        script: Script,
        method: str,
        domain: Domain,
        second_engine: Callable[[int], Counterexample | None] | None = None,
    ) -> Outcome:
        """Every obligation was discharged; a small domain is enumerated as well, and the two must agree."""
        points = enumeration.count_points(domain, limit=enumeration.CROSS_CHECK)
        if second_engine is not None and points:
            found = second_engine(points)
            if found is not None:
                return self.disagreed(script, "the solver proves the claim and enumeration refutes it", found)
            at = " at the smallest sizes" if domain.symbolic else ""
            method = f"{method}; {points} points enumerated as well{at}"
        return Outcome(
            Verdict.PROVED,
            self.statement,
            self.sizes,
            method=method,
            witness=tuple(self.witness),
            obligations=script.text,
            checks=script.checks,
        )

    def refuted(self, counterexample: Counterexample, script: Script) -> Outcome:
        return Outcome(
            Verdict.REFUTED,
            self.statement,
            self.sizes,
            method="counterexample, replayed on the original expressions",
            witness=tuple(self.witness),
            counterexample=counterexample,
            obligations=script.text,
            checks=script.checks,
        )

    def unknown(self, script: Script, run: solver.Run) -> Outcome:
        goal = script.segments[run.failed].goal if run.failed is not None else ""
        why = "the solver's resource limit ran out at"
        if run.answer == "sat":  # of lemmas that say too little, or of assumptions that could not be stated
            why = "it does not follow from the facts used, though no counterexample was found"
        return Outcome(
            Verdict.UNKNOWN,
            self.statement,
            self.sizes,
            method=f"{why}: {goal}",
            obligations="",
            notes=("nothing is claimed: split the claim, or bound a size",),
        )

    def unsettled(self, why: str, advice: str = "") -> Outcome:
        """Neither proved nor refuted, for a reason other than the budget."""
        notes = ("nothing is claimed",)
        return Outcome(Verdict.UNKNOWN, self.statement, self.sizes, method=why, notes=notes, advice=advice)

    def disagreed(self, script: Script, why: str, counterexample: Counterexample | None = None) -> Outcome:
        return Outcome(
            Verdict.DISAGREED,
            self.statement,
            self.sizes,
            method=why,
            counterexample=counterexample,
            obligations=script.text,
        )


def require_defined(domain: Domain, expressions: Sequence[Expression]) -> None:
    """Every divisor, the guard's too, is never zero. Raises :class:`PossiblyUndefined` with a point where one is."""
    guard = [] if domain.guard is None else [domain.guard]
    for about, over in ((guard, replace(domain, guard=None)), (list(expressions), domain)):
        if divisors(about):
            build = partial(_definedness_script, about)
            try:
                script = in_style(over, build)
            except smt.NoIntegerForm:
                if over.guard is not None and _proved_without_guard(over, build):
                    continue
                script = bits.definedness_script(over, "this", about)
            discharge(script)


def _proved_without_guard(domain: Domain, build: Callable[[Domain], Script]) -> bool:
    try:
        return solver.discharge(in_style(replace(domain, guard=None), build)).proved
    except smt.NoIntegerForm:
        return False


def _definedness_script(expressions: Sequence[Expression], domain: Domain) -> Script:
    script, _ = open_script(domain)
    prove_defined(declare_inputs(script, domain, "inputs"), expressions)
    return script


@contextmanager
def deciding(statement: str, sizes: str) -> Iterator[Deciding]:
    """Run a claim's decision; contradictory assumptions become ``vacuous``, undecided ones ``unknown``."""
    decision = Deciding(statement, sizes)
    try:
        yield decision
    except Contradiction as found:
        decision.outcome = Outcome(
            Verdict.VACUOUS,
            statement,
            sizes,
            method=found.script.segments[-1].goal,
            notes=found.conditions,
            obligations=found.script.text,
            checks=found.script.checks,
        )
    except NotFinite as reason:
        decision.outcome = Outcome(
            Verdict.UNKNOWN, statement, sizes, method=f"bit operations need bounds in numbers: {reason}"
        )
    except smt.NoIntegerForm as reason:  # of a condition on the params, say: bit-vectors know none
        decision.outcome = Outcome(Verdict.UNKNOWN, statement, sizes, method=f"not decided over integers: {reason}")
    except Inconsistent:
        method = "a proof's own facts contradict each other, so it proves nothing"
        decision.outcome = Outcome(Verdict.DISAGREED, statement, sizes, method=method)
    except Undecided:
        method = "no sizes were found that meet the assumptions, nor a proof that there are none"
        decision.outcome = Outcome(Verdict.UNKNOWN, statement, sizes, method=method)


def prove_range(normaliser: Normaliser, formula: Expression, size: Size, why: str) -> None:
    """0 <= formula < size."""
    value = smt.term(normaliser.normalise(formula)[0])
    normaliser.script.prove(f"(and (<= 0 {value}) (< {value} {smt.term(to_expression(size))}))", why)


def prove_recovered(
    normaliser: Normaliser, inverse: Mapping[str, Expression], outputs: Mapping[str, Expression]
) -> None:
    """Each input is what ``inverse`` says of the outputs."""
    for variable, formula in inverse.items():
        back = normaliser.normalise(substitute(formula, outputs))[0]
        goal = f"(= {smt.term(back)} {smt.quote(variable)})"
        normaliser.script.prove(goal, f"{variable} = {to_text(formula)} is recovered")


def prove_lemmas(normaliser: Normaliser, lemmas: Sequence[Expression]) -> None:
    """The spec's own lemmas: each proved, then used."""
    for lemma in lemmas:
        normaliser.script.lemma(smt.formula(normaliser.condition(lemma)), f"the spec's lemma: {to_text(lemma)}")


def discharge(script: Script, names: Sequence[str] = ()) -> solver.Run:
    """Run a claim's script. Raises :class:`PossiblyUndefined` when what failed is that a divisor is never zero."""
    everything = dict.fromkeys(
        name for segment in script.segments for name in segment.names if not name.startswith("e.")
    )
    run = solver.discharge(script, names or list(everything))
    if run.failed is not None and script.segments[run.failed].goal.startswith(GOAL):
        divisor = script.segments[run.failed].goal.removeprefix(GOAL).strip()
        if run.answer == "unknown" or not script.complete:
            raise PossiblyUndefined(f"it could not be shown that the divisor {divisor} is never 0")
        at = ", ".join(f"{name} = {value}" for name, value in run.values if "/" not in name and "%" not in name)
        raise PossiblyUndefined(
            f"the divisor {divisor} can be 0: a division without a value", hint=f"at {at}" if at else ""
        )
    return run


def contradiction(
    domain: Domain,
    found: Counterexample,
    claims: Sequence[tuple[Sequence[str], Sequence[tuple[Expression, Expression]]]],
) -> Script:
    """A refutation as an obligation: at the point found the assumptions hold and some pair differs, by evaluation alone."""
    script = Script()
    values = {name: Literal(value) for name, value in (domain.symbol_values(found.sizes) | dict(found.inputs)).items()}
    point = assigned({**found.sizes, **found.inputs})
    script.section(f"the counterexample: {point}")
    for condition in [*domain.conditions(), *([] if domain.guard is None else [domain.guard])]:
        try:
            script.prove(smt.formula(substitute(condition, values)), "the point meets the assumptions")
        except smt.NoIntegerForm:  # evaluated when the point was found
            script.comment(f"the point meets {to_text(condition)}")
    for names, pairs in claims:
        different = []
        for name, (left, right) in zip(names, pairs, strict=True):
            a, b = (evaluate(side, {n: v.value for n, v in values.items()}) for side in (left, right))
            if a != b:
                different.append((name, left, right, a, b))
        for name, left, right, a, b in different:
            script.comment(f"{name}: {to_text(left)} is {a}, the claim says {to_text(right)} is {b}")
            try:
                sides = [smt.term(substitute(side, values)) for side in (left, right)]
            except smt.NoIntegerForm:  # bit operations: the two values as evaluated
                sides = [smt.number(a), smt.number(b)]
            script.prove(f"(not (= {sides[0]} {sides[1]}))", f"{name} differs there")
    return script
