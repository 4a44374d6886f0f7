// Fake calls: a call's results, as tensors that have metadata and no memory.
#pragma once
#include "call.h"

namespace core {

PyObject* call_fake(Call& call);
// Fake tensors, as the operator returns them; empty when their sizes depend on data.
Ref try_infer_outputs(Call& call);
// The same, kept by signature if nothing else matters: tensors to read, and not to hand out.
Ref known_outputs(Call& call);
TensorObject* fake_of(const TensorObject* t);  // t's metadata without its memory
PyObject* data_dependent_error();              // borrowed: core.errors.DataDependentError
void require_writable(const Call& call);
void require_outside_inference(const Call& call, const TensorObject* t, const std::string& name);

}  // namespace core
