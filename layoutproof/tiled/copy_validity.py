"""Copies that CuTe compiles, or that only the hardware refuses, although the data would not arrive.

Each check says which mode, the two numbers, and the nearest legal value. What :class:`TiledCopy` itself refuses (an atom
wider than the tile, a value layout that is no multiple of the atom's) is not repeated here.
"""

from __future__ import annotations

from layoutproof.atoms.copy_atom import CopyAtom
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size, exact_quotient
from layoutproof.layouts import sizes
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.swizzle import ComposedLayout, unswizzled
from layoutproof.layouts.tiler import tiler_text
from layoutproof.tiled.copy import SIDES, Tensor, TiledCopy

CP_ASYNC = {"ca": (4, 8, 16), "cg": (16,)}  # bytes; PTX ISA, cp.async: .ca through all caches, .cg past L1
REGISTER = 32  # bits


def check_cp_async(size: int, cache: str = "ca") -> None:
    """The sizes in bytes that cp.async copies."""
    legal = CP_ASYNC[cache]
    if size not in legal:
        words = " or ".join(map(str, legal))
        reason = f"cp.async.{cache} copies {words} bytes, not {size}"
        nearest = min(legal, key=lambda bytes_: (abs(bytes_ - size), bytes_))
        raise Rejected("SM80_CP_ASYNC", reason, mode="size", legal=f"{nearest} bytes")


def check_transposed(atom: CopyAtom, value_bits: int) -> None:
    """A matrix move that transposes keeps its 16-bit halves together: narrower values would travel in pairs."""
    for side in ("src", "dst"):
        leaves = atom.layout(side).modes[1].leaves()
        run, step = leaves[0]
        if len(leaves) > 1 and step == 1 and isinstance(run, int) and value_bits < run < REGISTER:
            pair = f"{run // value_bits} neighbours of a row stay together"
            reason = f"{atom.name} moves {run} bits at a time, values have {value_bits}: {pair}"
            raise Rejected("Copy_Atom", reason, mode="value bits", legal=f"{run} bits")


def check_vectors(copy: TiledCopy, side: str, tensor: Tensor) -> None:
    """What a thread moves at once must be contiguous in memory and start on its own width.

    For ``side`` ("S" or "D") where the copy meets memory; a swizzle may not cut into it. Strides may be symbolic: then the
    refusal names the divisibility that is missing.
    """
    values = copy.atom_layout(SIDES[side]).modes[1].size()
    assert isinstance(values, int)
    if values == 1:
        return
    plain = unswizzled(tensor)
    whole = copy.tidfrg(side, plain)
    width = values * copy.value_bits // 8
    operation = f"partition_{side}"
    _check_contiguous(operation, copy, whole.modes[1].modes[0], values, width)
    beside = [*whole.modes[0].leaves(), *(leaf for mode in whole.modes[1].modes[1:] for leaf in mode.leaves())]
    for extent, stride in (*beside, *whole.modes[2].leaves()):
        if extent == 1 or exact_quotient(stride, values) is not None:
            continue
        if isinstance(stride, int):
            bytes_ = stride * copy.value_bits // 8
            reason = f"stride {stride} is {bytes_} bytes, {copy.atom.name} starts on {width}: {bytes_ % width} too many"
            raise Rejected(operation, reason, mode="alignment", legal=sizes.multiples_near(stride, values))
        text = sizes.size_text(stride)
        reason = f"stride {text} is not known to be a multiple of {values} elements ({width} bytes)"
        raise Rejected(operation, reason, mode="alignment", legal=f"{text} % {values} == 0")
    if isinstance(tensor, ComposedLayout):
        _check_swizzle(operation, tensor, values, width)


def _check_contiguous(operation: str, copy: TiledCopy, held: Layout, values: int, width: int) -> None:
    offsets = held.values() if held.is_static() else iter([held(place) for place in range(values)])
    for place, offset in enumerate(offsets):
        if offset != place:
            told = sizes.size_text(offset)
            reason = f"value {place} of a thread lies {told} elements from its first, not {place}"
            need = f"{copy.atom.name} moves {width} contiguous bytes"
            raise Rejected(operation, f"{need}: {reason}", mode="values", legal=f"{values}:1")


def _check_swizzle(operation: str, tensor: ComposedLayout, values: int, width: int) -> None:
    swizzle = tensor.swizzle
    lowest = swizzle.target & -swizzle.target
    if swizzle.bits and lowest < values:
        reason = f"{swizzle} moves blocks of {lowest} elements, {width} bytes are {values}"
        need = values.bit_length() - 1
        raise Rejected(operation, reason, mode="swizzle", legal=f"Sw<{swizzle.bits},{need},{swizzle.shift}>")
    if tensor.offset % values:
        reason = f"the offset {tensor.offset} is no multiple of {values} elements ({width} bytes)"
        raise Rejected(operation, reason, mode="alignment", legal=sizes.multiples_near(tensor.offset, values))


def check_offset(tensor: Tensor) -> None:
    """An offset under a swizzle must leave the layout's own bits alone.

    CuTe's partition of ``Sw o 64 o (64,64):(64,1)`` joins the offset and the thread's own by XOR, not by adding (its
    `slice_and_offset` of swizzled layouts): where they share bits that is another element than the coordinate's, and it
    compiles.
    """
    if not isinstance(tensor, ComposedLayout) or tensor.swizzle.bits == 0 or tensor.offset == 0:
        return
    reach = tensor.layout.cosize()
    if not isinstance(reach, int):
        reason = f"the offset {tensor.offset} under {tensor.swizzle} may share bits with a layout of any size"
        raise Rejected("partition", reason, mode="offset", legal="0")
    room = 1 << (reach - 1).bit_length()
    if tensor.offset % room:
        reason = f"the offset {tensor.offset} shares bits with the layout's {reach} places under {tensor.swizzle}"
        raise Rejected("partition", reason, mode="offset", legal=sizes.multiples_near(tensor.offset, room))


def check_whole_tiles(copy: TiledCopy, side: str, tensor: Tensor) -> None:
    """The tensor must be whole tiles: CuTe rounds up, and the last tile would lie outside."""
    plain = unswizzled(tensor)
    for axis, (mode, tile) in enumerate(zip(plain.modes, copy.tile_shape, strict=False)):
        extent: Size = mode.size()
        if exact_quotient(extent, tile) is None:
            text = sizes.size_text(extent)
            whole = isinstance(extent, int)
            told = f"{text} is not a multiple of" if whole else f"{text} is not known to be a multiple of"
            legal = sizes.multiples_near(extent, tile) if isinstance(extent, int) else f"{text} % {tile} == 0"
            reason = f"{told} {tile}, the tile of {tiler_text(copy.tiler)}"
            raise Rejected(f"partition_{side}", reason, mode=f"mode {axis}", legal=legal)


def validate_copy(copy: TiledCopy, source: Tensor | None = None, destination: Tensor | None = None) -> None:
    """Raise :class:`Rejected` when the copy would not be right; a side that lives in registers is left out."""
    check_transposed(copy.atom, copy.value_bits)
    for side, tensor in (("S", source), ("D", destination)):
        if tensor is not None:
            check_whole_tiles(copy, side, tensor)
            check_vectors(copy, side, tensor)
