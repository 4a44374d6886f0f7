// The compiler's native part: captured tensors (captured.cpp) and plans (plan.cpp).
#pragma once
#include <Python.h>

namespace core {

void init_captured(PyObject* module);
void init_plan(PyObject* module);

}  // namespace core
