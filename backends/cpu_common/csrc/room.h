// Memory that a thread keeps from one call of a kernel to the next: pages that are asked of the
// system anew cost more than what is done in them.
//
// Like types.h, compiled once for every instruction set.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

namespace core_cpu::CORE_ISA {

constexpr size_t kRoomAlign = 64;

// A thread's scratch memory, kept for its next product; nullptr where there is none.
class Room {
 public:
  char* get(int64_t bytes) {
    if (bytes > size_) {
      memory_.reset();
      size_ = 0;
      memory_.reset(static_cast<char*>(
          ::operator new(size_t(bytes), std::align_val_t(kRoomAlign), std::nothrow)));
      if (memory_) size_ = bytes;
    }
    return memory_.get();
  }
  void trim() {
    if (size_ > kMostKept) memory_.reset(), size_ = 0;
  }

 private:
  static constexpr int64_t kMostKept = 1 << 25;
  struct Free {
    void operator()(char* p) const { ::operator delete(p, std::align_val_t(kRoomAlign)); }
  };
  std::unique_ptr<char, Free> memory_;
  int64_t size_ = 0;
};

}  // namespace core_cpu::CORE_ISA
