// The instruction sets of aarch64: the sizes that loops are cut to in each. This header is all that
// the loops of cpu_common know of the processor; each backend has one of its own.
#pragma once

namespace core_cpu::CORE_ISA {

// SVE is compiled for one length of its vectors, so that a vector is a type like any other. NEON is
// what is used where SVE's vectors are no longer (Neoverse N2, V2).
#if defined(__ARM_FEATURE_SVE_BITS) && __ARM_FEATURE_SVE_BITS == 256
constexpr int kVectorBytes = 32;
constexpr int kStrip = 14;  // rows of a product: 28 sums and 4 more, of 32 registers
constexpr bool kFactorsInLanes = false;
#else
constexpr int kVectorBytes = 16;
// NEON multiplies by one lane of a vector: to load a row's factors as vectors takes fewer
// instructions than to load each into all lanes, which also takes the place of a multiplication.
constexpr int kStrip = 12;  // 24 sums, 2 vectors of a panel, 3 of factors
constexpr bool kFactorsInLanes = true;
#endif
// A vector that the compiler does not take apart into loads of its elements.
template <class V>
inline __attribute__((always_inline)) V in_register(V v) {
#if defined(__aarch64__)
  asm("" : "+w"(v));
#endif
  return v;
}
constexpr int kBlockVectors = 4, kBlockRows = 4;  // of products of small matrices (vectors.h)

// Every aarch64 has a fused multiply-add: products in blocks are worth while.
#define CORE_HAS_GEMM 1

}  // namespace core_cpu::CORE_ISA
