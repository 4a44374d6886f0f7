// The power operator's entry.
#pragma once
#include <Python.h>

namespace core {

// core::pow: the power 2, and of integers 3, are products, which take a tenth of the time; all else
// is operator_vectorcall.
PyObject* power_vectorcall(PyObject* self, PyObject* const* args, size_t nargsf, PyObject* kwnames);

}  // namespace core
