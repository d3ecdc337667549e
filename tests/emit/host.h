// CUDA on the host, one block at a time: each thread is a fiber, and those of a warp or block wait for each other.
#include <ucontext.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <vector>

#define __device__
#define __global__
#define __host__
#define __forceinline__ inline
#define __launch_bounds__(n)
#define __align__(n) __attribute__((aligned(n)))
#define __shared__ static

struct lp_dim { unsigned x; };
static lp_dim threadIdx, blockIdx, blockDim, gridDim;

struct lp_fiber { ucontext_t context; std::vector<char> stack; bool done; int waits; };
static std::vector<lp_fiber> lp_fibers;
static ucontext_t lp_scheduler;
static int lp_current;
static std::function<void()> lp_body;
static unsigned char *lp_shared;

static int lp_lane() { return threadIdx.x % 32; }
static int lp_warp() { return threadIdx.x / 32; }
static void lp_yield() { swapcontext(&lp_fibers[lp_current].context, &lp_scheduler); }

static void lp_wait(int first, int last)
{
    const int mine = ++lp_fibers[lp_current].waits;
    for (;;) {
        bool ready = true;
        for (int t = first; t < last && t < (int)lp_fibers.size(); ++t)
            ready &= lp_fibers[t].done || lp_fibers[t].waits >= mine;
        if (ready) return;
        lp_yield();
    }
}

static void lp_warp_sync() { lp_wait(lp_warp() * 32, lp_warp() * 32 + 32); }
static void __syncthreads() { lp_wait(0, 1 << 20); }
static void __syncwarp() { lp_warp_sync(); }
static void lp_entry() { lp_body(); lp_fibers[lp_current].done = true; lp_yield(); }

static void lp_launch(int grid, int block, int shared, std::function<void()> body)
{
    std::vector<unsigned char> memory(shared + 2048, 0xEE);
    lp_shared = (unsigned char *)(((uintptr_t)memory.data() + 1023) / 1024 * 1024);
    lp_body = body;
    gridDim.x = grid;
    blockDim.x = block;
    for (int b = 0; b < grid; ++b) {
        lp_fibers = std::vector<lp_fiber>(block);
        for (auto &fiber : lp_fibers) {
            fiber.stack.resize(1 << 16);
            fiber.done = false;
            fiber.waits = 0;
            getcontext(&fiber.context);
            fiber.context.uc_stack.ss_sp = fiber.stack.data();
            fiber.context.uc_stack.ss_size = fiber.stack.size();
            fiber.context.uc_link = &lp_scheduler;
            makecontext(&fiber.context, lp_entry, 0);
        }
        for (bool alive = true; alive;) {
            alive = false;
            for (int t = 0; t < block; ++t) {
                if (lp_fibers[t].done) continue;
                alive = true;
                lp_current = t;
                threadIdx.x = t;
                blockIdx.x = b;
                swapcontext(&lp_scheduler, &lp_fibers[t].context);
            }
        }
    }
}

static double lp_board_A[32][4096], lp_board_B[32][4096], lp_board_C[32][4096];
static unsigned long long lp_exchange[32][32];

template <class T> static T __shfl_down_sync(unsigned, T value, int step)
{
    std::memcpy(&lp_exchange[lp_warp()][lp_lane()], &value, sizeof(T));
    lp_warp_sync();
    T other = value;
    if (lp_lane() + step < 32) std::memcpy(&other, &lp_exchange[lp_warp()][lp_lane() + step], sizeof(T));
    lp_warp_sync();
    return other;
}
template <class T, class U> static T atomicAdd(T *place, U value) { T old = *place; *place += value; return old; }
template <class T> static T atomicMin(T *place, T value) { T old = *place; if (value < old) *place = value; return old; }
template <class T> static T atomicMax(T *place, T value) { T old = *place; if (value > old) *place = value; return old; }
static unsigned __float_as_uint(float value) { unsigned bits; std::memcpy(&bits, &value, 4); return bits; }

static float lp_half_to_float(unsigned short bits)
{
    const int exponent = bits >> 10 & 31, fraction = bits & 1023;
    const double magnitude = exponent ? std::ldexp(1024 + fraction, exponent - 25) : std::ldexp(fraction, -24);
    return bits >> 15 ? -magnitude : magnitude;
}
static unsigned lp_float_to_half(float value)
{
    if (value == 0) return 0;
    int exponent;
    const double fraction = std::frexp(std::fabs(value), &exponent);  // exact values only
    return (value < 0) << 15 | (exponent + 14) << 10 | ((int)(fraction * 2048) - 1024);
}
static float lp_bits_to_float(unsigned bits) { float value; std::memcpy(&value, &bits, 4); return value; }
static double lp_small_float(int bits, int fraction, int bias)
{
    const int exponent = (bits & 127) >> fraction, low = bits & ((1 << fraction) - 1);
    const double value = exponent ? std::ldexp((1 << fraction) + low, exponent - bias - fraction) : std::ldexp(low, 1 - bias - fraction);
    return bits >> 7 & 1 ? -value : value;
}
static double lp_value_f16(unsigned word, int v) { return lp_half_to_float(word >> 16 * v); }
static double lp_value_bf16(unsigned word, int v) { return lp_bits_to_float(word >> 16 * v << 16); }
static double lp_value_tf32(unsigned word, int) { return lp_bits_to_float(word); }
static double lp_value_f32(float value, int) { return value; }
static double lp_value_f64(double value, int) { return value; }
static double lp_value_s32(int value, int) { return value; }
static double lp_value_s8(unsigned word, int v) { return (signed char)(word >> 8 * v); }
static double lp_value_u8(unsigned word, int v) { return (unsigned char)(word >> 8 * v); }
static double lp_value_s4(unsigned word, int v) { return ((int)(word >> 4 * v & 15) ^ 8) - 8; }
static double lp_value_u4(unsigned word, int v) { return word >> 4 * v & 15; }
static double lp_value_b1(unsigned word, int v) { return word >> v & 1; }
static double lp_value_e4m3(unsigned word, int v) { return lp_small_float(word >> 8 * v & 255, 3, 7); }
static double lp_value_e5m2(unsigned word, int v) { return lp_small_float(word >> 8 * v & 255, 2, 15); }
static double lp_xor(double a, double b) { return a != b; }
static void lp_put_f16(unsigned &word, int v, double value) { word |= lp_float_to_half(value) << 16 * v; }
static void lp_put_f32(float &word, int, double value) { word = value; }
static void lp_put_f64(double &word, int, double value) { word = value; }
static void lp_put_s32(unsigned &word, int, double value) { word = (int)value; }

static uintptr_t lp_high;
static void *lp_place(unsigned address) { return (void *)(lp_high << 32 | address); }
static unsigned short *lp_rows[32][32];

static void lp_ldmatrix(unsigned *x, int count, unsigned address, int trans)
{
    const int lane = lp_lane();
    lp_rows[lp_warp()][lane] = (unsigned short *)lp_place(address);
    lp_warp_sync();
    for (int matrix = 0; matrix < count; ++matrix) {
        x[matrix] = 0;
        for (int half = 0; half < 2; ++half) {
            const int row = trans ? 2 * (lane % 4) + half : lane / 4, column = trans ? lane / 4 : 2 * (lane % 4) + half;
            x[matrix] |= (unsigned)lp_rows[lp_warp()][8 * matrix + row][column] << 16 * half;
        }
    }
    lp_warp_sync();
}
static void lp_stmatrix(unsigned *x, int count, unsigned address, int trans)
{
    const int lane = lp_lane();
    lp_rows[lp_warp()][lane] = (unsigned short *)lp_place(address);
    lp_warp_sync();
    for (int matrix = 0; matrix < count; ++matrix)
        for (int half = 0; half < 2; ++half) {
            const int row = trans ? 2 * (lane % 4) + half : lane / 4, column = trans ? lane / 4 : 2 * (lane % 4) + half;
            lp_rows[lp_warp()][8 * matrix + row][column] = x[matrix] >> 16 * half;
        }
    lp_warp_sync();
}
static unsigned lp_movmatrix(unsigned x)
{
    const int lane = lp_lane();
    lp_exchange[lp_warp()][lane] = x;
    lp_warp_sync();
    unsigned y = 0;
    for (int half = 0; half < 2; ++half) {
        const int row = 2 * (lane % 4) + half, column = lane / 4;
        y |= (unsigned)(lp_exchange[lp_warp()][row * 4 + column / 2] >> 16 * (column % 2) & 0xffff) << 16 * half;
    }
    lp_warp_sync();
    return y;
}
