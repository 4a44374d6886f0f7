// libcuda.so.1, as far as a runtime of core's asks for it: names over queues.h, which stands before
// it, and what only this driver has. cuda-bindings finds all but the first by cuGetProcAddress.

using namespace stand_in;

typedef int Result;
#define API(name) cu##name
#define CURRENT (depth ? contexts[depth - 1] : -1)
#define PRODUCT "CUDA"
#define WRONG_PEER WRONG_CONTEXT
typedef void* Peer;
static void* context_of(int device) { return (void*)(uint64_t)(0x100 + 16 * device); }
static int peer_of(void* context) { return ((int)(uint64_t)context - 0x100) / 16; }
#include "driver.h"

extern "C" {

Result cuDeviceGet(int* device, int number) {
  ENTER
  NEEDS(number >= 0 && number < engine.count, WRONG_DEVICE)
  *device = number;
  return 0;
}

Result cuDeviceGetAttribute(int* value, int attribute, int device) {
  ENTER
  NEEDS(attribute == 75 || attribute == 76, WRONG_VALUE)
  *value = attribute == 75 ? engine.devices[device].major : engine.devices[device].minor;
  return 0;
}

Result cuDevicePrimaryCtxRetain(void** context, int device) {
  ENTER
  NEEDS(device >= 0 && device < engine.count, WRONG_DEVICE)
  NEEDS(!engine.devices[device].lost, engine.devices[device].lost)
  *context = context_of(device);
  return 0;
}

Result cuCtxPushCurrent(void* context) {
  ENTER
  const int device = peer_of(context);
  NEEDS(context && device >= 0 && device < engine.count && depth < MOST_CONTEXTS, WRONG_CONTEXT)
  NEEDS(!engine.devices[device].lost, engine.devices[device].lost)
  contexts[depth++] = device;
  return 0;
}

Result cuCtxPopCurrent(void** context) {
  ENTER
  NEEDS(depth, WRONG_CONTEXT)
  --depth;
  if (context) *context = context_of(contexts[depth]);
  return RESULTS[engine.devices[contexts[depth]].lost];
}

Result cuCtxGetCurrent(void** context) {
  ENTER
  *context = depth ? context_of(contexts[depth - 1]) : nullptr;
  return 0;
}

Result cuCtxSynchronize() {
  ON_DEVICE
  return RESULTS[finish_device(here)];
}

Result cuMemcpyAsync(Address dst, Address src, size_t bytes, void* stream) {
  ON_DEVICE
  FIND_QUEUE(queue, stream)
  return RESULTS[enqueue_copy(**queue, dst, src, bytes)];
}

Result cuStreamGetCtx(void* stream, void** context) {
  ENTER
  FIND(queue, queues, stream)
  *context = context_of((*queue)->device);
  return 0;
}

// ---- kernels -----------------------------------------------------------------------------------
Result cuLibraryLoadData(void** library, const void* code, int*, void**, unsigned, int*, void**,
                         unsigned) {
  ALIVE
  const int program = program_of((const char*)code);
  NEEDS(program >= 0, WRONG_CODE)
  *library = (void*)add(engine.libraries, Library{program});
  return 0;
}

Result cuLibraryGetKernel(void** kernel, void* library, const char* name) {
  ALIVE
  FIND(found, libraries, library)
  *kernel = (void*)kernel_of(*found, name);
  return *kernel ? 0 : RESULTS[NOT_FOUND];
}

// ---- what errors are called --------------------------------------------------------------------
Result cuGetErrorString(Result status, const char** text) {
  *text = text_of(status);
  return *text ? 0 : RESULTS[WRONG_VALUE];
}

// NVRTC asks for a cache of the driver's, and goes without where this fails.
Result cuGetExportTable(const void**, const void*) { return RESULTS[NOT_FOUND]; }

Result cuGetProcAddress_v2(const char* name, void** function, int, uint64_t, int* status) {
#define AT(name)       \
  {                    \
    #name, (void*)name \
  }
  static const std::pair<const char*, void*> functions[] = {
      AT(cuDriverGetVersion),
      AT(cuInit),
      AT(cuDeviceGetCount),
      AT(cuDeviceGet),
      AT(cuDeviceGetName),
      AT(cuDeviceGetAttribute),
      AT(cuDevicePrimaryCtxRetain),
      AT(cuCtxPushCurrent),
      AT(cuCtxPopCurrent),
      AT(cuCtxGetCurrent),
      AT(cuCtxSynchronize),
      AT(cuMemGetInfo),
      AT(cuMemAlloc),
      AT(cuMemFree),
      AT(cuMemHostAlloc),
      AT(cuMemFreeHost),
      AT(cuMemcpyAsync),
      AT(cuMemcpyPeerAsync),
      AT(cuStreamCreate),
      AT(cuStreamCreateWithPriority),
      AT(cuStreamGetPriority),
      AT(cuStreamDestroy),
      AT(cuStreamGetCtx),
      AT(cuStreamSynchronize),
      AT(cuStreamWaitEvent),
      AT(cuEventCreate),
      AT(cuEventDestroy),
      AT(cuEventRecord),
      AT(cuEventQuery),
      AT(cuEventSynchronize),
      AT(cuEventElapsedTime),
      AT(cuStreamBeginCapture),
      AT(cuStreamEndCapture),
      {"cuGraphInstantiate", (void*)cuGraphInstantiateWithFlags},
      AT(cuGraphInstantiateWithFlags),
      AT(cuGraphDestroy),
      AT(cuGraphExecDestroy),
      AT(cuGraphLaunch),
      AT(cuLibraryLoadData),
      AT(cuLibraryGetKernel),
      AT(cuLaunchKernel),
      AT(cuGetErrorString),
      {"cuGetProcAddress", (void*)cuGetProcAddress_v2},
  };
  *function = nullptr;
  for (auto& pair : functions)
    if (!strcmp(pair.first, name)) *function = pair.second;
  if (status) *status = *function ? 0 : 1;
  return *function ? 0 : RESULTS[NOT_FOUND];
}
}
