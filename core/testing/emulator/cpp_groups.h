// C++ in which `__global__` marks a kernel: CUDA C++ and HIP C++, as far as kernels of core and
// usual kernels written by hand go. engine.h stands before it; the macros CORE_WARP and
// CORE_WARP_MASK are how many lanes run in step, and the type of their masks.

#define __global__
#define __device__
#define __host__
#define __constant__ static
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...)
#define __restrict__ __restrict
#define __shared__ CORE_SHARED

#define threadIdx (core_engine->lane)
#define blockIdx (core_engine->group)
#define blockDim (core_engine->lanes)
#define gridDim (core_engine->groups)
#define warpSize CORE_WARP
#define CORE_LANE (core_engine->number % CORE_WARP)

// ---- waiting: barriers are identified by their line
#define __syncthreads() core_engine->barrier(__LINE__)
#define __syncwarp(...) core_meet(__LINE__, ##__VA_ARGS__)
#define __trap() core_engine->core_halt(__LINE__)
#define __builtin_trap() core_engine->core_halt(__LINE__)
#define __threadfence()
#define __threadfence_block()

static inline const unsigned long long* core_meet(int line, unsigned long long mask = 0,
                                                  unsigned long long value = 0) {
  return core_engine->meet(mask, value, line);
}

// ---- what lanes of a warp tell each other
template <class T>
static inline T core_shuffle(int line, unsigned long long mask, T value, int from, int lowest,
                             int highest) {
  unsigned long long word = 0;
  __builtin_memcpy(&word, &value, sizeof value);
  const unsigned long long* words = core_engine->meet(mask, word, line);
  if (from < lowest || from >= highest) from = core_engine->number % CORE_WARP;
  T result;
  __builtin_memcpy(&result, &words[from], sizeof result);
  return result;
}
template <class T>
static inline T core_shfl(int line, unsigned long long mask, T value, int from,
                          int width = CORE_WARP) {
  const int first = CORE_LANE / width * width;
  return core_shuffle(line, mask, value, first + (from & (width - 1)), first, first + width);
}
template <class T>
static inline T core_shfl_up(int line, unsigned long long mask, T value, unsigned by,
                             int width = CORE_WARP) {
  const int first = CORE_LANE / width * width;
  return core_shuffle(line, mask, value, (int)CORE_LANE - (int)by, first, first + width);
}
template <class T>
static inline T core_shfl_down(int line, unsigned long long mask, T value, unsigned by,
                               int width = CORE_WARP) {
  const int first = CORE_LANE / width * width;
  return core_shuffle(line, mask, value, (int)(CORE_LANE + by), first, first + width);
}
template <class T>
static inline T core_shfl_xor(int line, unsigned long long mask, T value, int with,
                              int width = CORE_WARP) {
  // As the devices do: a lane of a later part is read, too; one of an earlier part is not.
  const int first = CORE_LANE / width * width;
  return core_shuffle(line, mask, value, (int)CORE_LANE ^ with, 0, first + width);
}
#define __shfl_sync(mask, ...) core_shfl(__LINE__, mask, __VA_ARGS__)
#define __shfl_up_sync(mask, ...) core_shfl_up(__LINE__, mask, __VA_ARGS__)
#define __shfl_down_sync(mask, ...) core_shfl_down(__LINE__, mask, __VA_ARGS__)
#define __shfl_xor_sync(mask, ...) core_shfl_xor(__LINE__, mask, __VA_ARGS__)
#define __shfl(...) core_shfl(__LINE__, 0, __VA_ARGS__)
#define __shfl_up(...) core_shfl_up(__LINE__, 0, __VA_ARGS__)
#define __shfl_down(...) core_shfl_down(__LINE__, 0, __VA_ARGS__)
#define __shfl_xor(...) core_shfl_xor(__LINE__, 0, __VA_ARGS__)

static inline CORE_WARP_MASK core_ballot(int line, unsigned long long mask, bool here) {
  // 2 stands for a lane that has come: those that have ended, or are not of the mask, bring none.
  const unsigned long long* words = core_engine->meet(mask, here ? 3 : 2, line);
  CORE_WARP_MASK result = 0;
  for (int n = 0; n < CORE_WARP; ++n)
    if ((!mask || mask >> n & 1) && words[n] == 3) result |= (CORE_WARP_MASK)1 << n;
  return result;
}
#define __ballot_sync(mask, here) core_ballot(__LINE__, mask, here)
#define __any_sync(mask, here) (core_ballot(__LINE__, mask, here) != 0)
#define __all_sync(mask, here) (core_ballot(__LINE__, mask, !(here)) == 0)
#define __ballot(here) core_ballot(__LINE__, 0, here)
#define __any(here) (core_ballot(__LINE__, 0, here) != 0)
#define __all(here) (core_ballot(__LINE__, 0, !(here)) == 0)

// ---- atomics: lanes take turns, so nobody comes between
template <class T>
struct CoreSame {
  typedef T type;
};
#define CORE_ATOMIC(name, made)                                   \
  template <class T>                                              \
  static inline T name(T* at, typename CoreSame<T>::type value) { \
    const T seen = *at;                                           \
    *at = made;                                                   \
    return seen;                                                  \
  }
CORE_ATOMIC(atomicAdd, seen + value)
CORE_ATOMIC(atomicSub, seen - value)
CORE_ATOMIC(atomicExch, value)
CORE_ATOMIC(atomicMin, value < seen ? value : seen)
CORE_ATOMIC(atomicMax, value > seen ? value : seen)
CORE_ATOMIC(atomicAnd, seen& value)
CORE_ATOMIC(atomicOr, seen | value)
CORE_ATOMIC(atomicXor, seen ^ value)
CORE_ATOMIC(atomicInc, seen >= value ? 0 : seen + 1)
CORE_ATOMIC(atomicDec, seen == 0 || seen > value ? value : seen - 1)
template <class T>
static inline T atomicCAS(T* at, typename CoreSame<T>::type expected,
                          typename CoreSame<T>::type wanted) {
  const T seen = *at;
  if (seen == expected) *at = wanted;
  return seen;
}

// ---- bits and functions
template <class To, class From>
static inline To core_bits_as(From from) {
  To to;
  static_assert(sizeof to == sizeof from, "bits of another size");
  __builtin_memcpy(&to, &from, sizeof to);
  return to;
}
static inline float __int_as_float(int x) { return core_bits_as<float>(x); }
static inline float __uint_as_float(unsigned x) { return core_bits_as<float>(x); }
static inline int __float_as_int(float x) { return core_bits_as<int>(x); }
static inline unsigned __float_as_uint(float x) { return core_bits_as<unsigned>(x); }
static inline double __longlong_as_double(long long x) { return core_bits_as<double>(x); }
static inline long long __double_as_longlong(double x) { return core_bits_as<long long>(x); }
static inline int __popc(unsigned x) { return __builtin_popcount(x); }
static inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
static inline int __ffs(int x) { return __builtin_ffs(x); }
static inline int __clz(int x) { return x ? __builtin_clz(x) : 32; }

#define CORE_UNARY(name)                   \
  extern "C" double name(double) noexcept; \
  extern "C" float name##f(float) noexcept;
#define CORE_BINARY(name)                          \
  extern "C" double name(double, double) noexcept; \
  extern "C" float name##f(float, float) noexcept;
CORE_UNARY(sqrt)
CORE_UNARY(floor)
CORE_UNARY(ceil)
CORE_UNARY(trunc)
CORE_UNARY(rint)
CORE_UNARY(fabs)
CORE_UNARY(exp)
CORE_UNARY(exp2)
CORE_UNARY(expm1)
CORE_UNARY(log)
CORE_UNARY(log2)
CORE_UNARY(log10)
CORE_UNARY(log1p)
CORE_UNARY(tanh)
CORE_BINARY(fmod)
CORE_BINARY(copysign)
CORE_BINARY(fmin)
CORE_BINARY(fmax)
CORE_BINARY(pow)
extern "C" double fma(double, double, double) noexcept;
extern "C" float fmaf(float, float, float) noexcept;
