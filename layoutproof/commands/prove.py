"""``prove``: spec files, or a configuration from the command line, to verdicts and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from layoutproof.commands import failure
from layoutproof.commands.configuration import Options
from layoutproof.errors import UserError
from layoutproof.proving.verdict import Verdict
from layoutproof.records.results import run_all
from layoutproof.report.json_output import json_document
from layoutproof.report.progress import ProgressBar
from layoutproof.report.tally import all_claims, summary
from layoutproof.report.text import point_lines, render_spec
from layoutproof.specs.problems import Problem, SpecErrors, suggestion
from layoutproof.specs.read import discover, read_spec
from layoutproof.specs.result import SpecResult
from layoutproof.specs.spec import Spec
from layoutproof.words import plural


@dataclass(frozen=True)
class Output:
    """How to print."""

    json: bool = False
    details: bool = False
    times: bool = False


def prove(
    paths: Sequence[Path],
    output: Output,
    *,
    claims: Sequence[str] = (),
    record: bool = True,
    proofs: Path | None = None,
) -> int:
    """Prove every spec at ``paths``; those that cannot be read do not keep the others from being proved."""
    specs, errors = _read(paths)
    unreadable = len(errors)
    if claims:
        specs = _only(specs, claims)
        record = False  # a part of a spec's claims is no proof file
    results: list[SpecResult] = []
    unwritten: list[UserError] = []
    # Workers before the bar: a process that has a second thread does not fork.
    show_bar = sys.stdout.isatty() and not output.json
    with run_all(specs) as all_derived, ProgressBar(len(specs), enabled=show_bar) as bar:
        for spec, derived in zip(specs, all_derived, strict=True):
            bar.advance()
            if derived.error is not None:  # found only while proving: a formula that can divide by zero
                errors.append(SpecErrors("", [Problem((), derived.error.message, derived.error.hint)]))
            if derived.result is None:
                continue
            results.append(derived.result)
            if not output.json:
                bar.write(_text(spec, derived.result, output, derived.seconds))
            if record:
                try:
                    _record(spec, derived.result, proofs)
                except UserError as error:
                    unwritten.append(error)
    errors += _unwritten(unwritten)
    for told in errors:
        failure.print_error(told)
    print(json_document(results, errors) if output.json else summary(results, unreadable, len(errors) - unreadable))
    return exit_code(results, unreadable=bool(errors))


def prove_configuration(options: Options, output: Output, *, write: Path | None = None, force: bool = False) -> int:
    """Prove what can be said of a configuration that has no file; with ``write`` it gets one."""
    spec = options.spec()
    from layoutproof.specs.derive import derive_claims

    spec = derive_claims(spec)
    if write is not None and spec.claims:  # a rejected configuration has none, and makes no spec
        from layoutproof.specs.write import write_spec

        write_spec(spec, write, replace_existing=force)
        spec = read_spec(write)  # what is proved is what the file says
    result = _run(spec)
    if output.json:
        print(json_document([result]))
    else:
        words = {claim.name: claim.reads_as for claim in spec.claims if claim.reads_as}
        print(render_spec(result, colour=use_colour(), details=True, reads_as=words))
        print(summary([result]))
    return exit_code([result])


def evaluate(paths: Sequence[Path], claims: Sequence[str], at: str, output: Output) -> int:
    """Evaluate one claim of one spec at a point: what it says there, and what is so."""
    from layoutproof.specs.run import evaluate_at

    files = discover(paths)
    if len(files) != 1 or len(claims) != 1:
        raise UserError(
            "--at evaluates one claim of one spec", hint="layoutproof prove SPEC --claim NAME --at lane=0,v=2"
        )
    (spec,) = _only([read_spec(files[0])], claims)
    given = parse_point(at)
    try:
        point = evaluate_at(spec, claims[0], given)
    except UserError as error:
        raise UserError(f"--at {_short(at)}: {error.message}", hint=error.hint) from None
    holds = dict(point.claimed) == dict(point.actual)
    if output.json:
        import json

        document = {"claimed": dict(point.claimed), "actual": dict(point.actual), "holds": holds}
        print(json.dumps({"version": 1, "path": spec.path, "claim": claims[0], **document}, indent=2))
    else:
        print(f"{spec.path}:{spec.claim(claims[0]).line}  claims.{claims[0]}")
        print("\n".join(f"  {line}" for line in (*point_lines(point), "holds here" if holds else "does not hold here")))
    return failure.OK if holds else failure.NOT_AS_EXPECTED


def parse_point(text: str) -> dict[str, int]:
    """``lane=0,v=2``."""
    point: dict[str, int] = {}
    shown = _short(text)
    for part in text.split(","):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        try:
            number = int(value, 0)
        except ValueError:
            number = None
        if not name or not equals or number is None:
            raise UserError(
                f'--at {shown}: cannot read "{_short(part.strip())}"',
                hint="name=integer, separated by commas: lane=0,v=2",
            )
        if name in point:
            raise UserError(f"--at {shown}: {name} stands twice")
        point[name] = number
    return point


def _short(text: str) -> str:
    return text if len(text) <= 100 else f"{text[:97]}..."


def exit_code(results: Iterable[SpecResult], *, unreadable: bool = False) -> int:
    """The worst of what happened, in the order 4 > 2 > 1 > 3."""
    unexpected = {claim.outcome.verdict for claim in all_claims(results) if not claim.as_expected}
    if Verdict.DISAGREED in unexpected:
        return failure.DISAGREED
    if unreadable:
        return failure.UNUSABLE
    if unexpected - {Verdict.UNKNOWN}:
        return failure.NOT_AS_EXPECTED
    return failure.UNKNOWN if unexpected else failure.OK


def use_colour() -> bool:
    """Colour on a terminal that can show it, unless NO_COLOR is set (https://no-color.org)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _read(paths: Sequence[Path]) -> tuple[list[Spec], list[SpecErrors]]:
    if not paths:
        raise UserError("nothing to prove", hint="name spec files or folders, or give a configuration with --atom")
    specs: list[Spec] = []
    errors: list[SpecErrors] = []
    files: dict[Path, None] = {}
    for path in paths:
        try:
            files.update(dict.fromkeys(discover([path])))
        except SpecErrors as error:
            errors.append(error)
    for file in files:
        try:
            specs.append(read_spec(file))
        except SpecErrors as error:
            errors.append(error)
    return specs, errors


def _only(specs: list[Spec], names: Sequence[str]) -> list[Spec]:
    """The specs that have any of the named claims, with those alone."""
    known = {claim.name for spec in specs for claim in spec.claims}
    for name in names:
        if name not in known:
            raise UserError(f'no claim is named "{name}"', hint=suggestion(name, sorted(known), "claims"))
    chosen = [replace(spec, claims=tuple(c for c in spec.claims if c.name in names)) for spec in specs]
    return [spec for spec in chosen if spec.claims]


def _run(spec: Spec) -> SpecResult:
    from layoutproof.specs.run import run_spec

    return run_spec(spec)


def _record(spec: Spec, result: SpecResult, proofs: Path | None) -> None:
    from layoutproof.records.write import record

    record(spec, result, proofs)


def _unwritten(errors: Sequence[UserError]) -> list[SpecErrors]:
    """What kept records from being written: told once, since it is mostly the same for all."""
    problems = [Problem((), error.message, error.hint) for error in errors[:1]]
    if len(errors) > 1:
        problems.append(Problem((), f"{plural(len(errors) - 1, 'further record')} could not be written either"))
    return [SpecErrors("", problems)] if problems else []


def _text(spec: Spec, result: SpecResult, output: Output, seconds: float) -> str:
    words = {claim.name: claim.reads_as for claim in spec.claims if claim.reads_as}
    shown = seconds if output.times else None
    return render_spec(result, colour=use_colour(), details=output.details, reads_as=words, seconds=shown)
