"""The command line's verbs and options. Each verb loads what it needs when it is called: ``--help`` answers at once.

click itself, not Typer: Typer loads pydantic for every verb, 110 ms before anything is read.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from layoutproof import __version__
from layoutproof.commands import verbs
from layoutproof.commands.failure import finish
from layoutproof.commands.options import EXIT_CODES, FilePath, json_option, paths_argument, proofs_option, refuse

Verb = TypeVar("Verb", bound=Callable[..., Any])


def configuration_options(verb: Verb) -> Verb:
    """The options that make a configuration without a file."""
    for option in reversed(
        [
            click.option("--atom", metavar="NAME", help="The instruction, as CuTe names it."),
            click.option("--threads", metavar="LAYOUT", help="Thread layout over M, N, K.  [default: (1,1,1)]"),
            click.option("--tile", metavar="M,N,K", help="For each mode _, an integer or a layout: 64,32,16."),
            click.option(
                "--problem", metavar="MxNxK", help="The problem's size.  [default: all that the tile divides]"
            ),
        ]
    ):
        verb = option(verb)
    return verb


class InOrder(click.Group):
    """Lists the verbs in the order in which they stand here, the most used first."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


def main() -> None:
    """The entry point."""
    app(prog_name="layoutproof")


@click.group(cls=InOrder, epilog=EXIT_CODES, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--debug", is_flag=True, help="Show the traceback of an internal error.")
@click.version_option(__version__, message="layoutproof %(version)s")
@click.pass_context
def app(context: click.Context, debug: bool) -> None:
    """Prove the index arithmetic of GPU kernels from spec files, or show where it is wrong."""
    context.obj = debug


@app.command(short_help="Prove the claims of spec files.", epilog=EXIT_CODES)
@paths_argument
@json_option
@click.option("--claim", "claims", multiple=True, metavar="NAME", help="Only this claim (may be repeated).")
@click.option("--at", metavar="POINT", help="Evaluate the claim at a point: lane=0,v=2.")
@configuration_options
@click.option("--write", type=FilePath(), metavar="FILE", help="With --atom: write the configuration as a spec.")
@click.option("--force", is_flag=True, help="Let --write replace an existing file.")
@click.option("--no-record", is_flag=True, help="Do not write proof files.")
@proofs_option
@click.option("--details", is_flag=True, help="Show the closed forms found on the way.")
@click.option("--times", is_flag=True, help="Show how long each spec took.")
@click.option("--sweep", is_flag=True, help="Prove every combination of the spec's [sweep]; prints JSON lines.")
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="With --sweep: processes (default: one a core).")
@click.option("--cluster", metavar="ADDRESS", help="With --sweep: a Dask scheduler to run on, tcp://host:8786.")
@click.option("--out", type=FilePath(), metavar="FILE", help="With --sweep: write the lines to a file.")
@click.pass_obj
def prove(
    debug: bool,
    paths: tuple[Path, ...],
    json: bool,
    claims: tuple[str, ...],
    at: str | None,
    atom: str | None,
    threads: str | None,
    tile: str | None,
    problem: str | None,
    write: Path | None,
    force: bool,
    no_record: bool,
    proofs: Path | None,
    details: bool,
    times: bool,
    sweep: bool,
    jobs: int | None,
    cluster: str | None,
    out: Path | None,
) -> None:
    """Prove the claims of spec files, or of a configuration given by --atom.

    Prints a line for each claim and a counterexample under each refuted one.
    """

    def verb() -> int:
        if sweep:
            from layoutproof.commands.sweep import sweep as run_sweep

            others = {"--claim": claims, "--at": at, "--write": write, "--force": force, "--proofs": proofs}
            others |= {"--atom": atom, "--threads": threads, "--tile": tile, "--problem": problem}
            others |= {"--details": details, "--times": times}
            refuse(others, "--sweep proves all claims of every combination of the spec, and prints JSON lines")
            return run_sweep(paths, jobs=jobs, cluster=cluster, out=out)
        from layoutproof.commands import configuration, prove

        refuse({"--jobs": jobs, "--cluster": cluster, "--out": out}, "only --sweep takes it")
        if write is None:
            refuse({"--force": force}, "only --write takes it")
        ad_hoc = configuration.Options(atom, threads, tile, problem)
        output = prove.Output(json=json, details=details, times=times)
        if not paths and ad_hoc.given:
            hint = "--write FILE makes a spec of the configuration"
            refuse({"--claim": claims, "--at": at, "--proofs": proofs}, "only a spec file takes it", hint)
            return prove.prove_configuration(ad_hoc, output, write=write, force=force)
        ad_hoc.refuse_with_paths(write=write)
        if at is not None:
            return prove.evaluate(paths, claims, at, output)
        return prove.prove(paths, output, claims=claims, record=not no_record, proofs=proofs)

    finish(verb, debug=debug)


@app.command(short_help="Compare the proof files with the specs.", epilog=EXIT_CODES)
@paths_argument
@json_option
@proofs_option
@click.pass_obj
def check(debug: bool, paths: tuple[Path, ...], json: bool, proofs: Path | None) -> None:
    """Derive every obligation again, compare it with the proof files, and discharge it again."""

    def verb() -> int:
        from layoutproof.commands import check

        return check.check(paths, json=json, proofs=proofs)

    finish(verb, debug=debug)


@app.command(short_help="Derive a configuration step by step.")
@click.argument("spec", required=False, type=FilePath())
@configuration_options
@click.option("--operand", metavar="A|B|C", help="Only this operand.")
@click.option("--thread", type=int, metavar="T", help="Show the elements of one thread.")
@click.option("--latex", is_flag=True, help="Print the closed forms as LaTeX.")
@click.pass_obj
def explain(
    debug: bool,
    spec: Path | None,
    atom: str | None,
    threads: str | None,
    tile: str | None,
    problem: str | None,
    operand: str | None,
    thread: int | None,
    latex: bool,
) -> None:
    """Derive a configuration step by step: each layout, with where every number comes from."""

    def verb() -> int:
        from layoutproof.commands import configuration, explain

        ad_hoc = configuration.Options(atom, threads, tile, problem)
        return explain.explain(spec, ad_hoc, operand=operand, thread=thread, latex=latex)

    finish(verb, debug=debug)


@app.command(short_help="Say which threads hold an element.", context_settings={"ignore_unknown_options": True})
@click.argument("spec", type=FilePath())
@click.argument("name", metavar="A|B|C|TENSOR|MAP")
@click.argument("coordinate", type=int, nargs=-1, required=True)
@click.option("--at", metavar="SIZES", default="", help="At these sizes, M=128,N=64, rather than the smallest.")
@json_option
@click.pass_obj
def where(debug: bool, spec: Path, name: str, coordinate: tuple[int, ...], at: str, json: bool) -> None:
    """Say which threads hold an element of an operand, and as which value: where SPEC C 17 5.

    With the name of a tensor of the spec: its byte and bank, who writes the element and who reads it.
    With that of a map, which inputs reach the element: where SPEC tile_order 9 3 --at tm=12,tn=8.
    """

    def verb() -> int:
        from layoutproof.commands import where

        return where.where(spec, name, coordinate, at=at, json=json)

    finish(verb, debug=debug)


for other in (verbs.crosscheck, verbs.emit, verbs.confirm, verbs.probe, verbs.solve, verbs.draw):
    app.add_command(other)


@app.command(short_help="List the instruction catalogue.")
@click.argument("name", required=False)
@json_option
@click.pass_obj
def atoms(debug: bool, name: str | None, json: bool) -> None:
    """List the instruction catalogue, those atoms whose names contain NAME, or show the one of that NAME."""

    def verb() -> int:
        from layoutproof.commands import atoms

        return atoms.atoms(name, json=json)

    finish(verb, debug=debug)


@app.command(short_help="Print the JSON Schema of spec files.")
@click.pass_obj
def schema(debug: bool) -> None:
    """Print the JSON Schema of spec files, for editors."""

    def verb() -> int:
        from layoutproof.commands import schema

        return schema.schema()

    finish(verb, debug=debug)
