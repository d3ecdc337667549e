"""The operations of CuTe's layout algebra, by the names that `oracle/algebra.json` gives them."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from layoutproof.algebra.coalesce import coalesce, filter_layout, filter_zeros
from layoutproof.algebra.complement import complement
from layoutproof.algebra.composition import composition
from layoutproof.algebra.construct import make_fragment_like, make_layout_like, make_ordered_layout, tile_to_shape
from layoutproof.algebra.divide import flat_divide, logical_divide, tiled_divide, zipped_divide
from layoutproof.algebra.inverse import left_inverse, max_common_layout, max_common_vector, nullspace, right_inverse
from layoutproof.algebra.partition import local_partition, local_tile, local_tile_projected, slice_and_offset
from layoutproof.algebra.product import (
    blocked_product,
    flat_product,
    logical_product,
    raked_product,
    tiled_product,
    zipped_product,
)
from layoutproof.algebra.recast import downcast, recast_layout, upcast
from layoutproof.algebra.swizzled import tile_swizzled_to_shape
from layoutproof.layouts import UNDERSCORE, Layout, parse_layout, parse_tile
from layoutproof.layouts.int_tuple import compact_major
from layoutproof.layouts.swizzle import ComposedLayout, Swizzle, compose_swizzle

BITS = {"int4b_t": 4, "int8_t": 8, "uint8_t": 8, "half_t": 16, "uint16_t": 16, "float": 32, "uint32_t": 32,
        "double": 64, "uint64_t": 64, "uint128_t": 128}  # fmt: skip
Inputs = dict[str, Any]
P = parse_layout


def tiler(written: Any) -> Any:
    return tuple(map(tiler, written)) if isinstance(written, list) else parse_tile(written)


def coordinate(written: Any) -> Any:
    if isinstance(written, list):
        return tuple(map(coordinate, written))
    return UNDERSCORE if written == "_" else written


def int_tuple(written: Any) -> Any:
    """Read ((3,1),2) as nested tuples; orders may hold zeros, which a shape may not."""
    if not isinstance(written, str):
        return written
    return ast.literal_eval(written.replace(")", ",)") if "(" in written else written)


def swizzle(i: Inputs) -> Layout | ComposedLayout:
    return compose_swizzle(Swizzle(i["B"], i["M"], i["S"]), P(i["layout"]))


def swizzled_shape(i: Inputs) -> ComposedLayout:
    block = swizzle(i)
    assert isinstance(block, ComposedLayout)
    return tile_swizzled_to_shape(block, int_tuple(i["shape"]))


OPERATIONS: dict[str, Callable[[Inputs], Any]] = {
    "coalesce": lambda i: coalesce(P(i["layout"])),
    "coalesce_profile": lambda i: coalesce(P(i["layout"]), int_tuple(i["profile"])),
    "complement": lambda i: complement(P(i["layout"]), int_tuple(i["cotarget"])),
    "composition": lambda i: composition(P(i["A"]), P(i["B"])),
    "composition_tiler": lambda i: composition(P(i["A"]), tiler(i["tiler"])),
    "logical_divide": lambda i: logical_divide(P(i["layout"]), tiler(i["tiler"])),
    "zipped_divide": lambda i: zipped_divide(P(i["layout"]), tiler(i["tiler"])),
    "tiled_divide": lambda i: tiled_divide(P(i["layout"]), tiler(i["tiler"])),
    "flat_divide": lambda i: flat_divide(P(i["layout"]), tiler(i["tiler"])),
    "logical_product": lambda i: logical_product(P(i["block"]), tiler(i["tiler"])),
    "zipped_product": lambda i: zipped_product(P(i["block"]), tiler(i["tiler"])),
    "tiled_product": lambda i: tiled_product(P(i["block"]), tiler(i["tiler"])),
    "flat_product": lambda i: flat_product(P(i["block"]), tiler(i["tiler"])),
    "blocked_product": lambda i: blocked_product(P(i["block"]), P(i["tiler"])),
    "raked_product": lambda i: raked_product(P(i["block"]), P(i["tiler"])),
    "right_inverse": lambda i: right_inverse(P(i["layout"])),
    "left_inverse": lambda i: left_inverse(P(i["layout"])),
    "max_common_layout": lambda i: max_common_layout(P(i["A"]), P(i["B"])),
    "max_common_vector": lambda i: max_common_vector(P(i["A"]), P(i["B"])),
    "upcast": lambda i: upcast(P(i["layout"]), i["N"]),
    "downcast": lambda i: downcast(P(i["layout"]), i["N"]),
    "recast_layout": lambda i: recast_layout(P(i["layout"]), BITS[i["old"]], BITS[i["new"]]),
    "filter": lambda i: filter_layout(P(i["layout"])),
    "filter_zeros": lambda i: filter_zeros(P(i["layout"])),
    "nullspace": lambda i: nullspace(P(i["layout"])),
    "make_layout_like": lambda i: make_layout_like(P(i["layout"])),
    "make_fragment_like": lambda i: make_fragment_like(P(i["layout"])),
    "make_ordered_layout": lambda i: make_ordered_layout(int_tuple(i["shape"]), int_tuple(i["order"])),
    "make_layout_left": lambda i: Layout(int_tuple(i["shape"])),
    "make_layout_right": lambda i: Layout(int_tuple(i["shape"]), compact_major(int_tuple(i["shape"]), right=True)),
    "tile_to_shape": lambda i: tile_to_shape(P(i["layout"]), int_tuple(i["shape"]), int_tuple(i.get("order"))),
    "slice": lambda i: slice_and_offset(coordinate(i["coord"]), P(i["layout"]))[0],
    "local_tile": lambda i: local_tile(P(i["layout"]), tiler(i["tiler"]), coordinate(i["coord"])),
    "local_tile_proj": lambda i: local_tile_projected(
        P(i["layout"]), tiler(i["tiler"]), coordinate(i["coord"]), tuple(map(bool, i["proj"]))
    ),
    "local_partition": lambda i: local_partition(P(i["layout"]), P(i["thr_layout"]), i["index"]),
    "swizzle_compose": swizzle,
    "swizzle_tile_to_shape": swizzled_shape,
}  # fmt: skip
