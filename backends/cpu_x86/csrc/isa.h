// The instruction sets of x86-64: the sizes that loops are cut to at each level. This header is all
// that the loops of cpu_common know of the processor; each backend has one of its own.
#pragma once

namespace core_cpu::CORE_ISA {

#if defined(__AVX512F__)
constexpr int kVectorBytes = 64;
constexpr int kStrip = 14;  // rows of a product: 28 sums and 3 more, of 32 registers
constexpr int kBlockVectors = 4, kBlockRows = 4;  // of products of small matrices (vectors.h)
#elif defined(__AVX2__)
constexpr int kVectorBytes = 32;
constexpr int kStrip = 6;  // 12 sums and 3 more, of 16 registers
constexpr int kBlockVectors = 2, kBlockRows = 4;
#else
constexpr int kVectorBytes = 16;
constexpr int kStrip = 6;
constexpr int kBlockVectors = 2, kBlockRows = 4;
#endif

// A row's factor is loaded into all lanes as it is multiplied, at no cost.
constexpr bool kFactorsInLanes = false;
template <class V>
V in_register(V v) {
  return v;
}

// Whether a product in blocks (gemm.cpp) is worth while: without a fused multiply-add it is not.
#if defined(__FMA__)
#define CORE_HAS_GEMM 1
#else
#define CORE_HAS_GEMM 0
#endif

}  // namespace core_cpu::CORE_ISA
