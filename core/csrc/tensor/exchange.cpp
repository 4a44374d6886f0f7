// Arrays of another library, by the table of C functions that its type carries.
#include "dlpack.h"
#include "tensor_impl.h"

namespace core {

using namespace dlpack;

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
  if (api->describe(array, &dl) == 0) return dl;
  if (PyErr_Occurred()) throw PythonError{};
  throw Error{"ExportError", str("a ", Py_TYPE(array)->tp_name, " gave no description"),
              "its library refused, and did not say why", "arrays with memory of their own",
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
  void* made = nullptr;
  if (api->object_from_managed(managed, &made) != 0 || made == nullptr) {
    if (PyErr_Occurred()) throw PythonError{};
    throw Error{"ExportError", str("the library did not take ", describe(t)),
                "it refused, and did not say why", "tensors of the dtypes that it knows",
                "convert the tensor first"};
  }
  return static_cast<PyObject*>(made);
}

}  // namespace core
