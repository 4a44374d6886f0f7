// The instruction sets of aarch64: the sizes that loops are cut to in each, and the instructions
// that C++ does not spell. This header is all that the loops of cpu_common know of the processor;
// each backend has one of its own.
#pragma once
#include <cstdint>
#include <cstring>
#include <type_traits>
#if defined(__ARM_FEATURE_SVE_BITS) && __ARM_FEATURE_SVE_BITS == 256
#define CORE_SVE_256
#endif
#if defined(__aarch64__)
#include <arm_neon.h>
#ifdef __ARM_FEATURE_SVE
#include <arm_sve.h>
#endif
#endif

namespace core_cpu::CORE_ISA {

// SVE is compiled for one length of its vectors, so that a vector is a type like any other. NEON is
// what is used where SVE's vectors are no longer (Neoverse N2, V2).
#ifdef CORE_SVE_256
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
#define CORE_HAS_FMA 1
#define CORE_HAS_GEMM 1
#define CORE_HAS_TILES 0  // no level has registers that hold matrices
#define CORE_HAS_PAIRS 0

// ---- squares -----------------------------------------------------------------------------------
// bfmmla and smmla: each 128 bits of a vector of sums are 2 rows by 2 columns, to which the product
// of 2 rows and 2 columns of factors is added. The factors of a row or of a column are 64 bits: 4
// halves, or 8 of int8, whose sums wrap. load_rows: the factors of 2 rows in each 128 bits.
#if defined(__ARM_FEATURE_BF16_VECTOR_ARITHMETIC) && defined(__ARM_FEATURE_MATMUL_INT8)
#define CORE_HAS_SQUARES 1
constexpr int kSquareStrip = 10;  // 20 sums, 4 vectors of a panel, 5 of factors

typedef float Singles __attribute__((vector_size(kVectorBytes)));
typedef uint32_t Words __attribute__((vector_size(kVectorBytes)));
typedef uint16_t Halves __attribute__((vector_size(kVectorBytes)));
typedef int8_t Bytes __attribute__((vector_size(kVectorBytes)));

#if !defined(__aarch64__)  // what they compute, for tests on other machines
inline Bytes load_rows(const void* p) {
  Bytes v;
  for (int at = 0; at < kVectorBytes; at += 16) memcpy(reinterpret_cast<char*>(&v) + at, p, 16);
  return v;
}
template <int Deep, class S, class F, class Value>
S add_squares(S sums, F rows, F columns, Value value) {
  for (int at = 0; at < kVectorBytes / 4; ++at)
    for (int d = 0; d < Deep; ++d)
      sums[at] += value(rows[at / 2 * Deep + d]) * value(columns[(at / 4 * 2 + at % 2) * Deep + d]);
  return sums;
}
inline Singles multiply_squares(Singles sums, Halves rows, Halves columns) {
  return add_squares<4>(sums, rows, columns, [](uint16_t x) {
    const uint32_t wide = uint32_t{x} << 16;
    float f;
    memcpy(&f, &wide, sizeof f);
    return f;
  });
}
inline Words multiply_squares(Words sums, Bytes rows, Bytes columns) {
  return add_squares<8>(sums, rows, columns, [](int8_t x) { return uint32_t(x); });
}
#elif defined(CORE_SVE_256)
inline Bytes load_rows(const void* p) {
  return svld1rq_s8(svptrue_b8(), static_cast<const int8_t*>(p));
}
inline Singles multiply_squares(Singles sums, Halves rows, Halves columns) {
  return svbfmmla_f32(sums, svreinterpret_bf16_u16(rows), svreinterpret_bf16_u16(columns));
}
inline Words multiply_squares(Words sums, Bytes rows, Bytes columns) {
  return svreinterpret_u32_s32(svmmla_s32(svreinterpret_s32_u32(sums), rows, columns));
}
#else
inline Bytes load_rows(const void* p) { return vld1q_s8(static_cast<const int8_t*>(p)); }
inline Singles multiply_squares(Singles sums, Halves rows, Halves columns) {
  return vbfmmlaq_f32(sums, vreinterpretq_bf16_u16(rows), vreinterpretq_bf16_u16(columns));
}
inline Words multiply_squares(Words sums, Bytes rows, Bytes columns) {
  return Words(vmmlaq_s32(int32x4_t(sums), rows, columns));
}
#endif
#else
#define CORE_HAS_SQUARES 0
#endif

// ---- dot products ------------------------------------------------------------------------------
// sdot: to each sum of 32 bits four products of int8 are added, which wrap. The factors of a row
// are one word, or one lane of a vector of words.
#if defined(__ARM_FEATURE_DOTPROD) && !CORE_HAS_SQUARES
#define CORE_HAS_DOTS 1
typedef uint32_t Words __attribute__((vector_size(kVectorBytes)));
typedef int8_t DotFactor;
#if defined(__aarch64__)
inline __attribute__((always_inline)) Words add_dots(Words sums, Words row, Words columns) {
  return Words(vdotq_s32(int32x4_t(sums), int8x16_t(columns), int8x16_t(row)));
}
template <int Lane>
inline __attribute__((always_inline)) Words add_dots(Words sums, Words rows, Words columns,
                                                     std::integral_constant<int, Lane>) {
  return Words(vdotq_laneq_s32(int32x4_t(sums), int8x16_t(columns), int8x16_t(rows), Lane));
}
#else  // what they compute, for tests on other machines
inline Words add_dots(Words sums, Words row, Words columns) {
  for (int at = 0; at < kVectorBytes / 4; ++at)
    for (int shift = 0; shift < 32; shift += 8)
      sums[at] += uint32_t(int8_t(row[at] >> shift)) * uint32_t(int8_t(columns[at] >> shift));
  return sums;
}
template <int Lane>
Words add_dots(Words sums, Words rows, Words columns, std::integral_constant<int, Lane>) {
  return add_dots(sums, rows[Lane] - Words{}, columns);
}
#endif
#else
#define CORE_HAS_DOTS 0
#endif

// ---- products of 32 bits -----------------------------------------------------------------------
// umull: the products, of 64 bits, of the lower halves of all lanes. SVE multiplies whole lanes.
typedef uint64_t Longs __attribute__((vector_size(kVectorBytes)));
inline __attribute__((always_inline)) Longs multiply_halves(Longs a, Longs b) {
#if defined(__aarch64__) && !defined(CORE_SVE_256)
  return Longs(vmull_u32(vmovn_u64(uint64x2_t(a)), vmovn_u64(uint64x2_t(b))));
#else
  return (a & 0xffffffff) * (b & 0xffffffff);
#endif
}

// ---- powers of two -----------------------------------------------------------------------------
// fexpa: 2^(n / 64), rounded, where the last bits of an element are n + 64 * the exponent's bias.
// On vectors of NEON, too, which are the first 128 bits of SVE's.
#if defined(__aarch64__) && defined(__ARM_FEATURE_SVE)
#define CORE_HAS_POWERS 1
template <class To, class From>
inline __attribute__((always_inline)) To in_place(From from) {  // no instruction
  To to;
  asm("" : "=w"(to) : "0"(from));
  return to;
}
template <class V>
inline __attribute__((always_inline)) V power_of_64th(V bits) {
  if constexpr (sizeof(bits[0]) == 8)
    return in_place<V>(svexpa_f64(in_place<svuint64_t>(bits)));
  else
    return in_place<V>(svexpa_f32(in_place<svuint32_t>(bits)));
}
#else
#define CORE_HAS_POWERS 0
#endif

}  // namespace core_cpu::CORE_ISA
