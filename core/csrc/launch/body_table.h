// What is known of a pointwise body: a table that threads read without a lock while one of them,
// which holds the GIL, adds to it.
#pragma once
#include <deque>
#include <memory>
#include <vector>

#include "body.h"

namespace core {

// A key is: operands (4 bits), rank - 1 (1 bit), then per operand its dtype (4) and class (2).
enum Class : uint64_t { kUnit, kZero, kAcross, kStrided };
constexpr uint64_t kCount = 15, kTwoDims = 16;
constexpr int kFirstShift = 5, kShift = 6;

struct PointwiseEntry {
  uint64_t key;
  BodyFn fn;  // nullptr: Python had no kernel
  int64_t tile, grain;
  Asked asked;
};

// Nothing that was published is freed before the table is: a reader may be anywhere. That is
// bounded by what was ever compiled, and by how often all was forgotten.
class PointwiseTable {
 public:
  const PointwiseEntry* find(uint64_t key) const;
  // In the place of one of equal key; not found again if all was forgotten since it was asked for.
  const PointwiseEntry* insert(const PointwiseEntry& entry);

 private:
  struct Slots {
    Slots(uint32_t epoch, size_t size) : epoch(epoch), mask(size - 1), at(size) {}
    const uint32_t epoch;
    const size_t mask;
    std::vector<std::atomic<const PointwiseEntry*>> at;
    size_t used = 0;
  };
  static size_t place(const Slots& slots, uint64_t key);
  Slots& writable();
  Slots& publish(std::unique_ptr<Slots> slots);

  std::atomic<Slots*> slots_{nullptr};
  std::vector<std::unique_ptr<Slots>> all_;
  std::deque<PointwiseEntry> entries_;
};

// body_pointwise.cpp: asks Python for the kernel of this key; returns a core_status.
int32_t ask_kernel(const Body& body, PointwiseTable& table, const core_call* call, uint64_t key,
                   const PointwiseEntry*& entry);

}  // namespace core
