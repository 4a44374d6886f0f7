// Checks a Python kernel's result against the schema, the rule and the fake kernel.
#include <cstring>

#include "assign.h"
#include "fake.h"
#include "hooks.h"
#include "kernels.h"

namespace core {

namespace {

// Whose result it is: a kernel's, or (nullptr) that of the decomposition or the fallback.
struct Blame {
  const Call& call;
  const KernelObject* kernel;

  std::string provider() const {
    if (kernel == nullptr) return "the decomposition or fallback";
    return str("the kernel of provider '", message_text(kernel->provider), "'");
  }
  std::string place() const {
    if (kernel == nullptr) return core::place(call.op->file, call.op->line);
    return core::place(kernel->file, kernel->line);
  }

  [[noreturn]] void raise(const std::string& what, const std::string& why,
                          const std::string& fix) const {
    throw Error{"KernelError", str(call.schema().full_name(), ": ", provider(), " ", what), why,
                str("the schema ", print(call.schema()), "; it is defined at ", place()), fix};
  }
};

std::string what_is(PyObject* o) {
  return is_tensor(o) ? describe(as_tensor(o)) : std::string(Py_TYPE(o)->tp_name);
}

// The argument whose memory an output shares without a declaration in the schema; -1: none.
int undeclared_base(const Call& call, const TensorObject* o, const Return& ret) {
  int found = -1;
  bool declared = false;
  each_tensor(call, [&](TensorObject* t, int i) {
    if (!same_memory(t->storage, o->storage)) return;
    const std::string& set = call.schema().args[i].alias.set;
    declared |= !set.empty() && set == ret.alias.set;
    found = i;
  });
  return declared ? -1 : found;
}

// Whether a device argument asks for it: core::to_device(x, device).
bool names_device(const Call& call, Device device) {
  for (int i = 0; i < call.args.n; i++) {
    const Value& v = call.args.values[i];
    if (v.tag == Tag::Device && v.i == (static_cast<int64_t>(device.type) << 16 | device.index))
      return true;
  }
  return false;
}

void check_tensor(const Blame& blame, PyObject* o, int index, Device device, const Return& ret) {
  if (!is_tensor(o))
    blame.raise(
        str("returned ", what_is(o), " for output ", index),
        str("output ", index, " is declared as ", print(ret.type)),
        PyTuple_Check(o) || PyList_Check(o)
            ? "return one core.Tensor, or declare several: -> tuple[core.Tensor, core.Tensor]"
            : "return a core.Tensor, for instance core.asarray(result)");
  const TensorObject* t = as_tensor(o);
  if (t->storage == nullptr || (t->storage->fake && !(t->flags & kFlagCaptured)))
    blame.raise(str("returned ", what_is(o), " for output ", index, ", and it has no memory"),
                t->storage ? "a fake tensor is metadata: nothing was computed"
                           : "a tensor of a transform lives only in that transform",
                "compute the result from the arguments, outside of core.FakeMode");
  if (t->device != device && !names_device(blame.call, t->device))
    blame.raise(str("returned a tensor on ", to_string(t->device), " for output ", index),
                str("the call runs on ", to_string(device)),
                "make the result on the device of the arguments: device=x.device");
  const int base = undeclared_base(blame.call, t, ret);
  if (base < 0) return;
  const Argument& arg = blame.call.schema().args[base];
  blame.raise(
      str("returned an argument, or a view of one, for output ", index, ": '", arg.name, "'"),
      "an output that shares memory with an input has to be declared in the schema",
      arg.alias.write ? str("return None: the caller has it; or declare it: Tensor(a!) ", arg.name,
                            " ... -> Tensor(a!)")
                      : str("return core.clone(", arg.name, "), or declare the alias: Tensor(a) ",
                            arg.name, " ... -> Tensor(a)"));
}

bool is_plain_number(PyObject* o, ArgKind kind) {
  switch (kind) {
    case ArgKind::Int:
      return PyLong_Check(o) && !PyBool_Check(o);
    case ArgKind::Bool:
      return PyBool_Check(o);
    case ArgKind::Float:
      return PyFloat_Check(o);
    case ArgKind::Complex:
      return PyComplex_Check(o);
    case ArgKind::String:
      return PyUnicode_Check(o);
    default:
      return PyFloat_Check(o) || PyLong_Check(o) || PyComplex_Check(o);
  }
}

void check_output(const Blame& blame, PyObject* o, int index, Device device, const Return& ret) {
  if (ret.type.optional && o == Py_None) return;
  if (ret.type.kind == ArgKind::Tensor || ret.type.kind == ArgKind::TensorOrScalar)
    return check_tensor(blame, o, index, device, ret);
  if (ret.type.list && (PyList_Check(o) || PyTuple_Check(o))) {
    Ref items(check(PySequence_Tuple(o)));
    bool all = true;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items.get()); i++)
      all &= is_plain_number(PyTuple_GET_ITEM(items.get(), i), ret.type.kind);
    if (all) return;
  }
  if (ret.type.list || !is_plain_number(o, ret.type.kind))
    blame.raise(str("returned ", what_is(o), " for output ", index),
                str("output ", index, " is declared as ", print(ret.type)),
                "return a value of that type");
}

void check_spec(const Blame& blame, PyObject* o, int index, const OutputSpec& spec) {
  const TensorObject* t = as_tensor(o);
  const bool same =
      t->ndim == spec.ndim && std::equal(spec.sizes, spec.sizes + spec.ndim, t->sizes());
  if (same && t->dtype == spec.dtype) return;
  std::string shape;
  for (int i = 0; i < spec.ndim; i++) shape += str(i ? ", " : "", spec.sizes[i]);
  blame.raise(str("returned ", describe(t), " for output ", index),
              str("the operator's rule gives ", info(spec.dtype).name, "(", shape,
                  spec.ndim == 1 ? "," : "", ")"),
              "correct the kernel, or the rule if that is wrong");
}

void compare(const Blame& blame, PyObject* real, PyObject* fake, int index) {
  if (!is_tensor(real) || !is_tensor(fake)) return;
  const TensorObject *r = as_tensor(real), *f = as_tensor(fake);
  const bool same = r->dtype == f->dtype && r->device == f->device && r->ndim == f->ndim &&
                    std::equal(r->sizes(), r->sizes() + r->ndim, f->sizes());
  if (!same)
    blame.raise(str("returned ", describe(r), " for output ", index),
                str("the fake kernel returned ", describe(f)),
                "correct the fake kernel (register_fake) or the kernel: they must agree");
}

// A kernel's result as the caller gets it: a separate tensor, even if the kernel returns a
// view of something that it made, and with the rule's layout.
Ref settled(const Call& call, PyObject* o, const Return& ret, Device device, const CallSpec* spec,
            int i) {
  if (!is_tensor(o)) return Ref::borrow(o);
  TensorObject* t = as_tensor(o);
  const RuleInfo* rule = call.op->s->rule;
  if (rule && keeps_order(*rule) && t->device == device && !(t->flags & kFlagFake) &&
      !lies_as(t, *spec, i)) {
    Ref made(reinterpret_cast<PyObject*>(empty_output(*spec, i, device, false)));
    assign(as_tensor(made.get()), t);
    return made;
  }
  const bool hidden = t->meta && t->meta->view_parent && !t->meta->node && t->storage;
  if (!hidden || !ret.alias.set.empty()) return Ref::borrow(o);
  return Ref(reinterpret_cast<PyObject*>(alias_of(t)));
}

// Two outputs in the same memory: writing to one would change the other, and a tensor that is both
// has one history only.
void check_apart(const Blame& blame, PyObject* outputs) {
  const Schema& s = blame.call.schema();
  for (Py_ssize_t k = 1; k < PyTuple_GET_SIZE(outputs); k++) {
    PyObject* b = PyTuple_GET_ITEM(outputs, k);
    for (Py_ssize_t i = 0; is_tensor(b) && i < k; i++) {
      PyObject* a = PyTuple_GET_ITEM(outputs, i);
      const Alias& alias = s.returns[s.returns_list ? 0 : i].alias;
      const bool declared =
          !alias.set.empty() && alias.set == s.returns[s.returns_list ? 0 : k].alias.set;
      if (!is_tensor(a) || declared || !shares_bytes(as_tensor(a), as_tensor(b))) continue;
      blame.raise(str("returned the same memory for outputs ", i, " and ", k),
                  "a write to one of them would change the other",
                  str("return a copy of one: core.clone(...)"));
    }
  }
}

// The outputs as a tuple of the schema's length.
Ref as_outputs(const Blame& blame, PyObject* result) {
  const Schema& s = blame.call.schema();
  const size_t n = s.returns.size();
  if (s.returns_list || s.returns_tuple) {
    if (n == 0 && result == Py_None) return Ref(check(PyTuple_New(0)));
    if (!PyTuple_Check(result) && !PyList_Check(result))
      blame.raise(str("returned ", what_is(result)),
                  n == 0 ? std::string("it is declared to return nothing")
                         : std::string("it is declared to return several tensors"),
                  n == 0 ? "return None" : "return a tuple of them");
    Ref outputs(check(PySequence_Tuple(result)));
    const auto count = static_cast<size_t>(PyTuple_GET_SIZE(outputs.get()));
    if (!s.returns_list && count != n)
      blame.raise(str("returned ", count, " outputs"), str(n, " are declared"),
                  str("return ", n, " of them"));
    return outputs;
  }
  return Ref(check(PyTuple_Pack(1, result)));
}

uint64_t signature(const Call& call) {
  uint64_t h = 1469598103934665603ull;
  each_tensor(call, [&](TensorObject* t, int i) {
    h = (h ^ static_cast<uint64_t>(t->dtype) ^ static_cast<uint64_t>(t->ndim) << 8 ^
         static_cast<uint64_t>(i) << 16) *
        1099511628211ull;
  });
  return h;
}

void compare_outputs(const Blame& blame, PyObject* result, PyObject* fake) {
  if (!PyTuple_Check(result)) return compare(blame, result, fake, 0);
  const Py_ssize_t n = PyTuple_GET_SIZE(result);
  if (n == 0 && fake == Py_None) return;
  if (!PyTuple_Check(fake) || PyTuple_GET_SIZE(fake) != n)
    blame.raise(str("returned ", n, " outputs"), "the fake kernel returns another number of them",
                "correct the fake kernel");
  for (Py_ssize_t i = 0; i < n; i++)
    compare(blame, PyTuple_GET_ITEM(result, i), PyTuple_GET_ITEM(fake, i), static_cast<int>(i));
}

void check_against_fake(Call& call, const KernelObject* kernel, PyObject* result) {
  if (call.op->fake_kernel == nullptr) return;
  const uint64_t key = signature(call);
  if (call.op->s->checked.count(key)) return;
  Ref fake = try_infer_outputs(call);
  if (fake) {
    compare_outputs(Blame{call, kernel}, result, fake.get());
  } else if (PyObject* handler = hook(Hook::DynamicFake)) {  // sizes that depend on data
    const Ref args(args_tuple(call)), kwargs(kwargs_dict(call));
    PyObject* stack[] = {reinterpret_cast<PyObject*>(call.op), args.get(), kwargs.get(), result};
    Ref(check(PyObject_Vectorcall(handler, stack, 4, nullptr)));
  }
  call.op->s->checked.insert(key);
}

}  // namespace

PyObject* check_result(Call& call, const KernelObject* kernel, Device device, const CallSpec* spec,
                       PyObject* result) {
  const Blame blame{call, kernel};
  const Schema& s = call.schema();
  const bool single = s.returns.size() == 1 && !s.returns_list && !s.returns_tuple;
  const bool ruled = call.op->s->rule != nullptr;
  if (single) {  // the common case makes no tuple
    check_output(blame, result, 0, device, s.returns[0]);
    if (ruled)
      check_spec(blame, result, 0, spec->outputs[0]);
    else
      check_against_fake(call, kernel, result);
    return settled(call, result, s.returns[0], device, spec, 0).release();
  }
  Ref outputs = as_outputs(blame, result);
  const int count = static_cast<int>(PyTuple_GET_SIZE(outputs.get()));
  for (int i = 0; i < count; i++) {
    PyObject* o = PyTuple_GET_ITEM(outputs.get(), i);
    check_output(blame, o, i, device, s.returns[s.returns_list ? 0 : i]);
    if (ruled && i < spec->num_outputs) check_spec(blame, o, i, spec->outputs[i]);
  }
  if (kernel) check_apart(blame, outputs.get());
  if (!ruled) check_against_fake(call, kernel, outputs.get());
  if (s.returns.empty()) Py_RETURN_NONE;
  Ref all(check(PyTuple_New(count)));
  for (int i = 0; i < count; i++) {
    const Return& ret = s.returns[s.returns_list ? 0 : i];
    PyTuple_SET_ITEM(
        all.get(), i,
        settled(call, PyTuple_GET_ITEM(outputs.get(), i), ret, device, spec, i).release());
  }
  return all.release();
}

void check_into(const Call& call, const KernelObject* kernel, PyObject* result,
                TensorObject** into) {
  const bool tuple = PyTuple_Check(result);
  for (Py_ssize_t i = 0; i < (tuple ? PyTuple_GET_SIZE(result) : 1); i++)
    compare({call, kernel}, tuple ? PyTuple_GET_ITEM(result, i) : result,
            reinterpret_cast<PyObject*>(into[i]), static_cast<int>(i));
}

// ---- fake against real -------------------------------------------------------------------------

}  // namespace core
