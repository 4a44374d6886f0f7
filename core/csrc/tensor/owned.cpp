// Tensors over memory that an object of Python's owns: a device's pinned memory, another library's,
// or memory that the host and a device see.
#include "gil.h"
#include "tensor_impl.h"

namespace core {

void release_object(void* owner) {
  if (!python_is_running()) return;  // it goes away with the process
  GilScope gil;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  Py_DECREF(static_cast<PyObject*>(owner));
  PyErr_Restore(type, value, traceback);
}

PyObject* owned_tensor(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&] {
    unsigned long long address;
    PyObject *shape, *dtype, *owner, *device = Py_None;
    if (!PyArg_ParseTuple(args, "KOOO|O:owned_tensor", &address, &shape, &dtype, &owner, &device))
      throw PythonError{};
    ForeignArray a{};
    a.data = reinterpret_cast<char*>(address);
    a.ndim = read_sizes(shape, a.sizes);
    a.dtype = dtype_from_object(dtype);
    if (device != Py_None) a.device = device_from_object(device);
    int64_t step = itemsize(a.dtype);
    for (int i = a.ndim - 1; i >= 0; --i) {
      a.byte_strides[i] = step;
      step *= a.sizes[i];
    }
    a.release = release_object;
    a.owner = Ref::borrow(owner).release();
    return as_object(adopt(a));
  });
}

PyObject* owner_of_memory(PyObject*, PyObject* o) {
  return guarded<PyObject*>(nullptr, [&] {
    const TensorObject* t = tensor_argument(o, "owner_of_memory");
    const Storage* s = t->storage;
    const bool owned = s != nullptr && s->release == release_object;
    return owned ? Ref::borrow(static_cast<PyObject*>(s->owner)).release() : none();
  });
}

}  // namespace core
