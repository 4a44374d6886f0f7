// Products by loops of our own: those that hand on their blocks (core/product.h), and core::matmul
// where they are quicker than the BLAS.
#pragma once
#include "core/product.h"
#include "table.h"

// Of an instruction set: nullptr and nothing where its vectors are too short to beat the BLAS.
#define CORE_DECLARE_GEMM(isa)      \
  namespace core_cpu::isa {         \
  core_product_fn gemm_of_blocks(); \
  Table gemm();                     \
  }
