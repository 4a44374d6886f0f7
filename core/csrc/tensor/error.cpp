// Turns C++ exceptions into Python ones: core::Error becomes the class of core/errors.py it names.
#include "error.h"

#include <new>
#include <stdexcept>

namespace core {
namespace {

// core.errors.from_native, looked up once; nullptr (with the Python error set) when it is missing.
PyObject* from_native() {
  static PyObject* function = nullptr;
  if (function == nullptr) {
    Ref module(PyImport_ImportModule("core.errors"));
    if (module) function = PyObject_GetAttrString(module.get(), "from_native");
  }
  return function;
}

std::string rendered(const Error& e) {
  return str(e.kind, ": ", e.what, "\n  why: ", e.why, "\n  exists: ", e.exists,
             "\n  fix: ", e.fix);
}

PyObject* text(const std::string& s) {
  return PyUnicode_DecodeUTF8(s.data(), static_cast<Py_ssize_t>(s.size()), "replace");
}

// A new exception instance, or nullptr with the Python error set.
PyObject* exception_of(const Error& e) {
  PyObject* make = from_native();
  if (make == nullptr) return nullptr;
  Ref kind(PyUnicode_FromString(e.kind)), what(text(e.what)), why(text(e.why)),
      exists(text(e.exists)), fix(text(e.fix));
  if (!kind || !what || !why || !exists || !fix) return nullptr;
  PyObject* arguments[] = {kind.get(), what.get(), why.get(), exists.get(), fix.get()};
  Ref made(PyObject_Vectorcall(make, arguments, 5, nullptr));
  if (made && !PyExceptionInstance_Check(made.get())) {
    PyErr_SetString(PyExc_SystemError, "core.errors.from_native did not return an exception");
    return nullptr;
  }
  return made.release();
}

// The exception that is set now, normalized, or an empty reference; clears it.
Ref take_current_exception() {
  PyObject *type = nullptr, *value = nullptr, *traceback = nullptr;
  PyErr_Fetch(&type, &value, &traceback);
  if (type == nullptr) return Ref();
  PyErr_NormalizeException(&type, &value, &traceback);
  if (value != nullptr && traceback != nullptr) PyException_SetTraceback(value, traceback);
  Py_XDECREF(type);
  Py_XDECREF(traceback);
  return Ref(value);
}

void raise(const Error& e) {
  Ref cause = take_current_exception();
  Ref exception(exception_of(e));
  if (!exception) {
    // core.errors itself cannot be had: the message still reaches the user, with the reason.
    Ref reason = take_current_exception();
    PyErr_SetString(PyExc_RuntimeError, rendered(e).c_str());
    exception = take_current_exception();
    if (!cause) cause = reason;
  }
  if (cause) {
    PyException_SetContext(exception.get(), Ref(cause).release());
    PyException_SetCause(exception.get(), cause.release());
  }
  PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(exception.get())), exception.get());
}

}  // namespace

void set_python_error() noexcept {
  try {
    throw;
  } catch (const PythonError&) {
    if (!PyErr_Occurred()) {
      PyErr_SetString(PyExc_SystemError, "a native call failed without setting an exception");
    }
  } catch (const Error& e) {
    raise(e);
  } catch (const std::bad_alloc&) {
    PyErr_NoMemory();
  } catch (const std::exception& e) {
    PyErr_Format(PyExc_SystemError, "unexpected C++ exception: %s", e.what());
  } catch (...) {
    PyErr_SetString(PyExc_SystemError, "unexpected C++ exception of an unknown type");
  }
}

}  // namespace core
