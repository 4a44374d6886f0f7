// Running the arithmetic of a graph's numbers, as Python would.
#include "numbers.h"

#include "compiler.h"
#include "dispatch/small.h"
#include "tensor/dtype.h"
#include "tensor/tensor.h"

namespace core {
namespace {

[[noreturn]] void malformed(const char* what) {
  PyErr_Format(PyExc_TypeError, "a number program's %s", what);
  throw PythonError{};
}

// Whether an error means that there is no such number; other errors propagate.
bool is_answer() {
  if (!PyErr_ExceptionMatches(PyExc_Exception)) throw PythonError{};
  PyErr_Clear();
  return true;
}

}  // namespace

void NumberProgram::read(PyObject* steps, Py_ssize_t given) {
  given_ = given;
  for (Py_ssize_t i = 0; steps && i < PyList_GET_SIZE(steps); i++) {
    PyObject *function, *operands, *what;
    if (!PyTuple_Check(PyList_GET_ITEM(steps, i))) malformed("steps are tuples");
    if (!PyArg_ParseTuple(PyList_GET_ITEM(steps, i), "OO!O", &function, &PyList_Type, &operands,
                          &what))
      throw PythonError{};
    Step step;
    step.function = Ref::borrow(function);
    for (Py_ssize_t k = 0; k < PyList_GET_SIZE(operands); k++) {
      PyObject *kind, *value;
      if (!PyTuple_Check(PyList_GET_ITEM(operands, k))) malformed("operands are pairs");
      if (!PyArg_ParseTuple(PyList_GET_ITEM(operands, k), "OO", &kind, &value)) throw PythonError{};
      Operand operand;
      if (message_text(kind) == "slot") {
        operand.slot = PyLong_AsSsize_t(value);
        if (operand.slot == -1 && PyErr_Occurred()) throw PythonError{};
        if (operand.slot < 0 || operand.slot >= given + static_cast<Py_ssize_t>(stored_))
          malformed("operands stand before the operations that read them");
      } else {
        operand.constant = Ref::borrow(value);
      }
      step.operands.push_back(std::move(operand));
    }
    if (PyType_Check(what)) {
      step.type = Ref::borrow(what);
      stored_++;
    } else {
      step.holds = what == Py_True;
    }
    steps_.push_back(std::move(step));
  }
}

bool NumberProgram::run(PyObject** slots) const {
  Py_ssize_t next = given_;
  for (const Step& step : steps_) {
    Small<PyObject*, 4> operands;
    for (const Operand& o : step.operands)
      operands.push_back(o.slot < 0 ? o.constant.get() : slots[o.slot]);
    const Ref result(
        PyObject_Vectorcall(step.function.get(), operands.begin(), operands.size(), nullptr));
    if (!result && is_answer()) return false;
    if (step.type) {
      if (reinterpret_cast<PyObject*>(Py_TYPE(result.get())) != step.type.get()) return false;
      slots[next++] = Ref::borrow(result.get()).release();
      continue;
    }
    const int holds = PyObject_IsTrue(result.get());
    if (holds < 0 && is_answer()) return false;
    if ((holds == 1) != step.holds) return false;
  }
  return true;
}

int NumberProgram::visit(visitproc visit, void* arg) const {
  for (const Step& step : steps_) {
    Py_VISIT(step.function.get());
    Py_VISIT(step.type.get());
    for (const Operand& o : step.operands) Py_VISIT(o.constant.get());
  }
  return 0;
}

namespace {

// A number as a tensor of a dtype would hold it, as a number again.
PyObject* stored_number(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *number, *dtype;
    if (!PyArg_ParseTuple(args, "OO", &number, &dtype)) throw PythonError{};
    const DType t = dtype_from_object(dtype);
    alignas(16) unsigned char room[16] = {};
    write_number(number, t, room);
    return check(read_number(t, room));
  });
}

PyMethodDef methods[] = {
    {"stored_number", stored_number, METH_VARARGS,
     "stored_number(number, dtype): the number that a tensor of the dtype holds in its place."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_numbers(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
