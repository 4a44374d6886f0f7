// The kernels of linear algebra that call LAPACK: matrix by matrix, stacks shared over the threads.
#pragma once
#include "core/kernel.h"

namespace core_cpu {

struct LapackKernel {
  const char* op;
  core_kernel_fn fn;
};

extern const LapackKernel kLapackKernels[];  // a nullptr ends it

}  // namespace core_cpu
