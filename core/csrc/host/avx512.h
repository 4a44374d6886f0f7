// What loops of the host do by instructions of AVX-512 that C++ does not spell, where the processor
// has them (has_avx512): elements where a mask holds, running sums of rows, searches, elements that
// are chosen from a vector. All that is not done is the caller's.
#pragma once
#include <cstdint>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define CORE_AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,popcnt")))

namespace core {
namespace {

inline bool has_avx512() {
  static const bool has = __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
  return has;
}

// ---- elements where a mask holds ---------------------------------------------------------------
// Put together or spread out, so many as fill whole vectors.
constexpr int64_t kCompressed = 16;  // elements that are looked at together

CORE_AVX512 inline uint32_t held_of(const uint8_t* mask) {
  const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(mask));
  return _mm_test_epi8_mask(bytes, bytes);
}

// The elements of x where the mask holds, while there is room for a whole vector behind k of
// `held`; returns how many elements of x were looked at.
CORE_AVX512 inline int64_t compress_some(const uint32_t* x, const uint8_t* mask, int64_t count,
                                         uint32_t* out, int64_t held, int64_t& k) {
  int64_t i = 0;
  for (; i + kCompressed <= count && k + kCompressed <= held; i += kCompressed) {
    const auto m = static_cast<__mmask16>(held_of(mask + i));
    _mm512_storeu_si512(out + k, _mm512_maskz_compress_epi32(m, _mm512_loadu_si512(x + i)));
    k += __builtin_popcount(m);
  }
  return i;
}

CORE_AVX512 inline int64_t compress_some(const uint64_t* x, const uint8_t* mask, int64_t count,
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
CORE_AVX512 inline int64_t positions_some(const uint8_t* mask, int64_t count, int64_t* out,
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
CORE_AVX512 inline int64_t expand_some(const uint32_t* x, const uint8_t* mask, int64_t count,
                                       uint32_t* out, const uint32_t*& from, const uint32_t* last) {
  int64_t i = 0;
  for (; i + kCompressed <= count && last - from >= kCompressed; i += kCompressed) {
    const auto m = static_cast<__mmask16>(held_of(mask + i));
    const __m512i kept = _mm512_loadu_si512(x + i), others = _mm512_loadu_si512(from);
    _mm512_storeu_si512(out + i, _mm512_mask_expand_epi32(kept, m, others));
    from += __builtin_popcount(m);
  }
  return i;
}

CORE_AVX512 inline int64_t expand_some(const uint64_t* x, const uint8_t* mask, int64_t count,
                                       uint64_t* out, const uint64_t*& from, const uint64_t* last) {
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

// ---- running sums ------------------------------------------------------------------------------
constexpr int kSummed = 16;     // rows
constexpr int64_t kAhead = 64;  // elements of each row that are fetched before they are needed

// Of each four rows and block of four lanes, the columns as rows.
CORE_AVX512 inline void transpose_fours(__m512* v) {
  __m512 w[kSummed];
#pragma GCC unroll 16
  for (int i = 0; i < kSummed; i += 2) {  // pairs of rows: pairs of columns
    w[i] = _mm512_unpacklo_ps(v[i], v[i + 1]);
    w[i + 1] = _mm512_unpackhi_ps(v[i], v[i + 1]);
  }
#pragma GCC unroll 16
  for (int i = 0; i < kSummed; i += 4)  // fours of each
#pragma GCC unroll 2
    for (int k = 0; k < 2; k++) {
      const __m512d a = _mm512_castps_pd(w[i + k]), b = _mm512_castps_pd(w[i + 2 + k]);
      v[i + 2 * k] = _mm512_castpd_ps(_mm512_unpacklo_pd(a, b));
      v[i + 2 * k + 1] = _mm512_castpd_ps(_mm512_unpackhi_pd(a, b));
    }
}

// 16 rows of 16, as columns: fours of elements are stored, which takes no shuffles.
CORE_AVX512 inline void store_transposed(__m512* v, float* to) {
  transpose_fours(v);
#pragma GCC unroll 16
  for (int i = 0; i < kSummed; i++) {
    float* const at = to + i % 4 * 16 + i / 4 * 4;
    _mm_storeu_ps(at, _mm512_castps512_ps128(v[i]));
    _mm_storeu_ps(at + 64, _mm512_extractf32x4_ps(v[i], 1));
    _mm_storeu_ps(at + 128, _mm512_extractf32x4_ps(v[i], 2));
    _mm_storeu_ps(at + 192, _mm512_extractf32x4_ps(v[i], 3));
  }
}

CORE_AVX512 inline void transpose(__m512* v) {
  __m512 w[kSummed];
  transpose_fours(v);
  for (int i = 0; i < 4; i++) {  // blocks of four lanes
    const __m512 a = _mm512_shuffle_f32x4(v[i], v[4 + i], 0x88);
    const __m512 b = _mm512_shuffle_f32x4(v[i], v[4 + i], 0xdd);
    const __m512 c = _mm512_shuffle_f32x4(v[8 + i], v[12 + i], 0x88);
    const __m512 d = _mm512_shuffle_f32x4(v[8 + i], v[12 + i], 0xdd);
    w[i] = _mm512_shuffle_f32x4(a, c, 0x88);
    w[8 + i] = _mm512_shuffle_f32x4(a, c, 0xdd);
    w[4 + i] = _mm512_shuffle_f32x4(b, d, 0x88);
    w[12 + i] = _mm512_shuffle_f32x4(b, d, 0xdd);
  }
  for (int i = 0; i < kSummed; i++) v[i] = w[i];
}

// to[j * to_step + i] = from[i * step + j] for 16 rows.
CORE_AVX512 inline void turn_rows(const float* from, int64_t columns, int64_t step, float* to,
                                  int64_t to_step) {
  for (; columns > 0; columns -= kSummed, from += kSummed, to += kSummed * to_step) {
    const auto there = static_cast<__mmask16>(columns >= kSummed ? 0xffff : (1u << columns) - 1);
    __m512 v[kSummed];
#pragma GCC unroll 16
    for (int i = 0; i < kSummed; i++) v[i] = _mm512_maskz_loadu_ps(there, from + i * step);
    transpose(v);
#pragma GCC unroll 16
    for (int j = 0; j < kSummed; j++)
      if (j < columns) _mm512_storeu_ps(to + j * to_step, v[j]);
  }
}

// The running sums of 16 rows of so many elements, one after the other.
CORE_AVX512 inline void sum_rows_in_lanes(const float* x, float* out, int64_t size) {
  __m512 sums = {};
  for (int64_t j = 0; j < size; j += kSummed) {
    const int64_t left = size - j;
    const auto there = static_cast<__mmask16>(left >= kSummed ? 0xffff : (1u << left) - 1);
    __m512 v[kSummed];
    for (int r = 0; r < kSummed; r++) {
      __builtin_prefetch(x + r * size + j + kAhead);
      __builtin_prefetch(out + r * size + j + kAhead, 1);
      v[r] = _mm512_maskz_loadu_ps(there, x + r * size + j);
    }
    transpose(v);
    for (__m512& column : v) column = sums = sums + column;
    transpose(v);
    for (int r = 0; r < kSummed; r++) _mm512_mask_storeu_ps(out + r * size + j, there, v[r]);
  }
}

// ---- Fourier transforms ------------------------------------------------------------------------
// Re + i im times r + i i.
struct Turned {
  __m512 re, im;
};
CORE_AVX512 inline Turned turn(__m512 re, __m512 im, __m512 r, __m512 i) {
  return {re * r - im * i, re * i + im * r};
}

// Four of 16 numbers, `step` apart from `at` on.
CORE_AVX512 inline void transform_four(__m512* re, __m512* im, int at, int step) {
  const int b = at + step, c = b + step, d = c + step;
  const __m512 er = re[at] + re[c], ei = im[at] + im[c], fr = re[at] - re[c], fi = im[at] - im[c];
  const __m512 gr = re[b] + re[d], gi = im[b] + im[d], hr = im[b] - im[d], hi = re[d] - re[b];
  re[at] = er + gr, re[b] = fr + hr, re[c] = er - gr, re[d] = fr - hr;
  im[at] = ei + gi, im[b] = fi + hi, im[c] = ei - gi, im[d] = fi - hi;
}

// The parts of 16 numbers that lie as pairs; exchanged, the second ones as the first.
CORE_AVX512 inline void load_pairs(const float* x, bool exchanged, __m512& first, __m512& second) {
  const __m512i places =
      _mm512_add_epi32(_mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30),
                       _mm512_set1_epi32(exchanged));
  const __m512 a = _mm512_loadu_ps(x), b = _mm512_loadu_ps(x + 16);
  first = _mm512_permutex2var_ps(a, places, b);
  second = _mm512_permutex2var_ps(a, _mm512_xor_si512(places, _mm512_set1_epi32(1)), b);
}

// 16 rows of 16 pairs, `step` numbers apart, as columns of each part.
CORE_AVX512 inline void turn_pairs(const float* x, int64_t step, bool exchanged, float* re,
                                   float* im) {
  __m512 r[16], i[16];
#pragma GCC unroll 16
  for (int row = 0; row < 16; row++) load_pairs(x + row * step, exchanged, r[row], i[row]);
  store_transposed(r, re);
  store_transposed(i, im);
}

// The second cache fetches 16 pairs, which may lie behind the last ones.
CORE_AVX512 inline void fetch_pairs(const float* x, int64_t pairs_on) {
  const auto at = reinterpret_cast<uintptr_t>(x) + uintptr_t(pairs_on) * 2 * sizeof(float);
  __builtin_prefetch(reinterpret_cast<const void*>(at), 0, 2);
  __builtin_prefetch(reinterpret_cast<const void*>(at + 64), 0, 2);
}

// The first pass of a transform of 16 * columns points, by radix 16, for 16 columns at once, of
// which there are a multiple. Frequency k of column c is multiplied by a factor of w, and becomes
// number k beside the others of its column. Points lie as pairs, or (xi) each part by itself. What
// is read next, behind these pairs, and what is written to `to` in the end is fetched meanwhile:
// the processor does not foresee 16 places that are read in turn.
CORE_AVX512 inline void transform_sixteen(const float* xr, const float* xi, bool exchanged,
                                          int64_t columns, const float* w, float* yr, float* yi,
                                          const float* to) {
  // Of exp(-2 pi i / 16), power p = a * b for a, b below 4.
  constexpr float kCos[] = {1, 0.923879533f, 0.707106781f, 0.382683432f, 0, 0, -0.707106781f, 0,
                            0, -0.923879533f};
  constexpr float kSin[] = {0, -0.382683432f, -0.707106781f, -0.923879533f, -1, 0, -0.707106781f, 0,
                            0, 0.382683432f};
  for (int64_t first = 0; first < columns; first += 16, w += 15 * 32) {
    __m512 re[16], im[16];
#pragma GCC unroll 16
    for (int j = 0; j < 16; j++) {
      const int64_t at = j * columns + first;
      if (to) fetch_pairs(to, 16 * (first + j));
      if (!xi) {
        fetch_pairs(xr, at + 16 * columns);
        load_pairs(xr + 2 * at, exchanged, re[j], im[j]);
      } else {
        re[j] = _mm512_loadu_ps(xr + at), im[j] = _mm512_loadu_ps(xi + at);
      }
    }
#pragma GCC unroll 4
    for (int a = 0; a < 4; a++) {
      transform_four(re, im, a, 4);
#pragma GCC unroll 4
      for (int b = 1; b < 4 && a > 0; b++) {
        const Turned y = turn(re[a + 4 * b], im[a + 4 * b], _mm512_set1_ps(kCos[a * b]),
                              _mm512_set1_ps(kSin[a * b]));
        re[a + 4 * b] = y.re, im[a + 4 * b] = y.im;
      }
    }
#pragma GCC unroll 4
    for (int b = 0; b < 4; b++) transform_four(re, im, 4 * b, 1);
    // Frequency b + 4 * a is at 4 * b + a.
    __m512 cr[16], ci[16];
#pragma GCC unroll 16
    for (int k = 0; k < 16; k++) {
      const int at = k % 4 * 4 + k / 4;
      Turned y = {re[at], im[at]};
      if (k > 0)
        y = turn(y.re, y.im, _mm512_loadu_ps(w + (k - 1) * 32),
                 _mm512_loadu_ps(w + (k - 1) * 32 + 16));
      cr[k] = y.re, ci[k] = y.im;
    }
    store_transposed(cr, yr + 16 * first);
    store_transposed(ci, yi + 16 * first);
  }
}

// ---- searches ----------------------------------------------------------------------------------
// Where 32 keys lie among sorted ones, by gathers, of which GCC makes none; right: behind equal
// ones.
CORE_AVX512 inline void search_keys(const uint32_t* sorted, int32_t size, bool right,
                                    const uint32_t* keys, int64_t* out) {
  __m512i low[2] = {}, key[2];
  for (int v = 0; v < 2; v++) key[v] = _mm512_loadu_si512(keys + 16 * v);
  const auto step = [&](int32_t half, int32_t by) CORE_AVX512 {
    for (int v = 0; v < 2; v++) {
      const __m512i at = _mm512_add_epi32(low[v], _mm512_set1_epi32(half - 1));
      const __m512i found = _mm512_i32gather_epi32(at, sorted, 4);
      const __mmask16 before =
          right ? _mm512_cmple_epu32_mask(found, key[v]) : _mm512_cmplt_epu32_mask(found, key[v]);
      low[v] = _mm512_mask_add_epi32(low[v], before, low[v], _mm512_set1_epi32(by));
    }
  };
  int32_t left = size;
  for (; left > 1; left -= left / 2) step(left / 2, left / 2);
  if (left == 1) step(1, 1);
  for (int v = 0; v < 2; v++) {
    _mm512_storeu_si512(out + 16 * v, _mm512_cvtepi32_epi64(_mm512_castsi512_si256(low[v])));
    _mm512_storeu_si512(out + 16 * v + 8,
                        _mm512_cvtepi32_epi64(_mm512_extracti64x4_epi64(low[v], 1)));
  }
}

// ---- new elements between old ones -------------------------------------------------------------
constexpr int64_t kChosen = 16;
// New elements between old ones, 16 of which lie within 16 old ones: chosen from one vector. share:
// of the second one's distance from the first, or nullptr: the first.
CORE_AVX512 inline void choose_between(const float* from, int64_t size, float* to, int64_t count,
                                       const int32_t* before_of, const int32_t* after_of,
                                       const float* share_of) {
  const auto first_of = [](int64_t n) {
    return static_cast<__mmask16>(n >= kChosen ? 0xffff : (1u << n) - 1);
  };
  for (int64_t i = 0; i < count; i += kChosen) {
    const __mmask16 there = first_of(count - i);
    const __m512i base = _mm512_set1_epi32(before_of[i]);
    const __m512 old = _mm512_maskz_loadu_ps(first_of(size - before_of[i]), from + before_of[i]);
    const __m512i before = _mm512_maskz_loadu_epi32(there, before_of + i);
    __m512 y = _mm512_permutexvar_ps(_mm512_sub_epi32(before, base), old);
    if (share_of) {
      const __m512i after = _mm512_maskz_loadu_epi32(there, after_of + i);
      const __m512 b = _mm512_permutexvar_ps(_mm512_sub_epi32(after, base), old);
      const __m512 share = _mm512_maskz_loadu_ps(there, share_of + i), one = _mm512_set1_ps(1);
      const __mmask16 last = _mm512_cmp_ps_mask(share, _mm512_set1_ps(0.5f), _CMP_NLT_UQ);
      const __m512 near = _mm512_mask_mov_ps(y, last, b);
      y = near + (b - y) * _mm512_mask_sub_ps(share, last, share, one);
    }
    _mm512_mask_storeu_ps(to + i, there, y);
  }
}

}  // namespace
}  // namespace core

#else

namespace core {
namespace {
inline bool has_avx512() { return false; }
inline int64_t positions_some(const uint8_t*, int64_t, int64_t*, int64_t, int64_t&) { return 0; }
constexpr int kSummed = 16;
inline void turn_rows(const float*, int64_t, int64_t, float*, int64_t) {}
inline void sum_rows_in_lanes(const float*, float*, int64_t) {}
inline void turn_pairs(const float*, int64_t, bool, float*, float*) {}
inline void transform_sixteen(const float*, const float*, bool, int64_t, const float*, float*,
                              float*, const float*) {}
inline void search_keys(const uint32_t*, int32_t, bool, const uint32_t*, int64_t*) {}
constexpr int64_t kChosen = 16;
inline void choose_between(const float*, int64_t, float*, int64_t, const int32_t*, const int32_t*,
                           const float*) {}
}  // namespace
}  // namespace core
#endif

namespace core {
namespace {
inline void turn_pairs(const double*, int64_t, bool, double*, double*) {}
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
