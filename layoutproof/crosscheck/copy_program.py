"""A spec's tiled copies in the program: their types, walks over both sides, what arrives, and descriptors."""

from __future__ import annotations

from collections.abc import Mapping

from layoutproof.crosscheck import cxx
from layoutproof.crosscheck.copy_questions import Descriptor, End, Moves
from layoutproof.crosscheck.copy_types import declare, partitions, registers, side_type
from layoutproof.crosscheck.questions import Questions
from layoutproof.crosscheck.walks import identity, outputs_from_element, shape_of
from layoutproof.crosscheck.writer import Counter, Writer, at
from layoutproof.errors import Rejected, UserError
from layoutproof.integers.expression import Expression
from layoutproof.layouts.swizzle import Swizzle
from layoutproof.tiled.gmma_descriptor import descriptor_fragment

_OURS = "LayoutProof has"  # what a comparison with our own numbers calls them
_NOT_GMMA = "its descriptors are not those of wgmma"


def write_copies(writer: Writer, asked: Questions, *, has_mma: bool) -> None:
    """Everything about copies; ``has_mma`` says whether the program has the type of the tiled MMA."""
    known: dict[str, str] = {}
    told: set[object] = set()
    for spec, copy in asked.copies.copies:
        name = f"Copy_{len(known)}_"
        try:
            if spec.operand and not has_mma:
                raise Rejected("crosscheck", "it is made from the [mma], which is not asked")
            declare(writer, spec, copy, name)
        except Rejected as refused:
            writer.unasked.append((f"copies.{spec.name}", refused.refusal.reason))
            continue
        known[spec.name] = name
    for end in asked.copies.ends:
        if end.name not in known:
            writer.unasked += [(one.claim.name, f"copies.{end.name} is not asked") for one in end.claims]
            continue
        same = end.name, end.side.side, end.block.layout, end.block.tile  # other sizes may not change the tensor
        operand = asked.spec.copies[end.name].operand
        if same not in told:
            partitions(writer, end, known[end.name])
        if operand and same not in told:
            registers(writer, asked.subjects.mma, operand, end, known[end.name])
        _walk(writer, end, known[end.name], [] if same in told else _ours(writer, end))
        told.add(same)
    for moves in asked.copies.moves:
        if moves.name in known:
            _moves(writer, moves, known[moves.name])
        else:
            writer.unasked.append((moves.asked.claim.name, f"copies.{moves.name} is not asked"))
    for descriptor in asked.copies.descriptors if has_mma else ():
        _descriptor(writer, descriptor)


def _walk(writer: Writer, end: End, copy: str, ours: list[Counter]) -> None:
    """Every thread, value, repetition and block of one side: our own numbers, then the claims."""
    counters = list(ours)
    for asked in end.claims:
        outputs = tuple(end.coordinate) if asked.claim.terms.output == "coordinate" else (asked.claim.terms.output,)
        counter = writer.claim(asked, end.sizes, end.inputs, outputs)
        counters += [counter] if counter is not None else []
    if not counters:
        return
    modes, block = end.side.memory.modes, end.block
    taken = ["lane = t % 32", "warp = t / 32"]
    taken += [f"{cxx.identifier(f'r{mode}')} = rest_[{place}]" for place, mode in enumerate(modes)]
    taken += [f"at_{mode} = found_[{place}]" for place, mode in enumerate(modes)]
    inside = [
        *(f"[[maybe_unused]] lp::i64 {text};" for text in taken),
        *outputs_from_element(end.outputs()),
        *(counter.step for counter in counters),
    ]
    coordinates = identity(block.extents)
    elements = f"lp::counting({cxx.composed_type(block.layout)}{{}})" if end.in_memory else "lp::Nothing{}"
    lines = [f"auto coordinates_ = {coordinates};", f"auto elements_ = {elements};"]
    blocks = [
        (cxx.identifier(f"b{mode}"), e // t) for mode, e, t in zip(modes, block.extents, block.tile, strict=False)
    ]
    seen = "coordinates_, elements_"
    if block.tile:
        lines += [f"for (lp::i64 {name} = 0; {name} < {count}; ++{name}) {{" for name, count in blocks]
        lines += [
            f"auto tile_ = {shape_of(block.tile)};",
            f"auto place_ = make_coord({', '.join(name for name, _ in blocks)});",
        ]
        seen = "local_tile(coordinates_, tile_, place_), "
        seen += "local_tile(elements_, tile_, place_)" if end.in_memory else "elements_"
    parameters = "lp::i64 t, lp::i64 v, auto const& rest_, auto const& found_, [[maybe_unused]] lp::i64 element"
    lines += [f"lp::each_moved<{side_type(end, copy)}>({seen}, [&]({parameters}) {{"]
    lines += [*(f"  {line}" for line in inside), "});", *("}" for _ in block.tile)]
    opened, closed = [counter.opened for counter in counters], [counter.closed for counter in counters]
    writer.function(end.title, end.sizes, [*opened, *lines, *closed])


def _ours(writer: Writer, end: End) -> list[Counter]:
    """The coordinate and the element as we have them, to compare with CuTe's."""
    found: list[tuple[str, Mapping[str, Expression]]] = [("coordinates", end.coordinate)]
    found += [("elements", {"element": end.element()})] if end.in_memory else []
    counters = []
    for word, formulas in found:
        what = f"{end.title}: {word}{at(end.sizes)}"
        try:
            counters.append(writer.equal(what, end.sizes, end.inputs, formulas, whose=_OURS))
        except UserError as error:
            writer.unasked.append((what, error.message))
    return counters


def _moves(writer: Writer, moves: Moves, copy: str) -> None:
    """What arrives, and that CuTe's partitions are the tensors at their coordinates."""
    what = f"claims.{moves.asked.claim.name}{at(moves.sizes)}"
    index = writer.number(what)
    lines = [f"lp::Moved claim_{index};"]
    ends = {"lp::Source": moves.source, "lp::Destination": moves.destination}
    for side, block in ends.items():
        plain = cxx.layout_type(block.seen_plain)
        lines.append(f"lp::composes<{side}<{copy}>>(claim_{index}, {plain}{{}}, {identity(block.shape)});")
    shapes = ", ".join(identity(block.shape) for block in ends.values())
    lines.append(f"lp::arrives<{copy}>(claim_{index}, {shapes});")
    lines.append(f"claim_{index}.close({index}, {str(moves.asked.holds).lower()}, {cxx.string(what)});")
    writer.function(f"what copies.{moves.name} moves", moves.sizes, lines)


def _descriptor(writer: Writer, asked: Descriptor) -> None:
    """The descriptor of the first instruction, and where those of the others are."""
    mma, block, operand = asked.place.subjects.mma, asked.block, asked.operand
    tensor = block.memory.tensor
    what = f"the descriptor of {operand} from {block.memory.name}{at(asked.place.pairs)}"
    try:
        if not mma.atom.name.startswith("SM90_"):
            raise Rejected("crosscheck", _NOT_GMMA)
        numbers = type(tensor)(block.layout, tensor.bits, tensor.alignment, tensor.base)
        descriptor, fragment = descriptor_fragment(mma.atom, operand, mma.partition(operand, block.plain), numbers)
        layout, swizzle = (
            cxx.layout_type(block.plain),
            tensor.byte_swizzle() if tensor.swizzle.bits else Swizzle(0, 4, 3),
        )
        expected = cxx.layout_type(fragment)
    except Rejected as refused:
        writer.unasked.append((what, refused.refusal.reason))
        return
    written = f"Swizzle<{swizzle.bits},{swizzle.base},{swizzle.shift}>{{}}"
    memory = f"composition({written}, smem_ptr_flag_bits<{tensor.bits}>{{}}, {layout}{{}})"
    pointer = f"make_smem_ptr(static_cast<typename Traits::ValType{operand}*>(nullptr))"
    made = (
        f"Mma{{}}.make_fragment_{operand}(Mma{{}}.get_slice(0).partition_{operand}(make_tensor({pointer}, {memory})))"
    )
    writer.same(
        f"make_fragment_{operand} of {block.memory.name}{at(asked.place.pairs)}", f"decltype({made}.layout())", expected
    )
    fields = (
        f"SM90::GMMA::LayoutType::{descriptor.layout_type}, {descriptor.stride_offset}, {descriptor.leading_offset}"
    )
    index = writer.number(what)
    line = f"lp::described({index}, {made}.data().desc_, {fields}, {cxx.string(what)});"
    writer.function(what, asked.place.pairs, [line])
