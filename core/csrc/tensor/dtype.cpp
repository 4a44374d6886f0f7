// Element types: the table and promotion.
#include "dtype.h"

#include <atomic>

#include "error.h"

namespace core {

#define CORE_INFO(symbol, number, ...) {__VA_ARGS__},
const DTypeInfo kDTypeInfo[kNumDTypes] = {CORE_DTYPES(CORE_INFO)};
#undef CORE_INFO

namespace {

DType signed_of_size(int64_t bytes) {
  switch (bytes) {
    case 1:
      return DType::Int8;
    case 2:
      return DType::Int16;
    case 4:
      return DType::Int32;
    default:
      return DType::Int64;
  }
}

[[noreturn]] void no_common_dtype(DType a, DType b) {
  throw Error{"DtypeError", str(info(a).name, " and ", info(b).name, " have no common dtype"),
              "no integer dtype holds every value of both",
              "int64 holds uint8 to uint32; float64 holds both roughly",
              "cast one operand first, for example x.astype(core.int64)"};
}

[[noreturn]] void not_promoted(DType a, DType b) {
  DType stored = info(a).storage_only ? a : b;
  throw Error{"DtypeError", str(info(a).name, " and ", info(b).name, " have no common dtype"),
              str(info(stored).name, " stores numbers; core converts them only where asked to"),
              "the other floating dtypes, which promotion takes",
              str("convert first: x.astype(core.float32)")};
}

DType promote_integers(DType a, DType b) {
  if (info(a).kind == info(b).kind) return itemsize(a) >= itemsize(b) ? a : b;
  DType s = info(a).kind == 'i' ? a : b, u = info(a).kind == 'i' ? b : a;
  if (itemsize(s) > itemsize(u)) return s;
  if (itemsize(u) == 8) no_common_dtype(a, b);
  return signed_of_size(itemsize(u) * 2);
}

DType promote_floats(DType a, DType b) {
  if (a == b) return a;
  if (itemsize(a) == itemsize(b)) return DType::Float32;  // two of 16 bits
  return itemsize(a) > itemsize(b) ? a : b;
}

DType complex_of(DType t) {
  return t == DType::Float64 || t == DType::Complex128 ? DType::Complex128 : DType::Complex64;
}

}  // namespace

namespace {
std::atomic<DType> g_default_float{DType::Float32};
}  // namespace

DType default_float() { return g_default_float.load(std::memory_order_relaxed); }

DType default_complex() { return complex_of(default_float()); }

void set_default_float(DType t) {
  if (!is_floating(t) || info(t).storage_only) {
    throw Error{"DtypeError", str("the default dtype cannot be ", info(t).name),
                "it is the dtype of real numbers that are given without one",
                dtype_names([](DType d) { return is_floating(d) && !info(d).storage_only; }),
                "pass one of these"};
  }
  g_default_float.store(t, std::memory_order_relaxed);
}

DType promote(DType a, DType b) {
  if (a == b) return a;
  if (info(a).storage_only || info(b).storage_only) not_promoted(a, b);
  if (b == DType::Bool) return a;
  if (a == DType::Bool) return b;
  if (is_complex(a) || is_complex(b)) {
    bool wide = complex_of(a) == DType::Complex128 || complex_of(b) == DType::Complex128;
    return wide ? DType::Complex128 : DType::Complex64;
  }
  if (is_floating(a) && is_floating(b)) return promote_floats(a, b);
  if (is_floating(a)) return a;
  if (is_floating(b)) return b;
  return promote_integers(a, b);
}

DType default_dtype(Weak scalar) {
  switch (scalar) {
    case Weak::Bool:
      return DType::Bool;
    case Weak::Int:
      return DType::Int64;
    case Weak::Complex:
      return default_complex();
    default:
      return default_float();
  }
}

DType promote_weak(DType tensor, Weak scalar) {
  switch (scalar) {
    case Weak::None:
    case Weak::Bool:
      return tensor;
    case Weak::Int:
      return tensor == DType::Bool ? DType::Int64 : tensor;
    case Weak::Float:
      return is_inexact(tensor) ? tensor : default_float();
    case Weak::Complex:
      return is_inexact(tensor) ? complex_of(tensor) : default_complex();
  }
  return tensor;
}

DType real_of(DType t) {
  if (t == DType::Complex64) return DType::Float32;
  return t == DType::Complex128 ? DType::Float64 : t;
}

}  // namespace core
