"""The kernel for a warpgroup's instruction: one element of A at a time, B a code for each of its elements.

A and B lie in shared memory as CuTe's canonical layouts say (`mma_traits_sm90_gmma.hpp`), which descriptors describe to the
hardware. B's codes are digits, one launch a digit, so that every value is exact in every type.
"""

from __future__ import annotations

from dataclasses import dataclass

from layoutproof.atoms.atom import Atom
from layoutproof.emit.functions import IndexFunction, cuda
from layoutproof.emit.prelude import HEAD, SHARED_ADDRESS
from layoutproof.emit.registers import ASM, BITS, CODES, encode, packed, result_type, slots, take
from layoutproof.integers.expression import Name
from layoutproof.layouts.expressions import layout_expression

RADIX = 8
DIGITS = 5  # 8**5 elements of B are told apart
THREADS = 128
MODES = ("none", "32B", "64B", "128B")
ARGUMENTS = ("a_mode", "b_mode", "a_lbo", "a_sbo", "b_lbo", "b_sbo", "a_step", "b_step", "digits", "after")
WRONG = ("a_wrong", "b_wrong", "c_value", "c_lane", "plain", "exchanged")


@dataclass(frozen=True)
class Warpgroup:
    """A wgmma atom: types of D, A and B, majors as 0 (K) or 1 (MN), and whether A is in registers."""

    atom: Atom
    majors: tuple[int, int]

    @property
    def kinds(self) -> tuple[str, str, str]:
        """The types of D, A, B."""
        d, a, b = self.atom.ptx.removesuffix(".satfinite").split(".")[-3:]
        return d, a, b

    @property
    def a_in_registers(self) -> bool:
        """RS rather than SS."""
        return self.atom.registers["A"][0] == "u32"


def instruction(group: Warpgroup) -> str:
    """The instruction with its fences, as a function of registers and descriptors."""
    atom = group.atom
    kind, count = atom.registers["C"]
    ctype, letter = ASM[kind]
    place = count
    listed = ", ".join(f"%{index}" for index in range(count))
    outputs = ", ".join(f'"+{letter}"(D[{index}])' for index in range(count))
    if group.a_in_registers:
        a_count = atom.registers["A"][1]
        a_text = "{" + ", ".join(f"%{place + index}" for index in range(a_count)) + "}"
        inputs = ", ".join(f'"r"(A[{index}])' for index in range(a_count))
        a_parameter, place = f"const u32 (&A)[{a_count}]", place + a_count
    else:
        a_text, inputs, a_parameter, place = f"%{place}", '"l"(A)', "u64 A", place + 1
    tail = ""
    kinds = group.kinds
    if kinds[1] not in ("s8", "u8"):
        tail = ", 1, 1"
        if BITS[kinds[1]] == 16:
            majors = group.majors[1:] if group.a_in_registers else group.majors
            tail += "".join(f", {major}" for major in majors)
    return f"""\
// {atom.name}
static __device__ __forceinline__ void instruction({ctype} (&D)[{count}], {a_parameter}, u64 B)
{{
    // One piece: nothing may touch the registers before the wait.
    asm volatile("{{ .reg .pred p; setp.ne.b32 p, %{place + 1}, 0;\\n"
                 "wgmma.fence.sync.aligned;\\n"
                 "{atom.ptx} {{{listed}}}, {a_text}, %{place}, p{tail};\\n"
                 "wgmma.commit_group.sync.aligned;\\n"
                 "wgmma.wait_group.sync.aligned 0; }}"
                 : {outputs}
                 : {inputs}, "l"(B), "r"(1)
                 : "memory");
}}
"""


PLACES = """\
static __device__ __forceinline__ void proxy_fence()
{
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

// The byte of element (i, k), i along M or N, in units of BYTES. W bytes are permuted together; T elements are 16 bytes.
// K-major    none ((8,m),(T,2)):((1T,SBO),(1,LBO))         else Sw o ((8,m),(T,2)):((W,SBO),(1,T)), started 32*step bytes in
// MN-major   none ((T,1,m),(8,k)):((1,T,SBO),(1T,LBO))     else Sw o ((T,W/16,m),(8,k)):((1,T,LBO),(W,SBO))
static __device__ __forceinline__ int place(int major, int mode, int i, int k, int lbo, int sbo, int step, int plain)
{
    const int width = 16 << mode, along = major ? i : k, down = major ? k : i;
    int byte;
    if (mode == 0 && major == 0) return i % 8 * 16 + i / 8 * sbo + k * BYTES % 16 + k * BYTES / 16 * lbo;
    if (mode == 0) return i * BYTES % 16 + i * BYTES / 16 * sbo + k % 8 * 16 + k / 8 * lbo;
    byte = down % 8 * width + down / 8 * sbo;
    byte += major ? along * BYTES % width + along * BYTES / width * lbo : along * BYTES + step * 32;
    return plain ? byte : byte ^ (byte >> 7 & ((1 << mode) - 1)) << 4;
}

static __device__ __forceinline__ u64 descriptor(u32 address, int mode, int lbo, int sbo, int step, int major)
{
    const u64 kind = mode == 0 ? 0 : 4 - mode;  // 1 is 128 bytes, 2 is 64, 3 is 32
    const u64 start = address + (major ? 0 : step * 32);
    return (start & 0x3ffff) >> 4 | (u64)(lbo >> 4 & 0x3fff) << 16 | (u64)(sbo >> 4 & 0x3fff) << 32 | kind << 62;
}
"""


def source(group: Warpgroup) -> str:
    """The kernel."""
    atom = group.atom
    d_type, a_type, b_type = group.kinds
    _, n, k = atom.shape_mnk
    value = result_type(d_type)
    kind, count = atom.registers["C"]
    ctype, _ = ASM[kind]
    values = slots(atom, "C").values
    functions = [_element(atom, operand) for operand in (("A", "C") if group.a_in_registers else ("C",))]
    pattern, number = CODES[a_type][0]
    digits = [_digit(b_type, digit) for digit in range(RADIX)]
    memory = {16: "u16", 8: "u8", 32: "u32"}
    initial = f"(t * {values} + v) % 251 + 1"
    fill = f"D[v] = {initial};"
    if d_type == "f16":
        fill = f"D[v / 2] |= half_bits((float)({initial})) << v % 2 * 16;"
    a_memory, a_bits = memory[BITS[a_type]], BITS[a_type]
    if group.a_in_registers:
        each = packed(atom, "A", a_type, slots(atom, "A").values)
        shifted = f"{pattern:#x}u << v % {each} * {a_bits}" if each > 1 else f"{pattern:#x}u"
        put_a = f"""\
            u32 A[{atom.registers["A"][1]}] = {{}};
            for (int v = 0; v < {slots(atom, "A").values}; ++v)
                if (a_element(t, v) == am + 64 * ak) A[v / {each}] |= {shifted};
"""
        call, clear = "instruction(D, A, b_descriptor);", ""
    else:
        put_a = f"""\
            const int at = place({group.majors[0]}, a_mode, am, ak, a_lbo, a_sbo, a_step, plain);
            if (t == 0) *({a_memory} *)(a_memory + at) = {pattern:#x};
            proxy_fence();
            __syncthreads();
"""
        call = "instruction(D, a_descriptor, b_descriptor);"
        clear = f"            __syncthreads();\n            if (t == 0) *({a_memory} *)(a_memory + at) = 0;\n"
    return f"""{HEAD}{SHARED_ADDRESS}
#define BYTES {BITS[b_type] // 8}
{instruction(group)}
{PLACES}
{"".join(cuda(function) for function in functions)}
static __device__ const u32 b_codes[] = {{{", ".join(f"{code:#x}" for code, _ in digits)}}};
static __device__ const float b_values[] = {{{", ".join(str(number) for _, number in digits)}}};

// A has one element (am, ak); B's element (n, k) is digit ``pass`` of its number. Descriptors say where both lie.
extern "C" __global__ void __launch_bounds__({THREADS}) warpgroup(
        u64 *report, int a_mode, int b_mode, int a_lbo, int a_sbo, int b_lbo, int b_sbo, int a_step, int b_step,
        int digits, long long after, int a_wrong, int b_wrong, int c_value, int c_lane, int plain, int exchanged)
{{
    __shared__ __align__(1024) unsigned char a_memory[8192], b_memory[32768];
    const int t = threadIdx.x;
    u64 checked = 0, nonzero = 0, mismatches = 0, first = ~0ull;
    const int a_offsets[] = {{a_lbo, a_sbo}}, b_offsets[] = {{b_lbo, b_sbo}};
    const u64 a_descriptor = descriptor(shared_address(a_memory), a_mode, a_offsets[exchanged], a_offsets[1 - exchanged], a_step,
                                        {group.majors[0]});
    const u64 b_descriptor = descriptor(shared_address(b_memory), b_mode, b_offsets[exchanged], b_offsets[1 - exchanged], b_step,
                                        {group.majors[1]});
    for (int i = t; i < 8192; i += {THREADS}) a_memory[i] = 0;
    for (int pass = 0; pass < digits; ++pass) {{
        int power = 1;
        for (int i = 0; i < pass; ++i) power *= {RADIX};
        __syncthreads();
        for (int i = t; i < 32768; i += {THREADS}) b_memory[i] = 0;
        __syncthreads();
        for (int i = t; i < {n * k}; i += {THREADS}) {{
            const int at = place({group.majors[1]}, b_mode, i / {k}, i % {k}, b_lbo, b_sbo, b_step, plain);
            *({memory[BITS[b_type]]} *)(b_memory + at) = b_codes[i / power % {RADIX}];
        }}
        proxy_fence();
        __syncthreads();
        for (int a = blockIdx.x; a < {64 * k}; a += gridDim.x) {{
            const int am = a / {k}, ak = a % {k};
{put_a}\
            {ctype} D[{count}] = {{}};
#pragma unroll
            for (int v = 0; v < {values}; ++v)
                {fill}
            {call}
#pragma unroll
            for (int v = 0; v < {values}; ++v) {{
                const int e = c_element(t / 32 * 32 + (t + c_lane) % 32, v ^ c_value), m = e % 64, n = e / 64;
                const {value} got = {take(d_type, "D")} - ({value})({initial});
                const int number = (n ^ b_wrong) * {k} + ak;
                const {value} product = ({value})({number:g} * b_values[number / power % {RADIX}]);
                const {value} want = m == (am ^ a_wrong) ? product : ({value})0;
                ++checked;
                nonzero += got != 0;
                if (got != want) {{
                    ++mismatches;
                    const u64 index = (((u64)pass * {64 * k} + a) * {THREADS} + t) * {values} + v;
                    const u64 key = index << 32 | __float_as_uint((float)got);
                    if ((long long)index > after && key < first) first = key;
                }}
            }}
{clear}\
        }}
    }}
    tally(report, t % 32, checked, nonzero, mismatches, first);
}}
"""


def _element(atom: Atom, operand: str) -> IndexFunction:
    layout = atom.layout_tv(operand)
    body = layout_expression(layout, (Name("t"), Name("v")))
    words = (f"{operand}: (thread, value) -> element, first mode fastest: {layout}",)
    return IndexFunction(f"{operand.lower()}_element", ("t", "v"), {"element": body}, words)


def _digit(kind: str, digit: int) -> tuple[int, int]:
    """Bit pattern and value of a digit: never 0, and telling signed from unsigned."""
    match kind:
        case "s8":
            number = -digit - 1
        case "u8":
            number = 255 - digit
        case _:
            number = digit + 1
    return encode(kind, number), number
