// Kernels of the cpu that are no loops of bodies: results whose sizes depend on data, Fourier
// transforms, and sorting. They know the C boundary only, like those of backends, which come before
// them.
#pragma once
#include <Python.h>

#include "../../include/core/kernel.h"

namespace core {

struct HostKernel {
  const char* op;
  core_kernel_fn fn;
  int line;
};

extern const HostKernel kPositionKernels[];  // positions.cpp; a nullptr ends each table
extern const HostKernel kFourierKernels[];   // fft.cpp
extern const HostKernel kSortingKernels[];   // sorting.cpp

void init_host(PyObject* module);

}  // namespace core
