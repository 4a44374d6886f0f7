// Reading a tensor's values into Python: bool(), int(), item(), tolist().
#include <memory>

#include "symbols.h"
#include "tensor_impl.h"

namespace core {
namespace {

Ref readable(TensorObject* t, const char* what) { return Ref(as_object(host_tensor(t, what))); }

[[noreturn]] void not_one_element(const TensorObject* t, const std::string& what) {
  throw Error{"ShapeError", str(what, " of a tensor of shape ", shape_string(t)),
              str(what, " needs exactly one element, and this tensor has ", t->numel),
              "tensors of one element",
              "reduce it first (core.any, core.all, core.sum), or index it"};
}

Ref one_element(PyObject* self, const char* what) {
  TensorObject* t = as_tensor(self);
  if (t->numel != 1) not_one_element(t, what);
  Ref host = readable(t, what);
  return Ref(read_number(t->dtype, as_tensor(host.get())->data()));
}

[[noreturn]] void wrong_kind(PyObject* self, const char* what, const char* fix) {
  throw Error{"DtypeError", str(what, " of a tensor of ", info(as_tensor(self)->dtype).name),
              "the number would silently lose a part of its value",
              "item() gives the number as it is", fix};
}

PyObject* nested_list(DType t, const char* p, const int64_t* sizes, const int64_t* strides, int n) {
  if (n == 0) return read_number(t, p);
  Ref list(check(PyList_New(sizes[0])));
  int64_t step = strides[0] * itemsize(t);
  for (int64_t i = 0; i < sizes[0]; ++i) {
    PyList_SET_ITEM(list.get(), i, nested_list(t, p + i * step, sizes + 1, strides + 1, n - 1));
  }
  return list.release();
}

PyObject* item(PyObject* self, PyObject*) {
  return guarded<PyObject*>(nullptr, [&] {
    TensorObject* t = as_tensor(self);
    PyObject* collected = t->flags & kFlagCaptured && t->numel == 1 ? collect_item(t) : nullptr;
    return collected ? collected : item_of(self).release();
  });
}

PyObject* tolist(PyObject* self, PyObject*) {
  return guarded<PyObject*>(nullptr, [&] {
    Ref host = readable(as_tensor(self), "tolist()");
    TensorObject* t = as_tensor(host.get());
    return nested_list(t->dtype, t->numel ? t->data() : nullptr, t->sizes(), t->strides(), t->ndim);
  });
}

PyObject* to_complex(PyObject* self, PyObject*) {
  return guarded<PyObject*>(nullptr, [&] {
    Ref number = one_element(self, "complex()");
    Py_complex c = PyComplex_AsCComplex(number.get());
    if (PyErr_Occurred()) throw PythonError{};
    return check(PyComplex_FromCComplex(c));
  });
}

PyObject* detach(PyObject* self, PyObject*) {
  return guarded<PyObject*>(nullptr, [&] {
    TensorObject* t = as_tensor(self);
    PyObject* collected = collect_detach(t);
    return collected ? collected : as_object(alias_of(t));
  });
}

}  // namespace

Ref item_of(PyObject* tensor) { return one_element(tensor, "item()"); }

int tensor_bool(PyObject* self) {
  return guarded<int>(-1, [&] {
    TensorObject* t = as_tensor(self);
    if (t->flags & kFlagCaptured && t->numel == 1)
      if (const Ref known{collect_truth(t)}) return static_cast<int>(known.get() == Py_True);
    Ref number = one_element(self, "bool()");
    int truth = PyObject_IsTrue(number.get());
    check(truth);
    return truth;
  });
}

PyObject* tensor_int(PyObject* self) {
  return guarded<PyObject*>(nullptr, [&] {
    if (is_complex(as_tensor(self)->dtype)) wrong_kind(self, "int()", "take the real part first");
    Ref number = one_element(self, "int()");
    return check(PyNumber_Long(number.get()));
  });
}

PyObject* tensor_float(PyObject* self) {
  return guarded<PyObject*>(nullptr, [&] {
    if (is_complex(as_tensor(self)->dtype)) wrong_kind(self, "float()", "take the real part first");
    Ref number = one_element(self, "float()");
    return check(PyNumber_Float(number.get()));
  });
}

PyObject* tensor_index(PyObject* self) {
  return guarded<PyObject*>(nullptr, [&] {
    if (!is_integral(as_tensor(self)->dtype)) {
      wrong_kind(self, "an index", "cast it to an integer dtype first");
    }
    return one_element(self, "an index").release();
  });
}

Py_ssize_t tensor_length(PyObject* self) {
  return guarded<Py_ssize_t>(-1, [&]() -> Py_ssize_t {
    TensorObject* t = as_tensor(self);
    const Ref told(symbolic_sizes(t, "len"));
    if (t->ndim > 0) return t->sizes()[0];
    throw Error{"ArgumentError", "len() of a tensor without dimensions",
                "its shape is (): it is one number and not a sequence",
                "x.size, which is 1; x.item(), which is the number", "index nothing: use x itself"};
  });
}

PyMethodDef kTensorMethods[] = {
    {"item", item, METH_NOARGS, "The only element, as a Python number."},
    {"tolist", tolist, METH_NOARGS, "The elements as nested lists of Python numbers."},
    {"__complex__", to_complex, METH_NOARGS, nullptr},
    {"detach", detach, METH_NOARGS, "The same elements without history."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace core
