// add, subtract, multiply, divide, maximum, minimum, negative, abs, sqrt: NumPy's semantics, loop
// by loop. Integers wrap around, computed unsigned because signed overflow is undefined in C++.
#include "loops.h"

#define CORE_FILE "backends/cpu_x86/csrc/arithmetic.cpp"

namespace core_cpu::CORE_ISA {
namespace {

// Wide enough not to be promoted to int, where the product of two uint16 would overflow.
template <class V>
using Wide = std::conditional_t<(sizeof(V) < 8), uint32_t, uint64_t>;
template <class V>
constexpr bool is_integer = std::is_integral_v<V> && !std::is_same_v<V, bool>;
template <class V>
constexpr bool is_real = std::is_floating_point_v<V>;

struct Same {
  template <class T>
  using Result = T;
};

struct Add : Same {
  static CORE_INLINE bool apply(bool a, bool b) { return a | b; }
  template <class V>
  static CORE_INLINE V apply(V a, V b) {
    if constexpr (is_integer<V>)
      return static_cast<V>(Wide<V>(a) + Wide<V>(b));
    else
      return a + b;
  }
  template <class R>
  static CORE_INLINE ComplexOf<R> apply(ComplexOf<R> a, ComplexOf<R> b) {
    return {a.re + b.re, a.im + b.im};
  }
};

struct Subtract : Same {
  template <class V>
  static CORE_INLINE V apply(V a, V b) {
    if constexpr (is_integer<V>)
      return static_cast<V>(Wide<V>(a) - Wide<V>(b));
    else
      return a - b;
  }
  template <class R>
  static CORE_INLINE ComplexOf<R> apply(ComplexOf<R> a, ComplexOf<R> b) {
    return {a.re - b.re, a.im - b.im};
  }
};

struct Multiply : Same {
  static CORE_INLINE bool apply(bool a, bool b) { return a & b; }
  template <class V>
  static CORE_INLINE V apply(V a, V b) {
    if constexpr (is_integer<V>)
      return static_cast<V>(Wide<V>(a) * Wide<V>(b));
    else
      return a * b;
  }
  template <class R>
  static CORE_INLINE ComplexOf<R> apply(ComplexOf<R> a, ComplexOf<R> b) {
    return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
  }
};

CORE_INLINE float magnitude(float x) { return fabsf(x); }
CORE_INLINE double magnitude(double x) { return fabs(x); }

struct Divide : Same {
  template <class V>
  static CORE_INLINE V apply(V a, V b) {
    return a / b;
  }
  // Smith's method, as in NumPy: scaled by the divisor's larger part, so that its square, which
  // could overflow, is never formed.
  template <class R>
  static CORE_INLINE ComplexOf<R> apply(ComplexOf<R> a, ComplexOf<R> b) {
    if (magnitude(b.re) >= magnitude(b.im)) {
      if (b.re == 0 && b.im == 0) return {a.re / magnitude(b.re), a.im / magnitude(b.re)};
      const R ratio = b.im / b.re, scale = R(1) / (b.re + b.im * ratio);
      return {(a.re + a.im * ratio) * scale, (a.im - a.re * ratio) * scale};
    }
    const R ratio = b.re / b.im, scale = R(1) / (b.im + b.re * ratio);
    return {(a.re * ratio + a.im) * scale, (a.im * ratio - a.re) * scale};
  }
};

// A NaN on either side is the result.
struct Maximum : Same {
  template <class V>
  static CORE_INLINE V apply(V a, V b) {
    return (a >= b) | (a != a) ? a : b;
  }
};
struct Minimum : Same {
  template <class V>
  static CORE_INLINE V apply(V a, V b) {
    return (a <= b) | (a != a) ? a : b;
  }
};

struct Negative : Same {
  template <class V>
  static CORE_INLINE V apply(V a) {
    if constexpr (is_integer<V>)
      return static_cast<V>(Wide<V>(0) - Wide<V>(a));
    else
      return -a;
  }
  template <class R>
  static CORE_INLINE ComplexOf<R> apply(ComplexOf<R> a) {
    return {-a.re, -a.im};
  }
};

template <class T>
struct RealOf {
  using Type = T;
};
template <>
struct RealOf<Complex64> {
  using Type = Float32;
};
template <>
struct RealOf<Complex128> {
  using Type = Float64;
};

struct Absolute {
  template <class T>
  using Result = typename RealOf<T>::Type;
  template <class V>
  static CORE_INLINE V apply(V a) {
    if constexpr (is_real<V>)
      return magnitude(a);
    else if constexpr (std::is_signed_v<V>)
      return a < 0 ? Negative::apply(a) : a;
    else
      return a;
  }
  static CORE_INLINE float apply(ComplexOf<float> a) { return hypotf(a.re, a.im); }
  static CORE_INLINE double apply(ComplexOf<double> a) { return hypot(a.re, a.im); }
};

struct Sqrt : Same {
  static CORE_INLINE float apply(float a) { return sqrtf(a); }
  static CORE_INLINE double apply(double a) { return sqrt(a); }
};

constexpr Pointwise kAdd = make_binary<Add>(All{});
constexpr Pointwise kSubtract = make_binary<Subtract>(Numbers{});
constexpr Pointwise kMultiply = make_binary<Multiply>(All{});
constexpr Pointwise kDivide = make_binary<Divide>(Inexact{});
constexpr Pointwise kMaximum = make_binary<Maximum>(Reals{});
constexpr Pointwise kMinimum = make_binary<Minimum>(Reals{});
constexpr Pointwise kNegative = make_unary<Negative>(Numbers{});
constexpr Pointwise kAbsolute = make_unary<Absolute>(All{});
constexpr Pointwise kSqrt = make_unary<Sqrt>(Floats{});

const Entry kEntries[] = {
    CORE_POINTWISE_ENTRY("core::add", kAdd, All),
    CORE_POINTWISE_ENTRY("core::subtract", kSubtract, Numbers),
    CORE_POINTWISE_ENTRY("core::multiply", kMultiply, All),
    CORE_POINTWISE_ENTRY("core::divide", kDivide, Inexact),
    CORE_POINTWISE_ENTRY("core::maximum", kMaximum, Reals),
    CORE_POINTWISE_ENTRY("core::minimum", kMinimum, Reals),
    CORE_POINTWISE_ENTRY("core::negative", kNegative, Numbers),
    CORE_POINTWISE_ENTRY("core::abs", kAbsolute, All),
    CORE_POINTWISE_ENTRY("core::sqrt", kSqrt, Floats),
};

}  // namespace

Table arithmetic() { return {kEntries, sizeof(kEntries) / sizeof(Entry)}; }

}  // namespace core_cpu::CORE_ISA
