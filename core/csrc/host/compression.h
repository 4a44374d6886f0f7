// Elements where a mask holds, put together or spread out: by instructions of AVX-512, so many as
// fill whole vectors. What is left, and all on other processors, is the caller's.
#pragma once
#include <cstdint>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define CORE_COMPRESSION __attribute__((target("avx512f,avx512bw,avx512vl,popcnt")))

namespace core {
namespace {

inline bool has_compression() {
  static const bool has = __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
  return has;
}

constexpr int64_t kCompressed = 16;  // elements that are looked at together

CORE_COMPRESSION inline uint32_t held_of(const uint8_t* mask) {
  const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(mask));
  return _mm_test_epi8_mask(bytes, bytes);
}

// The elements of x where the mask holds, while there is room for a whole vector behind k of
// `held`; returns how many elements of x were looked at.
CORE_COMPRESSION inline int64_t compress_some(const uint32_t* x, const uint8_t* mask, int64_t count,
                                              uint32_t* out, int64_t held, int64_t& k) {
  int64_t i = 0;
  for (; i + kCompressed <= count && k + kCompressed <= held; i += kCompressed) {
    const auto m = static_cast<__mmask16>(held_of(mask + i));
    _mm512_storeu_si512(out + k, _mm512_maskz_compress_epi32(m, _mm512_loadu_si512(x + i)));
    k += __builtin_popcount(m);
  }
  return i;
}

CORE_COMPRESSION inline int64_t compress_some(const uint64_t* x, const uint8_t* mask, int64_t count,
                                              uint64_t* out, int64_t held, int64_t& k) {
  int64_t i = 0;
  for (; i + kCompressed <= count && k + kCompressed <= held; i += kCompressed) {
    const uint32_t both = held_of(mask + i);
    for (int half = 0; half < 2; half++) {
      const auto m = static_cast<__mmask8>(both >> 8 * half);
      const __m512i from = _mm512_loadu_si512(x + i + 8 * half);
      _mm512_storeu_si512(out + k, _mm512_maskz_compress_epi64(m, from));
      k += __builtin_popcount(m);
    }
  }
  return i;
}

// The positions where the mask holds, as compress_some.
CORE_COMPRESSION inline int64_t positions_some(const uint8_t* mask, int64_t count, int64_t* out,
                                               int64_t held, int64_t& k) {
  __m512i at = _mm512_setr_epi64(0, 1, 2, 3, 4, 5, 6, 7);
  const __m512i eight = _mm512_set1_epi64(8);
  int64_t i = 0;
  for (; i + kCompressed <= count && k + kCompressed <= held; i += kCompressed) {
    const uint32_t both = held_of(mask + i);
    for (int half = 0; half < 2; half++, at = _mm512_add_epi64(at, eight)) {
      const auto m = static_cast<__mmask8>(both >> 8 * half);
      _mm512_storeu_si512(out + k, _mm512_maskz_compress_epi64(m, at));
      k += __builtin_popcount(m);
    }
  }
  return i;
}

// x, or where the mask holds the next of `from`, while a whole vector of those is left before
// `last`; returns how many elements were written.
CORE_COMPRESSION inline int64_t expand_some(const uint32_t* x, const uint8_t* mask, int64_t count,
                                            uint32_t* out, const uint32_t*& from,
                                            const uint32_t* last) {
  int64_t i = 0;
  for (; i + kCompressed <= count && last - from >= kCompressed; i += kCompressed) {
    const auto m = static_cast<__mmask16>(held_of(mask + i));
    const __m512i kept = _mm512_loadu_si512(x + i), others = _mm512_loadu_si512(from);
    _mm512_storeu_si512(out + i, _mm512_mask_expand_epi32(kept, m, others));
    from += __builtin_popcount(m);
  }
  return i;
}

CORE_COMPRESSION inline int64_t expand_some(const uint64_t* x, const uint8_t* mask, int64_t count,
                                            uint64_t* out, const uint64_t*& from,
                                            const uint64_t* last) {
  int64_t i = 0;
  for (; i + kCompressed <= count && last - from >= kCompressed; i += kCompressed) {
    const uint32_t both = held_of(mask + i);
    for (int half = 0; half < 2; half++) {
      const auto m = static_cast<__mmask8>(both >> 8 * half);
      const __m512i kept = _mm512_loadu_si512(x + i + 8 * half), others = _mm512_loadu_si512(from);
      _mm512_storeu_si512(out + i + 8 * half, _mm512_mask_expand_epi64(kept, m, others));
      from += __builtin_popcount(m);
    }
  }
  return i;
}

}  // namespace
}  // namespace core

#else

namespace core {
namespace {
inline bool has_compression() { return false; }
inline int64_t positions_some(const uint8_t*, int64_t, int64_t*, int64_t, int64_t&) { return 0; }
}  // namespace
}  // namespace core
#endif

namespace core {
namespace {
// Of elements of other sizes, none.
template <class T>
int64_t compress_some(const T*, const uint8_t*, int64_t, T*, int64_t, int64_t&) {
  return 0;
}
template <class T>
int64_t expand_some(const T*, const uint8_t*, int64_t, T*, const T*&, const T*) {
  return 0;
}
}  // namespace
}  // namespace core
