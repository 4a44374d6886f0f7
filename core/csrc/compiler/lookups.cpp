// Lookups: what a captured call asks for by names and arguments that it computes: attributes, by
// getattr, hasattr and setattr, and results that functools has cached. Its code does not tell them,
// so a watcher is called before each, in the thread that captures. Python's own functions stay the
// objects that they are: where they lead to is replaced, at the first watch, and asks for the
// watcher.
#include <Python.h>

#include <array>
#include <atomic>
#include <utility>

#include "compiler.h"
#include "tensor/error.h"

namespace core {
namespace {

using Fast = PyObject* (*)(PyObject*, PyObject* const*, Py_ssize_t);

thread_local PyObject* watcher = nullptr;
std::atomic<int> watchers{0};  // of all threads: most programs have none at most times
bool is_watched() { return watchers.load(std::memory_order_relaxed) > 0 && watcher != nullptr; }

constexpr std::array kNames = {"getattr", "hasattr", "setattr"};
std::array<PyMethodDef*, kNames.size()> definitions;
std::array<Fast, kNames.size()> own_lookups;
PyTypeObject* cached_type = nullptr;
ternaryfunc own_cached_call = nullptr;

// What the watcher gives for a call; Py_NotImplemented: the call is to be made. It is not watched.
PyObject* watched(PyObject* called, PyObject* args, PyObject* kwargs) {
  const Ref now(std::exchange(watcher, nullptr));
  PyObject* given =
      PyObject_CallFunctionObjArgs(now.get(), called, args, kwargs ? kwargs : Py_None, nullptr);
  Ref(std::exchange(watcher, Ref::borrow(now.get()).release()));
  return given;
}

template <size_t which>
PyObject* lookup(PyObject* self, PyObject* const* args, Py_ssize_t count) {
  if (is_watched()) {
    const Ref called(PyUnicode_FromString(kNames[which]));
    const Ref given(called ? PyTuple_New(count) : nullptr);
    if (!given) return nullptr;
    for (Py_ssize_t i = 0; i < count; i++)
      PyTuple_SET_ITEM(given.get(), i, Ref::borrow(args[i]).release());
    const Ref made(watched(called.get(), given.get(), nullptr));
    if (!made) return nullptr;
  }
  return own_lookups[which](self, args, count);
}

PyObject* cached_call(PyObject* self, PyObject* args, PyObject* kwargs) {
  if (is_watched()) {
    Ref made(watched(self, args, kwargs));
    if (!made || made.get() != Py_NotImplemented) return made.release();
  }
  return own_cached_call(self, args, kwargs);
}

// One of Python's functions, as it is told apart by how it is called; nullptr: in another way.
PyMethodDef* definition_of(const char* name) {
  PyObject* found = PyDict_GetItemString(PyEval_GetBuiltins(), name);
  if (found == nullptr || !PyCFunction_CheckExact(found)) return nullptr;
  PyMethodDef* definition = reinterpret_cast<PyCFunctionObject*>(found)->m_ml;
  return definition->ml_flags == METH_FASTCALL ? definition : nullptr;
}

template <size_t... which>
void replace(std::index_sequence<which...>) {
  const auto as_fast = [](PyCFunction f) {
    return reinterpret_cast<Fast>(reinterpret_cast<void*>(f));
  };
  const auto as_method = [](Fast f) {
    return reinterpret_cast<PyCFunction>(reinterpret_cast<void*>(f));
  };
  own_lookups = {as_fast(definitions[which]->ml_meth)...};
  own_cached_call = cached_type->tp_call;
  ((definitions[which]->ml_meth = as_method(lookup<which>)), ...);
  cached_type->tp_call = cached_call;
}

// watches_lookups(kind): whether this interpreter's functions can be watched. kind: the type of
// functions that functools caches.
PyObject* watches_lookups(PyObject*, PyObject* kind) {
  if (cached_type != nullptr) Py_RETURN_TRUE;
  if (!PyType_Check(kind)) return PyErr_Format(PyExc_TypeError, "a type is watched");
  auto* type = reinterpret_cast<PyTypeObject*>(kind);
  bool fits = type->tp_call != nullptr && !(type->tp_flags & Py_TPFLAGS_HAVE_VECTORCALL) &&
              (type->tp_flags & Py_TPFLAGS_HEAPTYPE);
  for (size_t i = 0; i < kNames.size(); i++) {
    definitions[i] = definition_of(kNames[i]);
    fits = fits && definitions[i] != nullptr;
  }
  if (!fits) Py_RETURN_FALSE;
  cached_type = reinterpret_cast<PyTypeObject*>(Ref::borrow(kind).release());
  Py_RETURN_TRUE;
}

PyObject* watch_lookups(PyObject*, PyObject* next) {
  if (cached_type == nullptr) return PyErr_Format(PyExc_RuntimeError, "nothing can be watched");
  if (own_cached_call == nullptr) replace(std::make_index_sequence<kNames.size()>());
  PyObject* wanted = next == Py_None ? nullptr : Ref::borrow(next).release();
  watchers += (wanted != nullptr) - (watcher != nullptr);
  PyObject* before = std::exchange(watcher, wanted);
  if (before != nullptr) return before;
  Py_RETURN_NONE;
}

PyMethodDef methods[] = {
    {"watches_lookups", watches_lookups, METH_O,
     "watches_lookups(kind): whether calls of getattr, hasattr, setattr and of functions of a "
     "kind, "
     "which functools caches, can be watched."},
    {"watch_lookups", watch_lookups, METH_O,
     "watch_lookups(watcher): has this thread call watcher(name or function, args, kwargs) before "
     "each, which gives its result, or NotImplemented; None: nothing. Returns the one before."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_lookups(PyObject* module) { PyModule_AddFunctions(module, methods); }

}  // namespace core
