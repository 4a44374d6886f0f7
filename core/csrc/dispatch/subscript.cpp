// x[index], x[index] = y and x.reshape(2, 3), as far as they are views or one call: operators are
// called here, without Python. All others (lists, arrays, mixtures of tensors, errors) go
// to core.operators, by hooks.
#include "subscript.h"

#include <algorithm>
#include <initializer_list>

#include "hooks.h"
#include "recording/recording.h"
#include "tensor/symbols.h"

namespace core {
namespace {

OperatorObject* known(OperatorObject*& op, const char* name) {
  if (op == nullptr) op = as_operator(check(find_operator_object(name)));  // none ever goes
  return op;
}

template <int N>
Ref call_operator(OperatorObject* op, PyObject* const (&args)[N]) {
  PyObject* self = reinterpret_cast<PyObject*>(op);
  return Ref(check(operator_vectorcall(self, args, N, nullptr)));
}

Ref call_hook(Hook which, std::initializer_list<PyObject*> args) {
  const Ref function = Ref::borrow(check(hook(which)));
  return Ref(check(PyObject_Vectorcall(function.get(), args.begin(), args.size(), nullptr)));
}

Ref number(int64_t n) { return Ref(check(PyLong_FromLongLong(n))); }

Ref shape_of(TensorObject* t) {
  if (sizes_read) sizes_read(t);
  Ref sizes(check(PyTuple_New(t->ndim)));
  for (int i = 0; i < t->ndim; i++)
    PyTuple_SET_ITEM(sizes.get(), i, number(t->sizes()[i]).release());
  return sizes;
}

// ---- entries -----------------------------------------------------------------------------------
struct Entries {
  PyObject* const* at;
  Py_ssize_t count;
  Py_ssize_t dots = -1;  // where ... stands
  int taken = 0;         // dimensions that integers and slices stand for

  explicit Entries(PyObject* const& index)
      : at(PyTuple_CheckExact(index) ? &PyTuple_GET_ITEM(index, 0) : &index),
        count(PyTuple_CheckExact(index) ? PyTuple_GET_SIZE(index) : 1) {}
};

bool is_bound(PyObject* o) { return o == Py_None || PyLong_CheckExact(o); }

bool is_plain_slice(PyObject* o) {
  if (!PySlice_Check(o)) return false;
  const auto* s = reinterpret_cast<PySliceObject*>(o);
  return is_bound(s->start) && is_bound(s->stop) && is_bound(s->step);
}

// Whether all entries are integers, slices, None and one ..., and x has the dimensions.
bool is_basic(const TensorObject* x, Entries& entries) {
  for (Py_ssize_t i = 0; i < entries.count; i++) {
    PyObject* entry = entries.at[i];
    if (entry == Py_None) continue;
    if (entry == Py_Ellipsis) {
      if (entries.dots >= 0) return false;
      entries.dots = i;
    } else if (PyLong_CheckExact(entry) || is_plain_slice(entry)) {
      entries.taken++;
    } else {
      return false;
    }
  }
  return entries.taken <= x->ndim && !(x->flags & kFlagSymbolic);
}

// -1 or 1: an integer is below or above those of 64 bits.
int overflow_of(PyObject* integer) {
  int overflow = 0;
  PyLong_AsLongLongAndOverflow(integer, &overflow);
  return overflow;
}

// A part of a slice, cut to 64 bits, as Python cuts those of a list's slice.
Ref cut(PyObject* bound) {
  const int overflow = bound == Py_None ? 0 : overflow_of(bound);
  return overflow == 0 ? Ref::borrow(bound) : number(overflow * INT64_MAX);
}

Ref sliced(PyObject* x, PyObject* axis, PyObject* entry) {
  static OperatorObject* op;
  const auto* s = reinterpret_cast<PySliceObject*>(entry);
  if (s->start == Py_None && s->stop == Py_None && s->step == Py_None) return Ref::borrow(x);
  known(op, "core::slice");
  const Ref start = cut(s->start), stop = cut(s->stop);
  if (s->step == Py_None) return call_operator(op, {x, axis, start.get(), stop.get()});
  return call_operator(op, {x, axis, start.get(), stop.get(), cut(s->step).get()});
}

void check_place(const TensorObject* x, int64_t axis, PyObject* index) {
  if (overflow_of(index) == 0) return;  // core::select compares it with the size
  const Ref text(PyObject_Str(index));
  const char* digits = text ? PyUnicode_AsUTF8(text.get()) : nullptr;
  if (!digits) throw PythonError{};
  const int64_t n = x->sizes()[axis];
  throw Error{"IndexRangeError", str("index ", digits, " is out of range for dim ", axis),
              str("that dim has ", n, " elements"),
              n ? str(-n, " to ", n - 1) : std::string("no index"), "pass an index in that range"};
}

Ref basic_view(PyObject* x, const Entries& entries) {
  static OperatorObject *select, *expand_dims, *view;
  Ref out = Ref::borrow(x);
  int64_t axis = 0;
  for (Py_ssize_t i = 0; i < entries.count; i++) {
    PyObject* entry = entries.at[i];
    if (i == entries.dots) {
      axis += as_tensor(x)->ndim - entries.taken;
      continue;
    }
    const Ref place = number(axis);
    if (PyLong_CheckExact(entry)) {
      check_place(as_tensor(out.get()), axis, entry);
      known(select, "core::select");
      out = call_operator(select, {out.get(), place.get(), entry});
      continue;  // the axis is gone
    }
    if (entry == Py_None) {
      known(expand_dims, "core::expand_dims");
      out = call_operator(expand_dims, {out.get(), place.get()});
    } else {
      out = sliced(out.get(), place.get(), entry);
    }
    axis++;
  }
  if (out.get() != x) return out;
  known(view, "core::view");
  const Ref shape = shape_of(as_tensor(x));
  return call_operator(view, {x, shape.get()});
}

// ---- x[index] ----------------------------------------------------------------------------------
bool is_plain(const TensorObject* t) {
  return !(t->flags & (kFlagWrapped | kFlagCaptured | kFlagFake | kFlagSymbolic));
}

// x[tensor]: rows at integers, the elements where a mask of x's shape holds; empty: anything else.
Ref picked(PyObject* x, PyObject* index) {
  static OperatorObject *take_rows, *masked_select;
  const TensorObject *t = as_tensor(x), *i = as_tensor(index);
  if (t->ndim == 0 || i->ndim == 0 || !is_plain(t) || !is_plain(i) || !runs_plainly()) return Ref();
  if (i->dtype == DType::Bool) {
    if (i->ndim != t->ndim || !std::equal(t->sizes(), t->sizes() + t->ndim, i->sizes()))
      return Ref();
    known(masked_select, "core::masked_select");
    return call_operator(masked_select, {x, index});
  }
  if (i->dtype != DType::Int64 && i->dtype != DType::Int32) return Ref();
  known(take_rows, "core::take_rows");
  return call_operator(take_rows, {x, index});
}

// x[:, ..., :, integers]: whole axes, and rows along the next; empty: anything else.
Ref picked_along(PyObject* x, PyObject* index) {
  static OperatorObject* take_rows;
  const Py_ssize_t count = PyTuple_CheckExact(index) ? PyTuple_GET_SIZE(index) : 0;
  const TensorObject* t = as_tensor(x);
  if (count < 2 || count > t->ndim || !is_plain(t) || !runs_plainly()) return Ref();
  for (Py_ssize_t d = 0; d < count - 1; d++) {
    PyObject* entry = PyTuple_GET_ITEM(index, d);
    if (!PySlice_Check(entry)) return Ref();
    const auto* s = reinterpret_cast<PySliceObject*>(entry);
    if (s->start != Py_None || s->stop != Py_None || s->step != Py_None) return Ref();
  }
  PyObject* last = PyTuple_GET_ITEM(index, count - 1);
  if (!is_tensor(last)) return Ref();
  const TensorObject* i = as_tensor(last);
  if (i->ndim == 0 || !is_plain(i) || (i->dtype != DType::Int64 && i->dtype != DType::Int32))
    return Ref();
  known(take_rows, "core::take_rows");
  const Ref axis = number(count - 1);
  return call_operator(take_rows, {x, last, axis.get()});
}

PyObject* get_item(PyObject*, PyObject* const* args, Py_ssize_t nargs) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (nargs != 2) {
      PyErr_SetString(PyExc_TypeError, "get_item(x, index)");
      throw PythonError{};
    }
    PyObject *x = args[0], *index = args[1];
    if (is_tensor(x)) {
      Entries entries(index);
      if (is_basic(as_tensor(x), entries)) return basic_view(x, entries).release();
      if (is_tensor(index))
        if (Ref rows = picked(x, index)) return rows.release();
      if (Ref rows = picked_along(x, index)) return rows.release();
    }
    return call_hook(Hook::GetItem, {x, index}).release();
  });
}

// ---- x[index] = value --------------------------------------------------------------------------
// Whether value is a tensor of these sizes: the index's, then x's after the first dimension.
bool is_rows(const TensorObject* value, const TensorObject* index, const TensorObject* x) {
  const int64_t *sizes = value->sizes(), *rest = x->sizes() + 1;
  return value->ndim == index->ndim + x->ndim - 1 &&
         std::equal(index->sizes(), index->sizes() + index->ndim, sizes) &&
         std::equal(rest, rest + x->ndim - 1, sizes + index->ndim);
}

// x[tensor] = value: one value where a mask of x's shape holds, or rows or a number at integers;
// false: anything else, and writes that are recorded for gradients.
bool put(PyObject* x, PyObject* index, PyObject* value) {
  static OperatorObject *masked_fill, *index_set;
  const TensorObject *t = as_tensor(x), *i = as_tensor(index);
  const TensorObject* v = is_tensor(value) ? as_tensor(value) : nullptr;
  if (t->ndim == 0 || i->ndim == 0 || !is_plain(t) || !is_plain(i) || !runs_plainly()) return false;
  if ((t->flags & kFlagRequiresGrad) || (v && (!is_plain(v) || (v->flags & kFlagRequiresGrad))))
    return false;
  if (i->dtype == DType::Bool) {
    if (i->ndim != t->ndim || !std::equal(t->sizes(), t->sizes() + t->ndim, i->sizes()) ||
        (v && (v->ndim || v->dtype != t->dtype)))
      return false;
    known(masked_fill, "core::masked_fill_");
    call_operator(masked_fill, {x, index, value});
    return true;
  }
  if ((i->dtype != DType::Int64 && i->dtype != DType::Int32) || (v && !is_rows(v, i, t)))
    return false;
  known(index_set, "core::index_set_");
  const Ref indices(check(PyList_New(1)));
  PyList_SET_ITEM(indices.get(), 0, Ref::borrow(index).release());
  call_operator(index_set, {x, indices.get(), value});
  return true;
}

PyObject* set_item(PyObject*, PyObject* const* args, Py_ssize_t nargs) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    static OperatorObject* copy;
    if (nargs != 3) {
      PyErr_SetString(PyExc_TypeError, "set_item(x, index, value)");
      throw PythonError{};
    }
    PyObject *x = args[0], *index = args[1], *value = args[2];
    const bool operand = is_tensor(value) || PyFloat_CheckExact(value) || PyLong_CheckExact(value);
    Entries entries(index);
    if (is_tensor(x) && operand && is_basic(as_tensor(x), entries)) {
      const Ref view = basic_view(x, entries);
      known(copy, "core::copy_");
      call_operator(copy, {view.get(), value});
    } else if (!is_tensor(x) || !operand || !is_tensor(index) || !put(x, index, value)) {
      call_hook(Hook::SetItem, {x, index, value});
    }
    Py_RETURN_NONE;
  });
}

// ---- x.reshape ---------------------------------------------------------------------------------
// Where x is row-major every shape is a view, and `core::view` raises for others.
PyObject* reshape(PyObject* x, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    static OperatorObject* view;
    const TensorObject* t = as_tensor(x);
    const bool list = nargs == 1 && (PyTuple_CheckExact(args[0]) || PyList_CheckExact(args[0]));
    bool plain = kwnames == nullptr && nargs > 0 && t->storage &&
                 !(t->flags & (kFlagWrapped | kFlagSymbolic)) && is_contiguous(t);
    for (Py_ssize_t i = 0; i < nargs && !list; i++) plain &= PyLong_CheckExact(args[i]) != 0;
    if (!plain) {
      std::vector<PyObject*> stack{x};
      stack.insert(stack.end(), args, args + nargs + (kwnames ? PyTuple_GET_SIZE(kwnames) : 0));
      const Ref function = Ref::borrow(check(hook(Hook::Reshape)));
      return check(PyObject_Vectorcall(function.get(), stack.data(), nargs + 1, kwnames));
    }
    known(view, "core::view");
    Ref shape = list ? Ref::borrow(args[0]) : Ref(check(PyTuple_New(nargs)));
    for (Py_ssize_t i = 0; i < nargs && !list; i++)
      PyTuple_SET_ITEM(shape.get(), i, Ref::borrow(args[i]).release());
    return call_operator(view, {x, shape.get()}).release();
  });
}

template <class F>
PyCFunction as_function(F* f) {
  return reinterpret_cast<PyCFunction>(reinterpret_cast<void*>(f));
}

PyMethodDef functions[] = {
    {"get_item", as_function(get_item), METH_FASTCALL, "get_item(x, index): x[index]."},
    {"set_item", as_function(set_item), METH_FASTCALL,
     "set_item(x, index, value): x[index] = value."},
    {nullptr, nullptr, 0, nullptr}};

PyMethodDef reshape_method = {
    "reshape", as_function(reshape), METH_FASTCALL | METH_KEYWORDS,
    "reshape($self, /, *shape, copy=None)\n--\n\n"
    "The elements in another shape, as core.reshape; sizes one by one or as a tuple."};

}  // namespace

void init_subscript(PyObject* module) {
  check(PyModule_AddFunctions(module, functions));
  const Ref method(check(PyDescr_NewMethod(TensorType, &reshape_method)));
  check(PyObject_SetAttrString(reinterpret_cast<PyObject*>(TensorType), "reshape", method.get()));
}

}  // namespace core
