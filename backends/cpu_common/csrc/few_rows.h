// Products of a few rows, whose right operand is read once and where it lies: to pack it for so few
// rows takes longer than to multiply it.
//
// Like types.h, compiled once for every instruction set.
#pragma once
#include "core/product.h"
#include "isa.h"

#if CORE_HAS_GEMM
namespace core_cpu::CORE_ISA {

constexpr int kFewRows = 16;

// Where the product is stored; without data it goes to `finish`.
struct Stored {
  void* data;
  int64_t row, col;
};

// starts: a is made by p.start. pool: whether core's pool shares the work out. CORE_ERROR, of which
// the caller tells core, where there is no memory; CORE_DECLINED where there are more rows than
// kFewRows, the dtype is float16, complex or of integers, neither rows nor columns of
// b lie side by side, they are too short, or b is so small that others are quicker.
int32_t multiply_few_rows(const core_product& p, bool starts, const Stored& c, bool pool);

}  // namespace core_cpu::CORE_ISA
#endif
