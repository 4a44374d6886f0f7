// The instruction sets of aarch64: the sizes that loops are cut to in each. This header is all that
// the loops of cpu_common know of the processor; each backend has one of its own.
#pragma once

namespace core_cpu::CORE_ISA {

// SVE is compiled for one length of its vectors, so that a vector is a type like any other. NEON is
// what is used where SVE's vectors are no longer (Neoverse N2, V2).
#if defined(__ARM_FEATURE_SVE_BITS) && __ARM_FEATURE_SVE_BITS == 256
constexpr int kVectorBytes = 32;
#else
constexpr int kVectorBytes = 16;
#endif
constexpr int kStrip = 14;  // rows of a product: 28 sums and 3 more, of 32 registers
constexpr int kBlockVectors = 4, kBlockRows = 4;  // of products of small matrices (vectors.h)

// Every aarch64 has a fused multiply-add: products in blocks are worth while.
#define CORE_HAS_GEMM 1

}  // namespace core_cpu::CORE_ISA
