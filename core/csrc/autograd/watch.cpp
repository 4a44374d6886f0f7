// Saved tensors that hooks pack, and where a node was recorded: for core/autograd/saved_hooks.py
// and anomaly.py.
//
// Packing replaces a node's saved tensors by metadata; the reverse pass unpacks into its own
// copies, so that the node stays as it was for other passes.
#include "watch.h"

#include "dispatch/hooks.h"
#include "dispatch/keys.h"
#include "levels.h"

namespace core {

bool watches_anomalies = false;

namespace {

PyObject* as_object(TensorObject* t) { return reinterpret_cast<PyObject*>(t); }

bool is_kept(PyObject* o) {
  return is_tensor(o) && as_tensor(o)->storage && !(as_tensor(o)->flags & kFlagFake);
}

Edge history_of(TensorObject* t) { return edge_to(t, 0); }

// Packs a tensor, notes pack's result in the node and returns the tensor's metadata.
Ref packed(NodeObject::State& n, PyObject* o, Packed where, PyObject* hooks) {
  TensorObject* t = as_tensor(o);
  const Ref seen(as_object(alias_of(t)));
  const GradMode off(false);
  where.value = Ref(check(PyObject_CallOneArg(PyTuple_GET_ITEM(hooks, 0), seen.get())));
  where.unpack = Ref::borrow(PyTuple_GET_ITEM(hooks, 1));
  if (where.place != Packed::Results) where.edge = history_of(t);
  n.packed.push_back(std::move(where));
  return like(t);
}

void pack_tuple(NodeObject::State& n, PyObject* tuple, Packed::Place place, PyObject* hooks) {
  for (Py_ssize_t i = 0; tuple && i < PyTuple_GET_SIZE(tuple); i++) {
    PyObject* o = PyTuple_GET_ITEM(tuple, i);
    const bool list = PyTuple_Check(o);
    for (Py_ssize_t k = 0; k < (list ? PyTuple_GET_SIZE(o) : 1); k++) {
      PyObject* item = list ? PyTuple_GET_ITEM(o, k) : o;
      if (!is_kept(item)) continue;
      Ref metadata = packed(n, item, {place, i, list ? k : -1, {}, {}, {}}, hooks);
      PyTuple_SET_ITEM(list ? o : tuple, list ? k : i, metadata.release());
      Py_DECREF(item);
    }
  }
}

Ref copy_of(PyObject* tuple) {
  Ref copy(check(PyTuple_New(PyTuple_GET_SIZE(tuple))));
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tuple); i++)
    PyTuple_SET_ITEM(copy.get(), i, Ref::borrow(PyTuple_GET_ITEM(tuple, i)).release());
  return copy;
}

void replace(PyObject* tuple, Py_ssize_t at, Ref value) {
  PyObject* old = PyTuple_GET_ITEM(tuple, at);
  PyTuple_SET_ITEM(tuple, at, value.release());
  Py_DECREF(old);
}

[[noreturn]] void throw_unpacked(PyObject* got, const TensorObject* expected) {
  throw Error{"AutogradError",
              str("unpack of saved_tensors_hooks returned ",
                  is_tensor(got) ? describe(as_tensor(got)) : std::string(Py_TYPE(got)->tp_name)),
              "it stands for the tensor that pack was given", describe(expected),
              "return a tensor of that shape and dtype, on that device"};
}

Ref unpacked(const Packed& p, PyObject* metadata) {
  const TensorObject* expected = as_tensor(metadata);
  const Ref got(check(PyObject_CallOneArg(p.unpack.get(), p.value.get())));
  if (!is_tensor(got.get())) throw_unpacked(got.get(), expected);
  TensorObject* t = as_tensor(got.get());
  if (!t->storage || t->ndim != expected->ndim || t->dtype != expected->dtype ||
      t->device != expected->device ||
      !std::equal(t->sizes(), t->sizes() + t->ndim, expected->sizes()))
    throw_unpacked(got.get(), expected);
  Ref alias(as_object(alias_of(t)));
  if (p.edge.target) attach(as_tensor(alias.get()), p.edge.target.get(), p.edge.index);
  return alias;
}

void put(Ref& all, const Packed& p) {
  PyObject* tuple = all.get();
  if (p.item < 0) return replace(tuple, p.at, unpacked(p, PyTuple_GET_ITEM(tuple, p.at)));
  Ref items = copy_of(PyTuple_GET_ITEM(tuple, p.at));
  replace(items.get(), p.item, unpacked(p, PyTuple_GET_ITEM(items.get(), p.item)));
  replace(tuple, p.at, std::move(items));
}

}  // namespace

void pack_saved(NodeObject* node) {
  NodeObject::State& n = *node->s;
  const Ref hooks = Ref::borrow(thread_state().saved_hooks);
  if (!hooks || n.level) return;
  pack_tuple(n, n.args.get(), Packed::Args, hooks.get());
  pack_tuple(n, n.saved.get(), Packed::Saved, hooks.get());
  for (size_t i = 0; i < n.results.size(); i++)
    if (is_kept(n.results[i].get())) {
      const auto at = static_cast<Py_ssize_t>(i);
      Ref metadata =
          packed(n, n.results[i].get(), {Packed::Results, at, -1, {}, {}, {}}, hooks.get());
      n.results[i] = std::move(metadata);
    }
  n.versions.clear();  // later writes do not reach packed values
  n.kept.clear();
}

void unpack_saved(Formula& f) {
  NodeObject::State& n = *f.node->s;
  f.args = copy_of(f.args.get());
  if (f.saved) f.saved = copy_of(f.saved.get());
  f.results = node_results(reinterpret_cast<PyObject*>(f.node));
  const GradMode off(false);
  for (const Packed& p : n.packed) {
    Ref& all = p.place == Packed::Args ? f.args : p.place == Packed::Saved ? f.saved : f.results;
    put(all, p);
    if (p.place == Packed::Results)
      attach(as_tensor(PyTuple_GET_ITEM(all.get(), p.at)), reinterpret_cast<PyObject*>(f.node),
             static_cast<uint32_t>(p.at));
  }
}

// ---- anomalies ---------------------------------------------------------------------------------
void note_origin(NodeObject* node) {
  if (PyObject* origin = hook(Hook::Origin))
    node->s->origin = Ref(check(PyObject_CallNoArgs(origin)));
}

namespace {

void report(NodeObject* node, PyObject* gradients) {
  PyObject* origin = node->s->origin ? node->s->origin.get() : Py_None;
  PyObject* stack[] = {reinterpret_cast<PyObject*>(node), origin, gradients};
  const Ref done(check(PyObject_Vectorcall(check(hook(Hook::Anomaly)), stack, 3, nullptr)));
}

}  // namespace

void check_gradients(NodeObject* node, const Gradients& gradients) {
  Ref all(check(PyTuple_New(static_cast<Py_ssize_t>(gradients.size()))));
  for (size_t i = 0; i < gradients.size(); i++)
    PyTuple_SET_ITEM(all.get(), static_cast<Py_ssize_t>(i),
                     gradients[i] ? Ref(gradients[i]).release() : Ref::borrow(Py_None).release());
  report(node, all.get());
}

void explain_failure(NodeObject* node) {
  if (!node->s->origin) return;
  PyObject *type, *error, *traceback;
  PyErr_Fetch(&type, &error, &traceback);
  PyErr_NormalizeException(&type, &error, &traceback);
  const Ref note(PyUnicode_FromFormat("The call was recorded here:\n%U", node->s->origin.get()));
  const Ref added(note ? PyObject_CallMethod(error, "add_note", "O", note.get()) : nullptr);
  if (!added) PyErr_Clear();
  PyErr_Restore(type, error, traceback);
}

// ---- for core.autograd -------------------------------------------------------------------------
namespace {

PyObject* set_anomaly_detection(PyObject*, PyObject* on) {
  const int value = PyObject_IsTrue(on);
  if (value < 0) return nullptr;
  watches_anomalies = value != 0;
  Py_RETURN_NONE;
}

// set_saved_hooks((pack, unpack) | None): this thread's; returns those before.
PyObject* set_saved_hooks(PyObject*, PyObject* hooks) {
  const bool none = hooks == Py_None;
  if (!none && !(PyTuple_Check(hooks) && PyTuple_GET_SIZE(hooks) == 2))
    return PyErr_Format(PyExc_TypeError, "set_saved_hooks takes (pack, unpack), or None");
  PyObject* before = std::exchange(thread_state().saved_hooks, none ? nullptr : Py_NewRef(hooks));
  return before ? before : Py_NewRef(Py_None);
}

PyObject* has_saved_hooks(PyObject*, PyObject*) {
  return PyBool_FromLong(thread_state().saved_hooks != nullptr);
}

PyMethodDef methods[] = {
    {"has_saved_hooks", has_saved_hooks, METH_NOARGS, "Whether this thread packs saved tensors."},
    {"set_anomaly_detection", set_anomaly_detection, METH_O,
     "Whether nodes note where they were recorded, and gradients are checked for NaN."},
    {"set_saved_hooks", set_saved_hooks, METH_O,
     "set_saved_hooks((pack, unpack) | None) -> those before: of this thread."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_watch(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
