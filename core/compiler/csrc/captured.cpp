// Captured tensors: what an operator returns while its calls are collected and not yet made.
//
// A captured tensor is a fake one whose flag asks for the dispatch key `capture`, so that every
// call on it is collected too. Once the graph has run it is settled: it becomes the real tensor, in
// the hands of whoever holds it.
#include "../../dispatcher/csrc/operator.h"
#include "compiler.h"

namespace core {
namespace {

PyObject* captured(PyObject*, PyObject* o) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (!is_tensor(o) || (as_tensor(o)->flags & kFlagWrapped)) {
      PyErr_SetString(PyExc_TypeError, "captured(t) takes a tensor");
      throw PythonError{};
    }
    TensorObject* t = fake_of(as_tensor(o));
    t->flags |= kFlagCaptured;
    return reinterpret_cast<PyObject*>(t);
  });
}

// Metadata alone, whose calls are not collected: what a graph keeps of its values.
PyObject* fake_like(PyObject*, PyObject* o) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (!is_tensor(o) || (as_tensor(o)->flags & kFlagWrapped)) {
      PyErr_SetString(PyExc_TypeError, "fake_like(t) takes a tensor");
      throw PythonError{};
    }
    return reinterpret_cast<PyObject*>(fake_of(as_tensor(o)));
  });
}

// What a view is of.
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
    release(std::exchange(t->storage, real->storage));
    std::copy(real->dims, real->dims + 2 * real->ndim, t->dims);
    t->offset = real->offset;
    t->flags = static_cast<uint16_t>(t->flags & ~(kFlagFake | kFlagCaptured));
    if (real->meta && real->meta->view_parent) take_view(meta_of(t), real->meta);
    Py_RETURN_NONE;
  });
}

PyObject* is_captured(PyObject*, PyObject* o) {
  return PyBool_FromLong(is_tensor(o) && (as_tensor(o)->flags & kFlagCaptured));
}

// awaits(t, wanted): whether reading t's memory makes calls that are collected. The memory's other
// tensors are meant too; of what has no memory of its own yet, nothing is noted.
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

PyObject* value_reads(PyObject*, PyObject*) {
  return PyLong_FromUnsignedLongLong(thread_state().value_reads);
}

PyMethodDef methods[] = {
    {"captured", captured, METH_O, "captured(t): a fake tensor like t whose calls are collected."},
    {"fake_like", fake_like, METH_O, "fake_like(t): t's metadata as a fake tensor."},
    {"settle", settle, METH_VARARGS, "settle(t, value): the captured tensor t becomes `value`."},
    {"is_captured", is_captured, METH_O, "Whether a tensor's calls are being collected."},
    {"awaits", awaits, METH_VARARGS, "awaits(t, wanted): reading t's memory asks the hook first."},
    {"shares_elements", shares_elements, METH_O, "Whether elements of a tensor are one in memory."},
    {"value_reads", value_reads, METH_NOARGS, "How often this thread read the values of tensors."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_captured(PyObject* module) {
  materialize = [](TensorObject* t) {
    PyObject* fn = hook(Hook::Materialize);
    if (fn == nullptr) return;
    Ref(check(PyObject_CallOneArg(fn, reinterpret_cast<PyObject*>(t))));
  };
  check(PyModule_AddFunctions(module, methods));
}

}  // namespace core
