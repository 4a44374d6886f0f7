// The fake key: a call's result without memory and without a kernel; and the checks that
// operators with written arguments share with it.

#include <new>
#include <vector>

#include "fake.h"
#include "out.h"
#include "recording/signature.h"
#include "tensor/subclass.h"
#include "trace.h"

namespace core {

struct InferredOutputs : BySignature<Ref> {};

TensorObject* fake_of(const TensorObject* t) {
  const int64_t extent =
      t->storage ? static_cast<int64_t>(t->storage->nbytes) : t->numel * itemsize(t->dtype);
  Ref owned(reinterpret_cast<PyObject*>(new_tensor_shell(t->ndim, t->dtype, t->device)));
  TensorObject* f = as_tensor(owned.get());
  std::copy(t->dims, t->dims + 2 * t->ndim, f->dims);
  f->numel = t->numel;
  f->offset = t->offset;
  f->storage = new_fake_storage(static_cast<size_t>(extent), t->device);
  f->flags |= kFlagFake;
  return typed_like(as_tensor(owned.release()), t);
}

namespace {

void bump_versions(const Call& call) {
  each_written(call, [](TensorObject* t, int) { t->storage->version++; });
}

// Every real tensor among the arguments is replaced by its fake.
void make_fake(Call& call) {
  for (int i = 0; i < call.args.n; i++) {
    Value& v = call.args.values[i];
    if (v.tag == Tag::Tensor && !(v.tensor->flags & kFlagFake)) {
      v.tensor = fake_of(v.tensor);
      call.args.objects[i] = reinterpret_cast<PyObject*>(v.tensor);
      call.arena->keep(call.args.objects[i]);
    } else if (v.tag == Tag::Tensors) {
      PyObject* items = check(PyTuple_New(v.count));
      call.arena->keep(items);
      for (int k = 0; k < v.count; k++) {
        PyObject* item = v.tensors[k];
        const bool real = item != Py_None && !(as_tensor(item)->flags & kFlagFake);
        if (real)
          item = reinterpret_cast<PyObject*>(fake_of(as_tensor(item)));
        else
          Py_INCREF(item);
        PyTuple_SET_ITEM(items, k, item);
      }
      call.args.objects[i] = items;
      v.tensors = v.count ? &PyTuple_GET_ITEM(items, 0) : nullptr;
    }
  }
}

[[noreturn]] void throw_no_fake(const Call& call) {
  throw Error{
      "MissingKernelError", str(call.schema().full_name(), " has no fake kernel"),
      "its outputs' shapes and dtypes cannot be known without running it",
      "a rule, register_fake, or a decomposition",
      "decorate one with @op.register_fake, as op.register_fake(lambda x: core.empty_like(x))"};
}

[[noreturn]] void throw_fake_result(const Call& call, const std::string& got) {
  throw Error{"KernelError", str(call.schema().full_name(), ": its fake kernel returned ", got),
              "a fake kernel returns tensors, as the schema declares them", print(call.schema()),
              "return core.empty(shape, dtype=..., device=x.device) for each output"};
}

// A real tensor that a fake kernel made is as good as its metadata.
Ref as_fake(const Call& call, PyObject* o, const Return& ret) {
  const bool tensor = ret.type.kind <= ArgKind::TensorOrScalar;
  if (!tensor || (o == Py_None && ret.type.optional)) return Ref::borrow(o);
  if (!is_tensor(o)) throw_fake_result(call, Py_TYPE(o)->tp_name);
  if (as_tensor(o)->flags & kFlagFake) return Ref::borrow(o);
  return Ref(reinterpret_cast<PyObject*>(fake_of(as_tensor(o))));
}

Ref checked_fakes(const Call& call, PyObject* result) {
  const Schema& s = call.schema();
  if (!s.returns_tuple && !s.returns_list) return as_fake(call, result, s.returns[0]);
  if (s.returns.empty() && result == Py_None) return Ref::borrow(Py_None);
  if (!PyTuple_Check(result) && !PyList_Check(result))
    throw_fake_result(call, Py_TYPE(result)->tp_name);
  Ref items(check(PySequence_Tuple(result)));
  const Py_ssize_t n = PyTuple_GET_SIZE(items.get());
  if (!s.returns_list && n != static_cast<Py_ssize_t>(s.returns.size()))
    throw_fake_result(call, str(n, " outputs"));
  Ref out(check(PyTuple_New(n)));
  for (Py_ssize_t i = 0; i < n; i++)
    PyTuple_SET_ITEM(
        out.get(), i,
        as_fake(call, PyTuple_GET_ITEM(items.get(), i), s.returns[s.returns_list ? 0 : i])
            .release());
  return out;
}

[[noreturn]] void throw_write_to_real(const Call& call, const std::string& name,
                                      const TensorObject* t) {
  throw Error{"MemoryAccessError",
              str(call.schema().full_name(), ": a fake tensor cannot be written to '", name,
                  "', which has memory"),
              "a fake tensor has no values", describe(t),
              "do both outside of core.FakeMode, or both inside"};
}

void refuse_write_to_real(const Call& call) {
  each_written(call, [&](TensorObject* t, int i) {
    if (t->flags & kFlagFake) return;
    throw_write_to_real(call, call.schema().args[i].name, t);
  });
  each_out(call, [&](TensorObject* t, int) {
    if (!(t->flags & kFlagFake)) throw_write_to_real(call, "out", t);
  });
}

Ref fakes_by_rule(Call& call, const RuleInfo* rule, CallSpec& spec) {
  ask_rule(*rule, call.args, spec);
  const Device device = call_device_of(call);
  if (call.op->s->functional) {
    check_inplace_spec(call, spec);
    bump_versions(call);
    return Ref::borrow(call.args.objects[0]);
  }
  std::vector<Ref> kept;
  for (int i = 0; i < spec.num_outputs; i++) {
    kept.emplace_back(reinterpret_cast<PyObject*>(empty_output(spec, i, device, true)));
  }
  std::vector<TensorObject*> outputs;
  for (Ref& r : kept) outputs.push_back(as_tensor(r.release()));
  return Ref(pack_outputs(call.schema(), outputs.data(), spec.num_outputs));
}

// The in-place form of an operator without a rule: its result has to fit the tensor written to.
PyObject* infer_inplace(Call& call, PyObject* self) {
  const OperatorObject* functional = call.op->s->functional;
  PyObject* kernel = functional->fake_kernel ? functional->fake_kernel : functional->decomposition;
  if (kernel == nullptr) throw_no_fake(call);
  {
    IncludeGuard fake(bit(Key::Fake), bits_before(Key::Fake));
    Ref keep = Ref::borrow(kernel);
    const Ref result(call_python(call, kernel));
    if (!is_tensor(result.get())) throw_fake_result(call, Py_TYPE(result.get())->tp_name);
    check_inplace_result(call, as_tensor(result.get()));
  }
  bump_versions(call);
  return Ref::borrow(self).release();
}

// The operator whose fake kernel runs, for core.library.get_ctx().
class FakingGuard {
 public:
  explicit FakingGuard(PyObject* op) : before_(std::exchange(thread_state().faking, op)) {}
  ~FakingGuard() { thread_state().faking = before_; }
  FakingGuard(const FakingGuard&) = delete;

 private:
  PyObject* before_;
};

// An operator that only writes to its arguments has no result: it needs no fake kernel.
bool returns_nothing(const Schema& s) { return s.returns_tuple && s.returns.empty(); }

// Adds to the error that is set where a fake kernel of Python's reads values, if it does.
void note_fake_kernel(const Call& call) {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_NormalizeException(&type, &value, &traceback);
  if (value != nullptr && traceback != nullptr) PyException_SetTraceback(value, traceback);
  Ref errors(PyImport_ImportModule("core.errors"));
  const std::string name = call.schema().full_name();
  Ref done(errors && value
               ? PyObject_CallMethod(errors.get(), "note_fake_kernel", "Os", value, name.c_str())
               : nullptr);
  PyErr_Clear();
  PyErr_Restore(type, value, traceback);
}

CORE_LETS_THREADS_EXIT Ref run_fake_kernel(Call& call, PyObject* kernel) {
  try {
    return Ref(call_python(call, kernel));
  }
  CORE_PASS_THREAD_EXIT
  catch (...) {
    set_python_error();
    if (call.op->fake_kernel) note_fake_kernel(call);
    throw PythonError{};
  }
}

PyObject* infer_result(Call& call) {
  OperatorObject::State& s = *call.op->s;
  Ref self = s.written.empty() ? Ref() : Ref::borrow(call.args.objects[s.written[0]]);
  if (!s.written.empty()) require_writable(call);
  if (!(thread_state().included & bit(Key::Fake))) refuse_write_to_real(call);
  make_fake(call);
  if (tracing()) trace_hop("key", "fake: metadata only", nullptr, 0);
  if (s.view) return call_view(call);
  CallSpec spec;
  spec.outputs = static_cast<OutputSpec*>(
      __builtin_alloca(sizeof(OutputSpec) * (s.schema.returns.size() + 1)));
  const RuleInfo* rule = s.functional ? s.functional->s->rule : s.rule;
  if (rule) {
    Ref out = fakes_by_rule(call, rule, spec);
    return s.functional ? self.release() : out.release();
  }
  if (s.functional) return infer_inplace(call, self.get());
  PyObject* kernel = call.op->fake_kernel ? call.op->fake_kernel : call.op->decomposition;
  if (kernel == nullptr && returns_nothing(s.schema)) {
    bump_versions(call);
    return Ref::borrow(Py_None).release();
  }
  if (kernel == nullptr) throw_no_fake(call);
  IncludeGuard fake(bit(Key::Fake), bits_before(Key::Fake));
  const FakingGuard faking(reinterpret_cast<PyObject*>(call.op));
  Ref keep = Ref::borrow(kernel);
  const Ref result = run_fake_kernel(call, kernel);
  return checked_fakes(call, result.get()).release();
}

}  // namespace

PyObject* call_fake(Call& call) {
  if (call.out == nullptr) return infer_result(call);
  require_writable_out(call);
  const Ref result(infer_result(call));
  check_out(call, result.get());
  each_out(call, [](TensorObject* t, int) { t->storage->version += t->storage->fake; });
  return Ref::borrow(call.out).release();
}

namespace {

Ref infer_outputs(Call& call) {
  const int n = call.args.n;
  auto** objects = static_cast<PyObject**>(__builtin_alloca(sizeof(PyObject*) * (n + 1)));
  auto* values = static_cast<Value*>(__builtin_alloca(sizeof(Value) * (n + 1)));
  std::copy(call.args.objects, call.args.objects + n, objects);
  for (int i = 0; i < n; i++) new (values + i) Value(call.args.values[i]);
  Call copy{call.op, {call.args.schema, n, objects, values}, call.arena};
  for (int i : call.op->s->written) {  // inferring writes nothing: versions stay
    if (values[i].tag != Tag::Tensor) continue;
    values[i].tensor = fake_of(values[i].tensor);
    objects[i] = reinterpret_cast<PyObject*>(values[i].tensor);
    call.arena->keep(objects[i]);
  }
  TracePause quiet;
  IncludeGuard fake(bit(Key::Fake), bits_before(Key::Fake));
  return Ref(call_fake(copy));
}

}  // namespace

Ref try_infer_outputs(Call& call) {
  try {
    return infer_outputs(call);
  } catch (const PythonError&) {
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    const bool data_dependent = PyErr_GivenExceptionMatches(type, data_dependent_error());
    PyErr_Restore(type, value, traceback);
    if (!data_dependent) throw;
    PyErr_Clear();
    return Ref();
  }
}

Ref known_outputs(Call& call) {
  OperatorObject::State& s = *call.op->s;
  CallSignature signature;
  if (s.infers_by_metadata) {
    signature.add_call(call, s.unread);
    signature.finish();
  }
  if (!s.infers_by_metadata || !signature.fits()) return try_infer_outputs(call);
  if (!s.inferred) s.inferred = std::make_shared<InferredOutputs>();
  const auto kept = s.inferred;  // Python code may set another fake kernel
  if (const auto known = kept->find(signature)) return Ref::borrow(known->get());
  Ref fakes = try_infer_outputs(call);
  if (kept->may_add()) kept->add(signature, std::make_shared<Ref>(Ref::borrow(fakes.get())));
  return fakes;
}

// ---- written arguments -------------------------------------------------------------------------
void require_outside_inference(const Call& call, const TensorObject* t, const std::string& name) {
  if (!t->storage->inference || thread_state().inference) return;
  throw Error{"AutogradError",
              str(call.schema().full_name(), ": '", name, "' was made in inference mode"),
              "outside of it writes are counted, for what was saved, and writes to it are not",
              describe(t), "write to a copy: core.clone(x)"};
}

void require_writable(const Call& call) {
  each_written(call, [&](TensorObject* t, int i) {
    require_outside_inference(call, t, call.schema().args[i].name);
    if (!t->storage->read_only) return;
    throw Error{"ReadOnlyError",
                str(call.schema().full_name(), ": argument '", call.schema().args[i].name,
                    "' is read-only"),
                "its memory is shared by another library for reading only", describe(t),
                "write to a copy: core.clone(x)"};
  });
}

}  // namespace core
