// libcuda.so.1, as far as a runtime of core's asks for it: names over queues.h, which stands before
// it. cuda-bindings finds all but the first by cuGetProcAddress.

using namespace stand_in;

typedef int Result;
static const Result RESULTS[] = {0,   1,   2,   3,   100, 101, 200, 201, 209,
                                 300, 400, 500, 600, 900, 700, 702, 719};

// The streams that nobody opens: the default one, also as 0, and that of a thread.
static std::shared_ptr<Queue>* queue_of(void* stream, int device) {
  static Handle defaults[MOST_DEVICES][3];
  Handle handle = (Handle)stream;
  if (handle <= 2) {
    Handle& own = defaults[device][handle ? handle : 1];
    if (!own) own = open_queue(device);
    handle = own;
  }
  return find(engine.queues, handle);
}

// ---- at each call ------------------------------------------------------------------------------
// After a fork the lock may be held by a thread that is not there, so that is asked first.
static bool is_forked() { return engine.process && engine.process != getpid(); }

static Result fault(const char* call) {
  ++engine.calls[call];
  auto found = engine.faults.find(call);
  if (found == engine.faults.end() || --found->second.after) return 0;
  const Result status = found->second.status;
  engine.faults.erase(found);
  return status;
}

#define BEFORE_INIT                                 \
  if (is_forked()) return RESULTS[NOT_INITIALIZED]; \
  std::lock_guard<std::mutex> guard(engine.mutex);  \
  if (Result status = fault(__func__)) return status;
#define ENTER \
  BEFORE_INIT \
  if (!engine.process) return RESULTS[NOT_INITIALIZED];
#define NEEDS(condition, status) \
  if (!(condition)) return RESULTS[status];
// The context that is current, in which nothing has failed.
#define IN_CONTEXT                       \
  ENTER                                  \
  NEEDS(depth, WRONG_CONTEXT)            \
  const int here = contexts[depth - 1];  \
  Device& device = engine.devices[here]; \
  NEEDS(!device.lost, device.lost)
// What a kernel has done to a device is told by every call, of contexts and of what they hold.
#define ALIVE \
  ENTER       \
  for (int n = 0; n < engine.count; ++n) NEEDS(!engine.devices[n].lost, engine.devices[n].lost)
#define FIND_QUEUE(name, stream)                   \
  auto* name = queue_of(stream, current_device()); \
  NEEDS(name, WRONG_HANDLE)
#define FIND(name, table, handle)                  \
  auto* name = find(engine.table, (Handle)handle); \
  NEEDS(name, WRONG_HANDLE)

static void* context_of(int device) { return (void*)(uint64_t)(0x100 + 16 * device); }
static int current_device() { return depth ? contexts[depth - 1] : 0; }
static int device_of(void* context) { return ((int)(uint64_t)context - 0x100) / 16; }

extern "C" {

// ---- devices and contexts ----------------------------------------------------------------------
Result cuDriverGetVersion(int* version) {
  BEFORE_INIT
  *version = engine.version;
  return 0;
}

Result cuInit(unsigned) {
  BEFORE_INIT
  if (engine.initial) return engine.initial;
  NEEDS(engine.count, NO_DEVICE)
  engine.process = getpid();
  return 0;
}

Result cuDeviceGetCount(int* count) {
  ENTER
  *count = engine.count;
  return 0;
}

Result cuDeviceGet(int* device, int number) {
  ENTER
  NEEDS(number >= 0 && number < engine.count, WRONG_DEVICE)
  *device = number;
  return 0;
}

Result cuDeviceGetName(char* name, int size, int device) {
  ENTER
  strncpy(name, "Stand-in GPU", size);
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
  const int device = device_of(context);
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
  IN_CONTEXT
  return RESULTS[finish_device(here)];
}

// ---- memory ------------------------------------------------------------------------------------
Result cuMemGetInfo(size_t* free, size_t* total) {
  IN_CONTEXT
  *free = device.total - device.used;
  *total = device.total;
  return 0;
}

Result cuMemAlloc(Address* address, size_t bytes) {
  IN_CONTEXT
  return RESULTS[allocate(device, bytes, address)];
}

Result cuMemFree(Address address) {
  IN_CONTEXT
  return RESULTS[release(address)];
}

Result cuMemHostAlloc(void** address, size_t bytes, unsigned) {
  IN_CONTEXT
  return RESULTS[allocate_pinned(bytes, address)];
}

Result cuMemFreeHost(void* address) {
  IN_CONTEXT
  return RESULTS[release_pinned((Address)address)];
}

Result cuMemcpyAsync(Address dst, Address src, size_t bytes, void* stream) {
  IN_CONTEXT
  FIND_QUEUE(queue, stream)
  return RESULTS[enqueue_copy(**queue, dst, src, bytes)];
}

// Each context is that of a device, and the memory of all of them has addresses of its own.
Result cuMemcpyPeerAsync(Address dst, void* to, Address src, void* from, size_t bytes,
                         void* stream) {
  IN_CONTEXT
  FIND(queue, queues, stream)
  for (void* context : {to, from})
    NEEDS(device_of(context) >= 0 && device_of(context) < engine.count, WRONG_CONTEXT)
  NEEDS(holds(engine.devices[device_of(to)].blocks, dst, bytes), WRONG_VALUE)
  NEEDS(holds(engine.devices[device_of(from)].blocks, src, bytes), WRONG_VALUE)
  return RESULTS[enqueue_copy(**queue, dst, src, bytes)];
}

// ---- streams and events ------------------------------------------------------------------------
Result cuStreamCreate(void** stream, unsigned) {
  IN_CONTEXT
  *stream = (void*)open_queue(here);
  return 0;
}

Result cuStreamDestroy(void* stream) {
  ALIVE
  FIND(queue, queues, stream)
  engine.queues.erase((Handle)stream);  // what was enqueued is done all the same
  return 0;
}

Result cuStreamGetCtx(void* stream, void** context) {
  ENTER
  FIND(queue, queues, stream)
  *context = context_of((*queue)->device);
  return 0;
}

Result cuStreamSynchronize(void* stream) {
  ENTER
  FIND_QUEUE(queue, stream)
  return RESULTS[finish(**queue)];
}

Result cuStreamWaitEvent(void* stream, void* event, unsigned) {
  ENTER
  FIND_QUEUE(queue, stream)
  FIND(found, events, event)
  const Status lost = engine.devices[(*queue)->device].lost;
  return RESULTS[lost ? lost : wait_for(**queue, *found)];
}

Result cuEventCreate(void** event, unsigned flags) {
  IN_CONTEXT
  *event = (void*)add(engine.events, Event{here, !(flags & 2), nullptr});
  return 0;
}

Result cuEventDestroy(void* event) {
  ALIVE
  FIND(found, events, event)
  engine.events.erase((Handle)event);
  return 0;
}

Result cuEventRecord(void* event, void* stream) {
  IN_CONTEXT
  FIND(found, events, event)
  FIND(queue, queues, stream)
  NEEDS(found->device == (*queue)->device, WRONG_HANDLE)
  return RESULTS[record(*found, *queue)];
}

Result cuEventElapsedTime(float* milliseconds, void* start, void* end) {
  ENTER
  FIND(first, events, start)
  FIND(second, events, end)
  return RESULTS[elapsed(*first, *second, milliseconds)];
}

Result cuEventQuery(void* event) {
  ALIVE
  FIND(found, events, event)
  return RESULTS[query(*found)];
}

Result cuEventSynchronize(void* event) {
  ENTER
  FIND(found, events, event)
  return RESULTS[finish(*found)];
}

// ---- graphs ------------------------------------------------------------------------------------
Result cuStreamBeginCapture(void* stream, int mode) {
  ALIVE
  FIND(queue, queues, stream)
  NEEDS(mode == 2, WRONG_VALUE)  // in the other modes memory cannot be allocated meanwhile
  return RESULTS[begin_capture(**queue)];
}

Result cuStreamEndCapture(void* stream, void** graph) {
  ENTER
  FIND(queue, queues, stream)
  return RESULTS[end_capture(**queue, (Handle*)graph)];
}

Result cuGraphInstantiateWithFlags(void** executable, void* graph, unsigned long long) {
  ALIVE
  FIND(found, graphs, graph)
  *executable = (void*)add(engine.executables, *found);
  return 0;
}

Result cuGraphDestroy(void* graph) {
  ALIVE
  FIND(found, graphs, graph)
  engine.graphs.erase((Handle)graph);
  return 0;
}

Result cuGraphExecDestroy(void* executable) {
  ALIVE
  FIND(found, executables, executable)
  engine.executables.erase((Handle)executable);  // what was enqueued is done all the same
  return 0;
}

Result cuGraphLaunch(void* executable, void* stream) {
  ALIVE
  FIND(found, executables, executable)
  FIND(queue, queues, stream)
  return RESULTS[replay(*found, **queue)];
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

// Nothing is locked while a kernel is built: Python does that, for which another thread may wait.
static Result build(void* handle) {
  int program;
  {
    ENTER
    FIND(kernel, kernels, handle)
    if ((*kernel)->entry) return 0;
    program = (*kernel)->program;
  }
  engine.build(program);
  return 0;
}

Result cuLaunchKernel(void* handle, unsigned gx, unsigned gy, unsigned gz, unsigned lx, unsigned ly,
                      unsigned lz, unsigned shared, void* stream, void** places, void**) {
  if (Result status = build(handle)) return status;
  ENTER
  FIND(kernel, kernels, handle)
  NEEDS((*kernel)->entry, NOT_BUILT)
  FIND(queue, queues, stream)
  const Status lost = engine.devices[(*queue)->device].lost;
  NEEDS(!lost, lost)
  return RESULTS[enqueue_kernel(**queue, **kernel, {gx, gy, gz}, {lx, ly, lz}, shared, places)];
}

// ---- what errors are called --------------------------------------------------------------------
Result cuGetErrorString(Result status, const char** text) {
  static const std::pair<Result, const char*> texts[] = {
      {0, "no error"},
      {1, "invalid argument"},
      {2, "out of memory"},
      {3, "initialization error"},
      {100, "no CUDA-capable device is detected"},
      {101, "invalid device ordinal"},
      {200, "device kernel image is invalid"},
      {201, "invalid device context"},
      {209, "no kernel image is available for execution on the device"},
      {300, "device kernel image is invalid"},
      {400, "invalid resource handle"},
      {500, "named symbol not found"},
      {600, "device not ready"},
      {900, "operation not permitted when stream is capturing"},
      {700, "an illegal memory access was encountered"},
      {702, "the launch timed out and was terminated"},
      {719, "unspecified launch failure"},
  };
  *text = nullptr;
  for (auto& pair : texts)
    if (pair.first == status) *text = pair.second;
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
