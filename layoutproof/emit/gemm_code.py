"""The kernel of a whole product: several blocks, splits along K, guards, partial sums and their atomic reduction."""

from __future__ import annotations

from layoutproof.emit.kernel_code import Code, axes, set_c, signature, threads, where, zero
from layoutproof.emit.registers import BITS, packed, take

MEMORY = {64: "double", 32: "u32", 16: "u16", 8: "u8", 4: "u8", 1: "u8"}  # bits of an element -> how it lies in memory
GEMM = (
    "m_total",
    "n_total",
    "k_total",
    "n_blocks",
    "splits",
    "wk_count",
    "check_loads",
    "check_stores",
    "c_everywhere",
)


def _load(code: Code, operand: str, indent: str) -> str:
    """A fragment from memory; outside of the matrix zero."""
    element = code.kinds[operand]
    each = packed(code.atom, operand, element, code.values[operand])
    i, _ = axes(operand)
    if element == "f64" or each == 1:
        put = f"{operand}[v] = bits;"
    else:
        put = f"{operand}[v / {each}] |= (u32)bits << v % {each} * {BITS[element]};"
    return f"""\
{zero(code, operand, operand, indent)}\
#pragma unroll
{indent}for (int v = 0; v < {operand}_VALUES; ++v) {{
{indent}    int {i}, k;
{indent}    {where(code, operand, i, "k")}
{indent}    {i} += {i}0;
{indent}    k += k0;
{indent}    const bool inside = active && (!check_loads || ({i} < {i}_total && k < k_total));
{indent}    const {MEMORY[BITS[element]]} bits = inside ? {operand}[(long long){i} * k_total + k] : 0;
{indent}    {put}
{indent}}}
""".replace(f"inside ? {operand}[", f"inside ? {operand}_memory[")


def gemm(code: Code) -> str:
    """The kernel ``gemm``."""
    d_type = code.kinds["D"]
    before = [
        f"const {MEMORY[BITS[code.kinds['A']]]} *A_memory",
        f"const {MEMORY[BITS[code.kinds['B']]]} *B_memory",
        "const int *C_memory", "double *partial", "u32 *stores", "double *total", "u32 *adds",
    ]  # fmt: skip
    return f"""\
// D = A*B + C for a grid of blocks and splits along K. Each split and each warp along K has a plane of partial sums of its own;
// the initial C enters one of them; an atomic sum adds them up. Elements outside of the matrices are neither read nor written.
{signature(code, "gemm", before, GEMM)}
{{
{threads(code)}    const int split = blockIdx.x % splits, block = blockIdx.x / splits;
    const int m0 = block / n_blocks * m_size, n0 = block % n_blocks * n_size;
    const long long plane = (long long)(split * wk_count + wk) * m_total * n_total;
    for (int rm = 0; rm < rm_count; ++rm)
        for (int rn = 0; rn < rn_count; ++rn) {{
{zero(code, "C", "C", " " * 12)}\
#pragma unroll
            for (int v = 0; v < C_VALUES; ++v) {{
                int m, n;
                {where(code, "C", "m", "n")}
                m += m0;
                n += n0;
                const bool enters = active && m < m_total && n < n_total && (c_everywhere || (split == 0 && wk == 0));
                const int initial = enters ? C_memory[(long long)m * n_total + n] : 0;
{set_c(code, "initial", " " * 16)}
            }}
            for (int k0 = split * k_size; k0 < k_total; k0 += splits * k_size)
                for (int rk = 0; rk < rk_count; ++rk) {{
{_load(code, "A", " " * 20)}{_load(code, "B", " " * 20)}\
                    {code.register("D")[0]} D[{code.register("D")[1]}];
                    instruction(D, A, B, C);
#pragma unroll
                    for (int r = 0; r < {code.register("C")[1]}; ++r) C[r] = D[r];
                }}
#pragma unroll
            for (int v = 0; v < C_VALUES; ++v) {{
                int m, n;
                {where(code, "C", "m", "n")}
                m += m0;
                n += n0;
                if (!active || (check_stores && (m >= m_total || n >= n_total))) continue;
                const double value = {take(d_type, "C")};
                const long long element = (long long)m * n_total + n;
                partial[plane + element] = value;
                atomicAdd(&stores[plane + element], 1u);
                atomicAdd(&total[element], value);
                atomicAdd(&adds[element], 1u);
            }}
        }}
}}
"""
