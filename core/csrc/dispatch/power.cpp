#include "power.h"

#include "call.h"
#include "tensor/dtype.h"
#include "tensor/tensor.h"

namespace core {
namespace {

enum Operator { kSquare, kMultiply, kNumOperators };

constexpr const char* kNames[kNumOperators] = {"core::square", "core::multiply"};

template <int N>
Ref call(Operator which, PyObject* const (&args)[N]) {
  static PyObject* operators[kNumOperators];  // none ever goes
  PyObject*& op = operators[which];
  if (op == nullptr) op = check(find_operator_object(kNames[which]));
  return Ref(check(operator_vectorcall(op, args, N, nullptr)));
}

// The power, where it is a number that stands for products; else 0. Cubes of floats are rounded
// twice, as powers are not: they are left to the operator.
long frequent(PyObject* x, PyObject* power) {
  if (Py_TYPE(x) != TensorType) return 0;
  const DType dtype = as_tensor(x)->dtype;
  if (PyLong_CheckExact(power)) {
    int overflow;
    const long n = PyLong_AsLongAndOverflow(power, &overflow);
    return dtype != DType::Bool && (n == 2 || (n == 3 && !is_inexact(dtype))) ? n : 0;
  }
  return PyFloat_CheckExact(power) && is_inexact(dtype) && PyFloat_AS_DOUBLE(power) == 2 ? 2 : 0;
}

}  // namespace

PyObject* power_vectorcall(PyObject* self, PyObject* const* args, size_t nargsf,
                           PyObject* kwnames) {
  if (kwnames != nullptr || PyVectorcall_NARGS(nargsf) != 2)
    return operator_vectorcall(self, args, nargsf, kwnames);
  PyObject* x = args[0];
  const long power = frequent(x, args[1]);
  if (power == 0) return operator_vectorcall(self, args, nargsf, kwnames);
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    Ref square = call(kSquare, {x});
    return power == 2 ? square.release() : call(kMultiply, {square.get(), x}).release();
  });
}

}  // namespace core
