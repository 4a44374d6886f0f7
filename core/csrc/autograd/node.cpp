// The Node type: the Python side of a recorded call, and its destruction.
#include "tape.h"

#include <structmember.h>

#include <memory>

namespace core {

PyTypeObject* NodeType;
namespace {

// ---- the Node type -----------------------------------------------------------------------------
NodeObject::State& state(PyObject* self) { return *as_node(self)->s; }

// Its edges lead to further nodes, which are freed without recursion.
void release_packed(NodeObject::State& n) {
  std::vector<Packed> packed = std::move(n.packed);
  n.packed.clear();
  for (Packed& p : packed) {
    release_deep(p.edge.target.release());
    release_deep(p.value.release());
  }
}

void node_dealloc(PyObject* self) {
  if (as_node(self)->weakrefs) PyObject_ClearWeakRefs(self);
  std::unique_ptr<NodeObject::State> n(as_node(self)->s);
  if (n) {  // inputs lead to further nodes: chains of any length are freed without recursion
    release_deep(n->args.release());
    release_deep(n->saved.release());
    release_deep(n->context.release());
    release_packed(*n);
    for (Edge& e : n->edges) release_deep(e.target.release());
    for (Ref& r : n->results) release_deep(r.release());
    for (NodeHooks& h : n->hooks) release_deep(h.functions.release());
    if (!is_operator(n->op.get())) release_deep(n->op.release());
  }
  PyTypeObject* type = Py_TYPE(self);
  type->tp_free(self);
  Py_DECREF(type);
}

// "core::add", or the name of a core.autograd.Function's class; a new reference.
PyObject* node_name(PyObject* self, void*) {
  PyObject* op = state(self).op.get();
  if (is_operator(op)) return Ref::borrow(as_operator(op)->name).release();
  return PyUnicode_FromString(Py_TYPE(op)->tp_name);
}

std::string name_of(NodeObject* node) {
  const Ref name(check(node_name(reinterpret_cast<PyObject*>(node), nullptr)));
  return message_text(name.get());
}

PyObject* node_repr(PyObject* self) {
  const Ref name(node_name(self, nullptr));
  if (!name) return nullptr;
  return PyUnicode_FromFormat("<node %U #%llu>", name.get(),
                              static_cast<unsigned long long>(state(self).sequence));
}

PyObject* node_edges(PyObject* self, void*) {
  NodeObject::State& n = state(self);
  Ref edges(PyTuple_New(static_cast<Py_ssize_t>(n.edges.size())));
  if (!edges) return nullptr;
  for (size_t i = 0; i < n.edges.size(); i++) {
    PyObject* target = n.edges[i].target ? n.edges[i].target.get() : Py_None;
    PyObject* edge = Py_BuildValue("(OI)", target, n.edges[i].index);
    if (edge == nullptr) return nullptr;
    PyTuple_SET_ITEM(edges.get(), static_cast<Py_ssize_t>(i), edge);
  }
  return edges.release();
}

PyObject* node_args(PyObject* self, void*) {
  return Ref::borrow(state(self).released ? Py_None : state(self).args.get()).release();
}

PyObject* get_node_results(PyObject* self, void*) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (state(self).released) Py_RETURN_NONE;
    return node_results(self).release();
  });
}

Ref shape_tuple(const TensorObject* t) {
  Ref shape(check(PyTuple_New(t->ndim)));
  for (int i = 0; i < t->ndim; i++)
    PyTuple_SET_ITEM(shape.get(), i, check(PyLong_FromLongLong(t->sizes()[i])));
  return shape;
}

Ref spec_of(PyObject* saved) {
  if (!is_tensor(saved)) return Ref::borrow(Py_None);
  const TensorObject* t = as_tensor(saved);
  Ref shape = shape_tuple(t);
  return Ref(check(PyTuple_Pack(3, shape.get(), dtype_object(t->dtype), device_object(t->device))));
}

PyObject* node_specs(PyObject* self, void*) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    NodeObject::State& n = state(self);
    Ref out(check(PyTuple_New(static_cast<Py_ssize_t>(n.results.size()))));
    for (size_t i = 0; i < n.results.size(); i++) {
      Ref spec = spec_of(n.results[i].get());
      PyTuple_SET_ITEM(out.get(), static_cast<Py_ssize_t>(i), spec.release());
    }
    return out.release();
  });
}

}  // namespace

// The outputs with their history attached again, so that a vjp that reads them can be
// differentiated.
Ref node_results(PyObject* node) {
  NodeObject::State& n = *as_node(node)->s;
  Ref out(check(PyTuple_New(static_cast<Py_ssize_t>(n.results.size()))));
  for (size_t i = 0; i < n.results.size(); i++) {
    PyObject* saved = n.results[i].get();
    const bool again =
        !n.level && is_tensor(saved) && as_tensor(saved)->storage &&
        (!(as_tensor(saved)->flags & kFlagFake) || (as_tensor(saved)->flags & kFlagStandIn)) &&
        is_differentiable(as_tensor(saved)->dtype);
    Ref o =
        again ? Ref(reinterpret_cast<PyObject*>(alias_of(as_tensor(saved)))) : Ref::borrow(saved);
    if (again) attach(as_tensor(o.get()), node, static_cast<uint32_t>(i));
    PyTuple_SET_ITEM(out.get(), static_cast<Py_ssize_t>(i), o.release());
  }
  return out;
}

namespace {

uint32_t version_then(const SavedVersion& v) {
  return v.captured ? v.captured->version : v.version;
}

[[noreturn]] void throw_overwritten(NodeObject* node, const SavedVersion& v) {
  const NodeObject::State& n = *node->s;
  std::string what = v.argument == kResult ? "its result" : "a saved tensor";
  if (v.argument >= 0 && is_operator(n.op.get()))
    what = "'" + as_operator(n.op.get())->s->schema.args[v.argument].name + "'";
  throw Error{
      "AutogradError",
      str(name_of(node), ": ", what, " (", describe(v.tensor),
          ") was written in place after it was saved for the gradient"),
      str("it is at version ", v.tensor->storage->version, ", saved at version ", version_then(v)),
      "in-place operators end in an underscore; x[...] = y writes too",
      "write to core.clone(x) instead, or after backward()"};
}

}  // namespace

namespace {

// Writes that are collected and not made yet count. A tensor that is still captured is as it was:
// a write to its memory would have settled it.
bool is_stale(const SavedVersion& v) {
  const Storage* s = v.tensor->storage;
  if (s == v.captured.get()) return false;
  if (s->awaited && materialize) materialize(v.tensor);
  return v.tensor->storage->version != version_then(v);
}

void check_released(NodeObject* node, uint64_t received = 0) {
  if (node->s->released || (node->s->passed & received))
    throw Error{"AutogradError",
                str("the values saved for the gradient of ", name_of(node), " are gone"),
                "a backward pass through this part of the graph has freed them",
                "backward(retain_graph=True) keeps them",
                "pass retain_graph=True to the first backward, or compute the forward pass again"};
}

// The places of tensors that a graph saved and that were written to since.
Ref stale_places(const NodeObject::State& n) {
  Ref places(check(PyList_New(0)));
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(n.args.get()); i++) {
    PyObject* o = PyTuple_GET_ITEM(n.args.get(), i);
    if (PyLong_Check(o)) o = n.results[static_cast<size_t>(PyLong_AsSsize_t(o))].get();
    for (const SavedVersion& v : n.versions)
      if (reinterpret_cast<PyObject*>(v.tensor) == o && is_stale(v)) {
        const Ref place(check(PyLong_FromSsize_t(i)));
        if (PyList_Append(places.get(), place.get()) < 0) throw PythonError{};
        break;
      }
  }
  return places;
}

}  // namespace

void check_saved(NodeObject* node) {
  check_released(node);
  for (const SavedVersion& v : node->s->versions)
    if (is_stale(v)) throw_overwritten(node, v);
}

void check_graph(NodeObject* node, uint64_t received) {
  check_released(node, received);
  const NodeObject::State& n = *node->s;
  for (const SavedVersion& v : n.versions) {
    if (!is_stale(v)) continue;
    if (PyObject_SetAttrString(n.op.get(), "stale", stale_places(n).get()) < 0) throw PythonError{};
    return;
  }
}

void release_graph(NodeObject* node, uint64_t received) {
  NodeObject::State& n = *node->s;
  const Ref reads(check(PyObject_GetAttrString(n.op.get(), "reads")));
  if (n.versions.empty() || reads.get() == Py_False) return;  // the pass has used nothing up
  n.passed |= received;
  const size_t count = n.results.size();
  if (count > 64 || n.passed == ~uint64_t{0} >> (64 - count)) release_saved(node);
}

void release_saved(NodeObject* node) {
  NodeObject::State& n = *node->s;
  if (n.released) return;
  if (n.versions.empty() && n.packed.empty() && !n.saves_stand_ins) return;  // nothing was saved
  n.released = true;
  n.versions.clear();
  n.kept.clear();
  release_packed(n);
  Ref args = std::move(n.args);  // freed after the node is consistent again
  Ref saved = std::move(n.saved);
  for (Ref& r : n.results) {
    if (!is_tensor(r.get()) || !as_tensor(r.get())->storage) continue;
    if (as_tensor(r.get())->flags & kFlagFake) continue;
    Ref fake = like(as_tensor(r.get()));
    std::swap(r, fake);
  }
  release_deep(args.release());
  release_deep(saved.release());
}

namespace {

PyObject* node_check_saved(PyObject* self, PyObject*) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    check_saved(as_node(self));
    Py_RETURN_NONE;
  });
}

PyObject* node_release(PyObject* self, PyObject*) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    release_saved(as_node(self));
    Py_RETURN_NONE;
  });
}

PyMethodDef node_methods[] = {
    {"check_saved", node_check_saved, METH_NOARGS,
     "Raises AutogradError when a saved tensor was written since, or freed."},
    {"release", node_release, METH_NOARGS, "Frees the values saved for the gradient."},
    {nullptr, nullptr, 0, nullptr}};

PyGetSetDef node_getset[] = {
    {"op", [](PyObject* self, void*) { return Ref::borrow(state(self).op.get()).release(); },
     nullptr, "the operator that was called, or a Function's context", nullptr},
    {"name", node_name, nullptr, "the operator's name, or the Function's", nullptr},
    {"args", node_args, nullptr, "its arguments in the schema's order; None once released",
     nullptr},
    {"edges", node_edges, nullptr, "(Node | leaf Tensor | None, output) per tensor argument",
     nullptr},
    {"next_functions", node_edges, nullptr, "the same, as PyTorch calls it", nullptr},
    {"results", get_node_results, nullptr, "its outputs; None once released", nullptr},
    {"output_specs", node_specs, nullptr, "(shape, dtype, device) per output", nullptr},
    {"sequence",
     [](PyObject* self, void*) { return PyLong_FromUnsignedLongLong(state(self).sequence); },
     nullptr, "grows with every recorded call", nullptr},
    {"released", [](PyObject* self, void*) { return PyBool_FromLong(state(self).released); },
     nullptr, "whether the saved values were freed", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};

PyMemberDef node_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(NodeObject, weakrefs), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr}};

PyType_Slot node_slots[] = {{Py_tp_dealloc, reinterpret_cast<void*>(node_dealloc)},
                            {Py_tp_repr, reinterpret_cast<void*>(node_repr)},
                            {Py_tp_methods, node_methods},
                            {Py_tp_getset, node_getset},
                            {Py_tp_members, node_members},
                            {Py_tp_doc, const_cast<char*>("A recorded operator call.")},
                            {0, nullptr}};
PyType_Spec node_spec = {"core.autograd.Node", sizeof(NodeObject), 0,
                         Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, node_slots};

}  // namespace

void init_node(PyObject* module) {
  NodeType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&node_spec)));
  check(PyModule_AddObjectRef(module, "Node", reinterpret_cast<PyObject*>(NodeType)));
}

}  // namespace core
