// A device's memory: the Runtime interface, the cpu Runtime, and the bridge to one written in
// Python.
#pragma once
#include <Python.h>

#include <atomic>
#include <cstddef>

#include "device.h"
#include "tensor/error.h"

namespace core {

class Runtime {
 public:
  virtual ~Runtime() = default;
  virtual int device_count() = 0;
  virtual void* allocate(size_t nbytes, int index) = 0;  // throws OutOfMemoryError
  virtual void deallocate(void* p, size_t nbytes, int index) noexcept = 0;
  virtual void copy_from_host(void* dst, const void* src, size_t n, int index) = 0;
  virtual void copy_to_host(void* dst, const void* src, size_t n, int index) = 0;
  virtual void copy_on_device(void* dst, int dst_index, const void* src, int src_index,
                              size_t n) = 0;
  // Between devices of two types, one of which is this runtime's; false: it has no way.
  virtual bool copy_peer(void*, Device, const void*, Device, size_t) { return false; }
  virtual void synchronize(int index) = 0;
  virtual void settle(int) noexcept {}  // synchronize, for destructors
  // release(owner) when the device's work is done, at a later wait. False: the caller settles.
  virtual bool release_later(int, void (*)(void*), void*) noexcept { return false; }
  virtual void release_left(int) {}  // waits for memory given to release_later, if any
  virtual void check_process() {}    // throws in a process that forked off after it was opened
  virtual void* stream(int) { return nullptr; }
  // A device as DLPack numbers it, and its queue as __dlpack__(stream=...) takes it: a new
  // reference, or nullptr.
  virtual int dlpack_id(int index) { return index; }
  virtual PyObject* dlpack_stream(int) { return nullptr; }
  // Another library's queue, None or a number as DLPack has it, waits from now on for what the
  // current one has to do. False: the host has to wait.
  virtual bool hand_over(int, PyObject*) { return false; }
  // raise() is called where a call has waited for the device and *armed is not 0.
  virtual void watch_reports(int, const int64_t*, PyObject*) {}
  virtual PyObject* arch(int) { return check(PyUnicode_FromString("")); }  // a new reference
  bool host_accessible = false;  // the host may read data pointers
  int dlpack_type = 12;          // kDLExtDev unless the backend names a standard code
  PyObject* object = nullptr;    // the Python Runtime; nullptr for cpu
  int owner_pid = 0;
};

Runtime* runtime_of(uint16_t type);                 // opens the backend through the hook; throws
void check_index(Runtime* runtime, Device device);  // throws where there is no such device
Runtime* runtime_if_open(uint16_t type) noexcept;
void set_runtime(uint16_t type, Runtime* runtime);  // once per device type; lives for ever
Runtime* make_python_runtime(uint16_t type, PyObject* object, bool host_accessible,
                             int dlpack_type);
int device_type_from_dlpack(int dlpack_type);  // -1: no open runtime has that code
void open_for_dlpack(int dlpack_type);         // opens the backend that has it, if there is one
void init_runtime(PyObject* module);

}  // namespace core
