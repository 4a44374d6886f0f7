// The smallest and the largest element of a small tensor of the host, for checks of arguments.
#include "ends.h"

#include <type_traits>

#include "tensor/symbols.h"
#include "tensor/tensor_impl.h"

namespace core {
namespace {

constexpr int64_t kFew = 1 << 12;  // more are left to operators, which have vectors and threads

template <class T>
PyObject* ends_of(const T* x, int64_t count) {
  T low = x[0], high = x[0];
  for (int64_t i = 0; i < count; i++) {
    if (x[i] != x[i]) {
      low = high = x[i];
      break;
    }
    low = x[i] < low ? x[i] : low;
    high = x[i] > high ? x[i] : high;
  }
  if constexpr (std::is_integral_v<T>)
    return Py_BuildValue("LL", static_cast<long long>(low), static_cast<long long>(high));
  else
    return Py_BuildValue("dd", static_cast<double>(low), static_cast<double>(high));
}

PyObject* small_ends(PyObject*, PyObject* x) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (!is_tensor(x)) {
      PyErr_SetString(PyExc_TypeError, "small_ends(tensor)");
      throw PythonError{};
    }
    const TensorObject* t = as_tensor(x);
    const auto odd = kFlagWrapped | kFlagCaptured | kFlagFake | kFlagSymbolic;
    if ((t->flags & odd) || t->device.type != kCPU || t->numel == 0 || t->numel > kFew ||
        !is_contiguous(t))
      Py_RETURN_NONE;
    switch (t->dtype) {
      case DType::Float32:
        if (values_read) values_read();
        return check(ends_of(reinterpret_cast<const float*>(t->data()), t->numel));
      case DType::Float64:
        if (values_read) values_read();
        return check(ends_of(reinterpret_cast<const double*>(t->data()), t->numel));
      case DType::Int64:
        if (values_read) values_read();
        return check(ends_of(reinterpret_cast<const int64_t*>(t->data()), t->numel));
      default:
        Py_RETURN_NONE;
    }
  });
}

PyMethodDef functions[] = {
    {"small_ends", small_ends, METH_O,
     "small_ends(x): (the smallest, the largest) element of few on the host, NaN if there is one; "
     "None of other tensors."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_ends(PyObject* module) { check(PyModule_AddFunctions(module, functions)); }

}  // namespace core
