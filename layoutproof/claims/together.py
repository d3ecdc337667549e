"""A claim that rests on several others: proved when all are, and then its text is all of theirs, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from layoutproof.proving.verdict import Outcome, Verdict

Part = tuple[str, Outcome]  # what it shows, in words


def together(statement: str, sizes: str, parts: Sequence[Part]) -> Outcome:
    """Proved when every part is; else the first part that is not, told as the reason."""
    for words, part in parts:
        if part.verdict is not Verdict.PROVED:
            notes = (f"what fails: {words}", *part.notes)
            return replace(part, statement=statement, sizes=sizes, notes=notes)
    text = "".join(f"; ==== {words}\n(reset)\n{part.obligations}\n" for words, part in parts if part.obligations)
    witness = tuple(line for _, part in parts for line in part.witness)
    method = "; ".join(dict.fromkeys(part.method for _, part in parts if part.method))
    return Outcome(
        Verdict.PROVED,
        statement,
        sizes,
        method=method,
        witness=witness,
        obligations=text,
        checks=sum(part.checks for _, part in parts),
    )
