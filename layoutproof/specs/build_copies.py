"""The tables [tensors] and [copies], and what claims on copies, tensors and registers say besides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from layoutproof.atoms import catalogue
from layoutproof.atoms.unknown import UnknownAtom
from layoutproof.errors import Rejected, UserError
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.notation import LARGEST, parse_layout
from layoutproof.layouts.swizzle import ComposedLayout, parse_composed, unswizzled
from layoutproof.specs.build_subjects import Known
from layoutproof.specs.form import IDENTIFIER, describe
from layoutproof.specs.locate import Path
from layoutproof.specs.model import BANK_PREDICATES, DEFAULT_HARDWARE, TENSOR_PREDICATES
from layoutproof.specs.problems import suggestion
from layoutproof.specs.scope import Scope
from layoutproof.specs.spec import Mma, SpecCopy, SpecTensor, Terms

HOLE = "?"


def build_tensors(tables: Mapping[str, Mapping[str, Any]], scope: Scope) -> dict[str, SpecTensor]:
    """The tensors; one that is wrong is noted and left out."""
    found: dict[str, SpecTensor] = {}
    for name, table in tables.items():
        tensor = _tensor(name, table, scope)
        if tensor is None:
            scope.broken.add(name)
        else:
            found[name] = tensor
    return found


def check_shared_names(mma: Mma, tensors: Mapping[str, SpecTensor], scope: Scope) -> None:
    """Note operands that no instruction reads from shared memory, and tensors that are not there."""
    for letter, name in mma.shared:
        path = ("mma", "shared", letter)
        if letter not in ("A", "B"):
            scope.problem(path, f"{letter} is no operand that an instruction reads from shared memory", "A or B")
        if name not in tensors and name not in scope.broken:
            known = ", ".join(tensors) or "none is declared: add [tensors.name]"
            scope.problem(path, f'unknown tensor "{name}"', f"known: {known}")


def build_copies(
    tables: Mapping[str, Mapping[str, Any]], tensors: Mapping[str, SpecTensor], scope: Scope, *, has_mma: bool
) -> dict[str, SpecCopy]:
    """The copies; one that is wrong is noted and left out."""
    found: dict[str, SpecCopy] = {}
    for name, table in tables.items():
        copy = _copy(name, table, tensors, scope, has_mma=has_mma)
        if copy is None:
            scope.broken.add(name)
        else:
            found[name] = copy
    return found


def _tensor(name: str, table: Mapping[str, Any], scope: Scope) -> SpecTensor | None:
    path: Path = ("tensors", name)
    before = len(scope.problems)
    text = table["layout"]
    if HOLE in text:
        scope.problem((*path, "layout"), "has a hole", "layoutproof solve fills it")
        return None
    layout = scope.literal((*path, "layout"), parse_composed, text, scope.sizes)
    numbers = {key: _number(table, key, default, path, scope) for key, default in _NUMBERS.items()}
    if layout is None or len(scope.problems) > before:
        return None
    _check_reach(layout, numbers, path, scope)
    modes = _modes(table, layout, path, scope)
    tile = table.get("tile", [])
    read = [scope.formula((*path, "tile", index), value) for index, value in enumerate(tile)]
    formulas = tuple(formula for formula in read if formula is not None)
    rank = len(modes) - (numbers["stages"] > 1)
    if tile and len(tile) != rank:
        scope.problem((*path, "tile"), f"{len(tile)} extents for {rank} modes", f"{rank} extents")
    if tile and numbers["stages"] > 1:
        scope.problem((*path, "stages"), "a tensor cut into tiles for blocks has no stages", "stages = 1")
    if len(scope.problems) > before:
        return None
    memory, swizzled = table.get("memory", "shared"), table.get("swizzled", "layout")
    line = scope.locations.line_of(path)
    return SpecTensor(
        name,
        text,
        layout,
        modes,
        numbers["bits"],
        memory,
        numbers["alignment"],
        numbers["base"],
        numbers["stages"],
        formulas,
        swizzled,
        line,
    )


_NUMBERS = {"bits": 16, "alignment": 16, "base": 0, "stages": 1}
_LEAST = {"base": 0}


def _number(table: Mapping[str, Any], key: str, default: int, path: Path, scope: Scope) -> int:
    value = table.get(key, default)
    least = _LEAST.get(key, 1)
    if not isinstance(value, int):
        scope.problem((*path, key), f"needs an integer, not {describe(value)}", f"at least {least}")
        return default
    if value < least:
        scope.problem((*path, key), f"{value} is none", f"an integer, at least {least}")
        return default
    if key == "alignment" and value & (value - 1):
        low = 1 << (value.bit_length() - 1)
        scope.problem((*path, key), f"the alignment {value} is no power of two", f"{low} or {2 * low}")
    return value


def _check_reach(layout: Layout | ComposedLayout, numbers: Mapping[str, int], path: Path, scope: Scope) -> None:
    """The last byte of a tensor whose size is known must have an address of 64 bits, signed as offsets are."""
    plain = unswizzled(layout)
    try:
        elements = plain.cosize()
    except Rejected:
        return  # strides that are no offsets: told where something is claimed
    if isinstance(elements, int):
        last = numbers["base"] + elements * numbers["stages"] * numbers["bits"] // 8
        if last > LARGEST:
            reason = f"{elements} elements of {numbers['bits']} bits"
            reason += f" in {numbers['stages']} stages" if numbers["stages"] > 1 else ""
            scope.problem(path, f"{reason} reach byte {last}, beyond 2^63", "no 64-bit offset reaches that far")


def _modes(table: Mapping[str, Any], layout: Layout | ComposedLayout, path: Path, scope: Scope) -> tuple[str, ...]:
    plain = unswizzled(layout)
    names = tuple(table.get("modes", (f"c{place}" for place in range(plain.rank))))
    if len(names) != plain.rank:
        scope.problem((*path, "modes"), f"{len(names)} names for {plain.rank} modes", f"{plain.rank} names")
    for index, name in enumerate(names):
        taken = name in scope.params or name in names[:index] or name in ("t", "v", "lane", "warp", "step", "stage")
        if not IDENTIFIER.match(name) or taken:
            scope.problem((*path, "modes", index), f'"{name}" cannot name a mode here', "another name")
    stages = table.get("stages", 1)
    return (*names, "stage") if isinstance(stages, int) and stages > 1 else names


def _copy(
    name: str, table: Mapping[str, Any], tensors: Mapping[str, SpecTensor], scope: Scope, *, has_mma: bool
) -> SpecCopy | None:
    path: Path = ("copies", name)
    before = len(scope.problems)
    atom = table["atom"]
    try:
        catalogue.find_copy(atom)
    except UnknownAtom as unknown:
        scope.problem((*path, "atom"), f'unknown copy atom "{atom}"', unknown.hint)
    for key in ("threads", "values"):
        if key in table and HOLE in table[key]:
            scope.problem((*path, key), "has a hole", "layoutproof solve fills it")
        elif key in table:
            scope.literal((*path, key), parse_layout, table[key])
    if "mma" in table and not has_mma:
        scope.problem((*path, "mma"), f"operand {table['mma']} of what? This spec has no [mma]", "add [mma]")
    if "mma" in table and "values" in table:
        scope.problem((*path, "values"), "values stand only with threads", "leave it out: [mma] says it")
    ends = {side: table[side] for side in ("source", "destination") if side in table}
    if not ends:
        scope.problem(path, "neither reads nor writes a tensor", "source, destination or both")
    broken = False
    for side, word in ends.items():
        broken |= word in scope.broken
        if word not in tensors and word not in scope.broken:
            known = suggestion(word, tensors, "tensors of this spec")
            scope.problem((*path, side), f'unknown tensor "{word}"', known)
    if broken or len(scope.problems) > before:
        return None
    first = tensors[next(iter(ends.values()))]
    bits = table.get("value_bits", first.bits)
    if not isinstance(bits, int) or bits < 1:
        scope.problem((*path, "value_bits"), f"a value of {bits} bits is none", "an integer such as 8, 16 or 32")
        return None
    for word in ends.values():
        if tensors[word].bits != bits:
            reason = f"values of {bits} bits, {word} has elements of {tensors[word].bits}"
            scope.problem(path, reason, "the same width")
            return None
    line = scope.locations.line_of(path)
    threads, values = table.get("threads", ""), table.get("values", "1:0")
    ends = {"source": "", "destination": "", **ends}
    return SpecCopy(name, atom, bits, threads, values, table.get("mma", ""), ends["source"], ends["destination"], line)


def build_terms(table: Mapping[str, Any], predicate: str, path: Path, scope: Scope, known: Known) -> Terms | None:
    """What the claim says besides subject and predicate; None, and a problem, where it names what is not there."""
    before = len(scope.problems)
    hardware, access = table.get("hardware", DEFAULT_HARDWARE), table.get("access", "")
    if predicate in BANK_PREDICATES:
        _check_access(table, hardware, access, path, scope)
    for key, names in (("same_map", known.tensors), ("written", known.tensors), ("written_by", known.copies)):
        word = table.get(key)
        if word is not None and word not in names and word not in scope.broken:
            one, many = ("copy", "copies") if key == "written_by" else ("tensor", "tensors")
            scope.problem((*path, key), f'unknown {one} "{word}"', suggestion(word, names, f"{many} of this spec"))
    modes = tuple(table.get("added_after", ()))
    for index, mode in enumerate(modes):
        tensor = known.tensors.get(table["tensor"])
        if tensor is not None and mode not in tensor.modes:
            scope.problem((*path, "added_after", index), f'unknown mode "{mode}"', f"modes: {', '.join(tensor.modes)}")
    if predicate == "feeds" and not known.has_mma:
        scope.problem((*path, "feeds"), "feeds what? This spec has no [mma]", "add [mma]")
    renaming = None
    if predicate == "same_registers":
        _check_next(table, path, scope)
        if table.get("k_permutation") == HOLE:
            scope.problem((*path, "k_permutation"), "has a hole", "layoutproof solve fills it")
        elif "k_permutation" in table:
            renaming = scope.formula((*path, "k_permutation"), table["k_permutation"], ("k",))
    if any(table.get(key) in scope.broken for key in ("same_map", "written", "written_by")):
        return None
    if len(scope.problems) > before:
        return None
    other = table[predicate] if predicate in ("feeds", "same_registers", *TENSOR_PREDICATES[:1]) else ""
    return Terms(
        other,
        table.get("output", "coordinate"),
        table.get("written", ""),
        table.get("written_by", ""),
        access,
        hardware,
        modes,
        table.get("by", "k_permutation" if renaming is not None else "registers"),
        table.get("as_operand", "A"),
        renaming,
    )


def _check_access(table: Mapping[str, Any], hardware: str, access: str, path: Path, scope: Scope) -> None:
    if "map" in table and not access:
        scope.problem(path, "which access? A map only gives addresses", 'access = "ld.shared.32" and the like')
        return
    from layoutproof.hardware.banks import find_rule

    try:
        rule = find_rule(hardware)
        if access:
            rule.access(access)
    except UserError as error:
        scope.problem((*path, "access" if access else "hardware"), error.message, error.hint)


def _check_next(table: Mapping[str, Any], path: Path, scope: Scope) -> None:
    if table.get("operand") != "C":
        scope.problem((*path, "operand"), "only the accumulator C becomes an operand", 'operand = "C"')
    try:
        catalogue.find(table["same_registers"])
    except UnknownAtom as unknown:
        scope.problem((*path, "same_registers"), f'unknown atom "{table["same_registers"]}"', unknown.hint)
