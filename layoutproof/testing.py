"""Hypothesis strategies for layouts, for property tests of code that works with CuTe layouts.

    from hypothesis import given
    from layoutproof.testing import composition_pairs, layouts

    @given(layouts(max_rank=2))
    def test_mine(layout): ...

hypothesis is needed (``pip install hypothesis``) and loaded when a strategy is made. Everything drawn is a
:class:`layoutproof.layouts.Layout` in numbers; ``str(layout)`` is CuTe's notation. Examples shrink to few modes, small
extents and small strides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from layoutproof.layouts.int_tuple import IntTuple, flatten, transform, unflatten
from layoutproof.layouts.layout import Layout

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn, SearchStrategy

__all__ = ["bijective_layouts", "composition_pairs", "divide_pairs", "layouts", "shapes"]

_FACTORS = (1, 2, 3, 4)


def shapes(*, max_rank: int = 3, max_extent: int = 8, nested: bool = True) -> SearchStrategy[IntTuple]:
    """A number (rank 1 without brackets), or up to ``max_rank`` modes; ``nested`` lets a mode be a tuple of numbers."""
    st = _hypothesis()
    _check(max_rank=max_rank, max_extent=max_extent)
    extent = st.integers(1, max_extent)
    mode = st.one_of(extent, st.lists(extent, min_size=1, max_size=2).map(tuple)) if nested else extent
    strategy: SearchStrategy[IntTuple] = st.one_of(extent, st.lists(mode, min_size=1, max_size=max_rank).map(tuple))
    return strategy


def layouts(
    *,
    max_rank: int = 3,
    max_extent: int = 8,
    max_stride: int = 16,
    nested: bool = True,
    zero_strides: bool = True,
) -> SearchStrategy[Layout]:
    """Any layout: strides are drawn one by one, so that elements may overlap and gaps remain."""
    st = _hypothesis()
    _check(max_rank=max_rank, max_extent=max_extent, max_stride=max_stride)
    stride = st.integers(0 if zero_strides else 1, max_stride)

    def draw_layout(draw: DrawFn) -> Layout:
        shape = draw(shapes(max_rank=max_rank, max_extent=max_extent, nested=nested))
        return Layout(shape, transform(shape, lambda _: draw(stride)))

    strategy: SearchStrategy[Layout] = st.composite(draw_layout)()
    return strategy


def bijective_layouts(*, max_rank: int = 3, max_extent: int = 8, nested: bool = True) -> SearchStrategy[Layout]:
    """Layouts onto 0..size-1, each element once: compact strides in any order of the modes. Extent 1 has stride 0."""
    st = _hypothesis()
    _check(max_rank=max_rank, max_extent=max_extent)

    def draw_layout(draw: DrawFn) -> Layout:
        shape = draw(shapes(max_rank=max_rank, max_extent=max_extent, nested=nested))
        extents = _numbers(shape)
        order = draw(st.permutations(range(len(extents))))
        strides, current = [0] * len(extents), 1
        for place in order:
            if extents[place] != 1:
                strides[place], current = current, current * extents[place]
        return Layout(shape, unflatten(strides, shape))

    strategy: SearchStrategy[Layout] = st.composite(draw_layout)()
    return strategy


def composition_pairs(*, max_rank: int = 3, max_stride: int = 16) -> SearchStrategy[tuple[Layout, Layout]]:
    """(A, B) whose composition CuTe accepts and which is the function A(B(i)), with B inside A's domain.

    Each mode of B runs through digits that A's extents are made of, so every division on the way is exact; no digit is
    run through twice, so nothing carries. A mode of B may also have stride 0.
    """
    st = _hypothesis()
    _check(max_rank=max_rank, max_stride=max_stride)

    def draw_pair(draw: DrawFn) -> tuple[Layout, Layout]:
        left, digits = _factored(draw, max_rank, max_stride)
        modes = _runs(draw, digits, max_rank)
        if len(modes) < max_rank and draw(st.booleans()):
            modes.append((draw(st.integers(2, 4)), 0))
        return left, _layout_of(draw(st.permutations(modes)), bare=draw(st.booleans()))

    strategy: SearchStrategy[tuple[Layout, Layout]] = st.composite(draw_pair)()
    return strategy


def divide_pairs(*, max_rank: int = 3, max_stride: int = 16) -> SearchStrategy[tuple[Layout, Layout]]:
    """(layout, tiler) for a logical_divide that hands out every element once: the tiler's modes do not overlap."""
    st = _hypothesis()
    _check(max_rank=max_rank, max_stride=max_stride)

    def draw_pair(draw: DrawFn) -> tuple[Layout, Layout]:
        layout, digits = _factored(draw, max_rank, max_stride)
        modes = _runs(draw, digits, max_rank)
        return layout, _layout_of(draw(st.permutations(modes)), bare=draw(st.booleans()))

    strategy: SearchStrategy[tuple[Layout, Layout]] = st.composite(draw_pair)()
    return strategy


def _factored(draw: DrawFn, max_rank: int, max_stride: int) -> tuple[Layout, list[tuple[int, int]]]:
    """A flat layout, and the digits of its domain: (size, what one step of it is worth)."""
    st = _hypothesis()
    modes = draw(st.lists(st.lists(st.sampled_from(_FACTORS), min_size=1, max_size=2), min_size=1, max_size=max_rank))
    digits, extents, place = [], [], 1
    for factors in modes:
        extent = 1
        for factor in factors:
            digits.append((factor, place))
            place, extent = place * factor, extent * factor
        extents.append(extent)
    strides = tuple(draw(st.integers(0, max_stride)) for _ in extents)
    return Layout(tuple(extents), strides), digits


def _runs(draw: DrawFn, digits: Sequence[tuple[int, int]], max_rank: int) -> list[tuple[int, int]]:
    """(extent, stride) of modes that each run through neighbouring digits, none of them twice; ``1:0`` for none."""
    st = _hypothesis()
    ends = sorted(draw(st.sets(st.integers(0, len(digits)), max_size=2 * max_rank)))
    modes = []
    for first, last in zip(ends[::2], ends[1::2], strict=False):
        extent = 1
        for size, _ in digits[first:last]:
            extent *= size
        if extent != 1:
            modes.append((extent, digits[first][1]))
    return modes or [(1, 0)]


def _layout_of(modes: Sequence[tuple[int, int]], *, bare: bool) -> Layout:
    """The layout of these modes; ``bare`` writes a single one without brackets."""
    if bare and len(modes) == 1:
        return Layout(*modes[0])
    return Layout(tuple(extent for extent, _ in modes), tuple(stride for _, stride in modes))


def _numbers(shape: IntTuple) -> list[int]:
    numbers = [extent for extent in flatten(shape) if isinstance(extent, int)]
    assert len(numbers) == len(flatten(shape)), "what is drawn here is in numbers"
    return numbers


def _check(**limits: int) -> None:
    for name, value in limits.items():
        if value < 1:
            raise ValueError(f"{name} = {value}: must be at least 1")


def _hypothesis() -> Any:
    try:
        from hypothesis import strategies
    except ImportError:
        raise ImportError("layoutproof.testing needs hypothesis: pip install hypothesis") from None
    return strategies
