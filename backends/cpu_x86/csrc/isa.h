// The instruction sets of x86-64: the sizes that loops are cut to at each level, and the
// instructions that C++ does not spell. This header is all that the loops of cpu_common know of the
// processor; each backend has one of its own.
#pragma once
#include <immintrin.h>

#include <cstdint>

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

// Whether a multiply-add is one instruction. Without it a product in blocks (gemm.cpp) is not worth
// while.
#if defined(__FMA__)
#define CORE_HAS_FMA 1
#else
#define CORE_HAS_FMA 0
#endif
#define CORE_HAS_GEMM CORE_HAS_FMA
#define CORE_HAS_SQUARES 0  // no level has instructions that multiply small matrices

// ---- dot products ------------------------------------------------------------------------------
// pmaddwd: to each sum of 32 bits two products of int16 are added, which wrap.
#if defined(__AVX512BW__) || defined(__AVX2__)
#define CORE_HAS_DOTS 1
typedef uint32_t Words __attribute__((vector_size(kVectorBytes)));
typedef int16_t DotFactor;
inline __attribute__((always_inline)) Words add_dots(Words sums, Words a, Words b) {
#if defined(__AVX512BW__)
  return sums + Words(_mm512_madd_epi16(__m512i(a), __m512i(b)));
#else
  return sums + Words(_mm256_madd_epi16(__m256i(a), __m256i(b)));
#endif
}
#else
#define CORE_HAS_DOTS 0
#endif

// ---- bfloat16 ----------------------------------------------------------------------------------
#if defined(__AVX512BF16__)
#define CORE_HAS_PAIRS 1
typedef float RoundedSums __attribute__((vector_size(kVectorBytes)));
typedef uint16_t RoundedWhole __attribute__((vector_size(kVectorBytes)));
// vcvtne2ps2bf16: to nearest, ties to even; what is smaller than the smallest normal number is 0.
inline __attribute__((always_inline)) RoundedWhole round_to_bfloat16(RoundedSums x, RoundedSums y) {
  return (RoundedWhole)_mm512_cvtne2ps_pbh((__m512)y, (__m512)x);
}
// vdpbf16ps: to each sum of float32 two products of bfloat16 are added.
inline __attribute__((always_inline)) RoundedSums add_pairs(RoundedSums sums, RoundedWhole a,
                                                            RoundedWhole b) {
  return (RoundedSums)_mm512_dpbf16_ps((__m512)sums, (__m512bh)a, (__m512bh)b);
}
#else
#define CORE_HAS_PAIRS 0
#endif

// ---- products of 32 bits -----------------------------------------------------------------------
// pmuludq: the products, of 64 bits, of the lower halves of all lanes.
typedef uint64_t Longs __attribute__((vector_size(kVectorBytes)));
inline __attribute__((always_inline)) Longs multiply_halves(Longs a, Longs b) {
#if defined(__AVX512F__)
  return Longs(_mm512_mul_epu32(__m512i(a), __m512i(b)));
#elif defined(__AVX2__)
  return Longs(_mm256_mul_epu32(__m256i(a), __m256i(b)));
#else
  return Longs(_mm_mul_epu32(__m128i(a), __m128i(b)));
#endif
}

#define CORE_HAS_POWERS 0  // no level has an instruction for powers of two

}  // namespace core_cpu::CORE_ISA

#if defined(__AMX_BF16__)
#define CORE_HAS_TILES 1
#include "amx.h"
#else
#define CORE_HAS_TILES 0
#endif
