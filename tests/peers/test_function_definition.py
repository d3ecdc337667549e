"""The algebra against what each operation means as a function, on layouts drawn by ``layoutproof.testing``."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layoutproof.algebra.coalesce import coalesce
from layoutproof.algebra.complement import complement
from layoutproof.algebra.composition import composition
from layoutproof.algebra.divide import flat_divide, logical_divide, tiled_divide, zipped_divide
from layoutproof.algebra.inverse import left_inverse, right_inverse
from layoutproof.algebra.product import logical_product
from layoutproof.layouts import Layout
from layoutproof.layouts.int_tuple import depth, flatten, rank
from layoutproof.testing import bijective_layouts, composition_pairs, divide_pairs, layouts, shapes
from tests.peers.peers import values

Pair = tuple[Layout, Layout]
unhurried = settings(deadline=None)


@unhurried
@given(composition_pairs())
def test_composition_is_left_of_right(pair: Pair) -> None:
    left, right = pair
    result = composition(left, right)
    assert [result(i) for i in range(len(values(right)))] == [left(right(i)) for i in range(len(values(right)))]
    if isinstance(right.shape, tuple):  # a single extent may become several
        assert [mode.size() for mode in result.modes] == [mode.size() for mode in right.modes]


@unhurried
@given(divide_pairs())
def test_a_divide_hands_out_every_element(pair: Pair) -> None:
    layout, tiler = pair
    tile, rest = logical_divide(layout, tiler).modes
    assert values(tile) == values(composition(layout, tiler))
    for divide in (logical_divide, zipped_divide, tiled_divide, flat_divide):
        assert sorted(values(divide(layout, tiler))) == sorted(values(layout))
    assert len(values(tile)) * len(values(rest)) == len(values(layout))


@unhurried
@given(bijective_layouts())
def test_bijections(layout: Layout) -> None:
    numbers = list(range(len(values(layout))))
    assert sorted(values(layout)) == numbers
    assert [layout(i) for i in values(right_inverse(layout))] == numbers
    inverse = left_inverse(layout)
    assert [inverse(layout(i)) for i in numbers] == numbers
    assert values(coalesce(layout)) == values(layout)
    assert complement(layout, 2 * len(numbers)).size() == 2


@unhurried
@given(bijective_layouts(max_rank=2, max_extent=4), st.integers(1, 4))
def test_a_product_repeats_its_block(block: Layout, count: int) -> None:
    product = logical_product(block, Layout(count))
    inside, rest = product.modes
    assert inside == block
    assert rest.size() == count
    assert sorted(values(product)) == list(range(len(values(block)) * count))


@unhurried
@given(st.data())
def test_the_strategies_keep_their_bounds(data: st.DataObject) -> None:
    top, extent, stride = (data.draw(st.integers(1, most)) for most in (4, 9, 20))
    drawn = data.draw(layouts(max_rank=top, max_extent=extent, max_stride=stride, nested=False, zero_strides=False))
    assert rank(drawn.shape) <= top
    assert depth(drawn.shape) <= 1
    assert all(1 <= item <= extent for item in flatten(drawn.shape))  # type: ignore[operator]
    assert all(1 <= item <= stride for item in flatten(drawn.stride))  # type: ignore[operator]
    assert depth(data.draw(shapes(max_rank=top, max_extent=extent))) <= 2


@pytest.mark.parametrize("strategy", [shapes, layouts, bijective_layouts])
def test_bounds_that_leave_nothing(strategy: object) -> None:
    with pytest.raises(ValueError, match="max_rank = 0: must be at least 1"):
        strategy(max_rank=0)  # type: ignore[operator]


def test_without_hypothesis() -> None:
    """Importing is free; a strategy says what is missing."""
    program = (
        "import sys; sys.modules['hypothesis'] = None\n"
        "from layoutproof.testing import layouts\n"
        "try: layouts()\n"
        "except ImportError as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "layoutproof.testing needs hypothesis: pip install hypothesis\n"
