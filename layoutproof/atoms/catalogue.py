"""Finding an atom by CuTe's name. Only the file of the architecture that the name's prefix tells is opened, and only the
atom's own table is parsed, so that a lookup costs about a millisecond."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from layoutproof.atoms.atom import Atom
from layoutproof.errors import UserError

ARCHITECTURES = ("sm61", "sm70", "sm75", "sm80", "sm89", "sm90", "universal")
FMA = "UniversalFMA"
FMA_TYPES = {"float": "f32", "double": "f64", "half_t": "f16", "bfloat16_t": "bf16", "int": "s32", "int32_t": "s32"}


class UnknownAtom(UserError):
    """No atom has this name; the hint tells the nearest ones."""

    def __init__(self, name: str) -> None:
        import difflib  # only a mistake needs it

        near = difflib.get_close_matches(name, names(), n=3, cutoff=0.5)
        hint = f"nearest: {', '.join(near)}" if near else f"known prefixes: {', '.join(ARCHITECTURES)}"
        super().__init__(f"unknown atom {name!r}", hint=hint)
        self.name = name
        self.nearest = tuple(near)


@cache
def find(name: str) -> Atom:
    """The atom with this name, ``UniversalFMA<float>`` and its like included. Raises :class:`UnknownAtom`."""
    fma = re.fullmatch(FMA + r"\s*<(.*)>", name)
    if fma:
        return _universal(name, fma[1])
    prefix = name.split("_")[0].lower()
    table = _table(prefix, name) if prefix in ARCHITECTURES else None
    if table is None:
        raise UnknownAtom(name)
    return _atom(name, table)


def names() -> tuple[str, ...]:
    """Every atom of the catalogue, by architecture."""
    listed = [name for file in ARCHITECTURES for name in re.findall(r"^\[(\w+)\]$", _text(file), re.MULTILINE)]
    return (*(name for name in listed if name != FMA), *(f"{FMA}<{kind}>" for kind in FMA_TYPES))


@cache
def _text(file: str) -> str:
    return Path(__file__).with_name(f"{file}.toml").read_text()


def _table(file: str, name: str) -> dict[str, Any] | None:
    """The table ``[name]`` of a file, cut out before it is parsed: reading all of it would cost tens of milliseconds."""
    import tomllib  # here, so that naming an atom in an error costs nothing

    text = _text(file)
    start = text.find(f"\n[{name}]\n")
    if start < 0 or not name.isidentifier():
        return None
    end = text.find("\n[", start + 1)
    table: dict[str, Any] = tomllib.loads(text[start : end if end > 0 else None])[name]
    return table


def _atom(name: str, table: dict[str, Any]) -> Atom:
    return Atom(
        name=name,
        shape_text=table["shape_mnk"],
        thr_id_text=table["thr_id"],
        layout_texts={operand: table[operand.lower()] for operand in "ABC"},
        types=table.get("types", {}),
        registers={key: (kind, count) for key, (kind, count) in table.get("registers", {}).items()},
        arch=table.get("arch", ""),
        ptx=table.get("ptx", ""),
        issues=table.get("issues", 1),
        fault=table.get("fault", ""),
    )


def _universal(name: str, arguments: str) -> Atom:
    """UniversalFMA<D, A = D, B = A, C = D>: one multiply-add by one thread, for any type."""
    written = [part.strip().split("::")[-1] for part in arguments.split(",")]
    if not 1 <= len(written) <= 4 or any(part not in FMA_TYPES for part in written):
        raise UnknownAtom(name)
    d = written[0]
    a = written[1] if len(written) > 1 else d
    b = written[2] if len(written) > 2 else a
    c = written[3] if len(written) > 3 else d
    types = {key: FMA_TYPES[part] for key, part in zip("DABC", (d, a, b, c), strict=True)}
    table = _table("universal", FMA)
    assert table is not None
    return _atom(name, {**table, "types": types, "registers": {key: (kind, 1) for key, kind in types.items()}})
