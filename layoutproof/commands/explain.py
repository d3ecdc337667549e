"""``explain``: the derivation of a configuration, for people."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from layoutproof.atoms.atom import OPERANDS
from layoutproof.commands.configuration import Options
from layoutproof.commands.prove import exit_code, use_colour
from layoutproof.errors import UserError
from layoutproof.proving.verdict import Verdict
from layoutproof.report.explain import Explanation, explain_text
from layoutproof.report.explain_copies import copies_text
from layoutproof.report.held import held_by, thread_coordinates
from layoutproof.report.latex import latex_lines
from layoutproof.report.text import render_spec
from layoutproof.specs.derive import derive_claims, operand_claims
from layoutproof.specs.read import read_spec
from layoutproof.specs.run import run_spec
from layoutproof.specs.spec import Spec


def explain(
    path: Path | None, options: Options, *, operand: str | None = None, thread: int | None = None, latex: bool = False
) -> int:
    """Derive the configuration of a spec, or of the options; what is proved on the way decides the exit code."""
    spec = _derived(path, options)
    letters = tuple(OPERANDS) if operand is None else (the_operand(operand),)
    result = run_spec(spec)
    if result.claims[0].outcome.verdict is not Verdict.PROVED:  # the configuration itself: nothing to derive
        print(render_spec(result, colour=use_colour()))
        return exit_code([result])
    explanation = Explanation(spec, result)
    if thread is not None:
        thread_coordinates(
            explanation.subjects, thread
        )  # a thread that takes no part is refused before anything is shown
    if latex:
        print("\n".join(latex_lines(spec, letters)))
    else:
        print(explain_text(explanation, letters))
        print("\n".join(copies_text(explanation.subjects)), end="\n" if spec.copies else "")
    if thread is not None:
        print("\n".join(["", *held_by(explanation.subjects, letters, thread)]))
    return exit_code([result])


def the_operand(letter: str) -> str:
    """A, B or C as typed. Raises :class:`UserError` for anything else."""
    if letter.upper() not in OPERANDS:
        raise UserError(f'there is no operand "{letter}"', hint="A (M x K), B (N x K) or C (M x N)")
    return letter.upper()


def spec_with_mma(spec: Spec) -> Spec:
    """The spec. Raises :class:`UserError` where it describes no tiled MMA."""
    if spec.mma is None:
        raise UserError(
            f"{spec.path}: there is no [mma] table, so no operands to speak of", hint='[mma] with atom = "..."'
        )
    return spec


def _derived(path: Path | None, options: Options) -> Spec:
    if path is None:
        if not options.given:
            raise UserError("nothing to explain", hint="name a spec file, or give a configuration with --atom")
        return derive_claims(options.spec())
    options.refuse_with_paths()
    spec = spec_with_mma(read_spec(path))
    return replace(spec, claims=operand_claims(spec))
