// The functions of core._native that make and move tensors.
#include <cstring>

#include "tensor_impl.h"

namespace core {

int read_sizes(PyObject* o, int64_t* sizes) {
  if (PyIndex_Check(o)) {
    sizes[0] = PyNumber_AsSsize_t(o, PyExc_OverflowError);
    if (sizes[0] == -1 && PyErr_Occurred()) throw PythonError{};
    return 1;
  }
  Ref items(PySequence_Tuple(o));
  if (!items) {
    if (!PyErr_ExceptionMatches(PyExc_TypeError)) throw PythonError{};
    PyErr_Clear();
    throw Error{"ArgumentError", str("a ", Py_TYPE(o)->tp_name, " is not a shape"),
                "a shape is the number of elements along each dimension", "3, (2, 3), ()",
                "pass an integer or a tuple of integers"};
  }
  Py_ssize_t n = PyTuple_GET_SIZE(items.get());
  if (n > kMaxDims) {
    throw Error{"ShapeError", str("a shape of ", n, " dimensions"),
                "the dimensions are counted in a table of fixed size",
                str("0 to ", kMaxDims, " dimensions"), "use fewer dimensions"};
  }
  for (Py_ssize_t i = 0; i < n; ++i) {
    sizes[i] = PyNumber_AsSsize_t(PyTuple_GET_ITEM(items.get(), i), PyExc_OverflowError);
    if (sizes[i] == -1 && PyErr_Occurred()) throw PythonError{};
  }
  return static_cast<int>(n);
}

namespace {

Device device_or_default(PyObject* o) {
  return o == Py_None ? default_device() : device_from_object(o);
}

PyObject* py_empty(PyObject*, PyObject* args, PyObject* kwargs) {
  return guarded<PyObject*>(nullptr, [&] {
    static const char* names[] = {"shape", "dtype", "device", "fake", nullptr};
    PyObject *shape, *dtype = Py_None, *device = Py_None;
    int fake = 0;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|OOp:empty", const_cast<char**>(names), &shape,
                                     &dtype, &device, &fake)) {
      throw PythonError{};
    }
    int64_t sizes[kMaxDims];
    int ndim = read_sizes(shape, sizes);
    DType t = dtype == Py_None ? default_float() : dtype_from_object(dtype);
    bool make_fake = fake != 0 || (creates_fake != nullptr && creates_fake());
    return as_object(empty_tensor(ndim, sizes, t, device_or_default(device), make_fake));
  });
}

PyObject* py_transfer(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&] {
    PyObject *t, *device;
    if (!PyArg_ParseTuple(args, "OO:transfer", &t, &device)) throw PythonError{};
    TensorObject* source = tensor_argument(t, "transfer");
    return as_object(to_device(source, device_from_object(device)));
  });
}

PyObject* py_from_nested(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&] {
    PyObject *o, *dtype = Py_None, *device = Py_None;
    if (!PyArg_ParseTuple(args, "O|OO:from_nested", &o, &dtype, &device)) throw PythonError{};
    return as_object(from_nested(o, dtype, device_or_default(device)));
  });
}

PyObject* py_from_buffer(PyObject*, PyObject* o) {
  return guarded<PyObject*>(nullptr, [&] { return as_object(from_buffer(o)); });
}

// The same bytes read as another dtype of the same size.
PyObject* py_reinterpret(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&] {
    PyObject *o, *dtype;
    if (!PyArg_ParseTuple(args, "OO:reinterpret", &o, &dtype)) throw PythonError{};
    TensorObject* t = tensor_argument(o, "reinterpret");
    if ((t->flags & kFlagCaptured) && materialize) materialize(t);
    DType to = dtype_from_object(dtype);
    if (itemsize(to) != itemsize(t->dtype) || (t->flags & (kFlagWrapped | kFlagRequiresGrad))) {
      throw Error{"DtypeError",
                  str("elements of ", info(t->dtype).name, " cannot be read as ", info(to).name),
                  "both have to be of one size, and the tensor without history",
                  str("dtypes of ", itemsize(t->dtype), " bytes"),
                  "cast with x.astype(...) instead"};
    }
    return as_object(alias_tensor(t, t->ndim, t->sizes(), t->strides(), t->offset, to));
  });
}

// All elements in row-major order, as bytes; from any device.
PyObject* py_to_bytes(PyObject*, PyObject* o) {
  return guarded<PyObject*>(nullptr, [&] {
    TensorObject* t = tensor_argument(o, "to_bytes");
    Ref host(as_object(host_tensor(t, "reading the bytes")));
    TensorObject* h = as_tensor(host.get());
    Ref bytes(check(PyBytes_FromStringAndSize(nullptr, h->numel * itemsize(h->dtype))));
    if (h->numel > 0) copy_strided_host(h, PyBytes_AS_STRING(bytes.get()));
    return bytes.release();
  });
}

[[noreturn]] void wrong_size(const TensorObject* t, Py_ssize_t n) {
  throw Error{"ShapeError", str(n, " bytes for a tensor ", describe(t)),
              "the bytes have to be exactly the elements",
              str(t->numel * itemsize(t->dtype), " bytes"), "check the data, which may be cut off"};
}

PyObject* py_from_bytes(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&] {
    Py_buffer data;
    PyObject *shape, *dtype, *device = Py_None;
    if (!PyArg_ParseTuple(args, "y*OO|O:from_bytes", &data, &shape, &dtype, &device)) {
      throw PythonError{};
    }
    struct Release {
      Py_buffer* b;
      ~Release() { PyBuffer_Release(b); }
    } release_it{&data};
    int64_t sizes[kMaxDims];
    int ndim = read_sizes(shape, sizes);
    Ref made(as_object(empty_tensor(ndim, sizes, dtype_from_object(dtype), Device{}, false)));
    TensorObject* t = as_tensor(made.get());
    if (data.len != t->numel * itemsize(t->dtype)) wrong_size(t, data.len);
    if (data.len > 0) std::memcpy(t->data(), data.buf, static_cast<size_t>(data.len));
    Device to = device_or_default(device);
    return to == Device{} ? made.release() : as_object(to_device(t, to));
  });
}

PyObject* py_wrap(PyObject*, PyObject* args, PyObject* kwargs) {
  return guarded<PyObject*>(nullptr, [&] {
    static const char* names[] = {"value", "level", "batch_dim", "tangent", nullptr};
    PyObject *value, *tangent = Py_None;
    long long level;
    int batch_dim = -1;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OL|iO:wrap", const_cast<char**>(names), &value,
                                     &level, &batch_dim, &tangent)) {
      throw PythonError{};
    }
    return as_object(wrap_tensor(tensor_argument(value, "wrap"), level, batch_dim,
                                 tangent == Py_None ? nullptr : tangent));
  });
}

}  // namespace

PyMethodDef kTensorFunctions[] = {
    {"empty", with_keywords(py_empty), METH_VARARGS | METH_KEYWORDS,
     "A tensor of a shape, dtype and device, not filled."},
    {"to_device", py_transfer, METH_VARARGS, "A contiguous copy of a tensor on a device."},
    {"set_share", set_share, METH_O, "Sets the function that asarray(copy=False) calls."},
    {"set_stack", set_stack, METH_O, "Sets the operator that asarray joins a list's tensors by."},
    {"asarray", with_keywords(asarray), METH_VARARGS | METH_KEYWORDS,
     "A tensor from numbers, nested lists, buffers, DLPack arrays or a tensor."},
    {"from_nested", py_from_nested, METH_VARARGS, "A tensor from numbers or nested lists."},
    {"from_buffer", py_from_buffer, METH_O, "A tensor over the memory of a buffer."},
    {"reinterpret", py_reinterpret, METH_VARARGS, "The same bytes as another dtype."},
    {"owned_tensor", owned_tensor, METH_VARARGS,
     "owned_tensor(address, shape, dtype, owner, device): over memory that an object owns."},
    {"owner_of_memory", owner_of_memory, METH_O, "That object; None of other tensors."},
    {"to_bytes", py_to_bytes, METH_O, "The elements in row-major order, as bytes."},
    {"from_bytes", py_from_bytes, METH_VARARGS, "The tensor whose elements these bytes are."},
    {"wrap", with_keywords(py_wrap), METH_VARARGS | METH_KEYWORDS,
     "A transform level's wrapper of a tensor."},
    {"tensor_subclass", tensor_subclass, METH_VARARGS,
     "tensor_subclass(name, symbols): the subclass of Tensor; symbols: dunder -> function."},
    {"as_subclass", as_subclass, METH_VARARGS,
     "Makes a tensor that nobody else holds one of it, or a plain one."},
    {"set_dunder", set_dunder, METH_VARARGS, "Attaches an operator to a symbol of Tensor."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace core
