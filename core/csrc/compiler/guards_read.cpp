// Reading guards from the call that they are made of.
#include <algorithm>
#include <cstring>
#include <string>

#include "guards.h"

namespace core {
namespace {

[[noreturn]] void malformed(const char* what) {
  PyErr_Format(PyExc_TypeError, "an entry's %s", what);
  throw PythonError{};
}

// The axes of a leaf that are not compared; nullptr: all are. Borrowed.
PyObject* axes_of(PyObject* dynamic, size_t leaf) {
  if (dynamic == nullptr) return nullptr;
  const Ref key(check(PyLong_FromSize_t(leaf)));
  PyObject* axes = PyDict_GetItemWithError(dynamic, key.get());
  if (axes == nullptr && PyErr_Occurred()) throw PythonError{};
  if (axes != nullptr && !PyTuple_Check(axes)) malformed("axes are tuples");
  return axes;
}

bool is_named_tuple(PyObject* o) {
  return PyTuple_Check(o) &&
         PyObject_HasAttrString(reinterpret_cast<PyObject*>(Py_TYPE(o)), "_fields");
}

// The names of a dataclass's fields, a tuple; empty for other objects.
Ref fields_of(PyObject* o) {
  PyTypeObject* type = Py_TYPE(o);
  if (!(type->tp_flags & Py_TPFLAGS_HEAPTYPE) || PyTuple_Check(o) || PyList_Check(o) ||
      PyDict_Check(o) || _PyObject_GetDictPtr(o) == nullptr)
    return Ref();
  const Ref name(check(PyUnicode_InternFromString("__dataclass_fields__")));
  const Ref fields = Ref::borrow(_PyType_Lookup(type, name.get()));
  if (!fields || !PyDict_CheckExact(fields.get())) return Ref();
  const Ref dict(check(PyObject_GenericGetDict(o, nullptr)));
  Ref names(check(PyList_New(0)));
  Py_ssize_t place = 0;
  PyObject *key, *field;
  while (PyDict_Next(fields.get(), &place, &key, &field))
    if (PyDict_Contains(dict.get(), key) == 1) check(PyList_Append(names.get(), key));
  return Ref(check(PyList_AsTuple(names.get())));
}

// NumPy's own arrays, not those of a subclass.
bool is_array(PyObject* o) {
  const PyTypeObject* type = Py_TYPE(o);
  return !(type->tp_flags & Py_TPFLAGS_HEAPTYPE) &&
         std::strcmp(type->tp_name, "numpy.ndarray") == 0;
}

struct Reading {
  Guards& g;
  PyObject* dynamic;
  Leaves& leaves;
  ArrayTensors arrays;

  void read(PyObject* o) {
    const Ref keep = Ref::borrow(o);  // a collector may run, and Python code that changes its list
    if (Py_EnterRecursiveCall(" in the arguments of a compiled function")) throw PythonError{};
    try {
      node(o);
    } catch (...) {
      Py_LeaveRecursiveCall();
      throw;
    }
    Py_LeaveRecursiveCall();
  }

  void node(PyObject* o) {
    if (const Ref names = fields_of(o)) {
      add(ArgumentNode::Fields, PyTuple_GET_SIZE(names.get()), names, o);
      const Ref dict(check(PyObject_GenericGetDict(o, nullptr)));
      for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names.get()); i++) {
        PyObject* item = PyDict_GetItemWithError(dict.get(), PyTuple_GET_ITEM(names.get(), i));
        if (item == nullptr) malformed("fields are attributes of its objects");
        read(item);
      }
    } else if (PyTuple_CheckExact(o) || is_named_tuple(o)) {
      add(ArgumentNode::Tuple, PyTuple_GET_SIZE(o), Ref(), PyTuple_CheckExact(o) ? nullptr : o);
      for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(o); i++) read(PyTuple_GET_ITEM(o, i));
    } else if (PyList_CheckExact(o)) {
      add(ArgumentNode::List, PyList_GET_SIZE(o));
      for (Py_ssize_t i = 0; i < PyList_GET_SIZE(o); i++) read(PyList_GET_ITEM(o, i));
    } else if (PyDict_CheckExact(o)) {
      const Ref keys(check(PyDict_Keys(o)));
      add(ArgumentNode::Dict, PyDict_GET_SIZE(o), Ref(check(PyList_AsTuple(keys.get()))));
      Py_ssize_t place = 0;
      PyObject *key, *item;
      while (PyDict_Next(o, &place, &key, &item)) read(item);
    } else {
      leaf(o);
    }
  }

  void leaf(PyObject* o) {
    if (is_array(o)) {
      add(ArgumentNode::Array, 0, Ref(), o);
      g.arrays.push_back(leaves.size());
      leaves.push_back(arrays.over(o));
      return;
    }
    const bool number = !is_tensor(o) && axes_of(dynamic, leaves.size()) != nullptr;
    if (is_tensor(o)) {
      add(ArgumentNode::Tensor, 0);
    } else {
      add(number ? ArgumentNode::Number : ArgumentNode::Constant, 0, Ref::borrow(o));
    }
    leaves.push_back(Ref::borrow(o));
  }

  void add(ArgumentNode::Kind kind, Py_ssize_t count, Ref value = Ref(), PyObject* of = nullptr) {
    const Ref type = Ref::borrow(of ? reinterpret_cast<PyObject*>(Py_TYPE(of)) : nullptr);
    g.arguments.push_back({kind, count, std::move(value), type});
  }
};

void read_axes(TensorGuard& g, PyObject* axes) {
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(axes); i++) {
    const long axis = PyLong_AsLong(PyTuple_GET_ITEM(axes, i));
    if (axis == -1 && PyErr_Occurred()) throw PythonError{};
    if (axis < 0 || axis >= g.ndim) malformed("axes are those of its tensors");
    g.dims[axis] = -1;
  }
}

TensorGuard read_tensor(TensorObject* t, size_t leaf, PyObject* axes) {
  TensorGuard g{leaf, t->dtype, t->device, t->ndim, false, in_subclass(t), true, {}, 0};
  if (t->meta != nullptr && refresh_history != nullptr) refresh_history(t);
  g.requires_grad = t->flags & kFlagRequiresGrad;
  g.dims.assign(t->dims, t->dims + 2 * t->ndim);
  if (axes != nullptr) read_axes(g, axes);
  g.exact = axes == nullptr || !is_contiguous(t);
  return g;
}

const char* const kNameKinds[] = {"cell",   "item",    "at",    "size",     "keys",   "attribute",
                                  "class",  "type",    "slot",  "function", "itself", "setting",
                                  "pinned", "content", "names", "call"};

NameGuard::Kind kind_of(PyObject* name) {
  const std::string text = message_text(name);
  const auto found = std::find(std::begin(kNameKinds), std::end(kNameKinds), text);
  if (found == std::end(kNameKinds)) malformed("names are of known kinds");
  return static_cast<NameGuard::Kind>(found - std::begin(kNameKinds));
}

bool fits(const NameGuard& n) {
  PyObject *place = n.place.get(), *key = n.key.get();
  switch (n.kind) {
    case NameGuard::Cell:
      return PyCell_Check(place);
    case NameGuard::Item:
      return PyDict_Check(place);
    case NameGuard::At:
    case NameGuard::Pinned:
    case NameGuard::Size:
      return PyList_CheckExact(place);
    case NameGuard::Keys:
      return (PyDict_Check(place) || PySet_CheckExact(place)) && n.value &&
             PyTuple_CheckExact(n.value.get());
    case NameGuard::Attribute:
      return PyUnicode_Check(key) && _PyObject_GetDictPtr(place) != nullptr;
    case NameGuard::Call:
      return PyCallable_Check(place) != 0;
    case NameGuard::Names:
      return _PyObject_GetDictPtr(place) != nullptr && n.value && PyTuple_CheckExact(n.value.get());
    case NameGuard::Class:
      return PyType_Check(place) && PyUnicode_Check(key);
    case NameGuard::Slot:
      return Py_TYPE(key) == &PyMemberDescr_Type;
    case NameGuard::Setting:
      return PyContextVar_CheckExact(place);
    case NameGuard::Content:
      return n.value && Py_TYPE(place) == Py_TYPE(n.value.get());
    case NameGuard::Function:
      return PyFunction_Check(place) && n.index >= 0 && n.index < 3;
    default:
      return true;
  }
}

bool same_place(const NameGuard& a, const NameGuard& b) {
  return a.kind == b.kind && a.place.get() == b.place.get();
}

NameGuard read_name(PyObject* described) {
  PyObject *kind, *place, *key, *value = nullptr;
  if (!PyTuple_Check(described)) malformed("names are tuples");
  PyObject* path = nullptr;
  int number = 0, opened = 0, changes = 0;
  if (!PyArg_ParseTuple(described, "OOO|OpO!pp", &kind, &place, &key, &value, &number,
                        &PyTuple_Type, &path, &opened, &changes))
    throw PythonError{};
  NameGuard n{kind_of(kind), Ref::borrow(place), Ref::borrow(key), Ref::borrow(value)};
  if (n.kind == NameGuard::At || n.kind == NameGuard::Size || n.kind == NameGuard::Pinned ||
      n.kind == NameGuard::Function) {
    n.index = PyLong_AsSsize_t(key);
    if (n.index == -1 && PyErr_Occurred()) throw PythonError{};
  }
  for (Py_ssize_t i = 0; path != nullptr && i < PyTuple_GET_SIZE(path); i++)
    n.path.push_back(Ref::borrow(PyTuple_GET_ITEM(path, i)));
  n.opened = opened != 0;
  n.changes = changes != 0;
  const auto may_be_opened = [](PyObject* o) {
    return o && (PyTuple_CheckExact(o) || PyList_CheckExact(o) || PyDict_CheckExact(o));
  };
  if (n.opened && !may_be_opened(value)) malformed("tuples, lists and dicts are opened");
  if (!fits(n)) malformed("names are looked up where their kind says");
  n.tensor = value != nullptr && is_tensor(value) && n.kind != NameGuard::Pinned;
  if (n.tensor) n.value = Ref();  // any tensor like it will do
  n.number = number != 0 && value != nullptr && !n.tensor;
  return n;
}

}  // namespace

void read_names(Guards& g, PyObject* names, Leaves& leaves) {
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(names); i++) {
    PyObject* name = PyList_GET_ITEM(names, i);
    g.names.push_back(read_name(name));
    if (g.names.back().tensor || g.names.back().number)
      leaves.push_back(Ref::borrow(PyTuple_GET_ITEM(name, 3)));
    const size_t n = g.names.size();
    if (n > 1 && same_place(g.names[n - 2], g.names[n - 1])) {
      g.groups.back().last = n;
    } else {
      g.groups.push_back({n - 1, n});
    }
    g.groups.back().changes |= g.names.back().changes;
  }
}

void read_arguments(Guards& g, PyObject* args, PyObject* kwargs, PyObject* dynamic,
                    Leaves& leaves) {
  const Ref names(check(PyDict_Keys(kwargs)));
  g.keywords = Ref(check(PyList_AsTuple(names.get())));
  g.positional = PyTuple_GET_SIZE(args);
  Reading reading{g, dynamic, leaves, {}};
  for (Py_ssize_t i = 0; i < g.positional; i++) reading.read(PyTuple_GET_ITEM(args, i));
  Py_ssize_t place = 0;
  PyObject *key, *item;
  while (PyDict_Next(kwargs, &place, &key, &item)) reading.read(item);
}

void read_tensors(Guards& g, const Leaves& leaves, PyObject* dynamic) {
  g.leaves = leaves.size();
  for (size_t i = 0; i < leaves.size(); i++) {
    PyObject* o = leaves[i].get();
    if (!is_tensor(o)) continue;
    TensorGuard t = read_tensor(as_tensor(o), i, axes_of(dynamic, i));
    t.first = 0;
    while (t.first < g.tensors.size() && leaves[g.tensors[t.first].leaf].get() != o) t.first++;
    g.tensors.push_back(std::move(t));
  }
}

void read_grads(Guards& g, PyObject* grads, PyObject* leaves) {
  size_t next = g.leaves;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(grads); i++) {
    PyObject *grad, *hooks, *after;
    Py_ssize_t leaf;
    if (!PyArg_ParseTuple(PyList_GET_ITEM(grads, i), "nOO!O!", &leaf, &grad, &PyTuple_Type, &hooks,
                          &PyTuple_Type, &after))
      throw PythonError{};
    const bool known = leaf >= 0 && leaf < static_cast<Py_ssize_t>(g.leaves);
    if (!known || !is_tensor(PyList_GET_ITEM(leaves, leaf))) malformed("grads are those of leaves");
    const GradGuard::Kind kind = is_tensor(grad)   ? GradGuard::Tensor
                                 : grad == Py_None ? GradGuard::None
                                                   : GradGuard::Any;
    g.grads.push_back({static_cast<size_t>(leaf), kind, Ref::borrow(hooks), Ref::borrow(after)});
    if (kind != GradGuard::Tensor) continue;
    TensorGuard t = read_tensor(as_tensor(grad), next++, nullptr);
    const auto at = [&](size_t k) { return PyList_GetItem(leaves, static_cast<Py_ssize_t>(k)); };
    while (t.first < g.tensors.size() && at(g.tensors[t.first].leaf) != grad) t.first++;
    g.tensors.push_back(std::move(t));
  }
  if (static_cast<Py_ssize_t>(next) != PyList_GET_SIZE(leaves)) malformed("leaves are all there");
}

}  // namespace core
