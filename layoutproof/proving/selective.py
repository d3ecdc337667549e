"""Scripts for polynomial arithmetic: each obligation is given only the facts it needs.

A solver for nonlinear integers is easily led astray by facts that do not matter. So here nothing is asserted for good:
assumptions, definitions and proven lemmas are kept aside, and each block states those that it uses. Which ones is found by
trying: first the facts about the goal's own names, then those one step further, then all that are connected. The choice
cannot make a proof wrong, since every fact is either assumed by the spec or was proved by an earlier block.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from layoutproof.proving import solver
from layoutproof.proving.script import Script, Segment

LEVELS = 4  # the last one states all facts, so that what is then refuted is refuted by all that is known
_SYMBOL = re.compile(r"\|[^|]*\||[A-Za-z_][A-Za-z0-9_.!]*")


@dataclass(frozen=True)
class Fact:
    """A term that may be used, and the names in it."""

    term: str
    names: frozenset[str]


@dataclass
class SelectiveScript(Script):
    """A script whose blocks state their own facts."""

    facts: list[Fact] = field(default_factory=list)
    sizes: frozenset[str] = frozenset()  # the params: they occur everywhere and connect nothing
    _fact_marks: list[int] = field(default_factory=list)
    snapshots: list[str] = field(default_factory=list)
    _declared: set[str] = field(default_factory=set)

    def declare(self, name: str, meaning: str = "", *, sort: str = "Int") -> None:
        super().declare(name, meaning, sort=sort)
        self._declared.add(name)

    def assume(self, term: str, why: str = "") -> None:
        self.comment(f"fact: {term}" + (f"  ({why})" if why else ""))
        self.facts.append(Fact(term, self._names(term)))

    def lemma(self, goal: str, why: str, given: tuple[str, ...] = ()) -> None:
        self._check(goal, why, given, after="")
        self.facts.append(Fact(goal, self._names(goal)))

    def open_scope(self) -> None:
        self._fact_marks.append(len(self.facts))
        super().open_scope()

    def close_scope(self) -> None:
        del self.facts[self._fact_marks.pop() :]
        super().close_scope()

    def _snapshot(self) -> None:
        self.snapshots.append(self._everything())

    @property
    def questions(self) -> list[str]:
        return [*self.snapshots, self._everything()]

    def _everything(self) -> str:
        return self.context + "".join(f"(assert {fact.term})\n" for fact in self.facts) + "(check-sat)\n"

    def contexts(self, goal: str) -> Iterator[str]:
        """Ever larger sets of facts, as text; equal ones once."""
        for facts in self._choices(goal, ()):
            yield self.context + "".join(f"(assert {fact.term})\n" for fact in facts)

    def _choices(self, goal: str, given: tuple[str, ...]) -> list[list[Fact]]:
        names = self._names(goal).union(*(self._names(term) for term in given))
        choices: list[list[Fact]] = []
        for level in range(LEVELS):
            wider = self._relevant(names, level)
            if wider not in choices:
                choices.append(wider)
        return choices

    def _check(self, goal: str, why: str, given: tuple[str, ...], after: str) -> None:
        choices = self._choices(goal, given)
        blocks = [self.block(goal, (*(fact.term for fact in facts), *given)) for facts in choices]
        found = solver.first_proved(self, [self.context + block for block in blocks[:-1]])
        before = "".join(self._pending) + f"; {why}\n{blocks[-1 if found is None else found]}"
        self._pending = []
        self.segments.append(Segment(before, "(pop 1)\n" + after, why, tuple(self.names)))

    def _relevant(self, names: frozenset[str], level: int) -> list[Fact]:
        if level == LEVELS - 1:
            return list(self.facts)
        if level == 0:
            return [fact for fact in self.facts if fact.names <= names]
        reached = names - self.sizes
        rounds = 1 if level == 1 else len(self.facts)
        for _ in range(rounds):
            wider = reached.union(*(fact.names for fact in self.facts if fact.names & reached)) - self.sizes
            if wider == reached:
                break
            reached = wider
        known = reached | self.sizes if level > 1 else reached | names
        return [
            fact for fact in self.facts if fact.names <= known and (fact.names & reached or fact.names <= self.sizes)
        ]

    def _names(self, term: str) -> frozenset[str]:
        return frozenset(
            name for name in (token.strip("|") for token in _SYMBOL.findall(term)) if name in self._declared
        )
