"""Deciding the claims on copies, tensors, banks and registers."""

from __future__ import annotations

from collections.abc import Mapping

from layoutproof.atoms import catalogue
from layoutproof.claims.aligned import aligned
from layoutproof.claims.conflicts import max_conflicts
from layoutproof.claims.feeds import feeds, moves
from layoutproof.claims.producer import added_after, same_map
from layoutproof.claims.same_registers import Handover, same_registers
from layoutproof.errors import UserError
from layoutproof.hardware.banks import find_rule
from layoutproof.proving.verdict import Counterexample, Outcome
from layoutproof.specs.spec import Claim
from layoutproof.specs.subjects import Subjects


def decide_copy_claim(subjects: Subjects, claim: Claim) -> Outcome:
    """The outcome of a claim whose predicate is one of :data:`model.COPY_CLAIMS`. Raises :class:`Rejected`."""
    copies, terms = subjects.copies, claim.terms
    match claim.predicate:
        case "moves":
            return moves(copies.side(claim.subject, "S"), copies.side(claim.subject, "D"))
        case "feeds":
            return feeds(copies.chain(claim))
        case "aligned":
            return aligned(copies.of(claim))
        case "vectorised":
            return aligned(copies.of(claim), _count(subjects, claim))
        case "conflict_free" | "max_conflicts":
            ways = 1 if claim.count is None else _count(subjects, claim)
            if claim.subject_kind == "map":
                return max_conflicts(subjects.of(claim), find_rule(terms.hardware).access(terms.access), ways)
            side = copies.of(claim)
            return max_conflicts(side.lanes(), copies.access(claim, side), ways)
        case "same_map":
            return same_map(copies.memory(claim.subject), copies.memory(terms.other), subjects.params)
        case "added_after":
            return added_after(copies.memory(claim.subject), terms.modes, subjects.params)
    renaming = None if terms.renaming is None else terms.renaming.expression
    return same_registers(handover(subjects, claim), terms.by, renaming=renaming)


def handover(subjects: Subjects, claim: Claim) -> Handover:
    """From the accumulator of one instruction (its own, or that of [mma]) to an operand of the other."""
    atom = subjects.mma.atom if claim.instruction is None else catalogue.find(claim.instruction.name)
    return Handover(atom, catalogue.find(claim.terms.other), claim.terms.as_operand)


def counterexample_at(claim: Claim, found: Counterexample | None, point: Mapping[str, int]) -> Counterexample:
    """The counterexample of such a claim, where ``point`` is it: the other points of these claims are not shown."""
    if found is None:
        raise UserError(f"claim {claim.name} has no counterexample", hint="such a claim is shown where it fails")
    at = {**found.sizes, **found.inputs}
    if any(at.get(name) != value for name, value in point.items()):
        words = ",".join(f"{name}={value}" for name, value in at.items())
        raise UserError(f"claim {claim.name} is shown at its counterexample only", hint=f"--at {words}")
    return found


def _count(subjects: Subjects, claim: Claim) -> int:
    assert claim.count is not None, "the reader saw to it"
    count = subjects.size(claim.count)
    assert isinstance(count, int), "ways and bytes are numbers"
    return count
