"""The verbs beside proving and checking: CuTe's own judgement, kernels, the GPU, holes and pictures. ``app`` has the others."""

from __future__ import annotations

from pathlib import Path

import click

from layoutproof.commands.failure import finish
from layoutproof.commands.options import EXIT_CODES, FilePath, Seconds, json_option, paths_argument, proofs_option


@click.command(short_help="Put what was proved to CuTe's own headers.", epilog=EXIT_CODES)
@paths_argument
@click.option("--emit-only", metavar="FILE", help="Write the C++ program to FILE (- prints it) and stop there.")
@click.option(
    "--include",
    multiple=True,
    type=FilePath(),
    metavar="DIR",
    help="Look here for CuTe's and CUDA's headers first (may be repeated).  [default: the installed packages]",
)
@click.option("--compiler", metavar="COMMAND", help="A C++17 compiler.  [default: g++]")
@click.option("--keep", is_flag=True, help="Keep the programs, and say where they are.")
@click.pass_obj
def crosscheck(
    debug: bool,
    paths: tuple[Path, ...],
    emit_only: str | None,
    include: tuple[Path, ...],
    compiler: str | None,
    keep: bool,
) -> None:
    """Have the real CuTe judge what was proved: a C++ program for each spec, compiled and run without a GPU.

    Prints a line for each check: the layouts of the configuration, and each claim at sizes that are numbers.
    """

    def verb() -> int:
        from layoutproof.commands import crosscheck

        return crosscheck.crosscheck(paths, emit_only=emit_only, include=include, compiler=compiler, keep=keep)

    finish(verb, debug=debug)


@click.command(short_help="Print proven maps as functions, or a folder to run on a GPU.", epilog=EXIT_CODES)
@paths_argument
@click.option("-o", "--out", type=FilePath(), metavar="DIR", help="Write a folder that runs by itself.")
@click.option("--functions", is_flag=True, help="Print the index functions alone.")
@click.option(
    "--language",
    type=click.Choice(("cuda", "c", "python", "triton")),
    help="Of the functions.  [default: cuda]",
)
@click.option("--catalogue", is_flag=True, help="The instructions, copies and banks by themselves, too.")
@click.pass_obj
def emit(
    debug: bool, paths: tuple[Path, ...], out: Path | None, functions: bool, language: str | None, catalogue: bool
) -> None:
    """Prove specs and print what was proved: as functions to paste, or as kernels with tables and a runner.

    The folder needs only CuPy and NumPy on the machine with the GPU: python DIR/run.py.
    """

    def verb() -> int:
        from layoutproof.commands import emit

        return emit.emit(paths, out=out, functions=functions, language=language, catalogue=catalogue)

    finish(verb, debug=debug)


@click.command(short_help="Run what was proved on a GPU, and record what it says.", epilog=EXIT_CODES)
@paths_argument
@click.option("--device", type=click.IntRange(min=0), default=0, metavar="N", help="Which GPU.  [default: 0]")
@click.option("--record", is_flag=True, help="Write what is confirmed to proofs/hardware.")
@click.option(
    "--from",
    "sources",
    multiple=True,
    type=FilePath(),
    metavar="RESULTS",
    help="Run nothing; take the results of `python run.py --json RESULTS` (may be repeated).",
)
@click.option("--catalogue", is_flag=True, help="The instructions, copies and banks by themselves, too.")
@click.option(
    "--timeout",
    type=Seconds(min=0, min_open=True),
    default=60.0,
    metavar="SECONDS",
    help="For one test.  [default: 60]",
)
@click.option(
    "--sanitize", type=Seconds(min=0), default=0.0, metavar="SECONDS", help="compute-sanitizer, too: for each tool."
)
@proofs_option
@click.pass_obj
def confirm(
    debug: bool,
    paths: tuple[Path, ...],
    device: int,
    record: bool,
    sources: tuple[Path, ...],
    catalogue: bool,
    timeout: float,
    sanitize: float,
    proofs: Path | None,
) -> None:
    """Prove specs, run what `emit` prints on a GPU, and compare everything that comes back.

    Without a GPU the sources are compiled, nothing is run, and the exit code is 2.
    """

    def verb() -> int:
        from layoutproof.commands import confirm

        options = confirm.Options(device, timeout, catalogue, record, sources, sanitize, proofs)
        return confirm.confirm(paths, options)

    finish(verb, debug=debug)


@click.command(short_help="Infer an instruction's layouts from measurements alone.", epilog=EXIT_CODES)
@click.argument("atom")
@click.option(
    "--from",
    "lists",
    type=FilePath(),
    metavar="LISTS",
    help="Measured coefficients: a folder or archive of `python run.py --lists DIR`.  [default: measure here]",
)
@click.option("--device", type=click.IntRange(min=0), default=0, metavar="N", help="Which GPU.  [default: 0]")
@json_option
@click.pass_obj
def probe(debug: bool, atom: str, lists: Path | None, device: int, json: bool) -> None:
    """Infer the layouts of A, B and C from the measured structure tensor, and compare them with the catalogue."""

    def verb() -> int:
        from layoutproof.commands import probe

        return probe.probe(atom, lists=lists, device=device, json=json)

    finish(verb, debug=debug)


@click.command(short_help="Fill the holes of a spec.", epilog=EXIT_CODES)
@click.argument("spec", type=FilePath())
@click.option("--dry-run", is_flag=True, help="Show the solution, do not write it.")
@json_option
@click.pass_obj
def solve(debug: bool, spec: Path, dry_run: bool, json: bool) -> None:
    """Fill the holes of a spec with the least that makes its claims true, or say that nothing does."""

    def verb() -> int:
        from layoutproof.commands import solve

        return solve.solve(spec, dry_run=dry_run, json=json)

    finish(verb, debug=debug)


@click.command(short_help="Draw a spec, as text or SVG.", epilog=EXIT_CODES)
@click.argument("spec", type=FilePath())
@click.option("--operand", type=click.Choice(("A", "B", "C")), help="Who holds which element of it.")
@click.option("--copy", metavar="NAME", help="A copy's source and destination.")
@click.option("--claim", metavar="NAME", help="What the claim is about, or its counterexample.")
@click.option("-o", "output", type=FilePath(), metavar="FILE", help="Write SVG instead of text.")
@click.pass_obj
def draw(
    debug: bool, spec: Path, operand: str | None, copy: str | None, claim: str | None, output: Path | None
) -> None:
    """Draw an operand, a copy or what a claim is about; all of them where none is named."""

    def verb() -> int:
        from layoutproof.commands import draw

        return draw.draw(spec, operand=operand, copy=copy, claim=claim, output=output)

    finish(verb, debug=debug)
