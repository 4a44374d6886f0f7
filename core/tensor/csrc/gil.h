// Taking and giving back the GIL for a scope.
#pragma once
#include <Python.h>

namespace core {

class GilScope {
 public:
  GilScope() : state_(PyGILState_Ensure()) {}
  ~GilScope() { PyGILState_Release(state_); }
  GilScope(const GilScope&) = delete;
  GilScope& operator=(const GilScope&) = delete;

 private:
  PyGILState_STATE state_;
};

// Lets other Python threads run, where `yes` and this thread holds the GIL.
class ReleaseGil {
 public:
  explicit ReleaseGil(bool yes) {
    if (yes && PyGILState_Check()) saved_ = PyEval_SaveThread();
  }
  ~ReleaseGil() noexcept(false) {  // a thread may end here: see CORE_PASS_THREAD_EXIT
    if (saved_ != nullptr) PyEval_RestoreThread(saved_);
  }
  ReleaseGil(const ReleaseGil&) = delete;
  ReleaseGil& operator=(const ReleaseGil&) = delete;

 private:
  PyThreadState* saved_ = nullptr;
};

// Whether Python code can still be run: not while the interpreter shuts down.
inline bool python_is_running() {
#if PY_VERSION_HEX >= 0x030D0000
  return Py_IsInitialized() && !Py_IsFinalizing();
#else
  return Py_IsInitialized() && !_Py_IsFinalizing();
#endif
}

}  // namespace core
