"""Layouts, tilers and names as C++ text that CuTe's headers understand: every number a compile-time constant."""

from __future__ import annotations

import re

from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Polynomial, Size
from layoutproof.layouts import sizes
from layoutproof.layouts.int_tuple import IntTuple
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.swizzle import ComposedLayout
from layoutproof.layouts.tiler import Underscore

_INT_MAX = (1 << 31) - 1
# What a spec may call a size and C++ may not (C++17, the alternative operator names included).
_KEYWORDS = frozenset({
    "alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch",
    "char", "char16_t", "char32_t", "class", "compl", "const", "const_cast", "constexpr", "continue", "decltype",
    "default", "delete", "do", "double", "dynamic_cast", "else", "enum", "explicit", "export", "extern", "false",
    "float", "for", "friend", "goto", "if", "inline", "int", "long", "mutable", "namespace", "new", "noexcept",
    "not", "not_eq", "nullptr", "operator", "or", "or_eq", "private", "protected", "public", "register",
    "reinterpret_cast", "return", "short", "signed", "sizeof", "static", "static_assert", "static_cast", "struct",
    "switch", "template", "this", "thread_local", "throw", "true", "try", "typedef", "typeid", "typename",
    "union", "unsigned", "using", "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq",
})  # fmt: skip
# What the program itself calls things, where a spec's names are in scope.
_TAKEN = re.compile(r"Mma|lp|layout|identity|partition|(at|claim|visit)_\w*|.*_")


def identifier(name: str) -> str:
    """A spec's name as a C++ one: itself, but for an underscore where C++ or the program uses the name."""
    return f"{name}_" if name in _KEYWORDS or _TAKEN.fullmatch(name) else name


def string(text: str) -> str:
    """A C string literal; what is not plain ASCII is escaped, and a ``?`` never begins a trigraph."""
    parts = []
    for byte in text.encode():
        plain = 32 <= byte < 127 and chr(byte) not in '"\\?'
        parts.append(chr(byte) if plain else f"\\{byte:03o}")
    return f'"{"".join(parts)}"'


def comment(text: str) -> str:
    """Text for a ``//`` comment: one line, and no backslash at its end, which would continue it."""
    return " ".join(text.split()).replace("\\", "/")


def layout_type(layout: Layout) -> str:
    """``Layout<Shape<Int<4>,Int<8>>,Stride<Int<1>,Int<4>>>``. Raises :class:`Rejected` for what has no such type."""
    return f"Layout<{_type(layout.shape, 'Shape')},{_type(layout.stride, 'Stride')}>"


def composed_type(layout: Layout | ComposedLayout) -> str:
    """The same for layouts behind a swizzle: ``ComposedLayout<Swizzle<3,3,3>,Int<0>,Layout<...>>``."""
    if not isinstance(layout, ComposedLayout):
        return layout_type(layout)
    swizzle = layout.swizzle
    written = f"Swizzle<{swizzle.bits},{swizzle.base},{swizzle.shift}>"
    return f"ComposedLayout<{written},{_number(layout.offset)},{layout_type(layout.layout)}>"


def tile_entry_type(entry: Layout | Size | Underscore) -> str:
    """One argument of ``Tile<...>``."""
    if isinstance(entry, Underscore):
        return "Underscore"
    return layout_type(entry) if isinstance(entry, Layout) else _number(entry)


def shape_type(shape: IntTuple) -> str:
    """``Shape<Int<32>,Int<16>>``."""
    return _type(shape, "Shape")


def _type(value: IntTuple, wrapper: str) -> str:
    if isinstance(value, tuple):
        return f"{wrapper}<{','.join(_type(part, wrapper) for part in value)}>"
    return _number(value)


def _number(value: Size) -> str:
    if isinstance(value, int):
        # Int<n> is C<n>; beyond int CuTe's own constants are of a wider type as well.
        return f"Int<{value}>" if abs(value) <= _INT_MAX else f"C<{value}LL>"
    parts = sizes.basis_parts(value) if isinstance(value, Polynomial) and sizes.has_basis(value) else {}
    if len(parts) == 1:
        ((path, step),) = parts.items()
        return f"ScaledBasis<{_number(step)},{','.join(map(str, path))}>"
    raise Rejected("crosscheck", f"{sizes.size_text(value)} is no compile-time constant of CuTe's")
