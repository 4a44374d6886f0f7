// Metal, as far as kernels of core and usual kernels written by hand go. engine.h stands before
// it. Address spaces have no effect here; languages.py finds what a group shares by its
// declaration, and gives a kernel's parameters what their attributes ask for.

#define kernel
#define device
#define constant const
#define threadgroup
#define thread

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
static_assert(sizeof(long) == 8, "long has 64 bits in Metal");

struct uint2 {
  uint x, y;
};
typedef CoreIndex uint3;
static inline void core_place(CoreIndex from, uint& to) { to = from.x; }
static inline void core_place(CoreIndex from, uint2& to) { to = {from.x, from.y}; }
static inline void core_place(CoreIndex from, uint3& to) { to = from; }
// What an attribute of a position gives a parameter, whatever its type.
struct CorePlace {
  CoreIndex from;
  template <class To>
  operator To() const {
    To to;
    core_place(from, to);
    return to;
  }
};
static inline CoreIndex core_position_in_grid() {
  return {core_engine->group.x * core_engine->lanes.x + core_engine->lane.x,
          core_engine->group.y * core_engine->lanes.y + core_engine->lane.y,
          core_engine->group.z * core_engine->lanes.z + core_engine->lane.z};
}

#define NAN __builtin_nanf("")
#define INFINITY __builtin_inff()
// Barriers are identified by their line. Which memory they order has no effect: lanes take turns.
#define threadgroup_barrier(flags) ((void)(flags), core_engine->barrier(__LINE__))

namespace metal {

static inline float fabs(float x) { return __builtin_fabsf(x); }
static inline float floor(float x) { return __builtin_floorf(x); }
static inline float ceil(float x) { return __builtin_ceilf(x); }
static inline float trunc(float x) { return __builtin_truncf(x); }
static inline float rint(float x) { return __builtin_rintf(x); }
static inline float copysign(float x, float y) { return __builtin_copysignf(x, y); }
static inline float fma(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
namespace precise {
static inline float sqrt(float x) { return __builtin_sqrtf(x); }
static inline float fmod(float x, float y) { return __builtin_fmodf(x, y); }
}  // namespace precise
using namespace precise;

template <class To, class From>
static inline To as_type(From from) {
  static_assert(sizeof(To) == sizeof(From), "bits of another size");
  To to;
  __builtin_memcpy(&to, &from, sizeof to);
  return to;
}

enum class mem_flags { mem_none = 0, mem_device = 1, mem_threadgroup = 2 };
static inline mem_flags operator|(mem_flags a, mem_flags b) { return (mem_flags)((int)a | (int)b); }

// ---- lanes of a simdgroup read each other's values: a lane that has none to read keeps its own
template <class T>
static inline T core_simd_shuffle(int line, T value, int from) {
  unsigned long long word = 0;
  __builtin_memcpy(&word, &value, sizeof value);
  const unsigned long long* words = core_engine->meet(0, word, line);
  if (from < 0 || from >= CORE_WARP) return value;
  T result;
  __builtin_memcpy(&result, &words[from], sizeof result);
  return result;
}
#define CORE_LANE ((int)(core_engine->number % CORE_WARP))
#define simd_shuffle_xor(value, by) core_simd_shuffle(__LINE__, value, CORE_LANE ^ (by))
#define simd_shuffle_up(value, by) core_simd_shuffle(__LINE__, value, CORE_LANE - (by))

// ---- simdgroup_matrix: each lane keeps all of it, and stores the elements that are its own
struct half {
  ushort bits;
  operator float() const {
    const uint sign = (uint)(bits >> 15) << 31, exponent = bits >> 10 & 31, rest = bits & 1023;
    if (exponent == 0) return (sign ? -1.0f : 1.0f) * (float)rest * 0x1p-24f;
    return as_type<float>(sign | (exponent == 31 ? 0x7f800000 : (exponent + 112) << 23) |
                          rest << 13);
  }
};
struct bfloat {
  ushort bits;
  operator float() const { return as_type<float>((uint)bits << 16); }
};
struct ulong2 {
  ulong x, y;
  explicit ulong2(ulong both) : x(both), y(both) {}
};
template <class T, int ROWS, int COLUMNS>
struct simdgroup_matrix {
  float all[ROWS][COLUMNS];
};
typedef simdgroup_matrix<float, 8, 8> simdgroup_float8x8;
template <class T, int ROWS, int COLUMNS>
static inline simdgroup_matrix<T, ROWS, COLUMNS> make_filled_simdgroup_matrix(T value) {
  simdgroup_matrix<T, ROWS, COLUMNS> made;
  for (auto& row : made.all)
    for (float& element : row) element = value;
  return made;
}
template <class T>
static inline void simdgroup_load(simdgroup_matrix<T, 8, 8>& to, const T* from, ulong step,
                                  ulong2 = ulong2(0), bool transposed = false) {
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j) to.all[i][j] = transposed ? from[j * step + i] : from[i * step + j];
}
template <class T>
static inline void simdgroup_multiply_accumulate(simdgroup_float8x8& to,
                                                 const simdgroup_matrix<T, 8, 8>& x,
                                                 const simdgroup_matrix<T, 8, 8>& y,
                                                 const simdgroup_float8x8& z) {
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j) {
      double sum = z.all[i][j];
      for (int k = 0; k < 8; ++k) sum += (double)x.all[i][k] * y.all[k][j];
      to.all[i][j] = (float)sum;
    }
}
static inline void simdgroup_store(const simdgroup_float8x8& from, float* to, ulong step) {
  for (uint n = core_engine->number % CORE_WARP; n < 64; n += CORE_WARP)
    to[n / 8 * step + n % 8] = from.all[n / 8][n % 8];
}

// ---- atomics: lanes take turns, so nobody comes between
enum memory_order { memory_order_relaxed };
template <class T>
struct _atomic {
  T value;
};
typedef _atomic<int> atomic_int;
typedef _atomic<uint> atomic_uint;
typedef _atomic<float> atomic_float;
template <class T>
struct CoreSame {
  typedef T type;
};
template <class T>
static inline T atomic_load_explicit(const volatile _atomic<T>* at, memory_order) {
  return at->value;
}
template <class T>
static inline T atomic_fetch_add_explicit(volatile _atomic<T>* at, typename CoreSame<T>::type value,
                                          memory_order) {
  const T seen = at->value;
  at->value = seen + value;
  return seen;
}
// A weak exchange may fail for no reason, and every third one does.
template <class T>
static inline bool atomic_compare_exchange_weak_explicit(volatile _atomic<T>* at, T* expected,
                                                         typename CoreSame<T>::type wanted,
                                                         memory_order, memory_order) {
  static unsigned count;
  const T seen = at->value;
  const bool same = __builtin_memcmp(&seen, expected, sizeof seen) == 0 && ++count % 3 != 0;
  if (same) at->value = wanted;
  *expected = seen;
  return same;
}

}  // namespace metal
