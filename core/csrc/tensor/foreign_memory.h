// Memory that core shares with other code, which may read and write it without core.
#pragma once
#include "tensor.h"

namespace core {

// What asarray makes of a NumPy array, a tensor over its memory; throws where core does not have
// its elements. asarray.cpp.
TensorObject* over_array(PyObject* array);

// Called before the memory of t is exported: the code that is given it may write to it before calls
// that are collected read it. nullptr until the compiler sets it. May throw. buffer.cpp
extern void (*memory_exported)(TensorObject* t);

// Notes that other code is given the memory of t, and may write to it without a new `version`.
inline void note_exported(TensorObject* t) {
  if (memory_exported) memory_exported(t);
  t->storage->exported = true;
}

}  // namespace core
