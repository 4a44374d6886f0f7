// What the loops of convert.cpp are to the rest: a function over strided memory, in a table by
// dtypes. Everything here is plain data, shared by the objects built for each instruction set.
#pragma once
#include <cstdint>

#include "core/kernel.h"
#include "dtype_table.h"

namespace core_cpu {

#define CORE_ITEM_SIZE(symbol, number, name, size, ...) size,
constexpr uint8_t kItemSize[CORE_DTYPE_COUNT] = {CORE_DTYPES(CORE_ITEM_SIZE)};
#undef CORE_ITEM_SIZE
constexpr uint32_t kAllDtypes = (1u << CORE_DTYPE_COUNT) - 1;

// data[0] and strides[0] (in bytes) are the output's, data[1] and strides[1] the input's, which may
// be exactly the output's memory; it never overlaps it in part.
using Loop = void (*)(int64_t n, char* const* data, const int64_t* strides);

// The output takes the values of argument `source`, whatever its dtype.
struct Convert {
  int source;
  const Loop (*loops)[CORE_DTYPE_COUNT];  // [from][to]; nullptr: left to the next provider
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

// The kernel function (run.cpp); context is a Convert.
int32_t run_convert(void* context, const core_call* call);

constexpr core_kernel make_kernel(core_kernel_fn fn, const void* context, const char* name,
                                  const char* file, int32_t line) {
  return {sizeof(core_kernel), CORE_ABI_VERSION, fn, const_cast<void*>(context), name, file, line};
}

}  // namespace core_cpu
