// Draws of random numbers as their loops see them, whatever their dtype. Plain data, shared by the
// objects built for each instruction set.
#pragma once
#include <cstdint>

#include "core/kernel.h"
#include "tasks.h"

namespace core_cpu {

// Blocks 0, 1, ... of Philox4x32-10 at (seed, offset): four words of 32 bits each.
struct Draw {
  uint64_t seed, offset;
  char* out;
  int64_t count;        // numbers: two of a block if they have 64 bits, else four
  uint64_t low, width;  // of integers
  const char* x;        // of dropout, and the probability of 0
  double p;
};

using DrawFunction = void (*)(const Draw&, const Tasks&);

struct DrawTable {
  DrawFunction of[CORE_DTYPE_COUNT];  // nullptr: left to the next provider
};

// The kernel functions (random.cpp); context is a DrawTable.
int32_t run_draw(void* context, const core_call* call);
int32_t run_integers(void* context, const core_call* call);
int32_t run_dropout(void* context, const core_call* call);

}  // namespace core_cpu
