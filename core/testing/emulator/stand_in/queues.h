// The engine of a driver's stand-in: devices with memory, queues, events and kernels, in the
// process. The entry points of a driver (cuda.h) are names over it; engine.h stands before it.
//
// Work is put off: it runs when somebody waits for it, and the work of other queues runs before,
// between or after it, by the seed, as far as events allow. So code that forgets to wait reads the
// old values. Addresses of devices are ones that the host cannot read.

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <chrono>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace stand_in {

enum Status {
  FINE,
  WRONG_VALUE,
  FULL,
  NOT_INITIALIZED,
  NO_DEVICE,
  WRONG_DEVICE,
  WRONG_CODE,
  WRONG_CONTEXT,
  OTHER_ARCHITECTURE,
  NOT_BUILT,
  WRONG_HANDLE,
  NOT_FOUND,
  NOT_REACHED,
  NOT_CAPTURED,
  WRONG_ADDRESS,  // from here on: found out by a kernel or a copy; the device is lost
  HANGS,
  TRAPPED,
};

typedef uint64_t Address;
typedef uint64_t Handle;
typedef void (*Entry)(const long long* words);
typedef void (*Fill)();
typedef long long (*Launch)(Entry, Fill, const long long*, CoreIndex groups, CoreIndex lanes,
                            unsigned warp, int order, unsigned long long seed, unsigned shared);
typedef void (*Where)(unsigned lane, int* state, int* line);
typedef void (*Build)(int program);

const Address HIDDEN = 1ull << 54;  // added to an address, it is one that no process can read
const Address ALIGNMENT = 512;
const int MOST_DEVICES = 16, MOST_CONTEXTS = 64, LANE_TRAPPED = 5;

// ---- objects -----------------------------------------------------------------------------------
struct Device {
  int major = 9, minor = 0;
  unsigned warp = 32;
  uint64_t total = 1ull << 30, used = 0;
  std::map<Address, uint64_t> blocks;
  Status lost = FINE;  // the status that a failed kernel left
};

struct Kernel {
  int program;
  std::string name;
  std::string sizes;  // of its arguments: bytes, or 'p' for an address
  Entry entry;
  Fill fill;
};

struct Program {
  int major, minor;
  unsigned warp;
  std::vector<Kernel> kernels;
};

struct Queue;
struct Mark {
  std::shared_ptr<Queue> queue;
  bool reached = false;
  std::chrono::steady_clock::time_point when = {};
};

struct Work {
  enum Kind { COPY, KERNEL, MARK, WAIT } kind;
  Address dst = 0, src = 0;
  uint64_t bytes = 0;
  std::string kept = {};  // the source, where it was read when the copy was enqueued
  std::shared_ptr<Mark> mark = nullptr;
  Kernel* kernel = nullptr;
  CoreIndex groups = {}, lanes = {};
  unsigned shared = 0;
  std::vector<long long> words = {};
};

struct Queue {
  int device;
  std::deque<Work> work;
  bool captures = false, broken = false;  // broken: something came that cannot be captured
  std::vector<Work> captured = {};
  int priority = 0;
};

struct Event {
  int device;
  bool timed;
  std::shared_ptr<Mark> mark;
};

struct Graph {
  int device;
  std::vector<Work> work;
};

struct Library {
  int program;
  int device = 0;  // for which it was loaded, where the driver loads for one
};

struct Fault {
  int after, status;
};

struct Engine {
  std::mutex mutex;
  int count = 1, version = 0, initial = 0, order = 0;
  unsigned long long seed = 1, random = 1;
  pid_t process = 0;  // that has initialized it
  Device devices[MOST_DEVICES];
  std::map<Address, uint64_t> pinned;
  std::deque<Program> programs;
  std::map<std::string, int> codes;
  Handle last = 0x1000;
  std::unordered_map<Handle, std::shared_ptr<Queue>> queues;
  std::unordered_map<Handle, Event> events;
  std::unordered_map<Handle, Library> libraries;
  std::unordered_map<Handle, Kernel*> kernels;
  std::unordered_map<Handle, int> homes;  // of kernels that belong to one device
  std::unordered_map<Handle, Graph> graphs, executables;
  std::vector<std::shared_ptr<Queue>> every;  // queue, closed ones with work too
  std::map<std::string, Fault> faults;
  std::map<std::string, int> calls;
  Launch launch = nullptr;
  Where where = nullptr;
  Build build = nullptr;
};

static Engine& engine = *new Engine;  // never destroyed: threads may use it until the process ends
static thread_local int contexts[MOST_CONTEXTS];
static thread_local int depth;

// Each handle is a new number, so that the handle of a destroyed object stays unknown.
template <class T>
Handle add(std::unordered_map<Handle, T>& table, T made) {
  engine.last += 16;
  table.emplace(engine.last, std::move(made));
  return engine.last;
}
template <class T>
T* find(std::unordered_map<Handle, T>& table, Handle handle) {
  auto found = table.find(handle);
  return found == table.end() ? nullptr : &found->second;
}

inline unsigned long long random_number() {
  engine.random ^= engine.random << 13;
  engine.random ^= engine.random >> 7;
  engine.random ^= engine.random << 17;
  return engine.random;
}
// With the seed 0, everything is done as late as it may be.
inline bool tossed() { return engine.seed && random_number() % 2; }

// ---- memory ------------------------------------------------------------------------------------
// Whether a range lies in one of the blocks.
inline bool holds(const std::map<Address, uint64_t>& blocks, Address address, uint64_t bytes) {
  auto next = blocks.upper_bound(address);
  if (next == blocks.begin()) return false;
  const auto& block = *--next;
  return address - block.first <= block.second && bytes <= block.second - (address - block.first);
}

enum Place { NOWHERE, ON_DEVICE, PINNED, PAGEABLE };
inline Place place_of(Address address, uint64_t bytes) {
  if (address >= HIDDEN) {
    for (int n = 0; n < engine.count; ++n)
      if (holds(engine.devices[n].blocks, address, bytes)) return ON_DEVICE;
    return NOWHERE;
  }
  if (holds(engine.pinned, address, bytes)) return PINNED;
  return address || !bytes ? PAGEABLE : NOWHERE;
}
inline char* memory(Address address) { return (char*)(address & (HIDDEN - 1)); }

inline void* fresh(uint64_t bytes) {
  void* found = nullptr;
  if (posix_memalign(&found, ALIGNMENT, bytes)) return nullptr;
  return memset(found, 0xff, bytes);
}

inline Status allocate(Device& device, uint64_t bytes, Address* result) {
  if (!bytes) return WRONG_VALUE;
  const uint64_t taken = (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  if (taken < bytes || taken > device.total - device.used) return FULL;
  void* found = fresh(bytes);
  if (!found) return FULL;
  *result = (Address)found + HIDDEN;
  device.blocks[*result] = bytes;
  device.used += taken;
  return FINE;
}

// Nothing is waited for: work that uses the block afterwards finds that it is gone.
inline Status release(Address address) {
  for (int n = 0; n < engine.count; ++n) {
    Device& device = engine.devices[n];
    auto found = device.blocks.find(address);
    if (found == device.blocks.end()) continue;
    device.used -= (found->second + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    device.blocks.erase(found);
    free(memory(address));
    return FINE;
  }
  return WRONG_VALUE;
}

inline Status allocate_pinned(uint64_t bytes, void** result) {
  if (!bytes) return WRONG_VALUE;
  *result = fresh(bytes);
  if (!*result) return FULL;
  engine.pinned[(Address)*result] = bytes;
  return FINE;
}

inline Status release_pinned(Address address) {
  if (!engine.pinned.erase(address)) return WRONG_VALUE;
  free((void*)address);
  return FINE;
}

// ---- work --------------------------------------------------------------------------------------
// What a kernel is given lies on its device or in pinned memory, when its turn has come.
inline bool reaches(const Device& device, Address address) {
  if (!address) return true;
  return holds(address >= HIDDEN ? device.blocks : engine.pinned, address, 0);
}

inline Status run_kernel(const Device& device, Work& work) {
  const Kernel& kernel = *work.kernel;
  for (size_t n = 0; n < work.words.size(); ++n) {
    if (kernel.sizes[n] != 'p') continue;
    if (!reaches(device, (Address)work.words[n])) return WRONG_ADDRESS;
    work.words[n] = (long long)memory((Address)work.words[n]);
  }
  const long long stuck = engine.launch(kernel.entry, kernel.fill, work.words.data(), work.groups,
                                        work.lanes, engine.programs[kernel.program].warp,
                                        engine.order, random_number(), work.shared);
  if (stuck < 0) return FINE;
  const unsigned lanes = work.lanes.x * work.lanes.y * work.lanes.z;
  for (unsigned n = 0; n < lanes; ++n) {
    int state = 0, line = 0;
    engine.where(n, &state, &line);
    if (state == LANE_TRAPPED) return TRAPPED;
  }
  return HANGS;
}

inline Status run_copy(const Work& work) {
  const bool kept = !work.kept.empty();
  if (place_of(work.dst, work.bytes) == NOWHERE) return WRONG_ADDRESS;
  if (!kept && place_of(work.src, work.bytes) == NOWHERE) return WRONG_ADDRESS;
  memmove(memory(work.dst), kept ? work.kept.data() : memory(work.src), work.bytes);
  return FINE;
}

inline void run_first(Queue& queue) {
  Device& device = engine.devices[queue.device];
  Work work = std::move(queue.work.front());
  queue.work.pop_front();
  if (work.kind == Work::MARK) {
    work.mark->reached = true;
    work.mark->when = std::chrono::steady_clock::now();
  }
  if (device.lost) return;
  if (work.kind == Work::COPY) device.lost = run_copy(work);
  if (work.kind == Work::KERNEL) device.lost = run_kernel(device, work);
}

// Runs one piece of work: of this queue, or of another; of the one that it waits for, if it does.
inline void advance(Queue& wanted) {
  Queue* queue = &wanted;
  if (tossed()) {
    Queue* other = engine.every[random_number() % engine.every.size()].get();
    if (!other->work.empty()) queue = other;
  }
  while (queue->work.front().kind == Work::WAIT && !queue->work.front().mark->reached)
    queue = queue->work.front().mark->queue.get();
  run_first(*queue);
}

inline void enqueue(Queue& queue, Work work) {
  if (queue.captures)
    queue.captured.push_back(std::move(work));
  else
    queue.work.push_back(std::move(work));
}

// Of a queue that captures nothing can be waited for, and its events are no others.
inline Status refuse(Queue& queue) {
  queue.broken = true;
  return NOT_CAPTURED;
}

inline Status finish(Queue& queue) {
  if (queue.captures) return refuse(queue);
  while (!queue.work.empty()) advance(queue);
  return engine.devices[queue.device].lost;
}

// ---- queues and events -------------------------------------------------------------------------
inline Handle open_queue(int device, int priority = 0) {
  auto made = std::make_shared<Queue>(Queue{device, {}});
  made->priority = priority;
  engine.every.push_back(made);
  return add(engine.queues, std::move(made));
}

// Reads and writes of pageable memory of the host are done when this returns. Pinned memory is used
// when the copy's turn has come.
inline Status enqueue_copy(Queue& queue, Address dst, Address src, uint64_t bytes) {
  const Place to = place_of(dst, bytes), from = place_of(src, bytes);
  if (to == NOWHERE || from == NOWHERE) return WRONG_VALUE;
  if (queue.captures && (to == PAGEABLE || from == PAGEABLE)) return refuse(queue);
  Work work{Work::COPY, dst, src, bytes};
  if (from == PAGEABLE) work.kept.assign((const char*)src, bytes);
  enqueue(queue, std::move(work));
  return to == PAGEABLE ? finish(queue) : FINE;
}

inline Status record(Event& event, const std::shared_ptr<Queue>& queue) {
  if (queue->captures) return refuse(*queue);
  event.mark = std::make_shared<Mark>(Mark{queue});
  Work work{Work::MARK};
  work.mark = event.mark;
  queue->work.push_back(std::move(work));
  return FINE;
}

inline Status wait_for(Queue& queue, const Event& event) {
  if (queue.captures) return refuse(queue);
  if (!event.mark) return FINE;  // it was never recorded
  Work work{Work::WAIT};
  work.mark = event.mark;
  queue.work.push_back(std::move(work));
  return FINE;
}

inline Status elapsed(const Event& start, const Event& end, float* milliseconds) {
  if (!start.timed || !end.timed || !start.mark || !end.mark) return WRONG_HANDLE;
  if (start.device != end.device) return WRONG_HANDLE;
  if (!start.mark->reached || !end.mark->reached) return NOT_REACHED;
  const std::chrono::duration<float, std::milli> between = end.mark->when - start.mark->when;
  *milliseconds = between.count();
  return FINE;
}

// ---- graphs ------------------------------------------------------------------------------------
inline Status begin_capture(Queue& queue) {
  if (queue.captures) return WRONG_VALUE;
  queue.captures = true;
  return FINE;
}

inline Status end_capture(Queue& queue, Handle* graph) {
  if (!queue.captures) return WRONG_VALUE;
  queue.captures = false;
  Graph made{queue.device, std::move(queue.captured)};
  queue.captured.clear();
  const bool broken = queue.broken;
  queue.broken = false;
  *graph = broken ? 0 : add(engine.graphs, std::move(made));
  return broken ? NOT_CAPTURED : FINE;
}

inline Status replay(const Graph& graph, Queue& queue) {
  if (graph.device != queue.device) return WRONG_HANDLE;
  if (queue.captures) return refuse(queue);
  for (const Work& work : graph.work) queue.work.push_back(work);
  return engine.devices[queue.device].lost;
}

inline Status query(const Event& event) {
  if (event.mark && !event.mark->reached) {
    advance(*event.mark->queue);
    if (!event.mark->reached) return NOT_REACHED;
  }
  return engine.devices[event.device].lost;
}

inline Status finish(const Event& event) {
  while (event.mark && !event.mark->reached) advance(*event.mark->queue);
  return engine.devices[event.device].lost;
}

inline Status finish_device(int device) {
  for (size_t n = 0; n < engine.every.size(); ++n)
    if (engine.every[n]->device == device) finish(*engine.every[n]);
  return engine.devices[device].lost;
}

// ---- kernels -----------------------------------------------------------------------------------
// The bytes of a file in the format ELF, by its own header.
inline uint64_t size_of_image(const char* image) {
  if (memcmp(image, "\177ELF", 4)) return 0;
  uint64_t programs, sections;
  uint16_t sizes[4];  // of a program header, how many; of a section header, how many
  memcpy(&programs, image + 32, sizeof programs);
  memcpy(&sections, image + 40, sizeof sections);
  memcpy(sizes, image + 54, sizeof sizes);
  const uint64_t a = programs + sizes[0] * sizes[1], b = sections + sizes[2] * sizes[3];
  return a > b ? a : b;
}

// The program of machine code, -1 for code that was not registered.
inline int program_of(const char* image) {
  auto found = engine.codes.find(std::string(image, size_of_image(image)));
  return found == engine.codes.end() ? -1 : found->second;
}

inline Handle kernel_of(const Library& library, const char* name) {
  for (Kernel& kernel : engine.programs[library.program].kernels)
    if (kernel.name == name) return add(engine.kernels, &kernel);
  return 0;
}

inline bool runs_on(const Program& program, const Device& device) {
  return program.major == device.major && program.minor <= device.minor &&
         program.warp == device.warp;
}

inline std::vector<long long> words_of(const Kernel& kernel, void* const* places) {
  std::vector<long long> words(kernel.sizes.size());
  for (size_t n = 0; n < words.size(); ++n)
    memcpy(&words[n], places[n], kernel.sizes[n] == 'p' ? 8 : kernel.sizes[n]);
  return words;
}

inline Status enqueue_kernel(Queue& queue, Kernel& kernel, CoreIndex groups, CoreIndex lanes,
                             unsigned shared, void* const* places) {
  const uint64_t size = (uint64_t)lanes.x * lanes.y * lanes.z;
  if (!size || size > 1024 || !groups.x || !groups.y || !groups.z) return WRONG_VALUE;
  if (!runs_on(engine.programs[kernel.program], engine.devices[queue.device]))
    return OTHER_ARCHITECTURE;
  Work work{Work::KERNEL};
  work.kernel = &kernel;
  work.groups = groups;
  work.lanes = lanes;
  work.shared = shared;
  work.words = words_of(kernel, places);
  enqueue(queue, std::move(work));
  return FINE;
}

}  // namespace stand_in

// ---- controls for tests ------------------------------------------------------------------------
using stand_in::engine;

extern "C" {

void stand_in_begin(stand_in::Launch launch, stand_in::Where where, stand_in::Build build) {
  engine.launch = launch;
  engine.where = where;
  engine.build = build;
}

void stand_in_set(int count, int version, int initial) {
  engine.count = count;
  engine.version = version;
  engine.initial = initial;
}

void stand_in_set_device(int number, int major, int minor, unsigned warp,
                         unsigned long long total) {
  std::lock_guard<std::mutex> guard(engine.mutex);
  engine.devices[number].major = major;
  engine.devices[number].minor = minor;
  engine.devices[number].warp = warp;
  engine.devices[number].total = total;
}

void stand_in_set_order(int order, unsigned long long seed) {
  std::lock_guard<std::mutex> guard(engine.mutex);
  engine.order = order;
  engine.seed = seed;
  engine.random = seed * 0x9e3779b97f4a7c15ull | 1;
}

// Tells of machine code and, for each of its kernels, of the name and the sizes of its arguments.
int stand_in_know(const char* code, int major, int minor, unsigned warp, int count,
                  const char* const* names, const char* const* sizes) {
  using namespace stand_in;
  std::lock_guard<std::mutex> guard(engine.mutex);
  const int number = (int)engine.programs.size();
  Program made{major, minor, warp, {}};
  for (int n = 0; n < count; ++n)
    made.kernels.push_back(Kernel{number, names[n], sizes[n], nullptr, nullptr});
  engine.programs.push_back(std::move(made));
  engine.codes[std::string(code, size_of_image(code))] = number;
  return number;
}

void stand_in_built(int program, int kernel, stand_in::Entry entry, stand_in::Fill fill) {
  std::lock_guard<std::mutex> guard(engine.mutex);
  engine.programs[program].kernels[kernel].entry = entry;
  engine.programs[program].kernels[kernel].fill = fill;
}

void stand_in_fail(const char* call, int status, int after) {
  std::lock_guard<std::mutex> guard(engine.mutex);
  engine.faults[call] = stand_in::Fault{after, status};
}

int stand_in_calls(const char* call) {
  std::lock_guard<std::mutex> guard(engine.mutex);
  return engine.calls[call];
}

// How much was enqueued and has not run.
int stand_in_waiting() {
  std::lock_guard<std::mutex> guard(engine.mutex);
  int count = 0;
  for (auto& queue : engine.every) count += (int)queue->work.size();
  return count;
}
}
