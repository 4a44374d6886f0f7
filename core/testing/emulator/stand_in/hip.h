// libamdhip64.so, as far as a runtime of core's asks for it: names over queues.h, which stands
// before it, and what only this driver has. Code is loaded for the device that is current, and is
// found and started there only.

#include <stddef.h>
#include <stdio.h>

using namespace stand_in;

typedef int Result;
static thread_local int current_device = 0;
#define API(name) hip##name
#define CURRENT current_device
#define PRODUCT "ROCm"
#define WRONG_PEER WRONG_DEVICE
typedef int Peer;
static int peer_of(int device) { return device; }
#define hipDeviceGetCount hipGetDeviceCount
#define hipMemAlloc hipMalloc
#define hipMemFree hipFree
#define hipMemHostAlloc hipHostMalloc
#define hipMemFreeHost hipHostFree
#define hipStreamCreate hipStreamCreateWithFlags
#define hipEventCreate hipEventCreateWithFlags
#define hipLaunchKernel hipModuleLaunchKernel
#include "driver.h"

// What hipGetDevicePropertiesR0600 fills: the version of the struct since ROCm 6.
struct Properties {
  char name[256];
  char identifiers[32];
  size_t totalGlobalMem, sharedMemPerBlock;
  int regsPerBlock, warpSize;
  char others[848];
  char gcnArchName[256];
  char rest[56];
};
static_assert(sizeof(Properties) == 1472, "as the headers of ROCm 6 and 7 have it");
static_assert(offsetof(Properties, sharedMemPerBlock) == 296, "the same");
static_assert(offsetof(Properties, warpSize) == 308, "the same");
static_assert(offsetof(Properties, gcnArchName) == 1160, "the same");

static const int ANY_DIRECTION = 4;  // hipMemcpyDefault

extern "C" {

// ---- devices -----------------------------------------------------------------------------------
Result hipRuntimeGetVersion(int* version) {
  BEFORE_INIT
  *version = engine.version;
  return 0;
}

Result hipGetDevicePropertiesR0600(Properties* properties, int device) {
  ENTER
  NEEDS(device >= 0 && device < engine.count, WRONG_DEVICE)
  const Device& asked = engine.devices[device];
  memset(properties, 0xff, sizeof *properties);
  strcpy(properties->name, "Stand-in GPU");
  // Features follow the processor, as drivers write it.
  snprintf(properties->gcnArchName, 256, asked.warp == 64 ? "gfx%x:sramecc+:xnack-" : "gfx%x",
           asked.major);
  properties->totalGlobalMem = asked.total;
  properties->sharedMemPerBlock = 64 * 1024;
  properties->warpSize = (int)asked.warp;
  return 0;
}

Result hipGetDevice(int* device) {
  ENTER
  *device = current_device;
  return 0;
}

Result hipSetDevice(int device) {
  ENTER
  NEEDS(device >= 0 && device < engine.count, WRONG_DEVICE)
  current_device = device;
  return 0;
}

Result hipGetLastError() {
  BEFORE_INIT
  return 0;
}

// ---- copies ------------------------------------------------------------------------------------
Result hipMemcpyAsync(Address dst, Address src, size_t bytes, int kind, void* stream) {
  ON_DEVICE
  FIND_QUEUE(queue, stream)
  NEEDS(kind == ANY_DIRECTION, WRONG_VALUE)
  return RESULTS[enqueue_copy(**queue, dst, src, bytes)];
}

// ---- kernels -----------------------------------------------------------------------------------
Result hipModuleLoadData(void** library, const void* code) {
  ON_DEVICE
  const int program = program_of((const char*)code);
  NEEDS(program >= 0, WRONG_CODE)
  NEEDS(runs_on(engine.programs[program], device), OTHER_ARCHITECTURE)
  *library = (void*)add(engine.libraries, Library{program, here});
  return 0;
}

Result hipModuleGetFunction(void** function, void* library, const char* name) {
  ON_DEVICE
  FIND(found, libraries, library)
  NEEDS(found->device == here, WRONG_DEVICE)
  *function = (void*)kernel_of(*found, name);
  if (*function) engine.homes[(Handle)*function] = here;
  return *function ? 0 : RESULTS[NOT_FOUND];
}

// ---- what errors are called --------------------------------------------------------------------
Result hipDrvGetErrorName(Result status, const char** text) {
  static const std::pair<Result, const char*> names[] = {
      {0, "hipSuccess"},
      {1, "hipErrorInvalidValue"},
      {2, "hipErrorOutOfMemory"},
      {3, "hipErrorNotInitialized"},
      {100, "hipErrorNoDevice"},
      {101, "hipErrorInvalidDevice"},
      {200, "hipErrorInvalidImage"},
      {201, "hipErrorInvalidContext"},
      {209, "hipErrorNoBinaryForGpu"},
      {300, "hipErrorInvalidSource"},
      {400, "hipErrorInvalidHandle"},
      {500, "hipErrorNotFound"},
      {600, "hipErrorNotReady"},
      {700, "hipErrorIllegalAddress"},
      {702, "hipErrorLaunchTimeOut"},
      {719, "hipErrorLaunchFailure"},
      {900, "hipErrorStreamCaptureUnsupported"},
  };
  *text = nullptr;
  for (auto& pair : names)
    if (pair.first == status) *text = pair.second;
  return *text ? 0 : RESULTS[WRONG_VALUE];
}

Result hipDrvGetErrorString(Result status, const char** text) {
  *text = text_of(status);
  return *text ? 0 : RESULTS[WRONG_VALUE];
}
}
