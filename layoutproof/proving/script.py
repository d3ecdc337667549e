"""Obligations as SMT-LIB 2 text: the bytes that z3 reads here, that go to ``proofs/``, that a second solver reads.

A script proves before it uses. Every ``prove`` is a block

    (push 1) <givens> (assert (not goal)) (check-sat) (pop 1)

whose answer must be ``unsat``; a *lemma* is proved so and only then asserted for the blocks that follow. Givens are
definitions of names that occur nowhere else, so the chain of blocks proves what the last one says of the definitions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from layoutproof.integers import smt

CONSISTENT = "; (nothing follows from these facts by contradiction: asked apart)\n"
RULE = "; " + "-" * 100


@dataclass(frozen=True)
class Segment:
    """Text up to and including one ``check-sat``, and the text that follows it up to the next segment."""

    before: str
    after: str
    goal: str  # in words, for messages
    names: tuple[str, ...] = ()  # what is declared at the check

    @property
    def text(self) -> str:
        return self.before + self.after


@dataclass
class Script:
    """SMT-LIB text under construction; ``segments`` hold one check each."""

    logic: str = "ALL"  # integers: a solver then takes a linear text for what it is
    prelude: str = smt.PRELUDE
    width: int | None = None  # of its bit-vectors; None: its numbers are integers
    complete: bool = True  # whether all that is assumed could be stated: a model is then a point of the domain
    trials: object = None  # what the solver keeps between the questions asked while the script is written
    segments: list[Segment] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    _facts: list[str] = field(default_factory=list)  # declarations and assertions in force, without the checks
    _marks: list[tuple[int, int]] = field(default_factory=list)
    _pending: list[str] = field(default_factory=list)

    def comment(self, *lines: str) -> None:
        """Lines for the reader."""
        self._pending.extend(f"; {line}\n" if line else "\n" for line in lines)

    def section(self, title: str) -> None:
        """A heading."""
        self._pending.append(f"\n{RULE}\n; {title}\n{RULE}\n")

    def declare(self, name: str, meaning: str = "", *, sort: str = "Int") -> None:
        """A constant, with what it stands for."""
        self.names.append(name)
        note = f" ; {meaning}" if meaning else ""
        self._facts.append(f"(declare-const {smt.quote(name)} {sort})\n")
        self._pending.append(f"(declare-const {smt.quote(name)} {sort}){note}\n")

    def assume(self, term: str, why: str = "") -> None:
        """An assertion without proof: a bound of an input, an assumption of the spec."""
        note = f" ; {why}" if why else ""
        self._facts.append(f"(assert {term})\n")
        self._pending.append(f"(assert {term}){note}\n")

    def prove(self, goal: str, why: str, given: tuple[str, ...] = ()) -> None:
        """One obligation: the goal follows from what is asserted and the givens."""
        self._check(goal, why, given, after="")

    def lemma(self, goal: str, why: str, given: tuple[str, ...] = ()) -> None:
        """An obligation whose goal may be used from here on."""
        self._check(goal, why, given, after=f"(assert {goal})\n")
        self._facts.append(f"(assert {goal})\n")

    def _check(self, goal: str, why: str, given: tuple[str, ...], after: str) -> None:
        before = "".join(self._pending) + f"; {why}\n{self.block(goal, given)}"
        self._pending = []
        self.segments.append(Segment(before, "(pop 1)\n" + after, why, tuple(self.names)))

    @staticmethod
    def block(goal: str, given: Iterable[str] = ()) -> str:
        """One check, up to its ``pop``. Trials ask in a block, too: outside of one z3 goes other ways, often longer."""
        assumed = "".join(f"(assert {term})\n" for term in given)
        return f"(push 1)\n{assumed}(assert (not {goal}))\n(check-sat)\n"

    def open_scope(self) -> None:
        """What follows up to :meth:`close_scope` is forgotten there."""
        self._marks.append((len(self._facts), len(self.names)))
        self._pending.append("(push 1)\n")

    def close_scope(self) -> None:
        self._snapshot()
        facts, names = self._marks.pop()
        del self._facts[facts:]
        del self.names[names:]
        self._pending.append("(pop 1)\n")

    def _snapshot(self) -> None:
        """Where facts are about to be forgotten, whoever runs the script should ask whether they can hold together."""
        self._pending.append(CONSISTENT)

    @property
    def questions(self) -> list[str]:
        """Texts that a solver must not call ``unsat``: facts that contradict each other would prove anything."""
        return []

    @property
    def context(self) -> str:
        """The declarations and assertions in force at this point, as text."""
        return "".join(self._facts)

    def contexts(self, goal: str) -> Iterator[str]:
        """What a goal may be tried from, as text: here, all that is asserted."""
        yield self.context

    @property
    def head(self) -> str:
        return f"(set-logic {self.logic})\n{self.prelude}"

    @property
    def text(self) -> str:
        """The whole script."""
        return self.head + self.body

    @property
    def body(self) -> str:
        """The script without its head."""
        return "".join(segment.text for segment in self.segments) + "".join(self._pending)

    @property
    def checks(self) -> int:
        return len(self.segments)
