"""Printing tensors, copies and the claims on them: the counterpart of ``build_copies.py``."""

from __future__ import annotations

from layoutproof.hardware.banks import DEFAULT
from layoutproof.layouts.layout import Layout
from layoutproof.specs.spec import Claim, SpecCopy, SpecTensor, Terms
from layoutproof.specs.toml import quoted

PLAIN = {"bits": 16, "memory": "shared", "alignment": 16, "base": 0, "stages": 1, "swizzled": "layout"}


def tensor_lines(tensor: SpecTensor) -> list[str]:
    """``[tensors.NAME]``."""
    modes = tensor.modes[:-1] if tensor.stages > 1 else tensor.modes
    lines = [f"[tensors.{tensor.name}]", f"layout = {quoted(tensor.text)}"]
    lines += [_pair(key, getattr(tensor, key)) for key, default in PLAIN.items() if getattr(tensor, key) != default]
    if modes != tuple(f"c{place}" for place in range(len(modes))):
        lines.append(f"modes = [{', '.join(map(quoted, modes))}]")
    if tensor.tile:
        lines.append(f"tile = [{', '.join(_bare(formula.text) for formula in tensor.tile)}]")
    return lines


def copy_lines(copy: SpecCopy) -> list[str]:
    """``[copies.NAME]``."""
    lines = [f"[copies.{copy.name}]", _pair("atom", copy.atom), _pair("value_bits", copy.value_bits)]
    if copy.operand:
        lines.append(_pair("mma", copy.operand))
    else:
        lines += [_pair("threads", copy.threads), _pair("values", copy.values)]
    ends = {"source": copy.source, "destination": copy.destination}
    return [*lines, *(_pair(key, name) for key, name in ends.items() if name)]


def predicate_lines(claim: Claim) -> list[str]:
    """The predicate of a claim that ``run_copies.py`` decides, and what it says besides."""
    terms = claim.terms
    match claim.predicate:
        case "max_conflicts" | "vectorised":
            assert claim.count is not None
            lines = [f"{claim.predicate} = {_bare(claim.count.text)}"]
        case "feeds" | "same_map" | "same_registers":
            lines = [_pair(claim.predicate, terms.other)]
        case "added_after":
            lines = [f"added_after = [{', '.join(map(quoted, terms.modes))}]"]
        case _:
            lines = [f"{claim.predicate} = true"]
    given = {"written": terms.written, "written_by": terms.written_by, "access": terms.access}
    lines += [_pair(key, word) for key, word in given.items() if word]
    if terms.hardware not in ("", DEFAULT):
        lines.append(_pair("hardware", terms.hardware))
    if claim.predicate == "same_registers":
        lines += [_pair("by", terms.by)] + ([_pair("as_operand", "B")] if terms.as_operand == "B" else [])
        if terms.renaming is not None:
            lines.append(_pair("k_permutation", terms.renaming.text))
    return lines


def side_lines(claim: Claim) -> list[str]:
    """Which side of a tiled copy, and what it is a function to."""
    lines = [] if claim.side == "dst" else [_pair("side", claim.side)]
    default = Terms().output
    return lines if claim.terms.output == default else [*lines, _pair("output", claim.terms.output)]


def is_tiled(claim: Claim) -> bool:
    """Whether its subject is a copy of [copies]."""
    return claim.subject_kind == "copy" and claim.instruction is None and not isinstance(claim.layout, Layout)


def _pair(key: str, value: str | int) -> str:
    return f"{key} = {value if isinstance(value, int) else quoted(value)}"


def _bare(text: str) -> str:
    return text if text.isdecimal() else quoted(text)
