// The trace of a call, which core.explain prints.
#pragma once
#include <Python.h>

#include <string>
#include <utility>

#include "keys.h"

namespace core {

// Appends (stage, text, file, line) when somebody watches.
void trace_hop(const char* stage, const std::string& text, PyObject* file, int line);
class TracePause {
 public:
  TracePause() : trace_(std::exchange(thread_state().trace, nullptr)) {}
  ~TracePause() { thread_state().trace = trace_; }
  TracePause(const TracePause&) = delete;

 private:
  PyObject* trace_;
};
inline bool tracing() { return thread_state().trace != nullptr; }

}  // namespace core
