// Metal, as far as kernels of core and what is commonly written by hand go. engine.h stands before
// it. Address spaces are words for nothing here; languages.py tells what a group shares by its
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
// The line tells barriers apart. Which memory they order makes no difference: lanes take turns.
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
