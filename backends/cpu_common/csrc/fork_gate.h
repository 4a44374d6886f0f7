// OpenBLAS takes a lock of its own in each call; a process that forks while another thread holds it
// has a child that waits for it forever. So calls enter here, and a fork waits until none is
// inside.
#pragma once
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#ifndef _WIN32
#include <pthread.h>
#endif

namespace core_cpu {

class ForkGate {
 public:
  ForkGate() {
    const std::lock_guard<std::mutex> lock(mutex());
    ++inside();
  }
  ~ForkGate() { --inside(); }
  ForkGate(const ForkGate&) = delete;
  ForkGate& operator=(const ForkGate&) = delete;

  // Once, when the module is loaded.
  static void watch_forks() {
#ifndef _WIN32
    pthread_atfork(close, open, open);
#endif
  }

 private:
  static std::mutex& mutex() {
    static std::mutex* m = new std::mutex;  // never destroyed: a thread may come at the very end
    return *m;
  }
  static std::atomic<int>& inside() {
    static std::atomic<int> n{0};
    return n;
  }
  static void close() {
    mutex().lock();
    while (inside() > 0) std::this_thread::sleep_for(std::chrono::microseconds(50));
  }
  static void open() { mutex().unlock(); }
};

}  // namespace core_cpu
