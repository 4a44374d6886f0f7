// The interface between a kernel and the scheduler (scheduler.h). It is the first part of every
// translation unit of kernels, before the header of their language. It includes nothing: most
// units are a few kernels, and reading a library's headers would take longer than compiling them.

struct CoreIndex {
  unsigned x, y, z;
};

struct CoreEngine {
  CoreIndex lane, group, lanes, groups;  // of the lane that is running
  unsigned number;                       // its lane, counted through
  unsigned warp;                         // lanes that run in step
  void* shared;  // memory of the group, whose size is an argument of the launch
  void (*barrier)(int line);
  // All lanes of a warp that `mask` names give a value, and have those of all.
  const unsigned long long* (*meet)(unsigned long long mask, unsigned long long value, int line);
  void (*core_halt)(int line);  // the lane goes no further, and the launch has failed
};

static CoreEngine* core_engine;
extern "C" void core_use_engine(CoreEngine* engine) { core_engine = engine; }

// A group's memory belongs to a section that is filled with NaN before each group, so that
// no lane reads values of the group before. AddressSanitizer guards its ends instead.
#if defined(__linux__) && !defined(__SANITIZE_ADDRESS__)
#define CORE_SHARED static __attribute__((section(CORE_SECTION)))
#define CORE_SHARED_BOUNDS(first, last) \
  extern "C" __attribute__((weak, visibility("hidden"))) char first[], last[];
#define CORE_FILL(first, last) \
  if (first) __builtin_memset(first, 0xff, last - first);
#else
#define CORE_SHARED static
#define CORE_SHARED_BOUNDS(first, last)
#define CORE_FILL(first, last)
#endif

// A kernel is called with its arguments in 64-bit words, one each.
template <int... I>
struct CoreNumbers {};
template <int N, int... I>
struct CoreCount : CoreCount<N - 1, N - 1, I...> {};
template <int... I>
struct CoreCount<0, I...> {
  typedef CoreNumbers<I...> numbers;
};
template <class... A, int... I>
static inline void core_apply(void (*kernel)(A...), const long long* words, CoreNumbers<I...>) {
  kernel(*(const A*)&words[I]...);
}
template <class... A>
static inline void core_call(void (*kernel)(A...), const long long* words) {
  core_apply(kernel, words, typename CoreCount<sizeof...(A)>::numbers());
}
