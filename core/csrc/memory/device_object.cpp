// core.device: the Python value type, one object per device.
#include <limits>
#include <unordered_map>

#include "default_device.h"
#include "device.h"
#include "tensor/error.h"

namespace core {

PyTypeObject* DeviceType = nullptr;

namespace {

Device device_of(PyObject* self) { return reinterpret_cast<DeviceObject*>(self)->device; }

[[noreturn]] void bad_cpu(const std::string& shown) {
  throw Error{"DeviceError", str("there is no device ", shown),
              "the cpu is one device, of all cores and all memory of the host",
              "\"cpu\", which is \"cpu:0\"", "write \"cpu\""};
}

[[noreturn]] void bad_index(const std::string& shown) {
  throw Error{"DeviceError", str(shown, " does not name a device"),
              "after the colon stands the index of the device, a number from 0 to 65535",
              "\"cpu\" (one device), \"acme\" (the first acme), \"acme:1\" (the second)",
              "write the device as \"type\" or \"type:index\""};
}

Device make_device(std::string_view type, long index, const std::string& shown) {
  if (index < 0 || index > 65535) bad_index(shown);
  if (type == "cpu" && index > 0) bad_cpu(shown);
  return Device{intern_device_type(type), static_cast<uint16_t>(index)};
}

Device parse(std::string_view text) {
  std::string shown = str("'", text.substr(0, 80), "'");
  size_t colon = text.find(':');
  if (colon == std::string_view::npos) return make_device(text, 0, shown);
  std::string_view digits = text.substr(colon + 1);
  if (digits.empty() || digits.size() > 5) bad_index(shown);
  long index = 0;
  for (char c : digits) {
    if (c < '0' || c > '9') bad_index(shown);
    index = index * 10 + (c - '0');
  }
  return make_device(text.substr(0, colon), index, shown);
}

std::string_view utf8(PyObject* text) {
  Py_ssize_t n = 0;
  const char* chars = check(PyUnicode_AsUTF8AndSize(text, &n));
  return {chars, static_cast<size_t>(n)};
}

Device construct(PyObject* spec, PyObject* index) {
  if (index == nullptr || index == Py_None) return device_from_object(spec);
  if (!PyUnicode_Check(spec) || !PyLong_Check(index)) bad_index("the pair given");
  int overflow = 0;
  long i = PyLong_AsLongAndOverflow(index, &overflow);
  if (overflow != 0) i = -1;
  return make_device(utf8(spec), i, str("index ", i, " of '", utf8(spec).substr(0, 80), "'"));
}

PyObject* device_new(PyTypeObject*, PyObject* args, PyObject* kwargs) {
  return guarded<PyObject*>(nullptr, [&] {
    static const char* names[] = {"", "index", nullptr};
    PyObject *spec, *index = nullptr;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|O:device", const_cast<char**>(names), &spec,
                                     &index)) {
      throw PythonError{};
    }
    return Ref::borrow(device_object(construct(spec, index))).release();
  });
}

void device_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  type->tp_free(self);
  Py_DECREF(type);
}

PyObject* device_str(PyObject* self) {
  return guarded<PyObject*>(
      nullptr, [&] { return PyUnicode_FromString(to_string(device_of(self)).c_str()); });
}

PyObject* device_repr(PyObject* self) {
  return guarded<PyObject*>(nullptr, [&] {
    return PyUnicode_FromFormat("device('%s')", to_string(device_of(self)).c_str());
  });
}

Py_hash_t device_hash(PyObject* self) {
  Device d = device_of(self);
  return (static_cast<Py_hash_t>(d.type) << 16 | d.index) + 0x5eed;
}

PyObject* device_compare(PyObject* a, PyObject* b, int op) {
  if ((op != Py_EQ && op != Py_NE) || !is_device(a) || !is_device(b)) Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong((device_of(a) == device_of(b)) == (op == Py_EQ));
}

PyObject* device_type(PyObject* self, void*) {
  return guarded<PyObject*>(nullptr, [&] {
    return PyUnicode_FromString(device_type_name(device_of(self).type).c_str());
  });
}

PyObject* device_index(PyObject* self, void*) { return PyLong_FromLong(device_of(self).index); }

PyObject* device_reduce(PyObject* self, PyObject*) {
  return guarded<PyObject*>(nullptr, [&] {
    return Py_BuildValue("O(s)", DeviceType, to_string(device_of(self)).c_str());
  });
}

PyObject* device_enter(PyObject* self, PyObject*) {
  return guarded<PyObject*>(nullptr, [&] {
    push_default_device(device_of(self));
    return Ref::borrow(self).release();
  });
}

PyObject* device_exit(PyObject*, PyObject*) {
  return guarded<PyObject*>(nullptr, [&] {
    pop_default_device();
    return Ref::borrow(Py_None).release();
  });
}

PyObject* get_default(PyObject*, PyObject*) {
  return guarded<PyObject*>(nullptr,
                            [&] { return Ref::borrow(device_object(default_device())).release(); });
}

PyObject* set_default(PyObject*, PyObject* o) {
  return guarded<PyObject*>(nullptr, [&] {
    set_process_default(device_from_object(o));
    return Ref::borrow(Py_None).release();
  });
}

PyGetSetDef kGetSet[] = {
    {"type", device_type, nullptr, "The device type, such as 'cpu'.", nullptr},
    {"index", device_index, nullptr, "Which device of its type, from 0.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef kMethods[] = {{"__reduce__", device_reduce, METH_NOARGS, nullptr},
                          {"__enter__", device_enter, METH_NOARGS, nullptr},
                          {"__exit__", device_exit, METH_VARARGS, nullptr},
                          {nullptr, nullptr, 0, nullptr}};
PyMethodDef kFunctions[] = {
    {"default_device", get_default, METH_NOARGS, "Where tensors are made by default."},
    {"set_default_device", set_default, METH_O, "Sets the process's default device."},
    {nullptr, nullptr, 0, nullptr}};
PyType_Slot kSlots[] = {
    {Py_tp_new, reinterpret_cast<void*>(device_new)},
    {Py_tp_dealloc, reinterpret_cast<void*>(device_dealloc)},
    {Py_tp_repr, reinterpret_cast<void*>(device_repr)},
    {Py_tp_str, reinterpret_cast<void*>(device_str)},
    {Py_tp_hash, reinterpret_cast<void*>(device_hash)},
    {Py_tp_richcompare, reinterpret_cast<void*>(device_compare)},
    {Py_tp_getset, kGetSet},
    {Py_tp_methods, kMethods},
    {Py_tp_doc, const_cast<char*>(
                    "A device: core.device('cpu'), core.device('acme:1'), core.device('acme', 1).\n"
                    "As a context manager, the thread's default device.")},
    {0, nullptr}};
PyType_Spec kSpec = {"core.device", sizeof(DeviceObject), 0,
                     Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, kSlots};

}  // namespace

PyObject* device_object(Device d) {
  static PyObject* cpu = nullptr;
  static auto* objects = new std::unordered_map<uint32_t, PyObject*>;  // under the GIL
  if (cpu != nullptr && d == Device{}) return cpu;
  PyObject*& slot = (*objects)[static_cast<uint32_t>(d.type) << 16 | d.index];
  if (slot == nullptr) {
    PyObject* made = check(DeviceType->tp_alloc(DeviceType, 0));
    reinterpret_cast<DeviceObject*>(made)->device = d;
    slot = made;
    if (d == Device{}) cpu = made;
  }
  return slot;
}

Device device_from_object(PyObject* o) {
  if (is_device(o)) return device_of(o);
  if (PyUnicode_Check(o)) return parse(utf8(o));
  throw Error{"DeviceError", str("a ", Py_TYPE(o)->tp_name, " does not name a device"),
              "a device is a core.device or a string", "\"cpu\", \"acme\", \"acme:1\"",
              "pass core.device(\"cpu\"), or the string"};
}

void init_device(PyObject* module) {
  DeviceType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&kSpec)));
  check(PyModule_AddObjectRef(module, "device", reinterpret_cast<PyObject*>(DeviceType)));
  check(PyModule_AddFunctions(module, kFunctions));
}

}  // namespace core
