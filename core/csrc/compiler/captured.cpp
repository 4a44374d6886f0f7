// Captured tensors: the results of operators while calls are collected and not yet made.
//
// A captured tensor is a fake one whose flag asks for the dispatch key `capture`, so that every
// call on it is collected too. Once the graph has run it is settled: the object itself becomes the
// real tensor, for all its holders.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>

#include "autograd/tape.h"
#include "compiler.h"
#include "dispatch/fake.h"
#include "dispatch/hooks.h"
#include "dispatch/keys.h"
#include "dispatch/small.h"
#include "tensor/subclass.h"
#include "tensor/symbols.h"
#include "tensor/tensor_impl.h"

namespace core {
namespace {

PyObject* captured(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject* o;
    int recorded = 0, below = 0;
    if (!PyArg_ParseTuple(args, "O!|pp", TensorType, &o, &recorded, &below)) throw PythonError{};
    if (as_tensor(o)->flags & kFlagWrapped) {
      PyErr_SetString(PyExc_TypeError, "captured(t) takes a tensor of no transform");
      throw PythonError{};
    }
    TensorObject* t = fake_of(as_tensor(o));
    t->flags |= kFlagCaptured | (recorded ? kFlagRequiresGrad : 0) | (below ? kFlagStandIn : 0);
    return reinterpret_cast<PyObject*>(typed_like(t, as_tensor(o)));
  });
}

// The same number for a stand-in and its aliases, which the tape makes.
PyObject* stand_in(PyObject*, PyObject* o) {
  if (!is_tensor(o) || !(as_tensor(o)->flags & kFlagStandIn)) Py_RETURN_NONE;
  return PyLong_FromVoidPtr(as_tensor(o)->storage);
}

// Metadata alone, whose calls are not collected: a graph keeps it of its values.
PyObject* fake_like(PyObject*, PyObject* o) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (!is_tensor(o) || (as_tensor(o)->flags & kFlagWrapped)) {
      PyErr_SetString(PyExc_TypeError, "fake_like(t) takes a tensor");
      throw PythonError{};
    }
    return reinterpret_cast<PyObject*>(fake_of(as_tensor(o)));
  });
}

// How a tensor lies in memory, for tensors of other sizes to be compared: the order of its
// dimensions by strides, their signs, which of them follow each other evenly, and whether the last
// are next to each other, which decides whether a view or a copy is made.
PyObject* layout(PyObject* o) {
  if (!is_tensor(o)) {
    PyErr_SetString(PyExc_TypeError, "layout_of(t) takes a tensor");
    throw PythonError{};
  }
  const TensorObject* t = as_tensor(o);
  std::string layout;
  if (is_contiguous(t)) return check(PyBytes_FromStringAndSize("", 0));
  Small<uint8_t, 8> order;
  for (int d = 0; d < t->ndim; d++)
    if (t->sizes()[d] != 1) order.push_back(static_cast<uint8_t>(d));
  std::stable_sort(order.begin(), order.end(), [&](uint8_t a, uint8_t b) {
    return std::abs(t->strides()[a]) > std::abs(t->strides()[b]);
  });
  for (size_t k = 0; k < order.size(); k++) {
    const uint8_t a = order[k], b = order[std::min(k + 1, order.size() - 1)];
    const int64_t stride = t->strides()[a];
    layout += static_cast<char>(a);
    layout += static_cast<char>(stride == t->strides()[b] * t->sizes()[b]);
    layout += static_cast<char>((stride > 0) - (stride < 0));
  }
  layout += static_cast<char>(t->strides()[order.back()] == 1);
  return check(PyBytes_FromStringAndSize(layout.data(), static_cast<Py_ssize_t>(layout.size())));
}

PyObject* layout_of(PyObject*, PyObject* o) {
  return guarded(static_cast<PyObject*>(nullptr), [&] { return layout(o); });
}

PyObject* layouts_of(PyObject*, PyObject* list) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (!PyList_Check(list)) {
      PyErr_SetString(PyExc_TypeError, "layouts_of(tensors) takes a list");
      throw PythonError{};
    }
    Ref layouts(check(PyList_New(PyList_GET_SIZE(list))));
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++)
      PyList_SET_ITEM(layouts.get(), i, layout(PyList_GET_ITEM(list, i)));
    return layouts.release();
  });
}

// The base of a view.
void take_view(AutogradMeta* to, const AutogradMeta* from) {
  to->view_parent = Ref::borrow(from->view_parent).release();
  to->view_op = Ref::borrow(from->view_op).release();
  to->view_args = Ref::borrow(from->view_args).release();
  to->view_generation = from->view_generation;
}

bool is_same_kind(const TensorObject* a, const TensorObject* b) {
  if (a->dtype != b->dtype || a->device != b->device || a->ndim != b->ndim) return false;
  for (int i = 0; i < a->ndim; i++)
    if (a->sizes()[i] != b->sizes()[i]) return false;
  return true;
}

PyObject* settle(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *o, *value;
    if (!PyArg_ParseTuple(args, "O!O!", TensorType, &o, TensorType, &value)) throw PythonError{};
    TensorObject *t = as_tensor(o), *real = as_tensor(value);
    if (!(t->flags & kFlagCaptured) || real->storage == nullptr || real->storage->fake ||
        !is_same_kind(t, real)) {
      PyErr_Format(PyExc_ValueError, "cannot settle a tensor of %s as one of %s",
                   describe(t).c_str(), describe(real).c_str());
      throw PythonError{};
    }
    retain(real->storage);
    t->storage->version = real->storage->version;  // for derivatives that have saved t
    // Made when the call was collected: for the transforms that were entered since it is no new
    // one.
    real->storage->born = std::min(real->storage->born, t->storage->born);
    release(std::exchange(t->storage, real->storage));
    std::copy(real->dims, real->dims + 2 * real->ndim, t->dims);
    t->offset = real->offset;
    const uint16_t gone = kFlagFake | kFlagCaptured | kFlagRequiresGrad;
    t->flags = static_cast<uint16_t>((t->flags & ~gone) | (real->flags & kFlagRequiresGrad));
    if (real->meta && real->meta->view_parent) take_view(meta_of(t), real->meta);
    if (real->meta && real->meta->node) attach(t, real->meta->node, real->meta->output);
    Py_RETURN_NONE;
  });
}

// set_view_parent(view, parent): the same tensor as before, as another object.
PyObject* set_view_parent(PyObject*, PyObject* args) {
  PyObject *view, *parent;
  if (!PyArg_ParseTuple(args, "O!O!", TensorType, &view, TensorType, &parent)) return nullptr;
  release_deep(std::exchange(meta_of(as_tensor(view))->view_parent, Py_NewRef(parent)));
  Py_RETURN_NONE;
}

PyObject* is_captured(PyObject*, PyObject* o) {
  return PyBool_FromLong(is_tensor(o) && (as_tensor(o)->flags & kFlagCaptured));
}

// as_old_as(view, base): the view's memory is the base's, which may be older than the view.
PyObject* as_old_as(PyObject*, PyObject* args) {
  PyObject *view, *base;
  if (!PyArg_ParseTuple(args, "O!O!", TensorType, &view, TensorType, &base)) return nullptr;
  Storage *own = as_tensor(view)->storage, *under = as_tensor(base)->storage;
  if (own && under) own->born = std::min(own->born, under->born);
  Py_RETURN_NONE;
}

// Whether there may be a captured tensor that a transform's derivative reads, or t is one.
PyObject* is_saved(PyObject*, PyObject* o) {
  const bool any = captured_saves.load(std::memory_order_relaxed) > 0;
  if (!is_tensor(o)) return PyBool_FromLong(any);
  const TensorObject* t = as_tensor(o);
  return PyBool_FromLong(any && (t->flags & kFlagCaptured) && t->storage->refs.load() > 1);
}

// awaits(t, wanted): whether reading t's memory makes calls that are collected. This includes
// other tensors of that memory; for a tensor without memory as yet nothing is noted.
PyObject* awaits(PyObject*, PyObject* args) {
  PyObject* o;
  int wanted;
  if (!PyArg_ParseTuple(args, "O!p", TensorType, &o, &wanted)) return nullptr;
  if (Storage* storage = as_tensor(o)->storage) storage->awaited = wanted;
  Py_RETURN_NONE;
}

PyObject* shares_elements(PyObject*, PyObject* o) {
  return PyBool_FromLong(is_tensor(o) && overlaps_itself(as_tensor(o)));
}

// A number for is_shared: memory that is made from now on is younger.
PyObject* note_time(PyObject*, PyObject*) {
  return PyLong_FromLongLong(last_level.fetch_add(1) + 1);
}

// is_shared(t, since): whether other code may write to t's memory, which was made since that
// number. A read-only view of an array is shared, too: the array is not.
PyObject* is_shared(PyObject*, PyObject* args) {
  PyObject* o;
  long long since;
  if (!PyArg_ParseTuple(args, "O!L", TensorType, &o, &since)) return nullptr;
  const Storage* s = as_tensor(o)->storage;
  const bool shared =
      s && !s->fake && s->born >= since && (s->runtime == nullptr || s->exported.load());
  return PyBool_FromLong(shared);
}

// has_same_bytes(a, b): whether two tensors of one kind in the CPU's memory hold the same bytes.
PyObject* has_same_bytes(PyObject*, PyObject* args) {
  PyObject *o, *other;
  if (!PyArg_ParseTuple(args, "O!O!", TensorType, &o, TensorType, &other)) return nullptr;
  const TensorObject *a = as_tensor(o), *b = as_tensor(other);
  const bool comparable = a->dtype == b->dtype && is_same_kind(a, b) && a->device.type == kCPU &&
                          is_contiguous(a) && is_contiguous(b);
  if (!comparable) Py_RETURN_FALSE;
  const size_t nbytes = static_cast<size_t>(a->numel * itemsize(a->dtype));
  return PyBool_FromLong(nbytes == 0 || std::memcmp(a->data(), b->data(), nbytes) == 0);
}

// Marks a tensor whose sizes Python is to see as symbols, or no longer.
PyObject* set_symbolic(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject* o;
    int on;
    if (!PyArg_ParseTuple(args, "O!p", TensorType, &o, &on)) throw PythonError{};
    const int flags = as_tensor(o)->flags & ~kFlagSymbolic;
    as_tensor(o)->flags = static_cast<uint16_t>(on ? flags | kFlagSymbolic : flags);
    Py_RETURN_NONE;
  });
}

PyObject* set_symbols(PyObject*, PyObject* args) {
  PyObject *type, *sizes;
  if (!PyArg_ParseTuple(args, "O!O", &PyType_Type, &type, &sizes)) return nullptr;
  SymbolType = reinterpret_cast<PyTypeObject*>(Ref::borrow(type).release());
  SymbolicSizes = Ref::borrow(sizes).release();
  Py_RETURN_NONE;
}

PyObject* set_items(PyObject*, PyObject* args) {
  PyObject *type, *operands;
  if (!PyArg_ParseTuple(args, "O!O", &PyType_Type, &type, &operands)) return nullptr;
  ItemType = reinterpret_cast<PyTypeObject*>(Ref::borrow(type).release());
  ItemOperands = Ref::borrow(operands).release();
  Py_RETURN_NONE;
}

PyObject* plan_writes(PyObject*, PyObject* args) {
  int more = 0;
  if (!PyArg_ParseTuple(args, "|i", &more)) return nullptr;
  return PyLong_FromUnsignedLongLong(thread_state().plan_writes += static_cast<uint64_t>(more));
}

PyObject* value_reads(PyObject*, PyObject*) {
  return PyLong_FromUnsignedLongLong(thread_state().value_reads);
}

PyMethodDef methods[] = {
    {"captured", captured, METH_VARARGS,
     "captured(t, recorded=False, below=False): a fake tensor like t whose calls are collected, "
     "below the tape's key if below."},
    {"stand_in", stand_in, METH_O, "A number of the tensor that is captured below the tape."},
    {"set_view_parent", set_view_parent, METH_VARARGS,
     "set_view_parent(view, parent): another object for the tensor it is a view of."},
    {"fake_like", fake_like, METH_O, "fake_like(t): t's metadata as a fake tensor."},
    {"layout_of", layout_of, METH_O,
     "layout_of(t): how t lies in memory, whatever its sizes; empty where it is contiguous."},
    {"layouts_of", layouts_of, METH_O, "layouts_of(tensors): layout_of each."},
    {"settle", settle, METH_VARARGS, "settle(t, value): the captured tensor t becomes `value`."},
    {"is_captured", is_captured, METH_O, "Whether a tensor's calls are being collected."},
    {"as_old_as", as_old_as, METH_VARARGS,
     "as_old_as(view, base): the captured view's memory was there when the base's was."},
    {"is_saved", is_saved, METH_O,
     "is_saved(t): whether a derivative has saved the captured tensor t; None: any tensor."},
    {"awaits", awaits, METH_VARARGS, "awaits(t, wanted): reading t's memory asks the hook first."},
    {"shares_elements", shares_elements, METH_O, "Whether elements of a tensor are one in memory."},
    {"note_time", note_time, METH_NOARGS, "A number: memory made from now on is younger."},
    {"is_shared", is_shared, METH_VARARGS,
     "is_shared(t, since): whether other code may write to t's memory, which is younger."},
    {"has_same_bytes", has_same_bytes, METH_VARARGS,
     "has_same_bytes(a, b): whether two contiguous tensors of the CPU hold the same bytes."},
    {"set_symbolic", set_symbolic, METH_VARARGS,
     "set_symbolic(t, on): whether the sizes that Python sees of t are a capture's symbols."},
    {"set_symbols", set_symbols, METH_VARARGS,
     "set_symbols(type, sizes): the class of symbols; sizes(t, attribute): those of a tensor."},
    {"set_items", set_items, METH_VARARGS,
     "set_items(type, operands): the class of what stands for numbers; operands(item, op, "
     "tensors): "
     "the tensor by which op computes with one."},
    {"plan_writes", plan_writes, METH_VARARGS,
     "plan_writes(more=0): how many calls of plans on this thread wrote to memory that they were "
     "given, once more are counted."},
    {"value_reads", value_reads, METH_NOARGS, "How often this thread read the values of tensors."},
    {nullptr, nullptr, 0, nullptr}};

// What a hook gives for a tensor; nullptr for None.
PyObject* asked(Hook which, TensorObject* t) {
  PyObject* fn = hook(which);
  if (fn == nullptr) return nullptr;
  Ref out(check(PyObject_CallOneArg(fn, as_object(t))));
  return out.get() == Py_None ? nullptr : out.release();
}

}  // namespace

void init_captured(PyObject* module) {
  materialize = [](TensorObject* t) {
    PyObject* fn = hook(Hook::Materialize);
    if (fn == nullptr) return;
    Ref(check(PyObject_CallOneArg(fn, reinterpret_cast<PyObject*>(t))));
  };
  memory_exported = [](TensorObject* t) {
    if (collects_calls() && !(t->flags & kFlagStandIn)) materialize(t);
  };
  note_alias = [](TensorObject* alias, TensorObject* t) {
    if (t->flags & kFlagStandIn || !(collects_calls() || t->flags & kFlagCaptured)) return;
    Ref owned = Ref::borrow(reinterpret_cast<PyObject*>(alias));
    PyObject* fn = hook(Hook::NoteAlias);
    if (fn == nullptr) return;
    PyObject* pair[] = {owned.get(), reinterpret_cast<PyObject*>(t)};
    const Ref done(PyObject_Vectorcall(fn, pair, 2, nullptr));
    if (done) return;
    Py_DECREF(owned.get());
    throw PythonError{};
  };
  settle_history = [](TensorObject* t) {
    if (t->flags & kFlagStandIn || !(collects_calls() || t->flags & kFlagCaptured)) return;
    if (PyObject* fn = hook(Hook::SettleHistory))
      Ref(check(PyObject_CallOneArg(fn, reinterpret_cast<PyObject*>(t))));
  };
  collect_detach = [](TensorObject* t) -> PyObject* {
    return !collects_calls() || t->flags & kFlagStandIn ? nullptr : asked(Hook::Detach, t);
  };
  graph_leaf = [](TensorObject* t, bool begins) {
    if (!(t->flags & kFlagCaptured) || t->flags & kFlagStandIn) return false;
    PyObject* fn = hook(Hook::GraphLeaf);
    if (fn == nullptr) return false;
    PyObject* args[] = {reinterpret_cast<PyObject*>(t), begins ? Py_True : Py_False};
    return Ref(check(PyObject_Vectorcall(fn, args, 2, nullptr))).get() == Py_True;
  };
  collect_item = [](TensorObject* t) { return asked(Hook::Item, t); };
  collect_truth = [](TensorObject* t) { return asked(Hook::Truth, t); };
  collected_hooks = [](TensorObject* t, bool after) -> PyObject* {
    if (!collects_calls() || t->flags & kFlagStandIn) return nullptr;
    PyObject* fn = hook(Hook::GradientHooks);
    if (fn == nullptr) return nullptr;
    PyObject* args[] = {reinterpret_cast<PyObject*>(t), after ? Py_True : Py_False};
    Ref out(check(PyObject_Vectorcall(fn, args, 2, nullptr)));
    return out.get() == Py_None ? nullptr : out.release();
  };
  grad_used = [](TensorObject* t, bool assigned) {
    if (!collects_calls() || t->flags & kFlagStandIn) return;
    if (PyObject* fn = hook(Hook::GradUsed))
      Ref(check(PyObject_CallFunctionObjArgs(fn, reinterpret_cast<PyObject*>(t),
                                             assigned ? Py_True : Py_False, nullptr)));
  };
  check(PyModule_AddFunctions(module, methods));
}

}  // namespace core
