// Results of kernels, compared with those that a plan expects: generated kernels read them with
// that layout, and a fake kernel that is right at some sizes may be wrong at others.
#pragma once
#include <cstring>

#include "dispatch/call.h"
#include "steps.h"

namespace core {

inline bool is_as_planned(PyObject* o, const Ref& planned) {
  if (!is_tensor(o)) return false;
  const TensorObject *t = as_tensor(o), *p = as_tensor(planned.get());
  return t->dtype == p->dtype && t->device == p->device && t->ndim == p->ndim &&
         std::memcmp(t->dims, p->dims, sizeof(int64_t) * 2 * p->ndim) == 0;
}

// The value that a plan continues with: a result, or a copy if only its layout differs;
// throws where it is something else. by_data: sizes are open.
Ref as_planned(const Call& call, PyObject* result, int index, const Ref& planned, bool by_data);

void init_planned(PyObject* module);

}  // namespace core
