"""``max_conflicts``: in every access, no bank is asked for more than n words at a time; and exactly n, proved tight.

The n is that of "n-way": the passes that the fullest group of lanes takes. 1 is free of conflicts. What the hardware looks
at together is data (:mod:`layoutproof.hardware.banks`).

How: take a point of the inputs other than the lane, see which lanes collide, colour them with as many colours as the worst
group there has passes, and ask the solver whether two lanes of one colour ever collide at any point. If so, its answer is a
new point; the collisions of all points so far are coloured again. This ends with a proof or with a point of more passes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from layoutproof.claims.common import Deciding, deciding, discharge
from layoutproof.claims.conflict_script import ALIGNED, ConflictScript, Reach, Witness
from layoutproof.claims.subject import Subject
from layoutproof.errors import Refusal, Rejected, UserError
from layoutproof.hardware.banks import Access, Collision
from layoutproof.hardware.colouring import Collisions, colour
from layoutproof.integers.evaluate import compile_function, evaluate
from layoutproof.integers.expression import Expression, Literal, names, substitute
from layoutproof.integers.interval import Interval
from layoutproof.proving import bits, enumeration, solver
from layoutproof.proving.domain import Domain, Variable
from layoutproof.proving.setting import open_script
from layoutproof.proving.verdict import Counterexample, Outcome, Verdict

LANE = "lane"
ROUNDS = 64  # points that the solver may add before the claim is left open
LONGEST_CHAIN = 9  # lanes compared at once where no colouring is found
CROSS_CHECK = 1 << 12  # (point, lane) pairs that are enumerated besides being proved


def conflict_free(subject: Subject, access: Access, *, lane: str = LANE) -> Outcome:
    """Decide that no access of this kind has a bank conflict."""
    return max_conflicts(subject, access, 1, lane=lane)


def max_conflicts(subject: Subject, access: Access, ways: int, *, lane: str = LANE) -> Outcome:
    """Decide that conflicts are at most ``ways``-way, and tell the exact degree.

    The subject's only output is the byte address of a lane; its inputs are the lane and whatever else varies (warps,
    tiles, stages, steps). Raises :class:`UserError` for a subject of another form or ``ways`` below 1.
    """
    if ways < 1:
        raise UserError(
            f"max_conflicts = {ways} cannot hold", hint="1 is free of conflicts: every access takes one pass"
        )
    words = "free of bank conflicts" if ways == 1 else f"at most {ways}-way bank conflicts"
    return _decided(subject, access, f"{subject.title}, {access.name}: {words}", ways, lane)


def conflict_degree(subject: Subject, access: Access, *, lane: str = LANE) -> Outcome:
    """Find the exact degree, prove it tight, and tell it in ``facts``."""
    return _decided(subject, access, f"{subject.title}, {access.name}: degree of bank conflicts", access.lanes, lane)


def _decided(subject: Subject, access: Access, statement: str, ways: int, lane: str) -> Outcome:
    with deciding(statement, subject.sizes) as decision:
        if subject.domain.params:
            open_script(subject.domain)  # contradictory assumptions make the claim vacuous
        try:
            decision.outcome = _Search(decision, _reach(subject, access, lane), ways).run()
        except Rejected as error:
            decision.outcome = _refused(decision, error.refusal)
        except bits.NotFinite as error:
            decision.outcome = decision.unsettled(str(error))
    return decision.result


def _reach(subject: Subject, access: Access, lane: str) -> Reach:
    if len(subject.outputs) != 1:
        outputs = ", ".join(subject.outputs)
        raise UserError(f"{subject.title} has the outputs {outputs}", hint="one output: the byte address of a lane")
    domain = subject.domain
    sizes = {variable.name: variable.size for variable in domain.variables}
    if lane not in sizes:
        raise UserError(f"{subject.title} has no input {lane!r}", hint=f"inputs: {', '.join(sizes) or 'none'}")
    available = sizes[lane]
    if isinstance(available, int) and available < access.lanes:
        reason = f"{available} lanes, the access takes {access.lanes}"
        raise Rejected(access.name, reason, mode=lane, legal=f"{access.lanes} lanes")
    guard = domain.guard
    if guard is not None and lane in names(guard):
        raise bits.NotFinite(f"which lanes take part depends on {lane}: the rule of passes is for all lanes of a warp")
    (address,) = subject.outputs.values()
    numbers: dict[str, Expression] = {n: Literal(v) for n, v in domain.sizes.items() if isinstance(v, int)}
    address = substitute(subject.expand(address), numbers)
    if guard is not None:
        guard = substitute(guard, numbers)
    used = names(address) | (names(guard) if guard is not None else frozenset())
    for variable in domain.variables:
        if variable.name in used and not isinstance(variable.size, int):
            raise bits.NotFinite(f"{variable.name} < {variable.size} has no bound in numbers")
    symbolic = used - sizes.keys() - numbers.keys()
    if symbolic:
        raise bits.NotFinite(f"the address depends on {', '.join(sorted(symbolic))}, which is not known in numbers")
    others = tuple(v for v in domain.variables if v.name in used and v.name != lane)
    inputs = (Variable(lane, access.lanes), *others)
    return Reach(subject.title, Domain(domain.params, inputs, guard), address, lane, access)


class _Search:
    """The state of one claim: the points seen, and the worst of them."""

    def __init__(self, decision: Deciding, reach: Reach, ways: int) -> None:
        self.decision, self.reach, self.ways = decision, reach, ways
        self.access = reach.access
        self.others = [(v.name, v.size) for v in reach.domain.variables[1:] if isinstance(v.size, int)]
        bounds = {
            name: Interval(0, size - 1) for name, size in (*self.others, (reach.lane, self.access.lanes)) if size > 0
        }
        self._address = compile_function(
            {"address": reach.address}, [reach.lane, *(name for name, _ in self.others)], bounds
        )
        self.collisions = Collisions(self.access)
        self.worst: tuple[Collision, dict[str, int], tuple[int, ...]] | None = None

    def addresses(self, inputs: Mapping[str, int]) -> tuple[int, ...]:
        """The byte addresses of all lanes at one point."""
        return tuple(self._address(lane, *inputs.values())[0] for lane in range(self.access.lanes))

    def points(self) -> Iterator[dict[str, int]]:
        """All points of the other inputs, in the author's order."""
        guard = self.reach.domain.guard
        for values in enumeration.grid([size for _, size in self.others]):
            inputs = dict(zip((name for name, _ in self.others), values, strict=True))
            if guard is None or evaluate(guard, inputs):
                yield inputs

    @property
    def count(self) -> int:
        """How many points of the other inputs there are, guard or not."""
        total = 1
        for _, size in self.others:
            total *= max(size, 0)
        return total

    def run(self) -> Outcome:
        """Look at points until the bound is proved or broken."""
        first = next(self.points(), None)
        if first is None:
            why = "no input meets the guard, so the claim says nothing"
            return Outcome(Verdict.VACUOUS, self.decision.statement, self.decision.sizes, method=why)
        self._look(first)
        for _ in range(ROUNDS):
            degree = self._degree()
            if degree > self.ways:
                return self._refuted()
            colouring = colour(self.collisions, degree)
            chained = colouring is None
            if chained and degree >= LONGEST_CHAIN:
                return self.decision.unsettled(
                    f"no {degree} colours for the lanes at all points, and too many for a chain"
                )
            script = ConflictScript(self.reach, degree + 1 if chained else 2)
            script.aligned()
            script.merging(self.collisions)
            if colouring is None:
                script.at_most_chain(self.collisions)
            else:
                script.at_most(self.collisions, colouring, degree)
            script.at_least(self._witness())
            run = discharge(script.script, [variable.name for variable in self.reach.domain.variables])
            if run.proved:
                how = "chain of lanes" if colouring is None else "two lanes and a colouring"
                return self._proved(script, degree, f"{how}, bit-vectors of proven width")
            goal = script.script.segments[run.failed].goal if run.failed is not None else ""
            if run.answer != "sat":
                return self.decision.unknown(script.script, run)
            if goal == ALIGNED:
                self.access.check(self.addresses(self._other_inputs(run)))  # raises
            if not self._look(self._other_inputs(run)):
                return self.decision.unsettled("the solver's point shows no more conflicts than those known")
        return self.decision.unsettled(f"{ROUNDS} points were looked at and the bound still moves")

    def _other_inputs(self, run: solver.Run) -> dict[str, int]:
        values = dict(run.values)
        return {name: values[name] for name, _ in self.others}

    def _look(self, inputs: dict[str, int]) -> bool:
        """Take one more point into account; False when it is known already."""
        addresses = self.addresses(inputs)
        self.access.check(addresses)
        if addresses in self.collisions.points:
            return False
        self.collisions.add(addresses)
        worst = self.access.worst(addresses)
        if self.worst is None or worst.degree > self.worst[0].degree:
            self.worst = (worst, inputs, addresses)
        return True

    def _degree(self) -> int:
        assert self.worst is not None
        return self.worst[0].degree

    def _witness(self) -> Witness:
        assert self.worst is not None
        worst, inputs, addresses = self.worst
        group = next(group for group in self.access.grouping(addresses) if worst.lanes[0] in group)
        per_unit = self.access.unit // self.access.bank_bytes
        units = sorted((word // per_unit, lane) for word, lane in worst.words)
        return Witness(inputs, units, addresses, group)

    def _facts(self) -> dict[str, str]:
        """At the worst point: degree, passes, how many of them cannot be avoided."""
        assert self.worst is not None
        _, _, addresses = self.worst
        total, least = self.access.passes(addresses), self.access.unavoidable(addresses)
        return {
            "degree": str(self._degree()),
            "passes": str(total),
            "unavoidable": str(least),
            "conflicts": str(total - least),
        }

    def _proved(self, script: ConflictScript, degree: int, method: str) -> Outcome:
        facts = self._facts()
        way = "free of conflicts" if degree == 1 else f"exactly {degree}-way"
        self.decision.witness.append(
            f"{way}: {facts['passes']} passes where it is worst, {facts['unavoidable']} cannot be avoided"
        )
        if self.count * self.access.lanes <= CROSS_CHECK:
            found = max((self.access.worst(self.addresses(point)).degree for point in self.points()), default=degree)
            if found != degree:
                why = f"the solver proves {degree}-way and enumeration finds {found}-way"
                return self.decision.disagreed(script.script, why)
            method = f"{method}; {self.count * self.access.lanes} points enumerated as well"
        outcome = self.decision.proved(script.script, method, self.reach.domain)
        return replace(outcome, facts=facts)

    def _refuted(self) -> Outcome:
        minimal = len(self.collisions.points) == 1
        if not minimal and self.count * self.access.lanes <= CROSS_CHECK:
            for point in self.points():
                addresses = self.addresses(point)
                worst = self.access.worst(addresses)
                if worst.degree > self.ways:
                    self.worst, minimal = (worst, point, addresses), True
                    break
        script = ConflictScript(self.reach)
        script.aligned()
        script.at_least(self._witness())
        run = discharge(script.script, [variable.name for variable in self.reach.domain.variables])
        if not run.proved and run.answer == "sat":
            self.access.check(self.addresses(self._other_inputs(run)))  # not aligned somewhere else: raises
        if not run.proved:
            return self.decision.unknown(script.script, run)
        outcome = self.decision.refuted(self._counterexample(minimal), script.script)
        return replace(outcome, facts=self._facts())

    def _counterexample(self, minimal: bool) -> Counterexample:
        assert self.worst is not None
        worst, inputs, addresses = self.worst
        lanes = ", ".join(map(str, worst.lanes))
        words = ", ".join(str(word) for word, _ in worst.words)
        facts = self._facts()
        details = (
            f"lanes {lanes} touch the words {words} of bank {worst.bank} at once",
            f"{facts['passes']} passes, {facts['unavoidable']} cannot be avoided, {facts['conflicts']} are conflicts",
        )
        points = tuple(
            ({self.reach.lane: lane, **inputs}, {"address": addresses[lane], "bank": worst.bank})
            for lane in worst.lanes
        )
        claimed: dict[str, int | str] = {"ways": f"at most {self.ways}"}
        return Counterexample({}, inputs, claimed, {"ways": worst.degree}, details, points, minimal)


def _refused(decision: Deciding, refusal: Refusal) -> Outcome:
    method = "refused before proving"
    return Outcome(Verdict.REJECTED, decision.statement, decision.sizes, method=method, refusal=refusal)


__all__ = ["conflict_degree", "conflict_free", "max_conflicts"]
