// The known signatures of a pointwise body: a table that threads read without a lock while one of
// them, which holds the GIL, adds to it.
#pragma once
#include <deque>
#include <memory>
#include <vector>

#include "body.h"
#include "body_dims.h"

namespace core {

// A key is: rank - 1 (1 bit), then per operand its dtype (5 bits) and its class (2); 0 ends it.
enum Class : uint64_t { kUnit, kZero, kAcross, kStrided };
constexpr uint64_t kTwoDims = 1;
constexpr int kFirstShift = 1, kDTypeBits = 5, kShift = kDTypeBits + 2;
constexpr uint64_t kAbsent = (1 << kDTypeBits) - 1;  // for a dtype: an argument that is None
static_assert(kNumDTypes < static_cast<int>(kAbsent) - 1);
static_assert(kFirstShift + kShift * kMaxOperands <= 64);

constexpr int key_shift(int i) { return kFirstShift + kShift * i; }
constexpr uint64_t class_field(uint64_t c, int i) { return c << (key_shift(i) + kDTypeBits); }
constexpr uint64_t absent_field(int i) { return kAbsent << key_shift(i); }
constexpr uint64_t dtype_field(uint64_t dtype, int i) { return (dtype + 1) << key_shift(i); }
constexpr uint64_t dtype_bits(uint64_t key, int i) { return key >> key_shift(i) & kAbsent; }
constexpr bool is_absent(uint64_t key, int i) { return dtype_bits(key, i) == kAbsent; }
constexpr DType dtype_at(uint64_t key, int i) { return static_cast<DType>(dtype_bits(key, i) - 1); }
constexpr uint64_t class_at(uint64_t key, int i) { return key >> (key_shift(i) + kDTypeBits) & 3; }
constexpr int count_of(uint64_t key) {
  int n = 0;
  while (n < kMaxOperands && dtype_bits(key, n) != 0) ++n;
  return n;
}

struct PointwiseEntry {
  uint64_t key;
  BodyFn fn;              // nullptr: Python had no kernel
  int64_t rows, columns;  // of the elements that an iteration computes
  int64_t grain;
  Asked asked;
};

// Nothing that was published is freed before the table is: a reader may be anywhere. That is
// bounded by the number of kernels compiled, and of resets.
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
