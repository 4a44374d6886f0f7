// What choosing a kernel (kernels.cpp) and registering one (registration.cpp) share.
#pragma once
#include "operator.h"

namespace core {

constexpr uint16_t kAnyDevice = 0xffff;  // registered for "*"

extern uint32_t kernel_epoch;              // grows when any table changes
extern uint32_t plan_epoch;                // the same but for fused operators: each is of one plan
extern std::vector<Ref> device_fallbacks;  // per device type: the kernel of every other operator
extern PyObject* declined;                 // core.DECLINED

// A table has changed: an operator's, or (nullptr) a device's; or what an operator does beside it.
void note_kernels(const OperatorObject* op);

// Whether the C boundary can carry what the schema returns: tensors, a known number of them.
bool native_can_return(const Schema& schema);

// Registers a kernel that core itself brings, as _native.register_kernel would; throws.
Ref register_native(OperatorObject* op, const char* device_type, const char* provider, int priority,
                    PyObject* capsule);

// The same without adding it to the operator's table.
Ref make_native(OperatorObject* op, const char* device_type, const char* provider, int priority,
                PyObject* capsule);

// Raises where what a kernel returned is not like the memory of the caller's that it is written to,
// to which its rule or fake kernel agreed.
void check_into(const Call& call, const KernelObject* kernel, PyObject* result,
                TensorObject** into);

// call.cpp: how an operator that is defined for the subclass of Tensor views plain tensors, or
// nullptr.
PyObject* subclass_view(const OperatorObject* op);

inline KernelObject* as_kernel(PyObject* o) { return reinterpret_cast<KernelObject*>(o); }
inline std::string device_type_of(const KernelObject* k) {
  return k->device_type == kAnyDevice ? "*" : device_type_name(k->device_type);
}

}  // namespace core
