// The compiler's native part: captured tensors (captured.cpp), plans (plan.cpp), and what is asked
// of a call before a plan serves it (guards.h, entry.cpp, callable.cpp).
#pragma once
#include <Python.h>

namespace core {

void init_captured(PyObject* module);
void init_plan(PyObject* module);
void init_entry(PyObject* module);
void init_callable(PyObject* module);

}  // namespace core
