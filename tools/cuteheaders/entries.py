"""From trait classes and wrappers to catalogue entries: one for each specialisation, sizes still by name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from cuteheaders import classes
from cuteheaders.cpp import Class, Headers, Scope, evaluate, parse, resolve
from cuteheaders.instructions import Instruction, conditions
from cuteheaders.values import Layout, Nested, Type, Unreadable, Value, as_sizes, type_text
from layoutproof.atoms.types import TYPES, short_name

MMA_HEADERS = (
    "sm61", "sm70", "sm75", "sm80", "sm89", "sm90", "sm90_gmma", "sm90_gmma_ext", "sm90_gmma_sparse",
    "sm90_gmma_sparse_ext", "sm100", "sm120", "sm120_sparse",
)  # fmt: skip
WRAPPERS = {"sm100": ("sm100_umma", "sm100"), "sm90_gmma_ext": ("sm90_gmma_ext",)}
OPERANDS = ("A", "B", "C", "E", "SFA", "SFB")
Entry = dict[str, object]


@dataclass
class Found:
    """What the headers gave: entries by name in the headers' order, and how many specialisations each header has."""

    mma: dict[str, Entry] = field(default_factory=dict)
    copy: dict[str, Entry] = field(default_factory=dict)
    specialisations: dict[str, int] = field(default_factory=dict)


def read_mma(include: Path, headers: Headers, found: Found) -> None:
    """Every MMA_Traits of the headers, but that of UniversalFMA, which is in ``mma_traits.hpp`` alone."""
    formats = _formats(include)
    for file in MMA_HEADERS:
        traits = classes.read_header(include / f"cute/atom/mma_traits_{file}.hpp", headers, "MMA_Traits")
        wrappers: dict[str, list[Instruction]] = {}
        for part in WRAPPERS.get(file, (file,)):
            text = classes.read_text(include / f"cute/arch/mma_{part}.hpp")
            for item in classes.classes(text, f"mma_{part}.hpp"):
                wrappers.setdefault(item.name, []).append(Instruction(item, headers))
        found.specialisations[file] = len(traits)
        for item in traits:
            name = item.arguments[0].name.split("::")[-1]
            sparse = file.startswith("sm90_gmma_sparse")
            public = re.sub(r"^GMMA_", "SM90_", name) + "_SPARSE" if sparse else name
            wrapper = _wrapper(name, headers)
            if wrapper not in wrappers:
                raise Unreadable(f"mma_{file}.hpp has no instruction {wrapper}, which the traits of {public} speak of")
            found.mma[public] = _mma(item, public, wrappers[wrapper], wrappers, headers, formats)


def _wrapper(name: str, headers: Headers) -> str:
    """The wrapper behind a public name that is an alias: ``SM90_64x8x16_.. = SM90::GMMA::MMA_64x8x16_..<..>``."""
    alias = headers.aliases.get(name)
    return parse(alias.text).name.split("::")[-1] if alias is not None else name


def _mma(
    item: Class,
    name: str,
    wrappers: list[Instruction],
    known: dict[str, list[Instruction]],
    headers: Headers,
    formats: dict[str, list[str]],
) -> Entry:
    parameters = [(kind, word) for kind, word in item.parameters if kind in ("type", "int", "major")]
    scope = Scope(item.uses, {word: word for _, word in item.parameters}, headers)

    def get(member: str) -> Value | None:
        try:
            return resolve(item, member, scope)
        except Unreadable:
            return None

    def need(member: str) -> Value:
        return resolve(item, member, scope)

    entry: Entry = {"arch": architecture(name, _spelling(wrappers, known))}
    if parameters:
        entry["params"] = {word: kind for kind, word in parameters}
        entry["args"] = _arguments(name, parameters)
    entry["shape_mnk"] = sizes_text(as_sizes(need("Shape_MNK")))
    entry["thr_id"] = layout_text(need("ThrID"))
    for key in OPERANDS:
        value = need(f"{key}Layout") if key in "ABC" else get(f"{key}Layout")
        if value is not None:
            entry[key.lower()] = layout_text(value)
    types = {key: type_text(need(f"ValType{key}")) for key in "DABC"}
    for key, member in (("E", "ValTypeE"), ("SF", "ValTypeSF"), ("SF", "ValTypeSFA")):
        value = get(member)
        if value is not None:
            types.setdefault(key, type_text(value))
    entry["types"] = types
    fragments = {key: _fragment(get(f"FrgType{key}")) for key in ("A", "B", "C", "E")}
    entry["fragments"] = {key: text for key, text in fragments.items() if text}
    entry.update(_wrapped(item, wrappers, known, parameters))
    if ("major", "a_major") in parameters:
        choices = {"a_type": "a", "b_type": "a", "c_type": "c", "sf_type": "sf"}
        entry["choices"] = {w: formats[choices[w]] for _, w in parameters if w in choices}
    return entry


def _wrapped(
    item: Class, wrappers: list[Instruction], known: dict[str, list[Instruction]], parameters: list[tuple[str, str]]
) -> Entry:
    """Registers, spelling and conditions; where the wrapper has specialisations, as a list of variants."""
    names = {word for _, word in parameters}
    where = conditions(item, names)
    special = [one for one in wrappers if one.wrapper.arguments]
    if not special:
        (one,) = wrappers
        where += [text for text in one.where if text not in where]
        inner = known[one.calls[0]][0] if one.calls else one
        ptx = dict(inner.ptx)
        spelled: object = ptx.get("", "") if "" in ptx or not ptx else ptx
        registers = {key: list(value) for key, value in one.registers.items()}
        return {"registers": registers, "ptx": spelled, "issues": len(one.calls) or 1, "where": where}
    return {"variants": _variants(special, [word for _, word in parameters], where)}


def _variants(special: list[Instruction], parameters: list[str], where: list[str]) -> list[Entry]:
    """Specialisations that differ by types alone, put together; a set that is no product is refused."""
    groups: dict[str, tuple[Entry, list[dict[str, str]]]] = {}
    for one in special:
        chosen = {
            word: short_name(argument.name)
            for word, argument in zip(parameters, one.wrapper.arguments, strict=False)
            if argument.name not in {name for _, name in one.wrapper.parameters}
        }
        spelling = _spelled_by_types(one.ptx[0][1], chosen)
        entry: Entry = {
            "registers": {key: list(value) for key, value in one.registers.items()},
            "ptx": spelling,
            "where": where + one.where,
        }
        groups.setdefault(repr(sorted(entry.items())), (entry, []))[1].append(chosen)
    variants = []
    for entry, chosen_types in groups.values():
        product = {word: list(dict.fromkeys(types[word] for types in chosen_types)) for word in chosen_types[0]}
        size = 1
        for kinds in product.values():
            size *= len(kinds)
        if size != len(chosen_types):
            raise Unreadable(f"the specialisations of {special[0].wrapper.name} are no product of types")
        variants.append({"choices": product, **entry})
    return variants


def _spelled_by_types(spelling: str, chosen: dict[str, str]) -> str:
    """``.f32.e2m1.e3m2.f32`` by the names of the types: ``.{c_type}.{a_type}.{b_type}.{c_type}``."""
    short = {word: type_text(evaluate(parse(name), Scope({}, {}, Headers()))) for word, name in chosen.items()}
    order = [word for word in ("c_type", "a_type", "b_type", "c_type") if word in short]
    plain = "." + ".".join(short[word] for word in order)
    named = "." + ".".join(f"{{{word}}}" for word in order)
    if plain not in spelling:
        raise Unreadable(f"the spelling {spelling} does not name its types")
    spelled = spelling.replace(plain, named)
    return spelled.removesuffix(short["sf_type"]) + "{sf_type}" if "sf_type" in short else spelled


def _spelling(wrappers: list[Instruction], known: dict[str, list[Instruction]]) -> str:
    """A spelling of the instruction; "" where the wrapper leaves it to another function."""
    for one in wrappers:
        inner = known[one.calls[0]][0] if one.calls else one
        if inner.ptx:
            return inner.ptx[0][1]
    return ""


def architecture(name: str, ptx: str) -> str:
    """The least architecture; features that only one family of chips has carry PTX's ``a``."""
    number = re.match(r"SM(\d+)", name)
    assert number is not None, name
    special = ("wgmma.", "tcgen05.", "kind::", "m16n16", "m8n16", "m16n8.x", "m16n8.trans", ".b8.")
    exclusive = any(word in ptx for word in special) or re.search(r"matrix.*m16n8", ptx) is not None
    return f"sm_{number[1]}" + ("a" if exclusive else "")


def _arguments(name: str, parameters: Iterable[tuple[str, str]]) -> str:
    """How the arguments are spelled: types, M and N, majors, the rest by name."""
    words = [word for _, word in parameters]
    majors = [word for kind, word in parameters if kind == "major"]
    types = [word for kind, word in parameters if kind == "type" and (word != "sf_type" or not majors)]
    parts = [f"{{{word}}}" for word in types]
    parts += [f"{word}={{{word}}}" for word in ("M", "N") if word in words]
    parts += [f"{{{word}}}" for word in majors]
    parts += ["sf={sf_type}"] if "sf_type" in words and "sf_type" not in types else []
    rest = [word for kind, word in parameters if kind == "int" and word not in ("M", "N")]
    return ",".join(parts + [f"{word}={{{word}}}" for word in rest])


def _fragment(value: Value | None) -> str:
    """What an operand lives in where that is no register: ``smem_desc<{a_major}>``, ``tmem_frg_1sm<{c_type}>``."""
    if not isinstance(value, Type):
        return ""
    arguments = value.arguments[:1] if value.name.startswith("tmem") else value.arguments  # the rest is allocation
    return f"{value.name}<{','.join(_argument(part) for part in arguments)}>"


def _argument(value: Value) -> str:
    if isinstance(value, Type):
        return TYPES.get(short_name(value.name), value.name)
    return f"{{{value}}}" if isinstance(value, str) else str(value)


def _formats(include: Path) -> dict[str, list[str]]:
    """The types that a tcgen05 instruction descriptor can name: for A and B, for C, for scale factors."""
    text = classes.read_text(include / "cute/arch/mma_sm100_desc.hpp")
    found = {}
    for key, function in (("a", r"to_UMMAFormat\(\)"), ("c", r"to_CFormat\(\)"), ("sf", r"to_ScaleFormat\(\)")):
        start = re.search(function + r"\s*\{", text)
        if start is None:
            raise Unreadable(f"mma_sm100_desc.hpp does not say which types {key} may have")
        body = text[start.end() : text.find("static_assert", start.end())]
        names = [short_name(name) for name in re.findall(r"is_same_v<\s*T\s*,\s*([\w:]+)\s*>", body)]
        found[key] = [name for name in names if name in TYPES]
    return found


# Sizes as text ---------------------------------------------------------------------------------------------------------


def sizes_text(value: Nested) -> str:
    """``(64,{N},16)``: a size that is not a number stands in braces."""
    if isinstance(value, tuple):
        return "(" + ",".join(sizes_text(part) for part in value) + ")"
    return f"{{{value}}}" if isinstance(value, str) else str(value)


def layout_text(value: Value) -> str:
    """A layout as the catalogue writes it."""
    if not isinstance(value, Layout):
        raise Unreadable(f"the headers use {value} where a layout belongs")
    return f"{sizes_text(value.shape)}:{sizes_text(value.stride)}"
