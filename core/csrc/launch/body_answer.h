// What the readers of an answer of the hook body_plan share; they throw KernelError. With the GIL.
#pragma once
#include "body_plan.h"

namespace core {

[[noreturn]] void throw_answer(const std::string& what);

Ref items_of(PyObject* o, const char* what);  // of a list or tuple, as a tuple
inline int64_t count_of(const Ref& items) { return PyTuple_GET_SIZE(items.get()); }

// The tensor of a call that a buffer code names, if it names one.
const core_tensor* tensor_of(const core_call* call, int64_t code);

// A buffer's code, and what stands beside it as its offset, or nullptr.
struct BufferAnswer {
  int64_t code;
  PyObject* offset;
};
// item: borrowed from a tuple that lives as long as the result. reports: whether a launch may be
// given the block of reports.
BufferAnswer read_buffer(PyObject* item, const core_call* call, size_t temporaries, bool reports);

// The parts of a launch, borrowed from the answer's tuple.
struct LaunchAnswer {
  Ref parts;
  PyObject *address, *buffers, *scalars, *total, *grain, *object;
};
LaunchAnswer read_launch_parts(PyObject* o);
Ref read_buffers(PyObject* o);  // the items, not too many

}  // namespace core
