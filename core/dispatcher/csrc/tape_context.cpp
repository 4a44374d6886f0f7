// Gradients that a context belongs to: of a core.autograd.Function, and of an operator that has
// register_autograd. The context says what is saved; its functions are Python
// (core/autograd/function.py, contexts.py).
#include "tape.h"

namespace core {
namespace {

PyObject* interned(const char* text) { return check(PyUnicode_InternFromString(text)); }

// ---- core.autograd.Function --------------------------------------------------------------------
// What backward of a Function reads: an input's alias with its history, a result's place, or the
// tensor itself.
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

// Gives the outputs of a core.autograd.Function their history: its context computes the gradients.
PyObject* record_function(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *context, *inputs, *outputs, *saved;
    if (!PyArg_ParseTuple(args, "OO!O!O!", &context, &PyTuple_Type, &inputs, &PyTuple_Type,
                          &outputs, &PyTuple_Type, &saved))
      throw PythonError{};
    Ref node = new_node(context);
    NodeObject::State& n = *as_node(node.get())->s;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(inputs); i++) {
      PyObject* o = PyTuple_GET_ITEM(inputs, i);
      n.edges.push_back(is_tensor(o) ? edge_to(as_tensor(o)) : Edge{});
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
      if (!is_tensor(o) || !is_inexact(as_tensor(o)->dtype)) continue;
      attach(as_tensor(o), node.get(), static_cast<uint32_t>(i));
      rebase(as_tensor(o));
    }
    return node.release();
  });
}
// ---- operators ---------------------------------------------------------------------------------
// What stands where tensors may stand, in the order of make_node's edges; nullptr: no tensor.
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

bool requires_gradient(PyObject* o) {
  return is_tensor(o) && (as_tensor(o)->flags & kFlagRequiresGrad) &&
         is_inexact(as_tensor(o)->dtype);
}

Ref as_bool(bool value) { return Ref::borrow(value ? Py_True : Py_False); }

// ctx.needs_input_grad: an entry for each positional argument, a list for a list of tensors.
Ref needs_input_grad(const Call& call) {
  const int n = call.schema().num_positional;
  Ref needs(check(PyTuple_New(n)));
  for (int i = 0; i < n; i++) {
    const Value& v = call.args.values[i];
    Ref need = as_bool(v.tag == Tag::Tensor && requires_gradient(call.args.objects[i]));
    if (v.tag == Tag::Tensors) {
      need = Ref(check(PyList_New(v.count)));
      for (int k = 0; k < v.count; k++)
        PyList_SET_ITEM(need.get(), k, as_bool(requires_gradient(v.tensors[k])).release());
    }
    PyTuple_SET_ITEM(needs.get(), i, need.release());
  }
  return needs;
}

// backward returns gradients for positional arguments only, as with torch.library: a keyword-only
// tensor would silently get none.
void refuse_keyword_tensors(const Call& call) {
  each_tensor(call, [&](TensorObject* t, int i) {
    const Argument& a = call.schema().args[i];
    if (!a.keyword_only || !requires_gradient(reinterpret_cast<PyObject*>(t))) return;
    throw Error{"AutogradError",
                str(call.schema().full_name(), ": the keyword-only argument '", a.name,
                    "' requires a gradient"),
                "backward returns gradients for the positional arguments only",
                print(call.schema()),
                str("pass ", a.name, ".detach(), or let the schema take it by position")};
  });
}

void call_setup_context(const Call& call, PyObject* ctx, PyObject* inputs, PyObject* output) {
  static PyObject* const names =
      check(PyTuple_Pack(3, interned("ctx"), interned("inputs"), interned("output")));
  static PyObject* const more = check(PyTuple_Pack(
      4, interned("ctx"), interned("inputs"), interned("output"), interned("keyword_only_inputs")));
  const Ref setup = call.op->s->setup_context;
  const NoGradGuard constants;  // what it computes has no history, as what the kernel computes
  const bool keywords = call.args.n > call.schema().num_positional;
  const Ref rest(keywords ? kwargs_dict(call) : nullptr);
  PyObject* stack[] = {ctx, inputs, output, rest.get()};
  Ref(check(PyObject_Vectorcall(setup.get(), stack, 0, keywords ? more : names)));
}

Ref attribute(PyObject* ctx, PyObject* name) { return Ref(check(PyObject_GetAttr(ctx, name))); }

bool holds(PyObject* tuple, PyObject* o) {
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tuple); i++)
    if (PyTuple_GET_ITEM(tuple, i) == o) return true;
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

// An input is saved as an alias with the history of its edge, anything else as it is.
Ref save_for_context(NodeObject::State& n, const Call& call, const Slots& slots, PyObject* tensor) {
  if (!is_tensor(tensor)) return Ref::borrow(tensor);
  for (size_t i = 0; i < slots.size(); i++) {
    if (slots[i].get() != tensor) continue;
    Ref saved = save_read(as_tensor(tensor), n.edges[i]);
    save_version(n, as_tensor(saved.get()), argument_of(call, i));
    return saved;
  }
  save_version(n, as_tensor(tensor), kOther);
  return Ref::borrow(tensor);
}

// What save_for_backward was given; outputs that get a history as their place, lest they keep
// themselves alive.
void keep_saved(NodeObject::State& n, const Call& call, const Slots& slots, PyObject* to_save,
                PyObject* outputs, PyObject* constants) {
  n.saved = Ref(check(PyTuple_New(PyTuple_GET_SIZE(to_save))));
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(to_save); i++) {
    PyObject* o = PyTuple_GET_ITEM(to_save, i);
    Py_ssize_t place = -1;
    for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(outputs); k++)
      if (is_tensor(o) && PyTuple_GET_ITEM(outputs, k) == o && !holds(constants, o)) place = k;
    Ref kept =
        place >= 0 ? Ref(check(PyLong_FromSsize_t(place))) : save_for_context(n, call, slots, o);
    PyTuple_SET_ITEM(n.saved.get(), i, kept.release());
  }
}

void give_histories(NodeObject::State& n, PyObject* node, PyObject* to_save, PyObject* outputs,
                    PyObject* constants) {
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(outputs); i++) {
    PyObject* o = PyTuple_GET_ITEM(outputs, i);
    if (!is_tensor(o)) {
      n.results.push_back(Ref::borrow(Py_None));
      continue;
    }
    const bool constant = holds(constants, o) || !is_inexact(as_tensor(o)->dtype);
    save_result(n, as_tensor(o), !constant && holds(to_save, o));
    if (!constant) attach(as_tensor(o), node, static_cast<uint32_t>(i));
  }
}

// A kernel may return a tensor that somebody else holds and that has a history: an alias is given
// the new one.
Ref own_outputs(const Ref& result) {
  const bool tuple = PyTuple_Check(result.get());
  const Py_ssize_t count = tuple ? PyTuple_GET_SIZE(result.get()) : 1;
  Ref outputs(check(PyTuple_New(count)));
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject* o = tuple ? PyTuple_GET_ITEM(result.get(), i) : result.get();
    const bool foreign = requires_gradient(o);
    PyTuple_SET_ITEM(
        outputs.get(), i,
        foreign ? reinterpret_cast<PyObject*>(alias_of(as_tensor(o))) : Ref::borrow(o).release());
  }
  return outputs;
}

Ref as_returned(const Ref& result, const Ref& outputs) {
  if (PyTuple_Check(result.get())) return outputs;
  return Ref::borrow(PyTuple_GET_ITEM(outputs.get(), 0));
}

}  // namespace

PyObject* call_with_context(Call& call) {
  static PyObject* const needs = interned("needs_input_grad");
  static PyObject* const to_save = interned("_to_save");
  static PyObject* const constants = interned("_constants");
  refuse_keyword_tensors(call);
  const Ref node = make_node(call);  // before the call, which may convert its operands
  NodeObject::State& n = *as_node(node.get())->s;
  const Slots slots = slots_of(call);
  const Ref inputs(args_tuple(call));
  n.context = Ref(check(PyObject_CallNoArgs(call.op->s->context_type.get())));
  check(PyObject_SetAttr(n.context.get(), needs, needs_input_grad(call).get()));
  const ExcludeGuard below(bits_before(Key::Autograd) | bit(Key::Autograd));
  const Ref made(dispatch(call));
  const Ref outputs = own_outputs(made);
  Ref result = as_returned(made, outputs);
  if (call.op->s->setup_context)
    call_setup_context(call, n.context.get(), inputs.get(), result.get());
  const Ref saved = attribute(n.context.get(), to_save);
  const Ref fixed = attribute(n.context.get(), constants);
  keep_saved(n, call, slots, saved.get(), outputs.get(), fixed.get());
  give_histories(n, node.get(), saved.get(), outputs.get(), fixed.get());
  const Ref nothing(check(PyTuple_New(0)));  // the node has it now
  check(PyObject_SetAttr(n.context.get(), to_save, nothing.get()));
  check(PyObject_SetAttr(n.context.get(), constants, nothing.get()));
  return result.release();
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
                         {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_tape_context(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
