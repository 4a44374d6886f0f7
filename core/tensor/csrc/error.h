// Errors with four parts, raised as the classes of core/errors.py; Python errors as C++ exceptions.
#pragma once
#include <Python.h>

#include <sstream>
#include <string>
#include <utility>

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

// Runs fn, turning any C++ exception into a Python exception and `failed`.
template <class R, class F>
R guarded(R failed, F&& fn) noexcept {
  try {
    return fn();
  } catch (...) {
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

// The text of a str for a message; what UTF-8 cannot say is escaped, and no str is "?".
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
  ~Ref() { Py_XDECREF(p_); }
  PyObject* get() const { return p_; }
  PyObject* release() { return std::exchange(p_, nullptr); }
  explicit operator bool() const { return p_ != nullptr; }

 private:
  PyObject* p_ = nullptr;
};

}  // namespace core
