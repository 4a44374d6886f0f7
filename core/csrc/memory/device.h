// Devices: a type interned at run time and an index; the default device of a thread.
#pragma once
#include <Python.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

struct Device {
  uint16_t type = 0;  // 0 is cpu
  uint16_t index = 0;
  bool operator==(Device o) const { return type == o.type && index == o.index; }
  bool operator!=(Device o) const { return !(*this == o); }
};
constexpr uint16_t kCPU = 0;

uint16_t intern_device_type(std::string_view name);  // throws DeviceError for a bad name
int find_device_type(std::string_view name);         // -1 when it was never interned
int device_type_count();
const std::string& device_type_name(uint16_t type);
std::string to_string(Device d);  // "cpu", "acme:0"

// core.device: a native value type. "cpu", "acme:1", hashable, picklable, `with core.device(...)`.
extern PyTypeObject* DeviceType;
struct DeviceObject {
  PyObject_HEAD Device device;
};
PyObject* device_object(Device d);       // borrowed, one object per device
Device device_from_object(PyObject* o);  // core.device or a string; throws DeviceError
inline bool is_device(PyObject* o) { return Py_TYPE(o) == DeviceType; }
Device default_device();
void init_device(PyObject* module);

}  // namespace core
