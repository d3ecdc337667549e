"""The kernel that counts passes: eight warps on a multiprocessor repeat one access; one pass is one cycle.

A block takes most of the shared memory, so that it is alone on its multiprocessor. The best of several rounds counts. The
addresses move by ``step`` bytes, which is 0 and which the compiler does not know: no access can be left out.
"""

from __future__ import annotations

from layoutproof.emit.prelude import HEAD, SHARED_ADDRESS

THREADS = 256
SHARED = 160 * 1024  # of 227 KB: two blocks do not fit
WINDOW = 16 * 1024  # where the patterns lie
ROUNDS = 4
REPEATS = 128  # times eight accesses a warp
SCALE = 8 * REPEATS * THREADS // 32

# The access -> PTX, and how many registers it moves; a load's come back, a store's go out.
LOADS = {
    "ld.shared.u8": ("ld.shared.u8", 1),
    "ld.shared.u16": ("ld.shared.u16", 1),
    "ld.shared.b32": ("ld.shared.b32", 1),
    "ld.shared.v2.b32": ("ld.shared.v2.b32", 2),
    "ld.shared.v4.b32": ("ld.shared.v4.b32", 4),
} | {
    f"ldmatrix.x{count}{trans}": (f"ldmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16", count)
    for count in (1, 2, 4)
    for trans in ("", ".trans")
}
STORES = {
    "st.shared.b8": ("st.shared.u8", 1),
    "st.shared.b16": ("st.shared.u16", 1),
    "st.shared.b32": ("st.shared.b32", 1),
    "st.shared.v2.b32": ("st.shared.v2.b32", 2),
    "st.shared.v4.b32": ("st.shared.v4.b32", 4),
} | {f"stmatrix.x{count}": (f"stmatrix.sync.aligned.m8n8.x{count}.shared.b16", count) for count in (1, 2, 4)}
ACCESSES = (*LOADS, *STORES)


def arch(access: str) -> str:
    """The least architecture that has the access."""
    return {"ldmatri": "sm_75", "stmatri": "sm_90"}.get(access[:7], "sm_70")


def source(access: str) -> str:
    """The kernel for one kind of access."""
    ptx, count = (LOADS | STORES)[access]
    registers = ", ".join(f"%{place}" for place in range(count)) if access in LOADS else ""
    registers = registers or ", ".join(f"%{place + 1}" for place in range(count))
    listed = f"{{{registers}}}" if count > 1 or "matrix" in ptx else registers
    if access in LOADS:
        outputs = ", ".join(f'"=r"(x[{place}])' for place in range(count))
        text = f'asm volatile("{ptx} {listed}, [%{count}];" : {outputs} : "r"(address));'
        after = (
            "#pragma unroll\n                for (int i = 0; i < 8; ++i)\n"
            "                    for (u32 word : x[i]) sum ^= word;\n"
        )
    else:
        inputs = ", ".join(f'"r"(x[{place}])' for place in range(count))
        text = f'asm volatile("{ptx} [%0], {listed};" :: "r"(address), {inputs} : "memory");'
        after = ""
    return f"""{HEAD}
// {access}
static __device__ __forceinline__ void access(u32 (&x)[{count}], u32 address)
{{
    {text}
}}

{SHARED_ADDRESS}
// A pattern is 32 byte offsets; its cycles are those of {SCALE} accesses.
// ``swizzle`` moves the offsets on the hardware's side only: a control.
extern "C" __global__ void __launch_bounds__({THREADS}) passes(u64 *report, const u32 *offsets, u32 *measured,
                                                           u32 *cycles, int patterns, int step, int swizzle)
{{
    extern __shared__ u32 memory[];
    __shared__ long long starts[{THREADS // 32}], ends[{THREADS // 32}];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    for (int i = threadIdx.x; i < {SHARED} / 4; i += blockDim.x) memory[i] = i;
    // A window of its own for each warp: the same banks, and no two warps write one word.
    const u32 base = (shared_address(memory) + 127) / 128 * 128 + warp * {WINDOW};
    u32 sum = 0;
    for (int pattern = blockIdx.x; pattern < patterns; pattern += gridDim.x) {{
        u32 offset = offsets[pattern * 32 + lane];
        if (swizzle) offset ^= (offset >> 7 & 7) << 4;
        long long best = 1ll << 62;
        for (int round = 0; round < {ROUNDS}; ++round) {{
            u32 address = base + offset;
            u32 x[8][{count}] = {{}};
            __syncthreads();
            const long long start = clock64();
#pragma unroll 1
            for (int repeat = 0; repeat < {REPEATS}; ++repeat) {{
#pragma unroll
                for (int i = 0; i < 8; ++i, address += step) access(x[i], address);
{after}            }}
            const long long end = clock64();
            if (lane == 0) starts[warp] = start, ends[warp] = end;
            __syncthreads();
            long long from = starts[0], to = ends[0];
            for (int other = 1; other < {THREADS // 32}; ++other) {{
                from = starts[other] < from ? starts[other] : from;
                to = ends[other] > to ? ends[other] : to;
            }}
            best = to - from < best ? to - from : best;
        }}
        if (threadIdx.x == 0) {{
            const long long whole = (best + {SCALE // 2}) / {SCALE};
            measured[pattern] = (u32)whole;
            cycles[pattern] = (u32)best;
            const long long off = best > whole * {SCALE} ? best - whole * {SCALE} : whole * {SCALE} - best;
            if (whole > 1) atomicMax(&report[5], (u64)(off * 1000 / {SCALE}));
        }}
    }}
    if (sum == 0x5eed && step != 0) atomicAdd(&report[6], 1ull);
}}
"""
