// Captures: the state of a thread that captures, and its Python face.
#include "capture.h"

#include <memory>
#include <vector>

#include "tensor/error.h"
#include "tensor/tensor.h"

namespace core {

int64_t captures = 0;

namespace {

constexpr const char* kCapsule = "core.captured";

// The numbers that a graph's kernels read, shared by the next calls.
struct Kept {
  std::vector<Storage*> storages;
  ~Kept() {
    for (Storage* s : storages) release(s);
  }
};

struct Capturing {
  std::unique_ptr<Kept> kept;  // nullptr: this thread captures nothing
  bool outside = false;
};
thread_local Capturing t_capturing;

PyObject* py_begin_capture(PyObject*, PyObject*) {
  t_capturing.kept = std::make_unique<Kept>();
  captures++;
  Py_RETURN_NONE;
}

PyObject* py_end_capture(PyObject*, PyObject*) {
  return guarded<PyObject*>(nullptr, [&] {
    Ref capsule(check(PyCapsule_New(t_capturing.kept.get(), kCapsule, [](PyObject* self) {
      delete static_cast<Kept*>(PyCapsule_GetPointer(self, kCapsule));
    })));
    t_capturing.kept.release();
    captures--;
    return capsule.release();
  });
}

PyObject* py_is_capturing(PyObject*, PyObject*) { return PyBool_FromLong(is_capturing()); }

PyObject* py_outside_capture(PyObject*, PyObject* outside) {
  const bool before = t_capturing.outside;
  t_capturing.outside = PyObject_IsTrue(outside) == 1;
  return PyBool_FromLong(before);
}

PyObject* py_keep_captured(PyObject*, PyObject* tensor) {
  return guarded<PyObject*>(nullptr, [&] {
    if (captures != 0) keep_captured(as_tensor(tensor)->storage);
    return Ref::borrow(Py_None).release();
  });
}

PyMethodDef kFunctions[] = {
    {"begin_capture", py_begin_capture, METH_NOARGS,
     "Work of this thread is captured from now on."},
    {"end_capture", py_end_capture, METH_NOARGS,
     "Ends it; returns the owner of memory that the graph shares with others."},
    {"is_capturing", py_is_capturing, METH_NOARGS, "Whether work of this thread is captured."},
    {"outside_capture", py_outside_capture, METH_O,
     "Sets whether work of this thread is left out of its capture; returns the previous value."},
    {"keep_captured", py_keep_captured, METH_O,
     "keep_captured(tensor): its memory lives as long as the graph that this thread captures."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

bool is_capturing() { return captures != 0 && t_capturing.kept && !t_capturing.outside; }

void keep_captured(Storage* s) {
  if (!t_capturing.kept) return;
  retain(s);
  t_capturing.kept->storages.push_back(s);
}

OutsideCapture::OutsideCapture() : before_(t_capturing.outside) { t_capturing.outside = true; }
OutsideCapture::~OutsideCapture() { t_capturing.outside = before_; }

void init_capture(PyObject* module) { check(PyModule_AddFunctions(module, kFunctions)); }

}  // namespace core
