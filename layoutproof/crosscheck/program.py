"""The C++17 program of one spec: ``static_assert``s on the layouts, and a host check that walks every coordinate."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import PurePath

from layoutproof.atoms.atom import AXES, OPERANDS
from layoutproof.crosscheck import cxx
from layoutproof.crosscheck.harness import HARNESS, INCLUDES
from layoutproof.crosscheck.questions import Asked, Questions, Sizes, Visit, words
from layoutproof.errors import Rejected, UserError
from layoutproof.integers.c import PRELUDE, to_c
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.notation import parse_layout, parse_tile
from layoutproof.specs.spec import FLAT_INPUT, INSTRUCTION_INPUTS, LAYOUT_OUTPUT, OPERAND_INPUTS, OPERAND_OUTPUTS
from layoutproof.tiled.mma import TiledMMA

INTEGER = "long long"


@dataclass(frozen=True)
class Program:
    """The text, what its checks are called (their numbers are indices), and what could not be asked, with the reason."""

    path: str
    atom: str
    text: str
    checks: tuple[str, ...]
    unasked: tuple[tuple[str, str], ...]


@dataclass
class _Writer:
    checks: list[str] = field(default_factory=list)
    unasked: list[tuple[str, str]] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    functions: list[str] = field(default_factory=list)
    body: list[str] = field(default_factory=list)

    def number(self, what: str) -> int:
        self.checks.append(what)
        return len(self.checks) - 1

    def same(self, what: str, found: str, expected: str) -> None:
        """CuTe's type ``found`` must be ours."""
        index = self.number(what)
        name = cxx.string(what)
        self.types += [
            f"using Found{index} = {found};",
            f"using Expected{index} = {expected};",
            f"LP_SAME({index}, {name}, cute::is_same_v<Found{index}, Expected{index}>);",
        ]
        self.body.append(f"lp::same<Found{index}, Expected{index}>({index}, {name});")


def program(asked: Questions) -> Program:
    """The program that puts ``asked`` to CuTe."""
    writer = _Writer(unasked=list(asked.unasked))
    atom = ""
    visits = asked.visits
    if asked.asks_mma:
        try:
            atom = cxx.atom_type(asked.subjects.mma.atom.name)
            _configuration(writer, asked, atom)
        except Rejected as refused:
            writer.unasked.append(("configuration", str(refused)))
            visits = tuple(visit for visit in visits if not visit.subject.startswith("operand "))
    for index, visit in enumerate(visits):
        _visit(writer, visit, f"visit_{index}")
    name = PurePath(asked.spec.path).name
    head = [
        f"// What LayoutProof proved about {cxx.comment(name)}, put to CuTe's own headers. No GPU is needed:",
        "//   g++ -std=c++17 -O1 -I <cutlass>/include -I <cuda>/include -I <cuda>/include/cccl FILE && ./a.out",
        "// It does not compile where a layout differs; -DLAYOUTPROOF_REPORT makes that a line of the report instead.",
        f"// {cxx.comment(asked.spec.title)}" if asked.spec.title else "",
    ]
    main = ["int main() {", *(f"  {line}" for line in writer.body), "  return lp::disagreements == 0 ? 0 : 1;", "}"]
    blocks = ["\n".join(filter(None, head)), INCLUDES, PRELUDE + HARNESS, "\n".join(writer.types), *writer.functions]
    text = "\n".join(f"{block.strip()}\n" for block in (*blocks, "\n".join(main)) if block.strip())
    return Program(asked.spec.path, atom, text, tuple(writer.checks), tuple(writer.unasked))


def _configuration(writer: _Writer, asked: Questions, atom: str) -> None:
    mma, written = asked.subjects.mma, asked.spec.mma
    assert written is not None
    tile = ", ".join(cxx.tile_entry_type(parse_tile(str(entry))) for entry in written.tile)
    threads = cxx.layout_type(parse_layout(written.threads))
    writer.types += [
        f"using Atom = {atom};",
        f"using Mma = decltype(make_tiled_mma(MMA_Atom<Atom>{{}}, {threads}{{}}, Tile<{tile}>{{}}));",
        "using Traits = MMA_Traits<Atom>;",
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
        _if_possible(writer, call, f"decltype(Mma{{}}.{call}())", partial(mma.layout_TV, operand))
    for sizes, problem in asked.problems:
        _partitions(writer, mma, sizes, problem)


def _partitions(writer: _Writer, mma: TiledMMA, sizes: Sizes, problem: tuple[int, int, int]) -> None:
    at = f" at {words(sizes)}" if sizes else ""
    for operand in OPERANDS:
        shape = tuple(problem[axis] for axis in AXES[operand])
        found = f"decltype(Mma{{}}.get_slice(0).partition_{operand}({_identity(shape)}).layout())"
        identity = mma.identity(operand, shape)
        _if_possible(writer, f"partition_{operand}{at}", found, partial(mma.partition, operand, identity))


def _if_possible(writer: _Writer, what: str, found: str, layout: Callable[[], Layout]) -> None:
    try:
        writer.same(what, found, cxx.layout_type(layout()))
    except Rejected as refused:
        writer.unasked.append((what, str(refused)))


def _identity(shape: Sequence[int]) -> str:
    return f"make_identity_tensor(make_shape({', '.join(f'Int<{extent}>{{}}' for extent in shape)}))"


# The walks ------------------------------------------------------------------------------------------------------------


def _visit(writer: _Writer, visit: Visit, function: str) -> None:
    inputs, outputs = _words(visit)
    parts: list[tuple[str, str, str]] = []
    for asked in visit.claims:
        try:
            parts.append(_claim(asked, visit.sizes, writer, inputs, outputs))
        except UserError as error:  # a literal that C has no type for
            writer.unasked.append((asked.claim.name, error.message))
    if not parts:
        return
    opened, inside, closed = zip(*parts, strict=True)
    sizes = [f"[[maybe_unused]] constexpr lp::i64 {cxx.identifier(name)} = {value};" for name, value in visit.sizes]
    try:
        walk = _walk(visit, inputs, inside)
    except Rejected as refused:
        writer.unasked += [(asked.claim.name, str(refused)) for asked in visit.claims]
        del writer.checks[-len(parts) :]
        return
    title = f"// {cxx.comment(visit.subject)}{f' at {words(visit.sizes)}' if visit.sizes else ''}"
    lines = [*sizes, *opened, *walk, *closed]
    writer.functions.append("\n".join([title, f"static void {function}() {{", *(f"  {line}" for line in lines), "}"]))
    writer.body.append(f"{function}();")


def _words(visit: Visit) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the claims of a walk call its inputs (the thread and the value first) and its outputs."""
    if visit.atom is not None:
        return INSTRUCTION_INPUTS, visit.outputs
    if visit.layout is not None:
        return visit.claims[0].claim.inputs or (FLAT_INPUT,), (LAYOUT_OUTPUT,)
    names = OPERAND_INPUTS[visit.subject.removeprefix("operand ")]
    return ("t", "v", *_others(names)), visit.outputs


def _walk(visit: Visit, inputs: Sequence[str], inside: Iterable[str]) -> list[str]:
    if visit.atom is not None:
        atom, letter = visit.atom
        assert visit.layout is not None
        rows, (i, j) = atom.extents(letter)[0], visit.outputs
        place = [f"lp::i64 at_{i} = element % {rows}, at_{j} = element / {rows};", *inside]
        return _layout_walk(
            visit.layout, inputs, place, f"MMA_Traits<{cxx.atom_type(atom.name)}>::{letter}Layout", "element"
        )
    if visit.layout is not None:
        return _layout_walk(visit.layout, inputs, inside, cxx.layout_type(visit.layout), f"at_{LAYOUT_OUTPUT}")
    return _operand_walk(visit.subject.removeprefix("operand "), visit.problem, inside)


def _others(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in names if name not in ("t", "v"))


def _claim(
    asked: Asked, sizes: Sizes, writer: _Writer, inputs: Sequence[str], outputs: Sequence[str]
) -> tuple[str, str, str]:
    """The claim's counter, what it does at each coordinate, and its line of the report."""
    claim = asked.claim
    found = _braces(f"at_{name}" for name in outputs)
    if claim.predicate == "equals":
        known = {name: cxx.identifier(name) for name in (*inputs, *(name for name, _ in sizes))}
        formulas = [to_c(claim.formulas[name].expression, known, INTEGER) for name in outputs]
        kind = f"Equal<{len(inputs)}, {len(outputs)}>"
        start = f"{_names(inputs)}, {_names(outputs)}"
        step = f"{_braces(map(cxx.identifier, inputs))}, {found}, {_braces(formulas)}"
    else:
        kind = f"Held<{len(outputs)}>"
        box = [asked.box.get(name, 0) for name in outputs]
        least = 0 if claim.predicate == "injective" else asked.count
        start = f"{_names(outputs)}, {_braces(map(str, box))}, {least}, {asked.count}"
        step = found
    what = f"claims.{claim.name}" + (f" at {words(sizes)}" if sizes else "")
    index = writer.number(what)
    counter = f"claim_{index}"
    return (
        f"lp::{kind} {counter}{{{start}}};",
        f"{counter}.at({step});",
        f"{counter}.close({index}, {str(asked.holds).lower()}, {cxx.string(what)});",
    )


def _operand_walk(letter: str, problem: tuple[int, int, int], inside: Iterable[str]) -> list[str]:
    shape = tuple(problem[axis] for axis in AXES[letter])
    parameters = ", ".join(f"lp::i64 {name}" for name in (*OPERAND_INPUTS[letter], *_at(OPERAND_OUTPUTS[letter])))
    return [
        f"auto identity = {_identity(shape)};",
        f"auto partition = [&](auto const& slice) {{ return slice.partition_{letter}(identity); }};",
        f"lp::each(Mma{{}}, partition, [&]({parameters}) {{",
        *(f"  {line}" for line in inside),
        "});",
    ]


def _layout_walk(layout: Layout, inputs: Sequence[str], inside: Iterable[str], of: str, result: str) -> list[str]:
    """The last input is the outermost loop, so that the first varies fastest."""
    extents = [layout.size()] if len(inputs) == 1 else [mode.size() for mode in layout.modes]
    names = [cxx.identifier(name) for name in inputs]
    loops, ends = [], []
    for name, extent in reversed(list(zip(names, extents, strict=True))):
        loops.append(f"for (lp::i64 {name} = 0; {name} < {extent}; ++{name}) {{")
        ends.append("}")
    call = f"[[maybe_unused]] lp::i64 {result} = layout({', '.join(names)});"
    return [f"{of} layout;", *loops, call, *inside, *ends]


def _at(outputs: Iterable[str]) -> list[str]:
    return [f"at_{name}" for name in outputs]


def _names(names: Iterable[str]) -> str:
    return _braces(map(cxx.string, names))


def _braces(items: Iterable[str]) -> str:
    return f"{{{', '.join(items)}}}"
