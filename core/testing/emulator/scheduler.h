// Runs the groups of a launch one after the other, and the lanes of a group as fibers of one
// thread. A separate translation unit, built once; engine.h comes before it.
//
// A fiber runs lanes until one of them has to wait. That lane keeps the fiber, and the next lanes
// get another. So lanes that never wait are a loop, at a few nanoseconds each, and nobody has to
// declare beforehand which kernels have barriers. When all lanes wait or have ended, those go on
// for whom everybody has come; if there are none, that is reported: it never hangs.

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#if !defined(__x86_64__) || defined(CORE_PORTABLE_FIBERS)
#define CORE_UCONTEXT
#include <ucontext.h>
#endif
#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#define CORE_STACK (512 << 10)
#else
#define CORE_STACK (128 << 10)
#endif

namespace {

typedef void (*Entry)(const long long* words);
typedef void (*Fill)();  // of shared memory

enum Order { FORWARD, REVERSE, SHUFFLED };
enum State { NEW, READY, AT_BARRIER, AT_MEETING, DONE, AT_TRAP };
enum { MOST_LANES = 1024, MOST_WARP = 64 };

// ---- fibers
// ---------------------------------------------------------------------------------------
struct Fiber {
#ifdef CORE_UCONTEXT
  ucontext_t context;
#else
  void* top;
#endif
  char* stack;
  void* fake;  // AddressSanitizer's
  Fiber* next;
};

void worker();

#ifdef CORE_UCONTEXT
void prepare(Fiber& fiber) {
  getcontext(&fiber.context);
  fiber.context.uc_stack.ss_sp = fiber.stack;
  fiber.context.uc_stack.ss_size = CORE_STACK;
  fiber.context.uc_link = nullptr;
  makecontext(&fiber.context, worker, 0);
}
void change(Fiber& from, Fiber& to) { swapcontext(&from.context, &to.context); }
#else
extern "C" void core_change(void** from, void* to);
asm(R"(
.text
.type core_change, @function
core_change:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  ret
.size core_change, .-core_change
)");
void prepare(Fiber& fiber) {
  void** top = (void**)(fiber.stack + CORE_STACK);
  *--top = nullptr;  // the return address of worker, which never returns
  *--top = (void*)worker;
  for (int n = 0; n < 6; ++n) *--top = nullptr;
  fiber.top = top;
}
void change(Fiber& from, Fiber& to) { core_change(&from.top, to.top); }
#endif

struct Lane {
  State state;
  Fiber* fiber;
  int line;
  unsigned long long mask, value;  // at a meeting: its lanes, and this lane's value
};

struct Launch {
  Entry entry;
  const long long* words;
  unsigned lanes;
  Order order;
  unsigned long long random;
};

CoreEngine engine;
Launch launch;
Lane lanes[MOST_LANES];
unsigned ended;                                   // of them
unsigned long long seen[MOST_LANES + MOST_WARP];  // what each lane brought to its last meeting
unsigned sequence[MOST_LANES];                    // in which lanes get their turn
unsigned place;                                   // in it
Fiber scheduler;
Fiber *current, *idle, *all[MOST_LANES];
unsigned fibers;
const void* home;  // the scheduler's stack, which is registered with AddressSanitizer
size_t home_size;

void enter(Fiber& fiber) {  // from the scheduler
  current = &fiber;
#if defined(__SANITIZE_ADDRESS__)
  __sanitizer_start_switch_fiber(&scheduler.fake, fiber.stack, CORE_STACK);
#endif
  change(scheduler, fiber);
#if defined(__SANITIZE_ADDRESS__)
  __sanitizer_finish_switch_fiber(scheduler.fake, nullptr, nullptr);
#endif
}

void arrived() {  // in a fiber
#if defined(__SANITIZE_ADDRESS__)
  __sanitizer_finish_switch_fiber(current->fake, &home, &home_size);
#endif
}

void leave() {  // to the scheduler
  Fiber& fiber = *current;
#if defined(__SANITIZE_ADDRESS__)
  __sanitizer_start_switch_fiber(&fiber.fake, home, home_size);
#endif
  change(fiber, scheduler);
  arrived();
}

Fiber* fresh() {
  if (Fiber* found = idle) {
    idle = found->next;
    return found;
  }
  if (fibers == MOST_LANES) return nullptr;
  const size_t guard = 4096 * 16;
  void* memory = mmap(nullptr, CORE_STACK + guard, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return nullptr;
  mprotect(memory, guard, PROT_NONE);
  Fiber* made = (Fiber*)calloc(1, sizeof(Fiber));
  made->stack = (char*)memory + guard;
  prepare(*made);
  return all[fibers++] = made;
}

// After an error, lanes that will never go on still have their fibers.
void abandon() {
  idle = nullptr;
  for (unsigned n = 0; n < fibers; ++n) {
#if defined(__SANITIZE_ADDRESS__)
    __asan_unpoison_memory_region(all[n]->stack, CORE_STACK);
#endif
    all[n]->fake = nullptr;
    prepare(*all[n]);
    all[n]->next = idle;
    idle = all[n];
  }
}

// ---- lanes
// ----------------------------------------------------------------------------------------
void become(unsigned number) {
  engine.number = number;
  engine.lane.x = number;
  if (engine.lanes.y * engine.lanes.z != 1) {
    engine.lane.x = number % engine.lanes.x;
    engine.lane.y = number / engine.lanes.x % engine.lanes.y;
    engine.lane.z = number / engine.lanes.x / engine.lanes.y;
  }
}

void wait(State state, int line) {
  const unsigned number = engine.number;
  lanes[number].state = state;
  lanes[number].line = line;
  lanes[number].fiber = current;
  leave();
  become(number);
}

void barrier(int line) { wait(AT_BARRIER, line); }

void halt(int line) { wait(AT_TRAP, line); }  // for which nobody comes

// A mask of 0 stands for all lanes of the warp that have not ended.
const unsigned long long* meet(unsigned long long mask, unsigned long long value, int line) {
  const unsigned number = engine.number;
  Lane& lane = lanes[number];
  lane.mask = mask ? mask | 1ull << number % engine.warp : 0;
  lane.value = value;
  wait(AT_MEETING, line);
  return seen + number / engine.warp * engine.warp;
}

void worker() {
  arrived();
  for (;;) {
    while (place < launch.lanes) {
      become(sequence[place++]);
      launch.entry(launch.words);
      lanes[engine.number].state = DONE;
      ++ended;
    }
    current->next = idle;
    idle = current;
    leave();
  }
}

unsigned long long random_number() {
  launch.random ^= launch.random << 13;
  launch.random ^= launch.random >> 7;
  launch.random ^= launch.random << 17;
  return launch.random;
}

template <class T>
void arrange(T* numbers, T count) {
  for (T n = 0; n < count; ++n) numbers[n] = launch.order == REVERSE ? count - 1 - n : n;
  for (T n = count; launch.order == SHUFFLED && n > 1; --n) {
    const T other = (T)(random_number() % n);
    const T kept = numbers[n - 1];
    numbers[n - 1] = numbers[other];
    numbers[other] = kept;
  }
}

// Whether all lanes that a lane waits for in its warp have come to the same place.
bool is_complete(const Lane& lane, unsigned first, unsigned end) {
  for (unsigned n = first; n < end; ++n) {
    const Lane& other = lanes[n];
    const bool wanted = lane.mask ? lane.mask >> (n - first) & 1 : other.state != DONE;
    if (wanted && (other.state != AT_MEETING || other.line != lane.line)) return false;
  }
  return true;
}

// Marks the lanes of a warp whose meeting is complete; how many there are. Most meetings are of the
// whole warp: the answer for a lane is that for the next one of the same mask and line.
unsigned release_warp(unsigned first, unsigned end) {
  unsigned count = 0;
  bool goes_on[MOST_WARP];
  const Lane* previous = nullptr;
  for (unsigned n = first; n < end; ++n) {
    const Lane& lane = lanes[n];
    goes_on[n - first] = false;
    if (lane.state != AT_MEETING) continue;
    if (previous && previous->mask == lane.mask && previous->line == lane.line)
      goes_on[n - first] = goes_on[previous - lanes - first];
    else
      goes_on[n - first] = is_complete(lane, first, end);
    previous = &lane;
  }
  for (unsigned n = first; n < end; ++n) {
    seen[n] = lanes[n].value;
    if (!goes_on[n - first]) continue;
    lanes[n].state = READY;
    ++count;
  }
  return count;
}

// Marks the lanes that may go on; how many there are.
unsigned release() {
  unsigned waiting = 0, count = 0;
  for (unsigned n = 0; n < launch.lanes; ++n)
    waiting += lanes[n].state == AT_BARRIER && lanes[n].line == lanes[0].line;
  if (waiting == launch.lanes) {
    for (unsigned n = 0; n < launch.lanes; ++n) lanes[n].state = READY;
    return launch.lanes;
  }
  for (unsigned first = 0; first < launch.lanes; first += engine.warp) {
    const unsigned end = first + engine.warp;
    count += release_warp(first, end < launch.lanes ? end : launch.lanes);
  }
  return count;
}

bool run_group() {
  for (unsigned n = 0; n < launch.lanes; ++n) lanes[n].state = NEW;
  ended = 0;
  arrange(sequence, launch.lanes);
  for (place = 0; place < launch.lanes;)
    if (Fiber* fiber = fresh())
      enter(*fiber);
    else
      return false;
  while (ended < launch.lanes) {
    if (!release()) return false;
    arrange(sequence, launch.lanes);
    for (unsigned n = 0; n < launch.lanes; ++n) {
      const unsigned number = sequence[n];
      if (lanes[number].state == READY) enter(*lanes[number].fiber);
    }
  }
  return true;
}

CoreIndex index_of(unsigned long long number, CoreIndex size) {
  return {(unsigned)(number % size.x), (unsigned)(number / size.x % size.y),
          (unsigned)(number / size.x / size.y)};
}

}  // namespace

extern "C" {

CoreEngine* core_engine_of() {
  engine.barrier = barrier;
  engine.core_halt = halt;
  engine.meet = meet;
  return &engine;
}

// Runs all groups; -1, or the number of the group in which lanes waited for ever, or trapped.
long long core_launch(Entry entry, Fill fill, const long long* words, CoreIndex groups,
                      CoreIndex group_lanes, unsigned warp, int order, unsigned long long seed,
                      unsigned shared_bytes) {
  launch = {entry, words, group_lanes.x * group_lanes.y * group_lanes.z, (Order)order, seed | 1};
  engine.lanes = group_lanes;
  engine.groups = groups;
  engine.warp = warp;
  engine.lane = {0, 0, 0};
  engine.shared = shared_bytes ? malloc(shared_bytes) : nullptr;
  const unsigned long long count = (unsigned long long)groups.x * groups.y * groups.z;
  unsigned long long* numbers = nullptr;
  if (order == SHUFFLED) {
    numbers = (unsigned long long*)malloc(count * sizeof *numbers);
    arrange(numbers, count);
  }
  long long stuck = -1;
  for (unsigned long long n = 0; n < count && stuck < 0; ++n) {
    const unsigned long long number = numbers ? numbers[n] : order == REVERSE ? count - 1 - n : n;
    engine.group = index_of(number, groups);
    if (fill) fill();
    if (engine.shared) memset(engine.shared, 0xff, shared_bytes);
    if (!run_group()) {
      stuck = (long long)number;
      abandon();
    }
  }
  free(numbers);
  free(engine.shared);
  return stuck;
}

// Where lanes of the last group were: {state, line}, for messages.
void core_where(unsigned number, int* state, int* line) {
  *state = lanes[number].state;
  *line = lanes[number].line;
}
}
