// Element types: the table, promotion, and half-precision conversions.
#include "dtype.h"

#include "error.h"

namespace core {

constexpr const char* kInt64Format = sizeof(long) == 8 ? "l" : "q";
constexpr const char* kUInt64Format = sizeof(long) == 8 ? "L" : "Q";

// DLPack codes: 0 int, 1 uint, 2 float, 4 bfloat, 5 complex, 6 bool.
const DTypeInfo kDTypeInfo[kNumDTypes] = {
    {"bool", 1, 'b', "?", 6, 8},
    {"int8", 1, 'i', "b", 0, 8},
    {"int16", 2, 'i', "h", 0, 16},
    {"int32", 4, 'i', "i", 0, 32},
    {"int64", 8, 'i', kInt64Format, 0, 64},
    {"uint8", 1, 'u', "B", 1, 8},
    {"uint16", 2, 'u', "H", 1, 16},
    {"uint32", 4, 'u', "I", 1, 32},
    {"uint64", 8, 'u', kUInt64Format, 1, 64},
    {"float16", 2, 'f', "e", 2, 16},
    {"bfloat16", 2, 'f', nullptr, 4, 16},
    {"float32", 4, 'f', "f", 2, 32},
    {"float64", 8, 'f', "d", 2, 64},
    {"complex64", 8, 'c', "Zf", 5, 64},
    {"complex128", 16, 'c', "Zd", 5, 128},
};

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

DType promote_integers(DType a, DType b) {
  if (info(a).kind == info(b).kind) return itemsize(a) >= itemsize(b) ? a : b;
  DType s = info(a).kind == 'i' ? a : b, u = info(a).kind == 'i' ? b : a;
  if (itemsize(s) > itemsize(u)) return s;
  if (itemsize(u) == 8) no_common_dtype(a, b);
  return signed_of_size(itemsize(u) * 2);
}

DType promote_floats(DType a, DType b) {
  if (a == b) return a;
  if (itemsize(a) == itemsize(b)) return DType::Float32;  // float16 with bfloat16
  return itemsize(a) > itemsize(b) ? a : b;
}

DType complex_of(DType t) {
  return t == DType::Float64 || t == DType::Complex128 ? DType::Complex128 : DType::Complex64;
}

}  // namespace

DType promote(DType a, DType b) {
  if (a == b || b == DType::Bool) return a;
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
      return DType::Complex64;
    default:
      return DType::Float32;
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
      return is_inexact(tensor) ? tensor : DType::Float32;
    case Weak::Complex:
      return complex_of(tensor);
  }
  return tensor;
}

DType real_of(DType t) {
  if (t == DType::Complex64) return DType::Float32;
  return t == DType::Complex128 ? DType::Float64 : t;
}

// ---- half precision ----------------------------------------------------------------------------

float half_to_float(uint16_t h) {
  uint32_t sign = static_cast<uint32_t>(h & 0x8000u) << 16;
  uint32_t exponent = (h >> 10) & 0x1fu, mantissa = h & 0x3ffu, bits;
  if (exponent == 0x1f) {
    bits = sign | 0x7f800000u | (mantissa << 13);
  } else if (exponent != 0) {
    bits = sign | ((exponent + 112) << 23) | (mantissa << 13);
  } else {
    // Zero and subnormals: mantissa * 2^-24 is exact in float.
    float value = static_cast<float>(mantissa) * 5.9604644775390625e-8f;
    __builtin_memcpy(&bits, &value, 4);
    bits |= sign;
  }
  float f;
  __builtin_memcpy(&f, &bits, 4);
  return f;
}

uint16_t float_to_half(float f) {
  uint32_t bits;
  __builtin_memcpy(&bits, &f, 4);
  auto sign = static_cast<uint16_t>((bits >> 16) & 0x8000u);
  bits &= 0x7fffffffu;
  if (bits > 0x7f800000u) {  // NaN: keep it quiet and keep the top of the payload
    return static_cast<uint16_t>(sign | 0x7e00u | ((bits >> 13) & 0x1ffu));
  }
  if (bits >= 0x477ff000u) return static_cast<uint16_t>(sign | 0x7c00u);  // rounds to infinity
  if (bits < 0x38800000u) {
    // Subnormal result: adding 0.5 leaves the rounded multiple of 2^-24 in the low mantissa bits.
    float magnitude;
    __builtin_memcpy(&magnitude, &bits, 4);
    magnitude += 0.5f;
    __builtin_memcpy(&bits, &magnitude, 4);
    return static_cast<uint16_t>(sign | (bits - 0x3f000000u));
  }
  uint32_t odd = (bits >> 13) & 1u;
  return static_cast<uint16_t>(sign | ((bits - 0x38000000u + 0xfffu + odd) >> 13));
}

uint16_t float_to_bfloat16(float f) {
  uint32_t bits;
  __builtin_memcpy(&bits, &f, 4);
  if ((bits & 0x7fffffffu) > 0x7f800000u) {
    return static_cast<uint16_t>((bits >> 16) | 0x0040u);
  }
  return static_cast<uint16_t>((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
}

}  // namespace core
