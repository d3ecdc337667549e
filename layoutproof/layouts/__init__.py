"""CuTe layouts: shape:stride as values, their notation, and what they compute as integer expressions."""

from layoutproof.layouts.layout import Layout, identity_layout, make_layout
from layoutproof.layouts.notation import parse_layout, parse_tile
from layoutproof.layouts.tiler import UNDERSCORE, Tiler, Underscore

__all__ = [
    "UNDERSCORE",
    "Layout",
    "Tiler",
    "Underscore",
    "identity_layout",
    "make_layout",
    "parse_layout",
    "parse_tile",
]
