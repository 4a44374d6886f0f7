// A call: bind the arguments, find the first key that wants it, and at last the device.

#include <cstring>
#include <new>
#include <optional>

#include "assign.h"
#include "autograd/levels.h"
#include "fake.h"
#include "hooks.h"
#include "kernels.h"
#include "memory/profile.h"
#include "out.h"
#include "recording/recording.h"
#include "rules/rules_support.h"
#include "tensor/subclass.h"
#include "trace.h"

namespace core {

namespace {

// Several results under their names in the schema.
PyObject* named(PyObject* plain, PyObject* type) {
  if (!PyTuple_CheckExact(plain) || !PyType_Check(type)) return plain;
  Ref owned(plain);
  auto* tuple_type = reinterpret_cast<PyTypeObject*>(type);
  if (!PyType_IsSubtype(tuple_type, &PyTuple_Type)) return owned.release();
  const Py_ssize_t n = PyTuple_GET_SIZE(plain);
  PyObject* out = check(tuple_type->tp_alloc(tuple_type, n));
  for (Py_ssize_t i = 0; i < n; i++)
    PyTuple_SET_ITEM(out, i, Ref::borrow(PyTuple_GET_ITEM(plain, i)).release());
  return out;
}

// The arguments of an operator that was defined for tensors of the subclass: views of plain ones.
// Where all are plain, so are the results.
class SubclassCall {
 public:
  SubclassCall(PyObject* view, PyObject** objects, int n, Arena& arena)
      : view_(Ref::borrow(view)), arena_(arena) {
    for (int i = 0; i < n; i++) objects[i] = viewed(objects[i]);
  }

  PyObject* finish(PyObject* result) const {
    const Ref owned(result);
    return plain_ && !any_ ? restored(result).release() : Ref(owned).release();
  }

 private:
  PyObject* viewed(PyObject* o) {
    if (is_tensor(o)) {
      any_ |= in_subclass(as_tensor(o));
      if (in_subclass(as_tensor(o))) return o;
      plain_ = true;
      PyObject* view = check(PyObject_CallOneArg(view_.get(), o));
      arena_.keep(view);
      views_.emplace_back(view, o);
      return view;
    }
    if (!PyTuple_CheckExact(o) && !PyList_CheckExact(o)) return o;
    PyObject* items = check(PySequence_List(o));
    arena_.keep(items);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(items); i++) {
      PyObject* item = viewed(PyList_GET_ITEM(items, i));
      check(PyList_SetItem(items, i, Ref::borrow(item).release()));
    }
    return items;
  }

  Ref restored(PyObject* o) const {
    if (PyTuple_CheckExact(o)) {
      Ref out(check(PyTuple_New(PyTuple_GET_SIZE(o))));
      for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(o); i++)
        PyTuple_SET_ITEM(out.get(), i, restored(PyTuple_GET_ITEM(o, i)).release());
      return out;
    }
    for (const auto& [view, original] : views_)
      if (view == o) return Ref::borrow(original);
    if (is_tensor(o)) set_subclass(as_tensor(o), false);
    return Ref::borrow(o);
  }

  Ref view_;
  Arena& arena_;
  bool plain_ = false, any_ = false;
  std::vector<std::pair<PyObject*, PyObject*>> views_;
};

}  // namespace

// The mark of core.compat.torch.library on operators that are defined with it; nullptr: none.
PyObject* subclass_view(const OperatorObject* op) {
  static PyObject* key = check(PyUnicode_InternFromString("subclass_view"));
  if (op->dict == nullptr || TensorSubclass == nullptr) return nullptr;
  return PyDict_GetItemWithError(op->dict, key);
}

// ---- entry -------------------------------------------------------------------------------------
PyObject* operator_vectorcall(PyObject* self, PyObject* const* args, size_t nargsf,
                              PyObject* kwnames) {
  return guarded(static_cast<PyObject*>(nullptr), [&] {
    auto* op = reinterpret_cast<OperatorObject*>(self);  // handles have another vectorcall
    const int n = static_cast<int>(op->s->schema.args.size());
    auto** objects = static_cast<PyObject**>(__builtin_alloca(sizeof(PyObject*) * (n + 1)));
    auto* values = static_cast<Value*>(__builtin_alloca(sizeof(Value) * (n + 1)));
    for (int i = 0; i < n; i++) new (values + i) Value;
    PyObject* out = nullptr;
    Arena arena;
    bind_objects(op, args, PyVectorcall_NARGS(nargsf), kwnames, objects, arena, &out);
    std::optional<SubclassCall> special;
    if (PyObject* view = subclass_view(op)) special.emplace(view, objects, n, arena);
    Call call{op, {&op->s->schema, n, objects, values}, &arena};
    read_values(call);
    if (out && out != Py_None) read_out(call, out);
    PyObject* result = thread_state().recorder ? dispatch_recorded(call) : dispatch(call);
    if (special) result = special->finish(result);
    return op->result_type && !call.out ? named(result, op->result_type) : result;
  });
}

namespace {

// ---- powers ------------------------------------------------------------------------------------
// The most frequent power is a product; of bool it is left to the rule, which refuses it.
bool is_square(PyObject* x, PyObject* power) {
  if (Py_TYPE(x) != TensorType) return false;
  const DType dtype = as_tensor(x)->dtype;
  int overflow;
  if (PyLong_CheckExact(power))
    return dtype != DType::Bool && PyLong_AsLongAndOverflow(power, &overflow) == 2;
  return PyFloat_CheckExact(power) && is_inexact(dtype) && PyFloat_AS_DOUBLE(power) == 2;
}

}  // namespace

PyObject* power_vectorcall(PyObject* self, PyObject* const* args, size_t nargsf,
                           PyObject* kwnames) {
  if (kwnames != nullptr || PyVectorcall_NARGS(nargsf) != 2 || !is_square(args[0], args[1]))
    return operator_vectorcall(self, args, nargsf, kwnames);
  static PyObject* square = nullptr;  // operators stay
  if (square == nullptr) square = find_operator_object("core::square");
  return square == nullptr ? nullptr : operator_vectorcall(square, args, 1, nullptr);
}

namespace {

// ---- views of bits -----------------------------------------------------------------------------
bool is_named_dtype(PyObject* names) {
  return PyTuple_GET_SIZE(names) == 1 &&
         PyUnicode_CompareWithASCIIString(PyTuple_GET_ITEM(names, 0), "dtype") == 0;
}

// Whether an argument is a dtype, or stands for one. Sizes are integers, and lists of them.
bool is_dtype_like(PyObject* o) {
  if (PyTuple_Check(o) || PyList_Check(o) || PyIndex_Check(o)) return false;
  return PyUnicode_Check(o) || PyType_Check(o) || PyObject_HasAttrString(o, "itemsize");
}

}  // namespace

PyObject* view_vectorcall(PyObject* self, PyObject* const* args, size_t nargsf, PyObject* kwnames) {
  const Py_ssize_t n = PyVectorcall_NARGS(nargsf);
  if (kwnames ? n != 1 || !is_named_dtype(kwnames) : n != 2 || !is_dtype_like(args[1]))
    return operator_vectorcall(self, args, nargsf, kwnames);
  static PyObject* of_dtype = nullptr;  // operators stay
  if (of_dtype == nullptr) of_dtype = find_operator_object("core::view_dtype");
  return of_dtype == nullptr ? nullptr : operator_vectorcall(of_dtype, args, 2, nullptr);
}

namespace {

// Operators that call operators through Python: the C stack has room for this many and to spare.
constexpr int kMaxDepth = 200;

class DepthGuard {
 public:
  explicit DepthGuard(const Call& call) : state_(thread_state()) {
    if (state_.depth >= kMaxDepth)
      throw Error{
          "RecursionLimitError",
          str(call.schema().full_name(), ": operator calls are nested ", kMaxDepth, " deep"),
          "a kernel, handler or decomposition that calls its own operator never ends",
          str("at most ", kMaxDepth, " calls inside one another"),
          "let the kernel compute with other operators than its own"};
    state_.depth++;
  }
  ~DepthGuard() { state_.depth--; }
  DepthGuard(const DepthGuard&) = delete;

 private:
  ThreadState& state_;
};

}  // namespace

PyObject* call_python(Call& call, PyObject* callable) {
  const DepthGuard depth(call);
  const int n = call.args.n;
  const int positional = call.schema().num_positional;
  Ref names;
  if (n > positional) {
    names = Ref(check(PyTuple_New(n - positional)));
    for (int i = positional; i < n; i++)
      PyTuple_SET_ITEM(names.get(), i - positional,
                       Ref(call.schema().args[i].name_object).release());
  }
  return check(PyObject_Vectorcall(callable, call.args.objects, positional, names.get()));
}

// ---- keys --------------------------------------------------------------------------------------
namespace {

uint16_t keys_of(const Call& call) {
  const ThreadState& t = thread_state();
  uint16_t keys = call.flags | t.included;
  if (call.rebased) keys |= bit(Key::Autograd);
  keys &= ~(t.excluded | call.op->s->fallthrough);
  if (!t.grad_enabled) keys &= ~bit(Key::Autograd);
  // Collected calls are recorded when their graph runs, as one node.
  if ((keys & bit(Key::Capture)) && !(call.flags & kFlagStandIn)) keys &= ~bit(Key::Autograd);
  return keys & handled_keys();
}

PyObject* call_handler(Call& call, Key key) {
  if (call.out && key == Key::Levels) refuse_out(call, key);
  PyObject* handler = key_handler(key);
  if (tracing())
    trace_hop("key", str(kKeyNames[static_cast<int>(key)], ": handled in Python"), nullptr, 0);
  Ref keep = Ref::borrow(handler);  // may be replaced while it runs
  const DepthGuard depth(call);
  Ref args(args_tuple(call)), kwargs(kwargs_dict(call));
  if (call.out) check(PyDict_SetItemString(kwargs.get(), "out", call.out));
  PyObject* stack[] = {reinterpret_cast<PyObject*>(call.op), args.get(), kwargs.get()};
  return check(PyObject_Vectorcall(handler, stack, 3, nullptr));
}

void trace_start(const Call& call, uint16_t keys) {
  std::string names;
  for (int k = 0; k < kNumKeys; k++)
    if (keys & (1u << k)) names += str(kKeyNames[k], ", ");
  trace_hop("operator", print(call.schema()), call.op->file, call.op->line);
  try {
    names += str("device ", to_string(call_device_of(call)));
  } catch (const Error&) {  // of arguments on several devices; the call itself raises
    names += "device";
  }
  trace_hop("keys", names, nullptr, 0);
}

bool is_argument(const Call& call, PyObject* o) {
  bool same = false;
  const auto compare = [&](TensorObject* t, int) { same |= reinterpret_cast<PyObject*>(t) == o; };
  each_tensor(call, compare);
  each_out(call, compare);
  return same;
}

// New tensors become instances of the subclass that an argument is of.
void type_results(const Call& call, PyObject* result) {
  if (is_tensor(result)) {
    if (!is_argument(call, result)) set_subclass(as_tensor(result), true);
  } else if (PyTuple_Check(result)) {
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(result); i++)
      type_results(call, PyTuple_GET_ITEM(result, i));
  } else if (PyList_Check(result)) {
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(result); i++)
      type_results(call, PyList_GET_ITEM(result, i));
  }
}

PyObject* dispatch_subclass(Call& call) {
  call.flags &= static_cast<uint16_t>(~kFlagSubclass);
  Ref result(dispatch(call));
  type_results(call, result.get());
  return result.release();
}

}  // namespace

PyObject* dispatch(Call& call) {
  const ProfileScope event(EventKind::Call, call.op->name);
  if (call.flags & kFlagSubclass) return dispatch_subclass(call);
  if (call.rebased && adopt_views(call)) read_values(call);
  const uint16_t keys = keys_of(call);
  if (tracing()) trace_start(call, keys);
  if (keys == 0) return call_device(call);
  const Key first = static_cast<Key>(__builtin_ctz(keys));
  if (first == Key::Autocast && !key_handler(first)) return call_autocast(call);
  if (first == Key::Autograd) return call_autograd(call);
  if (first == Key::Fake) return call_fake(call);
  if (first == Key::Levels) {
    if (PyObject* result = call_levels(call)) return result;
  }
  return call_handler(call, first);
}

// ---- device ------------------------------------------------------------------------------------
PyObject* call_view(Call& call) {
  TensorObject* out = call.op->s->view(call.args);
  Ref owned(reinterpret_cast<PyObject*>(out));
  if (tracing())
    trace_hop("view", str("native rule '", call.op->s->view_name, "': metadata only"), nullptr, 0);
  set_view_history(out, call);
  return owned.release();
}

void check_inplace_spec(const Call& call, const CallSpec& spec) {
  const TensorObject* self = call.args.values[0].tensor;
  const OutputSpec& out = spec.outputs[0];
  const bool same_shape =
      out.ndim == self->ndim && std::equal(out.sizes, out.sizes + out.ndim, self->sizes());
  if (!same_shape)
    throw Error{"ShapeError",
                str(call.schema().full_name(), ": the result does not have the shape ",
                    shape_string(self), " of the tensor it is written to"),
                "an in-place operator cannot change its first argument's shape", describe(self),
                "use the operator without the underscore, which makes a new tensor"};
  if (out.dtype != self->dtype)
    throw Error{
        "DtypeError",
        str(call.schema().full_name(), ": the result is ", info(out.dtype).name,
            " and cannot be stored in a tensor of ", info(self->dtype).name),
        "an in-place operator cannot change its first argument's dtype", describe(self),
        str("use the operator without the underscore, x = x + y, or convert the other operand: "
            "y.astype(core.",
            info(self->dtype).name, ")")};
}

void check_inplace_result(const Call& call, const TensorObject* result) {
  OutputSpec made;
  made.dtype = result->dtype;
  same_shape(made, result);
  CallSpec spec;
  spec.outputs = &made;
  check_inplace_spec(call, spec);
}

namespace {

bool is_assignment(const OperatorObject* op) {
  return op->s->rule && std::strcmp(op->s->rule->name, "assign") == 0;
}

// How to bring tensors of two devices to one: to the device that is not the host.
std::string remedy_for_devices(const Call& call, Device a, Device b) {
  const Device where = a.type == kCPU ? b : a;
  std::string fix = str("move one of them first: x.to('", to_string(where), "')");
  bool number = false;
  each_tensor(call, [&](TensorObject* t, int) { number |= t->ndim == 0 && t->device != where; });
  return number ? fix + "; or pass the 0-d tensor as a number: x.item()" : fix;
}

[[noreturn]] void throw_devices(const Call& call, Device a, Device b) {
  throw Error{"DeviceError",
              str(call.schema().full_name(), ": tensors of two devices, ", to_string(a), " and ",
                  to_string(b)),
              "an operator runs on one device, and core does not move tensors by itself",
              str(to_string(a), ", ", to_string(b)), remedy_for_devices(call, a, b)};
}

void refuse_without_data(const Call& call) {
  if (call.flags & kFlagWrapped)
    throw Error{"AutogradError",
                str(call.schema().full_name(), ": a tensor of a transform that has ended"),
                "a tensor made under vmap or grad lives only while that transform runs",
                "the transform's results", "return the tensor from the transformed function"};
  throw Error{"MemoryAccessError", str(call.schema().full_name(), ": a fake tensor has no data"),
              "the key 'fake' was excluded, so a kernel would have to read its memory",
              "fake tensors have shape, dtype and device", "use a real tensor"};
}

// The dtype by which kernels are chosen when no rule names one.
DType dtype_of_call(const Call& call) {
  DType dtype = DType::Undefined;
  each_tensor(call, [&](TensorObject* t, int) {
    if (dtype == DType::Undefined) dtype = t->dtype;
  });
  for (int i = 0; i < call.args.n && dtype == DType::Undefined; i++)
    if (call.args.values[i].tag == Tag::DType) dtype = static_cast<DType>(call.args.values[i].i);
  return dtype;
}

// Operands of a pointwise operator are converted before any kernel sees them, so that each kernel
// is written for one dtype. Replaced objects are kept alive by the arena.
void convert_operands(Call& call, const RuleInfo* rule, const CallSpec& spec) {
  for (int i = rule->convert_from; i < call.args.n; i++) {
    Value& v = call.args.values[i];
    if (v.tag != Tag::Tensor || v.tensor->dtype == spec.compute) continue;
    PyObject* stack[] = {call.args.objects[i], dtype_object(spec.compute)};
    if (tracing())
      trace_hop("convert", str("argument ", i, " to ", info(spec.compute).name), nullptr, 0);
    ExcludeGuard below(bits_before(Key::Device));
    PyObject* converted = check(PyObject_Vectorcall(hook(Hook::Cast), stack, 2, nullptr));
    call.arena->keep(converted);
    if (!is_tensor(converted) || as_tensor(converted)->dtype != spec.compute)
      throw Error{"KernelError", "the cast operator returned something else than asked for",
                  "core::astype must return a tensor of the dtype it is given", "core::astype",
                  "correct the kernel that is registered for it"};
    call.args.objects[i] = converted;
    v.tensor = as_tensor(converted);
  }
}

// An in-place form may overwrite elements that it has not read yet if another operand overlaps the
// same memory: such an operand is copied first. The very same view is fine.
void separate_operands(Call& call, TensorObject* self) {
  if (overlaps_itself(self))
    throw Error{"ShapeError",
                str(call.schema().full_name(), ": elements of '", call.schema().args[0].name,
                    "' share memory"),
                "writing to an expanded tensor would write one place several times", describe(self),
                "call core.clone(x) first and write to the copy"};
  for (int i = 0; i < call.args.n; i++) {
    Value& v = call.args.values[i];
    if (v.tag != Tag::Tensor || v.tensor == self || !may_overlap(self, v.tensor)) continue;
    PyObject* copy = reinterpret_cast<PyObject*>(to_device(v.tensor, v.tensor->device));
    call.arena->keep(copy);
    call.args.objects[i] = copy;
    v.tensor = as_tensor(copy);
  }
}

// No kernel of the device took the call: core.dispatcher.fallback decides.
PyObject* call_missing(Call& call, Device device, const CallSpec* spec, bool in_place = false) {
  OperatorObject* op = call.op;
  if (device.type == kCPU && op->decomposition && !tracing()) {  // as the handler would
    Ref result = run_decomposition(call, in_place);
    if (in_place && result.get() == call.args.objects[0]) return result.release();
    return check_result(call, nullptr, device, spec, result.get());
  }
  PyObject* handler = hook(Hook::MissingKernel);
  if (handler == nullptr)
    throw Error{"MissingKernelError",
                str(op->s->schema.full_name(), " has no kernel for ", to_string(device)),
                "core was imported without its fallback",
                "core.explain shows the registered kernels", "import core instead of core._native"};
  const DepthGuard depth(call);
  Ref args(args_tuple(call)), kwargs(kwargs_dict(call));
  PyObject* stack[] = {reinterpret_cast<PyObject*>(op), device_object(device), args.get(),
                       kwargs.get()};
  Ref result(check(PyObject_Vectorcall(handler, stack, 4, nullptr)));
  return check_result(call, nullptr, device, spec, result.get());
}

// Armed once a kernel may run, it acts on every way out, errors included: a kernel that raised may
// have written before. A call that was refused has written nothing.
class BumpVersions {
 public:
  explicit BumpVersions(const Call& call) {
    if (call.op->s->written.empty() && !call.out) return;
    auto count = [&](TensorObject*, int) { room_++; };
    each_written(call, count);
    each_out(call, count);
    storages_ = reinterpret_cast<Storage**>(call.arena->ints(room_));
    auto add = [&](TensorObject* t, int) {
      retain(t->storage);
      storages_[count_++] = t->storage;
    };
    each_written(call, add);
    each_out(call, add);
  }
  ~BumpVersions() {
    for (int i = 0; i < count_; i++) {
      storages_[i]->version += armed_;
      release(storages_[i]);
    }
  }
  BumpVersions(const BumpVersions&) = delete;
  void arm() { armed_ = true; }

 private:
  Storage** storages_ = nullptr;
  int room_ = 0, count_ = 0;
  bool armed_ = false;
};

// The result in memory that is there already. Where kernels may not work in it (direct is false),
// because they read the memory that they would overwrite, they make new tensors, which are copied
// to it.
void compute_into(Call& call, TensorObject** into, Device device, CallSpec& spec, bool direct,
                  bool in_place = false) {
  bool found = false;
  Ref result(
      run_kernels(call, device, &spec, direct ? into : nullptr, &found, in_place ? into : nullptr));
  if (!found) result = Ref(call_missing(call, device, &spec, in_place));
  if ((found && direct) || result.get() == reinterpret_cast<PyObject*>(into[0])) return;
  if (call.out)
    check_out(call, result.get());
  else if (!call.op->s->rule && is_tensor(result.get()))
    check_inplace_result(call, as_tensor(result.get()));
  assign_outputs(into, result.get());
}

// x.copy_(src): the values to write, in x's dtype and with its shape, or nothing where a kernel
// decides.
Ref assigned_source(Call& call, TensorObject* self) {
  const Value& v = call.args.values[1];
  Ref src;
  if (v.tag == Tag::Tensor && (is_complex(self->dtype) || !is_complex(v.tensor->dtype))) {
    src = Ref::borrow(call.args.objects[1]);
    PyObject* stack[] = {src.get(), dtype_object(self->dtype)};
    const ExcludeGuard below(bits_before(Key::Device));
    if (v.tensor->dtype != self->dtype)
      src = Ref(check(PyObject_Vectorcall(check(hook(Hook::Cast)), stack, 2, nullptr)));
  } else if (v.tag == Tag::Number && (is_complex(self->dtype) || v.weak != Weak::Complex) &&
             runtime_of(self->device.type)->host_accessible) {
    src = Ref(
        reinterpret_cast<PyObject*>(empty_tensor(0, nullptr, self->dtype, self->device, false)));
    write_number(v.number, self->dtype, as_tensor(src.get())->data());
  } else {
    return src;
  }
  TensorObject* t = as_tensor(src.get());
  int64_t strides[kMaxDims];
  const int extra = self->ndim - t->ndim;
  for (int i = 0; i < self->ndim; i++)
    strides[i] = i < extra || t->sizes()[i - extra] == 1 ? 0 : t->strides()[i - extra];
  return Ref(reinterpret_cast<PyObject*>(
      alias_tensor(t, self->ndim, self->sizes(), strides, t->offset, t->dtype)));
}

// x.copy_(src, non_blocking=True): whether the copy was enqueued, to end after this call.
bool is_started(const Call& call, TensorObject* self, PyObject* src) {
  if (call.args.n < 3 || call.args.values[2].i == 0 || hook(Hook::StartCopy) == nullptr)
    return false;
  PyObject* stack[] = {reinterpret_cast<PyObject*>(self), src};
  const Ref started(check(PyObject_Vectorcall(hook(Hook::StartCopy), stack, 2, nullptr)));
  return started.get() == Py_True;
}

// Whether no other argument lies across self's memory.
bool is_alone(const Call& call, const TensorObject* self) {
  for (int i = 1; i < call.args.n; i++) {
    const Value& v = call.args.values[i];
    if (v.tag == Tag::Tensor && shares_bytes(self, v.tensor)) return false;
    for (int k = 0; v.tag == Tag::Tensors && k < v.count; k++)
      if (v.tensors[k] != Py_None && shares_bytes(self, as_tensor(v.tensors[k]))) return false;
  }
  return true;
}

// A pointwise kernel writes each element where it has read it, so it may work in self's memory; so
// may a body that begins by copying self, where it reads nothing else from there.
PyObject* call_inplace(Call& call, TensorObject* self, Device device, CallSpec& spec) {
  separate_operands(call, self);
  call.op = call.op->s->functional;
  if (is_assignment(call.op) && hook(Hook::Cast)) {
    if (const Ref src = assigned_source(call, self)) {
      if (tracing()) trace_hop("assign", "written without a kernel", nullptr, 0);
      const ProfileScope event(EventKind::Kernel, call.op->name, device);
      if (is_started(call, self, src.get()))
        return Ref::borrow(reinterpret_cast<PyObject*>(self)).release();
      assign(self, as_tensor(src.get()));
      return Ref::borrow(reinterpret_cast<PyObject*>(self)).release();
    }
  }
  const bool pointwise = call.op->s->rule && call.op->s->rule->pointwise;
  compute_into(call, &self, device, spec, pointwise, !pointwise && is_alone(call, self));
  Py_INCREF(self);
  return reinterpret_cast<PyObject*>(self);
}

PyObject* call_out(Call& call, Device device, CallSpec& spec, BumpVersions& written) {
  const bool known = check_out_before(call, device, spec);
  const bool direct = known && may_fill_out(call, device, spec);
  if (tracing())
    trace_hop("out", direct ? "its memory is the kernel's output" : "gets a copy of the result",
              nullptr, 0);
  written.arm();
  compute_into(call, call.outs, device, spec, direct);
  Py_INCREF(call.out);
  return call.out;
}

// x.copy_(src) copies from any device.
bool is_copied(const OperatorObject* op) {
  return op->s->functional != nullptr && is_assignment(op->s->functional);
}

}  // namespace

Device call_device_of(const Call& call) {
  bool first = true;
  Device device;
  each_tensor(call, [&](TensorObject* t, int) {
    if (first)
      device = t->device;
    else if (t->device != device && !is_copied(call.op))
      throw_devices(call, device, t->device);
    first = false;
  });
  if (!first) return device;
  for (int i = 0; i < call.args.n; i++) {
    const Value& v = call.args.values[i];
    if (v.tag == Tag::Device)
      return {static_cast<uint16_t>(v.i >> 16), static_cast<uint16_t>(v.i & 0xffff)};
  }
  return default_device();
}

PyObject* call_device(Call& call) {
  OperatorObject::State& s = *call.op->s;
  if (call.flags & (kFlagFake | kFlagWrapped)) refuse_without_data(call);
  if (s.view) return call_view(call);
  if (!s.written.empty()) require_writable(call);
  if (call.out) require_writable_out(call);
  TensorObject* self = s.functional ? call.args.values[0].tensor : nullptr;
  BumpVersions written(call);
  const Device device = call_device_of(call);
  CallSpec spec;
  spec.outputs = static_cast<OutputSpec*>(
      __builtin_alloca(sizeof(OutputSpec) * (s.schema.returns.size() + 1)));
  const RuleInfo* rule = s.functional ? s.functional->s->rule : s.rule;
  if (rule) {
    ask_rule(*rule, call.args, spec);
    if (tracing()) trace_hop("rule", str("native rule '", rule->name, "'"), nullptr, 0);
    if (s.functional) check_inplace_spec(call, spec);
    if (rule->pointwise && hook(Hook::Cast)) convert_operands(call, rule, spec);
  } else {
    spec.compute = dtype_of_call(call);
  }
  if (call.out) return call_out(call, device, spec, written);
  written.arm();
  if (s.functional) return call_inplace(call, self, device, spec);
  bool found = false;
  PyObject* result = run_kernels(call, device, &spec, nullptr, &found);
  if (!found) return call_missing(call, device, &spec);
  return s.may_alias ? declared_views(call, Ref(result)).release() : result;
}

}  // namespace core
