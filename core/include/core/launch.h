// How kernels are started on a device: a backend gives core a launcher, so that an operator's body
// goes from the dispatcher to the driver without Python.
//
// A launcher is a function `int32_t launch(void* context, const core_launch* what)`, handed to core
// as a capsule by `DeviceDialect.launcher()`. Rules:
//
//   ABI        As in core/kernel.h: structs begin with their size, fields are only ever appended.
//   GIL        A launcher is called with the GIL and calls no Python.
//   Order      Work is enqueued on `what->stream`, after earlier work there, and may
//              still run when the launcher returns.
//   Ownership  `what` and what it points to are valid until the launcher returns.
//   Errors     Return 0; or anything else, after writing to `what->error` what went wrong. No C++
//              exception may leave a launcher.
//
// Where a driver has one C function that starts a kernel, no launcher need be written: see
// core.plugins.c_launcher.
#ifndef CORE_LAUNCH_H
#define CORE_LAUNCH_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CORE_LAUNCH_VERSION 1
#define CORE_LAUNCHER_CAPSULE "core.launcher.v1"

typedef struct {
  uint32_t size;           // sizeof(core_launch) of the core that calls
  int32_t device;          // the device's index
  void* kernel;            // GroupKernel.handle
  void* stream;            // Runtime.stream of that device
  void* const* buffers;    // addresses on the device, in the kernel's order; then come the scalars
  const int64_t* scalars;  // 64-bit words: integers, or the bits of floats
  uint32_t num_buffers;
  uint32_t num_scalars;
  int64_t groups;  // how many groups, of how many lanes each
  int64_t lanes;
  char* error;  // room for a message, with the 0 that ends it
  uint32_t error_room;
} core_launch;

// The target of a PyCapsule named CORE_LAUNCHER_CAPSULE; core keeps the capsule.
typedef struct {
  uint32_t size;
  uint32_t version;  // CORE_LAUNCH_VERSION
  int32_t (*launch)(void* context, const core_launch* what);
  void* context;
} core_launcher;

#ifdef __cplusplus
}
#endif
#endif  // CORE_LAUNCH_H
