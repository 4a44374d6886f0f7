// The kernel function of core::matmul, for floating and complex dtypes.
#pragma once
#include "core/kernel.h"

namespace core_cpu {

int32_t run_matmul(void* context, const core_call* call);

}  // namespace core_cpu
