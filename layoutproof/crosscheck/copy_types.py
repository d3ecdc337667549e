"""A spec's tiled copies as types: what CuTe makes of them, of the tensors that they meet and of registers, is ours."""

from __future__ import annotations

from functools import partial

from layoutproof.crosscheck import cxx
from layoutproof.crosscheck.atom_names import copy_atom_type
from layoutproof.crosscheck.copy_questions import Block, End
from layoutproof.crosscheck.walks import identity, shape_of
from layoutproof.crosscheck.writer import Writer, at
from layoutproof.errors import Rejected
from layoutproof.layouts.layout import Layout, identity_layout
from layoutproof.layouts.notation import parse_layout
from layoutproof.layouts.swizzle import ComposedLayout
from layoutproof.specs.spec import SpecCopy
from layoutproof.tiled.copy import SIDES, TiledCopy
from layoutproof.tiled.mma import TiledMMA

_TYPES = {"S": "lp::Source", "D": "lp::Destination"}


def side_type(end: End, copy: str) -> str:
    """``lp::Source<Copy_0_>``."""
    return f"{_TYPES[end.side.side]}<{copy}>"


def declare(writer: Writer, spec: SpecCopy, copy: TiledCopy, name: str) -> None:
    """The copy's type under this name, and its layouts. Raises :class:`Rejected` where there is no such type."""
    atom = copy_atom_type(spec.atom, spec.value_bits)
    if spec.operand:
        made = f"make_tiled_copy_{spec.operand}({atom}{{}}, Mma{{}})"
    else:
        threads, values = (cxx.layout_type(parse_layout(text)) for text in (spec.threads, spec.values))
        made = f"make_tiled_copy({atom}{{}}, {threads}{{}}, {values}{{}})"
    writer.types.append(f"using {name} = decltype({made});")
    title = f"copies.{spec.name}"
    writer.same(f"{title}: the atom's thread ids", f"{name}::AtomThrID", cxx.layout_type(copy.atom.thr_id))
    for word in (*SIDES.values(), "ref"):
        layout = cxx.layout_type(copy.atom_layout(word))
        writer.same(f"{title}: the atom's layout of {word}", f"{name}::AtomLayout{word.title()}", layout)
    tiler = ", ".join(map(cxx.tile_entry_type, copy.tiler))
    writer.same(f"{title}: Tiler_MN", f"{name}::Tiler_MN", f"Tile<{tiler}>")
    writer.same(f"{title}: TiledLayout_TV", f"{name}::TiledLayout_TV", cxx.layout_type(copy.layout_tv))
    for side in SIDES:
        call = f"get_layout{side}_TV"
        writer.same(f"{title}: {call}", f"decltype({name}{{}}.{call}())", cxx.layout_type(copy.layout_TV(side)))


def partitions(writer: Writer, end: End, name: str) -> None:
    """What one side makes of its tensor and of the tensor of coordinates."""
    copy, side, block = end.side.copy, end.side.side, end.block
    title = f"copies.{end.name}: "
    call, place = f"partition_{side}", at(end.sizes)
    coordinates = f"decltype({side_type(end, name)}::of(0, {identity(block.shape)}).layout())"
    writer.if_possible(
        f"{title}{call} of coordinates{place}",
        coordinates,
        lambda: cxx.layout_type(copy.partition(side, identity_layout(block.shape))),
    )
    if not end.in_memory:
        return
    tensor, seen, of = _tensor(block), block.seen, f"{block.memory.name}{place}"
    writer.if_possible(
        f"{title}tidfrg_{side} of {of}",
        f"lp::fixed_t<decltype({name}{{}}.tidfrg_{side}({tensor}.layout()))>",
        lambda: cxx.composed_type(_fixed(copy.tidfrg(side, seen))),
    )
    part = copy.get_slice(0)
    found = f"decltype({side_type(end, name)}::of(0, {tensor}).layout())"
    held, _ = part.partition_S(seen) if side == "S" else part.partition_D(seen)
    if isinstance(seen, ComposedLayout) and isinstance(held, Layout):
        # The swizzle only chooses signs: strides depend on the thread, so that CuTe's type has int where we have numbers.
        shape = partial(cxx.shape_type, held.shape)
        writer.if_possible(f"{title}the shape of {call} of {of}", f"decltype(shape({found}{{}}))", shape)
        return
    fixed = partial(cxx.composed_type, _fixed(held))
    writer.if_possible(f"{title}{call} of {of}", f"lp::fixed_t<{found}>", fixed)


def registers(writer: Writer, mma: TiledMMA, operand: str, end: End, name: str) -> None:
    """The fragment that the MMA holds of the tensor at the copy's other end, and that fragment as the copy fills it."""
    if operand in mma.atom.fragments or end.in_memory or end.block.plain.rank < 2:
        return  # read by descriptor: no registers; or the copy goes between two tensors
    two = end.block.plain.modes[:2]  # a kernel takes one stage
    tensor = Layout(tuple(mode.shape for mode in two), tuple(mode.stride for mode in two))
    try:
        fragment = mma.partition_fragment(operand, tensor)
        layout = cxx.layout_type(tensor)
    except Rejected as refused:
        writer.unasked.append((f"the registers of copies.{end.name}", str(refused)))
        return
    part = f"Mma{{}}.get_slice(0).partition_{operand}(lp::counting({layout}{{}})).layout()"
    made = f"make_layout(shape({part}))" if operand == "C" else f"make_fragment_like({part})"
    title, place = f"copies.{end.name}: ", at(end.sizes)
    writer.same(f"{title}the fragment of {operand}{place}", f"decltype({made})", cxx.layout_type(fragment))
    retiled = f"decltype({name}{{}}.retile({made}))"
    writer.if_possible(
        f"{title}retile_{end.side.side}{place}", retiled, lambda: cxx.layout_type(end.side.copy.retile(fragment))
    )


def _tensor(block: Block) -> str:
    """What one block sees, with elements that are their own places."""
    whole = f"lp::counting({cxx.composed_type(block.layout)}{{}})"
    if not block.tile:
        return whole
    return f"local_tile({whole}, {shape_of(block.tile)}, make_coord({', '.join('0' for _ in block.tile)}))"


def _fixed(layout: Layout | ComposedLayout) -> Layout | ComposedLayout:
    """Without the offset, as ``lp::fixed_t``."""
    return layout if isinstance(layout, Layout) else ComposedLayout(layout.swizzle, 0, layout.layout)
