"""Verdicts and what goes with them. Each verdict is named once, here, and never folded into another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from layoutproof.errors import Refusal


class Verdict(Enum):
    """What is known about a claim."""

    PROVED = "proved"  # every obligation was discharged: true for all inputs that the spec allows
    REFUTED = "refuted"  # false: a counterexample was found and replayed on the original expressions
    REJECTED = "rejected"  # not a valid configuration; the refusal says why
    UNKNOWN = "unknown"  # the solver's resource budget ran out; nothing is claimed
    VACUOUS = "vacuous"  # the assumptions contradict each other, so the claim says nothing
    DISAGREED = "disagreed"  # two engines answered differently: a bug of LayoutProof's


@dataclass(frozen=True)
class Counterexample:
    """One point where a claim fails, in the author's names.

    ``sizes`` are the values of the params, ``inputs`` the coordinates; ``claimed`` and ``actual`` are the two values
    of what the claim speaks of (output name -> value, or a word such as ``owners`` -> 2). ``details`` are further
    lines worth reading (the owners found, both points that collide); ``points`` are the (inputs, outputs) they rest on.
    ``minimal`` says that no smaller sizes, and at
    those sizes no smaller inputs, fail.
    """

    sizes: Mapping[str, int]
    inputs: Mapping[str, int]
    claimed: Mapping[str, int | str]
    actual: Mapping[str, int | str]
    details: tuple[str, ...] = ()
    points: tuple[tuple[Mapping[str, int], Mapping[str, int]], ...] = ()
    minimal: bool = True


@dataclass(frozen=True)
class Outcome:
    """What came of one claim: the verdict and its evidence.

    ``statement`` says the claim in words, ``sizes`` for which sizes it is meant (``for all M >= 32 && M%32 == 0``; empty
    where every size is a number); ``method`` how it was decided; ``witness`` holds the
    closed forms found on the way (an inverse, a fibre), one line each; ``obligations`` is the SMT-LIB text that was
    sent to the solver, every ``check-sat`` of which answers ``unsat``. ``advice`` is what to try after ``unknown``, where there
    is more to say than to claim less.
    """

    verdict: Verdict
    statement: str
    sizes: str = ""
    method: str = ""
    witness: tuple[str, ...] = ()
    counterexample: Counterexample | None = None
    refusal: Refusal | None = None
    obligations: str = ""
    checks: int = 0
    notes: tuple[str, ...] = ()
    facts: Mapping[str, str] = field(default_factory=dict)
    advice: str = ""
