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

// Whether operand k is best read in tiles: its memory runs along the outer dimension.
bool runs_across(const Dim& outer, const Dim& inner, int k);

}  // namespace core
