// The plan of a body that is not pointwise: temporaries and a sequence of launches.
#pragma once
#include <deque>
#include <memory>
#include <shared_mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "body.h"

namespace core {

// The key of a plan: everything of a call except the data, as words, for fast lookup.
class Signature {
 public:
  // place: the device, where plans differ by it; 0: they do not.
  explicit Signature(const core_call* call, uint64_t place = 0);
  Signature(const Signature&) = delete;
  const uint64_t* begin() const { return words_; }
  const uint64_t* end() const { return words_ + size_; }
  uint64_t hash() const;

 private:
  void add(uint64_t word) {
    if (size_ == room_) grow();
    words_[size_++] = word;
  }
  void add_tensor(const core_tensor& t);
  void add_value(const core_value& v);
  void add_bytes(const void* bytes, int64_t count);
  void grow();

  static constexpr size_t kInline = 128;
  uint64_t inline_[kInline];
  uint64_t* words_ = inline_;
  size_t size_ = 0, room_ = kInline;
  std::unique_ptr<uint64_t[]> more_;
};

// Bytes that are equal for two calls whose tensors lie alike, whatever their sizes: a program fits
// both or neither (core/bodies/specialize.py), if their other arguments are the same. Equal sizes,
// sizes of 0 and 1, the order of strides, and which dimensions follow each other evenly are in it.
// Empty: there are too many dimensions.
std::string pattern_of(const core_call* call);

// Buffer codes, as the hook body_plan answers them: output k; argument i; temporary j; and item k
// of the list of tensors that is argument i. kReportsCode: the device's block of reports.
constexpr int64_t kArgumentCode = 1000, kTemporaryCode = 2000, kReportsCode = 3000,
                  kItemCode = 1 << 20;
constexpr int64_t item_code(int64_t argument, int64_t item) {
  return (argument + 1) * kItemCode + item;
}
constexpr int kMaxBuffers = 256;  // of one launch

struct PlannedLaunch {
  BodyFn fn;                     // of a device: its launcher's handle of the kernel
  std::vector<int64_t> buffers;  // codes
  std::vector<int64_t> offsets;  // bytes into each
  std::vector<long long> scalars;
  int64_t total, grain;  // of a device: groups, and the lanes of each
  Ref object;            // of a device: the kernel's name; where Python launches, the kernel
};

struct Plan {
  std::vector<uint64_t> signature;
  bool refused = false;  // Python had none
  Asked asked;
  std::vector<int64_t> temporaries;  // where each begins in the scratch memory
  int64_t scratch = 0;               // bytes
  std::vector<PlannedLaunch> launches;
  int64_t copies = 0;  // so many of them copy the first argument to the output

  bool add_temporary(int64_t bytes);  // false: bytes is negative, or all of them are too many
};
using SharedPlan = std::shared_ptr<const Plan>;

// Of all caches of plans and templates. Writers hold the GIL too, so a fork meets no half-made
// change: the child only needs a lock that nobody has.
std::shared_mutex& plans_lock();

// The plans of one body, the oldest leaving when there are too many.
class PlanCache {
 public:
  SharedPlan find(const Signature& signature, uint64_t hash) const;  // needs no GIL
  void insert(uint64_t hash, SharedPlan plan);                       // with the GIL

 private:
  static constexpr size_t kMost = 256;
  uint32_t epoch_ = 0;
  std::unordered_map<uint64_t, SharedPlan> plans_;
  std::deque<uint64_t> order_;
};

struct PlanTemplate;  // body_template.h

// body_plan_hook.cpp: the result of the hook body_plan for this call. made: of the cpu device, for
// the template that may come with the plan. With the GIL; throws.
SharedPlan ask_plan(PyObject* hook, OperatorObject* op, const core_call* call,
                    const Signature& signature,
                    std::shared_ptr<const PlanTemplate>* made = nullptr);

// body_scratch.cpp: memory for a call's temporaries; a small one is kept for the thread's next.
class Scratch {
 public:
  explicit Scratch(int64_t bytes);
  ~Scratch();
  Scratch(const Scratch&) = delete;
  char* get() const { return memory_; }  // nullptr: there is no memory

 private:
  char* memory_ = nullptr;
  int64_t size_ = 0;
};

}  // namespace core
