// Python numbers and nested lists of them to tensors on the cpu.
#include <cstring>

#include "symbols.h"
#include "tensor_impl.h"

namespace core {
namespace {

// The numbers in order, held while they are read: reading one may run Python code.
struct Leaves {
  std::vector<int64_t> sizes;
  std::vector<Ref> items;
};

// A tensor, or an array of another library that has dimensions.
bool is_array(PyObject* o) {
  if (is_tensor(o)) return true;
  if (!PyObject_HasAttrString(o, "__array__") && !PyObject_HasAttrString(o, "__dlpack__"))
    return false;
  Ref ndim(PyObject_GetAttrString(o, "ndim"));
  const long n = ndim ? PyLong_AsLong(ndim.get()) : 0;
  PyErr_Clear();
  return n > 0;
}

[[noreturn]] void holds_arrays() {
  throw HoldsArrays{{"ArgumentError", "a list that holds arrays is not a list of numbers",
                     "its items are joined first", "core.asarray, which joins them",
                     "use core.asarray"}};
}

bool is_sequence(PyObject* o) { return PyList_Check(o) || PyTuple_Check(o); }

[[noreturn]] void ragged(size_t depth) {
  throw Error{"ShapeError", str("the nested lists differ in length at depth ", depth),
              "a tensor has the same number of elements along a dimension everywhere",
              "lists of equal length, of numbers or of lists of equal length",
              "pad the lists, or make a tensor of each"};
}

[[noreturn]] void too_deep() {
  throw Error{"ShapeError", str("the lists are nested more than ", kMaxDims, " deep"),
              "each depth is a dimension", str("0 to ", kMaxDims, " dimensions"),
              "flatten the lists; a list that contains itself has no end"};
}

void find_sizes(PyObject* o, std::vector<int64_t>* sizes) {
  for (Ref at = Ref::borrow(o); is_sequence(at.get());) {
    if (sizes->size() == kMaxDims) too_deep();
    Py_ssize_t n = PySequence_Fast_GET_SIZE(at.get());
    sizes->push_back(n);
    if (n == 0) return;
    at = Ref::borrow(PySequence_Fast_GET_ITEM(at.get(), 0));
  }
}

void collect(PyObject* o, size_t depth, Leaves* out) {
  if (depth == out->sizes.size()) {
    if (is_sequence(o)) {
      for (const Ref& item : out->items)
        if (is_array(item.get())) holds_arrays();
      ragged(depth);
    }
    out->items.push_back(Ref::borrow(o));
    return;
  }
  if (!is_sequence(o) && is_array(o)) holds_arrays();
  if (!is_sequence(o) || PySequence_Fast_GET_SIZE(o) != out->sizes[depth]) ragged(depth);
  for (Py_ssize_t i = 0; i < out->sizes[depth]; ++i) {
    collect(PySequence_Fast_GET_ITEM(o, i), depth + 1, out);
  }
}

Weak weak_of(PyObject* o) {
  if (PyBool_Check(o)) return Weak::Bool;
  if (PyLong_Check(o)) return Weak::Int;
  if (PyFloat_Check(o)) return Weak::Float;
  return PyComplex_Check(o) ? Weak::Complex : Weak::None;
}

// Array scalars become the Python number they hold.
void make_plain(Ref* item) {
  if (weak_of(item->get()) != Weak::None) return;
  if (is_symbol(item->get())) {  // from now on relied upon
    *item = Ref(check(PyObject_CallMethod(item->get(), "specialize", nullptr)));
    return;
  }
  if (is_array(item->get())) holds_arrays();
  Ref value(PyObject_CallMethod(item->get(), "item", nullptr));
  if (!value && !PyErr_ExceptionMatches(PyExc_AttributeError)) throw PythonError{};
  PyErr_Clear();
  if (value && weak_of(value.get()) != Weak::None) {
    *item = value;
    return;
  }
  throw Error{"ArgumentError",
              str("a tensor cannot be made from an object of type ", Py_TYPE(item->get())->tp_name),
              "its elements have to be numbers",
              "numbers, tensors, arrays, and nested lists and tuples of these",
              "convert the elements to numbers first"};
}

DType find_dtype(const Leaves& leaves) {
  Weak widest = Weak::None;
  for (const Ref& item : leaves.items) widest = std::max(widest, weak_of(item.get()));
  return default_dtype(widest);  // of no elements at all: the default float
}

}  // namespace

TensorObject* from_nested(PyObject* o, PyObject* dtype, Device device) {
  Leaves leaves;
  find_sizes(o, &leaves.sizes);
  collect(o, 0, &leaves);
  for (Ref& item : leaves.items) make_plain(&item);
  DType t = dtype == Py_None ? find_dtype(leaves) : dtype_from_object(dtype);
  int ndim = static_cast<int>(leaves.sizes.size());
  Ref made(as_object(empty_tensor(ndim, leaves.sizes.data(), t, Device{}, false)));
  char* p = as_tensor(made.get())->data();
  for (const Ref& item : leaves.items) {
    write_number(item.get(), t, p);
    p += itemsize(t);
  }
  if (device == Device{}) return as_tensor(made.release());
  return to_device(as_tensor(made.get()), device);
}

}  // namespace core
