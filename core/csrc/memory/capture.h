// Calls that a device captures into a graph: which thread captures, and what the graph keeps.
#pragma once
#include <Python.h>

#include <cstdint>

namespace core {

struct Storage;

extern int64_t captures;  // under way in this process, under the GIL: 0 is all that most calls read

bool is_capturing();             // whether this thread captures now
void keep_captured(Storage* s);  // until the graph goes, where this thread captures

// Work within its life is executed at once, and is not part of the graph.
class OutsideCapture {
 public:
  OutsideCapture();
  ~OutsideCapture();
  OutsideCapture(const OutsideCapture&) = delete;
  OutsideCapture& operator=(const OutsideCapture&) = delete;

 private:
  bool before_;
};

void init_capture(PyObject* module);

}  // namespace core
