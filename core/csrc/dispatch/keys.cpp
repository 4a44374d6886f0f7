// Key names, the thread's state, the hooks and handlers that Python installs.
#include "keys.h"

#include <cstring>

#include "fake.h"
#include "hooks.h"
#include "trace.h"

namespace core {

const char* const kKeyNames[kNumKeys] = {"modes",   "levels", "autocast", "autograd",
                                         "capture", "fake",   "device"};

ThreadState& thread_state() {
  static thread_local ThreadState state;
  return state;
}

namespace {

struct HookEntry {
  const char *name, *signature;
};
constexpr HookEntry kHooks[] = {
#define CORE_HOOK(enumerator, name, signature, when) {name, signature},
    CORE_HOOKS(CORE_HOOK)
#undef CORE_HOOK
};
PyObject* installed[static_cast<int>(Hook::Count)];
PyObject* handlers[kNumKeys];
constexpr uint16_t kNative = bit(Key::Autocast) | bit(Key::Autograd) | bit(Key::Fake);
uint16_t handled = kNative;

uint16_t parse_key(PyObject* name) {
  const char* text = PyUnicode_Check(name) ? PyUnicode_AsUTF8(name) : nullptr;
  for (int k = 0; text && k < kNumKeys - 1; k++)
    if (std::strcmp(text, kKeyNames[k]) == 0) return static_cast<uint16_t>(1u << k);
  PyErr_Clear();
  std::string names;
  for (int k = 0; k < kNumKeys - 1; k++) names += str(k ? ", " : "", kKeyNames[k]);
  throw Error{"ArgumentError", str("no dispatch key is named '", text ? text : "?", "'"),
              "keys are a fixed, ordered list", names, "use one of these names"};
}

}  // namespace

uint16_t parse_keys(PyObject* names) {
  uint16_t keys = 0;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); i++)
    keys |= parse_key(PyTuple_GET_ITEM(names, i));
  return keys;
}

namespace {

void replace(PyObject*& slot, PyObject* value) {
  PyObject* old = slot;
  slot = value == Py_None ? nullptr : value;
  Py_XINCREF(slot);
  Py_XDECREF(old);
}

PyObject* set_hook(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    const char* name;
    PyObject* fn;
    if (!PyArg_ParseTuple(args, "sO", &name, &fn)) throw PythonError{};
    for (int i = 0; i < static_cast<int>(Hook::Count); i++) {
      if (std::strcmp(name, kHooks[i].name) != 0) continue;
      const Ref before = Ref::borrow(installed[i] ? installed[i] : Py_None);
      replace(installed[i], fn);
      return Ref(before).release();
    }
    PyErr_Format(PyExc_ValueError, "no hook is named '%s'", name);
    throw PythonError{};
  });
}

// {name: (arguments and result, the function that is installed, or None)}, in the table's order.
PyObject* hooks(PyObject*, PyObject*) {
  return guarded(static_cast<PyObject*>(nullptr), [] {
    Ref all(check(PyDict_New()));
    for (int i = 0; i < static_cast<int>(Hook::Count); i++) {
      PyObject* function = installed[i] ? installed[i] : Py_None;
      const Ref entry(check(Py_BuildValue("(sO)", kHooks[i].signature, function)));
      check(PyDict_SetItemString(all.get(), kHooks[i].name, entry.get()));
    }
    return all.release();
  });
}

PyObject* set_key_handler(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *name, *fn;
    if (!PyArg_ParseTuple(args, "OO", &name, &fn)) throw PythonError{};
    const uint16_t key = parse_key(name);
    if (key == bit(Key::Autograd) || key == bit(Key::Fake))
      throw Error{"ArgumentError", "this key is handled natively",
                  "autograd and fake are core's own", "modes, levels, autocast, capture",
                  "use one of these"};
    replace(handlers[__builtin_ctz(key)], fn);
    handled = static_cast<uint16_t>(fn == Py_None ? (handled & ~key) | kNative : handled | key);
    Py_RETURN_NONE;
  });
}

PyObject* key_names(PyObject*, PyObject*) {
  PyObject* names = PyTuple_New(kNumKeys);
  for (int k = 0; names && k < kNumKeys; k++)
    PyTuple_SET_ITEM(names, k, PyUnicode_FromString(kKeyNames[k]));
  if (names && PyErr_Occurred()) Py_CLEAR(names);
  return names;
}

PyObject* py_collects_calls(PyObject*, PyObject*) { return PyBool_FromLong(collects_calls()); }

// Swaps the thread's (included, excluded) masks; with no arguments reads them. The context
// managers in core.dispatcher.keys are made of.
PyObject* thread_keys(PyObject*, PyObject* args) {
  unsigned int included, excluded;
  ThreadState& t = thread_state();
  PyObject* before = Py_BuildValue("(II)", t.included, t.excluded);
  if (before && PyTuple_GET_SIZE(args) > 0) {
    if (!PyArg_ParseTuple(args, "II", &included, &excluded)) {
      Py_DECREF(before);
      return nullptr;
    }
    const uint16_t all = bits_before(Key::Device);
    t.included = static_cast<uint16_t>(included & all);
    t.excluded = static_cast<uint16_t>(excluded & all);
  }
  return before;
}

PyObject* key_mask(PyObject*, PyObject* names) {
  return guarded(static_cast<PyObject*>(nullptr),
                 [&] { return check(PyLong_FromLong(parse_keys(names))); });
}

PyObject* grad_enabled(PyObject*, PyObject*) {
  return PyBool_FromLong(thread_state().grad_enabled);
}

PyObject* set_grad_enabled(PyObject*, PyObject* value) {
  const int truth = PyObject_IsTrue(value);
  if (truth < 0) return nullptr;
  thread_state().grad_enabled = truth;
  Py_RETURN_NONE;
}

// set_inference(flag): for this thread; whether it was so before.
PyObject* set_inference(PyObject*, PyObject* value) {
  const int truth = PyObject_IsTrue(value);
  if (truth < 0) return nullptr;
  ThreadState& t = thread_state();
  const bool before = std::exchange(t.inference, truth != 0);
  inferring_threads.fetch_add(t.inference - before, std::memory_order_relaxed);
  return PyBool_FromLong(before);
}

PyObject* inference(PyObject*, PyObject*) { return PyBool_FromLong(thread_state().inference); }

PyObject* set_trace(PyObject*, PyObject* list) {
  if (list != Py_None && !PyList_Check(list)) {
    PyErr_SetString(PyExc_TypeError, "set_trace takes a list or None");
    return nullptr;
  }
  PyObject*& trace = thread_state().trace;
  PyObject* before = trace ? trace : Py_None;
  Py_INCREF(before);
  replace(trace, list);
  return before;
}

PyObject* py_trace(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    const char *stage, *text;
    PyObject* file = Py_None;
    int line = 0;
    if (!PyArg_ParseTuple(args, "ss|Oi", &stage, &text, &file, &line)) throw PythonError{};
    trace_hop(stage, text, file, line);
    Py_RETURN_NONE;
  });
}

PyMethodDef methods[] = {
    {"trace", py_trace, METH_VARARGS, "Adds a hop to core.explain's list, if it is watching."},
    {"set_hook", set_hook, METH_VARARGS,
     "Installs a function that native code calls, or None; returns the one before."},
    {"hooks", hooks, METH_NOARGS,
     "Every hook by name: its arguments and result, and the function that is installed, or None."},
    {"set_key_handler", set_key_handler, METH_VARARGS, "Installs fn(op, args, kwargs) for a key."},
    {"keys", key_names, METH_NOARGS, "The dispatch keys, first to last."},
    {"collects_calls", py_collects_calls, METH_NOARGS,
     "Whether operator calls of this thread are collected in a graph."},
    {"thread_keys", thread_keys, METH_VARARGS, "Swaps the thread's included and excluded masks."},
    {"key_mask", key_mask, METH_VARARGS, "The mask of the named keys."},
    {"grad_enabled", grad_enabled, METH_NOARGS, "Whether this thread records for gradients."},
    {"set_grad_enabled", set_grad_enabled, METH_O, "Switches recording on or off for this thread."},
    {"inference", inference, METH_NOARGS, "Whether this thread is in inference mode."},
    {"set_inference", set_inference, METH_O,
     "Switches inference mode on or off for this thread; returns whether it was on."},
    {"set_trace", set_trace, METH_O,
     "The list to which every hop of a call is appended, or None; returns the one before."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

PyObject* hook(Hook h) { return installed[static_cast<int>(h)]; }
PyObject* key_handler(Key k) { return handlers[static_cast<int>(k)]; }
uint16_t handled_keys() { return handled; }

void trace_hop(const char* stage, const std::string& text, PyObject* file, int line) {
  ThreadState& t = thread_state();
  if (t.trace == nullptr) return;
  Ref hop(check(Py_BuildValue("(ssOi)", stage, text.c_str(), file ? file : Py_None, line)));
  check(PyList_Append(t.trace, hop.get()));
}

PyObject* data_dependent_error() {
  static PyObject* type = nullptr;
  if (type == nullptr) {  // asked for with an exception set, which importing must not see
    PyObject *kind, *value, *traceback;
    PyErr_Fetch(&kind, &value, &traceback);
    Ref errors(check(PyImport_ImportModule("core.errors")));
    type = check(PyObject_GetAttrString(errors.get(), "DataDependentError"));
    PyErr_Restore(kind, value, traceback);
  }
  return type;
}

void init_keys(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
