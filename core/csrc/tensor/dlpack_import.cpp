// core.from_dlpack: taking memory from another library. A capsule is marked as used only when the
// tensor exists; until then its own destructor frees it, so the deleter runs exactly once.
#include <algorithm>
#include <memory>

#include "dlpack.h"
#include "gil.h"
#include "tensor_impl.h"

namespace core {
namespace {

using namespace dlpack;

[[noreturn]] void refuse(const std::string& what, const std::string& why, const std::string& exists,
                         const std::string& fix) {
  throw Error{"ExportError", what, why, exists, fix};
}

[[noreturn]] void malformed(const std::string& what) {
  refuse(str("the exporter's DLPack tensor has ", what), "core checks foreign tensors",
         "tensors as DLPack 1.x describes them",
         "this is a fault of the exporting library: copy the array there, or update it");
}

DType dtype_of(DLDataType d) {
  if (d.lanes != 1) malformed(str(d.lanes, " lanes per element, where core knows 1"));
  for (int i = 0; i < kNumDTypes; ++i) {
    if (kDTypeInfo[i].dlpack_code == d.code && kDTypeInfo[i].itemsize * 8 == d.bits) {
      return static_cast<DType>(i);
    }
  }
  throw Error{
      "DtypeError",
      str("DLPack type code ", int(d.code), " with ", int(d.bits), " bits is not a dtype of core"),
      "a tensor's elements are of one of core's dtypes", all_dtype_names(),
      "convert the array in the library that made it"};
}

// Which of a runtime's devices has this number in DLPack; -1 if none has.
int64_t index_of(Runtime* runtime, int64_t id) {
  for (int i = 0, n = runtime->device_count(); i < n; ++i) {
    if (runtime->dlpack_id(i) == id) return i;
  }
  return -1;
}

// -1 where core has no such device open.
int64_t find_device(int64_t type, int64_t id, Device* out) {
  if (type == kDLCPU || type == kDLCUDAHost || type == kDLROCMHost) return *out = Device{}, 0;
  if (id < 0) return -1;
  int found = type == kDLExtDev ? static_cast<int>(id >> 16)
                                : device_type_from_dlpack(static_cast<int>(type));
  if (type == kDLExtDev) id &= 0xffff;
  if (found <= 0 || found >= device_type_count() || id > 65535) return -1;
  Runtime* runtime = runtime_if_open(static_cast<uint16_t>(found));
  if (runtime == nullptr || runtime->dlpack_type != type) return -1;
  if (type != kDLExtDev) id = index_of(runtime, id);
  if (id < 0) return -1;
  *out = Device{static_cast<uint16_t>(found), static_cast<uint16_t>(id)};
  return 0;
}

Device device_of(int64_t type, int64_t id) {
  Device d;
  if (find_device(type, id, &d) == 0) return d;
  open_for_dlpack(static_cast<int>(type));
  if (find_device(type, id, &d) == 0) return d;
  refuse(str("DLPack device (", type, ", ", id, ") is not open here"),
         "a tensor stays on its device, and no backend has that one",
         "core.devices() lists the devices",
         "copy it to the cpu: core.from_dlpack(x, device=\"cpu\")");
}

ForeignArray read_tensor(const DLTensor& dl) {
  ForeignArray a;  // whose dimensions beyond ndim nobody reads
  a.read_only = false;
  a.release = nullptr;
  a.owner = nullptr;
  if (dl.ndim < 0 || dl.ndim > kMaxDims) malformed(str(dl.ndim, " dimensions"));
  if (dl.ndim > 0 && dl.shape == nullptr) malformed("no shape");
  a.ndim = dl.ndim;
  a.dtype = dtype_of(dl.dtype);
  a.device = device_of(dl.device.device_type, dl.device.device_id);
  int64_t bytes = itemsize(a.dtype), step = bytes;
  bool empty = false, overflow = false;
  for (int i = dl.ndim - 1; i >= 0; --i) {
    a.sizes[i] = dl.shape[i];
    if (a.sizes[i] < 0) malformed(str("a size of ", a.sizes[i]));
    empty |= a.sizes[i] == 0;
    a.byte_strides[i] = step;
    if (dl.strides != nullptr && a.sizes[i] > 1) {
      overflow |= __builtin_mul_overflow(dl.strides[i], bytes, &a.byte_strides[i]);
    }
    overflow |= __builtin_mul_overflow(step, std::max<int64_t>(a.sizes[i], 1), &step);
  }
  if (overflow) malformed("sizes or strides beyond the address space");
  if (dl.data == nullptr && !empty) malformed("elements but no memory");
  if (dl.byte_offset > static_cast<uint64_t>(INT64_MAX))
    malformed("a byte_offset beyond the address space");
  a.data = empty ? nullptr : static_cast<char*>(dl.data) + dl.byte_offset;
  return a;
}

template <class Managed>
void delete_managed(void* owner) {
  auto managed = static_cast<Managed*>(owner);
  if (managed->deleter == nullptr) return;
  // Deleters that need the GIL take it; those of older libraries expect to have it.
  if (!python_is_running()) return;
  GilScope gil;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  managed->deleter(managed);
  PyErr_Restore(type, value, traceback);
}

// A tensor of the capsule's memory; marks the capsule as used.
template <class Managed>
TensorObject* consume(PyObject* capsule, Managed* managed, bool read_only, const char* used) {
  ForeignArray a = read_tensor(managed->dl_tensor);
  a.read_only = read_only;
  Ref made(as_object(adopt(a)));
  TensorObject* t = as_tensor(made.get());
  check(PyCapsule_SetName(capsule, used));
  check(PyCapsule_SetDestructor(capsule, nullptr));
  if (t->storage->runtime != nullptr) {  // adopt() had to copy: nothing refers to it any more
    delete_managed<Managed>(managed);
  } else {
    t->storage->release = delete_managed<Managed>;
    t->storage->owner = managed;
  }
  return as_tensor(made.release());
}

TensorObject* consume_versioned(PyObject* capsule) {
  auto m = static_cast<DLManagedTensorVersioned*>(
      check(static_cast<void*>(PyCapsule_GetPointer(capsule, kVersioned))));
  if (m->version.major != kMajor) {
    refuse(str("the exporter speaks DLPack ", m->version.major, ".", m->version.minor),
           "a tensor of another major version cannot be read",
           str("DLPack ", kMajor, ".x, and tensors without a version"),
           "update core-sdk or the exporting library, whichever is older");
  }
  return consume(capsule, m, (m->flags & kReadOnly) != 0, kUsedVersioned);
}

TensorObject* consume_capsule(PyObject* o) {
  if (PyCapsule_IsValid(o, kVersioned)) return consume_versioned(o);
  if (PyCapsule_IsValid(o, kLegacy)) {
    auto m = static_cast<DLManagedTensor*>(PyCapsule_GetPointer(o, kLegacy));
    return consume(o, m, false, kUsedLegacy);
  }
  if (PyCapsule_IsValid(o, kUsedVersioned) || PyCapsule_IsValid(o, kUsedLegacy)) {
    refuse("this DLPack capsule was consumed before",
           "a capsule hands its memory over once; a second owner would free it twice",
           "the tensor that was made from it",
           "export again, or pass the array itself to core.from_dlpack");
  }
  throw Error{"ArgumentError",
              str("__dlpack__ gave a ", Py_TYPE(o)->tp_name, ", not a DLPack capsule"),
              "core.from_dlpack reads capsules named dltensor or dltensor_versioned",
              "arrays of NumPy, PyTorch, JAX and other libraries that implement DLPack",
              "pass such an array; for lists and buffers use core.asarray"};
}

// ---- asking the exporter -----------------------------------------------------------------------

struct Wanted {
  bool has_device = false;
  Device device;
  PyObject* copy = Py_None;
};

// None: the owner reports no writes.
void tell_version(TensorObject* t, PyObject* version) {
  if (version == Py_None) return;
  const unsigned long long v = PyLong_AsUnsignedLongLong(version);
  if (v == static_cast<unsigned long long>(-1) && PyErr_Occurred()) {
    PyErr_Clear();
    throw Error{"ArgumentError", str("version is no count, but a ", Py_TYPE(version)->tp_name),
                "a version counts the writes to an array",
                "an int from 0, such as that of `x._version` of a torch.Tensor",
                "pass the count, or leave version out: nothing is promised then"};
  }
  if (t->storage->runtime == nullptr) set_told_version(t->storage, v);
}

void set_item(const Ref& dict, const char* key, PyObject* value) {
  check(PyDict_SetItemString(dict.get(), key, value));
}

PyObject* call_dlpack(PyObject* x, const Ref& kwargs) {
  Ref method(check(PyObject_GetAttrString(x, "__dlpack__")));
  Ref args(check(PyTuple_New(0)));
  return PyObject_Call(method.get(), args.get(), kwargs.get());
}

// Exporters before the 2023.12 standard know `stream` only, some nothing at all.
Ref ask_again(PyObject* x, PyObject* stream, bool device_asked) {
  if (device_asked || !PyErr_ExceptionMatches(PyExc_TypeError)) throw PythonError{};
  PyErr_Clear();
  Ref kwargs(check(PyDict_New()));
  if (stream != Py_None) set_item(kwargs, "stream", stream);
  return Ref(check(call_dlpack(x, kwargs)));
}

Ref stream_for(Device d) {
  PyObject* stream = d.type == kCPU ? nullptr : runtime_of(d.type)->dlpack_stream(d.index);
  return stream ? Ref(stream) : Ref::borrow(Py_None);
}

// dl_device is asked for only where the exporter's device is not open here.
Ref ask(PyObject* x, const Wanted& w, bool to_cpu, Device source) {
  Ref stream = stream_for(source);
  Ref kwargs(check(PyDict_New()));
  Ref version(check(Py_BuildValue("(II)", kMajor, kMinor)));
  set_item(kwargs, "max_version", version.get());
  if (stream.get() != Py_None) set_item(kwargs, "stream", stream.get());
  if (to_cpu) set_item(kwargs, "dl_device", Ref(check(Py_BuildValue("(ii)", kDLCPU, 0))).get());
  if (w.copy == Py_False) set_item(kwargs, "copy", Py_False);
  PyObject* capsule = call_dlpack(x, kwargs);
  return capsule ? Ref(capsule) : ask_again(x, stream.get(), to_cpu);
}

void exporter_device(PyObject* x, int64_t* type, int64_t* id) {
  Ref d(check(PyObject_CallMethod(x, "__dlpack_device__", nullptr)));
  bool good = PyTuple_Check(d.get()) && PyTuple_GET_SIZE(d.get()) == 2;
  for (int i = 0; good && i < 2; ++i) {
    PyObject* part = PyTuple_GET_ITEM(d.get(), i);
    *(i == 0 ? type : id) = PyIndex_Check(part) ? PyNumber_AsSsize_t(part, PyExc_OverflowError) : 0;
    good = PyIndex_Check(part) && !PyErr_Occurred();
    PyErr_Clear();
  }
  if (good) return;
  throw Error{"ArgumentError",
              str("__dlpack_device__ of a ", Py_TYPE(x)->tp_name, " gave no device"),
              "it has to return a tuple of two integers", "(1, 0) for the cpu",
              "this is a fault of the exporting library"};
}

Ref import(PyObject* x, const Wanted& w) {
  if (PyCapsule_CheckExact(x)) return Ref(as_object(consume_capsule(x)));
  int64_t type = 0, id = 0;
  exporter_device(x, &type, &id);
  Device source;
  bool known = find_device(type, id, &source) == 0;
  bool to_cpu = !known && w.has_device && w.device.type == kCPU;
  if (!known && !to_cpu) source = device_of(type, id);  // opens it, or throws, saying so
  Ref capsule = ask(x, w, to_cpu, source);
  return Ref(as_object(consume_capsule(capsule.get())));
}

PyObject* from_dlpack(PyObject* x, const Wanted& w) {
  int copy = w.copy == Py_None ? -1 : PyObject_IsTrue(w.copy);
  if (w.copy != Py_None) check(copy);
  Ref t = import(x, w);
  Device here = as_tensor(t.get())->device;
  bool moves = w.has_device && w.device != here;
  if (moves && copy == 0) {
    throw Error{
        "CopyError", str("copy=False was asked for together with device=", to_string(w.device)),
        str("the data is on ", to_string(here), ", and reaching another device means copying"),
        "copy=None or copy=True", "leave copy out"};
  }
  if (!moves && copy != 1) return t.release();
  return as_object(to_device(as_tensor(t.get()), moves ? w.device : here));
}

void check_exporter(PyObject* x) {
  if (PyCapsule_CheckExact(x)) return;
  Ref a(PyObject_GetAttrString(x, "__dlpack__")), b(PyObject_GetAttrString(x, "__dlpack_device__"));
  if (!a || !b) {
    if (!PyErr_ExceptionMatches(PyExc_AttributeError)) throw PythonError{};
    PyErr_Clear();
    throw Error{"ArgumentError", str("a ", Py_TYPE(x)->tp_name, " cannot be read through DLPack"),
                "it has no __dlpack__ and __dlpack_device__",
                "arrays of NumPy, PyTorch, JAX and others; DLPack capsules",
                "for lists, numbers and buffers use core.asarray"};
  }
}

PyObject* py_from_dlpack(PyObject*, PyObject* args, PyObject* kwargs) {
  return guarded<PyObject*>(nullptr, [&] {
    static const char* names[] = {"", "device", "copy", "version", nullptr};
    PyObject *x, *device = Py_None, *version = Py_None;
    Wanted w;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|$OOO:from_dlpack", const_cast<char**>(names),
                                     &x, &device, &w.copy, &version)) {
      throw PythonError{};
    }
    w.has_device = device != Py_None;
    if (w.has_device) w.device = device_from_object(device);
    if (w.has_device) runtime_of(w.device.type);  // open it: x may be on it already
    check_exporter(x);
    Ref made(from_dlpack(x, w));
    tell_version(as_tensor(made.get()), version);
    return made.release();
  });
}

PyObject* py_set_told_version(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&] {
    PyObject *t, *version;
    if (!PyArg_ParseTuple(args, "OO:set_told_version", &t, &version)) throw PythonError{};
    TensorObject* tensor = tensor_argument(t, "set_told_version");
    if (tensor->storage == nullptr || tensor->storage->runtime != nullptr ||
        tensor->storage->told == 0) {
      throw Error{"ArgumentError", "no version was promised of this tensor's memory",
                  "core counts the writes to its own memory itself",
                  "tensors that core.from_dlpack(x, version=...) made, and views of them",
                  "promise a version when the array is taken over"};
    }
    tell_version(tensor, version);
    return none();
  });
}

PyMethodDef kFunctions[] = {
    {"from_dlpack", with_keywords(py_from_dlpack), METH_VARARGS | METH_KEYWORDS,
     "A tensor over the memory of an array that speaks DLPack."},
    {"set_told_version", py_set_told_version, METH_VARARGS,
     "Says which version the values of another library's array are of now."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

ForeignArray described(const DLTensor& dl) { return read_tensor(dl); }

Ref import_dlpack(PyObject* x) {
  check_exporter(x);
  return import(x, Wanted{});
}

void init_dlpack(PyObject* module) { check(PyModule_AddFunctions(module, kFunctions)); }

}  // namespace core
