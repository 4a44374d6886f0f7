// The functions of core._native that show and change the number of threads
// (core/tensors/threads.py) and the number's first value, which is a setting.
#include "pool.h"
#include "tensor/tensor_impl.h"

namespace core {
namespace {

[[noreturn]] void wrong_number(const std::string& what, const char* why) {
  throw Error{"ArgumentError", what, why, str("whole numbers from 1 to ", kMaxThreads),
              "core.set_num_threads(1) runs everything in the calling thread"};
}

int threads_from_object(PyObject* o) {
  if (PyBool_Check(o) || !PyIndex_Check(o))
    wrong_number(str("a ", Py_TYPE(o)->tp_name, " is not a number of threads"),
                 "threads are counted with an integer");
  int overflow = 0;
  Ref number(check(PyNumber_Index(o)));
  const int64_t n = PyLong_AsLongLongAndOverflow(number.get(), &overflow);
  if (n == -1 && PyErr_Occurred()) throw PythonError{};
  if (overflow != 0 || n < 1 || n > kMaxThreads) {
    wrong_number(overflow != 0 ? "a number of threads of more than 64 bits" : str(n, " threads"),
                 "the calling thread is one of them, and the pool has a limit");
  }
  return static_cast<int>(n);
}

PyObject* py_set_num_threads(PyObject*, PyObject* o) {
  return guarded<PyObject*>(nullptr, [&] {
    set_num_threads(threads_from_object(o));
    return Ref::borrow(Py_None).release();
  });
}

PyObject* py_get_num_threads(PyObject*, PyObject*) {
  return guarded<PyObject*>(nullptr, [] { return check(PyLong_FromLong(configured_threads())); });
}

}  // namespace

int configured_threads() {
  if (threads_are_set()) return num_threads();
  Ref threads(check(PyImport_ImportModule("core.tensors.threads")));
  Ref setting(check(PyObject_CallMethod(threads.get(), "setting", nullptr)));
  const long n = PyLong_AsLong(setting.get());
  if (n == -1 && PyErr_Occurred()) throw PythonError{};
  if (!threads_are_set()) set_num_threads(static_cast<int>(n));
  return num_threads();
}

PyMethodDef kThreadFunctions[] = {
    {"set_num_threads", py_set_num_threads, METH_O, "How many threads one call may use."},
    {"get_num_threads", py_get_num_threads, METH_NOARGS, "How many threads one call may use."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace core
