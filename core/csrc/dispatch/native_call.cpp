// The C boundary seen from core's side: a call's values as structs, outputs that a kernel sizes.

#include <cstring>
#include <string>

#include "kernels.h"
#include "launch/device_body.h"
#include "memory/pool.h"
#include "tensor/gil.h"

namespace core {
namespace {

constexpr int64_t kReleaseGil = 1 << 15;  // elements from which other Python threads may run

// The target of `core_call::internal`.
struct Internal {
  Device device;
  TensorObject** outputs;
  std::string error;
  const Arguments& args;
  Ref raised = {};  // by allocate_output; the text of it is `error` until the kernel sets its own
  bool raised_stands = false;
};

void fill_tensor(core_tensor& out, const TensorObject* t, const Runtime* runtime) {
  const DTypeInfo& d = info(t->dtype);
  out.dl.data = t->storage->data ? t->data() : nullptr;
  out.dl.device = {runtime->dlpack_type, t->device.index};
  out.dl.ndim = t->ndim;
  out.dl.dtype = {d.dlpack_code, static_cast<uint8_t>(d.itemsize * 8), 1};
  out.dl.shape = t->sizes();
  out.dl.strides = t->strides();
  out.dl.byte_offset = 0;
  out.device_type = t->device.type;
  out.device_index = t->device.index;
  out.dtype = static_cast<uint8_t>(t->dtype);
  out.contiguous = is_contiguous(t);
  out.reserved = 0;
  out.numel = t->numel;
}

int32_t set_error(const core_call* call, const char* message) {
  auto* in = static_cast<Internal*>(call->internal);
  in->error = message ? message : "no message";
  in->raised_stands = false;
  return CORE_ERROR;
}

CORE_LETS_THREADS_EXIT int32_t allocate_output(const core_call* call, uint32_t index, int32_t dtype,
                                               int32_t ndim, const int64_t* shape) {
  auto* in = static_cast<Internal*>(call->internal);
  if (index >= call->num_outputs || in->outputs[index])
    return set_error(call, "allocate_output: no such output, or it has its memory already");
  if (dtype < 0 || dtype >= CORE_DTYPE_COUNT || ndim < 0 || ndim > kMaxDims || (ndim && !shape))
    return set_error(call, "allocate_output: a dtype, rank or shape that does not exist");
  for (int i = 0; i < ndim; i++)
    if (shape[i] < 0) return set_error(call, "allocate_output: a negative size");
  const GilScope gil;
  try {
    in->outputs[index] = empty_tensor(ndim, shape, static_cast<DType>(dtype), in->device, false);
    fill_tensor(call->outputs[index], in->outputs[index], runtime_of(in->device.type));
    return CORE_OK;
  }
  CORE_PASS_THREAD_EXIT
  catch (...) {  // no exception crosses the boundary: `finish` raises it
    set_python_error();
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    const Ref kept[] = {Ref(type), Ref(traceback)};
    if (traceback) PyException_SetTraceback(value, traceback);
    in->raised = Ref(value);
    const Ref text(value ? PyObject_Str(value) : nullptr);
    PyErr_Clear();
    set_error(call, message_text(text.get()).c_str());
    in->raised_stands = static_cast<bool>(in->raised);
    return CORE_ERROR;
  }
}

void share_out(const core_call*, int64_t total, int64_t grain, RangeFn fn, void* context) {
  parallel_for(total, grain, fn, context);
}

// ---- values ------------------------------------------------------------------------------------
void fill_tensors(core_value& out, const Value& v, Arena* arena, const Runtime* runtime) {
  const size_t words = sizeof(core_tensor) / sizeof(int64_t) + 1;
  auto* tensors =
      reinterpret_cast<core_tensor*>(arena->ints(static_cast<int>(words * (v.count + 1))));
  for (int k = 0; k < v.count; k++) {
    if (v.tensors[k] == Py_None)
      std::memset(&tensors[k], 0, sizeof(core_tensor));
    else
      fill_tensor(tensors[k], as_tensor(v.tensors[k]), runtime);
  }
  out.tag = CORE_TENSORS;
  out.v.tensors = tensors;
}

// The dtype in which a kernel gets a Python int. One that no integer dtype holds is a float: where
// the result is of integers, a rule has refused it before.
DType dtype_of_int(PyObject* number) {
  int overflow = 0;
  PyLong_AsLongLongAndOverflow(number, &overflow);
  if (overflow == 0) return DType::Int64;
  if (overflow < 0) return DType::Float64;
  const Ref bits(PyObject_CallMethod(number, "bit_length", nullptr));
  if (!bits) throw PythonError{};
  return PyLong_AsLong(bits.get()) <= 64 ? DType::UInt64 : DType::Float64;
}

void fill_number(core_value& out, const Value& v, const Argument& a, DType compute) {
  DType dtype = a.type.kind == ArgKind::TensorOrScalar ? compute : DType::Undefined;
  if (dtype == DType::Undefined)
    dtype = v.weak == Weak::Float     ? DType::Float64
            : v.weak == Weak::Complex ? DType::Complex128
            : v.weak == Weak::Bool    ? DType::Bool
                                      : dtype_of_int(v.number);
  out.tag = CORE_SCALAR;
  out.dtype = static_cast<uint32_t>(dtype);
  write_number(v.number, dtype, out.v.scalar);
}

void fill_value(core_value& out, const Value& v, const Argument& a, const CallSpec* spec,
                core_tensor*& tensors, Arena* arena, const Runtime* runtime) {
  out = {};  // all of it is part of a call's signature (body_signature.cpp)
  out.count = v.count;
  switch (v.tag) {
    case Tag::None:
      out.tag = CORE_NONE;
      return;
    case Tag::Tensor:
      fill_tensor(*tensors, v.tensor, runtime);
      out.tag = CORE_TENSOR;
      out.v.tensor = tensors++;
      return;
    case Tag::Tensors:
      return fill_tensors(out, v, arena, runtime);
    case Tag::Number:
      return fill_number(out, v, a, spec->compute);
    case Tag::Int:
      out.tag = CORE_INT;
      out.v.i = v.i;
      return;
    case Tag::Float:
      out.tag = CORE_FLOAT;
      out.v.f[0] = v.f[0];
      return;
    case Tag::Complex:
      out.tag = CORE_COMPLEX;
      out.v.f[0] = v.f[0];
      out.v.f[1] = v.f[1];
      return;
    case Tag::String:
      out.tag = CORE_STRING;
      out.v.string = v.string;
      return;
    case Tag::DType:
      out.tag = CORE_DTYPE;
      out.v.i = v.i;
      return;
    case Tag::Device:
      out.tag = CORE_DEVICE;
      out.v.i = v.i;
      return;
    case Tag::Ints:
      out.tag = CORE_INTS;
      out.v.ints = v.ints;
      return;
    case Tag::Floats:
      out.tag = CORE_FLOATS;
      out.v.floats = v.floats;
      return;
    case Tag::Objects:
      throw Error{"KernelError", str("argument '", a.name, "' cannot cross the C boundary"),
                  "lists of this type have no form in core/include/core/kernel.h", print(a.type),
                  "register a Python kernel for this operator"};
  }
}

[[noreturn]] void throw_kernel(const KernelObject* k, const Call& call,
                               const std::string& message) {
  throw Error{"KernelError",
              str("the kernel '", k->native->name ? k->native->name : "?", "' of ",
                  call.schema().full_name(), " failed"),
              message.empty() ? "it returned an error without a message" : message,
              str("provider '", message_text(k->provider), "'"),
              "report it to the provider; kernel.enabled = False lets the next one run"};
}

int finish(const KernelObject* k, const Call& call, int status, const Internal& in, int count) {
  if (status == CORE_DECLINED) return status;
  // A kernel that took the GIL and reports nothing: the error is the one that Python raised.
  if (status == CORE_ERROR && in.error.empty() && PyErr_Occurred()) throw PythonError{};
  if (status == CORE_ERROR && in.raised_stands) {
    PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(in.raised.get())), in.raised.get());
    throw PythonError{};
  }
  if (status != CORE_OK) throw_kernel(k, call, in.error);
  for (int i = 0; i < count; i++)
    if (in.outputs[i] == nullptr)
      throw_kernel(k, call, str("it left output ", i, " without memory"));
  return status;
}

}  // namespace

Storage* storage_of(const core_call* call, uint32_t argument) {
  const Value& v = static_cast<const Internal*>(call->internal)->args.values[argument];
  return v.tag == Tag::Tensor ? v.tensor->storage : nullptr;
}

int run_native(const KernelObject* k, const Call& call, const CallSpec* spec, Device device,
               TensorObject** outputs, int count) {
  const int n = call.args.n;
  Runtime* runtime = runtime_of(device.type);
  auto* values = static_cast<core_value*>(__builtin_alloca(sizeof(core_value) * (n + 1)));
  auto* tensors =
      static_cast<core_tensor*>(__builtin_alloca(sizeof(core_tensor) * (n + count + 1)));
  core_tensor* results = tensors + n;
  core_tensor* next = tensors;
  int64_t largest = 0;
  for (int i = 0; i < n; i++) {
    fill_value(values[i], call.args.values[i], call.schema().args[i], spec, next, call.arena,
               runtime);
    if (values[i].tag == CORE_TENSOR) largest = std::max(largest, values[i].v.tensor->numel);
  }
  for (int i = 0; i < count; i++) {
    if (outputs[i])
      fill_tensor(results[i], outputs[i], runtime);
    else
      std::memset(&results[i], 0, sizeof(core_tensor));
    largest = std::max(largest, results[i].numel);
  }
  Internal in{device, outputs, {}, call.args};
  core_call c{sizeof(core_call),
              CORE_ABI_VERSION,
              PyUnicode_AsUTF8(call.op->name),
              values,
              static_cast<uint32_t>(n),
              static_cast<uint32_t>(count),
              results,
              runtime->object ? runtime->stream(device.index) : nullptr,
              set_error,
              allocate_output,
              &in,
              share_out,
              configured_threads(),
              numerics() & kPrecision};
  int status;
  {
    const ReleaseGil released(largest >= kReleaseGil);
    status = k->native->fn(k->native->context, &c);
  }
  return finish(k, call, status, in, count);
}

PyObject* pack_outputs(const Schema& schema, TensorObject** outputs, int n) {
  if (n == 0) return Ref::borrow(Py_None).release();
  if (!schema.returns_tuple && !schema.returns_list && n == 1)
    return reinterpret_cast<PyObject*>(outputs[0]);
  PyObject* tuple = PyTuple_New(n);
  for (int i = 0; i < n; i++) {
    if (tuple)
      PyTuple_SET_ITEM(tuple, i, reinterpret_cast<PyObject*>(outputs[i]));
    else
      Py_DECREF(outputs[i]);
  }
  return check(tuple);
}

}  // namespace core
