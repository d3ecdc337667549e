"""Kernels that move unique codes through swizzled shared memory: matrix loads and stores, cp.async, and a tile's operands.

Each half word of memory has a code of its own, everything else is poison, so that a register tells which element it holds.
"""

from __future__ import annotations

from collections.abc import Mapping

from layoutproof.emit.functions import IndexFunction, cuda
from layoutproof.emit.prelude import HEAD, SHARED_ADDRESS

POISON = 0x5A5A
CODE = 0x100  # the code of element 0


def matrix_instruction(name: str, ptx: str, registers: int) -> str:
    """``name(x, address)``: a matrix load or store of 32-bit registers."""
    head = f"static __device__ __forceinline__ void {name}(u32 (&x)[{registers}], u32 address)\n{{\n"
    if ptx.startswith("ldmatrix"):
        listed = ", ".join(f"%{place}" for place in range(registers))
        outputs = ", ".join(f'"=r"(x[{place}])' for place in range(registers))
        return f'{head}    asm volatile("{ptx} {{{listed}}}, [%{registers}];" : {outputs} : "r"(address) : "memory");\n}}\n'
    listed = ", ".join(f"%{place + 1}" for place in range(registers))
    inputs = ", ".join(f'"r"(x[{place}])' for place in range(registers))
    return f'{head}    asm volatile("{ptx} [%0], {{{listed}}};" :: "r"(address), {inputs} : "memory");\n}}\n'


ASYNC = """\
static __device__ __forceinline__ void copy_async(u32 address, const void *from)
{{
    asm volatile("cp.async.{cache}.shared.global [%0], [%1], {bytes};" :: "r"(address), "l"(from) : "memory");
}}

static __device__ __forceinline__ void copy_wait()
{{
    asm volatile("cp.async.wait_all;" ::: "memory");
}}
"""
MOVE = """\
static __device__ __forceinline__ u32 move_matrix(u32 x)
{
    u32 y;
    asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(y) : "r"(x));
    return y;
}
"""
REPORT = """\
            ++checked;
            if (got != want) {
                ++mismatches;
                const u64 key = (u64)(INDEX) << 32 | __float_as_uint((float)got);
                if ((long long)(INDEX) > after && key < first) first = key;
            }
"""


def _report(index: str) -> str:
    return REPORT.replace("INDEX", index)


def atom_source(name: str, ptx: str, registers: int, functions: Mapping[str, IndexFunction]) -> str:
    """One matrix load or store. ``functions``: rows (lane, v -> element), held (lane, v -> element), place (element, turn
    -> half word of memory), plain (the same without the swizzle).
    """
    store = ptx.startswith("stmatrix")
    count = registers * 64
    texts = "\n".join(cuda(function) for function in functions.values())
    address = "shared_address(&memory[plain_side ? plain_place(e, turn) : place(e, turn)])"
    if store:
        body = f"""\
        u32 x[{registers}];
        for (int r = 0; r < {registers}; ++r) {{
            const int low = held((lane + lane_wrong) % 32, 2 * r ^ value_wrong);
            const int high = held((lane + lane_wrong) % 32, (2 * r + 1) ^ value_wrong);
            x[r] = (CODE + low) | (u32)(CODE + high) << 16;
        }}
        const int e = rows(lane, 0);
        instruction(x, {address});
        __syncwarp();
        for (int i = lane; i < SIZE; i += 32) codes_left += memory[i] != POISON;
        for (int e = lane; e < {count}; e += 32) {{
            const int got = memory[place(e, turn)], want = CODE + e;
{_report(f"turn * {count} + e")}        }}
"""
    else:
        body = f"""\
        for (int e = lane; e < {count}; e += 32) memory[place(e, turn)] = CODE + e;
        __syncwarp();
        u32 x[{registers}];
        const int e = rows(lane, 0);
        instruction(x, {address});
        for (int v = 0; v < {2 * registers}; ++v) {{
            const int got = x[v / 2] >> v % 2 * 16 & 0xffff;
            const int want = CODE + held((lane + lane_wrong) % 32, v ^ value_wrong);
{_report(f"(turn * 32 + lane) * {2 * registers} + v")}        }}
"""
    return f"""{HEAD}{SHARED_ADDRESS}
// {name}
{matrix_instruction("instruction", ptx, registers)}
{texts}
#define SIZE 4096
#define POISON {POISON:#x}
#define CODE {CODE:#x}

extern "C" __global__ void move(u64 *report, int turns, long long after, int lane_wrong, int value_wrong, int plain_side)
{{
    __shared__ __align__(1024) u16 memory[SIZE];
    const int lane = threadIdx.x;
    u64 checked = 0, codes_left = 0, mismatches = 0, first = ~0ull;
    for (int turn = 0; turn < turns; ++turn) {{
        for (int i = lane; i < SIZE; i += 32) memory[i] = POISON;
        __syncwarp();
{body}        __syncwarp();
    }}
    tally(report, lane, checked, codes_left, mismatches, first);
}}
"""


def move_source(functions: Mapping[str, IndexFunction]) -> str:
    """``movmatrix``: from registers to registers."""
    texts = "\n".join(cuda(function) for function in functions.values())
    return f"""{HEAD}
// movmatrix
{MOVE}
{texts}
#define CODE {CODE:#x}

extern "C" __global__ void move(u64 *report, int turns, long long after, int lane_wrong, int value_wrong, int plain_side)
{{
    const int lane = threadIdx.x;
    u64 checked = 0, mismatches = 0, first = ~0ull;
    for (int turn = 0; turn < turns; ++turn) {{
        const u32 x = (CODE + source(lane, 0)) | (u32)(CODE + source(lane, 1)) << 16;
        const u32 y = move_matrix(x);
        for (int v = 0; v < 2; ++v) {{
            const int got = y >> v * 16 & 0xffff;
            const int wrong_lane = (lane + lane_wrong) % 32, wrong_value = v ^ value_wrong;
            const int want = CODE + (plain_side ? source(wrong_lane, wrong_value) : held(wrong_lane, wrong_value));
{_report("(turn * 32 + lane) * 2 + v")}        }}
    }}
    tally(report, lane, checked, 0, mismatches, first);
}}
"""


def feed_source(
    name: str, ptx: str, registers: int, functions: Mapping[str, IndexFunction], counts: Mapping[str, int], threads: int
) -> str:
    """An operand of a tile: from global memory by cp.async into swizzled shared memory, by matrix loads into registers.

    ``functions``: filled (t, v, x, ri, rj -> row, column), rows (the addresses of the matrix loads), held (the registers),
    place (row, column -> half word of memory), plain_place. ``counts``: how far x, ri, rj go for the fill and for the loads.
    """
    texts = "\n".join(cuda(function) for function in functions.values())
    loops = {
        part: f"for (int ri = 0; ri < {counts[f'{part}_ri']}; ++ri)\n"
        f"        for (int rj = 0; rj < {counts[f'{part}_rj']}; ++rj)\n"
        f"            for (int x = 0; x < {counts[f'{part}_x']}; ++x)"
        for part in ("fill", "load")
    }
    return f"""{HEAD}{SHARED_ADDRESS}
// {name}
{matrix_instruction("instruction", ptx, registers)}
{ASYNC.format(cache="cg", bytes=16)}
{texts}
#define SIZE {counts["size"]}
#define ROWS {counts["rows"]}
#define COLUMNS {counts["columns"]}
#define POISON {POISON:#x}
#define CODE {CODE:#x}

extern "C" __global__ void feed(u64 *report, const u16 *matrix, long long after, int lane_wrong, int value_wrong, int plain_side)
{{
    __shared__ __align__(1024) u16 memory[SIZE];
    const int t = threadIdx.x;
    const int wrong_t = t / 32 * 32 + (t + lane_wrong) % 32;
    u64 checked = 0, mismatches = 0, first = ~0ull;
    for (int i = t; i < SIZE; i += {threads}) memory[i] = POISON;
    __syncthreads();
    {loops["fill"]} {{
                int row, column;
                filled(t, 0, x, ri, rj, row, column);
                if (row < ROWS) copy_async(shared_address(&memory[place(row, column)]), &matrix[row * COLUMNS + column]);
            }}
    copy_wait();
    __syncthreads();
    {loops["load"]} {{
                u32 found[{registers}];
                int row, column;
                rows(t, 0, x, ri, rj, row, column);
                const int at = plain_side ? plain_place(row, column) : place(row, column);
                instruction(found, shared_address(&memory[at]));
                for (int v = 0; v < {2 * registers}; ++v) {{
                    held(wrong_t, v ^ value_wrong, x, ri, rj, row, column);
                    const int got = found[v / 2] >> v % 2 * 16 & 0xffff, want = CODE + row * COLUMNS + column;
                    const int number = (ri * {counts["load_rj"]} + rj) * {counts["load_x"]} + x;
{_report(f"(number * {threads} + t) * {2 * registers} + v")}                }}
            }}
    tally(report, t % 32, checked, 0, mismatches, first);
}}
"""


def async_source(
    name: str, cache: str, width: int, functions: Mapping[str, IndexFunction], counts: Mapping[str, int]
) -> str:
    """``cp.async`` of ``width`` bytes a thread: each thread's values as the tiled copy says."""
    texts = "\n".join(cuda(function) for function in functions.values())
    values = width // 2
    return f"""{HEAD}{SHARED_ADDRESS}
// {name}
{ASYNC.format(cache=cache, bytes=width)}
{texts}
#define SIZE 4096
#define COLUMNS {counts["columns"]}
#define POISON {POISON:#x}
#define CODE {CODE:#x}

extern "C" __global__ void move(u64 *report, const u16 *matrix, long long after, int lane_wrong, int value_wrong, int plain_side)
{{
    __shared__ __align__(1024) u16 memory[SIZE];
    const int t = threadIdx.x;
    u64 checked = 0, mismatches = 0, first = ~0ull;
    for (int i = t; i < SIZE; i += 32) memory[i] = POISON;
    __syncwarp();
    for (int ri = 0; ri < {counts["fill_ri"]}; ++ri)
        for (int rj = 0; rj < {counts["fill_rj"]}; ++rj) {{
            int row, column;
            filled(t, 0, 0, ri, rj, row, column);
            copy_async(shared_address(&memory[place(row, column)]), &matrix[row * COLUMNS + column]);
        }}
    copy_wait();
    __syncwarp();
    for (int ri = 0; ri < {counts["fill_ri"]}; ++ri)
        for (int rj = 0; rj < {counts["fill_rj"]}; ++rj)
            for (int v = 0; v < {values}; ++v) {{
                int row, column;
                filled((t + lane_wrong) % 32, v ^ value_wrong, 0, ri, rj, row, column);
                const int want = CODE + row * COLUMNS + column;
                filled(t, v, 0, ri, rj, row, column);
                const int got = memory[plain_side ? plain_place(row, column) : place(row, column)];
{_report(f"((ri * {counts['fill_rj']} + rj) * 32 + t) * {values} + v")}            }}
    tally(report, t, checked, 0, mismatches, first);
}}
"""
