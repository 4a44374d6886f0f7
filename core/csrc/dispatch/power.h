// The power operator's entry.
#pragma once
#include <Python.h>

namespace core {

// core::pow: frequent numbers as powers are squares, cubes, roots and reciprocals, which take a
// tenth of the time; all else is operator_vectorcall.
PyObject* power_vectorcall(PyObject* self, PyObject* const* args, size_t nargsf, PyObject* kwnames);

}  // namespace core
