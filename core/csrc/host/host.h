// Kernels of the cpu that are no loops of bodies: those whose results' sizes depend on data. They
// know the C boundary only, like those of backends, whose kernels come before them.
#pragma once
#include <Python.h>

#include "../../include/core/kernel.h"

namespace core {

struct HostKernel {
  const char* op;
  core_kernel_fn fn;
  int line;
};

extern const HostKernel kPositionKernels[];  // positions.cpp; a nullptr ends it

void init_host(PyObject* module);

}  // namespace core
