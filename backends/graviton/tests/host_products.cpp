// The products of an instruction set, compiled for the machine that tests run on: for ctypes.
#include "calls.h"

extern "C" {

int matmul(int dtype, int precision, int threads, const int64_t* sizes,
           const calls::Operand* operands) {
  return calls::matmul(dtype, precision, threads, sizes, operands);
}

// A product whose right operand is packed into `room`, or found there; how many bytes it takes.
int64_t packed_product(int dtype, int precision, const int64_t* sizes,
                       const calls::Operand* operands, void* room, int is_packed) {
  struct Kept {
    void* room;
    int64_t bytes;
  } kept = {room, 0};
  const core_call call = calls::new_call(precision, 1);
  core_product p{};
  p.size = sizeof p, p.dtype = uint32_t(dtype), p.call = &call;
  p.m = sizes[0], p.n = sizes[1], p.k = sizes[2];
  p.a = operands[0].data, p.a_row = operands[0].steps[0], p.a_col = operands[0].steps[1];
  p.b = operands[1].data, p.b_row = operands[1].steps[0], p.b_col = operands[1].steps[1];
  p.c = operands[2].data, p.c_row = operands[2].steps[0];
  if (is_packed) p.packed = room;
  p.keep_context = &kept;
  p.keep = [](void* context, int64_t bytes) {
    auto& k = *static_cast<Kept*>(context);
    k.bytes = bytes;
    return k.room;
  };
  return core_cpu::CORE_ISA::gemm_of_blocks()(&p) == CORE_OK ? kept.bytes : -1;
}
}
