"""The only module that imports z3: it runs SMT-LIB text and reports what came back.

The text is the obligation. It is parsed by z3 from the very bytes that go to ``proofs/``; nothing is built through the
API. Budgets are z3's resource counts with its default fixed seed, never wall-clock: a verdict must not depend on how busy
the machine is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from layoutproof.integers import smt
from layoutproof.proving.script import CONSISTENT, Script

TRIAL_LIMITS = (50_000, 300_000)  # for asking whether a step is worth trying: all ways shortly, then longer
RESOURCE_LIMIT = 3_000_000  # z3's count for one check; a certified step takes a few hundred to a few thousand


@dataclass(frozen=True)
class Run:
    """What the solver said: ``answers`` one a check up to the first that is not ``unsat``.

    ``values`` are those of the names asked for, when that answer was ``sat``.
    """

    answers: tuple[str, ...]
    failed: int | None = None
    values: tuple[tuple[str, int], ...] = ()

    @property
    def proved(self) -> bool:
        return self.failed is None

    @property
    def answer(self) -> str:
        """The last answer: ``unsat``, ``sat`` or ``unknown``."""
        return self.answers[-1] if self.answers else "unsat"


@cache
def _z3() -> Any:
    import z3

    return z3


_OUT_OF_BUDGET = ("canceled", "max. resource limit exceeded")  # said outside of a check, too
CONSISTENCY_LIMIT = 200_000


class Inconsistent(Exception):
    """Facts of a script contradict each other: one of our rules is wrong, and nothing it proved counts."""


class Contexts:
    """A context that several sessions use one after another: making one takes longer than a linear script does."""

    USES = 32  # then a new one: a context slows down with what it has read

    def __init__(self) -> None:
        self._context: Any = None
        self._left = 0

    def take(self) -> Any:
        if not self._left:
            self._context, self._left = _z3().Context(), self.USES
        self._left -= 1
        return self._context


_shared = Contexts()


class Session:
    """A clean solver that reads SMT-LIB text piece by piece; one at a time.

    Without ``contexts`` it has one of its own: what z3 answers to a hard question can depend on all that its context has
    read, also before a ``(reset)``, and what is found of one claim must not depend on what was proved before it. Linear
    scripts are answered long before that matters, and share; so do the trials of one script, always in the same order.
    """

    def __init__(
        self, head: str, *, limit: int = RESOURCE_LIMIT, seed: int = 0, contexts: Contexts | None = None
    ) -> None:
        self._z3 = _z3()
        self._owner = self._z3.Context() if contexts is None else contexts.take()  # its error handler raises
        self._context = self._owner.ref()
        options = f"(reset)\n(set-option :rlimit {limit})\n"
        if seed:
            options += f"(set-option :smt.random_seed {seed})\n(set-option :sat.random_seed {seed})\n"
        self.send(options + head)

    def send(self, text: str) -> str:
        """The solver's output for this text; an ``(error`` in it is our bug and raises."""
        if not text:
            return ""
        try:
            output: str = self._z3.Z3_eval_smtlib2_string(self._context, text).strip()
        except self._z3.Z3Exception as error:
            if any(words in str(error) for words in _OUT_OF_BUDGET):
                return "unknown"
            raise RuntimeError(f"the solver did not accept our text: {error}\n{text}") from error
        if "(error" in output:
            if any(words in output for words in _OUT_OF_BUDGET):
                return "unknown"
            raise RuntimeError(f"the solver did not accept our text: {output}\n{text}")
        return output

    def values(self, names: Iterable[str]) -> tuple[tuple[str, int], ...]:
        """The model's values, after a ``sat``."""
        wanted = list(names)
        if not wanted:
            return ()
        output = self.send(f"(get-value ({' '.join(smt.quote(name) for name in wanted)}))")
        numbers = _VALUE.findall(output)
        return tuple((name, _number(text)) for name, text in zip(wanted, numbers, strict=True))


_VALUE = re.compile(r"\(\s*(?:\|[^|]*\||[^\s()|]+)\s+(\(-\s+\d+\)|-?\d+|#x[0-9a-f]+|#b[01]+)\s*\)")


def _number(text: str) -> int:
    """An integer as the solver writes it; bit-vectors are two's complement."""
    if text.startswith("#"):
        digits, base, bits = text[2:], (16 if text[1] == "x" else 2), (4 if text[1] == "x" else 1)
        value, width = int(digits, base), bits * len(digits)
        return value - (1 << width) if value >> (width - 1) else value
    return int(re.sub(r"[()\s]", "", text))


def discharge(
    script: Script,
    names: Sequence[str] = (),
    *,
    limit: int = RESOURCE_LIMIT,
    seed: int = 0,
    consistent: bool = True,
) -> Run:
    """Run every check of a script, stopping at the first that is not ``unsat``; then ask for the values of ``names``.

    What the script takes as facts must be able to hold: :class:`Inconsistent` otherwise, unless the contradiction is
    what the script is to show (``consistent=False``).
    """
    asked = (
        script.body.replace(CONSISTENT, '(echo "consistent?")\n(check-sat)\n') + '(echo "consistent?")\n(check-sat)\n'
    )
    lines = (
        Session(script.head, limit=limit, seed=seed, contexts=_shared if script.linear else None).send(asked).split()
    )
    answers = [line for before, line in pairwise(["", *lines]) if "consistent?" not in (before, line)]
    sound = all(line != "unsat" for before, line in pairwise(lines) if before == "consistent?")
    failed = next((index for index, answer in enumerate(answers) if answer != "unsat"), None)
    if len(answers) < script.checks:  # the budget ran out between two checks
        answers, failed = [*answers, "unknown"], len(answers) if failed is None else failed
    if failed is None:
        for question in script.questions:
            sound = sound and Session(script.head, limit=CONSISTENCY_LIMIT).send(question) != "unsat"
        if consistent and not sound:
            raise Inconsistent
        return Run(tuple(answers))
    found: tuple[tuple[str, int], ...] = ()
    if answers[failed] == "sat" and names:  # go there again, this time to ask for the model
        session = Session(script.head, limit=limit, seed=seed)
        session.send("".join(segment.text for segment in script.segments[:failed]) + script.segments[failed].before)
        visible = script.segments[failed].names
        found = session.values([name for name in names if name in visible])
    return Run(tuple(answers[: failed + 1]), failed, found)


def entails(script: Script, goal: str) -> bool:
    """Whether the goal follows from what the script has so far. Only chooses a step: the script then proves it itself."""
    texts = [f"{script.head}{context}(assert (not {goal}))\n(check-sat)\n" for context in script.contexts(goal)]
    return first_proved(texts, script.trials) is not None


def first_proved(texts: Sequence[str], contexts: object) -> int | None:
    """The first of several texts that is found ``unsat`` within a small budget, None if none is."""
    shared = contexts if isinstance(contexts, Contexts) else None
    open_texts = list(enumerate(texts))
    for limit in TRIAL_LIMITS:
        undecided = []
        for index, text in open_texts:
            answer = Session("", limit=limit, contexts=shared).send(text)
            if answer == "unsat":
                return index
            if answer != "sat":
                undecided.append((index, text))
        open_texts = undecided
    return None


def discharge_text(text: str, *, limit: int = RESOURCE_LIMIT, seed: int = 0) -> tuple[str, ...]:
    """Every answer to a whole script, as a file would get them."""
    return tuple(Session("", limit=limit, seed=seed).send(text).split())


def version() -> str:
    """z3's version, for proof files."""
    return str(_z3().get_version_string())
