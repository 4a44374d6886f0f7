// Products whose right operands are small: rotations of points, batches of small matrices. A BLAS
// takes longer to begin such a product than the product takes.
//
// Like types.h, compiled once for every instruction set.
#pragma once
#include "isa.h"
#include "product.h"

#if CORE_HAS_GEMM
namespace core_cpu::CORE_ISA {

// CORE_DECLINED where the dtype is neither float32 nor float64, rows of b have more bytes than two
// vectors, there are so many that others are quicker, or elements of a row of c do not lie side by
// side.
int32_t multiply_small(const core_call* call, const Product& p);

}  // namespace core_cpu::CORE_ISA
#endif
