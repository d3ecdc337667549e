"""Level 1 for ``mma.sync``: the complete structure tensor of an instruction, compared on the device.

An MMA is bilinear in its registers, so T[a,b,c] - does slot a of A, times slot b of B, reach slot c of C? - says everything
it does. A slot is a (lane, value). One warp takes a pair (a,b): all registers zero but the one slot each, every slot of C a
code of its own, so that what C held must come back as well. Each lane then compares its D with what the catalogue's
layouts predict.

The values are such that a wrong type shows: -3 and 253 are the same byte. XOR-popcount forms are not bilinear and have
their own prediction.
"""

from __future__ import annotations

import math

from layoutproof.atoms.atom import AXES, Atom
from layoutproof.emit.functions import IndexFunction, cuda
from layoutproof.emit.kernel_code import WRONG, wrong_maps
from layoutproof.emit.plan import Test, Unit
from layoutproof.emit.prelude import HEAD
from layoutproof.emit.registers import (
    ASM,
    BITS,
    CODES,
    WARP,
    Slots,
    file_name,
    instruction,
    is_xor,
    packed,
    result_type,
    slots,
    take,
    types,
)
from layoutproof.errors import Rejected
from layoutproof.integers.expression import Expression, Literal, Name, divide, modulo, multiply, total
from layoutproof.layouts.expressions import layout_expression
from layoutproof.layouts.int_tuple import product
from layoutproof.layouts.layout import Layout

THREADS = 256
BLOCKS = 132 * 8

KERNEL = "structure_tensor"


def predicted(atom: Atom) -> tuple[int, int]:
    """(coefficients of the tensor, how many of them are products by the instruction's shape)."""
    sizes = [slots(atom, operand).count for operand in "ABC"]
    return math.prod(sizes), math.prod(atom.shape_mnk) * (WARP // _threads(atom))


def mma_unit(atom: Atom) -> Unit:
    """The source for one atom."""
    return Unit(file_name(atom.name), source(atom), atom.arch)


def mma_test(atom: Atom, spec: str = "") -> Test:
    """The launch: every coefficient of the tensor must agree, and each wrong map must be told."""
    operands = {operand: slots(atom, operand) for operand in "ABC"}
    coefficients, products = predicted(atom)
    pairs = operands["A"].count * operands["B"].count
    values = {"pairs": pairs} | dict.fromkeys(WRONG, 0)
    controls = wrong_maps({operand: held.values for operand, held in operands.items()})
    xor = is_xor(atom)
    expect = {"checked": coefficients, "mismatches": 0}
    if not xor:
        expect["nonzero"] = products
    return Test(
        name=f"{spec}: {atom.name}" if spec else atom.name,
        level="atom",
        unit=file_name(atom.name),
        kernel=KERNEL,
        grid=BLOCKS,
        block=THREADS,
        arguments=("report", "list", "room", "after", *values),
        values=values,
        expect=expect,
        controls=controls,
        slots=[
            (f"{word} {part}", size)
            for word, held in operands.items()
            for part, size in (("lane", WARP), ("value", held.values))
        ],
        listed=0 if xor else products,
        quick={"pairs": min(pairs, 512)},
        spec=spec,
        disagrees=atom.fault if _is_readable(atom) else "",
    )


def source(atom: Atom) -> str:
    """The kernel."""
    operands = {operand: slots(atom, operand) for operand in "ABC"}
    a, b, c = operands.values()
    m, n, _ = atom.shape_mnk
    d_type, a_type, b_type, _ = types(atom)
    value = result_type(d_type)
    product_value = CODES[a_type][0][1] * CODES[b_type][1][1]
    expected = f"T ? ({value})({product_value:g}) : ({value})0"
    if is_xor(atom):
        expected = "(ma == mc && pa == pc) + (nb == nc && pb == pc) - 2 * T"
    d_kind, d_count = atom.registers["D"]
    return f"""{HEAD}
// The structure tensor of one instruction: every slot of A with every slot of B.
{instruction(atom)}
{_functions(atom, operands)}
#define A_VALUES {a.values}
#define B_VALUES {b.values}
#define C_VALUES {c.values}

extern "C" __global__ void {KERNEL}(u64 *report, u64 *list, int room, long long after, int pairs,
                                           int a_value, int a_lane, int b_value, int b_lane, int c_value, int c_lane)
{{
    const int lane = threadIdx.x % 32;
    const u32 warps = gridDim.x * blockDim.x / 32, warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    u64 checked = 0, nonzero = 0, mismatches = 0, first = ~0ull;
    for (u32 pair = warp; pair < (u32)pairs; pair += warps) {{
        const u32 b = pair % (32 * B_VALUES), a = pair / (32 * B_VALUES);
        const int la = a / A_VALUES, va = a % A_VALUES, lb = b / B_VALUES, vb = b % B_VALUES;
{_fill("A", atom, a, "la", "va", 0)}
{_fill("B", atom, b, "lb", "vb", 1)}
{_codes(atom, c)}
        {ASM[d_kind][0]} D[{d_count}];
        instruction(D, A, B, C);
        // The prediction: the controls put a wrong lane or value into it.
        const int ta = (la + a_lane) % 32, tb = (lb + b_lane) % 32, tc = (lane + c_lane) % 32;
        const int ea = a_element(thread_of(ta), va ^ a_value), eb = b_element(thread_of(tb), vb ^ b_value);
        const int ma = ea % {m}, ka = ea / {m}, nb = eb % {n}, kb = eb / {n};
        const int pa = product_of(ta), pb = product_of(tb), pc = product_of(tc);
#pragma unroll
        for (int v = 0; v < C_VALUES; ++v) {{
            const int ec = c_element(thread_of(tc), v ^ c_value);
            const int mc = ec % {m}, nc = ec / {m};
            const bool T = ma == mc && nb == nc && ka == kb && pa == pc && pb == pc;
            const {value} got = {take(d_type, "D")} - ({value})(lane * C_VALUES + v + 1);
            const {value} want = {expected};
            const u64 index = (u64)pair * (32 * C_VALUES) + lane * C_VALUES + v;
            ++checked;
            if (got != 0) {{
                ++nonzero;
                if (room > 0) {{
                    const u64 place = atomicAdd(&report[4], 1ull);
                    if (place < (u64)room) list[place] = index;
                }}
            }}
            if (got != want) {{
                ++mismatches;
                if ((long long)index > after) {{
                    const u64 key = index << 32 | __float_as_uint((float)got);
                    if (key < first) first = key;
                }}
            }}
        }}
    }}
    tally(report, lane, checked, nonzero, mismatches, first);
}}
"""


def _is_readable(atom: Atom) -> bool:
    """Whether CuTe itself can use the layouts: a fault is then one of what they say."""
    try:
        return all(atom.layout_tv(operand).size() for operand in "ABC")
    except Rejected:
        return False


def _threads(atom: Atom) -> int:
    count = product(atom.thr_id.shape)
    assert isinstance(count, int)
    return count


def _functions(atom: Atom, operands: dict[str, Slots]) -> str:
    """The catalogue's layouts as functions, and which of the warp's products a lane belongs to."""
    found = []
    for operand, held in operands.items():
        i, j = ("mnk"[axis] for axis in AXES[operand])
        body = layout_expression(held.layout, (Name("t"), Name("v")))
        words = (f"{operand}: (thread, value) -> {i} + {held.extents[0]}*{j}: {atom.layout_texts[operand]}",)
        found.append(IndexFunction(f"{operand.lower()}_element", ("t", "v"), {"element": body}, words))
    thread, product_number = _lane_decoding(atom.thr_id)
    found.append(IndexFunction("thread_of", ("lane",), {"t": thread}, (f"ThrID {atom.thr_id_text}",)))
    words = ("which of the independent products of a warp a lane takes part in",)
    found.append(IndexFunction("product_of", ("lane",), {"p": product_number}, words))
    return "\n".join(cuda(function) for function in found)


def _lane_decoding(thr_id: Layout) -> tuple[Expression, Expression]:
    """Lane -> (thread of the instruction, number of the product): ThrID read backwards, and the lanes that it leaves."""
    threads: list[Expression] = []
    products: list[Expression] = []
    before, reached, number = 1, 1, 1
    steps = []
    for extent, stride in thr_id.leaves():
        assert isinstance(extent, int) and isinstance(stride, int)
        threads.append(multiply(_digit(stride, extent), Literal(before)))
        before *= extent
        steps.append((stride, extent))
    for stride, extent in [*sorted(steps), (WARP, 1)]:
        if stride > reached:
            products.append(multiply(_digit(reached, stride // reached), Literal(number)))
            number *= stride // reached
        reached = stride * extent
    return total(threads), total(products)


def _digit(stride: int, extent: int) -> Expression:
    digit = divide(Name("lane"), Literal(stride))
    return digit if stride * extent == WARP else modulo(digit, Literal(extent))


def _fill(operand: str, atom: Atom, held: Slots, lane: str, value: str, which: int) -> str:
    """Zero everywhere but in one slot."""
    kind, count = atom.registers[operand]
    element = types(atom)["DABC".index(operand)]
    pattern, number = CODES[element][which]
    declaration = f"        {ASM[kind][0]} {operand}[{count}];\n"
    if element == "f64":
        return declaration + "\n".join(
            f"        {operand}[{r}] = lane == {lane} && {value} == {r} ? {number} : 0.0;" for r in range(count)
        )
    each = packed(atom, operand, element, held.values)
    shifted = f"{pattern:#x}u << {value} % {each} * {BITS[element]}" if each > 1 else f"{pattern:#x}u"
    return declaration + "\n".join(
        f"        {operand}[{r}] = lane == {lane} && {value} / {each} == {r} ? {shifted} : 0u;" for r in range(count)
    )


def _codes(atom: Atom, held: Slots) -> str:
    """What C holds before: slot number plus one."""
    kind, count = atom.registers["C"]
    lines = [f"        {ASM[kind][0]} C[{count}];"]
    for r in range(count):
        if types(atom)[3] == "f16":
            low, high = (f"half_bits((float)(lane * C_VALUES + {2 * r + half + 1}))" for half in range(2))
            lines.append(f"        C[{r}] = {low} | {high} << 16;")
        else:
            lines.append(f"        C[{r}] = lane * C_VALUES + {r + 1};")
    return "\n".join(lines)
