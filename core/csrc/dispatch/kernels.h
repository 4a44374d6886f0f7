// Kernels of an operator: registered (registration.cpp), chosen (kernels.cpp), run, and held to
// what they return (native_call.cpp, check.cpp).
#pragma once
#include "call.h"

namespace core {

extern uint32_t kernel_epoch;  // grows when any table changes
extern uint32_t plan_epoch;    // the same, ignoring fused operators: each is of one plan
extern std::vector<Ref> device_fallbacks;  // per device type: the kernel of every other operator
extern PyObject* declined;                 // core.DECLINED

// A table has changed: an operator's, or (nullptr) a device's; or another property of an operator.
void note_kernels(const OperatorObject* op);

// Whether the C boundary can carry the schema's results: tensors, a known number of them.
bool native_can_return(const Schema& schema);

// Registers a kernel that core itself brings, as _native.register_kernel would; throws.
Ref register_native(OperatorObject* op, const char* device_type, const char* provider, int priority,
                    PyObject* capsule);

// The same without adding it to the operator's table.
Ref make_native(OperatorObject* op, const char* device_type, const char* provider, int priority,
                PyObject* capsule);

// ---- choosing and running ----------------------------------------------------------------------
SharedKernels find_kernels(OperatorObject* op, uint16_t device_type, DType dtype);
// into: memory for the outputs, one for each return, or nullptr: new tensors. in_place: such memory
// for the kernels that may work in the first argument's.
PyObject* run_kernels(Call& call, Device device, CallSpec* spec, TensorObject** into, bool* found,
                      TensorObject** in_place = nullptr);
void init_kernels(PyObject* module);

// Fills `outputs` (allocating those that are nullptr and were sized by the kernel); core_status.
int run_native(const KernelObject* kernel, const Call& call, const CallSpec* spec, Device device,
               TensorObject** outputs, int num_outputs);
// The storage of an argument of a native kernel's call; nullptr: it is no tensor.
Storage* storage_of(const core_call* call, uint32_t argument);

// ---- results -----------------------------------------------------------------------------------
// A Python kernel's result, checked against the schema; new reference
PyObject* check_result(Call& call, const KernelObject* kernel, Device device, const CallSpec* spec,
                       PyObject* result);

// Raises where a kernel's result differs from the caller's memory that it is written to,
// to which its rule or fake kernel agreed.
void check_into(const Call& call, const KernelObject* kernel, PyObject* result,
                TensorObject** into);

}  // namespace core
