// Entry points of a GPU's driver over the engine (queues.h), as far as several vendors' drivers
// have them with the same arguments and status numbers. The file of a driver (cuda.h, hip.h)
// includes this one among its own entry points, and defines before:
//
//   Result      the type of a status
//   API(name)   a function's name with the vendor's prefix
//   CURRENT     the device on which this thread's calls are made, -1: none
//   PRODUCT     what a message calls devices of this driver
//   WRONG_PEER  the status of a copy between devices of which there is none
//   Peer        how copies between devices name one; peer_of(Peer): its number, or one that is none

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

static const char* text_of(Result status) {
  static const std::pair<Result, const char*> texts[] = {
      {0, "no error"},
      {1, "invalid argument"},
      {2, "out of memory"},
      {3, "initialization error"},
      {100, "no " PRODUCT "-capable device is detected"},
      {101, "invalid device ordinal"},
      {200, "device kernel image is invalid"},
      {201, "invalid device context"},
      {209, "no kernel image is available for execution on the device"},
      {300, "device kernel image is invalid"},
      {400, "invalid resource handle"},
      {500, "named symbol not found"},
      {600, "device not ready"},
      {700, "an illegal memory access was encountered"},
      {702, "the launch timed out and was terminated"},
      {719, "unspecified launch failure"},
      {900, "operation not permitted when stream is capturing"},
  };
  for (auto& pair : texts)
    if (pair.first == status) return pair.second;
  return nullptr;
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
// The device that is current, on which nothing has failed.
#define ON_DEVICE                        \
  ENTER                                  \
  const int here = CURRENT;              \
  NEEDS(here >= 0, WRONG_CONTEXT)        \
  Device& device = engine.devices[here]; \
  NEEDS(!device.lost, device.lost)
// An error that a kernel caused on a device is returned by every later call on its contexts.
#define ALIVE \
  ENTER       \
  for (int n = 0; n < engine.count; ++n) NEEDS(!engine.devices[n].lost, engine.devices[n].lost)
#define FIND_QUEUE(name, stream)                            \
  auto* name = queue_of(stream, CURRENT < 0 ? 0 : CURRENT); \
  NEEDS(name, WRONG_HANDLE)
#define FIND(name, table, handle)                  \
  auto* name = find(engine.table, (Handle)handle); \
  NEEDS(name, WRONG_HANDLE)

extern "C" {

// ---- devices -----------------------------------------------------------------------------------
Result API(DriverGetVersion)(int* version) {
  BEFORE_INIT
  *version = engine.version;
  return 0;
}

Result API(Init)(unsigned) {
  BEFORE_INIT
  if (engine.initial) return engine.initial;
  NEEDS(engine.count, NO_DEVICE)
  engine.process = getpid();
  return 0;
}

Result API(DeviceGetCount)(int* count) {
  ENTER
  *count = engine.count;
  return 0;
}

Result API(DeviceGetName)(char* name, int size, int device) {
  ENTER
  strncpy(name, "Stand-in GPU", size);
  return 0;
}

// ---- memory ------------------------------------------------------------------------------------
Result API(MemGetInfo)(size_t* free, size_t* total) {
  ON_DEVICE
  *free = device.total - device.used;
  *total = device.total;
  return 0;
}

Result API(MemAlloc)(Address* address, size_t bytes) {
  ON_DEVICE
  return RESULTS[allocate(device, bytes, address)];
}

Result API(MemFree)(Address address) {
  ON_DEVICE
  return RESULTS[release(address)];
}

Result API(MemHostAlloc)(void** address, size_t bytes, unsigned) {
  ON_DEVICE
  return RESULTS[allocate_pinned(bytes, address)];
}

Result API(MemFreeHost)(void* address) {
  ON_DEVICE
  return RESULTS[release_pinned((Address)address)];
}

// Each end belongs to a device; no two devices have memory at the same address.
Result API(MemcpyPeerAsync)(Address dst, Peer to, Address src, Peer from, size_t bytes,
                            void* stream) {
  ON_DEVICE
  FIND(queue, queues, stream)
  for (Peer peer : {to, from}) NEEDS(peer_of(peer) >= 0 && peer_of(peer) < engine.count, WRONG_PEER)
  NEEDS(holds(engine.devices[peer_of(to)].blocks, dst, bytes), WRONG_VALUE)
  NEEDS(holds(engine.devices[peer_of(from)].blocks, src, bytes), WRONG_VALUE)
  return RESULTS[enqueue_copy(**queue, dst, src, bytes)];
}

// ---- streams and events ------------------------------------------------------------------------
Result API(StreamCreate)(void** stream, unsigned) {
  ON_DEVICE
  *stream = (void*)open_queue(here);
  return 0;
}

// A driver takes the nearest priority that it has.
Result API(StreamCreateWithPriority)(void** stream, unsigned, int priority) {
  ON_DEVICE
  *stream = (void*)open_queue(here, priority < -5 ? -5 : priority > 0 ? 0 : priority);
  return 0;
}

Result API(StreamGetPriority)(void* stream, int* priority) {
  ENTER
  FIND_QUEUE(queue, stream)
  *priority = (*queue)->priority;
  return 0;
}

Result API(StreamDestroy)(void* stream) {
  ALIVE
  FIND(queue, queues, stream)
  engine.queues.erase((Handle)stream);  // enqueued work still runs
  return 0;
}

Result API(StreamSynchronize)(void* stream) {
  ENTER
  FIND_QUEUE(queue, stream)
  return RESULTS[finish(**queue)];
}

Result API(StreamWaitEvent)(void* stream, void* event, unsigned) {
  ENTER
  FIND_QUEUE(queue, stream)
  FIND(found, events, event)
  const Status lost = engine.devices[(*queue)->device].lost;
  return RESULTS[lost ? lost : wait_for(**queue, *found)];
}

Result API(EventCreate)(void** event, unsigned flags) {
  ON_DEVICE
  *event = (void*)add(engine.events, Event{here, !(flags & 2), nullptr});
  return 0;
}

Result API(EventDestroy)(void* event) {
  ALIVE
  FIND(found, events, event)
  engine.events.erase((Handle)event);
  return 0;
}

Result API(EventRecord)(void* event, void* stream) {
  ON_DEVICE
  FIND(found, events, event)
  FIND(queue, queues, stream)
  NEEDS(found->device == (*queue)->device, WRONG_HANDLE)
  return RESULTS[record(*found, *queue)];
}

Result API(EventElapsedTime)(float* milliseconds, void* start, void* end) {
  ENTER
  FIND(first, events, start)
  FIND(second, events, end)
  return RESULTS[elapsed(*first, *second, milliseconds)];
}

Result API(EventQuery)(void* event) {
  ALIVE
  FIND(found, events, event)
  return RESULTS[query(*found)];
}

Result API(EventSynchronize)(void* event) {
  ENTER
  FIND(found, events, event)
  return RESULTS[finish(*found)];
}

// ---- graphs ------------------------------------------------------------------------------------
Result API(StreamBeginCapture)(void* stream, int mode) {
  ALIVE
  FIND(queue, queues, stream)
  NEEDS(mode == 2, WRONG_VALUE)  // in the other modes memory cannot be allocated meanwhile
  return RESULTS[begin_capture(**queue)];
}

Result API(StreamEndCapture)(void* stream, void** graph) {
  ENTER
  FIND(queue, queues, stream)
  return RESULTS[end_capture(**queue, (Handle*)graph)];
}

Result API(GraphInstantiateWithFlags)(void** executable, void* graph, unsigned long long) {
  ALIVE
  FIND(found, graphs, graph)
  *executable = (void*)add(engine.executables, *found);
  return 0;
}

Result API(GraphDestroy)(void* graph) {
  ALIVE
  FIND(found, graphs, graph)
  engine.graphs.erase((Handle)graph);
  return 0;
}

Result API(GraphExecDestroy)(void* executable) {
  ALIVE
  FIND(found, executables, executable)
  engine.executables.erase((Handle)executable);  // enqueued work still runs
  return 0;
}

Result API(GraphLaunch)(void* executable, void* stream) {
  ALIVE
  FIND(found, executables, executable)
  FIND(queue, queues, stream)
  return RESULTS[replay(*found, **queue)];
}

// ---- kernels -----------------------------------------------------------------------------------
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

Result API(LaunchKernel)(void* handle, unsigned gx, unsigned gy, unsigned gz, unsigned lx,
                         unsigned ly, unsigned lz, unsigned shared, void* stream, void** places,
                         void**) {
  if (Result status = build(handle)) return status;
  ENTER
  FIND(kernel, kernels, handle)
  NEEDS((*kernel)->entry, NOT_BUILT)
  FIND(queue, queues, stream)
  const Status lost = engine.devices[(*queue)->device].lost;
  NEEDS(!lost, lost)
  const auto home = engine.homes.find((Handle)handle);
  NEEDS(home == engine.homes.end() || home->second == (*queue)->device, WRONG_DEVICE)
  return RESULTS[enqueue_kernel(**queue, **kernel, {gx, gy, gz}, {lx, ly, lz}, shared, places)];
}
}
