"""A configuration given on the command line: ``--atom --threads --tile --problem``."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

from layoutproof.errors import UserError
from layoutproof.specs.problems import SpecErrors
from layoutproof.specs.read import parse_mma
from layoutproof.specs.spec import Spec

COMMAND_LINE = "command line"  # what stands for the path where there is no file
_SIZES = re.compile(r"\s*([0-9]+)\s*[xX×]\s*([0-9]+)\s*[xX×]\s*([0-9]+)\s*\Z")


@dataclass(frozen=True)
class Options:
    """The options as typed; None where left out."""

    atom: str | None = None
    threads: str | None = None
    tile: str | None = None
    problem: str | None = None

    @property
    def given(self) -> bool:
        """Whether any of them was typed."""
        return any(option is not None for option in (self.atom, self.threads, self.tile, self.problem))

    def refuse_with_paths(self, *, write: Path | None = None) -> None:
        """With spec files they mean nothing."""
        if self.given:
            raise UserError(
                "--atom, --threads, --tile, --problem make a configuration of their own: leave the paths out"
            )
        if write is not None:
            raise UserError("--write goes with --atom: it writes that configuration as a spec")

    def spec(self) -> Spec:
        """The configuration as a spec without claims. Raises :class:`SpecErrors` with all that is wrong."""
        if self.atom is None:
            raise UserError("--threads, --tile and --problem need an --atom", hint="`layoutproof atoms` lists them")
        table: dict[str, object] = {"atom": self.atom}
        if self.threads is not None:
            table["threads"] = self.threads
        if self.tile is not None:
            table["tile"] = _tile(self.tile)
        if self.problem is not None:
            table["problem"] = _problem(self.problem)
        title = f"{self.atom}, threads {self.threads or '(1,1,1)'}"
        title += f", tile {self.tile}" if self.tile else ""
        title += f", problem {self.problem}" if self.problem else ""
        mma, problems = parse_mma(table)
        if problems:
            options = [replace(problem, path=(f"--{problem.path[1]}", *problem.path[2:])) for problem in problems]
            raise SpecErrors("", options)
        return Spec(COMMAND_LINE, title, mma=mma)


def _tile(text: str) -> list[str | int]:
    """``64,32,16`` or ``(8,4):(4,1),_,_``: split at the commas outside brackets."""
    entries, depth = [""], 0
    for character in text:
        depth += (character == "(") - (character == ")")
        if character == "," and depth == 0:
            entries.append("")
        else:
            entries[-1] += character
    if len(entries) != 3:
        raise UserError(
            f"--tile {text}: needs 3 entries (M,N,K), not {len(entries)}", hint="such as 64,32,16 or (8,4):(4,1),_,_"
        )
    return [entry.strip() for entry in entries]


def _problem(text: str) -> list[int]:
    sizes = _SIZES.match(text)
    if sizes is None:
        raise UserError(f"--problem {text}: is no size", hint="three integers M, N, K such as 64x32x32")
    return [int(size) for size in sizes.groups()]
