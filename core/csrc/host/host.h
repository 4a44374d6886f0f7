// Kernels of the cpu that are no loops of bodies: results whose sizes depend on data, Fourier
// transforms, sorting, and what a decomposition makes of many calls. They know the C boundary only,
// like those of backends, which come before them.
#pragma once
#include <Python.h>

#include "../../include/core/kernel.h"

namespace core {

struct HostKernel {
  const char* op;
  core_kernel_fn fn;
  int line;
  bool in_place = false;  // it may work in the first argument's memory
};

extern const HostKernel kPositionKernels[];    // positions.cpp; a nullptr ends each table
extern const HostKernel kFourierKernels[];     // fft.cpp
extern const HostKernel kSortingKernels[];     // sorting.cpp
extern const HostKernel kSelectionKernels[];   // selection.cpp
extern const HostKernel kPlaceKernels[];       // places.cpp
extern const HostKernel kCountingKernels[];    // counting.cpp
extern const HostKernel kLossKernels[];        // losses.cpp
extern const HostKernel kDistanceKernels[];    // distances.cpp
extern const HostKernel kWindowKernels[];      // windows.cpp
extern const HostKernel kRandomKernels[];      // random.cpp
extern const HostKernel kResamplingKernels[];  // resampling.cpp
extern const HostKernel kGridKernels[];        // grid_sampling.cpp
extern const HostKernel kSearchKernels[];      // searching.cpp
extern const HostKernel kReductionKernels[];   // reductions.cpp
extern const HostKernel kScanKernels[];        // scans.cpp

void init_host(PyObject* module);

}  // namespace core
