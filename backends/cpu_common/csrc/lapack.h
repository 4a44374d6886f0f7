// The kernels of linear algebra that call LAPACK: matrix by matrix, stacks shared over the threads.
#pragma once
#include "core/kernel.h"

namespace core_cpu {

struct LapackKernel {
  const char* op;
  core_kernel_fn fn;
};

extern const LapackKernel kEquationKernels[];  // lapack_equations.cpp; a nullptr ends each table
extern const LapackKernel kFactorKernels[];    // lapack_factors.cpp
extern const LapackKernel kSpectrumKernels[];  // lapack_spectra.cpp

}  // namespace core_cpu
