"""Who owns an element at given sizes, counted by looking at every input: what ``--at`` shows of claims that count owners."""

from __future__ import annotations

from collections.abc import Mapping

from layoutproof.claims.subject import Subject
from layoutproof.errors import UserError
from layoutproof.proving import enumeration

MOST = 1 << 22  # inputs that are looked at: some seconds


def check_element(extents: Mapping[str, int], element: Mapping[str, int]) -> None:
    """An element is named by all of its coordinates and nothing else, and lies in the box. Raises :class:`UserError`."""
    if set(element) != set(extents):
        hint = ",".join(f"{name}=0" for name in extents)
        raise UserError(f"an element is named by {', '.join(extents)}, all of them and nothing else", hint=hint)
    for name, value in element.items():
        if not 0 <= value < extents[name]:
            raise UserError(f"{name} = {value} is out of range", hint=f"0 <= {name} < {extents[name]}")


def owners(
    subject: Subject, sizes: Mapping[str, int], element: Mapping[str, int], *, most: int | None = None
) -> list[Mapping[str, int]]:
    """The inputs whose outputs are ``element``, the first ``most`` of them where that is given.

    Raises :class:`UserError` where there are too many inputs to look at.
    """
    points = subject.domain.points_at(sizes)
    if points > MOST:
        raise UserError(
            f"{points:,} inputs are too many to search for its owners", hint="smaller sizes, or a point by its inputs"
        )
    outputs = [subject.outputs[name] for name in element]
    return enumeration.owners(subject.domain, outputs, sizes, tuple(element.values()), most=most)
