"""Where the numbers of a derivation come from: each mode of each stage, with its extent and its strides in words.

A stride is explained by the same stage of the coordinate tensor: where that one steps ``16@0``, a row-major tensor of
16 columns steps ``256 = 16 rows x 16 columns per row``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from layoutproof.atoms.atom import AXES, AXIS_NAMES
from layoutproof.errors import Rejected
from layoutproof.integers.expression import Name
from layoutproof.integers.polynomial import Size, exact_quotient
from layoutproof.integers.text import to_text
from layoutproof.layouts.expressions import digit_expressions
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.sizes import Path, basis_parts
from layoutproof.specs.derive import some
from layoutproof.tiled.mma import Stage, TiledMMA
from layoutproof.words import plural

NameTree: TypeAlias = "str | tuple[NameTree, ...]"
Words: TypeAlias = Callable[[Size], str]  # how a size is written


@dataclass(frozen=True)
class Mode:
    """One named mode of a stage, in the tensor and in the tensor of coordinates."""

    name: str
    layout: Layout
    coordinates: Layout


def named_modes(stage: Stage, coordinates: Stage) -> list[Mode]:
    """The innermost named modes of a stage, in CuTe's order; those of the coordinate tensor beside them."""
    found: list[Mode] = []

    def visit(names: NameTree, layout: Layout, beside: Layout) -> None:
        if isinstance(names, str):
            found.append(Mode(names, layout, beside))
            return
        for name, mode, other in zip(names, layout.modes, beside.modes, strict=True):
            visit(name, mode, other)

    visit(_read_names(stage.modes), stage.result, coordinates.result)
    return found


def extent_reasons(
    mma: TiledMMA, operand: str, shape: tuple[Size, Size], group: str, words: Words
) -> list[Mapping[str, str]]:
    """For each of the four stages: mode name -> why it has that many elements."""
    reasons: list[dict[str, str]] = [{}, {}, {}, {}]
    values = mma.atom.layout_tv(operand).modes[1].size()
    reasons[2]["ThrV"] = f"{some(mma.threads[0], 'threads')} of one instruction: lane"
    reasons[2]["FrgV"] = f"{plural(values, 'value')} of each thread: v"
    for axis, extent in zip(AXES[operand], shape, strict=True):
        name, atom, threads, tile = (
            AXIS_NAMES[axis],
            mma.atom.shape_mnk[axis],
            mma.threads[axis + 1],
            mma.tile_shape[axis],
        )
        blocks = exact_quotient(extent, atom)
        rest = exact_quotient(extent, atom * threads)
        reasons[0][f"Perm{name}"] = tile_reason(mma, axis, group)
        whole = name if words(extent) == name else f"{name} {words(extent)}"
        reasons[0][f"Rest{name}"] = f"{_quotient(extent, tile, words)} = {whole} / tile {tile}"
        reasons[1][f"Atom{name}"] = f"{atom} = the instruction's {name}"
        reasons[1][f"Rest{name}"] = f"{_quotient(extent, atom, words)} = {whole} / instruction {atom}"
        reasons[3][f"Thr{name}"] = f"{some(threads, group)} along {name}: w{name.lower()}"
        if blocks is not None and rest is not None:
            again = f"{words(rest)} = {words(blocks)} instructions along {name} / {some(threads, group)}"
            reasons[3][f"Rest{name}"] = f"{again}: r{name.lower()}"
    return list(reasons)


def tile_reason(mma: TiledMMA, axis: int, group: str) -> str:
    """Why the tile has its size along one mode."""
    name, tile = AXIS_NAMES[axis], mma.tile_shape[axis]
    entry = mma.tile[axis]
    if isinstance(entry, Layout):
        return f"{tile} = the size of the permutation {entry}"
    if isinstance(entry, int):
        return f"{tile} = the tile's {name}, as given"
    return f"{tile} = instruction {mma.atom.shape_mnk[axis]} x {some(mma.threads[axis + 1], group)} along {name}"


def stride_reasons(mode: Mode, columns: Size, words: Words, variable: str = "") -> list[str]:
    """One line a leaf: ``stride 256 = 16 rows x 16 columns per row``; empty where the two tensors part ways."""
    if mode.layout.shape != mode.coordinates.shape:
        return []
    leaves = mode.layout.leaves()
    labels = [""] * len(leaves)
    if variable and len(leaves) > 1:
        labels = [f"{to_text(digit)}: " for digit in digit_expressions(Name(variable), mode.layout.shape)]
    lines = []
    for label, (extent, stride), (_, step) in zip(labels, leaves, mode.coordinates.leaves(), strict=True):
        if extent == 1:
            if len(leaves) == 1:
                lines.append("one element, so its stride is never used")
            continue
        try:
            parts = basis_parts(step)
        except Rejected:
            return []
        size = "" if variable or len(leaves) == 1 else f"{words(extent)} with "
        lines.append(f"{size}{label}stride {words(stride)} = {_moves(parts, columns, words)}")
    return lines


def _moves(parts: Mapping[Path, Size], columns: Size, words: Words) -> str:
    moves = []
    if parts.get((0,), 0) != 0:
        moves.append(f"{_count(parts[0,], 'row', words)} x {words(columns)} columns per row")
    if parts.get((1,), 0) != 0:
        moves.append(_count(parts[1,], "column", words))
    return " + ".join(moves) if moves else "stays where it is"


def _count(number: Size, noun: str, words: Words) -> str:
    return f"{words(number)} {noun}" if number == 1 else f"{words(number)} {noun}s"


def _quotient(extent: Size, divisor: int, words: Words) -> str:
    quotient = exact_quotient(extent, divisor)
    return words(quotient) if quotient is not None else f"{words(extent)}/{divisor}"


def _read_names(text: str) -> NameTree:
    """``((PermM,RestM),(PermN,RestN))`` as nested tuples."""
    stack: list[list[NameTree]] = [[]]
    word = ""
    for character in text:
        if character in "(),":
            if word:
                stack[-1].append(word)
                word = ""
            if character == "(":
                stack.append([])
            elif character == ")":
                inner = tuple(stack.pop())
                stack[-1].append(inner)
        else:
            word += character
    return stack[0][0]
