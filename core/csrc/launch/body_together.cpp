// Noting calls, and running them as one range.
#include "body_together.h"

#include <algorithm>

namespace core {
namespace {
thread_local Together* current = nullptr;
}

Together::Together() : outer_(current) { current = this; }

Together::~Together() {
  run();
  current = outer_;
}

Together* Together::of(const Body* body) {
  return current != nullptr && current->body_ == body ? current : nullptr;
}

bool Together::is_kept(const void* data) const {
  return std::find(kept_.begin(), kept_.end(), data) != kept_.end();
}

// One launch that reads and writes only the caller's tensors, not copies made by the call.
bool Together::note(const core_call* call, const SharedPlan& plan) {
  if (plan->launches.size() != 1 || plan->scratch > 0 || plan->copies > 0) return false;
  const PlannedLaunch& launch = plan->launches[0];
  const size_t first = buffers_.size();
  for (size_t i = 0; i < launch.buffers.size(); i++) {
    const int64_t code = launch.buffers[i];
    const core_tensor* t = nullptr;
    if (code < kArgumentCode)
      t = &call->outputs[code];
    else if (code < kTemporaryCode && call->args[code - kArgumentCode].tag == CORE_TENSOR)
      t = call->args[code - kArgumentCode].v.tensor;
    const bool own = fresh_ && code < kArgumentCode;
    if (t == nullptr || !(own || is_kept(t->dl.data))) {
      buffers_.resize(first);
      return false;
    }
    buffers_.push_back(static_cast<char*>(t->dl.data) + launch.offsets[i]);
  }
  if (launch.total > 0) {
    items_.push_back({plan, first, total_});
    total_ += launch.total;
    grain_ = std::max(grain_, launch.grain);
  }
  return true;
}

void Together::run() {
  if (items_.empty()) return;
  parallel_for(
      total_, grain_,
      [](void* context, int64_t begin, int64_t end) {
        static_cast<const Together*>(context)->run_range(begin, end);
      },
      this);
  items_.clear();
  buffers_.clear();
  total_ = 0;
}

void Together::run_range(int64_t begin, int64_t end) const {
  auto item = std::upper_bound(items_.begin(), items_.end(), begin,
                               [](int64_t at, const Item& i) { return at < i.begin; });
  for (--item; begin < end; ++item) {
    const PlannedLaunch& launch = item->plan->launches[0];
    const int64_t from = begin - item->begin;
    const int64_t to = std::min(end - item->begin, launch.total);
    launch.fn(buffers_.data() + item->buffers, launch.scalars.data(), from, to);
    begin = item->begin + to;
  }
}

}  // namespace core
