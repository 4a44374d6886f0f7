#include "tasks.h"

#include <algorithm>

namespace core_cpu {
namespace {

constexpr double kWorthThread = 1 << 18;  // multiply-adds

}  // namespace

int64_t Tasks::threads() const { return has_pool(call) ? std::max(call->num_threads, 1) : 1; }

void Tasks::run(int64_t total, double work, void (*fn)(void*, int64_t, int64_t),
                void* context) const {
  const auto grain = static_cast<int64_t>(kWorthThread / std::max(work, 1.0));
  if (has_pool(call))
    call->parallel_for(call, total, std::max<int64_t>(grain, 1), fn, context);
  else
    fn(context, 0, total);
}

}  // namespace core_cpu
