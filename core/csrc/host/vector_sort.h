// Sorts of plain unsigned numbers in vectors: NumPy's.
#pragma once
#include <cstdint>

namespace core {

// Puts `count` numbers in order where they are; 0 when it has done so. It needs no GIL.
using SortFunction = int (*)(void* numbers, intptr_t count, void* unused);

struct VectorSorts {
  SortFunction of_uint32 = nullptr, of_uint64 = nullptr;
};

// None before the process has loaded NumPy, and where NumPy has no vectors for the processor: digit
// by digit is faster then. It may take the GIL.
VectorSorts vector_sorts();

}  // namespace core
