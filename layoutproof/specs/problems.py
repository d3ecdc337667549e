"""What is wrong with a spec file: found all at once, each with its line, its key and what would be legal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from layoutproof.errors import FormulaError, UserError
from layoutproof.specs.locate import Path


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong. ``excerpt`` shows a formula with a caret under the character, where there is one."""

    path: Path
    message: str
    legal: str = ""
    excerpt: tuple[str, ...] = ()
    line: int = 0

    @property
    def key(self) -> str:
        """The key as a dotted path: ``claims.c_owner.equals.m``, ``mma.tile[1]``."""
        text = ""
        for part in self.path:
            text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
        return text

    def __str__(self) -> str:
        start = f"{self.key}: {self.message}" if self.path else self.message
        return "\n".join([f"{start}; {self.legal}" if self.legal else start, *self.excerpt])


class SpecErrors(UserError):
    """Everything that is wrong with one spec file, by line."""

    def __init__(self, file: str, problems: Iterable[Problem]) -> None:
        self.file = file
        self.problems = tuple(sorted(problems, key=lambda problem: problem.line))
        super().__init__("\n".join(self.lines()))

    def lines(self) -> list[str]:
        """Each problem behind its place: ``file:line``, or the file alone for what stands on no line."""
        return [f"{self._place(problem)}{problem}" for problem in self.problems]

    def _place(self, problem: Problem) -> str:
        line = f":{problem.line}" if problem.line else ""
        return f"{self.file}{line}: " if self.file else ""


def formula_problem(path: Path, error: FormulaError) -> Problem:
    """A formula or layout literal that cannot be read, with the caret that its error carries."""
    start, end = _line_around(error.text, error.position)
    caret = "    " + " " * (error.position - start) + "^"
    return Problem(path, error.message, error.hint, (f"    {error.text[start:end]}", caret))


def nearest(word: str, known: Iterable[str]) -> list[str]:
    """The known names that look most like ``word``, best first."""
    from difflib import get_close_matches

    by_folded = {name.casefold(): name for name in known}
    return [by_folded[match] for match in get_close_matches(word.casefold(), by_folded, n=3, cutoff=0.6)]


def suggestion(word: str, known: Iterable[str], noun: str) -> str:
    """``did you mean "x"?`` where something is near, else the list of what is legal."""
    known = list(known)
    near = nearest(word, known)
    if near:
        return f'did you mean "{near[0]}"?'
    return f"{noun}: {', '.join(known)}" if known else f"there are no {noun.removesuffix(' of this spec')} in this spec"


def _line_around(text: str, position: int) -> tuple[int, int]:
    """The line of a text that holds ``position``, at most 100 characters of it: literals may be long."""
    start = text.rfind("\n", 0, position) + 1
    end = text.find("\n", position)
    end = len(text) if end < 0 else end
    if end - start > 100:
        start = max(start, position - 50)
        end = min(end, start + 100)
    return start, end
