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
from layoutproof.proving.linearity import is_linear
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

    # z3 would take Ctrl-C for itself and answer "unknown", as if the budget had run out.
    z3.set_param("ctrl_c", False)
    return z3


_OUT_OF_BUDGET = ("canceled", "max. resource limit exceeded")  # said outside of a check, too
CONSISTENCY_LIMIT = 200_000


class Inconsistent(Exception):
    """Facts of a script contradict each other: one of our rules is wrong, and nothing it proved counts."""


class Session:
    """A clean solver, with a context of its own, that reads SMT-LIB text piece by piece.

    What z3 answers to a hard question can depend on all that its context has read, also before a ``(reset)``; what is found
    of one claim must not depend on what was proved before it.
    """

    def __init__(self, head: str, *, limit: int = RESOURCE_LIMIT, seed: int = 0) -> None:
        self._z3 = _z3()
        self._owner = self._z3.Context()  # its error handler raises
        self._context = self._owner.ref()
        options = f"(set-option :rlimit {limit})\n"
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


class Scopes:
    """A session that answers texts one after another, each in a scope of its own: a new session takes longer than most.

    For texts that are answered long before their order matters (linear scripts), or that come in the same order every time
    (the questions asked while one script is written, which only choose what it then proves).
    """

    USES = 128  # then a new session: one slows down with what it has read

    def __init__(self, head: str) -> None:
        self._head = head
        self._session: Session | None = None
        self._left = 0

    def ask(self, text: str, limit: int) -> str:
        """The solver's output for a text that leaves no scope open; ``limit`` counts for each of its checks."""
        session, self._session = self._session, None  # so that it is not used again if the text breaks off
        if session is None or not self._left:
            session, self._left = Session(self._head), self.USES
        self._left -= 1
        output = session.send(f"(set-option :rlimit {limit})\n(push 1)\n{text}")
        if "unknown" not in output:  # else it is out of budget anywhere in the text, perhaps in the midst of a scope
            session.send("(pop 1)\n")
            self._session = session
        return output


@cache
def _shared(head: str) -> Scopes:
    """What all linear scripts of one head share."""
    return Scopes(head)


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
    if script.width is None and not seed and is_linear(script.body):
        output = _shared(script.head).ask(asked, limit)
    else:
        output = Session(script.head, limit=limit, seed=seed).send(asked)
    lines = output.split()
    answers = [line for before, line in pairwise(["", *lines]) if "consistent?" not in (before, line)]
    sound = all(line != "unsat" for before, line in pairwise(lines) if before == "consistent?")
    failed = next((index for index, answer in enumerate(answers) if answer != "unsat"), None)
    if len(answers) < script.checks:  # the budget ran out between two checks
        answers, failed = [*answers, "unknown"], len(answers) if failed is None else failed
    if failed is None:
        for question in script.questions:
            sound = sound and _trials(script).ask(question, CONSISTENCY_LIMIT) != "unsat"
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


def _trials(script: Script) -> Scopes:
    if not isinstance(script.trials, Scopes):
        script.trials = Scopes(script.head)
    return script.trials


def entails(script: Script, goal: str) -> bool:
    """Whether the goal follows from what the script has so far. Only chooses a step: the script then proves it itself."""
    return first_proved(script, [context + script.block(goal) for context in script.contexts(goal)]) is not None


def first_proved(script: Script, texts: Sequence[str]) -> int | None:
    """The first of several texts, to be read after the script's head, that is ``unsat`` within a small budget, or None."""
    trials = _trials(script)
    open_texts = list(enumerate(texts))
    for limit in TRIAL_LIMITS:
        undecided = []
        for index, text in open_texts:
            answer = trials.ask(text + "(pop 1)\n", limit)
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
