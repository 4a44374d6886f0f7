// Kernel: one device type's implementation of an operator, and lists of them.
#pragma once
#include <Python.h>

#include <memory>
#include <vector>

#include "../../include/core/kernel.h"
#include "tensor/tensor.h"

namespace core {

constexpr uint16_t kAnyDevice = 0xffff;  // registered for "*"

struct KernelObject {
  PyObject_HEAD PyObject* op_name;
  PyObject* provider;
  PyObject* callable;  // Python kernel, or the capsule that keeps a native one alive
  PyObject* when;      // predicate(*args) or nullptr
  PyObject* arch;      // str or nullptr
  PyObject* file;
  const core_kernel* native;
  uint32_t dtypes;  // bit per DType; all bits: any
  int line;
  int priority;
  uint16_t device_type;
  bool enabled;
  bool in_place;  // also where the output is the first argument's memory: it begins by copying that
  bool any_layout;  // writes outputs with gaps, too, whatever the rule
};
extern PyTypeObject* KernelType;

using KernelList = std::vector<Ref>;  // of KernelObject, best first
using SharedKernels = std::shared_ptr<const KernelList>;

// An entry of an operator's table of resolved kernels.
struct CacheEntry {
  uint64_t key = 0;
  uint32_t epoch = 0;  // 0: empty
  SharedKernels kernels;
};

inline KernelObject* as_kernel(PyObject* o) { return reinterpret_cast<KernelObject*>(o); }
inline std::string device_type_of(const KernelObject* k) {
  return k->device_type == kAnyDevice ? "*" : device_type_name(k->device_type);
}

}  // namespace core
