#include "vector_sort.h"

#include <Python.h>

#include <atomic>

#include "tensor/error.h"
#include "tensor/gil.h"

namespace core {
namespace {

// What is used of NumPy's C API: places in its table of functions, and one of its structs. Its
// binary interface keeps both within a major version.
constexpr int kVersion = 0, kDescrFromType = 45, kArrFuncs = 365;
constexpr int kMajor = 2;
constexpr int kUint = 6, kUlong = 8, kUlonglong = 10;  // numbers of dtypes
constexpr int kUint64 = sizeof(long) == 8 ? kUlong : kUlonglong;
struct ArrFuncs {
  void (*casts[21])();
  void (*others[12])();
  SortFunction sorts[3];  // the first one is the quicksort
};

SortFunction quicksort_of(void* const* api, int dtype) {
  const auto descr_of = reinterpret_cast<PyObject* (*)(int)>(api[kDescrFromType]);
  const auto functions_of = reinterpret_cast<const ArrFuncs* (*)(PyObject*)>(api[kArrFuncs]);
  const Ref descr(descr_of(dtype));
  const ArrFuncs* functions = descr ? functions_of(descr.get()) : nullptr;
  return functions ? functions->sorts[0] : nullptr;
}

VectorSorts of_module(PyObject* module) {
  const Ref features(PyObject_GetAttrString(module, "__cpu_features__"));
  const Ref capsule(PyObject_GetAttrString(module, "_ARRAY_API"));
  if (!features || !PyDict_Check(features.get()) || !capsule) return {};
  PyObject* vectors = PyDict_GetItemString(features.get(), "X86_V3");  // of NumPy before 2.4: AVX2
  if (!vectors) vectors = PyDict_GetItemString(features.get(), "AVX2");
  if (vectors != Py_True) return {};
  auto* const* api = static_cast<void* const*>(PyCapsule_GetPointer(capsule.get(), nullptr));
  if (!api || reinterpret_cast<unsigned (*)()>(api[kVersion])() >> 24 != kMajor) return {};
  return {quicksort_of(api, kUint), quicksort_of(api, kUint64)};
}

}  // namespace

VectorSorts vector_sorts() {
  static std::atomic<const VectorSorts*> known{nullptr};
  if (const VectorSorts* found = known.load(std::memory_order_acquire)) return *found;
  if (!python_is_running()) return {};
  const GilScope gil;
  const Ref name(PyUnicode_FromString("numpy._core._multiarray_umath"));
  const Ref module(name ? PyImport_GetModule(name.get()) : nullptr);  // loads nothing
  const VectorSorts sorts = module ? of_module(module.get()) : VectorSorts{};
  const bool loaded = static_cast<bool>(module) && !PyErr_Occurred();
  PyErr_Clear();
  if (loaded && !known.load(std::memory_order_acquire))
    known.store(new VectorSorts(sorts), std::memory_order_release);
  return sorts;
}

}  // namespace core
