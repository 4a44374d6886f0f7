// A Runtime written in Python: each call takes the GIL and checks the result.
#if defined(_WIN32)
#include <process.h>
#define getpid _getpid
#else
#include <unistd.h>
#endif

#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include "allocator.h"
#include "profile.h"
#include "runtime.h"
#include "tensor/error.h"
#include "tensor/gil.h"

namespace core {
namespace {

constexpr const char* kMethods[] = {"device_count",   "allocate",     "free",
                                    "copy_from_host", "copy_to_host", "copy_on_device",
                                    "synchronize"};

PyObject* address(const void* p) { return check(PyLong_FromVoidPtr(const_cast<void*>(p))); }
PyObject* size(size_t n) { return check(PyLong_FromSize_t(n)); }
PyObject* number(long n) { return check(PyLong_FromLong(n)); }

// False where the object is not an integer that an address can be.
bool read_address(PyObject* o, void** out) {
  if (!PyLong_CheckExact(o)) return false;
  size_t value = PyLong_AsSize_t(o);
  bool good = !(value == static_cast<size_t>(-1) && PyErr_Occurred());
  PyErr_Clear();
  *out = reinterpret_cast<void*>(value);
  return good;
}

// The stream that this thread used last, for runtimes that announce changes.
uint64_t stream_epoch = 1;  // under the GIL
struct Current {
  const void* runtime = nullptr;
  int index = 0;
  uint64_t epoch = 0;
  void* stream = nullptr;
};
thread_local Current current;

// A view of host memory that stops being readable when the call is over.
class HostView {
 public:
  HostView(void* p, size_t n, int flags)
      : view_(check(
            PyMemoryView_FromMemory(static_cast<char*>(p), static_cast<Py_ssize_t>(n), flags))) {}
  PyObject* get() const { return view_.get(); }
  void release() { Ref(check(PyObject_CallMethod(view_.get(), "release", nullptr))); }

 private:
  Ref view_;
};

// Kept by release_later: an object that releases memory when it is destroyed.
struct Left {
  void (*release)(void*);
  void* owner;
};

void release_capsule(PyObject* capsule) {
  auto left = static_cast<Left*>(PyCapsule_GetPointer(capsule, nullptr));
  left->release(left->owner);
  delete left;
}

class PythonRuntime final : public Runtime {
 public:
  PythonRuntime(uint16_t type, PyObject* runtime, bool host, int dlpack) : type_(type) {
    object = Ref::borrow(runtime).release();
    host_accessible = host;
    dlpack_type = dlpack;
    owner_pid = static_cast<int>(getpid());
    Ref safe(PyObject_GetAttrString(runtime, "fork_safe"));
    PyErr_Clear();  // the attribute is optional
    fork_safe_ = safe && safe.get() == Py_True;
    queued_ = kept_by_core("allocate") && kept_by_core("free") && kept_by_core("stream");
  }

  int device_count() override {
    if (count_ >= 0) return count_;
    GilScope gil;
    Ref n = call("device_count");
    long count = PyLong_CheckExact(n.get()) ? PyLong_AsLong(n.get()) : -1;
    PyErr_Clear();
    if (count < 0 || count > 65536) misbehaved("device_count", "a number of devices", n.get());
    return count_ = static_cast<int>(count);
  }

  void* allocate(size_t nbytes, int index) override {
    GilScope gil;
    return allocated(nbytes == 0 ? 1 : nbytes, index);
  }

  // From any thread, from a destructor, perhaps with an exception in flight or at the very end.
  void deallocate(void* p, size_t nbytes, int index) noexcept override {
    from_destructor([&] {
      const size_t n = nbytes == 0 ? 1 : nbytes;
      if (PyObject* allocator = allocator_of(index))
        allocator_give(allocator, p, n);
      else
        call("free", Ref(address(p)), Ref(size(n)), Ref(number(index)));
    });
  }

  void settle(int index) noexcept override {
    from_destructor([&] { call("synchronize", Ref(number(index))); });
  }

  // The garbage collector destroys tensors anywhere, also where the runtime holds a lock.
  bool release_later(int index, void (*release)(void*), void* owner) noexcept override {
    if (!queued_) return false;
    bool kept = false;
    from_destructor([&] {
      auto left = std::make_unique<Left>(Left{release, owner});
      const Ref capsule(check(PyCapsule_New(left.get(), nullptr, release_capsule)));
      left.release();
      kept = true;
      call("release_later", capsule, Ref(number(index)));
    });
    return kept;
  }

  void release_left(int index) override {
    if (!queued_) return;
    GilScope gil;
    call("release_left", Ref(number(index)));
  }

  void copy_from_host(void* dst, const void* src, size_t n, int index) override {
    if (n == 0) return;
    GilScope gil;
    const ProfileScope event(EventKind::Copy, "copy from the host", device(index), n);
    HostView view(const_cast<void*>(src), n, PyBUF_READ);
    call("copy_from_host", Ref(address(dst)), Ref::borrow(view.get()), Ref(number(index)));
    view.release();
  }

  void copy_to_host(void* dst, const void* src, size_t n, int index) override {
    if (n == 0) return;
    GilScope gil;
    const ProfileScope event(EventKind::Copy, "copy to the host", device(index), n);
    HostView view(dst, n, PyBUF_WRITE);
    call("copy_to_host", Ref::borrow(view.get()), Ref(address(src)), Ref(number(index)));
    view.release();
    raise_reports(index);
  }

  void copy_on_device(void* dst, int dst_index, const void* src, int src_index, size_t n) override {
    if (n == 0) return;
    GilScope gil;
    const ProfileScope event(EventKind::Copy, "copy on devices", device(dst_index), n);
    call("copy_on_device", Ref(address(dst)), Ref(number(dst_index)), Ref(address(src)),
         Ref(number(src_index)), Ref(size(n)));
  }

  bool copy_peer(void* dst, Device to, const void* src, Device from, size_t n) override {
    if (!queued_) return false;
    GilScope gil;
    const ProfileScope event(EventKind::Copy, "copy between devices", to, n);
    const Ref done = call("copy_between", Ref(address(dst)), Ref::borrow(device_object(to)),
                          Ref(address(src)), Ref::borrow(device_object(from)), Ref(size(n)));
    return done.get() == Py_True;
  }

  void synchronize(int index) override {
    GilScope gil;
    const ProfileScope event(EventKind::Wait, "synchronize", device(index));
    call("synchronize", Ref(number(index)));
    raise_reports(index);
  }

  void check_process() override {
    if (forked()) refuse_after_fork();
  }

  void* stream(int index) override {
    GilScope gil;
    if (!has_stream()) return nullptr;
    if (!queued_) return asked_stream(index);
    check_process();
    if (current.runtime != this || current.index != index || current.epoch != stream_epoch)
      current = {this, index, stream_epoch, asked_stream(index)};
    return current.stream;
  }

  int dlpack_id(int index) override {
    GilScope gil;
    if (!PyObject_HasAttrString(object, "dlpack_id")) return index;
    Ref result = call("dlpack_id", Ref(number(index)));
    long id = PyLong_CheckExact(result.get()) ? PyLong_AsLong(result.get()) : -1;
    PyErr_Clear();
    if (id < 0 || id > INT32_MAX) misbehaved("dlpack_id", "a number from 0", result.get());
    return static_cast<int>(id);
  }

  PyObject* arch(int index) override {
    if (!PyObject_HasAttrString(object, "arch")) return Runtime::arch(index);
    Ref result = call("arch", Ref(number(index)));
    if (!PyUnicode_Check(result.get()))
      misbehaved("arch", "a str: the architecture's name, or \"\"", result.get());
    return result.release();
  }

  PyObject* dlpack_stream(int index) override {
    GilScope gil;
    if (PyObject_HasAttrString(object, "dlpack_stream")) {
      return call("dlpack_stream", Ref(number(index))).release();
    }
    void* p = stream(index);
    return p == nullptr ? nullptr : check(PyLong_FromVoidPtr(p));
  }

  bool hand_over(int index, PyObject* stream) override {
    GilScope gil;
    if (!PyObject_HasAttrString(object, "hand_over")) return false;
    Ref result = call("hand_over", Ref(number(index)), Ref::borrow(stream));
    if (!PyBool_Check(result.get())) misbehaved("hand_over", "True or False", result.get());
    return result.get() == Py_True;
  }

  void watch_reports(int index, const int64_t* armed, PyObject* raise) override {
    const auto n = static_cast<size_t>(index);
    if (n >= watches_.size()) watches_.resize(n + 1);
    watches_[n] = {armed, Ref::borrow(raise)};
  }

 private:
  Device device(int index) const { return {type_, static_cast<uint16_t>(index)}; }

  void raise_reports(int index) {
    const auto n = static_cast<size_t>(index);
    if (n >= watches_.size() || watches_[n].armed == nullptr || *watches_[n].armed == 0) return;
    const Ref raise = watches_[n].raise;
    Ref(check(PyObject_CallNoArgs(raise.get())));
  }

  template <class Work>
  void from_destructor(Work work) noexcept {
    // The process is going away with its memory, or the memory is that of the process that forked.
    if (!python_is_running() || forked()) return;
    GilScope gil;
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    try {
      work();
    } catch (...) {
      set_python_error();
      PyErr_WriteUnraisable(object);
    }
    PyErr_Restore(type, value, traceback);
  }

  bool forked() const { return !fork_safe_ && static_cast<int>(getpid()) != owner_pid; }

  template <class... Arguments>
  Ref call(const char* method, const Arguments&... arguments) {
    check_process();
    Ref name(check(PyUnicode_InternFromString(method)));
    PyObject* stack[] = {object, arguments.get()...};
    Ref result(PyObject_VectorcallMethod(name.get(), stack, 1 + sizeof...(arguments), nullptr));
    if (!result) failed(method);
    return result;
  }

  // The exception of a method as an error of core that names the method; MemoryError stays.
  [[noreturn]] void failed(const char* method) {
    const bool allocates = std::strcmp(method, "allocate") == 0;
    if (allocates && PyErr_ExceptionMatches(PyExc_MemoryError)) throw PythonError{};
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    if (traceback != nullptr) PyException_SetTraceback(value, traceback);
    const Ref of_type(type), error(value), of_traceback(traceback);
    Ref(PyObject_CallMethod(answers(), "raise_failed", "OsO", object, method, error.get()));
    throw PythonError{};
  }

  static PyObject* answers() {
    static PyObject* const module = check(PyImport_ImportModule("core.plugins.answers"));
    return module;
  }

  // The device's own allocator where core keeps its memory (core.plugins.QueuedRuntime); borrowed.
  PyObject* allocator_of(int index) {
    const auto n = static_cast<size_t>(index);
    if (n >= allocators_.size()) allocators_.resize(n + 1);
    Ref& known = allocators_[n];
    if (!known) {
      Ref memory(queued_ ? call("memory", Ref(number(index))) : Ref::borrow(Py_None));
      allocators_[n] = is_allocator(memory.get()) ? std::move(memory) : Ref::borrow(Py_None);
    }
    PyObject* found = allocators_[n].get();
    return found == Py_None ? nullptr : found;
  }

  void* allocated(size_t nbytes, int index) {
    try {
      check_process();
      if (PyObject* allocator = allocator_of(index)) return allocator_take(allocator, nbytes);
      const Ref result = call("allocate", Ref(size(nbytes)), Ref(number(index)));
      void* p = nullptr;
      const bool is_address = read_address(result.get(), &p) && p != nullptr;
      if (is_address && reinterpret_cast<uintptr_t>(p) <= UINTPTR_MAX - nbytes) return p;
      misbehaved("allocate", "an address: an int above 0, whose block ends below 2**64",
                 result.get());
    } catch (const PythonError&) {
      if (!PyErr_ExceptionMatches(PyExc_MemoryError)) throw;
    }
    std::string device = to_string(Device{type_, static_cast<uint16_t>(index)});
    throw Error{"OutOfMemoryError", str(device, " could not allocate ", nbytes, " bytes"),
                "the device's runtime reports that its memory is full", memory_in_use(index),
                "free tensors on the device, or work on smaller pieces"};
  }

  std::string memory_in_use(int index) {
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    Ref memory(PyObject_CallMethod(object, "memory_info", "i", index));
    long long free = 0, total = 0;
    bool known = memory && PyTuple_Check(memory.get()) &&
                 PyArg_ParseTuple(memory.get(), "LL", &free, &total);
    PyErr_Restore(type, value, traceback);  // drops an error of memory_info
    if (!known) return "the runtime does not report the size of its memory";
    return str(free, " of ", total, " bytes are free");
  }

  bool kept_by_core(const char* method) const {
    const Ref found(PyObject_GetAttrString(object, method));
    const bool kept = found && PyObject_HasAttrString(found.get(), "kept_by_core");
    PyErr_Clear();
    return kept;
  }

  void* asked_stream(int index) {
    Ref result = call("stream", Ref(number(index)));
    void* p = nullptr;
    if (result.get() == Py_None || read_address(result.get(), &p)) return p;
    misbehaved("stream", "the address of a stream, 0 or None", result.get());
  }

  bool has_stream() {
    if (has_stream_ < 0) has_stream_ = PyObject_HasAttrString(object, "stream");
    return has_stream_ == 1;
  }

  [[noreturn]] void misbehaved(const char* method, const char* expected, PyObject* result) {
    Ref(PyObject_CallMethod(answers(), "raise_returned", "OsOs", object, method, result, expected));
    throw PythonError{};
  }

  [[noreturn]] void refuse_after_fork() const {
    throw Error{
        "DeviceError",
        str("the device '", device_type_name(type_), "' was opened before this process forked"),
        "a device's context does not survive fork()",
        "cpu tensors, and devices that the parent had not opened",
        "start worker processes with multiprocessing's 'spawn' method"};
  }

  struct Watch {
    const int64_t* armed = nullptr;
    Ref raise;
  };

  uint16_t type_;
  std::vector<Watch> watches_;  // by index
  bool fork_safe_ = false;
  int count_ = -1;
  int has_stream_ = -1;
  bool queued_ = false;
  std::vector<Ref> allocators_;  // by index; None: the runtime's own calls
};

}  // namespace

void streams_changed() { stream_epoch++; }

Runtime* make_python_runtime(uint16_t type, PyObject* object, bool host_accessible,
                             int dlpack_type) {
  std::string missing;
  for (const char* method : kMethods) {
    Ref found(PyObject_GetAttrString(object, method));
    PyErr_Clear();
    if (!found || !PyCallable_Check(found.get()))
      missing += str(missing.empty() ? "" : ", ", method);
  }
  if (!missing.empty()) {
    throw Error{"RegistrationError",
                str("the runtime of '", device_type_name(type), "' lacks ", missing),
                "core calls these methods to make and fill tensors on the device",
                "device_count, allocate, free, copy_from_host, copy_to_host, copy_on_device, "
                "synchronize",
                "derive the class from core.plugins.Runtime and implement them"};
  }
  return new PythonRuntime(type, object, host_accessible, dlpack_type);
}

}  // namespace core
