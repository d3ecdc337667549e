"""The source of a TiledMMA's kernels, and two of them: who owns what, and the one-hot basis."""

from __future__ import annotations

from layoutproof.emit.functions import cuda, needs
from layoutproof.emit.gemm_code import gemm
from layoutproof.emit.kernel_code import Code, axes, set_c, signature, threads, where, zero
from layoutproof.emit.prelude import HEAD
from layoutproof.emit.registers import BITS, CODES, instruction, is_xor, packed, result_type, take


def source(code: Code) -> str:
    """The whole file."""
    functions = [cuda(function) for function in (code.coordinates, code.index, *code.operands.values())]
    body = "\n".join(functions)
    counts = "\n".join(f"#define {key}_VALUES {count}" for key, count in code.values.items())
    kernels = [_owners(code), gemm(code)]
    if not is_xor(code.atom):
        kernels.insert(1, _basis(code))
    parts = [
        HEAD,
        needs(body, "cuda"),
        instruction(code.atom),
        body,
        f"#define LANES {code.lanes}\n{counts}\n",
        *kernels,
    ]
    return "\n".join(part for part in parts if part)


def _owners(code: Code) -> str:
    before = ["u64 *report", *(f"u32 *{operand}_{what}" for operand in "ABC" for what in ("slots", "counts"))]
    loops = []
    for operand in "ABC":
        i, j = axes(operand)
        loops.append(f"""\
    for (int r{i} = 0; r{i} < r{i}_count; ++r{i})
        for (int r{j} = 0; r{j} < r{j}_count; ++r{j})
            for (int v = 0; v < {operand}_VALUES; ++v) {{
                int {i}, {j};
                {where(code, operand, i, j)}
                if ({i} < 0 || {i} >= {i}_size || {j} < 0 || {j} >= {j}_size) {{
                    atomicAdd(&report[2], 1ull);
                    continue;
                }}
                const int slot = ((r{i} * r{j}_count + r{j}) * blockDim.x + t) * {operand}_VALUES + v;
                {operand}_slots[slot] = {i} * {j}_size + {j};
                atomicAdd(&{operand}_counts[{i} * {j}_size + {j}], 1u);
            }}
""")
    return f"""\
// Who owns what: each (thread, value, repetition) writes the element that it holds, and each element counts its owners.
{signature(code, "owners", before, ())}
{{
{threads(code)}    if (!active) return;
{"".join(loops)}}}
"""


def _one_hot(code: Code, operand: str, i: str, j: str, which: int, indent: str) -> str:
    """A fragment that is zero but for one element."""
    element = code.kinds[operand]
    pattern, number = CODES[element][which]
    each = packed(code.atom, operand, element, code.values[operand])
    if element == "f64":
        put = f"{operand}[v] = {number};"
    elif each == 1:
        put = f"{operand}[v] = {pattern:#x}u;"
    else:
        put = f"{operand}[v / {each}] |= {pattern:#x}u << v % {each} * {BITS[element]};"
    a, b = axes(operand)
    return f"""\
{zero(code, operand, operand, indent)}\
#pragma unroll
{indent}for (int v = 0; v < {operand}_VALUES; ++v) {{
{indent}    int {a}, {b};
{indent}    {where(code, operand, a, b)}
{indent}    if (active && {a} == {i} && {b} == {j}) {put}
{indent}}}
"""


def _basis(code: Code) -> str:
    d_type = code.kinds["D"]
    value = result_type(d_type)
    product = CODES[code.kinds["A"]][0][1] * CODES[code.kinds["B"]][1][1]
    own = ("step", "after")
    before = ("u64 *report", "const int *k_group")
    return f"""\
// One element of A and one of B at a time, everything else zero: a product is where it must be, and nowhere else. By
// bilinearity that is all that the tile does. k_group says which warp along K accumulates k. C starts as codes of slots.
{signature(code, "basis", before, own)}
{{
{threads(code)}    const u64 pairs = (u64)m_size * k_size * n_size * k_size;
    u64 checked = 0, nonzero = 0, mismatches = 0, first = ~0ull;
    for (u64 pair = (u64)blockIdx.x * step; pair < pairs; pair += (u64)gridDim.x * step) {{
        const int b = pair % (n_size * k_size), a = pair / (n_size * k_size);
        const int am = a / k_size, ak = a % k_size, bn = b / k_size, bk = b % k_size;
        for (int rm = 0; rm < rm_count; ++rm)
            for (int rn = 0; rn < rn_count; ++rn) {{
{zero(code, "C", "C", " " * 16)}\
#pragma unroll
                for (int v = 0; v < C_VALUES; ++v)
{set_c(code, "lane * C_VALUES + v + 1", " " * 20)}
                for (int rk = 0; rk < rk_count; ++rk) {{
{_one_hot(code, "A", "am", "ak", 0, " " * 20)}{_one_hot(code, "B", "bn", "bk", 1, " " * 20)}\
                    {code.register("D")[0]} D[{code.register("D")[1]}];
                    instruction(D, A, B, C);
#pragma unroll
                    for (int r = 0; r < {code.register("C")[1]}; ++r) C[r] = D[r];
                }}
#pragma unroll
                for (int v = 0; v < C_VALUES; ++v) {{
                    if (!active) continue;
                    int m, n;
                    {where(code, "C", "m", "n")}
                    const {value} got = {take(d_type, "C")} - ({value})(lane * C_VALUES + v + 1);
                    const bool here = m == am && n == bn && ak == bk && k_group[ak] == wk;
                    const {value} want = here ? ({value})({product:g}) : ({value})0;
                    ++checked;
                    nonzero += got != 0;
                    if (got != want) {{
                        ++mismatches;
                        const u64 index = (((pair * rm_count + rm) * rn_count + rn) * blockDim.x + t) * C_VALUES + v;
                        const u64 key = index << 1 | (got != 0);
                        if ((long long)index > after && key < first) first = key;
                    }}
                }}
            }}
    }}
    tally(report, t % 32, checked, nonzero, mismatches, first);
}}
"""
