// The hook body_plan: a call in Python's words, and its answer as a plan.
#include <new>

#include "body_answer.h"
#include "body_template.h"
#include "dispatch/hooks.h"

namespace core {
namespace {

// ---- the question ------------------------------------------------------------------------------
Ref owned(PyObject* o) { return Ref(check(o)); }
Ref nothing() { return Ref::borrow(Py_None); }

template <class F>
Ref tuple_of(int64_t n, F&& item) {
  Ref tuple = make_tuple(n);
  for (int64_t i = 0; i < n; i++) set_item(tuple, i, item(i));
  return tuple;
}

const char* dtype_name(uint64_t dtype) { return info(static_cast<DType>(dtype)).name; }

Ref describe_tensor(const core_tensor& t) {
  if (t.dl.shape == nullptr) return nothing();
  const Ref shape =
      tuple_of(t.dl.ndim, [&](int64_t d) { return PyLong_FromLongLong(t.dl.shape[d]); });
  const Ref strides =
      tuple_of(t.dl.ndim, [&](int64_t d) { return PyLong_FromLongLong(t.dl.strides[d]); });
  return owned(PyObject_CallFunction(hook(Hook::TensorSpec), "sOO", dtype_name(t.dtype),
                                     shape.get(), strides.get()));
}

Ref describe_int(int64_t value, const Argument& a) {
  if (a.type.kind == ArgKind::Bool) return owned(PyBool_FromLong(value != 0));
  return owned(PyLong_FromLongLong(value));
}

Ref describe_device(int64_t value) {
  const Device d{static_cast<uint16_t>(value >> 16), static_cast<uint16_t>(value & 0xffff)};
  return owned(PyUnicode_FromString(to_string(d).c_str()));
}

Ref describe(const core_value& v, const Argument& a) {
  switch (v.tag) {
    case CORE_TENSOR:
      return describe_tensor(*v.v.tensor);
    case CORE_TENSORS:
      return tuple_of(v.count,
                      [&](int64_t k) { return describe_tensor(v.v.tensors[k]).release(); });
    case CORE_SCALAR:
      return owned(PyObject_CallFunction(hook(Hook::ScalarSpec), "s", dtype_name(v.dtype)));
    case CORE_INT:
      return describe_int(v.v.i, a);
    case CORE_FLOAT:
      return owned(PyFloat_FromDouble(v.v.f[0]));
    case CORE_COMPLEX:
      return owned(PyComplex_FromDoubles(v.v.f[0], v.v.f[1]));
    case CORE_STRING:
      return owned(PyUnicode_FromStringAndSize(v.v.string, v.count));
    case CORE_DTYPE:
      return owned(PyUnicode_FromString(dtype_name(static_cast<uint64_t>(v.v.i))));
    case CORE_DEVICE:
      return describe_device(v.v.i);
    case CORE_INTS:
      return tuple_of(v.count, [&](int64_t k) { return describe_int(v.v.ints[k], a).release(); });
    case CORE_FLOATS:
      return tuple_of(v.count, [&](int64_t k) { return PyFloat_FromDouble(v.v.floats[k]); });
    default:
      return nothing();
  }
}

// A new list: nobody but the hook may change it.
template <class F>
Ref list_of(int64_t n, F&& item) {
  Ref list = owned(PyList_New(n));
  for (int64_t i = 0; i < n; i++) PyList_SET_ITEM(list.get(), i, Ref(nothing()).release());
  for (int64_t i = 0; i < n; i++) check(PyList_SetItem(list.get(), i, item(i).release()));
  return list;
}

}  // namespace

// ---- the answer --------------------------------------------------------------------------------
void throw_answer(const std::string& what) {
  throw Error{
      "KernelError", str("the hook body_plan ", what), "native code runs the plan as it is given",
      "None, or ([bytes of each temporary], [(address, buffers, scalars, total, grain)]); a "
      "buffer is its code, or (code, bytes into it); how many launches copy the first argument "
      "to the output; and, for the cpu, a template or None (core/bodies/templates.py)",
      "correct the hook"};
}

Ref items_of(PyObject* o, const char* what) {
  if (!PyList_Check(o) && !PyTuple_Check(o))
    throw_answer(str("gave a ", Py_TYPE(o)->tp_name, " for ", what));
  return owned(PySequence_Tuple(o));
}

const core_tensor* tensor_of(const core_call* call, int64_t code) {
  const core_tensor* t = nullptr;
  if (code >= kItemCode) {
    const int64_t argument = code / kItemCode - 1, item = code % kItemCode;
    if (argument >= call->num_args) return nullptr;
    const core_value& list = call->args[argument];
    if (list.tag == CORE_TENSORS && item < list.count) t = &list.v.tensors[item];
  } else if (code < kArgumentCode) {
    if (code < call->num_outputs) t = &call->outputs[code];
  } else if (code < kTemporaryCode && code - kArgumentCode < call->num_args) {
    const core_value& v = call->args[code - kArgumentCode];
    if (v.tag == CORE_TENSOR) t = v.v.tensor;
  }
  return t && t->dl.shape ? t : nullptr;
}

namespace {

bool is_buffer(const core_call* call, int64_t code, size_t temporaries, bool reports) {
  if (code >= kItemCode) return tensor_of(call, code) != nullptr;
  if (code == kReportsCode) return reports;
  if (code >= kTemporaryCode) return code - kTemporaryCode < static_cast<int64_t>(temporaries);
  if (code < kArgumentCode) return code < call->num_outputs;
  if (code - kArgumentCode >= call->num_args) return false;
  const uint32_t tag = call->args[code - kArgumentCode].tag;
  return tag == CORE_TENSOR || tag == CORE_SCALAR;
}

}  // namespace

BufferAnswer read_buffer(PyObject* item, const core_call* call, size_t temporaries, bool reports) {
  PyObject* offset = nullptr;
  if (PyTuple_Check(item) && PyTuple_GET_SIZE(item) == 2) {
    offset = PyTuple_GET_ITEM(item, 1);
    item = PyTuple_GET_ITEM(item, 0);
  }
  const int64_t code = read_int(item, 0, "the code of a buffer");
  if (!is_buffer(call, code, temporaries, reports))
    throw_answer(str("named a buffer ", code, " that is none"));
  return {code, offset};
}

Ref read_buffers(PyObject* o) {
  Ref items = items_of(o, "the buffers of a launch");
  if (count_of(items) > kMaxBuffers)
    throw_answer(str("gave a launch more than ", kMaxBuffers, " buffers"));
  return items;
}

LaunchAnswer read_launch_parts(PyObject* o) {
  LaunchAnswer l{items_of(o, "a launch")};
  if (!PyArg_UnpackTuple(l.parts.get(), "launch", 5, 6, &l.address, &l.buffers, &l.scalars,
                         &l.total, &l.grain, &l.object)) {
    PyErr_Clear();
    throw_answer(str("gave a launch of ", count_of(l.parts), " parts"));
  }
  return l;
}

namespace {

void read_temporaries(PyObject* o, Plan& plan) {
  const Ref items = items_of(o, "the temporaries");
  for (int64_t i = 0; i < count_of(items); i++) {
    const int64_t bytes = read_int(PyTuple_GET_ITEM(items.get(), i), 0, "a temporary's size");
    if (!plan.add_temporary(bytes)) throw std::bad_alloc();
  }
}

PlannedLaunch read_launch(PyObject* o, const core_call* call, const Plan& plan, bool reports) {
  const LaunchAnswer answer = read_launch_parts(o);
  PlannedLaunch l{read_address(answer.address), {}, {}, {}, 0, 0, Ref::borrow(answer.object)};
  const Ref buffers = read_buffers(answer.buffers);
  for (int64_t i = 0; i < count_of(buffers); i++) {
    const BufferAnswer buffer =
        read_buffer(PyTuple_GET_ITEM(buffers.get(), i), call, plan.temporaries.size(), reports);
    l.buffers.push_back(buffer.code);
    l.offsets.push_back(buffer.offset ? read_int(buffer.offset, 0, "the offset of a buffer") : 0);
  }
  const Ref numbers = items_of(answer.scalars, "the scalars of a launch");
  for (int64_t i = 0; i < count_of(numbers); i++)
    l.scalars.push_back(
        read_int(PyTuple_GET_ITEM(numbers.get(), i), INT64_MIN, "a scalar of a launch"));
  l.total = read_int(answer.total, 0, "the total of a launch");
  l.grain = read_int(answer.grain, 1, "the grain of a launch");
  return l;
}

void read_plan(PyObject* answer, const core_call* call, Plan& plan, SharedTemplate* made) {
  const Ref parts = items_of(answer, "a plan");
  const bool has_template = made != nullptr && count_of(parts) == 4;
  if (count_of(parts) != 2 && count_of(parts) != 3 && !has_template)
    throw_answer(str("gave a plan of ", count_of(parts), " parts"));
  read_temporaries(PyTuple_GET_ITEM(parts.get(), 0), plan);
  const Ref launches = items_of(PyTuple_GET_ITEM(parts.get(), 1), "the launches");
  for (int64_t i = 0; i < count_of(launches); i++)
    plan.launches.push_back(
        read_launch(PyTuple_GET_ITEM(launches.get(), i), call, plan, made == nullptr));
  if (count_of(parts) > 2)
    plan.copies = read_int(PyTuple_GET_ITEM(parts.get(), 2), 0, "a number of launches");
  if (has_template && PyTuple_GET_ITEM(parts.get(), 3) != Py_None)
    *made = read_template(PyTuple_GET_ITEM(parts.get(), 3), call, plan);
}

}  // namespace

SharedPlan ask_plan(PyObject* hook, OperatorObject* op, const core_call* call,
                    const Signature& signature, SharedTemplate* made) {
  const auto plan = std::make_shared<Plan>();
  plan->signature.assign(signature.begin(), signature.end());
  const Ref args = list_of(
      call->num_args, [&](int64_t i) { return describe(call->args[i], op->s->schema.args[i]); });
  const Ref outputs =
      list_of(call->num_outputs, [&](int64_t i) { return describe_tensor(call->outputs[i]); });
  const std::string alike = pattern_of(call);
  const Ref pattern(
      check(PyBytes_FromStringAndSize(alike.data(), static_cast<Py_ssize_t>(alike.size()))));
  const Ref answer(check(
      PyObject_CallFunctionObjArgs(hook, op, args.get(), outputs.get(), pattern.get(), nullptr)));
  plan->refused = answer.get() == Py_None;
  if (!plan->refused) read_plan(answer.get(), call, *plan, made);
  return plan;
}

}  // namespace core
