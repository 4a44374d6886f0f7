// The element types as the loops see them: how one is stored, the value it computes in, and the way
// between. This file is compiled once for every instruction set, each time in a namespace of its
// own (CORE_ISA): a function shared between objects could otherwise be the one that the CPU lacks.
#pragma once
#include <math.h>
#include <string.h>

#include <cstdint>
#include <type_traits>

#include "table.h"

#if defined(__GNUC__) || defined(__clang__)
#define CORE_INLINE inline __attribute__((always_inline))
#else
#define CORE_INLINE __forceinline
#endif
// Iterations are independent: an input is the output's memory, element for element, or apart.
#if defined(__GNUC__) || defined(__clang__)
#define CORE_SIMD _Pragma("omp simd")
#else
#define CORE_SIMD __pragma(loop(ivdep))
#endif

namespace core_cpu::CORE_ISA {

// Memory of other owners need not be aligned; the compiler turns these into plain moves.
template <class S>
CORE_INLINE S load_raw(const char* p) {
  S s;
  memcpy(&s, p, sizeof(S));
  return s;
}
template <class S>
CORE_INLINE void store_raw(char* p, S s) {
  memcpy(p, &s, sizeof(S));
}
template <class To, class From>
CORE_INLINE To bits(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  memcpy(&to, &from, sizeof(To));
  return to;
}

template <class R>
struct ComplexOf {
  R re, im;
};

template <core_dtype Id, class S>
struct Plain {
  using Value = S;
  static constexpr core_dtype id = Id;
  static constexpr int64_t size = sizeof(S);
  static CORE_INLINE Value load(const char* p) { return load_raw<S>(p); }
  static CORE_INLINE void store(char* p, Value v) { store_raw<S>(p, v); }
};

template <core_dtype Id, class R>
struct Complex {
  using Value = ComplexOf<R>;
  static constexpr core_dtype id = Id;
  static constexpr int64_t size = 2 * sizeof(R);
  static CORE_INLINE Value load(const char* p) {
    return {load_raw<R>(p), load_raw<R>(p + sizeof(R))};
  }
  static CORE_INLINE void store(char* p, Value v) {
    store_raw<R>(p, v.re);
    store_raw<R>(p + sizeof(R), v.im);
  }
};

struct Bool {
  using Value = bool;
  static constexpr core_dtype id = CORE_BOOL;
  static constexpr int64_t size = 1;
  static CORE_INLINE Value load(const char* p) { return load_raw<uint8_t>(p) != 0; }
  static CORE_INLINE void store(char* p, Value v) { store_raw<uint8_t>(p, v); }
};

// The 16-bit types compute in float32 and are rounded once, to nearest, ties to even. All branches
// are selections, so that the loops around them vectorize.
struct Float16 {
  using Value = float;
  static constexpr core_dtype id = CORE_FLOAT16;
  static constexpr int64_t size = 2;
  static CORE_INLINE Value load(const char* p) { return widen(load_raw<uint16_t>(p)); }
  static CORE_INLINE void store(char* p, Value v) { store_raw<uint16_t>(p, narrow(v)); }

  static CORE_INLINE float widen(uint32_t h) {
    const uint32_t magnitude = (h & 0x7fff) << 13;
    const uint32_t exponent = magnitude & 0x0f800000;
    const uint32_t normal = magnitude + 0x38000000;  // the exponent's bias, 15 -> 127
    const uint32_t infinite = normal + 0x38000000;   // the largest exponent stays the largest
    const uint32_t subnormal = bits<uint32_t>(bits<float>(normal + 0x00800000) - 0x1p-14f);
    const uint32_t small = exponent == 0 ? subnormal : normal;
    const uint32_t value = exponent == 0x0f800000 ? infinite : small;
    return bits<float>(value | (h & 0x8000) << 16);
  }
  static CORE_INLINE uint16_t narrow(float f) {
    const uint32_t u = bits<uint32_t>(f);
    const uint32_t magnitude = u & 0x7fffffff;
    const uint32_t normal = (magnitude - 0x38000000 + 0xfff + ((magnitude >> 13) & 1)) >> 13;
    const uint32_t subnormal = bits<uint32_t>(bits<float>(magnitude) + 0.5f) - 0x3f000000;
    const uint32_t infinite = magnitude > 0x7f800000 ? 0x7e00 : 0x7c00;  // NaN, or too large
    const uint32_t small = magnitude < 0x38800000 ? subnormal : normal;
    const uint32_t value = magnitude >= 0x47800000 ? infinite : small;
    return static_cast<uint16_t>(value | (u >> 16 & 0x8000));
  }
};

struct BFloat16 {
  using Value = float;
  static constexpr core_dtype id = CORE_BFLOAT16;
  static constexpr int64_t size = 2;
  static CORE_INLINE Value load(const char* p) {
    return bits<float>(static_cast<uint32_t>(load_raw<uint16_t>(p)) << 16);
  }
  static CORE_INLINE void store(char* p, Value v) {
    const uint32_t u = bits<uint32_t>(v);
    const uint32_t rounded = (u + 0x7fff + ((u >> 16) & 1)) >> 16;
    const uint32_t nan = (u >> 16) | 0x40;  // rounding up could make a NaN infinite
    store_raw<uint16_t>(p, static_cast<uint16_t>((u & 0x7fffffff) > 0x7f800000 ? nan : rounded));
  }
};

using Int8 = Plain<CORE_INT8, int8_t>;
using Int16 = Plain<CORE_INT16, int16_t>;
using Int32 = Plain<CORE_INT32, int32_t>;
using Int64 = Plain<CORE_INT64, int64_t>;
using UInt8 = Plain<CORE_UINT8, uint8_t>;
using UInt16 = Plain<CORE_UINT16, uint16_t>;
using UInt32 = Plain<CORE_UINT32, uint32_t>;
using UInt64 = Plain<CORE_UINT64, uint64_t>;
using Float32 = Plain<CORE_FLOAT32, float>;
using Float64 = Plain<CORE_FLOAT64, double>;
using Complex64 = Complex<CORE_COMPLEX64, float>;
using Complex128 = Complex<CORE_COMPLEX128, double>;

template <class... Ts>
struct List {};
using All = List<Bool, Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64, Float16, BFloat16,
                 Float32, Float64, Complex64, Complex128>;

}  // namespace core_cpu::CORE_ISA
