"""Adding an offset behind a swizzle: legal exactly where ``S(x + d) = S(x) + d`` for every x and d that occur.

Kernels compute a swizzled address once and add steps to it. That is right when the step never meets the swizzle's bits
(a multiple of the pattern, or below the bits it changes), and silently wrong otherwise.
"""

from __future__ import annotations

from layoutproof.claims.equals import equals
from layoutproof.claims.subject import Subject
from layoutproof.integers.expression import Expression, add
from layoutproof.layouts.swizzle import Swizzle
from layoutproof.proving.domain import Domain
from layoutproof.proving.verdict import Outcome


def offset_after_swizzle(
    swizzle: Swizzle, before: Expression, offset: Expression, domain: Domain, *, title: str = "swizzled index"
) -> Outcome:
    """Decide ``S(before + offset) == S(before) + offset`` over the domain; a refutation shows the first inputs."""
    right = swizzle.expression(add(before, offset))
    shipped = add(swizzle.expression(before), offset)
    return equals(Subject(f"{title}, {swizzle}", domain, {"index": right}), {"index": shipped})
