// The key Levels: calls with tensors of core.func's transforms.
//
// The innermost level takes the call. A grad level makes a node like the tape's, whose edges lead
// to the wrappers of that level, and calls the operator with their values. The rest
// (operators that write or have no vjp, forward mode, most batching rules) is core/autograd's.
#include "levels.h"

#include "dispatch/assign.h"
#include "dispatch/call.h"
#include "dispatch/trace.h"
#include "tensor/subclass.h"

#include <vector>

namespace core {
namespace {

thread_local std::vector<Level> active;

template <class T>
PyObject* as_object(T* o) {
  return reinterpret_cast<PyObject*>(o);
}

}  // namespace

// An argument as seen below a level.
PyObject* below(const Call& call, int i, int64_t level, Arena& arena) {
  const Value& v = call.args.values[i];
  if (v.tag == Tag::Tensor && is_of(v.tensor, level)) return as_object(value_of(v.tensor));
  if (v.tag != Tag::Tensors) return call.args.objects[i];
  PyObject* items = check(PyTuple_New(v.count));
  arena.keep(items);
  for (int k = 0; k < v.count; k++) {
    PyObject* item = v.tensors[k];
    const bool owned = item != Py_None && is_of(as_tensor(item), level);
    PyTuple_SET_ITEM(items, k,
                     Ref::borrow(owned ? as_object(value_of(as_tensor(item))) : item).release());
  }
  return items;
}

namespace {

bool any_inexact(PyObject** items, Py_ssize_t count) {
  for (Py_ssize_t i = 0; i < count; i++)
    if (is_tensor(items[i]) && is_differentiable(as_tensor(items[i])->dtype)) return true;
  return false;
}

// The base of a result's wrapper: the first argument, or the base that a kernel declares.
void follow_view(TensorObject* out, const TensorObject* inner, const Call& call, int64_t level) {
  const AutogradMeta* meta = inner->meta;
  const bool declared = call.op->s->may_alias && meta && meta->view_op == as_object(call.op);
  if (!call.op->s->view && !declared) return;
  if (call.op->s->view || meta->view_args) {
    if (is_of(call.args.values[0].tensor, level)) set_view_history(out, call);
    return;
  }
  each_tensor(call, [&](TensorObject* t, int) {
    if (is_of(t, level) && as_object(value_of(t)) == meta->view_parent) link_view(out, t, call.op);
  });
}

// The wrapper of one result. A constant (node is nullptr) is wrapped where it is a view: a write to
// it is a write to its root.
Ref wrapped(PyObject* o, const Level& level, PyObject* node, Py_ssize_t index, const Call& call) {
  if (!is_tensor(o) || !is_differentiable(as_tensor(o)->dtype)) return Ref::borrow(o);
  Ref out(as_object(wrap_tensor(as_tensor(o), level.number, -1, nullptr)));
  if (node) attach(as_tensor(out.get()), node, static_cast<uint32_t>(index));
  as_tensor(out.get())->meta->constant = node == nullptr;
  follow_view(as_tensor(out.get()), as_tensor(o), call, level.number);
  return out;
}

PyObject* call_recorded(Call& call, const Level& level) {
  const bool recording = thread_state().grad_enabled;
  each_tensor(call, [&](TensorObject* t, int) {
    if (is_of(t, level.number)) refresh_history_of(t);
  });
  if (recording && call.op->s->context_type) return call_with_context(call, &level);
  const Ref node = recording ? make_node(call, level.number) : Ref();
  Ref result;
  {
    const GradMode outer(records_below(level));
    result = Ref(call_below(call, level.number));
  }
  const bool many = PyTuple_Check(result.get());
  PyObject* single = result.get();
  PyObject** items = many ? PySequence_Fast_ITEMS(result.get()) : &single;
  const Py_ssize_t count = many ? PyTuple_GET_SIZE(result.get()) : 1;
  if (!any_inexact(items, count) || (!node && !call.op->s->view && !call.op->s->may_alias))
    return result.release();
  for (Py_ssize_t i = 0; node && i < count; i++) {
    NodeObject::State& n = *as_node(node.get())->s;
    if (is_tensor(items[i]))
      save_result(n, as_tensor(items[i]), n.reads_result);
    else
      n.results.push_back(Ref::borrow(Py_None));
  }
  if (!many) return wrapped(single, level, node.get(), 0, call).release();
  Ref out(check(PyTuple_New(count)));
  for (Py_ssize_t i = 0; i < count; i++)
    PyTuple_SET_ITEM(out.get(), i, wrapped(items[i], level, node.get(), i, call).release());
  return out.release();
}

}  // namespace

bool is_transforming() { return !active.empty(); }

Level* find_level(int64_t number) {
  for (size_t i = active.size(); i-- > 0;)
    if (active[i].number == number) return &active[i];
  return nullptr;
}

int64_t innermost_level(const Call& call) {
  int64_t number = 0;
  each_tensor(call, [&](TensorObject* t, int) {
    if (t->meta) number = std::max(number, t->meta->level);
  });
  return number;
}

PyObject* call_below(const Call& call, int64_t level) {
  const int n = call.args.n;
  auto** objects = static_cast<PyObject**>(__builtin_alloca(sizeof(PyObject*) * (n + 1)));
  auto* values = static_cast<Value*>(__builtin_alloca(sizeof(Value) * (n + 1)));
  for (int i = 0; i < n; i++) new (values + i) Value;
  Arena arena;
  for (int i = 0; i < n; i++) objects[i] = below(call, i, level, arena);
  Call inner{call.op, {&call.op->s->schema, n, objects, values}, &arena};
  read_values(inner);
  return dispatch(inner);
}

// ---- tensors that become part of a level -------------------------------------------------------
namespace {

Storage* storage_under(TensorObject* t) {
  while (t->flags & kFlagWrapped) t = value_of(t);
  return t->storage;
}

TensorObject* root_of(TensorObject* t) {
  while (t->meta && t->meta->view_parent) t = as_tensor(t->meta->view_parent);
  return t;
}

// t moves into a new tensor, which it wraps from now on: every holder of t sees the level's tensor.
TensorObject* move_into_wrapper(TensorObject* t, const Level& level) {
  Ref twin(as_object(new_tensor_shell(t->ndim, t->dtype, t->device)));
  TensorObject* inner = as_tensor(twin.get());
  std::copy(t->dims, t->dims + 2 * t->ndim, inner->dims);
  inner->numel = t->numel;
  inner->offset = t->offset;
  typed_like(inner, t)->flags = t->flags;
  inner->storage = std::exchange(t->storage, nullptr);
  inner->meta = std::exchange(t->meta, nullptr);
  t->flags = static_cast<uint16_t>(kFlagWrapped | (t->flags & kFlagSubclass));
  meta_of(t)->level = level.number;
  t->meta->constant = true;
  t->meta->value = twin.release();
  return inner;
}

// Sets the base of a view: the parent, and below the level the value that the parent wraps.
void move_view(TensorObject* t, TensorObject* inner) {
  AutogradMeta *above = t->meta, *below = inner->meta;
  above->view_parent = std::exchange(
      below->view_parent, Ref::borrow(as_tensor(below->view_parent)->meta->value).release());
  above->view_op = Ref::borrow(below->view_op).release();
  above->view_args = Ref::borrow(below->view_args).release();
  above->view_mode = below->view_mode;
}

// The same view of something else, such as its parent's tangent.
Ref same_view(PyObject* op, PyObject* args, PyObject* parent) {
  if (args == nullptr)
    throw Error{"AutogradError",
                str(as_operator(op)->s->schema.full_name(),
                    " made a view of a tensor that was written to inside a transform"),
                "only its kernel knows which view it is, so it cannot be taken again",
                "views made by core's operators", "write to a copy: x.clone()"};
  const Ref all(check(PyTuple_New(1 + PyTuple_GET_SIZE(args))));
  PyTuple_SET_ITEM(all.get(), 0, Ref::borrow(parent).release());
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args); i++)
    PyTuple_SET_ITEM(all.get(), i + 1, Ref::borrow(PyTuple_GET_ITEM(args, i)).release());
  const ExcludeGuard at_once(bit(Key::Capture));  // a view that is collected has no memory yet
  Ref made(check(PyObject_Call(op, all.get(), nullptr)));
  const bool same = is_tensor(made.get()) && same_memory(storage_under(as_tensor(made.get())),
                                                         storage_under(as_tensor(parent)));
  if (!same)
    throw Error{"AutogradError",
                str("inside a transform, ", as_operator(op)->s->schema.full_name(),
                    " returned a copy where it declares a view"),
                "a write to the one would have to be seen in the other",
                "rules that return views of their arguments", "write to a copy: x.clone()"};
  return made;
}

// A batch gets new memory: `from` is a batch, whose value t wraps instead of its old one.
void wrap_batch(TensorObject* t, const TensorObject* from) {
  if (Storage* s = value_of(t)->storage) s->version++;  // values saved of it are stale now
  release_deep(std::exchange(t->meta->value, Ref::borrow(from->meta->value).release()));
  t->meta->batch_dim = from->meta->batch_dim;
}

void adopt(TensorObject* t, const Level& level, PyObject* root_tangent) {
  const bool view = t->meta && t->meta->view_parent;
  const Ref parent = Ref::borrow(view ? t->meta->view_parent : nullptr);
  const Ref op = Ref::borrow(view ? t->meta->view_op : nullptr);
  const Ref args = Ref::borrow(view ? t->meta->view_args : nullptr);
  Ref tangent = Ref::borrow(root_tangent), batch;
  if (view && level.kind == LevelKind::Jvp)
    tangent = same_view(op.get(), args.get(), as_tensor(parent.get())->meta->tangent);
  if (level.kind == LevelKind::Vmap)
    batch = view ? same_view(op.get(), args.get(), parent.get())
                 : Ref(check(PyObject_CallMethod(level.object, "batch_of", "O", as_object(t))));
  TensorObject* inner = move_into_wrapper(t, level);
  t->meta->tangent = tangent.release();
  if (view) move_view(t, inner);
  if (batch) wrap_batch(t, as_tensor(batch.get()));
}

// t and its bases, the root first.
void adopt_chain(TensorObject* t, const Level& level, PyObject* root_tangent) {
  std::vector<TensorObject*> chain;
  for (; t && !is_of(t, level.number); t = t->meta ? as_tensor(t->meta->view_parent) : nullptr)
    chain.push_back(t);
  for (; !chain.empty(); chain.pop_back()) {
    storage_under(chain.back())->rebased = true;  // so that calls look at its other views
    adopt(chain.back(), level, root_tangent);
  }
}

}  // namespace

bool adopt_view(TensorObject* t) {
  for (bool any = false;; t = value_of(t)) {
    const bool wrapped = (t->flags & kFlagWrapped) != 0;
    const TensorObject* root = wrapped || t->storage->rebased ? root_of(t) : t;
    if (root != t && root->meta && root->meta->level > t->meta->level)
      if (const Level* level = find_level(root->meta->level)) {
        adopt_chain(t, Level(*level), nullptr);
        any = true;
      }
    if (!(t->flags & kFlagWrapped)) return any;
  }
}

bool adopt_views(const Call& call) {
  bool any = false;
  each_tensor(call, [&](TensorObject* t, int) { any |= adopt_view(t); });
  return any;
}

PyObject* call_levels(Call& call) {
  if (adopt_views(call)) {
    read_values(call);
    return dispatch(call);
  }
  const Level* found = find_level(innermost_level(call));
  if (found == nullptr || call.out || !call.op->s->written.empty()) return nullptr;
  const Level level = *found;  // calls below may enter others
  if (level.kind == LevelKind::Vmap) return tracing() ? nullptr : call_batched(call, level);
  if (level.kind != LevelKind::Grad) return nullptr;
  if (thread_state().grad_enabled && !call.op->vjp) return nullptr;
  if (tracing()) trace_hop("key", "levels: recorded by core.func", nullptr, 0);
  return call_recorded(call, level);
}

// ---- for core.autograd -------------------------------------------------------------------------
namespace {

PyObject* enter_level(PyObject*, PyObject* args) {
  PyObject* object;
  int kind;
  if (!PyArg_ParseTuple(args, "Oi", &object, &kind)) return nullptr;
  Py_INCREF(object);
  const int64_t number = last_level.fetch_add(1) + 1;
  const bool outer = thread_state().grad_enabled;
  if (static_cast<LevelKind>(kind) == LevelKind::Grad) thread_state().grad_enabled = true;
  active.push_back({number, static_cast<LevelKind>(kind), outer, object});
  return PyLong_FromLongLong(number);
}

PyObject* leave_level(PyObject*, PyObject* number) {
  const Level* found = find_level(PyLong_AsLongLong(number));
  if (PyErr_Occurred()) return nullptr;
  if (found) {
    PyObject* object = found->object;
    if (found->kind == LevelKind::Grad) thread_state().grad_enabled = found->outer_grad;
    active.erase(active.begin() + (found - active.data()));
    Py_DECREF(object);
  }
  Py_RETURN_NONE;
}

PyObject* active_level(PyObject*, PyObject* number) {
  const Level* found = find_level(PyLong_AsLongLong(number));
  if (PyErr_Occurred()) return nullptr;
  return Ref::borrow(found ? found->object : Py_None).release();
}

PyObject* active_levels(PyObject*, PyObject*) {
  PyObject* all = PyTuple_New(static_cast<Py_ssize_t>(active.size()));
  for (size_t i = 0; all && i < active.size(); i++)
    PyTuple_SET_ITEM(all, static_cast<Py_ssize_t>(i), Py_NewRef(active[i].object));
  return all;
}

PyObject* count_levels(PyObject*, PyObject*) { return PyLong_FromSize_t(active.size()); }

// is_fresh(tensor, level): whether its memory was made inside the level.
PyObject* is_fresh(PyObject*, PyObject* args) {
  PyObject* tensor;
  long long level;
  if (!PyArg_ParseTuple(args, "O!L", TensorType, &tensor, &level)) return nullptr;
  return PyBool_FromLong(storage_under(as_tensor(tensor))->born >= level);
}

// adopt(tensor, level, tangent of its root | None): adopts the tensor and its bases.
PyObject* adopt_tensor(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *tensor, *tangent;
    long long number;
    if (!PyArg_ParseTuple(args, "O!LO", TensorType, &tensor, &number, &tangent))
      throw PythonError{};
    if (const Level* level = find_level(number))
      adopt_chain(as_tensor(tensor), Level(*level), tangent == Py_None ? nullptr : tangent);
    Py_RETURN_NONE;
  });
}

// set_wrapped(wrapper, value): replaces the wrapped tensor by one of the same shape.
PyObject* set_wrapped(PyObject*, PyObject* args) {
  PyObject *wrapper, *value;
  if (!PyArg_ParseTuple(args, "O!O!", TensorType, &wrapper, TensorType, &value)) return nullptr;
  if (!(as_tensor(wrapper)->flags & kFlagWrapped))
    return PyErr_Format(PyExc_TypeError, "set_wrapped takes a wrapper and its value");
  release_deep(std::exchange(as_tensor(wrapper)->meta->value, Py_NewRef(value)));
  Py_RETURN_NONE;
}

// note_view(tensor, op, parent, args | None): a level's tensor is a view, op(parent, *args); None:
// it is one that cannot be made again.
PyObject* note_view(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *tensor, *op, *parent, *rest;
    if (!PyArg_ParseTuple(args, "O!O!O!O", TensorType, &tensor, OperatorType, &op, TensorType,
                          &parent, &rest))
      throw PythonError{};
    AutogradMeta* meta = meta_of(as_tensor(tensor));
    if (parent == tensor || meta->view_parent) Py_RETURN_NONE;
    meta->view_args = PyTuple_Check(rest) ? Ref::borrow(rest).release() : nullptr;
    meta->view_parent = Ref::borrow(parent).release();
    meta->view_op = Ref::borrow(op).release();
    Py_RETURN_NONE;
  });
}

// A grad level's wrapper of a value: an input of the level, or with the history of another wrapper.
PyObject* wrap_grad(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *value, *source = nullptr;
    long long level;
    if (!PyArg_ParseTuple(args, "O!L|O!", TensorType, &value, &level, TensorType, &source))
      throw PythonError{};
    Ref out(as_object(wrap_tensor(as_tensor(value), level, -1, nullptr)));
    if (source) {
      refresh_history_of(as_tensor(source));
      const Edge edge = edge_to(as_tensor(source), level);
      if (edge.target)
        attach(as_tensor(out.get()), edge.target.get(), edge.index);
      else
        as_tensor(out.get())->meta->constant = true;
    }
    return out.release();
  });
}

// rebase_level(root, whole, level): root was written to, and now has whole's history.
PyObject* rebase_level(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *root, *whole;
    long long level;
    if (!PyArg_ParseTuple(args, "O!O!L", TensorType, &root, TensorType, &whole, &level))
      throw PythonError{};
    const Edge edge = edge_to(as_tensor(whole), level);
    AutogradMeta* meta = meta_of(as_tensor(root));
    meta->generation++;
    if (edge.target) {
      attach(as_tensor(root), edge.target.get(), edge.index);
    } else {
      meta->constant = true;
      release_deep(std::exchange(meta->node, nullptr));
    }
    Py_RETURN_NONE;
  });
}

// The outputs of a core.autograd.Function, wrapped; constant: which of them have no history.
PyObject* record_level_function(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *context, *inputs, *outputs, *constant, *saved;
    long long level;
    if (!PyArg_ParseTuple(args, "OO!O!O!O!L", &context, &PyTuple_Type, &inputs, &PyTuple_Type,
                          &outputs, &PyTuple_Type, &constant, &PyTuple_Type, &saved, &level))
      throw PythonError{};
    Ref node = make_empty_node(context, level);
    NodeObject::State& n = *as_node(node.get())->s;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(inputs); i++) {
      PyObject* o = PyTuple_GET_ITEM(inputs, i);
      if (is_tensor(o)) refresh_history_of(as_tensor(o));
      n.edges.push_back(is_tensor(o) ? edge_to(as_tensor(o), level) : Edge{});
    }
    n.args = Ref::borrow(saved);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(saved); i++)
      if (is_tensor(PyTuple_GET_ITEM(saved, i)))
        save_version(n, as_tensor(PyTuple_GET_ITEM(saved, i)), 0);
    const Py_ssize_t count = PyTuple_GET_SIZE(outputs);
    Ref out(check(PyTuple_New(count)));
    for (Py_ssize_t i = 0; i < count; i++) {
      PyObject* o = PyTuple_GET_ITEM(outputs, i);
      Ref item = Ref::borrow(o);
      if (is_tensor(o))
        save_result(n, as_tensor(o), false);
      else
        n.results.push_back(Ref::borrow(Py_None));
      if (is_tensor(o) && is_differentiable(as_tensor(o)->dtype) &&
          PyTuple_GET_ITEM(constant, i) != Py_True) {
        item = Ref(as_object(wrap_tensor(as_tensor(o), level, -1, nullptr)));
        attach(as_tensor(item.get()), node.get(), static_cast<uint32_t>(i));
      }
      PyTuple_SET_ITEM(out.get(), i, item.release());
    }
    return out.release();
  });
}

PyMethodDef methods[] = {
    {"enter_level", enter_level, METH_VARARGS, "enter_level(level, kind) -> its number"},
    {"leave_level", leave_level, METH_O, "leave_level(number): it is over."},
    {"active_level", active_level, METH_O, "The level of a number in this thread, or None."},
    {"active_levels", active_levels, METH_NOARGS, "This thread's levels, the outermost first."},
    {"count_levels", count_levels, METH_NOARGS, "How many levels are active in this thread."},
    {"is_fresh", is_fresh, METH_VARARGS,
     "is_fresh(tensor, level): whether its memory was made inside the level."},
    {"adopt", adopt_tensor, METH_VARARGS,
     "adopt(tensor, level, tangent of its root | None): it becomes part of the level."},
    {"set_wrapped", set_wrapped, METH_VARARGS, "set_wrapped(wrapper, value)"},
    {"note_view", note_view, METH_VARARGS,
     "note_view(tensor, op, parent, args | None): a level's tensor is the view op(parent, *args)."},
    {"wrap_grad", wrap_grad, METH_VARARGS,
     "wrap_grad(value, level, source=None): a wrapper; with the history of another one."},
    {"rebase_level", rebase_level, METH_VARARGS,
     "rebase_level(root, whole, level): gives root the history of whole, after a write."},
    {"record_level_function", record_level_function, METH_VARARGS,
     "record_level_function(context, inputs, outputs, constant, saved, level) -> wrapped outputs"},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_levels(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
