"""What a claim speaks of: an integer function over a domain, in the author's names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from layoutproof.integers.expression import Expression, substitute
from layoutproof.proving.domain import Domain


@dataclass(frozen=True)
class Subject:
    """``outputs`` as expressions over the domain's inputs and params.

    ``derived`` are further names that the author may use in formulas (a thread id ``t`` made of lane and warp), each an
    expression over the inputs. ``title`` is how messages call the subject: ``operand C``, ``map tile_order``.
    """

    title: str
    domain: Domain
    outputs: Mapping[str, Expression]
    derived: Mapping[str, Expression] = field(default_factory=dict)

    def expand(self, formula: Expression) -> Expression:
        """A formula over inputs alone: derived names replaced by what they stand for."""
        return substitute(formula, self.derived)

    @property
    def sizes_in_words(self) -> str:
        """For which sizes a proof holds: ``for all M >= 32 && M % 32 == 0`` or ``for these sizes``."""
        from layoutproof.integers.text import to_text

        conditions = [to_text(c) for c in self.domain.conditions()]
        if not self.domain.symbolic:
            return "at the sizes given"
        return "for all " + ", ".join(conditions) if conditions else "for all sizes"
