// The subclass of Tensor whose tensors have another library's methods: core.compat.torch.Tensor.
//
// Its instances are tensors like all others: the same object in memory, the same operators. Results
// of a call with one of them are instances too (dispatcher: dispatch). What differs is what Python
// sees: attributes that the subclass defines, and symbols of operators. Code of core's own asks for
// core's attributes and gets them, so that no operator or transform has to know of the subclass.
#pragma once
#include "tensor.h"

namespace core {

// A flag of tensors besides those of tensor.h and symbols.h; no dispatch key has this bit.
constexpr uint16_t kFlagSubclass = 1 << 10;

// Makes t an instance of the subclass, or a plain tensor again. For tensors that nobody else holds.
void set_subclass(TensorObject* t, bool wanted);
inline bool in_subclass(const TensorObject* t) { return t->flags & kFlagSubclass; }
// t with the type of another tensor.
template <class T>
T* typed_like(T* t, const TensorObject* other) {
  if (in_subclass(other)) set_subclass(t, true);
  return t;
}

// Whether the Python code that runs is core's or a backend's.
bool runs_core();

// The subclass's function for a symbol between these operands; plain: core's operator.
PyObject* subclass_dunder(const char* name, PyObject* a, PyObject* b, PyObject* plain);

}  // namespace core
