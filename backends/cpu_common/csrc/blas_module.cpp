// The Python module _blas of a backend for cpu: the kernels that need OpenBLAS. It is apart from
// _kernels, so that those serve where OpenBLAS cannot be loaded.
#include <cblas.h>
#include <pybind11/pybind11.h>

#include <deque>
#include <utility>

#include "fork_gate.h"
#include "lapack.h"
#include "matmul.h"
#include "table.h"

namespace py = pybind11;

namespace core_cpu {
namespace {

const core_kernel kMatmul = make_kernel(run_matmul, nullptr, CORE_BACKEND " core::matmul",
                                        "backends/cpu_common/csrc/matmul.cpp", 1);

// As _kernels.kernels(): (operator, capsule, dtype names).
py::list kernels() {
  py::list dtypes;
  for (const char* name : {"float16", "bfloat16", "float32", "float64", "complex64", "complex128"})
    dtypes.append(name);
  py::list found;
  found.append(py::make_tuple("core::matmul", py::capsule(&kMatmul, CORE_KERNEL_CAPSULE), dtypes));
  static std::deque<core_kernel> decompositions;  // addresses stay
  py::list of_lapack;
  for (const char* name : {"float32", "float64", "complex64", "complex128"}) of_lapack.append(name);
  const std::pair<const LapackKernel*, const char*> tables[] = {
      {kEquationKernels, "backends/cpu_common/csrc/lapack_equations.cpp"},
      {kFactorKernels, "backends/cpu_common/csrc/lapack_factors.cpp"},
      {kSpectrumKernels, "backends/cpu_common/csrc/lapack_spectra.cpp"},
  };
  for (const auto& [table, file] : tables) {
    for (const LapackKernel* k = table; k->op; k++) {
      decompositions.push_back(make_kernel(k->fn, nullptr, k->op, file, 1));
      const py::capsule capsule(&decompositions.back(), CORE_KERNEL_CAPSULE);
      found.append(py::make_tuple(k->op, capsule, of_lapack));
    }
  }
  return found;
}

}  // namespace
}  // namespace core_cpu

PYBIND11_MODULE(_blas, m, py::mod_gil_not_used()) {
  m.doc() = "Kernels of core-backend-" CORE_BACKEND " that call OpenBLAS.";
  scipy_openblas_set_num_threads(1);  // core's pool is the one that shares work out
  core_cpu::ForkGate::watch_forks();
  m.def("kernels", core_cpu::kernels, "A list of (operator, capsule, dtype names).");
  m.def("version", &scipy_openblas_get_config, "The version and build options of OpenBLAS.");
  m.def("core_name", &scipy_openblas_get_corename, "The processor that its kernels are for.");
}
