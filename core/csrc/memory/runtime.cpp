// The cpu Runtime, the table of runtimes, and its Python face.
#include "runtime.h"

#include <cstring>
#include <memory>

#include "memory.h"
#include "tensor/error.h"
#include "tensor/gil.h"
#include "tensor/tensor.h"

namespace core {
namespace {

constexpr size_t kBigCopy = 1 << 16;  // bytes from which a copy lets other Python threads run

class CpuRuntime final : public Runtime {
 public:
  CpuRuntime() {
    host_accessible = true;
    dlpack_type = 1;
  }
  int device_count() override { return 1; }
  void* allocate(size_t nbytes, int) override { return cpu_allocate(nbytes); }
  void deallocate(void* p, size_t nbytes, int) noexcept override { cpu_deallocate(p, nbytes); }
  void copy_from_host(void* dst, const void* src, size_t n, int) override { copy(dst, src, n); }
  void copy_to_host(void* dst, const void* src, size_t n, int) override { copy(dst, src, n); }
  void copy_on_device(void* dst, int, const void* src, int, size_t n) override {
    copy(dst, src, n);
  }
  void synchronize(int) override {}

 private:
  static void copy(void* dst, const void* src, size_t n) {
    if (n == 0) return;
    ReleaseGil released(n >= kBigCopy);
    std::memmove(dst, src, n);
  }
};

std::atomic<Runtime*> g_runtimes[65536];
PyObject* g_open_hook = nullptr;

void call_open_hook(const Ref& wanted) {
  if (g_open_hook == nullptr) return;
  Ref hook = Ref::borrow(g_open_hook);
  Ref done(check(PyObject_CallOneArg(hook.get(), wanted.get())));
}

std::string open_types() {
  std::string names;
  for (int i = 0, n = device_type_count(); i < n; ++i) {
    auto type = static_cast<uint16_t>(i);
    if (runtime_if_open(type)) names += (names.empty() ? "" : ", ") + device_type_name(type);
  }
  return names;
}

void refuse_second_runtime(uint16_t type) {
  if (runtime_if_open(type) == nullptr) return;
  throw Error{"RegistrationError", str("the device '", device_type_name(type), "' has a runtime"),
              "a device type gets its runtime once, since tensors already use it",
              str("device types in use: ", open_types()),
              "give the other backend its own device type"};
}

// ---- the Python face ---------------------------------------------------------------------------

PyObject* py_set_runtime(PyObject*, PyObject* args, PyObject* kwargs) {
  return guarded<PyObject*>(nullptr, [&] {
    static const char* names[] = {"type_name", "runtime", "host_accessible", "dlpack_type",
                                  nullptr};
    const char* name;
    PyObject* runtime;
    int host_accessible = 0, dlpack_type = 12;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "sO|pi:set_runtime", const_cast<char**>(names),
                                     &name, &runtime, &host_accessible, &dlpack_type)) {
      throw PythonError{};
    }
    uint16_t type = intern_device_type(name);
    refuse_second_runtime(type);
    set_runtime(type, make_python_runtime(type, runtime, host_accessible != 0, dlpack_type));
    return Ref::borrow(Py_None).release();
  });
}

PyObject* py_set_open_hook(PyObject*, PyObject* hook) {
  return guarded<PyObject*>(nullptr, [&] {
    if (hook != Py_None && !PyCallable_Check(hook)) {
      throw Error{"ArgumentError", "the open hook is not callable",
                  "it is called with the name of a device type when that is first used",
                  "a function of one argument, or None", "pass a function"};
    }
    Ref old(g_open_hook);
    g_open_hook = hook == Py_None ? nullptr : Ref::borrow(hook).release();
    return Ref::borrow(Py_None).release();
  });
}

uint16_t type_argument(PyObject* o) {
  if (!PyUnicode_Check(o)) return device_from_object(o).type;
  return intern_device_type(check(PyUnicode_AsUTF8(o)));
}

// The Python runtime, None for the cpu's native one; opens the backend.
PyObject* py_runtime(PyObject*, PyObject* o) {
  return guarded<PyObject*>(nullptr, [&] {
    Runtime* runtime = runtime_of(type_argument(o));
    runtime->check_process();
    return Ref::borrow(runtime->object ? runtime->object : Py_None).release();
  });
}

PyObject* py_runtime_is_open(PyObject*, PyObject* o) {
  return guarded<PyObject*>(nullptr, [&] {
    return check(PyBool_FromLong(runtime_if_open(type_argument(o)) != nullptr));
  });
}

PyObject* py_device_count(PyObject*, PyObject* o) {
  return guarded<PyObject*>(nullptr, [&] {
    return check(PyLong_FromLong(runtime_of(type_argument(o))->device_count()));
  });
}

PyObject* py_synchronize(PyObject*, PyObject* o) {
  return guarded<PyObject*>(nullptr, [&] {
    Device device = device_from_object(o);
    Runtime* runtime = runtime_of(device.type);
    check_index(runtime, device);
    runtime->synchronize(device.index);
    return Ref::borrow(Py_None).release();
  });
}

PyObject* py_watch_reports(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&] {
    const char* type;
    int index;
    unsigned long long armed;
    PyObject* raise;
    if (!PyArg_ParseTuple(args, "siKO", &type, &index, &armed, &raise)) throw PythonError{};
    runtime_of(intern_device_type(type))
        ->watch_reports(index, reinterpret_cast<const int64_t*>(armed), raise);
    return Ref::borrow(Py_None).release();
  });
}

PyObject* py_live_storages(PyObject*, PyObject*) { return PyLong_FromLongLong(live_storages()); }

PyObject* py_empty_cache(PyObject*, PyObject*) {
  return PyLong_FromLongLong(release_kept_memory());
}

PyObject* py_live_bytes(PyObject*, PyObject* o) {
  return guarded<PyObject*>(
      nullptr, [&] { return check(PyLong_FromLongLong(live_bytes(device_from_object(o)))); });
}

PyMethodDef kFunctions[] = {
    {"set_runtime", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(py_set_runtime)),
     METH_VARARGS | METH_KEYWORDS, "Gives a device type its runtime; once."},
    {"set_open_hook", py_set_open_hook, METH_O,
     "Sets the function that opens a device type, or that of a DLPack code, at its first use."},
    {"runtime", py_runtime, METH_O, "The runtime of a device type (None for the cpu)."},
    {"runtime_is_open", py_runtime_is_open, METH_O, "Whether a device type has its runtime."},
    {"device_count", py_device_count, METH_O, "How many devices a type has; opens it."},
    {"synchronize", py_synchronize, METH_O, "Waits for all work on a device."},
    {"watch_reports", py_watch_reports, METH_VARARGS,
     "watch_reports(device_type, index, armed, raise): raise() follows a wait while *armed is "
     "set."},
    {"live_storages", py_live_storages, METH_NOARGS, "How many storages exist; for leak tests."},
    {"empty_cache", py_empty_cache, METH_NOARGS, "Frees host memory kept for reuse."},
    {"live_bytes", py_live_bytes, METH_O, "Bytes that tensors hold on a device."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

Runtime* cpu_runtime() {
  static CpuRuntime* runtime = new CpuRuntime;
  return runtime;
}

Runtime* runtime_if_open(uint16_t type) noexcept {
  return g_runtimes[type].load(std::memory_order_acquire);
}

Runtime* runtime_of(uint16_t type) {
  if (Runtime* r = runtime_if_open(type)) return r;
  std::string name = device_type_name(type);
  GilScope gil;
  call_open_hook(
      Ref(check(PyUnicode_FromStringAndSize(name.data(), static_cast<Py_ssize_t>(name.size())))));
  if (Runtime* r = runtime_if_open(type)) return r;
  throw Error{"DeviceError", str("no backend brings the device '", name, "'"),
              "a device type other than cpu comes from an installed backend package",
              str("open now: ", open_types(), "; core.backends() lists the installed ones"),
              str("install the package that brings it, such as core-backend-", name,
                  ", or correct the name")};
}

void set_runtime(uint16_t type, Runtime* runtime) {
  Runtime* expected = nullptr;
  if (!g_runtimes[type].compare_exchange_strong(expected, runtime)) refuse_second_runtime(type);
}

int device_type_from_dlpack(int dlpack_type) {
  for (int i = 0, n = device_type_count(); i < n; ++i) {
    Runtime* r = runtime_if_open(static_cast<uint16_t>(i));
    if (r != nullptr && r->dlpack_type == dlpack_type) return i;
  }
  return -1;
}

void open_for_dlpack(int dlpack_type) { call_open_hook(Ref(check(PyLong_FromLong(dlpack_type)))); }

void init_runtime(PyObject* module) {
  if (runtime_if_open(kCPU) == nullptr) set_runtime(kCPU, cpu_runtime());
  check(PyModule_AddFunctions(module, kFunctions));
}

}  // namespace core
