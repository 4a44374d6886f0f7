// Autocast: the dispatch key that converts operands to the dtype of the operator's policy.
#pragma once
#include "call.h"

namespace core {

PyObject* call_autocast(Call& call);
void init_autocast(PyObject* module);

}  // namespace core
