// The ends of a tensor's values, read without an operator.
#pragma once
#include <Python.h>

namespace core {

void init_ends(PyObject* module);

}  // namespace core
