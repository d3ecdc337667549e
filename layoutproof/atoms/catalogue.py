"""Finding an atom by CuTe's name. Only the file of the architecture that the name's prefix tells is opened, and only the
atom's own table is parsed, so that a lookup costs about a millisecond.

Names: as in CuTe. The wgmma names are those of the public aliases (``SM90_64x128x16_F32F16F16_SS``); sparse ones end in
``_SPARSE``. Template arguments follow in angle brackets (:mod:`layoutproof.atoms.template`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from layoutproof.atoms import template
from layoutproof.atoms.atom import PARTS, Atom
from layoutproof.atoms.unknown import ARCHITECTURES, UnknownAtom

if TYPE_CHECKING:
    from layoutproof.atoms.copy_atom import CopyAtom

FMA = "UniversalFMA"
FMA_TYPES = {"float": "f32", "double": "f64", "half_t": "f16", "bfloat16_t": "bf16", "int": "s32", "int32_t": "s32"}

Arguments: TypeAlias = tuple[tuple[str, str, int | str], ...]  # name, kind (type, major, int), value

_NAME = re.compile(r"\s*((?:\w+::)*)(\w+)\s*(?:<(.*)>)?\s*", re.DOTALL)
_FAMILY = re.compile(r"(SM\d+_\d+x)(\d+)(x\d+_\w+)")
_TABLE = re.compile(r"^\[(copy\.)?(\w+)\]$(?:\nn = \[([\d, ]*)\])?", re.MULTILINE)

_LISTED = re.compile(r"^(shape_mnk|types|arch) = (.*)$", re.MULTILINE)
_PAIR = re.compile(r'(\w+) = "([^"]*)"')


@dataclass(frozen=True)
class Row:
    """One line of the list of atoms."""

    name: str
    shape: str
    types: Mapping[str, str]
    arch: str


@dataclass
class Catalogue:
    """The files in one folder."""

    folder: Path
    texts: dict[str, str] = field(default_factory=dict)

    def find(self, name: str) -> Atom:
        """The atom with this name, template arguments included. Raises :class:`UnknownAtom`."""
        base, arguments = _split(name)
        if base == FMA:
            return self._universal(name, arguments)
        table, sizes = self._table("", base)
        if table is None:
            other = "is a copy atom, not an MMA atom" if self._table("copy.", base)[0] is not None else ""
            raise UnknownAtom(name, self.names(), other and f"{base} {other}")
        full, values = _instantiate(name, base, arguments, table)
        return _atom(full, template.fill_all(_chosen(name, table, values), template.printed(values) | sizes))

    def find_copy(self, name: str) -> CopyAtom:
        """The copy atom with this name. Raises :class:`UnknownAtom`."""
        from layoutproof.atoms.copy_atom import SIDES, CopyAtom

        base, arguments = _split(name)
        table, _ = self._table("copy.", base)
        if table is None:
            other = "is an MMA atom, not a copy atom" if self._table("", base)[0] is not None else ""
            raise UnknownAtom(name, self.copy_names(), other and f"{base} {other}")
        full, values = _instantiate(name, base, arguments, table)
        filled = template.fill_all(table, values)
        layouts = {side: filled[side] for side in SIDES}
        return CopyAtom(full, filled["thr_id"], layouts, filled.get("arch", ""), filled.get("ptx", ""))

    def arguments(self, name: str, *, copy: bool = False) -> tuple[str, Arguments]:
        """A name without its arguments, and these in the order in which the C++ template takes them.

        Major modes that are not said are K. Raises :class:`UnknownAtom`.
        """
        base, written = _split(name)
        table, _ = self._table("copy." if copy else "", base)
        if table is None:
            raise UnknownAtom(name, self.copy_names() if copy else self.names())
        _, values = _instantiate(name, base, written, table)
        kinds: dict[str, str] = table.get("params", {})
        return base, tuple((word, kind, values.get(word, "K")) for word, kind in kinds.items())

    def names(self) -> tuple[str, ...]:
        """Every atom, by architecture, one for each MMA_Traits of the headers: templates without their arguments."""
        listed = [name for file in ARCHITECTURES for _, name in self._listed(file) if name != FMA]
        return (*listed, *(f"{FMA}<{kind}>" for kind in FMA_TYPES))

    def copy_names(self) -> tuple[str, ...]:
        """Every copy atom, by architecture: templates without their arguments."""
        tables = (match for file in ARCHITECTURES for match in _TABLE.finditer(self._text(file)))
        return tuple(match[2] for match in tables if match[1])

    def rows(self, part: str = "") -> Iterator[Row]:
        """The atoms whose names contain ``part`` (any case), as lines of a list.

        Each table is read once, and of it three keys: to parse all of them would take as long as everything else.
        """
        for file in ARCHITECTURES:
            seen: dict[str, tuple[str, str, dict[str, str]]] = {}
            for key, name in self._listed(file):
                if part not in name.casefold() or name == FMA:
                    continue
                if key not in seen:
                    line = {match[1]: match[2] for match in _LISTED.finditer(self._section(file, key) or "")}
                    types = {kind: template.bare(text) for kind, text in _PAIR.findall(line["types"])}
                    seen[key] = (line["shape_mnk"].strip('"'), line["arch"].strip('"'), types)
                (shape, arch, types), size = seen[key], _FAMILY.fullmatch(name)
                shape = template.fill(shape, {"N": int(size[2])}) if size and key != name else template.bare(shape)
                yield Row(name, shape, types, arch)
        for atom in (self.find(f"{FMA}<{kind}>") for kind in FMA_TYPES if part in f"{FMA}<{kind}>".casefold()):
            yield Row(atom.name, atom.shape_text, atom.types, atom.arch)

    def table(self, name: str) -> dict[str, Any] | None:
        """What the catalogue says of a template, its formulas not filled; None for a name that takes no arguments."""
        table, _ = self._table("", _split(name)[0])
        return table if table is not None and "example" in table else None

    def example(self, name: str, *, copy: bool = False) -> str:
        """A name with arguments that the headers take; the name itself where it takes none."""
        base, _ = _split(name)
        table, _ = self._table("copy." if copy else "", base)
        return f"{base}<{table['example']}>" if table is not None and "example" in table else name

    def _listed(self, file: str) -> Iterator[tuple[str, str]]:
        """(table, name): a family's table has many names."""
        for match in _TABLE.finditer(self._text(file)):
            if match[1]:
                continue
            sizes = match[3].split(",") if match[3] else ()
            head, _, tail = match[2].partition("xNx")
            yield from ((match[2], f"{head}x{size.strip()}x{tail}") for size in sizes)
            if not sizes:
                yield match[2], match[2]

    def _table(self, kind: str, base: str) -> tuple[dict[str, Any] | None, dict[str, int]]:
        """The table of an atom or of its family, and the N that the family's formulas need."""
        prefix = base.split("_")[0].lower()
        file = prefix if prefix in ARCHITECTURES else "universal"
        table = self._cut(file, kind + base)
        size = _FAMILY.fullmatch(base)
        if table is not None or size is None:
            return table, {}
        table = self._cut(file, f"{kind}{size[1]}N{size[3]}")
        if table is None or size[2] not in map(str, table["n"]):  # as text: a name may hold any number of digits
            return None, {}
        return table, {"N": int(size[2])}

    def _cut(self, file: str, key: str) -> dict[str, Any] | None:
        """The table ``[key]``, cut out before it is parsed: reading all of a file would cost tens of milliseconds."""
        import tomllib  # here, so that naming an atom in an error costs nothing

        section = self._section(file, key)
        return None if section is None else tomllib.loads(section)

    def _section(self, file: str, key: str) -> str | None:
        text = self._text(file)
        start = text.find(f"\n[{key}]\n")
        if start < 0:
            return None
        end = text.find("\n[", start + 1)
        return text[start + len(key) + 3 : end if end > 0 else None]

    def _text(self, file: str) -> str:
        if file not in self.texts:
            self.texts[file] = (self.folder / f"{file}.toml").read_text(encoding="utf-8")
        return self.texts[file]

    def _universal(self, name: str, arguments: str) -> Atom:
        """UniversalFMA<D, A = D, B = A, C = D>: one multiply-add by one thread, for any type."""
        written = [part.strip().split("::")[-1] for part in arguments.split(",")]
        if not 1 <= len(written) <= 4 or any(part not in FMA_TYPES for part in written):
            raise UnknownAtom(name, self.names())
        d = written[0]
        a = written[1] if len(written) > 1 else d
        b = written[2] if len(written) > 2 else a
        c = written[3] if len(written) > 3 else d
        types = {key: FMA_TYPES[part] for key, part in zip("DABC", (d, a, b, c), strict=True)}
        table, _ = self._table("", FMA)
        assert table is not None
        return _atom(name, {**table, "types": types, "registers": {key: (kind, 1) for key, kind in types.items()}})


@cache
def shelf() -> Catalogue:
    """The catalogue that we ship."""
    return Catalogue(Path(__file__).parent)


@cache
def find(name: str) -> Atom:
    """The atom with this name, ``UniversalFMA<float>`` and its like included. Raises :class:`UnknownAtom`."""
    return shelf().find(name)


@cache
def find_copy(name: str) -> CopyAtom:
    """The copy atom with this name, ``UniversalCopy<uint32_t>`` and its like included. Raises :class:`UnknownAtom`."""
    return shelf().find_copy(name)


def names() -> tuple[str, ...]:
    """Every atom of the catalogue, by architecture."""
    return shelf().names()


def copy_names() -> tuple[str, ...]:
    """Every copy atom of the catalogue, by architecture."""
    return shelf().copy_names()


def _split(name: str) -> tuple[str, str]:
    """A name as the catalogue has it, and its arguments: namespaces and the headers' inner names are understood."""
    match = _NAME.fullmatch(name)
    if match is None:
        return name, ""
    base = re.sub(r"^G?MMA_(?=\d)", "SM90_", match[2]) if "GMMA::" in match[1] else match[2]
    return base + ("_SPARSE" if "GMMA::SPARSE::" in match[1] else ""), match[3] or ""


def _instantiate(name: str, base: str, arguments: str, table: Mapping[str, Any]) -> tuple[str, template.Arguments]:
    """The full name, arguments in our spelling, and their values. Raises :class:`UnknownAtom` for bad ones."""
    try:
        values = template.read_arguments(arguments, table)
        template.check(values, table)
    except template.BadArguments as error:
        example = f"; such as {base}<{table['example']}>" if "example" in table else ""
        raise UnknownAtom(name, reason=f"{error}{example}") from None
    if not values:
        return base, values
    doubled = any(values[word] != values[other] for word, other in table.get("defaults", {}).items())
    words = ",".join(f"{{{word}}}" for word in table["params"]) if doubled else table["args"]
    return f"{base}<{template.fill(words, values)}>", values


def _chosen(name: str, table: Mapping[str, Any], values: template.Arguments) -> dict[str, Any]:
    """A table with what depends on the arguments chosen: the variant with these types, the spelling for this VS."""
    chosen = dict(table)
    reasons = []
    for variant in table.get("variants", ()):
        try:
            template.check(values, variant)
        except template.BadArguments as error:
            reasons.append(str(error))
            continue
        chosen |= variant
        break
    else:
        if reasons:
            base = name.split("<")[0]
            raise UnknownAtom(
                name, reason=f"{'; or '.join(dict.fromkeys(reasons))}; such as {base}<{table['example']}>"
            )
    if isinstance(chosen.get("ptx"), dict):
        chosen["ptx"] = next((text for when, text in chosen["ptx"].items() if template.holds(when, values)), "")
    return chosen


def _atom(name: str, table: dict[str, Any]) -> Atom:
    return Atom(
        name=name,
        shape_text=table["shape_mnk"],
        thr_id_text=table["thr_id"],
        layout_texts={part: table[part.lower()] for part in PARTS if part.lower() in table},
        types=table.get("types", {}),
        registers={key: (kind, count) for key, (kind, count) in table.get("registers", {}).items()},
        arch=table.get("arch", ""),
        ptx=table.get("ptx", ""),
        issues=table.get("issues", 1),
        fault=table.get("fault", ""),
        counterexample=table.get("counterexample", ""),
        fragments=table.get("fragments", {}),
        held=table.get("held", {}),
    )
