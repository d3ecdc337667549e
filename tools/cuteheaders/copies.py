"""Copy_Traits to catalogue entries: (thread, bit) -> bit for source, destination and reference."""

from __future__ import annotations

import re
from pathlib import Path

from cuteheaders import classes
from cuteheaders.cpp import Class, Headers, Scope, resolve
from cuteheaders.entries import Entry, Found, architecture, layout_text
from cuteheaders.instructions import Instruction, conditions
from cuteheaders.values import Unreadable

# Bulk copies (TMA, im2col) are left out: their traits state no layout of threads.
HEADERS = {
    "copy_traits": "copy", "copy_traits_sm50": "copy_sm50", "copy_traits_sm75": "copy_sm75",
    "copy_traits_sm80": "copy_sm80", "copy_traits_sm90": "copy_sm90", "copy_traits_sm100": "copy_sm100",
}  # fmt: skip
SIDES = {"thr_id": "ThrID", "src": "SrcLayout", "dst": "DstLayout", "ref": "RefLayout"}
_DEFAULT = re.compile(r"template\s*<\s*class\s+(\w+)\s*,\s*class\s+\w+\s*=\s*(\w+)\s*>\s*struct\s+(\w+)")


def read_copy(include: Path, headers: Headers, found: Found) -> None:
    """Every Copy_Traits with a layout of threads."""
    for traits_file, wrapper_file in HEADERS.items():
        traits = classes.read_header(include / f"cute/atom/{traits_file}.hpp", headers, "Copy_Traits")
        text = classes.read_text(include / f"cute/arch/{wrapper_file}.hpp")
        wrappers = {item.name: Instruction(item, headers) for item in classes.classes(text, wrapper_file)}
        doubled = {match[3] for match in _DEFAULT.finditer(text) if match[1] == match[2]}
        found.specialisations[traits_file] = len(traits)
        for item in traits:
            name = item.arguments[0].name.split("::")[-1]
            if name not in wrappers:
                raise Unreadable(f"{wrapper_file}.hpp has no instruction {name}, which {traits_file}.hpp speaks of")
            if "SrcLayout" in item.uses:
                found.copy[name] = _copy(item, name, wrappers[name], headers, doubled=name in doubled)


def _copy(item: Class, name: str, wrapper: Instruction, headers: Headers, *, doubled: bool) -> Entry:
    parameters = [(kind, word) for kind, word in item.parameters if kind in ("type", "int")]
    scope = Scope(item.uses, {word: word for _, word in parameters}, headers)
    ptx = wrapper.ptx[0][1] if wrapper.ptx else ""
    entry: Entry = {"arch": architecture(name, ptx) if name.startswith("SM") else ""}
    if parameters:
        entry["params"] = {word: kind for kind, word in parameters}
        words = [word for _, word in parameters]
        entry["args"] = ",".join(f"{{{word}}}" for word in (words[:1] if doubled else words))
        if doubled:
            entry["defaults"] = {words[1]: words[0]}
    for key, member in SIDES.items():
        entry[key] = layout_text(resolve(item, member, scope))
    entry["ptx"] = ptx
    entry["where"] = _where(wrapper, parameters)
    return entry


def _where(wrapper: Instruction, parameters: list[tuple[str, str]]) -> list[str]:
    """The wrapper's conditions, in the traits' names for the same template parameters."""
    theirs = [name for _, name in wrapper.wrapper.parameters]
    names = dict(zip(theirs, (word for _, word in parameters), strict=False))
    found = []
    for text in conditions(wrapper.wrapper, set(theirs)):
        for their, ours in names.items():
            text = re.sub(rf"\b(bits_)?{their}\b", lambda match, ours=ours: f"{match[1] or ''}{ours}", text)  # type: ignore[misc]
        found.append(text)
    return found
