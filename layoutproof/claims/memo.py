"""Work done once: outcomes kept by the content of the question, for runs over many similar configurations.

A key is everything that an answer depends on, as text; equal questions from different configurations meet there. Nothing
is kept between processes, so an answer is never older than the code that gave it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from layoutproof.claims.subject import Subject
from layoutproof.integers.text import to_text
from layoutproof.proving.domain import Domain

Answer = TypeVar("Answer")


class Memo:
    """Answers by key."""

    def __init__(self) -> None:
        self._answers: dict[Hashable, object] = {}

    def get(self, key: Hashable, answer: Callable[[], Answer]) -> Answer:
        """The answer to a question, worked out the first time it is asked."""
        if key not in self._answers:
            self._answers[key] = answer()
        return self._answers[key]  # type: ignore[return-value]  # what was put in under this key


def domain_key(domain: Domain) -> Hashable:
    """A domain as a key: conditions, inputs and their sizes, guard."""
    inputs = tuple((variable.name, variable.size) for variable in domain.variables)
    guard = "" if domain.guard is None else to_text(domain.guard)
    return tuple(to_text(condition) for condition in domain.conditions()), inputs, guard


def subject_key(subject: Subject) -> Hashable:
    """A subject as a key; its title is only a name."""
    outputs = tuple((name, to_text(output)) for name, output in subject.outputs.items())
    derived = tuple((name, to_text(formula)) for name, formula in subject.derived.items())
    return domain_key(subject.domain), outputs, derived
