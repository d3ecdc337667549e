"""Composition of layouts, exactly as CuTe computes it (`composition` in layout.hpp).

``composition(A, B)`` has the shape of B and is meant to be the function A(B(i)). CuTe gets it by walking the modes of A
for each mode of B: it skips as many elements as B's stride says, then takes as many as B's extent says. Its two
divisibility conditions are checked here with the same weakness; the result is CuTe's even where it is not A(B(i)).
"""

from __future__ import annotations

from collections.abc import Callable

from layoutproof.algebra.coalesce import coalesce_x
from layoutproof.algebra.steps import Step, by_mode, nested
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size, exact_quotient
from layoutproof.layouts import sizes
from layoutproof.layouts.int_tuple import IntTuple, flatten, nest, pack, product, text
from layoutproof.layouts.layout import Layout, make_layout
from layoutproof.layouts.tiler import Tiler, Underscore

OPERATION = "composition"
MOST_TRIED = 64  # steps on either side in search of a legal value


def composition(
    left: Layout,
    right: Tiler,
    steps: list[Step] | None = None,
    *,
    operation: str = OPERATION,
    mode: str = "",
) -> Layout:
    """Left o right. A tuple composes mode by mode and drops the modes of ``left`` that it does not reach.

    Each composition of two layouts is appended to ``steps`` under the name ``operation`` and ``mode``.
    Raises :class:`Rejected` where CuTe's divisibility conditions fail, with the mode of ``left`` and the two numbers.
    """
    if isinstance(right, tuple):

        def compose_mode(part: Layout, tiler: Tiler, here: str) -> Layout:
            return composition(part, tiler, steps, operation=operation, mode=nested(mode, here))

        return make_layout(*by_mode(left, right, OPERATION, compose_mode))
    if isinstance(right, Underscore):
        return left
    if not isinstance(right, Layout):
        right = Layout(right, 1)
    result = _compose(left, right)
    if steps is not None:
        steps.append(Step(operation, mode, left, right, result))
    return result


def _compose(left: Layout, right: Layout) -> Layout:
    paths = [path for stride in flatten(right.stride) if sizes.has_basis(stride) for path in sizes.basis_parts(stride)]
    flat = coalesce_x(left, nest(dict.fromkeys(paths, 0)))  # CuTe's coprofile(right)
    return Layout(*_distribute(flat, right.shape, right.stride))


def _distribute(left: Layout, shape: IntTuple, stride: IntTuple) -> tuple[IntTuple, IntTuple]:
    """Each mode of the right side is composed on its own."""
    if isinstance(shape, tuple) and isinstance(stride, tuple):
        pairs = [_distribute(left, s, d) for s, d in zip(shape, stride, strict=True)]
        return tuple(pair[0] for pair in pairs), tuple(pair[1] for pair in pairs)
    assert not isinstance(shape, tuple) and not isinstance(stride, tuple)
    if sizes.has_basis(stride):
        parts = sizes.basis_parts(stride)
        if len(parts) != 1:
            raise Rejected(OPERATION, f"stride {sizes.size_text(stride)} steps along several coordinates at once")
        ((path, step),) = parts.items()
        return _walk(_at(left, path, stride), shape, step)
    return _walk(left, shape, stride)


def _at(left: Layout, path: sizes.Path, stride: Size) -> Layout:
    """The mode of the left side that a basis stride of the right side steps along."""
    mode = left
    for place in path:
        if place >= mode.rank:
            reason = f"stride {sizes.size_text(stride)}: the left side {left} has no mode {'.'.join(map(str, path))}"
            raise Rejected(OPERATION, reason, legal=f"a layout with {place + 1} modes there")
        mode = mode.modes[place]
    return mode


def _walk(left: Layout, extent: Size, stride: Size) -> tuple[IntTuple, IntTuple]:
    """One mode ``extent:stride`` of the right side, over the modes of the (coalesced) left side."""
    if stride == 0:
        return extent, 0
    if not isinstance(left.shape, tuple):
        return extent, stride * left.stride  # type: ignore[operator]
    leaves = left.leaves()
    asked = (extent, stride)
    shape_out: list[Size] = []
    stride_out: list[Size] = []
    for place, (extent_here, stride_here) in enumerate(leaves[:-1]):
        if isinstance(extent_here, int) and isinstance(stride, int) and stride % extent_here and stride >= extent_here:
            raise _stride_refusal(place, extent_here, stride, asked, left)
        available = sizes.ceil_div(extent_here, sizes.absolute(stride), OPERATION)
        stride_after = sizes.ceil_div(sizes.absolute(stride), extent_here, OPERATION) * sizes.sign(stride)
        if available != 1 and extent != 1:
            taken, extent = _take(available, extent, place, extent_here, asked, left)
            shape_out.append(taken)
            stride_out.append(stride * stride_here)
        stride = stride_after
    if not shape_out:
        return extent, stride * leaves[-1][1]
    if extent != 1:
        shape_out.append(extent)
        stride_out.append(stride * leaves[-1][1])
    return pack(shape_out), pack(stride_out)


def _take(
    available: Size, wanted: Size, place: int, extent_here: Size, asked: tuple[Size, Size], left: Layout
) -> tuple[Size, Size]:
    """min(available, wanted), and what is then still wanted; the former must divide ``wanted``."""
    if isinstance(available, int) and isinstance(wanted, int):
        taken = min(available, wanted)
        if wanted % taken != 0:
            raise Rejected(
                OPERATION,
                f"{_asked(asked, left)} wants {wanted} elements where mode {place} of extent {text(extent_here)} has"
                f" {available} left: {taken} does not divide {wanted}",
                mode=f"mode {place}",
                legal=_legal_extents(asked, wanted, taken, left),
            )
        return taken, wanted // taken
    rest = exact_quotient(wanted, available)
    if rest is not None:
        return available, rest
    if exact_quotient(available, wanted) is not None or sizes.at_least(available, wanted):
        return wanted, 1
    raise sizes.needs_division(wanted, available, OPERATION)


def _stride_refusal(place: int, extent: int, stride: int, asked: tuple[Size, Size], left: Layout) -> Rejected:
    prefix = product(tuple(extent for extent, _ in left.leaves()[:place]))
    return Rejected(
        OPERATION,
        f"{_asked(asked, left)}: stride {stride} is neither below the extent {extent} nor a multiple of it",
        mode=f"mode {place}",
        legal=_legal_strides(asked, prefix * extent, left),
    )


def _legal_strides(asked: tuple[Size, Size], unit: Size, left: Layout) -> str:
    """The strides nearest to the one asked for that this left side takes."""
    extent, stride = asked
    if not isinstance(stride, int) or not isinstance(unit, int):
        return ""
    return _nearest(stride // unit * unit, unit, lambda value: _works(left, extent, value))


def _legal_extents(asked: tuple[Size, Size], wanted: int, taken: int, left: Layout) -> str:
    """The extents nearest to the one asked for that this left side takes; ``wanted`` of it were left to take."""
    extent, stride = asked
    if not isinstance(extent, int):
        return ""
    done, low = extent // wanted, wanted // taken * taken
    return _nearest(low * done, taken * done, lambda value: _works(left, value, stride))


def _nearest(start: int, step: int, works: Callable[[int], bool]) -> str:
    """The nearest values that work from ``start`` down and from ``start + step`` up: "4 or 8"."""
    down = (start - step * count for count in range(MOST_TRIED))
    up = (start + step * count for count in range(1, MOST_TRIED))
    found = (next((value for value in side if value > 0 and works(value)), None) for side in (down, up))
    return " or ".join(str(value) for value in found if value is not None)


def _works(left: Layout, extent: Size, stride: Size) -> bool:
    try:
        _walk(left, extent, stride)
    except Rejected:
        return False
    return True


def _asked(asked: tuple[Size, Size], left: Layout) -> str:
    return f"{text(asked[0])}:{text(asked[1])} over {left}"
