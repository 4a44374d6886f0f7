// The dimensions of a pointwise call: broadcast, ordered as the output lies in memory, merged.
#pragma once
#include "../../include/core/kernel.h"
#include "tensor/tensor.h"

namespace core {

constexpr int kMaxOperands = 9;  // the outputs and the inputs

struct Operands {
  int count = 0;
  const core_tensor* tensors[kMaxOperands];  // nullptr: a number
  int64_t itemsizes[kMaxOperands];
};

struct Dim {
  int64_t size;
  int64_t strides[kMaxOperands];  // in elements
};

struct Dims {
  int count = 0;
  Dim at[kMaxDims];  // the last is the innermost
};

// False where a shape does not broadcast to the output's.
bool plan_dims(const Operands& operands, Dims& dims);

// Rows of few elements, of which some operands have one for all, are read as longer rows, where
// such an operand is repeated: a vector has more lanes than a row has elements.
int64_t bytes_of_repeats(const Operands& operands, const Dims& dims);  // 0: there is no use in it
// Repeats operands in `memory` and points buffers there; how many elements are left of the dims.
int64_t repeat_rows(const Operands& operands, Dims& dims, char* memory, void** buffers);

// Whether operand k is best read in tiles: its memory runs along the outer dimension.
bool runs_across(const Dim& outer, const Dim& inner, int k);

}  // namespace core
