// Products that hand on their blocks (core/product.h), by loops of our own.
#pragma once
#include "core/product.h"

namespace core_cpu {

// The table of an instruction set: nullptr where its vectors are too short to beat the BLAS.
#define CORE_DECLARE_GEMM(isa)      \
  namespace isa {                   \
  core_product_fn gemm_of_blocks(); \
  }
CORE_DECLARE_GEMM(v2)
CORE_DECLARE_GEMM(v3)
CORE_DECLARE_GEMM(v4)
#undef CORE_DECLARE_GEMM

}  // namespace core_cpu
