#include "host.h"

#include <deque>
#include <utility>

#include "dispatch/kernels.h"

namespace core {
namespace {

constexpr int kPriority = -400;  // after backends, before bodies and references

const std::pair<const HostKernel*, const char*> kTables[] = {
    {kPositionKernels, "core/csrc/host/positions.cpp"},
    {kFourierKernels, "core/csrc/host/fft.cpp"},
    {kSortingKernels, "core/csrc/host/sorting.cpp"},
    {kSelectionKernels, "core/csrc/host/selection.cpp"},
    {kPlaceKernels, "core/csrc/host/places.cpp"},
    {kCountingKernels, "core/csrc/host/counting.cpp"},
    {kLossKernels, "core/csrc/host/losses.cpp"},
    {kDistanceKernels, "core/csrc/host/distances.cpp"},
    {kWindowKernels, "core/csrc/host/windows.cpp"},
    {kRandomKernels, "core/csrc/host/random.cpp"},
    {kResamplingKernels, "core/csrc/host/resampling.cpp"},
    {kGridKernels, "core/csrc/host/grid_sampling.cpp"},
    {kSearchKernels, "core/csrc/host/searching.cpp"},
    {kReductionKernels, "core/csrc/host/reductions.cpp"},
    {kScanKernels, "core/csrc/host/scans.cpp"},
};

// Registers those of an operator that has been defined.
PyObject* register_host_kernels(PyObject*, PyObject* op) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    static std::deque<core_kernel> kernels;  // addresses stay
    if (!is_operator(op)) {
      PyErr_SetString(PyExc_TypeError, "register_host_kernels(operator)");
      throw PythonError{};
    }
    const std::string name = message_text(as_operator(op)->name);
    for (const auto& [table, file] : kTables) {
      for (const HostKernel* k = table; k->op; k++) {
        if (name != k->op) continue;
        kernels.push_back(
            {sizeof(core_kernel), CORE_ABI_VERSION, k->fn, nullptr, k->op, file, k->line});
        const Ref capsule(check(PyCapsule_New(&kernels.back(), CORE_KERNEL_CAPSULE, nullptr)));
        const Ref made = register_native(as_operator(op), "cpu", "host", kPriority, capsule.get());
        as_kernel(made.get())->in_place = k->in_place;
      }
    }
    Py_RETURN_NONE;
  });
}

PyMethodDef methods[] = {{"register_host_kernels", register_host_kernels, METH_O,
                          "register_host_kernels(op): the cpu kernels of core that it has."},
                         {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_host(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
