"""What a claim speaks of: an integer function over a domain, in the author's names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from layoutproof.integers.expression import Expression, substitute
from layoutproof.integers.text import to_text
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
    def sizes(self) -> str:
        """For which sizes a proof holds: ``for all M >= 32 && M%32 == 0``; empty where every size is a number."""
        return sizes_in_words(self.domain)


def sizes_in_words(domain: Domain) -> str:
    """The conditions on the params, as written."""
    if not domain.symbolic:
        return ""
    conditions = [to_text(param.condition) for param in domain.params if param.condition is not None]
    conditions += [to_text(condition) for condition in domain.assumptions]
    return "for all " + ", ".join(conditions) if conditions else "for all sizes"
