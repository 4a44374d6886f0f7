// The autocast key: operands converted to the dtype that an operator's policy names.
#include <cstring>

#include "hooks.h"
#include "kernels.h"
#include "trace.h"

namespace core {
namespace {

const char* const kPolicyNames[] = {"none", "lower", "float32", "promote", "float16", "bfloat16"};

Autocast policy_of(const OperatorObject* op, uint16_t device_type) {
  for (const auto& [type, policy] : op->s->autocast_on)
    if (type == device_type) return policy;
  return op->s->autocast;
}

bool first_device(const Call& call, Device& device) {
  bool found = false;
  each_tensor(call, [&](TensorObject* t, int) {
    if (!found) device = t->device;
    found = true;
  });
  return found;
}

// float64, integers and complex numbers are left as they are.
bool is_cast(const TensorObject* t) {
  return t->dtype == DType::Float16 || t->dtype == DType::BFloat16 || t->dtype == DType::Float32;
}

// The widest of the operands' dtypes.
DType widest(const Call& call, DType lower) {
  DType wide = lower;
  each_tensor(call, [&](TensorObject* t, int) {
    if (is_cast(t) && t->dtype != lower) wide = DType::Float32;
  });
  return wide;
}

DType target_of(Autocast policy, const Call& call, DType lower) {
  switch (policy) {
    case Autocast::Lower:
      return lower;
    case Autocast::Float32:
      return DType::Float32;
    case Autocast::Float16:
      return DType::Float16;
    case Autocast::BFloat16:
      return DType::BFloat16;
    default:
      return widest(call, lower);
  }
}

Ref converted(PyObject* tensor, DType dtype) {
  PyObject* stack[] = {tensor, dtype_object(dtype)};
  return Ref(check(PyObject_Vectorcall(check(hook(Hook::Cast)), stack, 2, nullptr)));
}

void cast_list(Call& call, int i, DType dtype) {
  Value& v = call.args.values[i];
  Ref items(check(PyTuple_New(v.count)));
  for (int k = 0; k < v.count; k++) {
    PyObject* o = v.tensors[k];
    const bool cast = o != Py_None && is_cast(as_tensor(o)) && as_tensor(o)->dtype != dtype;
    PyTuple_SET_ITEM(items.get(), k, (cast ? converted(o, dtype) : Ref::borrow(o)).release());
  }
  call.args.objects[i] = items.release();
  call.arena->keep(call.args.objects[i]);
}

void cast_arguments(Call& call, DType dtype) {
  bool any = false;
  for (int i = 0; i < call.args.n; i++) {
    Value& v = call.args.values[i];
    if (call.schema().args[i].alias.write) continue;
    if (v.tag == Tag::Tensors) {
      cast_list(call, i, dtype);
      any = true;
    } else if (v.tag == Tag::Tensor && is_cast(v.tensor) && v.tensor->dtype != dtype) {
      if (tracing())
        trace_hop("autocast", str("argument ", i, " to ", info(dtype).name), nullptr, 0);
      call.args.objects[i] = converted(call.args.objects[i], dtype).release();
      call.arena->keep(call.args.objects[i]);
      any = true;
    }
  }
  if (!any) return;
  for (int i = 0; i < call.args.n; i++) call.args.values[i] = Value{};
  read_values(call);
}

Autocast parse_policy(PyObject* name) {
  const char* text = PyUnicode_Check(name) ? PyUnicode_AsUTF8(name) : nullptr;
  for (int i = 0; text && i < 6; i++)
    if (std::strcmp(text, kPolicyNames[i]) == 0) return static_cast<Autocast>(i);
  PyErr_Clear();
  throw Error{"ArgumentError", str("no autocast policy is named '", message_text(name), "'"),
              "a policy names the dtype that an operator's operands are converted to",
              "none, lower, float32, promote, float16, bfloat16", "use one of these names"};
}

uint16_t autocast_device(PyObject* name) {
  const uint16_t type = intern_device_type(message_text(name));
  if (type < kAutocastTypes) return type;
  throw Error{"DeviceError", str("autocast for '", message_text(name), "': too many device types"),
              str("a thread keeps the state of ", kAutocastTypes, " of them"),
              "the device types that were named first", "name this device type earlier"};
}

PyObject* set_policy(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *op, *policy, *device = Py_None;
    if (!PyArg_ParseTuple(args, "O!O|O", OperatorType, &op, &policy, &device)) throw PythonError{};
    const Autocast chosen = parse_policy(policy);
    OperatorObject::State& s = *as_operator(op)->s;
    note_kernels(as_operator(op));  // plans hold the earlier value
    if (device == Py_None) {
      s.autocast = chosen;
      Py_RETURN_NONE;
    }
    const uint16_t type = autocast_device(device);
    for (auto& [known, old] : s.autocast_on)
      if (known == type) {
        old = chosen;
        Py_RETURN_NONE;
      }
    s.autocast_on.push_back({type, chosen});
    Py_RETURN_NONE;
  });
}

PyObject* get_policy(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *op, *device;
    if (!PyArg_ParseTuple(args, "O!O", OperatorType, &op, &device)) throw PythonError{};
    const Autocast policy = policy_of(as_operator(op), autocast_device(device));
    return check(PyUnicode_FromString(kPolicyNames[static_cast<int>(policy)]));
  });
}

// set_autocast(device type, dtype | None): for this thread; returns the value before.
PyObject* set_autocast(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *device, *dtype;
    if (!PyArg_ParseTuple(args, "OO", &device, &dtype)) throw PythonError{};
    const uint16_t type = autocast_device(device);
    ThreadState& t = thread_state();
    const uint8_t before = t.autocast[type];
    t.autocast[type] =
        dtype == Py_None ? 0 : static_cast<uint8_t>(static_cast<int>(dtype_from_object(dtype)) + 1);
    bool any = false;
    for (uint8_t on : t.autocast) any |= on != 0;
    const uint16_t key = bit(Key::Autocast);
    t.included = static_cast<uint16_t>(any ? t.included | key : t.included & ~key);
    if (before == 0) Py_RETURN_NONE;
    return Ref::borrow(dtype_object(static_cast<DType>(before - 1))).release();
  });
}

PyObject* autocast_dtype(PyObject*, PyObject* device) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    const uint8_t on = thread_state().autocast[autocast_device(device)];
    if (on == 0) Py_RETURN_NONE;
    return Ref::borrow(dtype_object(static_cast<DType>(on - 1))).release();
  });
}

PyMethodDef methods[] = {
    {"set_autocast_policy", set_policy, METH_VARARGS,
     "set_autocast_policy(op, policy, device_type=None)"},
    {"autocast_policy", get_policy, METH_VARARGS, "autocast_policy(op, device_type) -> str"},
    {"set_autocast", set_autocast, METH_VARARGS,
     "set_autocast(device_type, dtype | None): for this thread; returns the one before."},
    {"autocast_dtype", autocast_dtype, METH_O, "The dtype this thread casts to, or None: off."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

// Of an operator that is only a decomposition the calls in it are converted. Any other's
// result has the dtype of its rule, so nothing is converted below it.
static bool is_composite(const OperatorObject* op) {
  return op->decomposition && !op->s->rule && !op->s->view && !op->fake_kernel && !op->vjp;
}

PyObject* call_autocast(Call& call) {
  Device device;
  const bool known = first_device(call, device) && device.type < kAutocastTypes;
  const uint8_t on = known ? thread_state().autocast[device.type] : 0;
  const Autocast policy = on ? policy_of(call.op, device.type) : Autocast::None;
  if (policy == Autocast::None && is_composite(call.op)) {
    if (tracing()) trace_hop("key", "autocast: the decomposition's calls", nullptr, 0);
    const Ref keep = Ref::borrow(call.op->decomposition);
    return call_python(call, keep.get());
  }
  const ExcludeGuard below(bit(Key::Autocast));
  if (policy != Autocast::None) {
    const DType lower = static_cast<DType>(on - 1);
    cast_arguments(call, target_of(policy, call, lower));
  }
  return dispatch(call);
}

void init_autocast(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
