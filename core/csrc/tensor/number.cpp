// Python numbers to elements and back.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "dtype.h"
#include "error.h"

namespace core {
namespace {

[[noreturn]] void cannot_hold(PyObject* number, DType t) {
  throw Error{"DtypeError",
              str("a Python ", Py_TYPE(number)->tp_name, " does not fit into ", info(t).name),
              "a value is never silently truncated to a lesser kind of number",
              "bool and int fit anywhere, float into floating and up",
              "convert the number first, for example with int(...), or choose a wider dtype"};
}

[[noreturn]] void out_of_range(PyObject* number, DType t) {
  PyErr_Clear();
  Ref shown(PyObject_Repr(number));
  const char* digits = shown ? PyUnicode_AsUTF8(shown.get()) : nullptr;
  PyErr_Clear();  // an integer beyond the interpreter's limit for printing
  std::string name = digits == nullptr ? "the integer" : std::string(digits).substr(0, 40);
  throw Error{"RangeError", str(name, " is out of the range of ", info(t).name),
              str(info(t).name, " has ", itemsize(t) * 8, " bits"),
              "the integer dtypes are int8 to int64 and uint8 to uint64",
              "choose a dtype that holds the value"};
}

template <class T>
void store(void* out, T value) {
  std::memcpy(out, &value, sizeof(T));
}

template <class T>
T load(const void* data) {
  T value;
  std::memcpy(&value, data, sizeof(T));
  return value;
}

void write_signed(PyObject* number, DType t, void* out) {
  int overflow = 0;
  long long v = PyLong_AsLongLongAndOverflow(number, &overflow);
  if (v == -1 && PyErr_Occurred()) throw PythonError{};
  int shift = static_cast<int>(itemsize(t) * 8 - 1);
  bool fits = t == DType::Int64 || (v >> shift) == 0 || (v >> shift) == -1;
  if (overflow != 0 || !fits) out_of_range(number, t);
  switch (itemsize(t)) {
    case 1:
      return store(out, static_cast<int8_t>(v));
    case 2:
      return store(out, static_cast<int16_t>(v));
    case 4:
      return store(out, static_cast<int32_t>(v));
    default:
      return store(out, static_cast<int64_t>(v));
  }
}

void write_unsigned(PyObject* number, DType t, void* out) {
  unsigned long long v = PyLong_AsUnsignedLongLong(number);
  if (v == static_cast<unsigned long long>(-1) && PyErr_Occurred()) {
    if (!PyErr_ExceptionMatches(PyExc_OverflowError)) throw PythonError{};
    out_of_range(number, t);
  }
  if (t != DType::UInt64 && (v >> (itemsize(t) * 8)) != 0) out_of_range(number, t);
  switch (itemsize(t)) {
    case 1:
      return store(out, static_cast<uint8_t>(v));
    case 2:
      return store(out, static_cast<uint16_t>(v));
    case 4:
      return store(out, static_cast<uint32_t>(v));
    default:
      return store(out, static_cast<uint64_t>(v));
  }
}

double real_value(PyObject* number, DType t) {
  double v = PyFloat_Check(number) ? PyFloat_AS_DOUBLE(number) : PyLong_AsDouble(number);
  if (v == -1.0 && PyErr_Occurred()) {
    if (!PyErr_ExceptionMatches(PyExc_OverflowError)) throw PythonError{};
    out_of_range(number, t);
  }
  return v;
}

// A double beyond float's range becomes an infinity, which the plain conversion leaves undefined.
float to_float(double v) {
  if (std::fabs(v) > 3.4028235677973366e38)
    return std::copysign(HUGE_VALF, static_cast<float>(v > 0 ? 1 : -1));
  return static_cast<float>(v);
}

// ---- narrow floats -----------------------------------------------------------------------------

// The bits of a float of 8 or 16 bits: a sign, the exponent, a fraction of precision - 1 bits.
struct Layout {
  uint32_t fraction, sign, top;  // top: the exponent's bits
  explicit Layout(const DTypeInfo& t)
      : fraction((1u << (t.precision - 1)) - 1),
        sign(1u << (t.itemsize * 8 - 1)),
        top((sign - 1) & ~fraction) {}
};

// Rounded once, half to even; a number too large becomes infinity, or NaN where there is none.
uint32_t narrow_bits(double v, const DTypeInfo& t) {
  const Layout layout(t);
  const uint32_t sign = std::signbit(v) ? layout.sign : 0;
  const uint32_t nan = t.infinite ? layout.top | (layout.fraction / 2 + 1) : layout.sign - 1;
  if (std::isnan(v)) return sign | nan;
  const uint32_t too_large = t.infinite ? layout.top : nan;
  if (std::isinf(v)) return sign | too_large;
  if (v == 0) return sign;
  int power = 0;
  std::frexp(v, &power);
  const int unit = std::max<int>(power - t.precision, t.least);
  const double steps = std::nearbyint(std::ldexp(std::fabs(v), -unit));
  if (unit - t.least > static_cast<int>(layout.top >> (t.precision - 1))) return sign | too_large;
  const uint32_t bits =
      static_cast<uint32_t>(steps) + (static_cast<uint32_t>(unit - t.least) << (t.precision - 1));
  return sign | std::min(bits, too_large);
}

double from_narrow_bits(uint32_t bits, const DTypeInfo& t) {
  const Layout layout(t);
  const uint32_t magnitude = bits & (layout.sign - 1), fraction = bits & layout.fraction;
  const auto exponent = static_cast<int>((magnitude & layout.top) >> (t.precision - 1));
  double v;
  if (t.infinite && (magnitude & layout.top) == layout.top) {
    v = fraction != 0 ? NAN : HUGE_VAL;
  } else if (!t.infinite && magnitude == layout.sign - 1) {
    v = NAN;
  } else if (exponent == 0) {
    v = std::ldexp(fraction, t.least);
  } else {
    v = std::ldexp(fraction + layout.fraction + 1, t.least + exponent - 1);
  }
  return (bits & layout.sign) != 0 ? -v : v;
}

void write_real(double v, DType t, void* out) {
  if (t == DType::Float64) return store(out, v);
  if (t == DType::Float32) return store(out, to_float(v));
  const uint32_t bits = narrow_bits(v, info(t));
  return itemsize(t) == 1 ? store(out, static_cast<uint8_t>(bits))
                          : store(out, static_cast<uint16_t>(bits));
}

void write_complex(PyObject* number, DType t, void* out) {
  double parts[2] = {0, 0};
  if (PyComplex_Check(number)) {
    Py_complex c = PyComplex_AsCComplex(number);
    if (PyErr_Occurred()) throw PythonError{};
    parts[0] = c.real;
    parts[1] = c.imag;
  } else {
    parts[0] = real_value(number, t);
  }
  DType real = real_of(t);
  write_real(parts[0], real, out);
  write_real(parts[1], real, static_cast<char*>(out) + itemsize(real));
}

// An object that is not a Python number as one: __index__, or item() of an array scalar.
Ref plain_number(PyObject* object) {
  if (PyIndex_Check(object)) return Ref(check(PyNumber_Index(object)));
  Ref value(PyObject_CallMethod(object, "item", nullptr));
  if (!value && !PyErr_ExceptionMatches(PyExc_AttributeError)) throw PythonError{};
  PyErr_Clear();
  PyObject* v = value.get();
  if (!v || !(PyLong_Check(v) || PyFloat_Check(v) || PyComplex_Check(v))) {
    throw Error{"ArgumentError", str("expected a number, got ", Py_TYPE(object)->tp_name),
                "an element is a bool, int, float or complex",
                "Python numbers, NumPy scalars and tensors of one element",
                "pass a number; for nested lists and arrays use core.asarray"};
  }
  return value;
}

}  // namespace

void write_number(PyObject* number, DType t, void* out) {
  if (!PyLong_Check(number) && !PyFloat_Check(number) && !PyComplex_Check(number)) {
    Ref plain = plain_number(number);
    return write_number(plain.get(), t, out);
  }
  if (t == DType::Bool) {
    if (!PyLong_Check(number)) cannot_hold(number, t);
    const int truth = PyObject_IsTrue(number);  // 0 is False, every other integer True
    check(truth);
    return store(out, static_cast<uint8_t>(truth));
  }
  if (is_complex(t)) return write_complex(number, t, out);
  if (PyComplex_Check(number)) cannot_hold(number, t);
  if (is_floating(t)) return write_real(real_value(number, t), t, out);
  if (!PyLong_Check(number)) cannot_hold(number, t);
  return info(t).kind == 'i' ? write_signed(number, t, out) : write_unsigned(number, t, out);
}

PyObject* read_number(DType t, const void* p) {
  switch (t) {
    case DType::Bool:
      return check(PyBool_FromLong(load<uint8_t>(p) != 0));
    case DType::Int8:
      return check(PyLong_FromLong(load<int8_t>(p)));
    case DType::Int16:
      return check(PyLong_FromLong(load<int16_t>(p)));
    case DType::Int32:
      return check(PyLong_FromLong(load<int32_t>(p)));
    case DType::Int64:
      return check(PyLong_FromLongLong(load<int64_t>(p)));
    case DType::UInt8:
      return check(PyLong_FromLong(load<uint8_t>(p)));
    case DType::UInt16:
      return check(PyLong_FromLong(load<uint16_t>(p)));
    case DType::UInt32:
      return check(PyLong_FromUnsignedLong(load<uint32_t>(p)));
    case DType::UInt64:
      return check(PyLong_FromUnsignedLongLong(load<uint64_t>(p)));
    case DType::Float32:
      return check(PyFloat_FromDouble(load<float>(p)));
    case DType::Float64:
      return check(PyFloat_FromDouble(load<double>(p)));
    case DType::Complex64: {
      auto pair = static_cast<const char*>(p);
      return check(PyComplex_FromDoubles(load<float>(pair), load<float>(pair + 4)));
    }
    case DType::Complex128: {
      auto pair = static_cast<const char*>(p);
      return check(PyComplex_FromDoubles(load<double>(pair), load<double>(pair + 8)));
    }
    case DType::Undefined:
      break;
    default:  // a narrow float
      const uint32_t bits = itemsize(t) == 1 ? load<uint8_t>(p) : load<uint16_t>(p);
      return check(PyFloat_FromDouble(from_narrow_bits(bits, info(t))));
  }
  throw Error{"DtypeError", "an element of no dtype was read", "the dtype is undefined",
              "core.bool to core.complex128", "report this as a bug"};
}

}  // namespace core
