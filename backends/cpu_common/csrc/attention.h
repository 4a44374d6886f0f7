// core::flash_attention and its backward as their kernels see them: what a call's arguments mean,
// whatever their dtype. Plain data, shared by the objects built for each instruction set.
#pragma once
#include <cstdint>

#include "core/kernel.h"
#include "tasks.h"

namespace core_cpu {

// Element (i, j) of a head's matrix lies at data + b * batch + h * head + i * row + j * col,
// counted in elements; a stride is 0 where the operand is broadcast.
struct Heads {
  char* data;  // nullptr: the call has none
  uint8_t dtype;
  int64_t batch, head, row, col;
};

struct Attention {
  int64_t batch, heads, groups;  // `groups` heads of queries share a head of keys and values
  int64_t queries, keys, width, value_width;
  Heads query, key, value;
  Heads mask;    // bool: true where a key is seen; or numbers that are added to the scores
  Heads blocks;  // bool: true where some keys of a block are seen by some queries of a block
  int64_t block_size;
  bool causal;
  double scale;
};

// What the forward pass writes, or the backward pass is given and writes.
struct ForwardOutputs {
  Heads out, logsumexp;  // of logsumexp a row is an element
};
struct BackwardOperands {
  Heads grad, out, logsumexp, grad_logsumexp;  // of the results; the last may be missing
  Heads dq, dk, dv;
};

// The passes of one instruction set, by core_dtype; nullptr where there is none. They return false
// if there was no memory.
struct ForwardTable {
  bool (*passes[CORE_DTYPE_COUNT])(const Attention&, const ForwardOutputs&, const Tasks&);
};
struct BackwardTable {
  bool (*passes[CORE_DTYPE_COUNT])(const Attention&, const BackwardOperands&, const Tasks&);
};

// The kernel functions (attention.cpp); context is a ForwardTable, a BackwardTable.
int32_t run_flash_attention(void* context, const core_call* call);
int32_t run_flash_attention_backward(void* context, const core_call* call);

}  // namespace core_cpu
