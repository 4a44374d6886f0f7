// The results that a plan expects and those that kernels returned: compared, copied, described.
#include "planned.h"

#include <algorithm>

#include "dispatch/assign.h"
#include "dispatch/kernels.h"

namespace core {
namespace {

// The kernel that served a call, if it is registered still; else nullptr.
const KernelObject* served_by(const Call& call) {
  const auto is_it = [&](const Ref& r) { return r && r.get() == call.served; };
  const OperatorObject::State& s = *call.op->s;
  const bool known = std::any_of(s.kernels.begin(), s.kernels.end(), is_it) ||
                     std::any_of(device_fallbacks.begin(), device_fallbacks.end(), is_it) ||
                     is_it(s.device_body);
  return known ? static_cast<const KernelObject*>(call.served) : nullptr;
}

// File and line of a Python function, in brackets; nothing where there is none.
std::string place_of(PyObject* function) {
  const Ref module(check(PyImport_ImportModule("core.dispatcher.signatures")));
  const Ref text(check(PyObject_CallMethod(module.get(), "place_of", "O", function)));
  const std::string place = message_text(text.get());
  return place.empty() ? place : str(" [", place, "]");
}

std::string kernel_text(const Call& call) {
  if (const KernelObject* k = served_by(call))
    return str("the kernel of provider '", message_text(k->provider), "' [",
               place(k->file, k->line), "]");
  PyObject* decomposition = call.op->decomposition;
  if (decomposition) return str("the decomposition", place_of(decomposition));
  return "its kernel";
}

std::string rule_text(const OperatorObject* op) {
  if (op->s->rule) return str("the native rule '", op->s->rule->name, "'");
  if (op->fake_kernel) return str("the fake kernel", place_of(op->fake_kernel));
  return "the decomposition, given fake tensors,";
}

std::string what_is(PyObject* o) {
  return is_tensor(o) ? describe(as_tensor(o)) : std::string(Py_TYPE(o)->tp_name);
}

std::string strides_of(const TensorObject* t) {
  std::string text;
  for (int i = 0; i < t->ndim; i++) text += str(i ? ", " : "", t->strides()[i]);
  return str(describe(t), " with strides (", text, ")");
}

[[noreturn]] void throw_unplanned(const Call& call, int index, const std::string& got,
                                  const std::string& planned) {
  const std::string name = call.schema().full_name();
  throw Error{
      "KernelError", str(name, ": ", kernel_text(call), " returned ", got, " for output ", index),
      str(rule_text(call.op), " gives ", planned,
          ", and compiled kernels read it with that layout"),
      str("the schema ", print(call.schema()), "; it stands at ",
          place(call.op->file, call.op->line)),
      "correct the fake kernel (register_fake) or the kernel: they must agree at all sizes; "
      "core.testing.opcheck compares them"};
}

// The sizes of data-dependent results differ from call to call.
[[noreturn]] void throw_by_data(const Call& call, PyObject* got, const TensorObject* planned) {
  throw Error{"DataDependentError", str(call.schema().full_name(), " returned ", what_is(got)),
              str("a graph was made in which it returns ", describe(planned)),
              "results whose dtype, rank and device are the same at every call",
              "none is needed: the function is captured again"};
}

bool same_sizes(const TensorObject* a, const TensorObject* b) {
  return a->ndim == b->ndim && std::equal(a->sizes(), a->sizes() + a->ndim, b->sizes());
}

// Whether layouts are equal: strides of a single element, or of none, are ignored.
bool same_strides(const TensorObject* a, const TensorObject* b) {
  if (a->numel == 0) return true;
  for (int i = 0; i < a->ndim; i++)
    if (a->sizes()[i] > 1 && a->strides()[i] != b->strides()[i]) return false;
  return true;
}

// Memory for the elements where strides put them; empty: they overlap, or lie before the first.
Ref laid_out(const TensorObject* like) {
  int64_t length = 1;
  for (int i = 0; i < like->ndim; i++) {
    if (like->strides()[i] < 0) return Ref();
    length += (like->sizes()[i] - 1) * like->strides()[i];
  }
  const Ref base(
      reinterpret_cast<PyObject*>(empty_tensor(1, &length, like->dtype, like->device, false)));
  Ref made(reinterpret_cast<PyObject*>(alias_tensor(
      as_tensor(base.get()), like->ndim, like->sizes(), like->strides(), 0, like->dtype)));
  return overlaps_itself(as_tensor(made.get())) ? Ref() : std::move(made);
}

bool is_declared_view(const Call& call, int index) {
  const Schema& s = call.schema();
  return !s.returns[s.returns_list ? 0 : index].alias.set.empty();
}

}  // namespace

Ref as_planned(const Call& call, PyObject* result, int index, const Ref& planned, bool by_data) {
  const TensorObject* p = as_tensor(planned.get());
  TensorObject* t = is_tensor(result) ? as_tensor(result) : nullptr;
  const bool same_kind = t && t->dtype == p->dtype && t->device == p->device && t->ndim == p->ndim;
  if (by_data && !same_kind) throw_by_data(call, result, p);
  if (!by_data && !(same_kind && same_sizes(t, p)))
    throw_unplanned(call, index, what_is(result), describe(p));
  const bool real = t->storage && !t->storage->fake;  // others have no elements that lie anywhere
  const bool alike = by_data ? !is_contiguous(p) || is_contiguous(t) : same_strides(t, p);
  if (!real || alike || is_declared_view(call, index)) return Ref::borrow(result);
  if (is_contiguous(p)) return Ref(reinterpret_cast<PyObject*>(to_device(t, t->device)));
  Ref copy = laid_out(p);
  if (!copy) throw_unplanned(call, index, strides_of(t), strides_of(p));
  assign(as_tensor(copy.get()), t);
  return copy;
}

// ---- graphs that Python runs -------------------------------------------------------------------
namespace {

PyObject* check_planned(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *op, *results, *planned;
    if (!PyArg_ParseTuple(args, "O!O!O!", OperatorType, &op, &PyTuple_Type, &results, &PyTuple_Type,
                          &planned))
      throw PythonError{};
    const Call call{as_operator(op), {&as_operator(op)->s->schema, 0, nullptr, nullptr}, nullptr};
    const Py_ssize_t n = PyTuple_GET_SIZE(planned);
    if (PyTuple_GET_SIZE(results) != n)
      throw_unplanned(call, 0, str(PyTuple_GET_SIZE(results), " tensors, the first"),
                      str("that there are ", n));
    Ref settled(check(PyTuple_New(n)));
    for (Py_ssize_t i = 0; i < n; i++) {
      const Ref fake = Ref::borrow(PyTuple_GET_ITEM(planned, i));
      PyObject* o = PyTuple_GET_ITEM(results, i);
      if (!is_tensor(fake.get())) {
        PyErr_SetString(PyExc_TypeError, "each planned result has to be a tensor");
        throw PythonError{};
      }
      const bool same = is_as_planned(o, fake);
      Ref one = same ? Ref::borrow(o) : as_planned(call, o, static_cast<int>(i), fake, false);
      PyTuple_SET_ITEM(settled.get(), i, one.release());
    }
    return settled.release();
  });
}

PyMethodDef methods[] = {
    {"check_planned", check_planned, METH_VARARGS,
     "check_planned(op, results, fakes): the results of a call, in the layout of the fakes."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_planned(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
