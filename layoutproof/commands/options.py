"""What several verbs have in common on the command line."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from layoutproof.errors import UserError

EXIT_CODES = """\b
Exit codes:
  0  all as expected
  1  a claim refuted, a configuration rejected, anything not as its spec expects
  2  usage error, or a file that cannot be read as a spec
  3  unknown: the budget ran out
  4  engines disagree
  5  proof files are stale"""


class FilePath(click.Path):
    """A path. An empty one, which a shell makes of a variable that is not set, would be the folder one works in."""

    def __init__(self, **options: bool) -> None:
        super().__init__(path_type=Path, **options)

    def convert(
        self, value: str | os.PathLike[str], param: click.Parameter | None, ctx: click.Context | None
    ) -> str | bytes | os.PathLike[str]:
        if value == "":
            self.fail("an empty path names no file; . is the folder you are in", param, ctx)
        return super().convert(value, param, ctx)


class Seconds(click.FloatRange):
    """A time that is a number: ``nan`` is within every range."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number: float = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail(f"{value} is no number of seconds", param, ctx)
        return number


def refuse(given: Mapping[str, object], why: str, hint: str = "") -> None:
    """An option that would be passed over in silence is a mistake. Raises :class:`UserError` with those that are given."""
    names = [name for name, value in given.items() if value not in (None, False, ())]
    if names:
        raise UserError(f"{', '.join(names)}: {why}", hint=hint)


paths_argument = click.argument("paths", nargs=-1, type=FilePath(), metavar="[PATH]...")
json_option = click.option("--json", is_flag=True, help="Print a JSON document instead of text.")
proofs_option = click.option(
    "--proofs", type=FilePath(file_okay=False), metavar="DIR", help="The folder of proof files."
)
