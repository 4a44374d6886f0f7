// The pool of threads. A region is published under the mutex with as many places as it wants
// helpers; waiting threads take places, and all take chunks of the range until none is left. The
// caller then withdraws the places that nobody took, so that a thread which woke too late delays
// nobody, and waits until the others have left.
//
// Waiting is sleeping, unless regions follow one another closely, as those of a compiled graph do:
// waking a thread then takes longer than its work, so it polls for a short while before it sleeps.
#include "pool.h"

#include <algorithm>
#include <atomic>
#include <cfenv>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>

#ifndef _WIN32
#include <pthread.h>
#include <signal.h>
#endif

namespace core {
namespace {

constexpr int64_t kChunksPerThread = 4;  // cores differ in speed, and other processes use them too
constexpr int64_t kRound = 64;           // chunks of long ranges are multiples: whole cache lines
constexpr int64_t kLong = 1024;

using Clock = std::chrono::steady_clock;
constexpr auto kClosely = std::chrono::microseconds(200);  // regions follow one another
constexpr int kLooks = 32;                                 // between two looks at the clock

std::atomic<int> wanted_threads{0};  // 0: not known yet
std::atomic<int> cpus{0};            // that were available when threads were started; 0: none were
thread_local bool in_region = false;

struct Region {
  RangeFn fn;
  void* context;
  int64_t total, chunk;
  std::atomic<int64_t> next{0};  // the chunk that nobody has taken yet
  std::fenv_t environment;

  void run() {
    const int64_t chunks = (total - 1) / chunk + 1;
    for (int64_t i; (i = next.fetch_add(1, std::memory_order_relaxed)) < chunks;) {
      const int64_t begin = i * chunk;
      fn(context, begin, begin + std::min(chunk, total - begin));
    }
  }
};

// Threads are started with signals blocked: those of Python belong to its main thread, whose
// system calls they have to interrupt. Faults stay with the thread that makes them.
class BlockSignals {
 public:
#ifdef _WIN32
  BlockSignals() {}
#else
  BlockSignals() {
    sigset_t all;
    sigfillset(&all);
    for (int fault : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP}) sigdelset(&all, fault);
    pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  ~BlockSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_;
#endif
};

void pause() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

// Looks for a while; whether it came true.
template <class F>
bool comes_soon(F&& is_true) {
  const auto until = Clock::now() + kClosely;
  do {
    for (int i = 0; i < kLooks; ++i, pause())
      if (is_true()) return true;
  } while (Clock::now() < until);
  return false;
}

// What has to be done also where the thread ends within a region: Python ends threads that want the
// GIL while it shuts down, and others may still use what lies on their stacks.
template <class F>
struct AtEnd {
  F does;
  ~AtEnd() { does(); }
};
template <class F>
AtEnd(F) -> AtEnd<F>;

class Pool {
 public:
  // One region at a time; a second thread works alone.
  bool acquire() { return !busy_.exchange(true, std::memory_order_acquire); }
  void release() { busy_.store(false, std::memory_order_release); }

  void run(Region& region, int helpers) {
    for (int i = publish(region, helpers); i > 0; --i) wake_.notify_one();
    in_region = true;
    const AtEnd wait{[this] { wait_for_helpers(); }};
    region.run();
  }

  void wake_all() {  // those that are too many now leave
    {
      const std::lock_guard<std::mutex> lock(mutex_);
    }
    wake_.notify_all();
  }

 private:
  void wait_for_helpers() {
    in_region = false;
    std::unique_lock<std::mutex> lock(mutex_);
    places_ = 0;
    if (active_ > 0 && closely_) {
      lock.unlock();
      comes_soon([this] { return active_ == 0; });
      lock.lock();
    }
    done_.wait(lock, [this] { return active_ == 0; });
    region_ = nullptr;
    ended_ = Clock::now();
  }

  // How many sleeping threads are to be woken.
  int publish(Region& region, int helpers) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (threads_ < helpers) cpus = available_cpus();
    while (threads_ < helpers && start_thread()) ++threads_;
    region_ = &region;
    // Threads that look for work take it from each other where they have no processor each.
    closely_ = Clock::now() - ended_ < kClosely && threads_ < cpus;
    places_ = std::min<int>(helpers, threads_);
    return places_ - std::min<int>(looking_, places_);
  }

  bool start_thread() {
    const BlockSignals blocked;
    try {
      std::thread(&Pool::serve, this).detach();  // the process's end needs no word with them
      return true;
    } catch (const std::system_error&) {
      return false;  // no more threads are to be had: the region runs on those there are
    }
  }

  void serve() {
    in_region = true;
    std::unique_lock<std::mutex> lock(mutex_);
    for (;;) {
      if (places_ == 0 && closely_) look_for_work(lock);
      wake_.wait(lock, [this] { return places_ > 0 || is_too_many(); });
      if (places_ == 0) break;
      --places_;
      ++active_;
      Region& region = *region_;
      lock.unlock();
      std::fesetenv(&region.environment);
      const AtEnd leave{[&] {
        lock.lock();
        if (--active_ == 0) done_.notify_one();
      }};
      region.run();
    }
    --threads_;
  }

  void look_for_work(std::unique_lock<std::mutex>& lock) {
    ++looking_;
    lock.unlock();
    comes_soon([this] { return places_ > 0 || is_too_many(); });
    lock.lock();
    --looking_;
  }

  bool is_too_many() const { return threads_ >= std::max(wanted_threads.load(), 1); }

  std::mutex mutex_;
  std::condition_variable wake_, done_;
  std::atomic<bool> busy_{false};
  // Written under the mutex; fields that threads read without it are atomic.
  Region* region_ = nullptr;
  std::atomic<int> threads_{0};  // started, the callers' not counted
  std::atomic<int> places_{0};   // helpers that the region may still get
  std::atomic<int> active_{0};   // helpers in it
  int looking_ = 0;              // threads that need not be woken
  bool closely_ = false;         // the last two regions followed one another closely
  Clock::time_point ended_{};    // the last region
};

// Never destroyed: threads may sleep in it when the process ends.
Pool* pool = new Pool;

#ifndef _WIN32
// The child has none of the threads, and perhaps a mutex that one of them held: it gets a new pool.
void start_anew() {
  pool = new Pool;
  in_region = false;
}
const int watching_forks = pthread_atfork(nullptr, nullptr, start_anew);
#endif

// At least `grain` iterations a chunk, and no more chunks than it takes to balance them.
int64_t chunk_size(int64_t total, int64_t grain, int64_t threads) {
  const int64_t chunk = std::max(grain, (total - 1) / (threads * kChunksPerThread) + 1);
  return chunk < kLong ? chunk : (chunk - 1) / kRound * kRound + kRound;
}

}  // namespace

void parallel_for(int64_t total, int64_t grain, RangeFn fn, void* context) {
  if (total <= 0) return;
  grain = std::clamp<int64_t>(grain, 1, total);
  const int64_t threads = std::min<int64_t>(num_threads(), total / grain);
  if (threads <= 1 || in_region || !pool->acquire()) return fn(context, 0, total);
  Region region{fn, context, total, chunk_size(total, grain, threads), {}, {}};
  std::fegetenv(&region.environment);
  pool->run(region, static_cast<int>(threads) - 1);
  pool->release();
}

bool threads_are_set() { return wanted_threads.load(std::memory_order_relaxed) != 0; }

int num_threads() {
  const int n = wanted_threads.load(std::memory_order_relaxed);
  if (n != 0) return n;
  int unknown = 0;
  wanted_threads.compare_exchange_strong(unknown, available_cpus());
  return wanted_threads.load();
}

void set_num_threads(int n) {
  wanted_threads.store(std::clamp(n == 0 ? available_cpus() : n, 1, kMaxThreads));
  pool->wake_all();
}

}  // namespace core
