"""Every proven function, run on the device over its domain, against what the expression it was proved equal to gives.

It says that the printed text, a compiler and a GPU agree with the arithmetic of the proof: with C's division, in C's types.
Domains of more points than are kept are gone through in equal steps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from layoutproof.emit.functions import IndexFunction, cuda, needs
from layoutproof.emit.plan import POISON, Buffer, Compare, Control, Plan, Test, Unit
from layoutproof.emit.prelude import HEAD
from layoutproof.emit.proven import MOST_POINTS, Proven, ProvenSpec, plain_names
from layoutproof.emit.tables import WIDTHS, digits, table
from layoutproof.integers.c import to_c
from layoutproof.integers.evaluate import compile_function, evaluate
from layoutproof.integers.expression import Expression

THREADS = 128
POISONED = {kind: int.from_bytes(bytes([POISON]) * WIDTHS[kind], "little", signed=True) for kind in ("i4", "i8")}


def maps_plan(proven: ProvenSpec) -> Plan:
    """One source with all of a spec's functions, and a launch for each."""
    runnable = [item for item in proven.functions if _points(item)]
    notes = [
        f"{proven.name}: {item.function.name} has no point at the sizes tried, it is not run"
        for item in proven.functions
        if item not in runnable
    ]
    if not runnable:
        return Plan(proven.spec.title, [], [], {}, notes)
    unit = f"{proven.stem}_maps"
    texts = [cuda(item.function) for item in runnable]
    kernels = [_kernel(item) for item in runnable]
    body = "".join(text + "\n" for text in [*texts, *kernels])
    source = Unit(unit, f"{HEAD}\n{needs(body, 'cuda')}\n{body}", "sm_70")
    tests, tables = [], {}
    for item in runnable:
        test, content = _test(proven, item, unit)
        if not test.controls:
            notes.append(f"{test.name} is the same for all inputs tried, no wrong input would be told: it is not run")
            continue
        tests.append(test)
        tables[test.compares[0].table] = content
    return Plan(proven.spec.title, [source], tests, tables, notes)


def _extents(item: Proven) -> list[tuple[str, int]]:
    return item.domain.concrete(item.sizes)


def _points(item: Proven) -> int:
    if item.domain.params and not item.sizes:
        return 0
    return item.domain.points_at(item.sizes)


def _walk(item: Proven) -> tuple[int, int]:
    """(points that are run, step between them)."""
    points = _points(item)
    step = -(-points // MOST_POINTS)
    return -(-points // step), step


def _kind(item: Proven) -> str:
    return "i8" if item.function.wide else "i4"


def _kernel(item: Proven) -> str:
    function, domain = item.function, item.domain
    kind = function.type
    lines = ["    long long index = (long long)point * step;"]
    extents = _extents(item)
    for place, (name, size) in enumerate(extents):
        last = place == len(extents) - 1
        digit = f"(index + shift_{place}) % {size}LL"
        lines.append(f"    const {kind} {name} = ({kind})({digit});" + ("" if last else f" index /= {size}LL;"))
    used = {*function.inputs}
    lines += [f"    const {kind} {name} = {value}LL;" for name, value in item.sizes.items()]
    taken = {name for name, _ in extents}
    derived = {name: body for name, body in item.subject.derived.items() if name in used and name not in taken}
    lines += [f"    const {kind} {name} = {_c(body, kind)};" for name, body in derived.items()]
    if domain.guard is not None:
        lines.append(f"    if (!({_c(domain.guard, kind)})) return;")
    outputs = [f"out_{place}" for place in range(len(function.outputs))]
    words = list(function.inputs)
    if len(outputs) == 1:
        lines.append(f"    const {kind} out_0 = {function.name}({', '.join(words)});")
    else:
        lines.append(f"    {kind} {', '.join(outputs)};")
        lines.append(f"    {function.name}({', '.join(words + outputs)});")
    count = len(outputs)
    lines += [f"    out[(long long)point * {count} + {place}] = {word};" for place, word in enumerate(outputs)]
    shifts = "".join(f", int shift_{place}" for place in range(len(extents)))
    unused = [name for name in [*(name for name, _ in extents), *item.sizes] if name not in used]
    lines += [f"    (void){name};" for name in unused]
    return (
        f'extern "C" __global__ void run_{function.name}({kind} *out, int count, int step{shifts})\n{{\n'
        f"    const int point = blockIdx.x * blockDim.x + threadIdx.x;\n    if (point >= count) return;\n"
        + "\n".join(lines)
        + "\n}\n"
    )


def _c(body: Expression, kind: str) -> str:
    return to_c(plain_names(body), integer_type=kind)


def _test(proven: ProvenSpec, item: Proven, unit: str) -> tuple[Test, bytes]:
    function = item.function
    count, step = _walk(item)
    kind = _kind(item)
    extents = _extents(item)
    rows = _rows(item, item.reference, count, step, [0] * len(extents))
    flat = [value for row in rows for value in row]
    name = f"{unit}_{function.name}"
    values = {"count": count, "step": step} | {f"shift_{place}": 0 for place in range(len(extents))}
    controls = []
    for place, (word, size) in enumerate(extents):
        shifts = [int(other == place) for other in range(len(extents))]
        if size > 1 and _rows(item, function.outputs, count, step, shifts) != rows:
            controls.append(Control(f"{word} off by one", {f"shift_{place}": 1}))
            break
    words = len(function.outputs) * count
    test = Test(
        name=f"{proven.name}: {function.name}",
        level="map",
        unit=unit,
        kernel=f"run_{function.name}",
        grid=-(-count // THREADS),
        block=THREADS,
        arguments=("out", *values),
        values=values,
        expect={"checked": words, "mismatches": 0},
        controls=controls,
        buffers={"out": Buffer(words * WIDTHS[kind], guard=256)},
        compares=[Compare("out", name, kind, _slots(extents, step, function))],
        spec=proven.name,
    )
    return test, table(kind, flat)


def _slots(extents: Sequence[tuple[str, int]], step: int, function: IndexFunction) -> list[tuple[str, int]]:
    """A word's place in the spec's names; where points are skipped, the point's number is all that is known."""
    outputs = ("output", len(function.outputs))
    if step > 1:
        return [(f"point (each the {step}th)", 0), outputs]
    return [*reversed(extents), outputs]


def _rows(
    item: Proven, outputs: Mapping[str, Expression], count: int, step: int, shifts: Sequence[int]
) -> list[tuple[int, ...]]:
    """The outputs at each point; poison where the guard does not hold."""
    domain = item.domain
    extents = _extents(item)
    names = [name for name, _ in extents]
    sizes = [size for _, size in extents]
    params = domain.symbol_values(item.sizes) if domain.params else {}
    expanded = {word: item.subject.expand(body) for word, body in outputs.items()}
    compute = compile_function(expanded, [*names, *params])
    guard = domain.guard
    poison = (POISONED[_kind(item)],) * len(outputs)
    given = tuple(params.values())
    rows = []
    for point in range(count):
        place = digits(point * step, sizes)
        place = [(digit + shift) % size for digit, shift, size in zip(place, shifts, sizes, strict=True)]
        if guard is not None and not evaluate(guard, dict(zip(names, place, strict=True)) | params):
            rows.append(poison)
            continue
        rows.append(compute(*place, *given))
    return rows
