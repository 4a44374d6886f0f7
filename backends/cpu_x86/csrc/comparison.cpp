// less, less_equal, greater, greater_equal, equal, not_equal: any comparison with NaN is false, but
// not_equal. Complex numbers have no order.
#include "loops.h"

#define CORE_FILE "backends/cpu_x86/csrc/comparison.cpp"

namespace core_cpu::CORE_ISA {
namespace {

struct ToBool {
  template <class T>
  using Result = Bool;
};

struct Less : ToBool {
  template <class V>
  static CORE_INLINE bool apply(V a, V b) {
    return a < b;
  }
};
struct LessEqual : ToBool {
  template <class V>
  static CORE_INLINE bool apply(V a, V b) {
    return a <= b;
  }
};
struct Greater : ToBool {
  template <class V>
  static CORE_INLINE bool apply(V a, V b) {
    return a > b;
  }
};
struct GreaterEqual : ToBool {
  template <class V>
  static CORE_INLINE bool apply(V a, V b) {
    return a >= b;
  }
};
struct Equal : ToBool {
  template <class V>
  static CORE_INLINE bool apply(V a, V b) {
    return a == b;
  }
  template <class R>
  static CORE_INLINE bool apply(ComplexOf<R> a, ComplexOf<R> b) {
    return (a.re == b.re) & (a.im == b.im);
  }
};
struct NotEqual : ToBool {
  template <class V>
  static CORE_INLINE bool apply(V a, V b) {
    return !Equal::apply(a, b);
  }
};

constexpr Pointwise kLess = make_binary<Less>(Reals{});
constexpr Pointwise kLessEqual = make_binary<LessEqual>(Reals{});
constexpr Pointwise kGreater = make_binary<Greater>(Reals{});
constexpr Pointwise kGreaterEqual = make_binary<GreaterEqual>(Reals{});
constexpr Pointwise kEqual = make_binary<Equal>(All{});
constexpr Pointwise kNotEqual = make_binary<NotEqual>(All{});

const Entry kEntries[] = {
    CORE_POINTWISE_ENTRY("core::less", kLess, Reals),
    CORE_POINTWISE_ENTRY("core::less_equal", kLessEqual, Reals),
    CORE_POINTWISE_ENTRY("core::greater", kGreater, Reals),
    CORE_POINTWISE_ENTRY("core::greater_equal", kGreaterEqual, Reals),
    CORE_POINTWISE_ENTRY("core::equal", kEqual, All),
    CORE_POINTWISE_ENTRY("core::not_equal", kNotEqual, All),
};

}  // namespace

Table comparison() { return {kEntries, sizeof(kEntries) / sizeof(Entry)}; }

}  // namespace core_cpu::CORE_ISA
