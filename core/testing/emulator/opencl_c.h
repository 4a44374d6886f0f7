// OpenCL C, as far as kernels of core go. engine.h stands before it. The compiler reads it as C++,
// so functions are overloaded as OpenCL has it.

#define __kernel static
#define __global
#define __constant const
#define __local CORE_SHARED
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
#define char signed char

#define get_group_id(axis) ((&core_engine->group.x)[axis])
#define get_local_id(axis) ((&core_engine->lane.x)[axis])
#define get_local_size(axis) ((&core_engine->lanes.x)[axis])
#define get_num_groups(axis) ((&core_engine->groups.x)[axis])
#define get_global_id(axis) ((ulong)get_group_id(axis) * get_local_size(axis) + get_local_id(axis))
#define barrier(fences) core_engine->barrier(__LINE__)
#define NAN __builtin_nanf("")
#define INFINITY __builtin_inff()

template <class To, class From>
static inline To core_bits_as(From from) {
  To to;
  static_assert(sizeof to == sizeof from, "bits of another size");
  __builtin_memcpy(&to, &from, sizeof to);
  return to;
}
#define as_char(x) core_bits_as<signed char>(x)
#define as_uchar(x) core_bits_as<uchar>(x)
#define as_short(x) core_bits_as<short>(x)
#define as_ushort(x) core_bits_as<ushort>(x)
#define as_int(x) core_bits_as<int>(x)
#define as_uint(x) core_bits_as<uint>(x)
#define as_long(x) core_bits_as<long>(x)
#define as_ulong(x) core_bits_as<ulong>(x)
#define as_float(x) core_bits_as<float>(x)
#define as_double(x) core_bits_as<double>(x)

// ---- atomics: lanes take turns, so nobody comes between
static inline uint atomic_cmpxchg(volatile uint* at, uint expected, uint wanted) {
  const uint seen = *at;
  if (seen == expected) *at = wanted;
  return seen;
}
static inline ulong atom_cmpxchg(volatile ulong* at, ulong expected, ulong wanted) {
  const ulong seen = *at;
  if (seen == expected) *at = wanted;
  return seen;
}

// ---- functions
#define CORE_UNARY(name)                                               \
  static inline float name(float x) { return __builtin_##name##f(x); } \
  static inline double name(double x) { return __builtin_##name(x); }
#define CORE_BINARY(name)                                                          \
  static inline float name(float x, float y) { return __builtin_##name##f(x, y); } \
  static inline double name(double x, double y) { return __builtin_##name(x, y); }
CORE_UNARY(sqrt)
CORE_UNARY(floor)
CORE_UNARY(ceil)
CORE_UNARY(trunc)
CORE_UNARY(rint)
CORE_UNARY(fabs)
CORE_BINARY(fmod)
CORE_BINARY(copysign)
static inline float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
static inline double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }
