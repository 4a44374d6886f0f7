// The autograd key: the record of a call, and the links of a tensor's history.
#include "tape.h"

#include <new>

#include "dispatch/assign.h"
#include "dispatch/hooks.h"
#include "dispatch/out.h"
#include "dispatch/trace.h"
#include "levels.h"
#include "recording/recording.h"
#include "tensor/symbols.h"
#include "watch.h"

namespace core {

namespace {

uint64_t next_sequence = 1;

PyObject* alias_object(TensorObject* t) { return reinterpret_cast<PyObject*>(alias_of(t)); }

TensorObject* root_of(TensorObject* t) {
  while (t->meta && t->meta->view_parent) t = as_tensor(t->meta->view_parent);
  return t;
}

bool is_stale(TensorObject* t) {
  if ((t->storage && !t->storage->rebased) || !t->meta || !t->meta->view_parent) return false;
  const TensorObject* root = root_of(t);
  if ((root->flags ^ t->flags) & kFlagWrapped) return false;  // it became part of a level since
  return root->meta && root->meta->generation != t->meta->view_generation;
}

// A view whose base got a new history by an in-place write derives its history again before use.
void refresh_view(TensorObject* t) {
  PyObject* refresh = hook(Hook::RefreshView);
  if (!refresh || !is_stale(t)) return;
  Ref keep = Ref::borrow(reinterpret_cast<PyObject*>(t));
  Ref done(check(PyObject_CallOneArg(refresh, keep.get())));
}

void refresh_views(const Call& call) {
  if (!call.rebased) return;
  each_tensor(call, [&](TensorObject* t, int) { refresh_view(t); });
  each_out(call, [&](TensorObject* t, int) { refresh_view(t); });
}

bool wants_gradient(const Call& call) {
  bool wants = false;
  each_tensor(call, [&](TensorObject* t, int) {
    wants |= (t->flags & kFlagRequiresGrad) && is_differentiable(t->dtype);
  });
  return wants;
}

bool root_requires_grad(const TensorObject* root) {
  return (root->flags & kFlagRequiresGrad) && is_differentiable(root->dtype);
}

// A view made under no_grad has no history, but a write to it is a write to its root.
bool writes_to_recorded(const Call& call) {
  bool recorded = false;
  each_written(call, [&](TensorObject* t, int) { recorded |= root_requires_grad(root_of(t)); });
  return recorded;
}

bool out_is_recorded(const Call& call) {
  bool recorded = false;
  each_out(call, [&](TensorObject* t, int) {
    recorded |= root_requires_grad(t) || root_requires_grad(root_of(t));
  });
  return recorded;
}

PyObject* call_inplace_autograd(Call& call) {
  PyObject* handler = hook(Hook::InplaceAutograd);
  if (handler == nullptr)
    throw Error{"AutogradError", "in-place operators need core.autograd",
                "it records what they do to views", "import core", "import core"};
  if (tracing()) trace_hop("key", "autograd: in-place, history rebased", nullptr, 0);
  Ref args(args_tuple(call)), kwargs(kwargs_dict(call));
  PyObject* stack[] = {reinterpret_cast<PyObject*>(call.op), args.get(), kwargs.get()};
  return check(PyObject_Vectorcall(handler, stack, 3, nullptr));
}

}  // namespace

// ---- recording ---------------------------------------------------------------------------------

Edge edge_to(TensorObject* t, int64_t level) {
  const bool recorded = level ? is_of(t, level) : (t->flags & kFlagRequiresGrad) != 0;
  if (!recorded || !is_differentiable(t->dtype)) return {};
  if (t->meta && t->meta->node) return {Ref::borrow(t->meta->node), t->meta->output};
  if (level && t->meta->constant) return {};
  return {Ref::borrow(reinterpret_cast<PyObject*>(t)), 0};
}

namespace {

[[noreturn]] void refuse_to_save(const TensorObject* t) {
  throw Error{"AutogradError", "a tensor made in inference mode cannot be saved for backward",
              "nothing is recorded of such a tensor, and writes to it are not counted", describe(t),
              "take a copy outside of core.inference_mode: x.clone()"};
}

}  // namespace

std::atomic<int64_t> captured_saves{0};

namespace {

void save_captured(NodeObject::State& n, TensorObject* t, int argument) {
  n.kept.push_back(Ref::borrow(reinterpret_cast<PyObject*>(t)));
  retain(t->storage);
  captured_saves.fetch_add(1, std::memory_order_relaxed);
  SavedVersion saved{t, 0, argument, {}};
  saved.captured.reset(t->storage);
  n.versions.push_back(std::move(saved));
}

}  // namespace

// A wrapped value may become part of another level: an alias keeps the memory.
void save_version(NodeObject::State& n, TensorObject* t, int argument) {
  const bool wrapped = (t->flags & kFlagWrapped) != 0;
  while (!t->storage && t->meta && t->meta->value) t = value_of(t);
  if (n.level && (t->flags & (kFlagCaptured | kFlagStandIn)) == kFlagCaptured)
    return save_captured(n, t, argument);
  n.saves_stand_ins |= (t->flags & kFlagStandIn) != 0;
  if (!t->storage || (t->flags & kFlagFake)) return;
  if (t->storage->awaited && materialize) materialize(t);  // collected writes count as made
  if (n.level == 0 && t->storage->inference) refuse_to_save(t);
  if (wrapped) {
    n.kept.emplace_back(alias_object(t));
    t = as_tensor(n.kept.back().get());
  }
  n.versions.push_back({t, t->storage->version, argument, {}});
}

void attach(TensorObject* t, PyObject* node, uint32_t index) {
  AutogradMeta* meta = meta_of(t);
  PyObject* old = meta->node;
  Py_INCREF(node);
  meta->node = node;
  meta->output = index;
  if (!(t->flags & kFlagWrapped)) t->flags |= kFlagRequiresGrad;
  release_deep(old);
}

namespace {

// One storage without memory for all that is kept of tensors which no vjp reads, device by device.
Storage* nowhere(Device device) {
  static auto* known = new std::vector<Storage*>;
  for (Storage* s : *known)
    if (s->device == device) return s;
  known->push_back(new_fake_storage(size_t{1} << 62, device));
  return known->back();
}

}  // namespace

// A tensor's shape, strides, dtype and device, which a rule sees as like_<argument>.
Ref like(const TensorObject* t) {
  Ref owned(reinterpret_cast<PyObject*>(new_tensor_shell(t->ndim, t->dtype, t->device)));
  TensorObject* f = as_tensor(owned.get());
  std::copy(t->dims, t->dims + 2 * t->ndim, f->dims);
  f->numel = t->numel;
  f->offset = t->offset;
  f->storage = nowhere(t->device);
  retain(f->storage);
  f->flags = kFlagFake;
  return owned;
}

// A tensor may get a new history that leads back to this node: the saved tensor is an alias with
// its present history, which is the edge's. A leaf never gets one, and keeps its own gradient.
Ref save_read(TensorObject* t, const Edge& edge) {
  PyObject* self = reinterpret_cast<PyObject*>(t);
  if (t->storage && edge.target.get() == self) return Ref::borrow(self);
  Ref alias(reinterpret_cast<PyObject*>(alias_of(t)));
  if (edge.target) attach(as_tensor(alias.get()), edge.target.get(), edge.index);
  return alias;
}

namespace {

// Whether a rule is to see a tensor's sizes as symbols, which metadata alone does not have.
bool shows_symbols(const NodeObject::State& n, const TensorObject* t) {
  return (n.level || (t->flags & kFlagStandIn)) && (t->flags & kFlagSymbolic);
}

// The data that a node saves of one tensor, whose edge is the node's last.
Ref save_tensor(NodeObject::State& n, TensorObject* t, bool read, int argument) {
  if (n.level && is_of(t, n.level)) t = value_of(t);
  if (!read && t->storage && !shows_symbols(n, t)) return like(t);
  Ref saved = n.level ? save_now(t) : save_read(t, n.edges.back());
  if (read) save_version(n, as_tensor(saved.get()), argument);
  return saved;
}

Ref save_argument(NodeObject::State& n, const Call& call, int i) {
  const bool read = !call.op->s->context_type && (i >= 64 || (n.reads >> i & 1));
  const Value& v = call.args.values[i];
  const Argument& a = call.schema().args[i];
  if (v.tag == Tag::Tensor) {
    n.edges.push_back(edge_to(v.tensor, n.level));
    return save_tensor(n, v.tensor, read, i);
  }
  if (v.tag == Tag::Tensors) {
    Ref items(check(PyTuple_New(v.count)));
    for (int k = 0; k < v.count; k++) {
      const bool none = v.tensors[k] == Py_None;
      n.edges.push_back(none ? Edge{} : edge_to(as_tensor(v.tensors[k]), n.level));
      Ref item = none ? Ref::borrow(Py_None) : save_tensor(n, as_tensor(v.tensors[k]), read, i);
      PyTuple_SET_ITEM(items.get(), k, item.release());
    }
    return items;
  }
  if (a.type.kind <= ArgKind::TensorOrScalar) n.edges.push_back({});  // a number, or None
  if (a.type.list && v.tag != Tag::None && PyList_Check(call.args.objects[i]))
    return Ref(check(PySequence_Tuple(call.args.objects[i])));  // the caller may change it
  return Ref::borrow(call.args.objects[i]);
}

}  // namespace

Ref save_now(TensorObject* t) {
  adopt_view(t);
  refresh_view(t);
  const bool wrapped = (t->flags & kFlagWrapped) != 0;
  if (wrapped && (t->meta->batch_dim >= 0 || t->meta->tangent)) return Ref(alias_object(t));
  return save_read(t, edge_to(t, wrapped ? t->meta->level : 0));
}

Ref make_empty_node(PyObject* op, int64_t level) {
  Ref owned(check(PyType_GenericAlloc(NodeType, 0)));
  NodeObject::State& n = *(as_node(owned.get())->s = new NodeObject::State);
  n.op = Ref::borrow(op);
  n.sequence = next_sequence++;
  n.level = level;
  if (watches_anomalies) note_origin(as_node(owned.get()));
  return owned;
}

namespace {

// Values that only an unneeded gradient reads are not saved.
void leave_unread(NodeObject::State& n, const Call& call, int read, int wanted) {
  const Value& v = call.args.values[wanted];
  if (v.tag == Tag::Tensors || (v.tag == Tag::Tensor && edge_to(v.tensor, n.level).target)) return;
  if (read < 0)
    n.reads_result = false;
  else
    n.reads &= ~(uint64_t{1} << read);
}

}  // namespace

Ref make_node(const Call& call, int64_t level) {
  Ref owned = make_empty_node(reinterpret_cast<PyObject*>(call.op), level);
  NodeObject::State& n = *as_node(owned.get())->s;
  n.reads = call.op->s->saved;
  n.reads_result = call.op->s->saves_result;
  for (const auto& [read, wanted] : call.op->s->saved_for) leave_unread(n, call, read, wanted);
  n.args = Ref(check(PyTuple_New(call.args.n)));
  for (int i = 0; i < call.args.n; i++)
    PyTuple_SET_ITEM(n.args.get(), i, save_argument(n, call, i).release());
  return owned;
}

void save_result(NodeObject::State& n, TensorObject* t, bool read) {
  if (n.level && is_of(t, n.level)) t = value_of(t);
  const bool values = !(t->flags & kFlagFake) || (t->flags & kFlagCaptured);  // it will have
  if (t->storage && (!read || !values) && !shows_symbols(n, t)) {
    n.results.push_back(like(t));
  } else if (t->storage || n.level) {
    n.results.push_back(n.level ? save_now(t) : Ref(alias_object(t)));
    if (read) save_version(n, as_tensor(n.results.back().get()), kResult);
  } else {
    n.results.push_back(Ref::borrow(t->meta && t->meta->value ? t->meta->value : Py_None));
  }
}

namespace {

bool any_inexact(PyObject* result) {
  if (is_tensor(result)) return is_differentiable(as_tensor(result)->dtype);
  bool any = false;
  for (Py_ssize_t i = 0; PyTuple_Check(result) && i < PyTuple_GET_SIZE(result); i++) {
    PyObject* o = PyTuple_GET_ITEM(result, i);
    any |= is_tensor(o) && is_differentiable(as_tensor(o)->dtype);
  }
  return any;
}

void record_outputs(const OperatorObject* op, PyObject* node, PyObject* result) {
  NodeObject::State& n = *as_node(node)->s;
  const bool tuple = PyTuple_Check(result);
  const Py_ssize_t count = tuple ? PyTuple_GET_SIZE(result) : 1;
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject* o = tuple ? PyTuple_GET_ITEM(result, i) : result;
    if (!is_tensor(o)) {
      n.results.push_back(Ref::borrow(Py_None));
      continue;
    }
    save_result(n, as_tensor(o), n.reads_result);
    if (is_differentiable(as_tensor(o)->dtype))
      attach(as_tensor(o), node, static_cast<uint32_t>(i));
  }
  if (thread_state().saved_hooks) pack_saved(as_node(node));
}

// Saved tensors have values: captured arguments are computed now, unless the record is of a graph
// itself.
void settle_arguments(Call& call) {
  each_tensor(call, [](TensorObject* t, int) {
    if ((t->flags & (kFlagCaptured | kFlagStandIn)) == kFlagCaptured && materialize) materialize(t);
  });
  call.flags = 0;
  each_tensor(call, [&](TensorObject* t, int) { call.flags |= t->flags; });
}

}  // namespace

PyObject* call_autograd(Call& call) {
  OperatorObject* op = call.op;
  refresh_views(call);
  const bool wants = wants_gradient(call);
  if (wants && (call.flags & kFlagCaptured)) settle_arguments(call);
  if (call.out && (wants || out_is_recorded(call))) refuse_out(call, Key::Autograd);
  if (!op->s->written.empty() && (wants || writes_to_recorded(call)))
    return call_inplace_autograd(call);
  if (wants && !op->vjp && op->decomposition && !op->s->view) {
    if (tracing())
      trace_hop("key", "autograd: recorded through the decomposition", op->file, op->line);
    return run_decomposition(call).release();
  }
  if (wants && tracing()) trace_hop("key", "autograd: recorded by the native tape", nullptr, 0);
  if (wants && op->s->context_type) return call_with_context(call, nullptr);
  Ref node = wants ? make_node(call, 0) : Ref();  // before the call, which may convert its operands
  Ref result;
  {
    ExcludeGuard below(bits_before(Key::Autograd) | bit(Key::Autograd));
    result = Ref(dispatch(call));
  }
  if (node && any_inexact(result.get())) record_outputs(op, node.get(), result.get());
  return result.release();
}

// args: the arguments after the parent; empty where the view cannot be made again.
void link_view(TensorObject* out, TensorObject* parent, OperatorObject* op, Ref args) {
  AutogradMeta* meta = meta_of(out);
  Py_INCREF(parent);
  Py_INCREF(op);
  meta->view_parent = reinterpret_cast<PyObject*>(parent);
  meta->view_op = reinterpret_cast<PyObject*>(op);
  meta->view_args = args.release();
  const ThreadState& thread = thread_state();
  meta->view_mode = thread.inference      ? ViewMode::Inference
                    : thread.grad_enabled ? ViewMode::Recorded
                                          : ViewMode::NoGrad;
  const TensorObject* root = root_of(parent);
  meta->view_generation = root->meta ? root->meta->generation : 0;
  if (!thread_state().grad_enabled && out->storage && root_requires_grad(root))
    out->storage->rebased = true;  // so that calls which write to this memory look at views
}

namespace {

Ref arguments_after_first(const Call& call) {
  const int n = call.args.n;
  Ref args(check(PyTuple_New(n - 1)));
  for (int i = 1; i < n; i++) {
    PyObject* o = call.args.objects[i];
    if (PyList_Check(o))
      o = check(PySequence_Tuple(o));
    else
      Py_INCREF(o);
    PyTuple_SET_ITEM(args.get(), i - 1, o);
  }
  return args;
}

// The argument that an output is declared to be a view of, and is; nullptr: its memory is its own.
TensorObject* declared_base(const Call& call, const TensorObject* out, const Return& ret) {
  TensorObject* base = nullptr;
  each_tensor(call, [&](TensorObject* t, int i) {
    const Alias& alias = call.schema().args[i].alias;
    if (!base && alias.set == ret.alias.set && same_memory(t->storage, out->storage)) base = t;
  });
  return base;
}

Ref declared_view(const Call& call, PyObject* o, const Return& ret, bool single) {
  if (!is_tensor(o) || ret.alias.set.empty() || ret.alias.write) return Ref::borrow(o);
  TensorObject* base = declared_base(call, as_tensor(o), ret);
  if (base == nullptr) return Ref::borrow(o);
  Ref out(reinterpret_cast<PyObject*>(alias_of(as_tensor(o))));
  const bool again = single && reinterpret_cast<PyObject*>(base) == call.args.objects[0];
  link_view(as_tensor(out.get()), base, call.op, again ? arguments_after_first(call) : Ref());
  return out;
}

}  // namespace

// The base of the view out, also where nothing is recorded: a later write through it is a write to
// its root.
void set_view_history(TensorObject* out, const Call& call) {
  if (reinterpret_cast<PyObject*>(out) == call.args.objects[0]) return;
  link_view(out, call.args.values[0].tensor, call.op, arguments_after_first(call));
}

// A kernel's outputs in the memory of arguments, as `Tensor(a) x -> Tensor(a)` declares: tensors of
// their own, for an argument has its own history, that know what they are views of.
Ref declared_views(const Call& call, Ref result) {
  const Schema& s = call.schema();
  if (!PyTuple_Check(result.get())) return declared_view(call, result.get(), s.returns[0], true);
  const Py_ssize_t n = PyTuple_GET_SIZE(result.get());
  Ref outputs(check(PyTuple_New(n)));
  for (Py_ssize_t i = 0; i < n; i++) {
    const Return& ret = s.returns[s.returns_list ? 0 : i];
    PyTuple_SET_ITEM(outputs.get(), i,
                     declared_view(call, PyTuple_GET_ITEM(result.get(), i), ret, false).release());
  }
  return outputs;
}

// ---- for core.autograd -------------------------------------------------------------------------
// An output that existed before gets a new history: values derived from the old one are stale.
void rebase(TensorObject* t) {
  AutogradMeta* meta = meta_of(t);
  meta->generation++;
  if (t->storage) t->storage->rebased = true;
  if (meta->view_parent) {
    const TensorObject* root = root_of(t);
    meta->view_generation = root->meta ? root->meta->generation : 0;
  }
}

namespace {

// Binds args and kwargs to the operator's schema and hands the call to fn.
template <class F>
void with_call(OperatorObject* op, PyObject* args, PyObject* kwargs, F&& fn) {
  const int n = static_cast<int>(op->s->schema.args.size());
  std::vector<PyObject*> stack(&PyTuple_GET_ITEM(args, 0),
                               &PyTuple_GET_ITEM(args, 0) + PyTuple_GET_SIZE(args));
  const Py_ssize_t positional = std::min<Py_ssize_t>(stack.size(), op->s->schema.num_positional);
  Ref names;
  if (kwargs && kwargs != Py_None && PyDict_Size(kwargs) > 0) {
    Ref keys(check(PyDict_Keys(kwargs)));
    names = Ref(check(PyList_AsTuple(keys.get())));
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names.get()); i++)
      stack.push_back(PyDict_GetItem(kwargs, PyTuple_GET_ITEM(names.get(), i)));
  }
  auto** objects = static_cast<PyObject**>(__builtin_alloca(sizeof(PyObject*) * (n + 1)));
  auto* values = static_cast<Value*>(__builtin_alloca(sizeof(Value) * (n + 1)));
  for (int i = 0; i < n; i++) new (values + i) Value;
  Arena arena;
  if (!names && static_cast<int>(stack.size()) == n && positional < n) {
    std::copy(stack.begin(), stack.end(), objects);  // a Node's args: keyword-only ones included
  } else {
    bind_objects(op, stack.data(), PyTuple_GET_SIZE(args), names.get(), objects, arena);
  }
  Call call{op, {&op->s->schema, n, objects, values}, &arena};
  read_values(call);
  fn(call);
}

// The node of a call on these arguments as they are now; its outputs are named by finish_record.
PyObject* begin_record(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *op, *call_args;
    if (!PyArg_ParseTuple(args, "O!O!", OperatorType, &op, &PyTuple_Type, &call_args))
      throw PythonError{};
    if (as_operator(op)->s->context_type)
      throw Error{"AutogradError",
                  str(as_operator(op)->s->schema.full_name(),
                      ": its in-place form, or a write to its view, has no derivative"),
                  "register_autograd gave it setup_context and backward, which need a result",
                  "the operator without the underscore", "call that one"};
    Ref node;
    with_call(as_operator(op), call_args, nullptr,
              [&](Call& call) { node = make_node(call, innermost_level(call)); });
    return node.release();
  });
}

// Where the hooks of a tensor live: with the node that made it, or with the leaf.
Ref& hooks_of_node(NodeObject* node, uint32_t output) {
  for (NodeHooks& h : node->s->hooks)
    if (h.output == output) return h.functions;
  node->s->hooks.push_back({output, Ref()});
  return node->s->hooks.back().functions;
}

const char* const kFollows = "retain_grad";

// A hook of retain_grad is of the tensor, not of the node: it goes along when the tensor gets a new
// history. Empty: there is none.
std::vector<Ref> take_followers(PyObject* outputs) {
  std::vector<Ref> found(static_cast<size_t>(PyTuple_GET_SIZE(outputs)));
  for (size_t i = 0; i < found.size(); i++) {
    PyObject* o = PyTuple_GET_ITEM(outputs, static_cast<Py_ssize_t>(i));
    const AutogradMeta* meta = is_tensor(o) ? as_tensor(o)->meta : nullptr;
    if (!meta || !meta->node || !is_node(meta->node) || as_node(meta->node)->s->hooks.empty())
      continue;
    const Ref functions = hooks_of_node(as_node(meta->node), meta->output);
    if (!functions) continue;
    found[i] = Ref::borrow(PyDict_GetItemString(functions.get(), kFollows));
    if (found[i]) check(PyDict_DelItemString(functions.get(), kFollows));
  }
  return found;
}

void put_followers(PyObject* outputs, const std::vector<Ref>& followers) {
  for (size_t i = 0; i < followers.size(); i++) {
    if (!followers[i]) continue;
    const AutogradMeta* meta =
        as_tensor(PyTuple_GET_ITEM(outputs, static_cast<Py_ssize_t>(i)))->meta;
    Ref& functions = hooks_of_node(as_node(meta->node), meta->output);
    if (!functions) functions = Ref(check(PyDict_New()));
    check(PyDict_SetItemString(functions.get(), kFollows, followers[i].get()));
  }
}

PyObject* finish_record(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *node, *outputs;
    if (!PyArg_ParseTuple(args, "O!O!", NodeType, &node, &PyTuple_Type, &outputs))
      throw PythonError{};
    NodeObject::State& n = *as_node(node)->s;
    if (!n.results.empty() || !is_operator(n.op.get())) {
      PyErr_SetString(PyExc_ValueError, "finish_record: this node has its outputs");
      throw PythonError{};
    }
    const std::vector<Ref> followers = take_followers(outputs);
    record_outputs(as_operator(n.op.get()), node, outputs);
    put_followers(outputs, followers);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(outputs); i++)
      if (is_tensor(PyTuple_GET_ITEM(outputs, i))) rebase(as_tensor(PyTuple_GET_ITEM(outputs, i)));
    Py_RETURN_NONE;
  });
}

PyObject* gradient_hooks(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject* tensor;
    int after = 0;
    if (!PyArg_ParseTuple(args, "O!|p", TensorType, &tensor, &after)) throw PythonError{};
    TensorObject* t = as_tensor(tensor);
    if (PyObject* functions = collected_hooks ? collected_hooks(t, after) : nullptr)
      return functions;
    if ((t->flags & kFlagCaptured) && settle_history) settle_history(t);
    refresh_view(t);
    AutogradMeta* meta = meta_of(t);
    if (meta->node && !after) {
      Ref& functions = hooks_of_node(as_node(meta->node), meta->output);
      if (!functions) functions = Ref(check(PyDict_New()));
      return Ref(functions).release();
    }
    PyObject*& functions = after ? meta->after_hooks : meta->hooks;
    if (functions == nullptr) functions = check(PyDict_New());
    return Ref::borrow(functions).release();
  });
}

PyObject* forget_history(PyObject*, PyObject* tensor) {
  if (!is_tensor(tensor)) return PyErr_Format(PyExc_TypeError, "forget_history takes a tensor");
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    TensorObject* t = as_tensor(tensor);
    if (settle_history) settle_history(t);
    t->flags &= static_cast<uint16_t>(~kFlagRequiresGrad);
    if (t->meta) {
      t->meta->output = 0;
      release_deep(std::exchange(t->meta->node, nullptr));
    }
    Py_RETURN_NONE;
  });
}

PyMethodDef methods[] = {
    {"forget_history", forget_history, METH_O, "Makes a tensor a constant."},
    {"gradient_hooks", gradient_hooks, METH_VARARGS,
     "gradient_hooks(tensor, after_accumulation=False): the dict in which its hooks live."},
    {"begin_record", begin_record, METH_VARARGS,
     "begin_record(op, args) -> Node: a call on these arguments as they are now."},
    {"finish_record", finish_record, METH_VARARGS,
     "finish_record(node, outputs): gives outputs the history of that call."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void refresh_history_of(TensorObject* t) { refresh_view(t); }

void init_tape(PyObject* module) {
  refresh_history = refresh_view;
  follow_base = [](TensorObject* t) { adopt_view(t); };
  inferring = [] { return thread_state().inference; };
  recording = [] { return thread_state().grad_enabled; };
  creates_fake = [] {
    const ThreadState& t = thread_state();
    return (t.included & ~t.excluded & bit(Key::Fake)) != 0;
  };
  check(PyModule_AddFunctions(module, methods));
}

}  // namespace core
