// Operator and Kernel: the two objects a call goes through, and the steps between them.
//
// In call order: bind.cpp (Python arguments -> objects and values), call.cpp (keys, then the
// device), kernels.cpp (which kernel), tape.cpp (what is recorded for gradients).
#pragma once
#include <Python.h>

#include <memory>
#include <string>
#include <unordered_set>
#include <vector>

#include "../../include/core/kernel.h"
#include "hooks.h"
#include "keys.h"
#include "rules/rules.h"
#include "schema/schema.h"
#include "value.h"

namespace core {

struct Body;  // body.h

// ---- kernels -----------------------------------------------------------------------------------
struct KernelObject {
  PyObject_HEAD PyObject* op_name;
  PyObject* provider;
  PyObject* callable;  // Python kernel, or the capsule that keeps a native one alive
  PyObject* when;      // predicate(*args) or nullptr
  PyObject* arch;      // str or nullptr
  PyObject* file;
  const core_kernel* native;
  uint32_t dtypes;  // bit per DType; all bits: any
  int line;
  int priority;
  uint16_t device_type;
  bool enabled;
  bool in_place;  // also where the output is the first argument's memory: it begins by copying that
};
extern PyTypeObject* KernelType;

using KernelList = std::vector<Ref>;  // of KernelObject, best first
using SharedKernels = std::shared_ptr<const KernelList>;

struct CacheEntry {
  uint64_t key = 0;
  uint32_t epoch = 0;  // 0: empty
  SharedKernels kernels;
};

// ---- operators ---------------------------------------------------------------------------------
// Which dtype autocast converts an operator's operands to (autocast.cpp).
enum class Autocast : uint8_t { None, Lower, Float32, Promote, Float16, BFloat16 };

struct ReplayCache;  // replay.cpp

struct OperatorObject {
  PyObject_HEAD vectorcallfunc vectorcall;
  PyObject* weakrefs;
  PyObject* dict;
  PyObject* name;  // "core::add"
  PyObject* schema_text;
  PyObject* definition;       // core.operators' Definition, or whatever the author's side keeps
  PyObject* fake_kernel;      // callable or nullptr; rules need none
  PyObject* vjp;              // callable or nullptr
  PyObject* decomposition;    // callable or nullptr
  PyObject* result_type;      // what several results are returned as: a named tuple, or nullptr
  PyObject* structure;        // how structured arguments become those of the schema, or nullptr
  PyObject* structured_call;  // fn(operator, *args, **kwargs): such a call, down to the leaves
  OperatorObject* leaves;     // of what the user holds of such an operator: the operator itself
  PyObject* doc;
  PyObject* file;
  int line;
  // What follows is C++ and lives outside the Python allocation.
  struct State {
    Schema schema;
    const RuleInfo* rule = nullptr;
    ViewRule view = nullptr;
    std::string view_name;
    OperatorObject* functional = nullptr;  // of an in-place form: the operator that computes it
    std::vector<int> written;              // arguments that are written to
    bool may_alias = false;                // kernels may return views of arguments
    const char* no_out = nullptr;          // why calls do not take out=; nullptr: they do
    uint16_t fallthrough = 0;              // keys that pass this operator by
    uint64_t saved = ~uint64_t{0};         // arguments that vjp reads, by position
    bool saves_result = true;
    bool calls_only = false;  // vjp does nothing but call operators: see replay.cpp
    // (argument, or -1: the result; argument): the first is read for the second's gradient only.
    std::vector<std::pair<int, int>> only_for;
    Ref context_type;   // of vjp, where it came from register_autograd (tape_context.cpp)
    Ref setup_context;  // the same; empty: none
    Autocast autocast = Autocast::None;
    std::vector<std::pair<uint16_t, Autocast>> autocast_on;  // by device type, where it differs
    std::shared_ptr<ReplayCache> replay;                     // calls that vjp was seen to make
    std::vector<Ref> kernels;                                // in order of registration
    const Body* body = nullptr;                              // of the kernel of its body
    Ref device_body;                                         // the kernel of its body on devices
    CacheEntry cache[16];
    std::unordered_set<uint64_t> checked;  // (dtypes, ranks) whose result was compared with fake
  };
  State* s;
};
extern PyTypeObject* OperatorType;
// The operator that a handle stands for: itself, or the operator of its leaves.
inline OperatorObject* as_operator(PyObject* o) {
  auto* op = reinterpret_cast<OperatorObject*>(o);
  return op->leaves ? op->leaves : op;
}
inline bool is_operator(PyObject* o) { return Py_TYPE(o) == OperatorType; }

// ---- a call ------------------------------------------------------------------------------------
// Memory for what argument parsing makes: lists of numbers, tuples that keep a list's items alive.
class Arena {
 public:
  int64_t* ints(int count);
  double* floats(int count);
  void keep(PyObject* owned) { kept_.emplace_back(owned); }

 private:
  int64_t inline_[32];
  int used_ = 0;
  std::vector<std::vector<int64_t>> more_;
  std::vector<Ref> kept_;
};

struct Call {
  OperatorObject* op;
  Arguments args;  // objects and values
  Arena* arena;
  uint16_t flags = 0;             // of all tensor arguments together
  bool rebased = false;           // some tensor's memory got a new history by an in-place write
  PyObject* out = nullptr;        // what was passed as out= (out.cpp); borrowed
  TensorObject** outs = nullptr;  // the tensors in it, one for each return
  const void* served = nullptr;   // the kernel that made the result; for messages, not held

  const Schema& schema() const { return op->s->schema; }
};

// native_call.cpp: the storage of an argument of a native kernel's call; nullptr: it is no tensor.
Storage* storage_of(const core_call* call, uint32_t argument);

// Visits every tensor among the arguments, list items included: fn(TensorObject*, argument index).
template <class F>
void each_tensor(const Call& call, F&& fn) {
  for (int i = 0; i < call.args.n; i++) {
    const Value& v = call.args.values[i];
    if (v.tag == Tag::Tensor) {
      fn(v.tensor, i);
    } else if (v.tag == Tag::Tensors) {
      for (int k = 0; k < v.count; k++)
        if (v.tensors[k] != Py_None) fn(as_tensor(v.tensors[k]), i);
    }
  }
}

// The same for tensors that the schema says are written to.
template <class F>
void each_written(const Call& call, F&& fn) {
  if (call.op->s->written.empty()) return;
  each_tensor(call, [&](TensorObject* t, int i) {
    if (call.schema().args[i].alias.write && t->storage) fn(t, i);
  });
}

// The tensors of out=: fn(TensorObject*, index of the return).
template <class F>
void each_out(const Call& call, F&& fn) {
  if (call.out == nullptr) return;
  for (int i = 0; i < static_cast<int>(call.schema().returns.size()); i++) fn(call.outs[i], i);
}

// Where something was defined or registered, for messages.
inline std::string place(PyObject* file, int line) { return str(message_text(file), ":", line); }

// bind.cpp
// arena: keeps what is made of several arguments. out: where the keyword out= goes, of an operator
// that has no argument of that name.
void bind_objects(OperatorObject* op, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames,
                  PyObject** objects, Arena& arena, PyObject** out = nullptr);
void read_values(Call& call);             // objects -> values, flags
PyObject* args_tuple(const Call& call);   // positional part, new reference
PyObject* kwargs_dict(const Call& call);  // keyword-only part, new reference

// call.cpp
PyObject* operator_vectorcall(PyObject* self, PyObject* const* args, size_t nargsf,
                              PyObject* kwnames);
PyObject* dispatch(Call& call);  // new reference; throws
PyObject* call_device(Call& call);
PyObject* call_view(Call& call);
void check_inplace_spec(const Call& call, const CallSpec& spec);
// The same of a result, where no rule says what it is.
void check_inplace_result(const Call& call, const TensorObject* result);
PyObject* call_python(Call& call, PyObject* callable);  // callable(*args, **kwargs)
Device call_device_of(const Call& call);                // where it runs; throws when devices differ

// out.cpp: the keyword out=
const char* why_no_out(const OperatorObject* op);  // nullptr: it takes out=
PyObject* out_keyword();                           // the interned "out"
void read_out(Call& call, PyObject* out);          // call.out and call.outs, the tensors' flags
void refuse_out(const Call& call, Key key);  // autograd, levels: what they compute has no out=
void check_out(const Call& call, PyObject* result);                      // result: real or fake
bool check_out_before(Call& call, Device device, const CallSpec& spec);  // false: size unknown
bool may_fill_out(const Call& call, Device device);  // whether kernels may work in its memory
void require_writable_out(const Call& call);

// fake.cpp
PyObject* call_fake(Call& call);
// Fake tensors, as the operator returns them; empty when their sizes depend on data.
Ref try_infer_outputs(Call& call);
TensorObject* fake_of(const TensorObject* t);  // t's metadata without its memory
void require_writable(const Call& call);
void require_outside_inference(const Call& call, const TensorObject* t, const std::string& name);
void bump_versions(const Call& call);

// kernels.cpp
SharedKernels find_kernels(OperatorObject* op, uint16_t device_type, DType dtype);
// into: memory for the outputs, one for each return, or nullptr: new tensors. in_place: such memory
// for the kernels that may work in the first argument's.
PyObject* run_kernels(Call& call, Device device, CallSpec* spec, TensorObject** into, bool* found,
                      TensorObject** in_place = nullptr);
void init_kernels(PyObject* module);

// native_call.cpp
// Fills `outputs` (allocating those that are nullptr and were sized by the kernel); core_status.
int run_native(const KernelObject* kernel, const Call& call, const CallSpec* spec, Device device,
               TensorObject** outputs, int num_outputs);

// check.cpp: what a Python kernel returned, as the schema says it must be; new reference
PyObject* check_result(Call& call, const KernelObject* kernel, Device device, const CallSpec* spec,
                       PyObject* result);
bool same_memory(const Storage* a, const Storage* b);
void check_against_fake(Call& call, const KernelObject* kernel, PyObject* result);
PyObject* pack_outputs(const Schema& schema, TensorObject** outputs, int n);

// assign.cpp: dst <- src (same shape and dtype), whatever their strides and wherever they lie
void assign(TensorObject* dst, TensorObject* src);
void assign_outputs(TensorObject** into, PyObject* result);       // a tensor, or a tuple of them
bool shares_bytes(const TensorObject* a, const TensorObject* b);  // the same view included
void init_assign(PyObject* module);

// autocast.cpp
PyObject* call_autocast(Call& call);
void init_autocast(PyObject* module);

// levels.cpp
PyObject* call_levels(Call& call);   // a call with tensors of a transform; nullptr: Python's
bool adopt_views(const Call& call);  // views of what became part of a level do so too
void init_levels(PyObject* module);

// tape.cpp
PyObject* call_autograd(Call& call);
void set_view_history(TensorObject* out, const Call& call);
// The same where the arguments that make the view are given: none where it cannot be made again.
void link_view(TensorObject* out, TensorObject* parent, OperatorObject* op, Ref args = Ref());
Ref declared_views(const Call& call, Ref result);
void init_tape(PyObject* module);

PyObject* key_handler(Key k);  // borrowed, nullptr when not set
uint16_t handled_keys();
uint16_t parse_keys(PyObject* names);              // a tuple of key names -> mask
PyObject* find_operator_object(const char* name);  // borrowed; nullptr and an exception: none
void init_operator(PyObject* module);
void init_keys(PyObject* module);
PyObject* data_dependent_error();  // borrowed: core.errors.DataDependentError

// Keys taken away while the guard lives.
class ExcludeGuard {
 public:
  explicit ExcludeGuard(uint16_t keys) : state_(thread_state()), before_(state_.excluded) {
    state_.excluded |= keys;
  }
  ~ExcludeGuard() { state_.excluded = before_; }
  ExcludeGuard(const ExcludeGuard&) = delete;

 private:
  ThreadState& state_;
  uint16_t before_;
};

// Nothing is recorded for gradients while the guard lives.
class NoGradGuard {
 public:
  NoGradGuard() : state_(thread_state()), before_(state_.grad_enabled) {
    state_.grad_enabled = false;
  }
  ~NoGradGuard() { state_.grad_enabled = before_; }
  NoGradGuard(const NoGradGuard&) = delete;

 private:
  ThreadState& state_;
  bool before_;
};

// Keys added while the guard lives, others taken away.
class IncludeGuard {
 public:
  IncludeGuard(uint16_t include, uint16_t exclude) : state_(thread_state()), before_(state_) {
    state_.included |= include;
    state_.excluded = static_cast<uint16_t>((state_.excluded | exclude) & ~include);
  }
  ~IncludeGuard() {
    state_.included = before_.included;
    state_.excluded = before_.excluded;
  }
  IncludeGuard(const IncludeGuard&) = delete;

 private:
  ThreadState& state_;
  ThreadState before_;
};

// explain: appends (stage, text, file, line) when somebody watches.
void trace_hop(const char* stage, const std::string& text, PyObject* file, int line);
class TracePause {
 public:
  TracePause() : trace_(std::exchange(thread_state().trace, nullptr)) {}
  ~TracePause() { thread_state().trace = trace_; }
  TracePause(const TracePause&) = delete;

 private:
  PyObject* trace_;
};
inline bool tracing() { return thread_state().trace != nullptr; }

}  // namespace core
