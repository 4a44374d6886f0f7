// What the loops are to the rest: a function over strided memory, gathered into tables by operator
// and dtype. Everything here is plain data, shared by the objects built for each instruction set.
#pragma once
#include <cstdint>

#include "core/kernel.h"

namespace core_cpu {

constexpr int kMaxInputs = 3;
constexpr uint8_t kItemSize[CORE_DTYPE_COUNT] = {1, 1, 2, 4, 8, 1, 2, 4, 8, 2, 2, 4, 8, 8, 16};
constexpr uint32_t kAllDtypes = (1u << CORE_DTYPE_COUNT) - 1;

// data[0] and strides[0] (in bytes) are the output's, the inputs' follow. An input may be exactly
// the output's memory; it never overlaps it in part.
using Loop = void (*)(int64_t n, char* const* data, const int64_t* strides);

// Inputs of one dtype; the output's dtype follows from it.
struct Pointwise {
  int inputs;
  struct {
    Loop loop;  // nullptr: not for this dtype
    uint8_t out_dtype;
  } by_dtype[CORE_DTYPE_COUNT];
};

// where(condition, x1, x2): bits are moved, so loops go by item size.
struct Select {
  Loop by_log2_size[5];
};

// The output takes the values of argument `source`, whatever its dtype.
struct Convert {
  int source;
  const Loop (*loops)[CORE_DTYPE_COUNT];  // [from][to]
};

struct Entry {
  const char* op;   // "core::add"
  uint32_t dtypes;  // one bit a dtype
  core_kernel kernel;
};

struct Table {
  const Entry* entries;
  int count;
};

// The kernels of one instruction set, one family a source file.
struct Isa {
  const char* name;  // "v3" of x86-64-v3
  Table (*families[4])();
};

// The kernel functions (run.cpp); context is the struct of the same name.
int32_t run_pointwise(void* context, const core_call* call);
int32_t run_select(void* context, const core_call* call);
int32_t run_convert(void* context, const core_call* call);

constexpr core_kernel make_kernel(core_kernel_fn fn, const void* context, const char* name,
                                  const char* file, int32_t line) {
  return {sizeof(core_kernel), CORE_ABI_VERSION, fn, const_cast<void*>(context), name, file, line};
}

}  // namespace core_cpu
