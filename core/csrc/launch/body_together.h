// Calls of bodies that know nothing of one another, run as one range over the pool: many small
// tensors, as an optimizer's, are worth one region of threads together and none each.
#pragma once
#include <vector>

#include "body_plan.h"

namespace core {

// While one is active on a thread, calls that it gets are noted instead of run, if they read and
// write nothing but memory that the caller keeps; `run`, or the end of the scope, runs them.
class Together {
 public:
  Together();
  ~Together();
  Together(const Together&) = delete;

  static Together* of(const Body* body);  // this thread's, if it waits for a call of this body

  // fresh: the results have new memory, which the caller gets.
  void begin_call(const Body* body, bool fresh) {
    kept_.clear();
    body_ = body;
    fresh_ = fresh;
  }
  void keep(const void* data) { kept_.push_back(data); }
  // False: the call has to run now.
  bool note(const core_call* call, const SharedPlan& plan);
  void run();

 private:
  struct Item {
    SharedPlan plan;
    size_t buffers;  // where they begin
    int64_t begin;   // of the range
  };
  bool is_kept(const void* data) const;
  void run_range(int64_t begin, int64_t end) const;

  const Body* body_ = nullptr;
  Together* outer_;
  std::vector<const void*> kept_;
  bool fresh_ = false;
  std::vector<void*> buffers_;
  std::vector<Item> items_;
  int64_t total_ = 0, grain_ = 1;
};

}  // namespace core
