// Gradients that a context belongs to: of a core.autograd.Function, and of an operator that has
// register_autograd. The context determines the saved tensors; its functions are Python
// (core/autograd/function.py, contexts.py).
#include "dispatch/call.h"
#include "dispatch/keys.h"
#include "levels.h"
#include "watch.h"

namespace core {
namespace {

PyObject* interned(const char* text) { return check(PyUnicode_InternFromString(text)); }

// ---- core.autograd.Function --------------------------------------------------------------------
// A value that backward of a Function reads: an input's alias with its history, a result's place,
// or the tensor itself.
Ref save_for_function(NodeObject::State& n, PyObject* inputs, PyObject* tensor) {
  if (!is_tensor(tensor)) return Ref::borrow(tensor);
  for (size_t i = 0; i < n.edges.size(); i++)
    if (PyTuple_GET_ITEM(inputs, static_cast<Py_ssize_t>(i)) == tensor) {
      Ref saved = save_read(as_tensor(tensor), n.edges[i]);
      save_version(n, as_tensor(saved.get()), 0);
      return saved;
    }
  save_version(n, as_tensor(tensor), 0);
  return Ref::borrow(tensor);
}

void save_function_result(NodeObject::State& n, PyObject* saved, PyObject* output) {
  bool read = false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(saved); i++)
    read |= PyTuple_GET_ITEM(saved, i) == output;
  save_result(n, as_tensor(output), read);
}

void settle_all(PyObject* tuple) {
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tuple); i++) {
    PyObject* o = PyTuple_GET_ITEM(tuple, i);
    if (is_tensor(o) && (as_tensor(o)->flags & kFlagCaptured) && settle_history)
      settle_history(as_tensor(o));
  }
}

// Gives the outputs of a core.autograd.Function their history: its context computes the gradients.
PyObject* record_function(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *context, *inputs, *outputs, *saved;
    if (!PyArg_ParseTuple(args, "OO!O!O!", &context, &PyTuple_Type, &inputs, &PyTuple_Type,
                          &outputs, &PyTuple_Type, &saved))
      throw PythonError{};
    for (PyObject* tuple : {inputs, outputs, saved}) settle_all(tuple);
    Ref node = make_empty_node(context, 0);
    NodeObject::State& n = *as_node(node.get())->s;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(inputs); i++) {
      PyObject* o = PyTuple_GET_ITEM(inputs, i);
      n.edges.push_back(is_tensor(o) ? edge_to(as_tensor(o), 0) : Edge{});
    }
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(outputs); i++) {
      PyObject* o = PyTuple_GET_ITEM(outputs, i);
      if (!is_tensor(o)) {
        n.results.push_back(Ref::borrow(Py_None));
        continue;
      }
      save_function_result(n, saved, o);
    }
    n.args = Ref(check(PyTuple_New(PyTuple_GET_SIZE(saved))));
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(saved); i++) {
      PyObject* o = PyTuple_GET_ITEM(saved, i);
      Py_ssize_t place = -1;
      for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(outputs); k++)
        if (o != Py_None && PyTuple_GET_ITEM(outputs, k) == o) place = k;
      Ref kept =
          place >= 0 ? Ref(check(PyLong_FromSsize_t(place))) : save_for_function(n, inputs, o);
      PyTuple_SET_ITEM(n.args.get(), i, kept.release());
    }
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(outputs); i++) {
      PyObject* o = PyTuple_GET_ITEM(outputs, i);
      if (!is_tensor(o) || !is_differentiable(as_tensor(o)->dtype)) continue;
      attach(as_tensor(o), node.get(), static_cast<uint32_t>(i));
      rebase(as_tensor(o));
    }
    if (thread_state().saved_hooks) pack_saved(as_node(node.get()));
    return node.release();
  });
}

// The i-th value that a graph saves: an output's place, or an alias with the history of an input.
Ref save_of_graph(NodeObject::State& n, PyObject* args, Py_ssize_t i, bool checked) {
  PyObject *inputs = PyTuple_GET_ITEM(args, 1), *outputs = PyTuple_GET_ITEM(args, 2);
  PyObject* o = PyTuple_GET_ITEM(PyTuple_GET_ITEM(args, 3), i);
  for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(outputs); k++)
    if (PyTuple_GET_ITEM(outputs, k) == o) return Ref(check(PyLong_FromSsize_t(k)));
  if (checked) return save_for_function(n, inputs, o);
  for (size_t k = 0; k < n.edges.size(); k++)
    if (PyTuple_GET_ITEM(inputs, static_cast<Py_ssize_t>(k)) == o)
      return save_read(as_tensor(o), n.edges[k]);
  return Ref::borrow(o);
}

// record_graph(context, inputs, outputs, saved, checked) -> Node: of a compiled graph. The outputs
// are new; backward reads the first `checked` saved tensors, and the others are kept for another
// derivative.
PyObject* record_graph(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *context, *inputs, *outputs, *saved;
    int checked;
    if (!PyArg_ParseTuple(args, "OO!O!O!i", &context, &PyTuple_Type, &inputs, &PyTuple_Type,
                          &outputs, &PyTuple_Type, &saved, &checked))
      throw PythonError{};
    Ref node = make_empty_node(context, 0);
    NodeObject::State& n = *as_node(node.get())->s;
    n.of_graph = true;
    const Ref read(check(PyTuple_GetSlice(saved, 0, checked)));
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(inputs); i++)
      n.edges.push_back(edge_to(as_tensor(PyTuple_GET_ITEM(inputs, i)), 0));
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(outputs); i++)
      save_function_result(n, read.get(), PyTuple_GET_ITEM(outputs, i));
    n.args = Ref(check(PyTuple_New(PyTuple_GET_SIZE(saved))));
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(saved); i++)
      PyTuple_SET_ITEM(n.args.get(), i, save_of_graph(n, args, i, i < checked).release());
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(outputs); i++)
      attach(as_tensor(PyTuple_GET_ITEM(outputs, i)), node.get(), static_cast<uint32_t>(i));
    return node.release();
  });
}

PyObject* passed_context;  // of every node whose pass was made with its graph

}  // namespace

void give_passed_history(TensorObject* t, PyObject* const* leaves, size_t count) {
  Ref node = make_empty_node(passed_context, 0);
  NodeObject::State& n = *as_node(node.get())->s;
  n.released = true;
  for (size_t i = 0; i < count; i++) n.edges.push_back(edge_to(as_tensor(leaves[i]), 0));
  n.results.push_back(like(t));
  attach(t, node.get(), 0);
}

namespace {

// pass_history(tensor, leaves)
PyObject* pass_history(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *tensor, *leaves;
    if (!PyArg_ParseTuple(args, "O!O!", TensorType, &tensor, &PyTuple_Type, &leaves))
      throw PythonError{};
    Small<PyObject*, 8> all;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(leaves); i++) {
      if (!is_tensor(PyTuple_GET_ITEM(leaves, i))) {
        PyErr_SetString(PyExc_TypeError, "pass_history(tensor, leaves) takes tensors");
        throw PythonError{};
      }
      all.push_back(PyTuple_GET_ITEM(leaves, i));
    }
    give_passed_history(as_tensor(tensor), all.begin(), all.size());
    Py_RETURN_NONE;
  });
}

PyObject* set_passed_context(PyObject*, PyObject* context) {
  Ref before(std::exchange(passed_context, Py_NewRef(context)));
  Py_RETURN_NONE;
}

// ---- operators ---------------------------------------------------------------------------------
// The tensor arguments, in the order of make_node's edges; nullptr: no tensor.
using Slots = Small<Ref, 4>;
Slots slots_of(const Call& call) {
  Slots slots;
  for (int i = 0; i < call.args.n; i++) {
    const Value& v = call.args.values[i];
    if (v.tag == Tag::Tensor) {
      slots.push_back(Ref::borrow(call.args.objects[i]));
    } else if (v.tag == Tag::Tensors) {
      for (int k = 0; k < v.count; k++) slots.push_back(Ref::borrow(v.tensors[k]));
    } else if (call.schema().args[i].type.kind <= ArgKind::TensorOrScalar) {
      slots.push_back(Ref());
    }
  }
  return slots;
}

bool requires_gradient(PyObject* o, const Level* level) {
  if (!is_tensor(o) || !is_differentiable(as_tensor(o)->dtype)) return false;
  const TensorObject* t = as_tensor(o);
  return level ? is_of(t, level->number) : (t->flags & kFlagRequiresGrad) != 0;
}

Ref as_bool(bool value) { return Ref::borrow(value ? Py_True : Py_False); }

// ctx.needs_input_grad: an entry for each positional argument, a list for a list of tensors.
Ref needs_input_grad(const Call& call, const Level* level) {
  const int n = call.schema().num_positional;
  Ref needs(check(PyTuple_New(n)));
  for (int i = 0; i < n; i++) {
    const Value& v = call.args.values[i];
    Ref need = as_bool(v.tag == Tag::Tensor && requires_gradient(call.args.objects[i], level));
    if (v.tag == Tag::Tensors) {
      need = Ref(check(PyList_New(v.count)));
      for (int k = 0; k < v.count; k++)
        PyList_SET_ITEM(need.get(), k, as_bool(requires_gradient(v.tensors[k], level)).release());
    }
    PyTuple_SET_ITEM(needs.get(), i, need.release());
  }
  return needs;
}

// backward returns gradients for positional arguments only, as with torch.library: a keyword-only
// tensor would silently get none.
void refuse_keyword_tensors(const Call& call, const Level* level) {
  each_tensor(call, [&](TensorObject* t, int i) {
    const Argument& a = call.schema().args[i];
    if (!a.keyword_only || !requires_gradient(reinterpret_cast<PyObject*>(t), level)) return;
    throw Error{"AutogradError",
                str(call.schema().full_name(), ": the keyword-only argument '", a.name,
                    "' requires a gradient"),
                "backward returns gradients for the positional arguments only",
                print(call.schema()),
                str("pass ", a.name, ".detach(), or let the schema take it by position")};
  });
}

Ref new_context(const Call& call, const Level* level, const Ref& type) {
  static PyObject* const name = interned("needs_input_grad");
  Ref ctx(check(PyObject_CallNoArgs(type.get())));
  check(PyObject_SetAttr(ctx.get(), name, needs_input_grad(call, level).get()));
  return ctx;
}

// Called with torch.library's parameter names. Its calls on the inputs are recorded as any others,
// so that second derivatives pass through them.
void call_setup_context(PyObject* setup, PyObject* ctx, PyObject* inputs, PyObject* output,
                        PyObject* keywords) {
  static PyObject* const names =
      check(PyTuple_Pack(3, interned("ctx"), interned("inputs"), interned("output")));
  static PyObject* const more = check(PyTuple_Pack(
      4, interned("ctx"), interned("inputs"), interned("output"), interned("keyword_only_inputs")));
  PyObject* stack[] = {ctx, inputs, output, keywords};
  Ref(check(PyObject_Vectorcall(setup, stack, 0, keywords ? more : names)));
}

// Takes an attribute that the node keeps from now on.
Ref taken(PyObject* ctx, PyObject* name) {
  static PyObject* const nothing = check(PyTuple_New(0));
  Ref value(check(PyObject_GetAttr(ctx, name)));
  if (!PyTuple_Check(value.get()))
    throw Error{
        "AutogradError",
        str("ctx.", PyUnicode_AsUTF8(name), " was set to a ", Py_TYPE(value.get())->tp_name),
        "it belongs to the engine, which keeps a tuple there",
        "save_for_backward, mark_non_differentiable; attributes of other names",
        "choose another name for the attribute"};
  if (PyTuple_GET_SIZE(value.get()) > 0) check(PyObject_SetAttr(ctx, name, nothing));
  return value;
}

bool holds(const Ref& tuple, PyObject* o) {
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tuple.get()); i++)
    if (PyTuple_GET_ITEM(tuple.get(), i) == o) return true;
  return false;
}

// Which argument of the schema the edge of that place belongs to.
int argument_of(const Call& call, size_t slot) {
  size_t at = 0;
  for (int i = 0; i < call.args.n; i++) {
    const Value& v = call.args.values[i];
    if (v.tag == Tag::Tensors)
      at += static_cast<size_t>(v.count);
    else if (v.tag == Tag::Tensor || call.schema().args[i].type.kind <= ArgKind::TensorOrScalar)
      at++;
    if (slot < at) return i;
  }
  return kOther;
}

// One call on its way into a node. outer: as it was made; inner: below the level, if there is one.
struct Recording {
  const Call& outer;
  const Call& inner;
  const Level* level;
  Ref type, setup;  // of the context, as they were when the call began
  Ref node, inputs, outputs;
  Slots slots;
  Ref to_save, constants;

  NodeObject::State& state() { return *as_node(node.get())->s; }
  bool has_history(PyObject* o) const {
    return is_tensor(o) && is_differentiable(as_tensor(o)->dtype) && !holds(constants, o);
  }
};

// An input of the tape is saved as an alias with the history of its edge; at a level, anything is
// with that of now.
Ref save_for_context(Recording& r, PyObject* tensor) {
  if (!is_tensor(tensor)) return Ref::borrow(tensor);
  TensorObject* t = as_tensor(tensor);
  Ref saved = r.level ? save_now(t) : Ref::borrow(tensor);
  int argument = kOther;
  for (size_t i = 0; i < r.slots.size() && argument == kOther; i++) {
    if (r.slots[i].get() != tensor) continue;
    argument = argument_of(r.outer, i);
    if (!r.level) saved = save_read(t, r.state().edges[i]);
  }
  save_version(r.state(), as_tensor(saved.get()), argument);
  return saved;
}

// The place among the outputs of a tensor that gets a history on the tape, or -1.
Py_ssize_t place_of(const Recording& r, PyObject* o) {
  if (r.level || !r.has_history(o)) return -1;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(r.outputs.get()); i++)
    if (PyTuple_GET_ITEM(r.outputs.get(), i) == o) return i;
  return -1;
}

// The tensors given to save_for_backward; outputs as their place, so that they do not own
// themselves.
void keep_saved(Recording& r) {
  const Py_ssize_t count = PyTuple_GET_SIZE(r.to_save.get());
  Ref saved(check(PyTuple_New(count)));
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject* o = PyTuple_GET_ITEM(r.to_save.get(), i);
    const Py_ssize_t place = place_of(r, o);
    Ref kept = place >= 0 ? Ref(check(PyLong_FromSsize_t(place))) : save_for_context(r, o);
    PyTuple_SET_ITEM(saved.get(), i, kept.release());
  }
  r.state().saved = std::move(saved);
}

// An output with its history: itself on the tape, a wrapper at a level.
Ref recorded(Recording& r, PyObject* o, Py_ssize_t index) {
  NodeObject::State& n = r.state();
  if (!is_tensor(o)) {
    n.results.push_back(Ref::borrow(Py_None));
    return Ref::borrow(o);
  }
  save_result(n, as_tensor(o), place_of(r, o) >= 0 && holds(r.to_save, o));
  if (!r.has_history(o)) return Ref::borrow(o);
  Ref out = r.level ? Ref(reinterpret_cast<PyObject*>(
                          wrap_tensor(as_tensor(o), r.level->number, -1, nullptr)))
                    : Ref::borrow(o);
  attach(as_tensor(out.get()), r.node.get(), static_cast<uint32_t>(index));
  return out;
}

// The results as a tuple. A kernel may return a tensor that somebody else holds and that has a
// history: an alias is given the new one.
Ref own_outputs(const Ref& result, const Level* level) {
  const bool tuple = PyTuple_Check(result.get());
  const Py_ssize_t count = tuple ? PyTuple_GET_SIZE(result.get()) : 1;
  Ref outputs(check(PyTuple_New(count)));
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject* o = tuple ? PyTuple_GET_ITEM(result.get(), i) : result.get();
    const bool foreign = !level && requires_gradient(o, nullptr);
    PyTuple_SET_ITEM(
        outputs.get(), i,
        foreign ? reinterpret_cast<PyObject*>(alias_of(as_tensor(o))) : Ref::borrow(o).release());
  }
  return outputs;
}

Ref computed(Call& inner, const Level* level) {
  if (level) {
    const GradMode outer(records_below(*level));
    return Ref(dispatch(inner));
  }
  const ExcludeGuard below(bits_before(Key::Autograd) | bit(Key::Autograd));
  return Ref(dispatch(inner));
}

Ref set_up(Recording& r, bool single) {
  static PyObject* const to_save = interned("_to_save");
  static PyObject* const constants = interned("_constants");
  Ref ctx = new_context(r.outer, r.level, r.type);
  if (r.setup) {
    const GradMode mode(r.level ? records_below(*r.level) : thread_state().grad_enabled);
    const bool more = r.inner.args.n > r.inner.schema().num_positional;
    const Ref keywords(more ? kwargs_dict(r.inner) : nullptr);
    PyObject* output = single ? PyTuple_GET_ITEM(r.outputs.get(), 0) : r.outputs.get();
    call_setup_context(r.setup.get(), ctx.get(), r.inputs.get(), output, keywords.get());
  }
  r.to_save = taken(ctx.get(), to_save);
  r.constants = taken(ctx.get(), constants);
  return ctx;
}

PyObject* record(const Call& outer, Call& inner, const Level* level) {
  refuse_keyword_tensors(outer, level);
  const OperatorObject::State& s = *outer.op->s;
  Recording r{outer, inner, level, s.context_type, s.setup_context, {}, {}, {}, {}, {}, {}};
  // Before the call, which may convert its operands.
  r.node = make_node(outer, level ? level->number : 0);
  r.slots = slots_of(inner);
  r.inputs = Ref(args_tuple(inner));
  const Ref made = computed(inner, level);
  const bool single = !PyTuple_Check(made.get());
  r.outputs = own_outputs(made, level);
  r.state().context = set_up(r, single);
  keep_saved(r);
  const Py_ssize_t count = PyTuple_GET_SIZE(r.outputs.get());
  Ref out(check(PyTuple_New(count)));
  for (Py_ssize_t i = 0; i < count; i++)
    PyTuple_SET_ITEM(out.get(), i, recorded(r, PyTuple_GET_ITEM(r.outputs.get(), i), i).release());
  if (thread_state().saved_hooks) pack_saved(as_node(r.node.get()));
  return single ? Ref::borrow(PyTuple_GET_ITEM(out.get(), 0)).release() : out.release();
}

}  // namespace

PyObject* call_with_context(Call& call, const Level* level) {
  if (level == nullptr) return record(call, call, nullptr);
  const int n = call.args.n;
  auto** objects = static_cast<PyObject**>(__builtin_alloca(sizeof(PyObject*) * (n + 1)));
  auto* values = static_cast<Value*>(__builtin_alloca(sizeof(Value) * (n + 1)));
  for (int i = 0; i < n; i++) new (values + i) Value;
  Arena arena;
  for (int i = 0; i < n; i++) objects[i] = below(call, i, level->number, arena);
  Call inner{call.op, {&call.op->s->schema, n, objects, values}, &arena};
  read_values(inner);
  return record(call, inner, level);
}

// A vjp made by register_autograd has the type of its contexts; others have none.
void read_context(OperatorObject* op, PyObject* vjp) {
  Ref type(vjp ? PyObject_GetAttrString(vjp, "context_type") : nullptr);
  if (!type) PyErr_Clear();
  Ref setup(type ? check(PyObject_GetAttrString(vjp, "setup_context")) : nullptr);
  op->s->context_type = std::move(type);
  op->s->setup_context = setup.get() == Py_None ? Ref() : std::move(setup);
}

namespace {

PyMethodDef methods[] = {{"record_function", record_function, METH_VARARGS,
                          "record_function(context, inputs, outputs, saved) -> Node"},
                         {"record_graph", record_graph, METH_VARARGS,
                          "record_graph(context, inputs, outputs, saved, checked) -> Node"},
                         {"pass_history", pass_history, METH_VARARGS,
                          "pass_history(tensor, leaves): a history that a pass has freed."},
                         {"set_passed_context", set_passed_context, METH_O,
                          "set_passed_context(context): of the nodes of such histories."},
                         {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_tape_context(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
