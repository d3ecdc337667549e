"""The C++17 program of one spec: ``static_assert``s on the layouts, and a host check that walks every coordinate."""

from __future__ import annotations

from functools import partial
from pathlib import PurePath

from layoutproof.atoms.atom import AXES, OPERANDS
from layoutproof.crosscheck import cxx
from layoutproof.crosscheck.atom_names import EXTENDED, atom_type, needs_every_n, traits_type
from layoutproof.crosscheck.copy_harness import COPY_HARNESS, COPY_INCLUDES, DESCRIPTOR_HARNESS
from layoutproof.crosscheck.copy_program import write_copies
from layoutproof.crosscheck.harness import HARNESS, INCLUDES
from layoutproof.crosscheck.places import Sizes
from layoutproof.crosscheck.questions import LayoutVisit, Questions
from layoutproof.crosscheck.walks import identity, write_visit
from layoutproof.crosscheck.writer import Program, Writer, at
from layoutproof.errors import Rejected
from layoutproof.integers.c import PRELUDE
from layoutproof.layouts.notation import parse_layout, parse_tile
from layoutproof.tiled.mma import TiledMMA

__all__ = ["Program", "program"]


def program(asked: Questions) -> Program:
    """The program that puts ``asked`` to CuTe."""
    writer = Writer(unasked=list(asked.unasked))
    atom = ""
    visits = asked.visits
    if asked.asks_mma:
        try:
            atom = atom_type(asked.subjects.mma.atom.name)
            _configuration(writer, asked, atom)
        except Rejected as refused:
            writer.unasked.append(("configuration", str(refused)))
            atom = ""
            visits = tuple(visit for visit in visits if isinstance(visit, LayoutVisit))
    for visit in visits:
        write_visit(writer, visit)
    write_copies(writer, asked, has_mma=bool(atom))
    main = ["int main() {", *(f"  {line}" for line in writer.body), "  return lp::disagreements == 0 ? 0 : 1;", "}"]
    types = "\n".join(writer.types)
    more = (COPY_HARNESS if asked.copies.copies else "", DESCRIPTOR_HARNESS if asked.copies.descriptors else "")
    blocks = [_head(asked), _includes(asked), PRELUDE + HARNESS, *more, types]
    text = "\n".join(f"{block.strip()}\n" for block in (*blocks, *writer.functions, "\n".join(main)) if block.strip())
    unasked = tuple(dict.fromkeys(writer.unasked))
    return Program(asked.spec.path, atom, text, tuple(writer.checks), unasked)


def _head(asked: Questions) -> str:
    name = PurePath(asked.spec.path).name
    head = [
        f"// What LayoutProof proved about {cxx.comment(name)}, put to CuTe's own headers. No GPU is needed:",
        "//   g++ -std=c++17 -O1 -I <cutlass>/include -I <cuda>/include -I <cuda>/include/cccl FILE && ./a.out",
        "// It does not compile where a layout differs; -DLAYOUTPROOF_REPORT makes that a line of the report instead.",
        f"// {cxx.comment(asked.spec.title)}" if asked.spec.title else "",
    ]
    return "\n".join(filter(None, head))


def _includes(asked: Questions) -> str:
    """The headers, and what asks them for every wgmma where one is meant that they do not declare by themselves."""
    spec = asked.spec
    names = [spec.mma.atom] if spec.mma is not None else []
    names += [claim.instruction.name for claim in spec.claims if claim.instruction is not None]
    extended = f"#define {EXTENDED}\n" if any(map(needs_every_n, names)) else ""
    return extended + INCLUDES + COPY_INCLUDES


def _configuration(writer: Writer, asked: Questions, atom: str) -> None:
    mma, written = asked.subjects.mma, asked.spec.mma
    assert written is not None
    tile = ", ".join(cxx.tile_entry_type(parse_tile(str(entry))) for entry in written.tile)
    threads = cxx.layout_type(parse_layout(written.threads))
    writer.types += [
        f"using Atom = {atom};",
        f"using Mma = decltype(make_tiled_mma(MMA_Atom<Atom>{{}}, {threads}{{}}, Tile<{tile}>{{}}));",
        f"using Traits = {traits_type(atom).replace(atom, 'Atom')};",
    ]
    writer.same("the atom's shape", "Traits::Shape_MNK", cxx.shape_type(mma.atom.shape_mnk))
    writer.same("the atom's thread ids", "Traits::ThrID", cxx.layout_type(mma.atom.thr_id))
    for operand in OPERANDS:
        name = f"the atom's layout of {operand}"
        writer.same(name, f"Traits::{operand}Layout", cxx.layout_type(mma.atom.layout_tv(operand)))
    writer.same("ThrLayoutVMNK", "Mma::ThrLayoutVMNK", cxx.layout_type(mma.thr_layout_vmnk))
    writer.same("size(mma)", "decltype(size(Mma{}))", f"Int<{mma.size}>")
    writer.same("tile_shape(mma)", "decltype(tile_shape(Mma{}))", cxx.shape_type(mma.tile_shape))
    for operand in OPERANDS:
        call = f"get_layout{operand}_TV"
        writer.if_possible(call, f"decltype(Mma{{}}.{call}())", partial(_thread_values, mma, operand))
    for sizes, problem in asked.problems:
        _partitions(writer, mma, sizes, problem)


def _partitions(writer: Writer, mma: TiledMMA, sizes: Sizes, problem: tuple[int, int, int]) -> None:
    for operand in OPERANDS:
        shape = tuple(problem[axis] for axis in AXES[operand])
        found = f"decltype(Mma{{}}.get_slice(0).partition_{operand}({identity(shape)}).layout())"
        writer.if_possible(f"partition_{operand}{at(sizes)}", found, partial(_partition, mma, operand, shape))


def _partition(mma: TiledMMA, operand: str, shape: tuple[int, ...]) -> str:
    return cxx.layout_type(mma.partition(operand, mma.identity(operand, shape)))


def _thread_values(mma: TiledMMA, operand: str) -> str:
    return cxx.layout_type(mma.layout_TV(operand))
