// The structs of DLPack 1.x, as its specification lays them out (https://dmlc.github.io/dlpack).
#pragma once
#include <Python.h>

#include <cstdint>

namespace core {
namespace dlpack {

struct DLDevice {
  int32_t device_type;
  int32_t device_id;
};
constexpr int32_t kDLCPU = 1, kDLCUDAHost = 3, kDLROCMHost = 11, kDLExtDev = 12;

struct DLDataType {
  uint8_t code, bits;
  uint16_t lanes;
};

struct DLTensor {
  void* data;
  DLDevice device;
  int32_t ndim;
  DLDataType dtype;
  int64_t* shape;
  int64_t* strides;
  uint64_t byte_offset;
};

struct DLManagedTensor {
  DLTensor dl_tensor;
  void* manager_ctx;
  void (*deleter)(DLManagedTensor* self);
};

struct DLPackVersion {
  uint32_t major, minor;
};
constexpr uint64_t kReadOnly = 1, kIsCopied = 2;

struct DLManagedTensorVersioned {
  DLPackVersion version;
  void* manager_ctx;
  void (*deleter)(DLManagedTensorVersioned* self);
  uint64_t flags;
  DLTensor dl_tensor;
};

constexpr uint32_t kMajor = 1, kMinor = 1;
constexpr const char *kLegacy = "dltensor", *kVersioned = "dltensor_versioned";
constexpr const char *kUsedLegacy = "used_dltensor", *kUsedVersioned = "used_dltensor_versioned";

}  // namespace dlpack

struct ForeignArray;
struct TensorObject;
// The checked description of a DLPack tensor; nobody owns it. dlpack_import.cpp
ForeignArray described(const dlpack::DLTensor& dl);
// Exports the tensor's memory, after the device has finished its work. dlpack_export.cpp
dlpack::DLManagedTensorVersioned* export_versioned(TensorObject* t);
// One more that releases it with `deleter`; and how many have not yet done so.
void hold_exported(dlpack::DLManagedTensorVersioned* managed);
int holders_of_exported(const dlpack::DLManagedTensorVersioned* managed);

// ---- the exchange table ------------------------------------------------------------------------
//
// Arrays of another library through the table of C functions that a library's type carries since
// DLPack 1.2 (`__dlpack_c_exchange_api__`): no capsule and no Python for each array. exchange.cpp
struct ExchangeAPI;  // the other library's table

// The table in a capsule "dlpack_exchange_api"; throws where it is of another major version, or
// cannot be read without an owner.
const ExchangeAPI* exchange_api(PyObject* capsule);

// The description of an array by its library; memory that it points to belongs to the array.
dlpack::DLTensor describe_exchanged(const ExchangeAPI* api, PyObject* array);

// Checks the description, shares the array's memory, and keeps the array alive.
TensorObject* import_exchanged(const dlpack::DLTensor& dl, PyObject* array);

// An array of the other library over the tensor's memory.
PyObject* export_exchanged(const ExchangeAPI* api, TensorObject* t);

}  // namespace core
