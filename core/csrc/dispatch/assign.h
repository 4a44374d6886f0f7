// Copies from tensor to tensor, whatever their strides and wherever they lie.
#pragma once
#include "tensor/tensor.h"

namespace core {

void assign(TensorObject* dst, TensorObject* src);                // of the same shape and dtype
void assign_outputs(TensorObject** into, PyObject* result);       // a tensor, or a tuple of them
bool shares_bytes(const TensorObject* a, const TensorObject* b);  // the same view included
bool same_memory(const Storage* a, const Storage* b);
void init_assign(PyObject* module);

}  // namespace core
