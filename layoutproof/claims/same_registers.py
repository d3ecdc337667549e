"""``same_registers``: the accumulator of one MMA is the operand of the next, without leaving the thread.

The accumulator C(m,n) of the first instruction, repeated along N, becomes A(m,k) of the second (k = n) or its B(n,k)
(k = m). The answer is the first of these that holds:

    identity        slot s of the accumulator is slot s of the operand, in every lane
    registers       slot s of the operand is slot p(s) of the accumulator, the same p in every lane
    k_permutation   the same after k is renamed: slot s, for k, holds what belongs to q(k); the other operand's k must be
                    renamed as well, which leaves the sum over k as it is
    lanes           the element is in another lane: a shuffle
    impossible      other threads, other rows, or elements that no thread of the first instruction holds

``q`` is derived: k may be renamed to n exactly where the same (lane, row) pairs hold both. What is found is then proved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import lcm

from layoutproof.atoms.atom import Atom
from layoutproof.claims.covered import bijective_onto
from layoutproof.claims.equals import equals
from layoutproof.claims.subject import Subject
from layoutproof.claims.table_form import closed_form, closed_form_of_two, fit_layout
from layoutproof.claims.together import Part, together
from layoutproof.errors import Rejected
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import Expression, Name, add, divide, modulo, multiply, substitute
from layoutproof.integers.text import to_text
from layoutproof.layouts.expressions import layout_expression
from layoutproof.layouts.layout import Layout
from layoutproof.proving.domain import Domain, Variable
from layoutproof.proving.verdict import Counterexample, Outcome, Verdict

ANSWERS = ("identity", "registers", "k_permutation", "lanes", "impossible")
NAMES = ("row", "k")


@dataclass(frozen=True)
class Answer:
    """What it takes, with the tables found: ``registers[s]``, ``renamed[k]``, and for a shuffle lane and slot by [s][lane]."""

    kind: str
    reason: str = ""
    registers: Sequence[int] = ()
    renamed: Sequence[int] = ()
    lanes: Sequence[Sequence[int]] = ()
    slots: Sequence[Sequence[int]] = field(default=())


class Handover:
    """The two fragments side by side. Raises :class:`Rejected` where their shapes cannot meet."""

    def __init__(self, first: Atom, second: Atom, operand: str = "A") -> None:
        self.first, self.second, self.operand = first, second, operand
        self.kept, self.summed = (0, 1) if operand == "A" else (1, 0)  # which of (m, n) is the row, which the k
        giving, taking = first.extents("C"), second.extents(operand)
        self.title = f"C of {first.name} as {operand} of {second.name}"
        row = "MN"[self.kept]
        if giving[self.kept] != taking[0]:
            reason = f"{first.name} has {giving[self.kept]} along {row}, {second.name} takes {taking[0]}"
            raise Rejected("same_registers", reason, mode=row, legal=f"an instruction of {row} = {giving[self.kept]}")
        self.depth = lcm(giving[self.summed], taking[1])
        self.given = _Fragment(first.layout_tv("C"), giving, self.kept, self.depth // giving[self.summed])
        self.taken = _Fragment(second.layout_tv(operand), (taking[0], taking[1]), 0, self.depth // taking[1])
        for what, a, b in (
            ("threads", self.given.threads, self.taken.threads),
            ("values", self.given.slots, self.taken.slots),
        ):
            if a != b:
                reason = f"{first.name} has {a} {what}, {second.name} takes {b}"
                raise Rejected("same_registers", reason, mode=what, legal=f"{a} {what}")

    def answer(self) -> Answer:
        """What it takes, found by looking at every element."""
        threads, slots = self.given.threads, self.given.slots
        given, taken = self.given.table(), self.taken.table()
        owner = {element: (lane, slot) for lane, held in enumerate(given) for slot, element in enumerate(held)}
        same = [owner.get(element, (-1, -1))[1] for element in taken[0]]
        if all(taken[lane][slot] == given[lane][same[slot]] for lane in range(threads) for slot in range(slots)):
            return Answer("identity" if same == list(range(slots)) else "registers", registers=same)
        renamed = self._renaming(given, taken)
        if renamed is not None:
            place = {element: slot for slot, element in enumerate(given[0])}
            registers = [place[row, renamed[k]] for row, k in taken[0]]
            if all(
                given[lane][registers[slot]] == (row, renamed[k])
                for lane in range(threads)
                for slot, (row, k) in enumerate(taken[lane])
            ):
                return Answer("k_permutation", registers=registers, renamed=renamed)
        lost = next((e for held in taken for e in held if e not in owner), None)
        if lost is not None:
            return Answer("impossible", f"no thread of the first instruction holds (row, k) = {lost}")
        whence = [[owner[taken[lane][slot]] for lane in range(threads)] for slot in range(slots)]
        return Answer(
            "lanes", lanes=[[p[0] for p in line] for line in whence], slots=[[p[1] for p in line] for line in whence]
        )

    def _renaming(
        self, given: Sequence[Sequence[tuple[int, int]]], taken: Sequence[Sequence[tuple[int, int]]]
    ) -> list[int] | None:
        """K -> n where the same (lane, row) pairs hold both, in ascending order; None where they do not pair up."""
        groups: list[dict[frozenset[tuple[int, int]], list[int]]] = []
        for table in (given, taken):
            holders: dict[int, set[tuple[int, int]]] = {k: set() for k in range(self.depth)}
            for lane, held in enumerate(table):
                for row, k in held:
                    holders[k].add((lane, row))
            by_holders: dict[frozenset[tuple[int, int]], list[int]] = {}
            for k, pairs in holders.items():
                by_holders.setdefault(frozenset(pairs), []).append(k)
            groups.append(by_holders)
        renamed = [0] * self.depth
        for who, columns in groups[1].items():
            there = groups[0].get(who, [])
            if len(there) != len(columns):
                return None
            for k, n in zip(columns, there, strict=True):
                renamed[k] = n
        return renamed

    @property
    def domain(self) -> Domain:
        """(lane, s)."""
        return Domain((), (Variable("lane", self.given.threads), Variable("s", self.given.slots)))


class _Fragment:
    """(lane, slot) -> (row, k) of one instruction, repeated along k."""

    def __init__(self, layout: Layout, extents: tuple[int, int], kept: int, repeats: int) -> None:
        self.layout, self.extents, self.kept = layout, extents, kept
        threads, values = (mode.size() for mode in layout.modes)
        assert isinstance(threads, int) and isinstance(values, int)
        self.threads, self.values, self.slots = threads, values, values * repeats

    def table(self) -> list[list[tuple[int, int]]]:
        """By lane, by slot."""
        found = []
        for lane in range(self.threads):
            held = []
            for slot in range(self.slots):
                index = self.layout((lane, slot % self.values))
                assert isinstance(index, int)
                pair = index % self.extents[0], index // self.extents[0]
                k = pair[1 - self.kept] + self.extents[1 - self.kept] * (slot // self.values)
                held.append((pair[self.kept], k))
            found.append(held)
        return found

    def expressions(self, lane: Expression, slot: Expression) -> dict[str, Expression]:
        """The same as expressions."""
        repeated = self.slots != self.values
        inside = modulo(slot, self.values) if repeated else slot
        index = layout_expression(self.layout, (lane, inside))
        pair = (modulo(index, self.extents[0]), divide(index, self.extents[0]))
        k = pair[1 - self.kept]
        if repeated:
            k = add(k, multiply(self.extents[1 - self.kept], divide(slot, self.values)))
        return {NAMES[0]: pair[self.kept], NAMES[1]: k}


def same_registers(handover: Handover, by: str = "registers", *, renaming: Expression | None = None) -> Outcome:
    """Decide that it takes no more than ``by`` (one of :data:`ANSWERS`); ``renaming`` is a q(k) that is to be used."""
    found = handover.answer() if renaming is None else _with(handover, renaming)
    words = {"identity": "the same registers", "registers": "the same registers in another order"}
    statement = f"{handover.title}: " + words.get(by, f"needs no more than {by.replace('_', ' ')}")
    facts, witness = _told(found)
    if ANSWERS.index(found.kind) > ANSWERS.index(by):
        outcome = _refuted(handover, found, statement)
        return replace(outcome, facts=facts, witness=tuple(witness))
    outcome = together(statement, "", _proofs(handover, found))
    return replace(outcome, facts=facts, witness=tuple(witness))


def _with(handover: Handover, renaming: Expression) -> Answer:
    """The answer for a given renaming of k."""
    renamed = [evaluate(renaming, {"k": k}) for k in range(handover.depth)]
    given, taken = handover.given.table(), handover.taken.table()
    place = {element: slot for slot, element in enumerate(given[0])}
    registers = [place.get((row, renamed[k]), -1) for row, k in taken[0]]
    for lane, held in enumerate(taken):
        for slot, (row, k) in enumerate(held):
            if registers[slot] < 0 or given[lane][registers[slot]] != (row, renamed[k]):
                return Answer(
                    "impossible", f"with this q, lane {lane} does not hold (row, q(k)) = ({row}, {renamed[k]})"
                )
    return Answer("k_permutation", registers=registers, renamed=renamed)


def _proofs(handover: Handover, found: Answer) -> list[Part]:
    lane, slot = Name("lane"), Name("s")
    wanted = handover.taken.expressions(lane, slot)
    parts: list[Part] = []
    if found.kind == "lanes":
        whence = closed_form_of_two(found.lanes, ("lane", "s")), closed_form_of_two(found.slots, ("lane", "s"))
        if whence[0] is None or whence[1] is None:
            parts.append(("a shuffle", _enumerated(handover)))
            return parts
        held = handover.given.expressions(whence[0], whence[1])
    else:
        register = closed_form(found.registers, "s")
        held = handover.given.expressions(lane, register)
        slots = Subject("registers", Domain((), (Variable("s", handover.given.slots),)), {"register": register})
        parts.append(("each register is used once", bijective_onto(slots, {"register": handover.given.slots})))
    if found.kind == "k_permutation":
        renaming = closed_form(found.renamed, "k")
        own = Subject("K permutation", Domain((), (Variable("k", handover.depth),)), {"q": renaming})
        parts.append(("the K permutation is one", bijective_onto(own, {"q": handover.depth})))
        wanted = {**wanted, NAMES[1]: substitute(renaming, {"k": wanted[NAMES[1]]})}
    subject = Subject(handover.title, handover.domain, held)
    parts.insert(0, ("every register holds the element wanted", equals(subject, wanted)))
    return parts


def _enumerated(handover: Handover) -> Outcome:
    count = handover.given.threads * handover.given.slots
    method = f"all {count} (lane, slot) looked at: the shuffle has no closed form"
    return Outcome(Verdict.PROVED, handover.title, method=method)


def _refuted(handover: Handover, found: Answer, statement: str) -> Outcome:
    """The first register of plain reinterpretation that holds another element."""
    subject = Subject(handover.title, handover.domain, handover.given.expressions(Name("lane"), Name("s")))
    outcome = equals(subject, handover.taken.expressions(Name("lane"), Name("s")))
    note = f"it takes {found.kind.replace('_', ' ')}" + (f": {found.reason}" if found.reason else "")
    if outcome.verdict is not Verdict.REFUTED:  # a permutation that was asked for, where none is needed
        point = Counterexample({}, {}, {"k": "q(k)"}, {"k": "k"}, (found.reason,))
        return Outcome(
            Verdict.REFUTED, statement, method="every element looked at", counterexample=point, notes=(note,)
        )
    return replace(outcome, statement=statement, notes=(note, *outcome.notes))


def _told(found: Answer) -> tuple[Mapping[str, str], list[str]]:
    facts = {"answer": found.kind}
    witness = [f"answer: {found.kind.replace('_', ' ')}"]
    tables = {"registers": ("p(s)", found.registers, "s"), "k permutation": ("q(k)", found.renamed, "k")}
    for word, (symbol, table, name) in tables.items():
        if table:
            layout = fit_layout(table)
            told = to_text(closed_form(table, name)) if layout is not None else ", ".join(map(str, table))
            facts[word] = told
            witness.append(f"{symbol} = {told}")
    for word, lines in (("lane", found.lanes), ("slot", found.slots)):
        form = closed_form_of_two(lines, ("lane", "s")) if lines else None
        if form is not None:
            facts[f"from {word}"] = to_text(form)
            witness.append(f"from {word} {to_text(form)}")
    return facts, witness
