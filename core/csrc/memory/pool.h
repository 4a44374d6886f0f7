// The process's one pool of threads: kernels of core, of plugins and of the BLAS run on it.
//
// Nothing here touches Python or throws. Threads start when first needed, sleep on a condition
// variable between regions (where these follow within 0.2 ms, they look for the next that long, and
// no longer, so that pools of other libraries keep their cores), and take on the floating-point
// state of the caller. A forked child starts a new pool.
#pragma once
#include <cstdint>

namespace core {

using RangeFn = void (*)(void* context, int64_t begin, int64_t end);

// Calls fn on ranges that together cover [0, total) exactly once, in any order, at the same time,
// and returns when all are done. The caller works too. grain: the fewest iterations that are worth
// its own range. Within another region, or while another thread has the pool, all of it runs
// in the caller: never wait for another range inside fn. fn does not throw.
void parallel_for(int64_t total, int64_t grain, RangeFn fn, void* context);

constexpr int kMaxThreads = 1024;

// How many threads a region may use, the caller's among them; 0: as many as available_cpus(). May
// be changed at any time; a running region keeps its threads.
int num_threads();
void set_num_threads(int n);
bool threads_are_set();  // false until the first call of set_num_threads, or of num_threads

// The same, from the setting `num_threads` where nobody has called set_num_threads yet. Needs the
// GIL; throws PythonError for a bad setting.
int configured_threads();

// The CPUs that this process may use: its affinity mask, and its control group's quota. At least 1.
int available_cpus();

}  // namespace core
