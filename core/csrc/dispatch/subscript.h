// Indexing and x.reshape, without Python where they are views or one call.
#pragma once
#include <Python.h>

namespace core {

void init_subscript(PyObject* module);  // after operators: it gives Tensor its method

}  // namespace core
