"""What the kernels share: short types, halves without a header (NVRTC has none), and how a report is written."""

HEAD = """\
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;

static __device__ __forceinline__ float half_at(u32 word, int half)
{
    float value;
    asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"((unsigned short)(word >> 16 * half)));
    return value;
}

static __device__ __forceinline__ u32 half_bits(float value)
{
    unsigned short bits;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(value));
    return bits;
}

// One atomic a warp: counters, and the smallest index that went wrong with what was found there.
static __device__ void tally(u64 *report, int lane, u64 checked, u64 nonzero, u64 mismatches, u64 first)
{
    for (int step = 16; step > 0; step /= 2) {
        checked += __shfl_down_sync(~0u, checked, step);
        nonzero += __shfl_down_sync(~0u, nonzero, step);
        mismatches += __shfl_down_sync(~0u, mismatches, step);
        const u64 other = __shfl_down_sync(~0u, first, step);
        if (other < first) first = other;
    }
    if (lane == 0) {
        atomicAdd(&report[0], checked);
        atomicAdd(&report[1], nonzero);
        atomicAdd(&report[2], mismatches);
        atomicMin(&report[3], first);
    }
}
"""

SHARED_ADDRESS = """
static __device__ __forceinline__ u32 shared_address(const void *place)
{
    u32 address;
    asm("{ .reg .u64 wide; cvta.to.shared.u64 wide, %1; cvt.u32.u64 %0, wide; }" : "=r"(address) : "l"(place));
    return address;
}
"""
