// The type of subclass.h: how it is made, and how its attributes are found.
#include "subclass.h"

#include <cstring>

#include "tensor_impl.h"

namespace core {

PyTypeObject* TensorSubclass = nullptr;

void set_subclass(TensorObject* t, bool wanted) {
  if (in_subclass(t) == wanted || TensorSubclass == nullptr) return;
  PyTypeObject* before = wanted ? TensorType : TensorSubclass;
  PyTypeObject* after = wanted ? TensorSubclass : TensorType;
  Py_INCREF(after);
  Py_SET_TYPE(as_object(t), after);
  Py_DECREF(before);
  t->flags = static_cast<uint16_t>(wanted ? t->flags | kFlagSubclass : t->flags & ~kFlagSubclass);
}

namespace {

bool starts_with(const char* text, const char* prefix) {
  return std::strncmp(text, prefix, std::strlen(prefix)) == 0;
}

bool is_core(const char* module) {
  if (starts_with(module, "core_backend_")) return true;
  if (!starts_with(module, "core") || (module[4] != '.' && module[4] != '\0')) return false;
  return !starts_with(module, "core.compat");
}

}  // namespace

bool runs_core() {
  static PyObject* key = check(PyUnicode_InternFromString("__name__"));
  PyObject* globals = PyEval_GetGlobals();
  if (globals == nullptr) return true;
  PyObject* name = PyDict_GetItemWithError(globals, key);
  if (name == nullptr || !PyUnicode_Check(name)) return false;
  const char* text = PyUnicode_AsUTF8(name);
  if (text == nullptr) PyErr_Clear();
  return text != nullptr && is_core(text);
}

// ---- symbols -----------------------------------------------------------------------------------
namespace {

PyObject* g_symbols;  // a dict: the name of a dunder -> the subclass's function

// Operands of one dtype, where both libraries promote alike.
bool is_simple(PyObject* a, PyObject* b) {
  if (is_tensor(a) && is_tensor(b))
    return as_tensor(a)->dtype == as_tensor(b)->dtype && as_tensor(a)->dtype != DType::Bool;
  PyObject* tensor = is_tensor(a) ? a : b;
  PyObject* number = is_tensor(a) ? b : a;
  if (!is_differentiable(as_tensor(tensor)->dtype)) return false;
  return PyFloat_CheckExact(number) || PyLong_CheckExact(number);
}

}  // namespace

PyObject* subclass_dunder(const char* name, PyObject* a, PyObject* b, PyObject* plain) {
  if (g_symbols == nullptr || (b != nullptr && is_simple(a, b))) return plain;
  PyObject* found = PyDict_GetItemString(g_symbols, name);
  return found == nullptr || runs_core() ? plain : found;
}

// ---- the type ----------------------------------------------------------------------------------
namespace {

// An attribute of Tensor, ignoring the subclass's definition.
PyObject* plain_attribute(PyObject* self, PyObject* name) {
  PyObject* found = PyDict_GetItemWithError(TensorType->tp_dict, name);
  if (found == nullptr) {
    if (!PyErr_Occurred())
      PyErr_Format(PyExc_AttributeError, "'Tensor' object has no attribute '%U'", name);
    return nullptr;
  }
  const Ref owned = Ref::borrow(found);
  descrgetfunc get = Py_TYPE(found)->tp_descr_get;
  if (get == nullptr) return Ref(owned).release();
  return get(found, self, reinterpret_cast<PyObject*>(TensorType));
}

bool is_dunder(PyObject* name) {
  return PyUnicode_GET_LENGTH(name) > 4 && PyUnicode_READ_CHAR(name, 0) == '_' &&
         PyUnicode_READ_CHAR(name, 1) == '_';
}

PyObject* subclass_attribute(PyObject* self, PyObject* name) {
  if (!PyUnicode_Check(name)) return PyObject_GenericGetAttr(self, name);
  PyObject* own = PyDict_GetItemWithError(TensorSubclass->tp_dict, name);
  if (own == nullptr && PyErr_Occurred()) return nullptr;
  if (own == nullptr || is_dunder(name) || !runs_core()) return PyObject_GenericGetAttr(self, name);
  return plain_attribute(self, name);
}

template <class F>
PyType_Slot slot(int id, F* f) {
  return {id, reinterpret_cast<void*>(f)};
}

}  // namespace

PyObject* tensor_subclass(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&]() -> PyObject* {
    static std::string kept_name;
    const char* name;
    PyObject* symbols;
    if (!PyArg_ParseTuple(args, "sO!:tensor_subclass", &name, &PyDict_Type, &symbols))
      throw PythonError{};
    Py_XSETREF(g_symbols, Ref::borrow(symbols).release());
    if (TensorSubclass == nullptr) {
      kept_name = name;
      PyType_Slot slots[] = {slot(Py_tp_getattro, subclass_attribute),
                             slot(Py_tp_dealloc, tensor_dealloc), PyType_Slot{0, nullptr}};
      PyType_Spec spec = {kept_name.c_str(), sizeof(TensorObject), 0, Py_TPFLAGS_DEFAULT, slots};
      // Nobody else derives from Tensor: results could not be instances of any class.
      TensorType->tp_flags |= Py_TPFLAGS_BASETYPE;
      PyObject* made = PyType_FromSpecWithBases(&spec, reinterpret_cast<PyObject*>(TensorType));
      TensorType->tp_flags &= ~Py_TPFLAGS_BASETYPE;
      TensorSubclass = reinterpret_cast<PyTypeObject*>(check(made));
    }
    return Ref::borrow(reinterpret_cast<PyObject*>(TensorSubclass)).release();
  });
}

PyObject* as_subclass(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&] {
    PyObject* o;
    int wanted = 1;
    if (!PyArg_ParseTuple(args, "O|p:as_subclass", &o, &wanted)) throw PythonError{};
    set_subclass(tensor_argument(o, "as_subclass"), wanted);
    return Ref::borrow(o).release();
  });
}

}  // namespace core
