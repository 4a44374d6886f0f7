// Bodies on devices that bring a dialect: plans as those of the cpu (body_plan.h), but launches are
// groups of lanes, started by the device's launcher (core/launch.h) or by its dialect's `launch`.
#pragma once
#include <map>

#include "../../include/core/launch.h"
#include "dispatch/operator.h"

namespace core {

// Who serves the bodies of a device: an object of core.bodies.device_kernels.
class BodyServer {
 public:
  BodyServer(PyObject* bodies, PyObject* capsule);
  const core_launcher* launcher = nullptr;  // nullptr: Python's `launch` is called
  Ref plan;                  // plan(op, args, outputs): called and answered as the hook body_plan
  Ref launch;                // launch(kernel, buffers, scalars, total, index)
  Ref has_elementwise_body;  // has_elementwise_body(op)
  // Where the names of launched kernels are appended; nullptr: nowhere. Borrowed.
  PyObject* names_of(int index) const;
  // Where kernels on a device report bad positions; the host will look there when it next waits.
  void* armed_reports(int index) const;

 private:
  struct Reports {
    void* block;
    int64_t* armed;
  };
  Ref capsule_, names_, report_places_;
  mutable std::map<int, Reports> reports_;
  mutable std::map<int, Ref> lists_;
};
const BodyServer* body_server(uint16_t device_type, uint16_t index = 0);  // nullptr: nobody

// The kernel that launches an operator's body on devices, made at the first use; empty: no body.
Ref device_body_of(OperatorObject* op, const BodyServer& server);

// The settings that programs are compiled for, as a number (core/tensors/numerics.py).
int numerics();                // throws, where it is a setting that is not allowed
constexpr int kPrecision = 3;  // the bits of it that are a core_precision

// device_launch.cpp: launchers of C functions, and launching.
const core_launcher* launcher_of(PyObject* capsule);                     // throws
void start(const BodyServer& server, core_launch what, PyObject* name);  // throws
void init_device_body(PyObject* module);
void init_device_launch(PyObject* module);

}  // namespace core
