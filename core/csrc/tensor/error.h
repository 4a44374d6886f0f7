// Errors with four parts, raised as the classes of core/errors.py; Python errors as C++ exceptions.
#pragma once
#include <Python.h>

#include <exception>
#include <sstream>
#include <string>
#include <utility>

#ifdef __GLIBCXX__
#include <cxxabi.h>
#endif

namespace core {

// A Python exception is already set; unwind to the boundary.
struct PythonError {};

// kind names a class of core.errors ("ShapeError"); the parts are what, why, what exists, what to
// do.
struct Error {
  const char* kind;
  std::string what, why, exists, fix;
};

template <class... Parts>
std::string str(const Parts&... parts) {
  std::ostringstream s;
  (s << ... << parts);
  return s.str();
}

// Turns the C++ exception in flight into a Python one. Call only inside a catch block.
void set_python_error() noexcept;

// CPython before 3.14 ends a daemon thread that wants the GIL at exit by unwinding its stack: that
// is no exception, and a handler that catches it has to rethrow it.
// Libstdc++ hands a null reference to that handler, which UBSan would report in every function
// that has one.
#ifdef __GLIBCXX__
#define CORE_PASS_THREAD_EXIT     \
  catch (abi::__forced_unwind&) { \
    throw;                        \
  }
#define CORE_LETS_THREADS_EXIT __attribute__((no_sanitize("null", "alignment")))
#else
#define CORE_PASS_THREAD_EXIT
#define CORE_LETS_THREADS_EXIT
#endif

// Whether the interpreter is shutting down: its threads have no GIL any more, and what they hold
// goes with the process.
inline bool shutting_down() {
#if PY_VERSION_HEX >= 0x030D0000
  return Py_IsFinalizing();
#else
  return _Py_IsFinalizing();
#endif
}

// Runs fn, turning any C++ exception into a Python exception and `failed`.
template <class R, class F>
CORE_LETS_THREADS_EXIT R guarded(R failed, F&& fn) {
  try {
    return fn();
  }
  CORE_PASS_THREAD_EXIT
  catch (...) {
    set_python_error();
    return failed;
  }
}

// Throws PythonError when a C API call returned NULL.
template <class T>
T* check(T* object) {
  if (object == nullptr) throw PythonError{};
  return object;
}
inline void check(int status) {
  if (status < 0) throw PythonError{};
}

// The text of a str for a message; text that is not valid UTF-8 is escaped, and no str is "?".
inline std::string message_text(PyObject* o) {
  if (o == nullptr || !PyUnicode_Check(o)) return "?";
  PyObject* bytes = PyUnicode_AsEncodedString(o, "utf-8", "backslashreplace");
  if (bytes == nullptr) {
    PyErr_Clear();
    return "?";
  }
  std::string text(PyBytes_AS_STRING(bytes), static_cast<size_t>(PyBytes_GET_SIZE(bytes)));
  Py_DECREF(bytes);
  return text;
}

// An owned reference.
class Ref {
 public:
  Ref() = default;
  explicit Ref(PyObject* owned) : p_(owned) {}
  static Ref borrow(PyObject* p) {
    Py_XINCREF(p);
    return Ref(p);
  }
  Ref(const Ref& o) : p_(o.p_) { Py_XINCREF(p_); }
  Ref(Ref&& o) noexcept : p_(std::exchange(o.p_, nullptr)) {}
  Ref& operator=(Ref o) noexcept {
    std::swap(p_, o.p_);
    return *this;
  }
  ~Ref() {
    if (p_ != nullptr && !shutting_down()) Py_DECREF(p_);
  }
  PyObject* get() const { return p_; }
  PyObject* release() { return std::exchange(p_, nullptr); }
  explicit operator bool() const { return p_ != nullptr; }

 private:
  PyObject* p_ = nullptr;
};

}  // namespace core
