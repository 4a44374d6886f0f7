// Arrays of another library, by the table of C functions that its type carries.
#include "dlpack.h"
#include "tensor_impl.h"

namespace core {

using namespace dlpack;

namespace {
// The device whose arrays the other library describes as on kDLExtDev, number 0; the cpu: none. And
// its DLPack device as core's runtime exports it.
Device extension;
DLDevice extension_code{kDLCPU, 0};
}  // namespace

// As DLPack 1.2 lays it out.
struct ExchangeAPI {
  DLPackVersion version;
  ExchangeAPI* previous;
  int (*allocate)(DLTensor*, DLManagedTensorVersioned**, void*,
                  void (*)(void*, const char*, const char*));
  int (*managed_from_object)(void*, DLManagedTensorVersioned**);
  int (*object_from_managed)(DLManagedTensorVersioned*, void**);
  int (*describe)(void*, DLTensor*);
  int (*current_stream)(int32_t, int32_t, void**);
};

const ExchangeAPI* exchange_api(PyObject* capsule) {
  auto api = static_cast<const ExchangeAPI*>(PyCapsule_GetPointer(capsule, "dlpack_exchange_api"));
  check(const_cast<ExchangeAPI*>(api));
  if (api->version.major != kMajor || api->describe == nullptr ||
      api->object_from_managed == nullptr) {
    throw Error{"ExportError",
                str("the library's exchange table is of DLPack ", api->version.major, ".",
                    api->version.minor, api->describe == nullptr ? ", without borrowing" : ""),
                "core reads arrays without a capsule by the functions of DLPack 1.2",
                str("DLPack ", kMajor, ".2 and later with that major version"),
                "use core.from_dlpack, or update the library"};
  }
  return api;
}

DLTensor describe_exchanged(const ExchangeAPI* api, PyObject* array) {
  DLTensor dl{};
  if (api->describe(array, &dl) == 0) {
    if (dl.device.device_type == kDLExtDev && extension != Device{}) dl.device = extension_code;
    return dl;
  }
  if (PyErr_Occurred()) throw PythonError{};
  throw Error{"ExportError", str("a ", Py_TYPE(array)->tp_name, " gave no description"),
              "its library refused without an error message", "arrays that own memory",
              "pass such an array"};
}

TensorObject* import_exchanged(const DLTensor& dl, PyObject* array) {
  ForeignArray a = described(dl);
  a.read_only = false;
  a.release = release_object;
  a.owner = Ref::borrow(array).release();
  return adopt(a);
}

PyObject* export_exchanged(const ExchangeAPI* api, TensorObject* t) {
  DLManagedTensorVersioned* managed = export_versioned(t);
  if (extension != Device{} && t->device == extension) managed->dl_tensor.device = {kDLExtDev, 0};
  hold_exported(managed);
  void* made = nullptr;
  const bool taken = api->object_from_managed(managed, &made) == 0 && made != nullptr;
  // A library that refuses an array may have released it, or have left that to core.
  if (!taken && holders_of_exported(managed) > 1) managed->deleter(managed);
  managed->deleter(managed);
  if (!taken) {
    if (PyErr_Occurred()) throw PythonError{};
    throw Error{"ExportError", str("the library did not take ", describe(t)),
                "it refused without an error message", "tensors of the dtypes that it knows",
                "convert the tensor first"};
  }
  return static_cast<PyObject*>(made);
}

namespace {

const ExchangeAPI* api_of(PyObject* type) {
  return exchange_api(Ref(check(PyObject_GetAttrString(type, "__dlpack_c_exchange_api__"))).get());
}

PyObject* py_set_extension_device(PyObject*, PyObject* device) {
  return guarded<PyObject*>(nullptr, [&] {
    const Device d = device_from_object(device);
    if (d.type != kCPU) {
      Runtime* runtime = runtime_of(d.type);
      const int code = runtime->dlpack_type;
      extension_code = {code, code == kDLExtDev
                                  ? static_cast<int32_t>(d.type) << 16 | d.index
                                  : static_cast<int32_t>(runtime->dlpack_id(d.index))};
    }
    extension = d;
    return none();
  });
}

PyObject* py_from_exchange(PyObject*, PyObject* array) {
  return guarded<PyObject*>(nullptr, [&] {
    const ExchangeAPI* api = api_of(reinterpret_cast<PyObject*>(Py_TYPE(array)));
    return as_object(import_exchanged(describe_exchanged(api, array), array));
  });
}

PyObject* py_to_exchange(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&] {
    PyObject *tensor, *type;
    int shared;
    if (!PyArg_ParseTuple(args, "OO!p:to_exchange", &tensor, &PyType_Type, &type, &shared))
      throw PythonError{};
    TensorObject* t = tensor_argument(tensor, "to_exchange");
    // Of results, new memory is handed over as it is; that of another library would be in two
    // arrays.
    const bool stays = shared || (t->storage->runtime != nullptr && is_contiguous(t));
    Ref owned = stays ? Ref::borrow(tensor) : Ref(as_object(to_device(t, t->device)));
    return export_exchanged(api_of(type), as_tensor(owned.get()));
  });
}

PyMethodDef kFunctions[] = {{"set_extension_device", py_set_extension_device, METH_O,
                             "Says on which device arrays of kDLExtDev are."},
                            {"from_exchange", py_from_exchange, METH_O,
                             "A tensor over an array's memory, without capsule."},
                            {"to_exchange", py_to_exchange, METH_VARARGS,
                             "An array over a tensor's memory, or over a copy."},
                            {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_exchange(PyObject* module) { check(PyModule_AddFunctions(module, kFunctions)); }

}  // namespace core
