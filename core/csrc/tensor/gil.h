// Taking and giving back the GIL for a scope.
#pragma once
#include <Python.h>

#include "error.h"

namespace core {

// This thread waits for a GIL that it may not get any more: while the interpreter shuts down, it
// ends here, and its stack is unwound (see CORE_PASS_THREAD_EXIT) without asking a second time.
inline thread_local bool thread_may_end = false;

class GilScope {
 public:
  GilScope() {
    thread_may_end = true;
    state_ = PyGILState_Ensure();
    thread_may_end = false;
  }
  ~GilScope() {
    if (!shutting_down() || PyGILState_Check())
      PyGILState_Release(state_);
    else
      thread_may_end = true;  // it was Python code in this scope that waited
  }
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
    if (saved_ != nullptr && !thread_may_end) PyEval_RestoreThread(saved_);
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
