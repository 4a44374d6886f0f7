// core.dtype: the Python objects core.float32, ..., one per element type.
#include <cstdlib>
#include <cstring>

#include "dtype.h"
#include "error.h"

namespace core {

PyTypeObject* DTypeType = nullptr;

namespace {

PyObject* g_objects[kNumDTypes];

DType dtype_of(PyObject* self) { return reinterpret_cast<DTypeObject*>(self)->dtype; }

// Names that say no size, or another one in each library, and the dtypes that they may mean.
const char* const kOtherNames[][2] = {
    {"'float'", "pass \"float32\", PyTorch's float, or \"float64\", NumPy's"},
    {"'double'", "pass \"float64\""},
    {"'half'", "pass \"float16\""},
    {"'int'", "pass \"int32\", PyTorch's int, or \"int64\", NumPy's"},
    {"'long'", "pass \"int64\""},
    {"'short'", "pass \"int16\""},
    {"'byte'", "pass \"uint8\", PyTorch's byte, or \"int8\", NumPy's"},
    {"'complex'", "pass \"complex64\", or \"complex128\", NumPy's complex"},
    {"'cfloat'", "pass \"complex64\""},
    {"'cdouble'", "pass \"complex128\""},
};

[[noreturn]] void not_a_dtype(const std::string& shown) {
  std::string fix = "pass one of them, as core.float32, \"float32\", \"f4\" or a NumPy dtype";
  for (const auto& [name, meant] : kOtherNames)
    if (shown == name) fix = meant;
  throw Error{"DtypeError", str(shown, " is not a dtype of core"),
              "a tensor's elements are of one of the dtypes listed", all_dtype_names(), fix};
}

[[noreturn]] void byte_swapped(const std::string& shown, const char* fix) {
  throw Error{"DtypeError", str(shown, " is byte-swapped"),
              "core's elements are in the machine's byte order", all_dtype_names(), fix};
}

int find_name(const char* name) {
  for (int i = 0; i < kNumDTypes; ++i) {
    if (std::strcmp(kDTypeInfo[i].name, name) == 0) return i;
  }
  return std::strcmp(name, "bool_") == 0 ? static_cast<int>(DType::Bool) : -1;
}

// Whether a dtype has this character in NumPy: that of the buffer protocol, and F and D for
// complex.
bool has_character(const DTypeInfo& row, char c) {
  if (row.format == nullptr) return false;
  if (row.format[0] == 'Z') return c == row.format[1] - 'a' + 'A';
  if (c == 'l' || c == 'L')
    return row.itemsize == sizeof(long) && row.kind == (c == 'l' ? 'i' : 'u');
  if (c == 'q' || c == 'Q') return row.itemsize == 8 && row.kind == (c == 'q' ? 'i' : 'u');
  if (c == 'p' || c == 'P')
    return row.itemsize == sizeof(void*) && row.kind == (c == 'p' ? 'i' : 'u');
  return c == row.format[0];
}

// The dtype of one of NumPy's codes: a character ("d", "?"), or a kind and its bytes ("f8"), each
// with or without a byte order ("<i4"); -1 for any other text.
int find_code(const char* code) {
  static const bool little = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;
  const char order = std::strchr("<>=|", *code) && *code ? *code : '=';
  const char* text = order == *code ? code + 1 : code;
  if (*text == '\0') return -1;
  char* end = nullptr;
  const long bytes = text[1] >= '1' && text[1] <= '9' ? std::strtol(text + 1, &end, 10) : 0;
  if (bytes == 0 ? text[1] != '\0' : *end != '\0') return -1;
  for (int i = 0; i < kNumDTypes; ++i) {
    const DTypeInfo& row = kDTypeInfo[i];
    const bool found = bytes == 0 ? has_character(row, *text)
                                  : row.format && row.kind == *text && row.itemsize == bytes;
    if (!found) continue;
    if (order == (little ? '>' : '<') && row.itemsize > 1)
      byte_swapped(str("dtype '", code, "'"), "leave the byte order out, as in \"i4\"");
    return i;
  }
  return -1;
}

std::string shown(PyObject* o) {
  Ref text(PyObject_Repr(o));
  const char* chars = text ? PyUnicode_AsUTF8(text.get()) : nullptr;
  PyErr_Clear();  // a broken __repr__ must not hide the error about to be raised
  return chars ? std::string(chars).substr(0, 80) : str("<", Py_TYPE(o)->tp_name, ">");
}

// An attribute, or an empty reference where there is none.
Ref attribute(PyObject* o, const char* name) {
  Ref value(PyObject_GetAttrString(o, name));
  if (!value && !PyErr_ExceptionMatches(PyExc_AttributeError)) throw PythonError{};
  PyErr_Clear();
  return value;
}

DType from_python_type(PyObject* o) {
  if (o == reinterpret_cast<PyObject*>(&PyBool_Type)) return DType::Bool;
  if (o == reinterpret_cast<PyObject*>(&PyLong_Type)) return DType::Int64;
  if (o == reinterpret_cast<PyObject*>(&PyFloat_Type)) return default_float();
  if (o == reinterpret_cast<PyObject*>(&PyComplex_Type)) return default_complex();
  return DType::Undefined;
}

// A NumPy dtype (has .name) or scalar type (has .__name__).
DType from_foreign(PyObject* o) {
  Ref name = attribute(o, PyType_Check(o) ? "__name__" : "name");
  const char* text = name && PyUnicode_Check(name.get()) ? PyUnicode_AsUTF8(name.get()) : nullptr;
  PyErr_Clear();
  int found = text ? find_name(text) : -1;
  if (found < 0) not_a_dtype(shown(o));
  Ref native = attribute(o, "isnative");
  if (native && native.get() == Py_False)
    byte_swapped(shown(o), "convert the array first: a.astype(a.dtype.newbyteorder('='))");
  return static_cast<DType>(found);
}

// ---- the type ----------------------------------------------------------------------------------

PyObject* dtype_new(PyTypeObject*, PyObject* args, PyObject* kwargs) {
  return guarded<PyObject*>(nullptr, [&] {
    static const char* names[] = {"", nullptr};
    PyObject* o;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:dtype", const_cast<char**>(names), &o)) {
      throw PythonError{};
    }
    return Ref::borrow(dtype_object(dtype_from_object(o))).release();
  });
}

void dtype_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  type->tp_free(self);
  Py_DECREF(type);
}

PyObject* dtype_repr(PyObject* self) {
  return PyUnicode_FromFormat("core.%s", info(dtype_of(self)).name);
}
PyObject* dtype_str(PyObject* self) { return PyUnicode_FromString(info(dtype_of(self)).name); }
PyObject* dtype_name(PyObject* self, void*) { return dtype_str(self); }
PyObject* dtype_itemsize(PyObject* self, void*) {
  return PyLong_FromLongLong(itemsize(dtype_of(self)));
}

PyObject* dtype_kind(PyObject* self, void*) {
  switch (info(dtype_of(self)).kind) {
    case 'b':
      return PyUnicode_FromString("bool");
    case 'i':
      return PyUnicode_FromString("signed integer");
    case 'u':
      return PyUnicode_FromString("unsigned integer");
    case 'f':
      return PyUnicode_FromString("real floating");
    default:
      return PyUnicode_FromString("complex floating");
  }
}

PyObject* dtype_reduce(PyObject* self, PyObject*) {
  return Py_BuildValue("O(s)", DTypeType, info(dtype_of(self)).name);
}

PyObject* promote_types(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&] {
    PyObject *a, *b;
    if (!PyArg_ParseTuple(args, "OO:promote_types", &a, &b)) throw PythonError{};
    return Ref::borrow(dtype_object(promote(dtype_from_object(a), dtype_from_object(b)))).release();
  });
}

PyObject* py_default_dtype(PyObject*, PyObject*) {
  return Ref::borrow(dtype_object(default_float())).release();
}

PyObject* py_set_default_dtype(PyObject*, PyObject* o) {
  return guarded<PyObject*>(nullptr, [&] {
    set_default_float(dtype_from_object(o));
    return Ref::borrow(Py_None).release();
  });
}

// NumPy's protocol: numpy.dtype(core.float32), numpy.zeros(3, x.dtype). Of ml_dtypes where NumPy
// has none.
PyObject* numpy_dtype(PyObject* self, void*) {
  return guarded<PyObject*>(nullptr, [&] {
    const DTypeInfo& row = info(dtype_of(self));
    Ref numpy(check(PyImport_ImportModule("numpy")));
    if (row.format != nullptr)
      return check(PyObject_CallMethod(numpy.get(), "dtype", "s", row.name));
    Ref others(check(PyImport_ImportModule("ml_dtypes")));
    Ref type(check(PyObject_GetAttrString(others.get(), row.name)));
    return check(PyObject_CallMethod(numpy.get(), "dtype", "O", type.get()));
  });
}

template <bool (*test)(DType)>
PyObject* dtype_is(PyObject* self, void*) {
  return PyBool_FromLong(test(dtype_of(self)));
}

PyGetSetDef kGetSet[] = {
    {"name", dtype_name, nullptr, "The name, such as 'float32'.", nullptr},
    {"itemsize", dtype_itemsize, nullptr, "Bytes per element.", nullptr},
    {"__numpy_dtype__", numpy_dtype, nullptr, "NumPy's dtype of these elements.", nullptr},
    {"kind", dtype_kind, nullptr, "The Array API kind: 'bool', 'signed integer', ...", nullptr},
    {"is_floating_point", dtype_is<is_floating>, nullptr, "Whether the kind is 'real floating'.",
     nullptr},
    {"is_complex", dtype_is<is_complex>, nullptr, "Whether the kind is 'complex floating'.",
     nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef kMethods[] = {{"__reduce__", dtype_reduce, METH_NOARGS, nullptr},
                          {nullptr, nullptr, 0, nullptr}};
PyMethodDef kFunctions[] = {
    {"default_dtype", py_default_dtype, METH_NOARGS, "The dtype of real numbers given without."},
    {"set_default_dtype", py_set_default_dtype, METH_O, "Sets it, for the process."},
    {"promote_types", promote_types, METH_VARARGS, "The dtype that holds values of both."},
    {nullptr, nullptr, 0, nullptr}};
PyType_Slot kSlots[] = {
    {Py_tp_new, reinterpret_cast<void*>(dtype_new)},
    {Py_tp_dealloc, reinterpret_cast<void*>(dtype_dealloc)},
    {Py_tp_repr, reinterpret_cast<void*>(dtype_repr)},
    {Py_tp_str, reinterpret_cast<void*>(dtype_str)},
    {Py_tp_getset, kGetSet},
    {Py_tp_methods, kMethods},
    {Py_tp_doc, const_cast<char*>("The type of a tensor's elements. core.dtype('float32') is "
                                  "core.float32.")},
    {0, nullptr}};
PyType_Spec kSpec = {"core.dtype", sizeof(DTypeObject), 0,
                     Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, kSlots};

}  // namespace

std::string dtype_names(bool (*chosen)(DType)) {
  std::string names;
  for (int i = 0; i < kNumDTypes; ++i) {
    if (chosen(static_cast<DType>(i)))
      names += (names.empty() ? "" : ", ") + std::string(kDTypeInfo[i].name);
  }
  return names;
}

std::string all_dtype_names() {
  return dtype_names([](DType) { return true; });
}

PyObject* dtype_object(DType t) { return g_objects[static_cast<int>(t)]; }

DType dtype_from_object(PyObject* o) {
  if (is_dtype(o)) return dtype_of(o);
  if (PyUnicode_Check(o)) {
    Py_ssize_t size = 0;
    const char* name = PyUnicode_AsUTF8AndSize(o, &size);
    PyErr_Clear();  // surrogates: not a name of ours
    if (name && std::strlen(name) != static_cast<size_t>(size)) name = nullptr;
    int found = name ? find_name(name) : -1;
    if (found < 0 && name) found = find_code(name);
    if (found < 0) not_a_dtype(shown(o));
    return static_cast<DType>(found);
  }
  DType t = from_python_type(o);
  return t == DType::Undefined ? from_foreign(o) : t;
}

void init_dtype(PyObject* module) {
  DTypeType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&kSpec)));
  check(PyModule_AddObjectRef(module, "dtype", reinterpret_cast<PyObject*>(DTypeType)));
  for (int i = 0; i < kNumDTypes; ++i) {
    g_objects[i] = check(DTypeType->tp_alloc(DTypeType, 0));
    reinterpret_cast<DTypeObject*>(g_objects[i])->dtype = static_cast<DType>(i);
    check(PyModule_AddObjectRef(module, kDTypeInfo[i].name, g_objects[i]));
  }
  check(PyModule_AddFunctions(module, kFunctions));
}

}  // namespace core
