// Arrays of another library through the table of C functions that DLPack 1.2 has a library's type
// carry (`__dlpack_c_exchange_api__`): no capsule, and no Python, for each array.
#pragma once
#include "dlpack.h"
#include "tensor.h"

namespace core {

struct ExchangeAPI;  // the other library's table

// The table in a capsule "dlpack_exchange_api"; throws where it is of another major version, or
// cannot be read without an owner.
const ExchangeAPI* exchange_api(PyObject* capsule);

// What an array is, as its library says it; what it points to belongs to the array.
dlpack::DLTensor describe_exchanged(const ExchangeAPI* api, PyObject* array);

// Shares the memory of an array so described, which is checked, and keeps the object.
TensorObject* import_exchanged(const dlpack::DLTensor& dl, PyObject* array);

// An array of the other library over the tensor's memory.
PyObject* export_exchanged(const ExchangeAPI* api, TensorObject* t);

}  // namespace core
