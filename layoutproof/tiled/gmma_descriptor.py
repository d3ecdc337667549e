"""The descriptor by which wgmma reads an operand from shared memory (`make_gmma_desc` in mma_traits_sm90_gmma.hpp).

    make_gmma_desc(SharedTensor(parse_composed("Sw<3,3,3> o 0 o (64,16):(64,1)"), 16), "K")
    -> B128, 8-row groups 1024 bytes apart

The instruction does not take strides: it takes one of four swizzles and two offsets, and the rest of the layout is its
own. A layout that can be described so is *canonical*. In units of 16 bytes, W = 1, 2, 4, 8 for no swizzle, 32B, 64B, 128B:

    MN-major   ((W,n),(8,k)) : ((1,LBO),(W,SBO))     without a swizzle ((1,n),(8,k)) : ((_,SBO),(1,LBO))
    K-major    ((8,n),2)     : ((W,SBO),1)           without a swizzle ((8,n),2)     : ((1,SBO),LBO)

The swizzle counts as one of byte addresses, so the base must be aligned to its pattern: :meth:`SharedTensor.check_base`.
"""

from __future__ import annotations

from dataclasses import dataclass

from layoutproof.algebra.divide import logical_divide
from layoutproof.algebra.recast import recast_layout
from layoutproof.algebra.steps import within
from layoutproof.atoms.atom import Atom
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size
from layoutproof.layouts import sizes
from layoutproof.layouts.int_tuple import congruent
from layoutproof.layouts.layout import Layout, make_layout
from layoutproof.layouts.swizzle import ComposedLayout, Swizzle
from layoutproof.tiled.fragment import check_partitioned
from layoutproof.tiled.shared_memory import SharedTensor

OPERATION = "make_gmma_desc"
UNIT = 128  # bits: every field counts in 16 bytes
LAYOUT_TYPES = ("INTERLEAVE", "B32", "B64", "B128")  # by the swizzle's number of bits
_CODES = {"INTERLEAVE": 0, "B128": 1, "B64": 2, "B32": 3}
_FIELD = 14  # bits of an offset
_PROFILE = ((1, 1), (1, 1))


@dataclass(frozen=True)
class GmmaDescriptor:
    """What the instruction is told: the kind of layout, and two offsets in units of 16 bytes.

    ``stride_offset`` leads from one group of eight (rows of K-major, columns of MN-major) to the next, ``leading_offset``
    along the other axis; CuTe swaps the two for MN-major without a swizzle.
    """

    layout_type: str
    stride_offset: int
    leading_offset: int

    def __str__(self) -> str:
        stride, leading = 16 * self.stride_offset, 16 * self.leading_offset
        return f"{self.layout_type}, stride offset {stride} bytes, leading offset {leading} bytes"

    def word(self, address: int = 0) -> int:
        """The 64 bits of the descriptor for a tensor at this byte of shared memory."""
        start = (address >> 4) & ((1 << _FIELD) - 1)
        fields = start | self.leading_offset << 16 | self.stride_offset << 32
        return fields | _CODES[self.layout_type] << 62


def make_gmma_desc(tensor: SharedTensor, major: str) -> GmmaDescriptor:
    """The descriptor of one instruction's operand, (MN,K), whose ``major`` ("MN" or "K") lies side by side.

    Raises :class:`Rejected` for a layout that is not canonical, with the mode, what its stride or extent is and what the
    kind of layout needs. Stricter than CuTe in one thing: an offset that does not fit its 14 bits is refused, not cut.
    """
    if tensor.plain.rank != 2:
        reason = f"{tensor.plain} has {tensor.plain.rank} modes, a descriptor is of (MN,K)"
        raise Rejected(OPERATION, reason, mode="rank", legal="a tensor of 2 modes")
    kind, units = layout_type(tensor), _units(tensor)
    try:
        return _describe(units, kind, major, tensor.bits)
    except Rejected as error:
        refusal = error.refusal
    others = [
        _on_elements(kind, tensor.bits) for kind in LAYOUT_TYPES if _canonical_as(units, kind, major, tensor.bits)
    ]
    ways = [refusal.legal, *(f"{swizzle} under the same strides" for swizzle in others)]
    turned = "K" if major == "MN" else "MN"
    if _canonical_as(units, kind, turned, tensor.bits):
        ways.append(f"an operand that is {turned}-major")
    legal = " or ".join(ways)
    raise Rejected(refusal.operation, refusal.reason, mode=refusal.mode, legal=legal)


def layout_type(tensor: SharedTensor) -> str:
    """The kind of layout that the swizzle stands for: Sw<0..3,4,3> on bytes, or none."""
    if isinstance(tensor.layout, ComposedLayout) and tensor.layout.offset:
        reason = f"{tensor.layout} starts at {tensor.layout.offset} of its swizzle, the base must be its start"
        raise Rejected(OPERATION, reason, mode="offset", legal="0")
    if tensor.swizzle.bits == 0:
        return LAYOUT_TYPES[0]
    swizzle = tensor.byte_swizzle()
    if swizzle.base != 4 or swizzle.shift != 3 or swizzle.bits >= len(LAYOUT_TYPES):
        reason = f"{tensor.swizzle} is {swizzle} on bytes, wgmma knows Sw<B,4,3> with B up to 3"
        nearest = LAYOUT_TYPES[min(swizzle.bits, 3)]
        legal = (
            f"Sw<{min(swizzle.bits, 3)},4,3> on bytes, which is {_on_elements(nearest, tensor.bits)} on these elements"
        )
        raise Rejected(OPERATION, reason, mode="swizzle", legal=legal)
    return LAYOUT_TYPES[swizzle.bits]


def descriptor_fragment(
    atom: Atom, operand: str, partitioned: Layout, tensor: SharedTensor | None
) -> tuple[GmmaDescriptor, Layout]:
    """``make_fragment_A/B`` of an atom that reads this operand by descriptor: the first one, and where the others are.

    ``partitioned`` is (V, RestI, RestJ) of the tensor in shared memory, ``tensor`` that memory (None: it lies elsewhere).
    The layout goes from (1, RestI, RestJ) to units of 16 bytes. Raises :class:`Rejected` as :func:`make_gmma_desc` does.
    """
    name = f"make_fragment_{operand}"
    check_partitioned(atom, operand, partitioned)
    if tensor is None:
        reason = f"{atom.name} reads {operand} by a descriptor, which is of shared memory"
        raise Rejected(name, reason, mode="memory", legal="a tensor in shared memory")
    try:
        first = _like(tensor, partitioned.modes[0])
        descriptor = make_gmma_desc(first, major_of(atom, operand))
    except Rejected as error:
        raise within(error, operation=name) from None
    rest = recast_layout(partitioned, tensor.bits, UNIT).modes[1:]
    return descriptor, make_layout(Layout(1, 0), *rest)


def check_units(tensor: SharedTensor) -> None:
    """What CuTe does not ask: each 16 bytes must be full of neighbours.

    Its upcast takes a stride of 2 for half as many units: (64,16):(64,2) of 16-bit elements counts as 4 units along K, which
    is a size that exists. Raises :class:`Rejected` with the elements that the units would hold.
    """
    held = _units(tensor).size() * UNIT
    wanted = tensor.plain.size() * tensor.bits
    if held != wanted:
        elements, room = (
            sizes.size_text(tensor.plain.size()),
            sizes.size_text(sizes.floor_div(held, tensor.bits, OPERATION)),
        )
        reason = f"{tensor.plain} has {elements} elements, and its units of 16 bytes hold {room}: they are not full"
        legal = f"a mode of stride 1 and of whole {UNIT // tensor.bits} elements"
        raise Rejected(OPERATION, reason, mode="units", legal=legal)


def major_of(atom: Atom, operand: str) -> str:
    """The major mode that the instruction was told for an operand that it reads by descriptor: "MN" or "K"."""
    written = atom.fragments.get(operand, "")
    major = written.partition("<")[2].rstrip(">")
    if major not in ("MN", "K"):
        reason = f"{atom.name} does not say whether {operand} is MN- or K-major"
        raise Rejected(OPERATION, reason, mode=operand, legal=f"{atom.name}<K,K>" if written else "an SS or RS atom")
    return major


def _like(tensor: SharedTensor, layout: Layout) -> SharedTensor:
    """Another layout in the same memory, under the same swizzle."""
    composed = tensor.layout
    swizzled = (
        ComposedLayout(composed.swizzle, composed.offset, layout) if isinstance(composed, ComposedLayout) else None
    )
    return SharedTensor(swizzled or layout, tensor.bits, tensor.alignment, tensor.base)


def _units(tensor: SharedTensor) -> Layout:
    """The layout in units of 16 bytes: what lies inside one must be contiguous."""
    try:
        units = recast_layout(tensor.plain, tensor.bits, UNIT)
    except Rejected as error:
        raise within(error, operation=OPERATION) from None
    return units


def _describe(units: Layout, kind: str, major: str, bits: int) -> GmmaDescriptor:
    return _mn_major(units, kind, bits) if major == "MN" else _k_major(units, kind, bits)


def _canonical_as(units: Layout, kind: str, major: str, bits: int) -> bool:
    try:
        _describe(units, kind, major, bits)
    except Rejected:
        return False
    return True


def _mn_major(units: Layout, kind: str, bits: int) -> GmmaDescriptor:
    width = _width(kind)
    whole = units.modes[1].size()
    takes = {256 // bits: "dense", 128 // bits: "A of sparse", 512 // bits: "B of sparse"}
    if whole not in takes:
        allowed = " or ".join(f"{size} ({use})" for size, use in takes.items())
        reason = f"K has {sizes.size_text(whole)} elements, an instruction of {bits}-bit elements takes {allowed}"
        raise Rejected(OPERATION, reason, mode="K", legal=str(_nearest(whole, tuple(takes))))
    (d00, d01), (d10, d11) = _strides(units, (width, 8), f"MN-major {kind}")
    if kind != "INTERLEAVE":
        _check_stride(d00, 1, f"the {width} units of a row of MN-major {kind}", "mode 0", bits)
    _check_stride(d10, width, f"the 8 steps along K of MN-major {kind}", "mode 1", bits)
    return _descriptor(kind, d01, d11) if kind == "INTERLEAVE" else _descriptor(kind, d11, d01)


def _k_major(units: Layout, kind: str, bits: int) -> GmmaDescriptor:
    rows, whole = units.modes[0].size(), units.modes[1].size()
    if not isinstance(rows, int) or rows % 8:
        legal = sizes.multiples_near(rows, 8) if isinstance(rows, int) else f"{sizes.size_text(rows)} % 8 == 0"
        raise Rejected(OPERATION, f"MN is {sizes.size_text(rows)}, not a multiple of 8", mode="MN", legal=legal)
    if whole not in (2, 4):
        reason = f"K has {sizes.size_text(whole)} units of 16 bytes, an instruction takes 2 (dense) or 4 (sparse)"
        nearest = _nearest(whole, (2, 4))
        raise Rejected(OPERATION, reason, mode="K", legal=f"{nearest} ({nearest * UNIT // bits} elements)")
    (d00, d01), (d10, _) = _strides(units, (8, 2), f"K-major {kind}")
    _check_stride(d00, _width(kind), f"the 8 rows of K-major {kind}", "mode 0", bits)
    if kind != "INTERLEAVE":
        _check_stride(d10, 1, f"the 2 units along K of K-major {kind}", "mode 1", bits)
    return _descriptor(kind, d01, d10)


def _strides(units: Layout, tile: tuple[int, int], name: str) -> tuple[tuple[Size, Size], tuple[Size, Size]]:
    """(inside, rest) of each mode of the layout divided by ``tile``; more than these two strides is not canonical."""
    try:
        divided = logical_divide(units, (Layout(tile[0]), Layout(tile[1])))
    except Rejected as error:
        raise within(error, operation=OPERATION) from None
    for place, (mode, inside) in enumerate(zip(divided.modes, tile, strict=True)):
        if not congruent(mode.shape, (1, 1)):
            reason = f"{name} has 2 strides, {inside} units and the rest: {mode} has {len(mode.leaves())}"
            raise Rejected(OPERATION, reason, mode=f"mode {place}", legal=f"one stride for {inside}, one for the rest")
    ((a, b), (c, d)) = ([stride for _, stride in mode.leaves()] for mode in divided.modes)
    return (a, b), (c, d)


def _check_stride(found: Size, needed: int, what: str, mode: str, bits: int) -> None:
    if found != needed:
        reason = f"{what} lie {needed} units of 16 bytes apart, here {sizes.size_text(found)}"
        raise Rejected(OPERATION, reason, mode=mode, legal=f"{needed} ({needed * UNIT // bits} elements)")


def _descriptor(kind: str, stride: Size, leading: Size) -> GmmaDescriptor:
    fields = []
    for name, value in (("stride", stride), ("leading", leading)):
        if not isinstance(value, int):
            raise Rejected(OPERATION, f"the {name} offset {sizes.size_text(value)} is not a number", legal="numbers")
        if not 0 <= value < 1 << _FIELD:
            reason = f"the {name} offset {value} does not fit {_FIELD} bits of 16 bytes"
            raise Rejected(OPERATION, reason, mode=f"{name} offset", legal=f"0 to {(1 << _FIELD) - 1}")
        fields.append(value)
    return GmmaDescriptor(kind, fields[0], fields[1])


def _width(kind: str) -> int:
    """W: the units of 16 bytes of one row of the swizzle."""
    return 1 << LAYOUT_TYPES.index(kind)


def _on_elements(kind: str, bits: int) -> str:
    """The swizzle of a kind of layout, on elements."""
    swizzle = Swizzle(LAYOUT_TYPES.index(kind), 4, 3)
    if swizzle.bits == 0:
        return "no swizzle"
    return str(swizzle.upcast(bits // 8) if bits >= 8 else swizzle.downcast(8 // bits))


def _nearest(value: Size, allowed: tuple[int, ...]) -> int:
    return min(allowed, key=lambda one: abs(one - value)) if isinstance(value, int) else allowed[0]
