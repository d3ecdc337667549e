"""What several verbs have in common on the command line."""

from __future__ import annotations

from pathlib import Path

import click

EXIT_CODES = """\b
Exit codes:
  0  all as expected
  1  a claim refuted, a configuration rejected, anything not as its spec expects
  2  usage error, or a file that cannot be read as a spec
  3  unknown: the budget ran out
  4  engines disagree
  5  proof files are stale"""

paths_argument = click.argument("paths", nargs=-1, type=click.Path(path_type=Path), metavar="[PATH]...")
json_option = click.option("--json", is_flag=True, help="Print a JSON document instead of text.")
proofs_option = click.option(
    "--proofs", type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="The folder of proof files."
)
