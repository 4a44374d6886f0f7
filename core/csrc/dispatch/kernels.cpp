// Kernels at a call: resolution (device, dtype -> providers, best first) and running them.
#include "kernels.h"

#include "tensor/subclass.h"

#include <algorithm>
#include <memory>

#include "assign.h"
#include "fake.h"
#include "hooks.h"
#include "launch/body_together.h"
#include "launch/device_body.h"
#include "memory/profile.h"
#include "mutation.h"
#include "trace.h"

namespace core {

uint32_t kernel_epoch = 1;
uint32_t plan_epoch = 1;

void note_kernels(const OperatorObject* op) {
  kernel_epoch++;
  if (op == nullptr || message_text(op->name).rfind("fused::", 0) != 0) plan_epoch++;
}
std::vector<Ref> device_fallbacks;
PyObject* declined;

namespace {

std::vector<uint8_t> ready;  // per device type: its providers were loaded

// Loads the device type's providers before the first look-up (core.plugins installs the hook).
void make_ready(uint16_t type) {
  if (type < ready.size() && ready[type]) return;
  ready.resize(std::max<size_t>(ready.size(), type + 1u));
  ready[type] = 1;
  PyObject* first_use = hook(Hook::FirstUse);
  if (first_use == nullptr) return;
  Ref done(PyObject_CallFunction(first_use, "s", device_type_name(type).c_str()));
  if (!done) {
    ready[type] = 0;
    throw PythonError{};
  }
}

bool arch_matches(const KernelObject* k, uint16_t type) {
  if (k->arch == nullptr) return true;
  Runtime* runtime = runtime_if_open(type);
  if (runtime == nullptr || runtime->object == nullptr) return false;
  const Ref arch(runtime->arch(0));
  const int same = PyObject_RichCompareBool(arch.get(), k->arch, Py_EQ);
  check(same);
  return same == 1;
}

SharedKernels resolve(OperatorObject* op, uint16_t type, DType dtype) {
  auto list = std::make_shared<KernelList>();
  const uint32_t mask = dtype == DType::Undefined ? ~0u : 1u << static_cast<int>(dtype);
  const std::vector<Ref> registered = op->s->kernels;  // arch() is Python and may register
  for (const Ref& r : registered) {
    const KernelObject* k = as_kernel(r.get());
    const bool here = k->device_type == type || k->device_type == kAnyDevice;
    if (here && k->enabled && (k->dtypes & mask) && arch_matches(k, type)) list->push_back(r);
  }
  std::stable_sort(list->begin(), list->end(), [](const Ref& a, const Ref& b) {
    return as_kernel(a.get())->priority > as_kernel(b.get())->priority;
  });
  if (const BodyServer* server = type == kCPU ? nullptr : body_server(type))
    if (Ref body = device_body_of(op, *server)) list->push_back(std::move(body));
  if (type < device_fallbacks.size() && device_fallbacks[type])
    list->push_back(device_fallbacks[type]);
  return list;
}

void report_resolved(OperatorObject* op, uint16_t type, DType dtype, const KernelList& kernels) {
  PyObject* log = hook(Hook::Resolved);
  if (log == nullptr) return;
  Ref list(check(PyList_New(0)));
  for (const Ref& k : kernels) check(PyList_Append(list.get(), k.get()));
  Ref done(check(PyObject_CallFunction(log, "OssO", op, device_type_name(type).c_str(),
                                       dtype == DType::Undefined ? "any dtype" : info(dtype).name,
                                       list.get())));
}

}  // namespace

SharedKernels find_kernels(OperatorObject* op, uint16_t type, DType dtype) {
  const uint64_t key = static_cast<uint64_t>(type) << 8 | static_cast<uint64_t>(dtype);
  CacheEntry& entry = op->s->cache[(key ^ key >> 8) % 16];
  if (entry.key == key && entry.epoch == kernel_epoch) return entry.kernels;
  make_ready(type);
  const uint32_t resolved_in = kernel_epoch;  // Python code ran and may register while we resolve
  SharedKernels kernels = resolve(op, type, dtype);
  entry.kernels = kernels;
  entry.key = key;
  entry.epoch = resolved_in;
  report_resolved(op, type, dtype, *kernels);
  return kernels;
}

// ---- running -----------------------------------------------------------------------------------
namespace {

void trace_kernel(const KernelObject* k, const char* outcome) {
  const char* name = k->native ? k->native->name : "Python";
  trace_hop("kernel", str(message_text(k->provider), " (", name ? name : "native", ")", outcome),
            k->file, k->line);
}

bool wanted(Call& call, const KernelObject* k) {
  if (k->when == nullptr) return true;
  Ref answer(call_python(call, k->when));
  const int truth = PyObject_IsTrue(answer.get());
  check(truth);
  return truth == 1;
}

// The outputs of a native kernel while it runs; released unless they are handed on.
class Outputs {
 public:
  Outputs(TensorObject** slots, int n) : slots_(slots), n_(n) {
    std::fill(slots, slots + n, nullptr);
  }
  ~Outputs() {
    for (int i = 0; i < n_; i++) Py_XDECREF(slots_[i]);
  }
  Outputs(const Outputs&) = delete;
  TensorObject*& operator[](int i) { return slots_[i]; }
  void handed_on() { n_ = 0; }

 private:
  TensorObject** slots_;
  int n_;
};

TensorObject* owned(TensorObject* t) {
  Py_INCREF(t);
  return t;
}

// The argument that a return is declared to be: `Tensor(a!) x ... -> Tensor(a!)`.
TensorObject* aliased_argument(const Call& call, const Return& ret) {
  if (ret.alias.set.empty()) return nullptr;
  for (int i = 0; i < call.args.n; i++)
    if (call.schema().args[i].alias.set == ret.alias.set && call.args.values[i].tag == Tag::Tensor)
      return call.args.values[i].tensor;
  return nullptr;
}

// By the rule, by the fake kernel, or (nullptr) left to the kernel.
void prepare_outputs(Call& call, Device device, const CallSpec* spec, Outputs& outputs) {
  const Schema& s = call.schema();
  const int n = static_cast<int>(s.returns.size());
  if (call.op->s->rule) {
    for (int i = 0; i < n; i++) outputs[i] = empty_output(*spec, i, device, false);
    return;
  }
  bool all_known = true;
  for (int i = 0; i < n; i++) {
    if (TensorObject* t = aliased_argument(call, s.returns[i])) outputs[i] = owned(t);
    all_known &= outputs[i] != nullptr;
  }
  if (all_known || call.op->fake_kernel == nullptr) return;
  const Ref fakes = known_outputs(call);
  if (!fakes) return;  // sizes depend on data: the kernel allocates
  const bool tuple = PyTuple_Check(fakes.get());
  for (int i = 0; i < n; i++) {
    PyObject* o = tuple ? PyTuple_GET_ITEM(fakes.get(), i) : fakes.get();
    if (outputs[i] || !is_tensor(o)) continue;
    const TensorObject* f = as_tensor(o);
    outputs[i] = empty_tensor(f->ndim, f->sizes(), f->dtype, device, false);
  }
}

PyObject* call_native(Call& call, const KernelObject* k, Device device, const CallSpec* spec,
                      TensorObject** into) {
  const int n = static_cast<int>(call.schema().returns.size());
  auto** slots = static_cast<TensorObject**>(__builtin_alloca(sizeof(TensorObject*) * (n + 1)));
  Outputs outputs(slots, n);
  for (int i = 0; into && i < n; i++) outputs[i] = owned(into[i]);
  if (into == nullptr) prepare_outputs(call, device, spec, outputs);
  if (run_native(k, call, spec, device, slots, n) == CORE_DECLINED) return nullptr;
  outputs.handed_on();
  return pack_outputs(call.schema(), slots, n);
}

// A number that the common dtype cannot hold is refused here; native kernels meet the same check
// where the number crosses the C boundary.
void check_numbers(const Call& call, const CallSpec* spec) {
  unsigned char element[16];
  for (int i = 0; i < call.args.n; i++)
    if (call.args.values[i].tag == Tag::Number && spec->compute != DType::Undefined &&
        call.schema().args[i].type.kind == ArgKind::TensorOrScalar)  // others are no operands
      write_number(call.args.values[i].number, spec->compute, element);
}

// A kernel in Python knows core's tensors, or those of the subclass if its operator was defined for
// them: while it runs, it sees aliases instead. An alias that it returns is the
// argument again.
class TypedArguments {
 public:
  explicit TypedArguments(Call& call) : call_(call) {
    if (TensorSubclass == nullptr) return;
    wanted_ = subclass_view(call.op) != nullptr;
    for (int i = 0; i < call.args.n; i++) {
      PyObject* o = call.args.objects[i];
      if (is_tensor(o) ? in_subclass(as_tensor(o)) != wanted_ : any_inside(call.args.values[i]))
        replace(i);
    }
  }
  ~TypedArguments() {
    for (auto& [i, before] : replaced_) call_.args.objects[i] = before;
  }
  TypedArguments(const TypedArguments&) = delete;

  Ref restored(Ref result) const {
    if (PyTuple_CheckExact(result.get()) && !aliases_.empty()) {
      const Py_ssize_t n = PyTuple_GET_SIZE(result.get());
      Ref out(check(PyTuple_New(n)));
      for (Py_ssize_t i = 0; i < n; i++)
        PyTuple_SET_ITEM(out.get(), i,
                         restored(Ref::borrow(PyTuple_GET_ITEM(result.get(), i))).release());
      return out;
    }
    for (const auto& [alias, original] : aliases_)
      if (alias == result.get()) return Ref::borrow(original);
    return result;
  }

 private:
  bool any_inside(const Value& v) const {
    bool any = false;
    for (int k = 0; v.tag == Tag::Tensors && k < v.count; k++)
      any |= v.tensors[k] != Py_None && in_subclass(as_tensor(v.tensors[k])) != wanted_;
    return any;
  }

  PyObject* typed(PyObject* o) {
    if (!is_tensor(o) || in_subclass(as_tensor(o)) == wanted_) return o;
    TensorObject* alias = alias_of(as_tensor(o));
    call_.arena->keep(reinterpret_cast<PyObject*>(alias));
    set_subclass(alias, wanted_);
    aliases_.emplace_back(reinterpret_cast<PyObject*>(alias), o);
    return reinterpret_cast<PyObject*>(alias);
  }

  void replace(int i) {
    PyObject*& o = call_.args.objects[i];
    replaced_.emplace_back(i, o);
    if (is_tensor(o)) {
      o = typed(o);
      return;
    }
    const Value& v = call_.args.values[i];
    PyObject* items = check(PyTuple_New(v.count));
    call_.arena->keep(items);
    for (int k = 0; k < v.count; k++)
      PyTuple_SET_ITEM(items, k, Ref::borrow(typed(v.tensors[k])).release());
    o = items;
  }

  Call& call_;
  bool wanted_ = false;
  std::vector<std::pair<int, PyObject*>> replaced_;
  std::vector<std::pair<PyObject*, PyObject*>> aliases_;
};

PyObject* call_python_kernel(Call& call, const KernelObject* k, Device device, const CallSpec* spec,
                             TensorObject** into) {
  if (call.op->s->rule && call.op->s->rule->pointwise) check_numbers(call, spec);
  Ref result;
  {  // the call is recorded, and not the calls that a kernel makes
    ExcludeGuard below(bits_before(Key::Fake));
    NoGradGuard no_grad;
    const TypedArguments typed(call);
    result = typed.restored(Ref(call_python(call, k->callable)));
  }
  if (result.get() == declined) return nullptr;
  Ref checked(check_result(call, k, device, spec, result.get()));
  if (into) {
    check_into(call, k, checked.get(), into);
    assign_outputs(into, checked.get());
  }
  return checked.release();
}

// nullptr: the call is noted, to be run in a batch, which is one event (steps.cpp).
PyObject* event_name(const Call& call) {
  const bool noted = active_profile != nullptr && Together::of(call.op->s->body) != nullptr;
  return noted ? nullptr : call.op->name;
}

// The bytes of a call's tensors, each of which a kernel reads or writes once.
int64_t bytes_moved(const Call& call, PyObject* result) {
  int64_t bytes = 0;
  const auto add = [&](const TensorObject* t) { bytes += t->numel * itemsize(t->dtype); };
  each_tensor(call, [&](const TensorObject* t, int) { add(t); });
  if (is_tensor(result)) add(as_tensor(result));
  for (Py_ssize_t i = 0; PyTuple_Check(result) && i < PyTuple_GET_SIZE(result); i++)
    if (is_tensor(PyTuple_GET_ITEM(result, i))) add(as_tensor(PyTuple_GET_ITEM(result, i)));
  return bytes;
}

}  // namespace

bool native_can_return(const Schema& schema) {
  bool tensors = !schema.returns_list;
  for (const Return& r : schema.returns)
    tensors &= r.type.kind == ArgKind::Tensor && !r.type.list && !r.type.optional;
  return tensors;
}

PyObject* run_kernels(Call& call, Device device, CallSpec* spec, TensorObject** into, bool* found,
                      TensorObject** in_place) {
  // Held for the whole call: a kernel may register or remove kernels.
  const SharedKernels kernels = find_kernels(call.op, device.type, spec->compute);
  for (const Ref& r : *kernels) {
    const KernelObject* k = as_kernel(r.get());
    if (k->native && !native_can_return(call.schema())) continue;  // a device's general fallback
    if (!wanted(call, k)) {
      if (tracing()) trace_kernel(k, ": passed over by its 'when'");
      continue;
    }
    if (tracing()) trace_kernel(k, "");
    ProfileScope event(EventKind::Kernel, event_name(call), device, k->provider);
    const Unwritten unwritten(call, in_place ? in_place : into);
    Ref result(k->native
                   ? call_native(call, k, device, spec, k->in_place && in_place ? in_place : into)
                   : call_python_kernel(call, k, device, spec, into));
    unwritten.compare(call, k);
    if (!result && tracing()) trace_kernel(k, ": DECLINED");
    if (!result && event.records()) event.decline();
    if (result) {
      *found = true;
      call.served = k;
      if (event.records()) event.add_bytes(bytes_moved(call, result.get()));
      return result.release();
    }
  }
  *found = false;
  return nullptr;
}

}  // namespace core
