"""The derivation of a configuration in words: instruction, threads, tile, then each operand step by step.

Every layout is CuTe's own result for that step; every formula shown is a claim, and its verdict stands beside it.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from layoutproof.atoms.atom import AXES, AXIS_NAMES
from layoutproof.claims.configuration import THREAD_INPUTS
from layoutproof.claims.operand import Operand, operand_subject
from layoutproof.claims.subject import Subject
from layoutproof.errors import Rejected
from layoutproof.integers.expression import ZERO, Name
from layoutproof.integers.polynomial import Size
from layoutproof.layouts.expressions import coordinate_expressions, layout_expression
from layoutproof.layouts.int_tuple import transform
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.sizes import size_text
from layoutproof.layouts.tiler import Tiler, tiler_text
from layoutproof.proving.domain import Domain, Variable
from layoutproof.proving.setting import open_script
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.report.provenance import extent_reasons, named_modes, stride_reasons, tile_reason
from layoutproof.specs.closed_forms import closed_forms, in_params
from layoutproof.specs.derive import group_words, some
from layoutproof.specs.result import SpecResult
from layoutproof.specs.spec import Spec
from layoutproof.specs.subjects import Subjects
from layoutproof.words import assigned, plural

WIDTH = 110
_PURPOSE = {
    "logical_divide": "Cut each mode into tiles: Perm is the place inside the tile, Rest says which tile.",
    "zipped_divide": "Cut again, into blocks of one instruction: Atom is the place inside a block, Rest says which block.",
    "compose TV": "Replace the place inside a block by (lane, v), through the instruction's own layout.",
    "zipped_divide by threads": "Deal the blocks out: Thr says whose block it is, Rest what each of them repeats.",
}
_VARIABLES = {"ThrV": "lane", "FrgV": "v"}


@dataclass(frozen=True)
class Explanation:
    """A spec with its derived claims, and what came of them."""

    spec: Spec
    result: SpecResult

    @cached_property
    def subjects(self) -> Subjects:
        return Subjects(self.spec)

    def words(self, size: Size) -> str:
        """A size as a person writes it: ``32*K`` rather than ``512*(K/16)``."""
        return size_text(in_params(size, self.subjects.params))

    def shown(self, layout: Layout) -> str:
        """A layout with its sizes written that way."""
        params = self.subjects.params
        shape, stride = (transform(part, lambda s: in_params(s, params)) for part in (layout.shape, layout.stride))
        return str(Layout(shape, stride))

    def outcome(self, claim: str) -> Outcome | None:
        return next((found.outcome for found in self.result.claims if found.name == claim), None)


def explain_text(explanation: Explanation, operands: Sequence[str]) -> str:
    """The whole derivation, for these operands."""
    lines = [explanation.spec.title or explanation.spec.path, *_instruction(explanation, operands)]
    lines += [*_threads(explanation), *_tile(explanation)]
    for letter in operands:
        lines += _operand(explanation, letter, purposes=letter == operands[0])  # once is enough
    return "\n".join(lines)


def _instruction(explanation: Explanation, operands: Sequence[str]) -> list[str]:
    mma = explanation.subjects.mma
    atom = mma.atom
    m, n, k = atom.shape_mnk
    who = "One thread executes it." if mma.threads[0] == 1 else f"{mma.threads[0]} threads execute it together."
    intro = (
        f"{atom.name} multiplies a block of A ({m} x {k}, M x K) with a block of B ({n} x {k}, N x K) and adds to a block"
        f" of C ({m} x {n}, M x N). {who} The hardware fixes who holds what: each layout maps"
        " (lane, v) to an element's number in the block, first mode fastest."
    )
    lines = ["", "The instruction", *_wrapped(intro)]
    alone = type(mma)(atom)
    for letter in operands:
        first, second = (AXIS_NAMES[axis].lower() for axis in AXES[letter])
        extent = atom.extents(letter)[0]
        forms = closed_forms(operand_subject(alone, letter, atom.shape_mnk, Domain()).subject)
        lines.append(f"    {letter}  {atom.layout_tv(letter)} = {first} + {extent}*{second}")
        lines.append("       " + ",  ".join(f"{name} = {form.text}" for name, form in forms.items()))
    return lines


def _threads(explanation: Explanation) -> list[str]:
    mma = explanation.subjects.mma
    group = group_words(mma)
    sizes = mma.threads
    intro = (
        f"{mma.thr_layout} places {some(sizes[1], group)} along M, {sizes[2]} along N and {sizes[3]} along K: {mma.size} threads"
        " in all. Together with the instruction's own threads that is a layout (lane, wm, wn, wk) -> thread index t."
    )
    lines = ["", "The threads", *_wrapped(intro), f"    ThrLayoutVMNK = {mma.thr_layout_vmnk}"]
    used = {name: Variable(name, size) for name, size in zip(THREAD_INPUTS, sizes, strict=True) if size != 1}
    if used:
        coordinate = tuple(Name(name) if name in used else ZERO for name in THREAD_INPUTS)
        index = {"t": layout_expression(mma.thr_layout_vmnk, coordinate)}
        back = dict(zip(THREAD_INPUTS, mma.slice_expressions(Name("t")), strict=True))
        forward = closed_forms(Subject("threads", Domain((), tuple(used.values())), index))
        limit = Variable("t", mma.thr_layout_vmnk.cosize())
        places = closed_forms(Subject("threads", Domain((), (limit,)), {name: back[name] for name in used}))
        lines.append(f"    t = {forward['t'].text}")
        lines.append("    back again: " + ",  ".join(f"{name} = {form.text}" for name, form in places.items()))
    return lines


def _tile(explanation: Explanation) -> list[str]:
    mma = explanation.subjects.mma
    group = group_words(mma)
    intro = "What is handed out together. A larger problem repeats it; a larger tile gives each thread more, not more threads."
    lines = ["", "The tile", *_wrapped(intro)]
    for axis, extent in enumerate(explanation.subjects.problem):
        unit = mma.tile_shape[axis]
        name, whole = AXIS_NAMES[axis], explanation.words(extent)
        any_size = next((p.condition.text for p in explanation.spec.params if p.name == name == whole), "")
        lines.append(f"    {name}  {tile_reason(mma, axis, group)};  problem {any_size or f'{name} = {whole}'}")
        entry = mma.tile[axis]
        if isinstance(entry, Layout):
            place = Subject("tile", Domain((), (Variable("i", unit),)), {"p": layout_expression(entry, Name("i"))})
            formula = closed_forms(place)["p"].text
            lines.append(f"       place i = 0..{unit - 1} of the tile is element {formula}: the elements change order")
    return lines


def _operand(explanation: Explanation, letter: str, *, purposes: bool) -> list[str]:
    subjects = explanation.subjects
    operand = subjects.operand(letter)
    rows, columns = operand.shape.values()
    first, second = operand.shape
    tensor = Layout((rows, columns), (columns, 1))
    words = explanation.words
    intro = (
        f"Take {letter} stored row by row, {explanation.shown(tensor)}: element ({first},{second}) lies at"
        f" {words(columns)}*{first} + {second}. CuTe's thrfrg_{letter} takes that layout apart in four steps."
    )
    lines = ["", f"Operand {letter} ({first.upper()} x {second.upper()})", *_wrapped(intro)]
    lines += _stages(explanation, letter, tensor, (rows, columns), purposes)
    lines += _partition(explanation, letter, operand, tensor)
    lines += _formulas(explanation, letter, operand)
    return lines


def _stages(
    explanation: Explanation, letter: str, tensor: Layout, shape: tuple[Size, Size], purposes: bool
) -> list[str]:
    mma = explanation.subjects.mma
    reasons = extent_reasons(mma, letter, shape, group_words(mma), explanation.words)
    stages = mma.derivation(letter, tensor)
    beside = mma.derivation(letter, mma.identity(letter, shape))
    repetitions = {f"Rest{name}": f"r{name.lower()}" for name in AXIS_NAMES}
    lines: list[str] = []
    before: dict[str, Layout] = {}
    for number, (stage, coordinates) in enumerate(zip(stages, beside, strict=True)):
        operation = stage.operation.removesuffix(" by threads").replace("compose TV", "compose")
        lines.append(f"  {number + 1}. {operation} by {_tiler(stage.tiler)}")
        if purposes:
            lines.append(f"    {_PURPOSE[stage.operation]}")
        lines.append(f"    {stage.modes} = {explanation.shown(stage.result)}")
        modes = named_modes(stage, coordinates)
        fresh = [mode for mode in modes if before.get(mode.name) != mode.layout]
        width = max((len(explanation.shown(mode.layout)) for mode in fresh), default=0)
        for mode in fresh:
            variable = _VARIABLES.get(mode.name, repetitions.get(mode.name, "") if number == 3 else "")
            strides = stride_reasons(mode, shape[1], explanation.words, variable)
            why = reasons[number].get(mode.name, "")
            told = [why, *strides] if len(strides) > 1 else ["; ".join(part for part in (why, *strides) if part)]
            head = f"      {mode.name.ljust(5)}  {explanation.shown(mode.layout).ljust(width)}  "
            lines.append((head + told[0]).rstrip())
            lines += [" " * (len(head) + 2) + line for line in told[1:]]
        before |= {mode.name: mode.layout for mode in modes}
    return lines


def _partition(explanation: Explanation, letter: str, operand: Operand, tensor: Layout) -> list[str]:
    mma = explanation.subjects.mma
    i, j = AXES[letter]
    partition = mma.partition(letter, tensor)
    warps = tuple(f"w{AXIS_NAMES[axis].lower()}" for axis in (i, j))
    modes = f"(FrgV,Rest{AXIS_NAMES[i]},Rest{AXIS_NAMES[j]})"
    lines = [f"  partition_{letter} fixes the thread and keeps {modes}:", f"    {explanation.shown(partition)}"]
    varying = tuple(v for v in operand.subject.domain.variables if v.name in ("lane", *warps))
    if varying:
        coordinate = (Name("lane"), tuple(Name(name) for name in warps))
        start = dict(zip(operand.shape, coordinate_expressions(operand.thrfrg.modes[0], coordinate, 2), strict=True))
        forms = closed_forms(Subject("start", Domain(operand.subject.domain.params, varying), start)).values()
        lines.append(
            f"    the same for all threads, only the start differs: ({', '.join(form.text for form in forms)})"
        )
    return lines + _fragment(explanation, letter, tensor)


def _fragment(explanation: Explanation, letter: str, tensor: Layout) -> list[str]:
    mma, params = explanation.subjects.mma, explanation.subjects.params
    sizes: dict[str, int] = {}
    note = ""
    if not tensor.is_static():
        _, sizes = open_script(params)
        at = assigned(sizes)
        note = f", at {at} (registers need numbers)"
    try:
        numbers = tensor.substitute(params.symbol_values(sizes)) if sizes else tensor
        fragment = mma.partition_fragment(letter, numbers)
    except Rejected:
        return []
    held = fragment.size()
    order = "first mode fastest" if letter == "C" else "v fastest, then the repetitions as the tensor's strides grow"
    return [
        f"  partition_fragment_{letter} is the thread's own storage, compact, {order}:",
        f"    {fragment}   {plural(held, 'value')} a thread{note}",
    ]


def _formulas(explanation: Explanation, letter: str, operand: Operand) -> list[str]:
    low = letter.lower()
    claims = {claim.name: claim for claim in explanation.spec.claims}
    owner, coverage = claims.get(f"{low}_owner"), claims.get(f"{low}_covered")
    lines: list[str] = []
    if owner is not None:
        lines.append(f"  Closed form, {_verdict(explanation, owner.name)}:")
        width = max(len(name) for name in owner.formulas)
        lines += [f"    {name.ljust(width)} = {formula.text}" for name, formula in owner.formulas.items()]
    if coverage is not None:
        names = ",".join(operand.shape)
        lines.append(f"  Who holds ({names})? The inverse, {_verdict(explanation, coverage.name)}:")
        outcome = explanation.outcome(coverage.name)
        lines += [f"    {line}" for line in (outcome.witness if outcome is not None else ())]
        lines.append(f"    {coverage.reads_as or f'{letter}: {coverage.count.text if coverage.count else 0} owners'}")
    return lines


def _verdict(explanation: Explanation, claim: str) -> str:
    outcome = explanation.outcome(claim)
    if outcome is None or outcome.verdict is not Verdict.PROVED:
        return f"not proved ({outcome.verdict.value if outcome is not None else 'not asked'})"
    return f"proved {outcome.sizes or 'for these sizes'}"


def _tiler(tiler: Tiler) -> str:
    """``(32,16)``, where CuTe would write ``(32:1,16:1)``."""
    if isinstance(tiler, tuple):
        return f"({','.join(map(_tiler, tiler))})"
    if isinstance(tiler, Layout) and not isinstance(tiler.shape, tuple) and tiler.stride in (0, 1):
        return str(tiler.shape)
    return tiler_text(tiler)


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  ", break_long_words=False)
