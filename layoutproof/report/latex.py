"""Closed forms as LaTeX, to be pasted into a paper."""

from __future__ import annotations

from collections.abc import Sequence

from layoutproof.integers.pretty import to_latex
from layoutproof.specs.spec import Spec


def latex_lines(spec: Spec, operands: Sequence[str]) -> list[str]:
    """One ``align*`` an operand, from the ``equals`` claims on it."""
    lines = []
    for claim in spec.claims:
        if claim.subject_kind == "operand" and claim.subject in operands and claim.predicate == "equals":
            rows = [f"  {name} &= {to_latex(formula.expression)}" for name, formula in claim.formulas.items()]
            lines += [f"% operand {claim.subject}", r"\begin{align*}", " \\\\\n".join(rows), r"\end{align*}"]
    return lines
