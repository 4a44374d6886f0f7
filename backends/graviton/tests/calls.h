// core::matmul of one instruction set's loops, called across the C boundary as core calls it.
#pragma once
#include <algorithm>
#include <cstdio>

#include "gemm.h"
#include "isa.h"

CORE_DECLARE_GEMM(CORE_ISA)

namespace calls {

inline int32_t set_error(const core_call*, const char* message) {
  printf("error: %s\n", message);
  return CORE_ERROR;
}

// Ranges of `grain`, one after the other.
inline void in_turn(const core_call*, int64_t total, int64_t grain,
                    void (*fn)(void* context, int64_t begin, int64_t end), void* context) {
  for (int64_t at = 0; at < total; at += grain) fn(context, at, std::min(at + grain, total));
}

inline core_call new_call(int precision, int threads) {
  core_call call{};
  call.size = sizeof call, call.set_error = set_error, call.float32_precision = precision;
  call.parallel_for = in_turn, call.num_threads = threads;
  return call;
}

struct Operand {
  void* data;
  int64_t steps[2];
};

// c = a @ b, where sizes are m, n, k; a core_status.
inline int32_t matmul(int dtype, int precision, int threads, const int64_t* sizes,
                      const Operand* operands) {
  const int64_t m = sizes[0], n = sizes[1], k = sizes[2];
  int64_t shapes[3][2] = {{m, k}, {k, n}, {m, n}}, steps[3][2];
  core_tensor tensors[3] = {};
  core_value args[2] = {};
  for (int x = 0; x < 3; ++x) {
    std::copy_n(operands[x].steps, 2, steps[x]);
    DLTensor& dl = tensors[x].dl;
    dl.data = operands[x].data, dl.ndim = 2, dl.shape = shapes[x], dl.strides = steps[x];
    tensors[x].dtype = uint8_t(dtype), tensors[x].numel = shapes[x][0] * shapes[x][1];
    if (x < 2) args[x].tag = CORE_TENSOR, args[x].v.tensor = &tensors[x];
  }
  core_call call = new_call(precision, threads);
  call.args = args, call.num_args = 2, call.outputs = &tensors[2], call.num_outputs = 1;
  const core_kernel& kernel = core_cpu::CORE_ISA::gemm().entries[0].kernel;
  return kernel.fn(kernel.context, &call);
}

}  // namespace calls
