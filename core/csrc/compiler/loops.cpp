// Loops of compiled graphs: a plan that is run once for each step, without Python in between.
#include "compiler.h"
#include "dispatch/operator.h"
#include "dispatch/small.h"

namespace core {
namespace {

// The inputs of a plan of a loop's body: tensors that stay, those that each step makes for the
// next, and one place of each of those that steps read and write by their number.
struct Loop {
  PyObject *plan, *constants, *carry, *xs, *ys;

  Py_ssize_t count(PyObject* list) const { return PyList_GET_SIZE(list); }
};

void need_tensors(PyObject* list, const char* what) {
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
    if (is_tensor(PyList_GET_ITEM(list, i))) continue;
    PyErr_Format(PyExc_TypeError, "the %s of a loop are tensors", what);
    throw PythonError{};
  }
}

void need_rows(PyObject* list, Py_ssize_t length) {
  need_tensors(list, "rows");
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
    const TensorObject* t = as_tensor(PyList_GET_ITEM(list, i));
    if (t->ndim > 0 && t->sizes()[0] >= length) continue;
    PyErr_Format(PyExc_ValueError, "a loop of %zd steps has rows of as many", length);
    throw PythonError{};
  }
}

// One place of a tensor's first dimension, as a view.
Ref row_of(PyObject* o, Py_ssize_t place) {
  TensorObject* t = as_tensor(o);
  const int64_t offset = t->offset + place * t->strides()[0];
  TensorObject* row =
      alias_tensor(t, t->ndim - 1, t->sizes() + 1, t->strides() + 1, offset, t->dtype);
  return Ref(check(reinterpret_cast<PyObject*>(row)));
}

// Separate memory for each tensor that is carried from step to step.
Ref copied(PyObject* carry) {
  Ref copies(check(PyList_New(PyList_GET_SIZE(carry))));
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(carry); i++)
    PyList_SET_ITEM(copies.get(), i,
                    check(PyObject_CallMethod(PyList_GET_ITEM(carry, i), "clone", nullptr)));
  return copies;
}

using Inputs = Small<PyObject*, 16>;

void add(Inputs& inputs, PyObject* list) {
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) inputs.push_back(PyList_GET_ITEM(list, i));
}

// The results of one call of a plan, as a list; they are to lie in row-major order, which is how
// the plan takes them.
Ref call_plan(PyObject* plan, const Inputs& inputs) {
  const size_t n = static_cast<size_t>(inputs.end() - inputs.begin());
  return Ref(check(PyObject_Vectorcall(plan, inputs.begin(), n, nullptr)));
}

Ref next_carry(const Ref& results, Py_ssize_t count) {
  if (!PyTuple_Check(results.get()) || PyTuple_GET_SIZE(results.get()) != count) {
    PyErr_SetString(
        PyExc_TypeError,
        "a step of a loop did not return a tuple of as many values as the next step takes");
    throw PythonError{};
  }
  Ref carry(check(PyList_New(count)));
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject* one = PyTuple_GET_ITEM(results.get(), i);
    const bool even = is_tensor(one) && is_contiguous(as_tensor(one));
    PyList_SET_ITEM(
        carry.get(), i,
        even ? Ref::borrow(one).release() : check(PyObject_CallMethod(one, "contiguous", nullptr)));
  }
  return carry;
}

// The carry after one step. A plan that writes to rows declines tensors whose memory overlaps in
// another way than at capture: the carry is then copied.
Ref step(const Loop& loop, PyObject* carry, Py_ssize_t place) {
  std::vector<Ref> rows;
  for (PyObject* list : {loop.xs, loop.ys})
    for (Py_ssize_t i = 0; i < loop.count(list); i++)
      rows.push_back(row_of(PyList_GET_ITEM(list, i), place));
  Ref own = Ref::borrow(carry);
  for (int attempt = 0; attempt < 2; attempt++) {
    Inputs inputs;
    add(inputs, loop.constants);
    add(inputs, own.get());
    for (const Ref& row : rows) inputs.push_back(row.get());
    const Ref results = call_plan(loop.plan, inputs);
    if (results.get() != Py_NotImplemented) return next_carry(results, loop.count(carry));
    own = copied(own.get());
  }
  PyErr_SetString(PyExc_RuntimeError, "the plan of a loop does not take its tensors");
  throw PythonError{};
}

// Between steps: Ctrl-C is heard, and other threads of Python may run.
void pause() {
  check(PyErr_CheckSignals());
  Py_BEGIN_ALLOW_THREADS;
  Py_END_ALLOW_THREADS;
}

PyObject* run_scan(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    Loop loop;
    Py_ssize_t length;
    int reverse;
    if (!PyArg_ParseTuple(args, "OO!O!O!O!np", &loop.plan, &PyList_Type, &loop.constants,
                          &PyList_Type, &loop.carry, &PyList_Type, &loop.xs, &PyList_Type, &loop.ys,
                          &length, &reverse))
      throw PythonError{};
    need_tensors(loop.constants, "constants");
    need_tensors(loop.carry, "carried values");
    need_rows(loop.xs, length);
    need_rows(loop.ys, length);
    Ref carry = Ref::borrow(loop.carry);
    for (Py_ssize_t k = 0; k < length; k++) {
      if (k % 64 == 63) pause();
      carry = step(loop, carry.get(), reverse ? length - 1 - k : k);
    }
    return carry.release();
  });
}

bool holds(PyObject* plan, PyObject* constants, PyObject* carry) {
  Inputs inputs;
  add(inputs, constants);
  add(inputs, carry);
  const Ref results = call_plan(plan, inputs);
  if (!PyTuple_Check(results.get()) || PyTuple_GET_SIZE(results.get()) != 1) {
    PyErr_SetString(PyExc_TypeError, "the condition of a loop is one value");
    throw PythonError{};
  }
  const int truth = PyObject_IsTrue(PyTuple_GET_ITEM(results.get(), 0));
  if (truth < 0) throw PythonError{};
  return truth != 0;
}

PyObject* run_while(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *condition, *body, *tested, *constants, *initial;
    if (!PyArg_ParseTuple(args, "OOO!O!O!", &condition, &body, &PyList_Type, &tested, &PyList_Type,
                          &constants, &PyList_Type, &initial))
      throw PythonError{};
    for (PyObject* list : {tested, constants}) need_tensors(list, "constants");
    need_tensors(initial, "carried values");
    Ref carry = Ref::borrow(initial);
    for (Py_ssize_t k = 0; holds(condition, tested, carry.get()); k++) {
      if (k % 64 == 63) pause();
      Inputs inputs;
      add(inputs, constants);
      add(inputs, carry.get());
      carry = next_carry(call_plan(body, inputs), PyList_GET_SIZE(initial));
    }
    return carry.release();
  });
}

PyMethodDef methods[] = {
    {"run_scan", run_scan, METH_VARARGS,
     "run_scan(plan, constants, carry, xs, ys, length, reverse): the carry after the last step."},
    {"run_while", run_while, METH_VARARGS,
     "run_while(condition, body, tested, constants, carry): the carry for which it is false."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_loops(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
