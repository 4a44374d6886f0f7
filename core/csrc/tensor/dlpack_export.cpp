// Tensor.__dlpack__ and __dlpack_device__: handing memory to another library.
#include <algorithm>
#include <atomic>
#include <memory>

#include "dlpack.h"
#include "tensor_impl.h"

namespace core {
namespace {

using namespace dlpack;

[[noreturn]] void refuse(const std::string& what, const std::string& why, const std::string& exists,
                         const std::string& fix) {
  throw Error{"ExportError", what, why, exists, fix};
}

DLDevice device_of(const TensorObject* t) {
  Device d = t->device;
  if (d.type == kCPU) return {kDLCPU, 0};
  int code = runtime_of(d.type)->dlpack_type;
  // A type that the standard does not list: the id encodes core's device type.
  if (code == kDLExtDev) return {code, static_cast<int32_t>(d.type) << 16 | d.index};
  return {code, runtime_of(d.type)->dlpack_id(d.index)};
}

void check_exportable(TensorObject* t) {
  settle_values(t);
  if ((t->flags & kFlagRequiresGrad) && recording()) {
    refuse("a tensor that requires grad cannot be exported",
           "writes to the memory outside of core would not be recorded", "tensors without history",
           "export x.detach()");
  }
  if ((t->flags & kFlagWrapped) || t->storage->fake) {
    refuse("this tensor has no memory to export",
           "it is fake, or stands for other tensors inside vmap, grad or jvp",
           "tensors with memory", "export a real tensor, outside of the transform");
  }
}

// The target of an exported struct; it lives until each holder has released it: the consumer, and
// the exporting call while it waits to see whether there is one.
template <class Managed>
struct Exported {
  Managed managed;
  std::atomic<int> holders{1};
  Storage* storage;
  int64_t sizes[kMaxDims];
  int64_t strides[kMaxDims];
};

// From any thread, with or without the GIL.
template <class Managed>
void delete_exported(Managed* managed) {
  auto e = static_cast<Exported<Managed>*>(managed->manager_ctx);
  if (e->holders.fetch_sub(1, std::memory_order_acq_rel) > 1) return;
  release(e->storage);
  delete e;
}

template <class Managed>
Managed* export_as(TensorObject* t) {
  DLDevice device = device_of(t);
  note_exported(t);
  auto e = new Exported<Managed>();
  std::copy_n(t->sizes(), t->ndim, e->sizes);
  std::copy_n(t->strides(), t->ndim, e->strides);
  const DTypeInfo& type = info(t->dtype);
  e->managed.dl_tensor = {t->numel > 0 ? t->data() : nullptr,
                          device,
                          t->ndim,
                          {type.dlpack_code, static_cast<uint8_t>(type.itemsize * 8), 1},
                          e->sizes,
                          e->strides,
                          0};
  e->managed.manager_ctx = e;
  e->managed.deleter = delete_exported<Managed>;
  e->storage = t->storage;
  retain(e->storage);
  return &e->managed;
}

// Frees an export that was not consumed: a consumer renames the capsule.
template <class Managed>
void capsule_destructor(PyObject* capsule) {
  const char* name = std::is_same<Managed, DLManagedTensor>::value ? kLegacy : kVersioned;
  if (!PyCapsule_IsValid(capsule, name)) return;
  auto managed = static_cast<Managed*>(PyCapsule_GetPointer(capsule, name));
  if (managed->deleter != nullptr) managed->deleter(managed);
}

template <class Managed>
PyObject* capsule_of(Managed* managed, const char* name) {
  PyObject* capsule = PyCapsule_New(managed, name, capsule_destructor<Managed>);
  if (capsule == nullptr) managed->deleter(managed);
  return check(capsule);
}

// ---- the arguments of __dlpack__ ---------------------------------------------------------------

bool pair(PyObject* o, const char* name, long* a, long* b) {
  if (o == Py_None) return false;
  bool good = PyTuple_Check(o) && PyTuple_GET_SIZE(o) == 2;
  for (int i = 0; good && i < 2; ++i) {
    PyObject* part = PyTuple_GET_ITEM(o, i);
    // An enum of ints, such as NumPy's or torch's device types, is an index too.
    long v = PyIndex_Check(part) ? PyNumber_AsSsize_t(part, PyExc_OverflowError) : -1;
    good = v >= 0 && !PyErr_Occurred();
    PyErr_Clear();
    *(i == 0 ? a : b) = v;
  }
  if (good) return true;
  throw Error{"ArgumentError", str(name, " is not a pair of integers"),
              "DLPack passes versions and devices as tuples of two integers from 0",
              "max_version=(1, 0), dl_device=(1, 0)",
              str("pass such a tuple, or leave ", name, " out")};
}

struct Request {
  bool versioned = false, must_copy = false, may_copy = true, to_cpu = false, wait = true;
  PyObject* stream = nullptr;  // that is to wait: None or a number; nullptr: the host waits
};

void read_copy(PyObject* copy, Request* r) {
  if (copy == Py_None) return;
  int wanted = PyObject_IsTrue(copy);
  check(wanted);
  r->must_copy = wanted == 1;
  r->may_copy = wanted == 1;
}

void read_device(PyObject* dl_device, const TensorObject* t, Request* r) {
  long type = 0, index = 0;
  if (!pair(dl_device, "dl_device", &type, &index)) return;
  DLDevice here = device_of(t);
  if (type == here.device_type && index == here.device_id) return;
  if (type != kDLCPU || index != 0) {
    refuse(str("a tensor on ", to_string(t->device), " was asked for on DLPack device (", type,
               ", ", index, ")"),
           "an export stays on its device or goes to the cpu",
           "its own device, and (1, 0), the cpu", "move the tensor with x.to(...) first");
  }
  r->to_cpu = t->device.type != kCPU;
}

// Whether an object is a queue of the device's library, as that passes it for a stream.
bool is_queue(PyObject* o, Device d) {
  if (d.type == kCPU || PyLong_Check(o)) return false;
  Ref own(runtime_of(d.type)->dlpack_stream(d.index));
  return own && Py_TYPE(own.get()) == Py_TYPE(o);
}

void read_stream(PyObject* stream, const TensorObject* t, Request* r) {
  if (stream == Py_None) r->stream = stream;
  if (stream == Py_None || is_queue(stream, t->device)) return;
  if (!PyLong_Check(stream)) {
    throw Error{"ArgumentError", str("stream is a ", Py_TYPE(stream)->tp_name),
                "a stream is passed as its address, or as the device's library has it",
                "None, -1 (do not wait) or an integer", "leave stream out"};
  }
  int overflow = 0;
  bool no_wait = PyLong_AsLongAndOverflow(stream, &overflow) == -1 && overflow == 0;
  if (t->device.type == kCPU && !no_wait) {
    refuse("a stream was passed for a tensor on the cpu", "the cpu has no streams", "stream=None",
           "leave stream out");
  }
  r->wait = !no_wait;
  r->stream = stream;
}

Request read_request(TensorObject* t, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"stream", "max_version", "dl_device", "copy", nullptr};
  PyObject *stream = Py_None, *version = Py_None, *dl_device = Py_None, *copy = Py_None;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|$OOOO:__dlpack__", const_cast<char**>(names),
                                   &stream, &version, &dl_device, &copy)) {
    throw PythonError{};
  }
  Request r;
  long major = 0, minor = 0;
  r.versioned = pair(version, "max_version", &major, &minor) && major >= 1;
  read_copy(copy, &r);
  read_device(dl_device, t, &r);
  read_stream(stream, t, &r);
  if (r.to_cpu && !r.may_copy) {
    throw Error{"CopyError", "copy=False was asked for together with another device",
                "reaching the cpu means copying", "copy=None or copy=True", "leave copy out"};
  }
  return r;
}

DLManagedTensorVersioned* versioned(TensorObject* t, bool copied) {
  auto managed = export_as<DLManagedTensorVersioned>(t);
  managed->version = {kMajor, kMinor};
  managed->flags = (t->storage->read_only ? kReadOnly : 0) | (copied ? kIsCopied : 0);
  return managed;
}

// Whether the elements along an axis of several lie from the end to the beginning. Not every
// consumer reads that: PyTorch ends the process.
bool runs_backwards(const TensorObject* t) {
  for (int d = 0; d < t->ndim; d++)
    if (t->strides()[d] < 0 && t->sizes()[d] > 1) return true;
  return false;
}

PyObject* export_tensor(TensorObject* t, const Request& r) {
  bool copied = r.must_copy || r.to_cpu || (r.may_copy && runs_backwards(t));
  Ref kept = copied ? Ref(as_object(to_device(t, r.to_cpu ? Device{} : t->device)))
                    : Ref::borrow(as_object(t));
  TensorObject* source = as_tensor(kept.get());
  if (source->storage->read_only && !r.versioned) {
    refuse("a read-only tensor cannot be exported to a consumer of DLPack before 1.0",
           "that version cannot mark memory as read-only",
           "max_version=(1, 0), which has; copy=True", "copy the tensor, or update the consumer");
  }
  if (r.wait && source->device.type != kCPU) {
    Runtime* runtime = runtime_of(source->device.type);
    const int index = source->device.index;
    if (r.stream == nullptr || !runtime->hand_over(index, r.stream)) runtime->synchronize(index);
  }
  if (!r.versioned) return capsule_of(export_as<DLManagedTensor>(source), kLegacy);
  return capsule_of(versioned(source, copied), kVersioned);
}

PyObject* py_dlpack(PyObject* self, PyObject* args, PyObject* kwargs) {
  return guarded<PyObject*>(nullptr, [&] {
    TensorObject* t = as_tensor(self);
    check_exportable(t);
    return export_tensor(t, read_request(t, args, kwargs));
  });
}

PyObject* py_dlpack_device(PyObject* self, PyObject*) {
  return guarded<PyObject*>(nullptr, [&] {
    DLDevice d = device_of(as_tensor(self));
    return check(Py_BuildValue("(ii)", d.device_type, d.device_id));
  });
}

}  // namespace

DLManagedTensorVersioned* export_versioned(TensorObject* t) {
  check_exportable(t);
  if (t->device.type != kCPU) runtime_of(t->device.type)->synchronize(t->device.index);
  return versioned(t, false);
}

void hold_exported(DLManagedTensorVersioned* managed) {
  static_cast<Exported<DLManagedTensorVersioned>*>(managed->manager_ctx)->holders++;
}

int holders_of_exported(const DLManagedTensorVersioned* managed) {
  return static_cast<Exported<DLManagedTensorVersioned>*>(managed->manager_ctx)->holders;
}

PyMethodDef kDLPackMethods[] = {
    {"__dlpack__", with_keywords(py_dlpack), METH_VARARGS | METH_KEYWORDS,
     "A capsule through which another library shares the memory."},
    {"__dlpack_device__", py_dlpack_device, METH_NOARGS, "DLPack's (type, id) of the device."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace core
