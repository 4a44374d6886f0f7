// Element types: their table, promotion (the Array API's table, Python numbers being weak).
#pragma once
#include <Python.h>

#include <cstdint>
#include <string>

#include "core/kernel.h"
#include "dtype_table.h"  // made of core/dtype_table.py

namespace core {

#define CORE_SYMBOL(symbol, number, ...) symbol = number,
enum class DType : uint8_t { CORE_DTYPES(CORE_SYMBOL) Undefined };
#undef CORE_SYMBOL
constexpr int kNumDTypes = static_cast<int>(DType::Undefined);
static_assert(kNumDTypes == CORE_DTYPE_COUNT);

struct DTypeInfo {
  const char* name;  // "float32"
  uint8_t itemsize;
  char kind;            // 'b' bool, 'i' signed, 'u' unsigned, 'f' floating, 'c' complex
  const char* format;   // buffer protocol; nullptr where it has none
  uint8_t dlpack_code;  // the bits are those of the itemsize
  uint8_t precision;    // bits of a float's significand, the implied one included
  int16_t least;        // the exponent of its smallest subnormal number
  bool infinite;        // whether there are infinities; float8_e4m3fn has NaN in their place
  bool storage_only;    // numbers are stored, converted and moved, not computed with
};
extern const DTypeInfo kDTypeInfo[kNumDTypes];

inline const DTypeInfo& info(DType t) { return kDTypeInfo[static_cast<int>(t)]; }
inline int64_t itemsize(DType t) { return info(t).itemsize; }
inline bool is_floating(DType t) { return info(t).kind == 'f'; }
inline bool is_complex(DType t) { return info(t).kind == 'c'; }
inline bool is_inexact(DType t) { return is_floating(t) || is_complex(t); }
inline bool is_differentiable(DType t) { return is_inexact(t) && !info(t).storage_only; }
inline bool is_integral(DType t) { return info(t).kind == 'i' || info(t).kind == 'u'; }

DType promote(DType a, DType b);  // throws DtypeError where no dtype holds both
enum class Weak : uint8_t { None, Bool, Int, Float, Complex };
DType promote_weak(DType tensor, Weak scalar);  // a Python number with a tensor
DType real_of(DType t);                         // complex64 -> float32; others unchanged
DType default_dtype(Weak scalar);               // bool, int64, the two below

// The process's default dtype for real numbers, float32 until `set_default_float`, and the complex
// dtype that goes with it: complex128 with float64, complex64 otherwise.
DType default_float();
DType default_complex();
void set_default_float(DType t);  // DtypeError unless gradients exist for it and it is real

// Writes the Python number as one element of t (at most 16 bytes). OverflowError for an integer out
// of range, DtypeError for a number that t cannot hold (complex into float, float into int).
void write_number(PyObject* number, DType t, void* out);
PyObject* read_number(DType t, const void* data);  // new reference: bool, int, float or complex

// The Python objects core.float32, ...: instances of the native type `dtype`, one per element type.
extern PyTypeObject* DTypeType;
struct DTypeObject {
  PyObject_HEAD DType dtype;
};
PyObject* dtype_object(DType t);  // borrowed
inline bool is_dtype(PyObject* o) { return Py_TYPE(o) == DTypeType; }
std::string all_dtype_names();  // "bool, int8, ...", for messages
std::string dtype_names(bool (*chosen)(DType));
DType dtype_from_object(PyObject* o);  // dtype, "float32", numpy dtype, float/int/...; throws
void init_dtype(PyObject* module);

}  // namespace core
