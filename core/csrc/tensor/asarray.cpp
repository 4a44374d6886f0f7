// core.asarray: whatever holds numbers becomes a tensor, sharing memory where that is possible.
#include "tensor_impl.h"

namespace core {
namespace {

PyObject* g_stack;  // core::stack, which this room does not know
PyObject* g_share;  // core.plugins.unified.shared, which neither does

struct Wanted {
  PyObject* dtype = Py_None;
  PyObject* device = Py_None;
  int copy = -1;  // 1 always, 0 never, -1 where needed
};

[[noreturn]] void would_copy(const char* why) {
  throw Error{"CopyError", "copy=False was asked for, but the data has to be copied", why,
              "copy=None, which copies where it must; copy=True", "leave copy out"};
}

bool has_attribute(PyObject* o, const char* name) {
  Ref found(PyObject_GetAttrString(o, name));
  PyErr_Clear();  // an attribute that cannot be read is none
  return static_cast<bool>(found);
}

// The dtype of an array of ml_dtypes, which have no buffers; Undefined of others.
DType dtype_without_buffer(PyObject* o) {
  Ref dtype(PyObject_GetAttrString(o, "dtype"));
  Ref name(dtype ? PyObject_GetAttrString(dtype.get(), "name") : nullptr);
  PyErr_Clear();
  for (int i = 0; i < kNumDTypes && name && PyUnicode_Check(name.get()); ++i) {
    if (kDTypeInfo[i].format == nullptr &&
        PyUnicode_CompareWithASCIIString(name.get(), kDTypeInfo[i].name) == 0)
      return static_cast<DType>(i);
  }
  return DType::Undefined;
}

// Its bits have a buffer.
Ref from_bits(PyObject* o, DType dtype) {
  Ref bits(check(PyObject_CallMethod(o, "view", "s", itemsize(dtype) == 1 ? "uint8" : "uint16")));
  Ref t(as_object(from_buffer(bits.get())));
  TensorObject* u = as_tensor(t.get());
  return Ref(as_object(alias_tensor(u, u->ndim, u->sizes(), u->strides(), u->offset, dtype)));
}

// NumPy hands out dates and durations as bare bytes.
void refuse_dates(PyObject* o) {
  Ref dtype(PyObject_GetAttrString(o, "dtype"));
  Ref kind(dtype ? PyObject_GetAttrString(dtype.get(), "kind") : nullptr);
  PyErr_Clear();
  const std::string k = message_text(kind.get());
  if (k != "M" && k != "m") return;
  throw Error{"DtypeError", str("core has no dtype for dates and durations"),
              "a NumPy array of kind 'M' or 'm' was given", "bool, integers, floats and complex",
              "convert it first: array.astype('int64')"};
}

// NumPy's error for elements that it cannot name in a buffer, as the narrow integers of ml_dtypes.
[[noreturn]] void refuse_elements(PyObject* o) {
  Ref dtype(check(PyObject_GetAttrString(o, "dtype")));
  Ref name(check(PyObject_Str(dtype.get())));
  throw Error{"DtypeError", str("an array of ", message_text(name.get())),
              "no dtype of core has these elements",
              "bool, integers of 1 to 8 bytes, floats of 1 to 8, complex of 8 and 16",
              "convert the array first, for example with a.astype('float32')"};
}

Ref from_any_buffer(PyObject* o) {
  refuse_dates(o);
  Ref t;
  try {
    t = Ref(as_object(from_buffer(o)));
  } catch (const PythonError&) {
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    const DType dtype = dtype_without_buffer(o);
    const bool is_array = has_attribute(o, "dtype");
    PyErr_Restore(type, value, traceback);
    if (dtype == DType::Undefined && !(is_array && PyErr_ExceptionMatches(PyExc_ValueError))) throw;
    PyErr_Clear();
    if (dtype == DType::Undefined) refuse_elements(o);
    return from_bits(o, dtype);
  }
  // A scalar's buffer is read-only memory of that object; a number is meant.
  bool scalar = as_tensor(t.get())->ndim == 0 && as_tensor(t.get())->storage->read_only;
  return scalar ? Ref(as_object(to_device(as_tensor(t.get()), Device{}))) : t;
}

Ref call_method(const Ref& t, const char* method, PyObject* argument) {
  Ref name(check(PyUnicode_InternFromString(method)));
  PyObject* stack[] = {t.get(), argument};
  Ref result(check(PyObject_VectorcallMethod(name.get(), stack, argument ? 2 : 1, nullptr)));
  tensor_argument(result.get(), method);
  return result;
}

// A tensor on another device over the same memory, where both see it; empty where they do not.
Ref shared(const Ref& t, Device device) {
  if (g_share == nullptr || as_tensor(t.get())->storage->read_only) return Ref();
  Ref there(check(PyObject_CallFunctionObjArgs(g_share, t.get(), device_object(device), nullptr)));
  return there.get() == Py_None ? Ref() : std::move(there);
}

// Casting, moving and copying are operators, so that they are recorded and dispatched like others.
Ref adapt(Ref t, const Wanted& w, PyObject* device, bool shares) {
  if (w.dtype != Py_None && dtype_from_object(w.dtype) != as_tensor(t.get())->dtype) {
    if (w.copy == 0) would_copy("another dtype than the data's was asked for");
    t = call_method(t, "astype", dtype_object(dtype_from_object(w.dtype)));
    shares = false;
  }
  if (device != Py_None && device_from_object(device) != as_tensor(t.get())->device) {
    const Device there = device_from_object(device);
    if (w.copy == 0) {
      t = shared(t, there);
      if (!t) would_copy("another device than the data's was asked for");
      return t;
    }
    t = call_method(t, "to_device", device_object(there));
    shares = false;
  }
  return shares && w.copy == 1 ? call_method(t, "clone", nullptr) : t;
}

bool is_python_data(PyObject* o) {
  return PyFloat_CheckExact(o) || PyLong_CheckExact(o) || PyBool_Check(o) || PyList_Check(o) ||
         PyTuple_Check(o) || PyComplex_CheckExact(o);
}

Ref convert(PyObject* o, const Wanted& w);

// A list that holds arrays: each item a tensor, all of them on the device of the first tensor among
// them, and stacked. That is an operator, so that gradients pass.
Ref joined(PyObject* list, const Wanted& w) {
  if (Py_EnterRecursiveCall(" while arrays in nested lists are joined")) throw PythonError{};
  struct Leave {
    ~Leave() { Py_LeaveRecursiveCall(); }
  } leave;
  if (g_stack == nullptr) {
    PyErr_SetString(PyExc_RuntimeError, "core's operators are not defined yet: import core");
    throw PythonError{};
  }
  Ref items(check(PySequence_Tuple(list)));
  const Py_ssize_t n = PyTuple_GET_SIZE(items.get());
  Wanted each;
  for (Py_ssize_t i = 0; i < n && each.device == Py_None; ++i) {
    PyObject* item = PyTuple_GET_ITEM(items.get(), i);
    if (is_tensor(item)) each.device = device_object(as_tensor(item)->device);
  }
  Ref tensors(check(PyList_New(n)));
  for (Py_ssize_t i = 0; i < n; ++i)
    PyList_SET_ITEM(tensors.get(), i, convert(PyTuple_GET_ITEM(items.get(), i), each).release());
  Ref t(check(PyObject_CallOneArg(g_stack, tensors.get())));
  tensor_argument(t.get(), "stack");
  return adapt(t, w, w.device, false);
}

Ref numbers(PyObject* o, const Wanted& w, PyObject* device) {
  try {
    return Ref(as_object(from_nested(o, w.dtype, device_from_object(device))));
  } catch (const HoldsArrays&) {
    return joined(o, w);
  }
}

// An array by NumPy's protocols: of pandas, of PIL.
Ref numpy_array(PyObject* o) {
  if (!has_attribute(o, "__array__") && !has_attribute(o, "__array_interface__")) return Ref();
  Ref numpy(check(PyImport_ImportModule("numpy")));
  return Ref(check(PyObject_CallMethod(numpy.get(), "asarray", "O", o)));
}

// The tensor that an object stands for (compiler/capture/arrays.py); empty: it stands for none.
Ref stood_for(PyObject* o) {
  static PyObject* const name = check(PyUnicode_InternFromString("__core_tensor__"));
  if (_PyType_Lookup(Py_TYPE(o), name) == nullptr) return Ref();
  Ref t(check(PyObject_CallMethodNoArgs(o, name)));
  tensor_argument(t.get(), "__core_tensor__");
  return t;
}

Ref convert(PyObject* o, const Wanted& w) {
  if (is_tensor(o)) return adapt(Ref::borrow(o), w, w.device, true);
  PyObject* device = w.device == Py_None ? device_object(default_device()) : w.device;
  if (is_python_data(o)) {
    if (w.copy == 0) would_copy("Python numbers are not elements in memory");
    return numbers(o, w, device);
  }
  if (PyObject_CheckBuffer(o)) return adapt(from_any_buffer(o), w, device, true);
  if (Ref t = stood_for(o)) return adapt(std::move(t), w, device, true);
  if (PyCapsule_CheckExact(o) || has_attribute(o, "__dlpack__")) {
    return adapt(import_dlpack(o), w, w.device, true);
  }
  if (const Ref array = numpy_array(o); array && PyObject_CheckBuffer(array.get()))
    return adapt(from_any_buffer(array.get()), w, device, true);
  if (w.copy == 0) would_copy("a number is not an element in memory");
  if (PyRange_Check(o)) return numbers(Ref(check(PySequence_List(o))).get(), w, device);
  return Ref(as_object(from_nested(o, w.dtype, device_from_object(device))));
}

}  // namespace

TensorObject* over_array(PyObject* array) {
  Ref t = from_any_buffer(array);
  return as_tensor(t.release());
}

PyObject* set_stack(PyObject*, PyObject* f) {
  Ref old(g_stack);
  g_stack = Ref::borrow(f).release();
  return Ref::borrow(Py_None).release();
}

PyObject* set_share(PyObject*, PyObject* f) {
  Ref old(g_share);
  g_share = Ref::borrow(f).release();
  return Ref::borrow(Py_None).release();
}

PyObject* asarray(PyObject*, PyObject* args, PyObject* kwargs) {
  return guarded<PyObject*>(nullptr, [&] {
    static const char* names[] = {"", "dtype", "device", "copy", nullptr};
    PyObject *o, *copy = Py_None;
    Wanted w;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|OOO:asarray", const_cast<char**>(names), &o,
                                     &w.dtype, &w.device, &copy)) {
      throw PythonError{};
    }
    if (copy != Py_None) check(w.copy = PyObject_IsTrue(copy));
    return convert(o, w).release();
  });
}

}  // namespace core
