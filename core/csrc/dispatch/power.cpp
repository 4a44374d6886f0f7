#include "power.h"

#include "call.h"
#include "tensor/dtype.h"

namespace core {
namespace {

enum Operator { kSquare, kMultiply, kSqrt, kRsqrt, kReciprocal, kNumOperators };

constexpr const char* kNames[kNumOperators] = {"core::square", "core::multiply", "core::sqrt",
                                               "core::rsqrt", "core::reciprocal"};

template <int N>
Ref call(Operator which, PyObject* const (&args)[N]) {
  static PyObject* operators[kNumOperators];  // none ever goes
  PyObject*& op = operators[which];
  if (op == nullptr) op = check(find_operator_object(kNames[which]));
  return Ref(check(operator_vectorcall(op, args, N, nullptr)));
}

// The power, where it is a number that may stand for another operator; else 0.
double frequent(PyObject* x, PyObject* power) {
  if (Py_TYPE(x) != TensorType) return 0;
  const DType dtype = as_tensor(x)->dtype;
  if (PyLong_CheckExact(power)) {
    int overflow;
    const long n = PyLong_AsLongAndOverflow(power, &overflow);
    const bool whole = n == 2 || n == 3;
    return (whole && dtype != DType::Bool) || (n == -1 && is_inexact(dtype)) ? double(n) : 0;
  }
  return PyFloat_CheckExact(power) && is_inexact(dtype) ? PyFloat_AS_DOUBLE(power) : 0;
}

}  // namespace

PyObject* power_vectorcall(PyObject* self, PyObject* const* args, size_t nargsf,
                           PyObject* kwnames) {
  if (kwnames != nullptr || PyVectorcall_NARGS(nargsf) != 2)
    return operator_vectorcall(self, args, nargsf, kwnames);
  PyObject* x = args[0];
  const double power = frequent(x, args[1]);
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (power == 2) return call(kSquare, {x}).release();
    if (power == 3) return call(kMultiply, {call(kSquare, {x}).get(), x}).release();
    if (power == -1) return call(kReciprocal, {x}).release();
    if (power == 0.5) return call(kSqrt, {x}).release();
    if (power == -0.5) return call(kRsqrt, {x}).release();
    return operator_vectorcall(self, args, nargsf, kwnames);
  });
}

}  // namespace core
