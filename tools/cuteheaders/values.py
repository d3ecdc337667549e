"""What C++ template expressions come to: sizes (numbers, or text such as ``M/2``), layouts, types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from layoutproof.atoms.types import BITS, TYPES, short_name
from layoutproof.errors import UserError

Symbol: TypeAlias = str
Leaf: TypeAlias = int | Symbol
Nested: TypeAlias = "Leaf | tuple[Nested, ...]"


class Unreadable(UserError):
    """The headers say something that this reader does not understand."""


@dataclass(frozen=True)
class Layout:
    """``Layout<Shape, Stride>`` with sizes that may be symbols."""

    shape: Nested
    stride: Nested


@dataclass(frozen=True)
class Type:
    """A C++ type by its name and arguments, namespaces dropped."""

    name: str
    arguments: tuple[Value, ...] = ()


Value: TypeAlias = "int | str | tuple[Value, ...] | Layout | Type"


def compact(shape: Nested) -> Nested:
    """The strides of ``Layout<Shape>``: first mode fastest, 0 for extents of 1."""
    step: Leaf = 1

    def visit(part: Nested) -> Nested:
        nonlocal step
        if isinstance(part, tuple):
            return tuple(visit(inner) for inner in part)
        stride = 0 if part == 1 else step
        if step == 1:
            step = part
        elif isinstance(part, int) and isinstance(step, int):
            step *= part
        elif part != 1:
            step = f"{step}*{part}"
        return stride

    return visit(shape)


def as_sizes(value: Value) -> Nested:
    """A value that must be sizes, nested or not."""
    if isinstance(value, tuple):
        return tuple(as_sizes(part) for part in value)
    if isinstance(value, int | str):
        return value
    raise Unreadable(f"the headers use {value} where a size belongs")


def bits_of(value: Value) -> Leaf:
    """How wide a type is: a number, or ``bits_a_type`` for a template parameter."""
    if isinstance(value, str):
        return f"bits_{value}"
    if isinstance(value, Type) and short_name(value.name) in BITS:
        return BITS[short_name(value.name)]
    raise Unreadable(f"unknown type {value}: its width is not known")


def type_text(value: Value) -> str:
    """A type as the catalogue writes it: ``f16``, ``sparse2<{a_type}>``."""
    if isinstance(value, str):
        return f"{{{value}}}"
    if isinstance(value, Type):
        if value.name == "sparse_elem" and len(value.arguments) == 2:
            return f"sparse{value.arguments[0]}<{type_text(value.arguments[1])}>"
        if value.name == "complex":
            return TYPES["complex<double>"]
        name = short_name(value.name)
        if name in TYPES:
            return TYPES[name]
        raise Unreadable(f"unknown type {value.name}", hint="add it to layoutproof/atoms/types.py")
    raise Unreadable(f"the headers use {value} where a type belongs")
