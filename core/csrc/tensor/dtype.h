// Element types: names, sizes, promotion (the Array API's table, Python numbers being weak).
#pragma once
#include <Python.h>

#include <cstdint>
#include <string>

namespace core {

enum class DType : uint8_t {
  Bool,
  Int8,
  Int16,
  Int32,
  Int64,
  UInt8,
  UInt16,
  UInt32,
  UInt64,
  Float16,
  BFloat16,
  Float32,
  Float64,
  Complex64,
  Complex128,
  Undefined
};
constexpr int kNumDTypes = 15;

struct DTypeInfo {
  const char* name;  // "float32"
  uint8_t itemsize;
  char kind;           // 'b' bool, 'i' signed, 'u' unsigned, 'f' floating, 'c' complex
  const char* format;  // buffer protocol; nullptr where it has none (bfloat16)
  uint8_t dlpack_code, dlpack_bits;
};
extern const DTypeInfo kDTypeInfo[kNumDTypes];

inline const DTypeInfo& info(DType t) { return kDTypeInfo[static_cast<int>(t)]; }
inline int64_t itemsize(DType t) { return info(t).itemsize; }
inline bool is_floating(DType t) { return info(t).kind == 'f'; }
inline bool is_complex(DType t) { return info(t).kind == 'c'; }
inline bool is_inexact(DType t) { return t >= DType::Float16 && t <= DType::Complex128; }
inline bool is_integral(DType t) { return info(t).kind == 'i' || info(t).kind == 'u'; }

DType promote(DType a, DType b);  // throws DtypeError where no dtype holds both
enum class Weak : uint8_t { None, Bool, Int, Float, Complex };
DType promote_weak(DType tensor, Weak scalar);  // a Python number beside a tensor
DType real_of(DType t);                         // complex64 -> float32; others unchanged
DType default_dtype(Weak scalar);               // bool, int64, float32, complex64

// Writes the Python number as one element of t (at most 16 bytes). OverflowError for an integer out
// of range, DtypeError for a number that t cannot hold (complex into float, float into int).
void write_number(PyObject* number, DType t, void* out);
PyObject* read_number(DType t, const void* data);  // new reference: bool, int, float or complex

float half_to_float(uint16_t h);
uint16_t float_to_half(float f);
inline float bfloat16_to_float(uint16_t b) {
  uint32_t u = static_cast<uint32_t>(b) << 16;
  float f;
  __builtin_memcpy(&f, &u, 4);
  return f;
}
uint16_t float_to_bfloat16(float f);  // round to nearest even, NaN stays NaN

// The Python objects core.float32, ...: instances of the native type `dtype`, one per element type.
extern PyTypeObject* DTypeType;
struct DTypeObject {
  PyObject_HEAD DType dtype;
};
PyObject* dtype_object(DType t);  // borrowed
inline bool is_dtype(PyObject* o) { return Py_TYPE(o) == DTypeType; }
DType dtype_from_object(PyObject* o);  // dtype, "float32", numpy dtype, float/int/...; throws
void init_dtype(PyObject* module);

}  // namespace core
