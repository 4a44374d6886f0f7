// Callable: the native part of a compiled function. A call is given to the first entry that serves
// it; where none does, to the function `eager`, if there is one, or the method `_missed` of the
// subclass.
#include <cstddef>

#include "autograd/levels.h"
#include "compiler.h"
#include "guards.h"
#include "memory/profile.h"
#include "structmember.h"

namespace core {
namespace {

struct CallableObject {
  PyObject_HEAD vectorcallfunc vectorcall;
  PyObject* entries;  // a tuple of Entry; replaced, never changed
  PyObject* eager;    // for calls that no entry serves; nullptr: _missed
  Py_ssize_t served_calls;
};
PyTypeObject* CallableType;
PyObject *missed_name, *rerun_name;
CallableObject* as_callable(PyObject* o) { return reinterpret_cast<CallableObject*>(o); }

PyObject* call_method(PyObject* self, PyObject* name, const Given& call) {
  Small<PyObject*, 8> all;
  all.push_back(self);
  const Py_ssize_t named = call.keywords ? PyTuple_GET_SIZE(call.keywords) : 0;
  for (Py_ssize_t i = 0; i < call.positional + named; i++) all.push_back(call.args[i]);
  const auto n = static_cast<size_t>(call.positional) + 1;
  return check(PyObject_VectorcallMethod(name, all.begin(), n, call.keywords));
}

// The number of a call, while its entries are tried.
class CallNumber {
 public:
  CallNumber() : before_(thread_state().compiled_call) { thread_state().compiled_call = ++last_; }
  ~CallNumber() { thread_state().compiled_call = before_; }
  CallNumber(const CallNumber&) = delete;

 private:
  inline static uint64_t last_ = 0;
  uint64_t before_;
};

PyObject* callable_call(PyObject* self, PyObject* const* args, size_t nargsf, PyObject* kwnames) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    ArrayTensors arrays;
    const Given call{args, PyVectorcall_NARGS(nargsf), kwnames, arrays};
    const ProfileScope event(EventKind::Compiled, self);
    // In transforms a draw is for each element of a batch.
    if (is_transforming()) return call_method(self, missed_name, call);
    const Ref entries = Ref::borrow(as_callable(self)->entries);
    const ThreadGuard thread = thread_guard();
    const CallNumber number;
    bool rerun = false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(entries.get()) && !rerun; i++) {
      PyObject* entry = PyTuple_GET_ITEM(entries.get(), i);
      if (PyObject* made = try_entry(entry, thread, call, rerun)) {
        as_callable(self)->served_calls++;
        return made;
      }
    }
    if (rerun) return call_method(self, rerun_name, call);
    if (const Ref eager = Ref::borrow(as_callable(self)->eager))
      return check(PyObject_Vectorcall(eager.get(), args, nargsf, kwnames));
    return call_method(self, missed_name, call);
  });
}

PyObject* callable_new(PyTypeObject* type, PyObject*, PyObject*) {
  // Before Python 3.12 classes do not inherit it: calls of them would go by way of a tuple.
  if (type->tp_call == PyVectorcall_Call) type->tp_flags |= Py_TPFLAGS_HAVE_VECTORCALL;
  PyObject* none = PyTuple_New(0);
  PyObject* made = none ? type->tp_alloc(type, 0) : nullptr;
  if (made == nullptr) {
    Py_XDECREF(none);
    return nullptr;
  }
  as_callable(made)->vectorcall = callable_call;
  as_callable(made)->entries = none;
  return made;
}

PyObject* get_entries(PyObject* self, void*) {
  return Ref::borrow(as_callable(self)->entries).release();
}

int set_entries(PyObject* self, PyObject* value, void*) {
  bool fits = value != nullptr && PyTuple_CheckExact(value);
  for (Py_ssize_t i = 0; fits && i < PyTuple_GET_SIZE(value); i++)
    fits = PyObject_TypeCheck(PyTuple_GET_ITEM(value, i), EntryType);
  if (!fits) {
    PyErr_SetString(PyExc_TypeError, "entries are a tuple of Entry");
    return -1;
  }
  Ref before(std::exchange(as_callable(self)->entries, Ref::borrow(value).release()));
  return 0;
}

PyObject* get_eager(PyObject* self, void*) {
  PyObject* eager = as_callable(self)->eager;
  return Ref::borrow(eager ? eager : Py_None).release();
}

int set_eager(PyObject* self, PyObject* value, void*) {
  if (value == nullptr || (value != Py_None && !PyCallable_Check(value))) {
    PyErr_SetString(PyExc_TypeError, "eager is a function, or None");
    return -1;
  }
  Ref next = Ref::borrow(value == Py_None ? nullptr : value);
  Ref before(std::exchange(as_callable(self)->eager, next.release()));
  return 0;
}

// ---- the type ----------------------------------------------------------------------------------
int callable_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(as_callable(self)->entries);
  Py_VISIT(as_callable(self)->eager);
  return 0;
}

int callable_clear(PyObject* self) {
  PyObject* none = PyTuple_New(0);  // the one empty tuple
  Ref before(std::exchange(as_callable(self)->entries, none));
  Py_CLEAR(as_callable(self)->eager);
  return 0;
}

void callable_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  Py_CLEAR(as_callable(self)->entries);
  Py_CLEAR(as_callable(self)->eager);
  type->tp_free(self);
  Py_DECREF(reinterpret_cast<PyObject*>(type));
}

PyGetSetDef getset[] = {
    {"entries", get_entries, set_entries, "The entries, first tried first.", nullptr},
    {"eager", get_eager, set_eager, "The function called where no entry serves; None: `_missed`.",
     nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMemberDef members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(CallableObject, vectorcall), READONLY, nullptr},
    {"served_calls", T_PYSSIZET, offsetof(CallableObject, served_calls), READONLY,
     "How many calls entries have served."},
    {nullptr, 0, 0, 0, nullptr}};
PyType_Slot type_slots[] = {
    {Py_tp_new, reinterpret_cast<void*>(callable_new)},
    {Py_tp_dealloc, reinterpret_cast<void*>(callable_dealloc)},
    {Py_tp_traverse, reinterpret_cast<void*>(callable_traverse)},
    {Py_tp_clear, reinterpret_cast<void*>(callable_clear)},
    {Py_tp_call, reinterpret_cast<void*>(PyVectorcall_Call)},
    {Py_tp_getset, getset},
    {Py_tp_members, members},
    {Py_tp_doc, const_cast<char*>("A call goes to an entry that serves it, or to `_missed`.")},
    {0, nullptr}};
PyType_Spec spec = {
    "core.compiler.Callable", sizeof(CallableObject), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_VECTORCALL,
    type_slots};

}  // namespace

void init_callable(PyObject* module) {
  missed_name = check(PyUnicode_InternFromString("_missed"));
  rerun_name = check(PyUnicode_InternFromString("_rerun"));
  CallableType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&spec)));
  check(PyModule_AddObjectRef(module, "Callable", reinterpret_cast<PyObject*>(CallableType)));
}

}  // namespace core
