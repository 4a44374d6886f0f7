// How kernels share their work out over core's pool. Plain data, shared by the objects built for
// each instruction set.
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/kernel.h"

namespace core_cpu {

// Whether core offers its pool: one that is older than the pool's place in core_call has one
// thread.
inline bool has_pool(const core_call* call) {
  return call->size >= offsetof(core_call, float32_precision) && call->parallel_for != nullptr;
}

// Whether factors of float32 may be rounded.
inline bool may_round(const core_call* call) {
  return call->size >= offsetof(core_call, float32_precision) + sizeof(call->float32_precision) &&
         call->float32_precision == CORE_MEDIUM;
}

// Runs ranges of tasks on core's pool, or in the calling thread.
struct Tasks {
  const core_call* call;
  int64_t threads() const;
  void run(int64_t total, double work_of_each, void (*fn)(void*, int64_t, int64_t),
           void* context) const;
};

}  // namespace core_cpu
