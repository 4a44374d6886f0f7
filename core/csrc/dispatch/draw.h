// Where a stream of random numbers stands, and small draws from it without Python.
#pragma once
#include <Python.h>

namespace core {

void init_draw(PyObject* module);  // after operators

}  // namespace core
