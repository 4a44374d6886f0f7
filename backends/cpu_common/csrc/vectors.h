// Vectors of the width of the instruction set that this file is compiled for, and what attention
// and convolution do with them: products of small matrices, transposes, powers of two.
#pragma once
#include "isa.h"
#include "types.h"

// A function that is not repeated where it is called, for what takes little of the time.
#define CORE_APART __attribute__((noinline)) static

namespace core_cpu::CORE_ISA {

template <class T>
struct VectorOf;
template <>
struct VectorOf<float> {
  typedef float Type __attribute__((vector_size(kVectorBytes)));
  typedef int32_t Int __attribute__((vector_size(kVectorBytes)));
};
template <>
struct VectorOf<double> {
  typedef double Type __attribute__((vector_size(kVectorBytes)));
  typedef int64_t Int __attribute__((vector_size(kVectorBytes)));
};
template <class T>
using Vector = typename VectorOf<T>::Type;
template <class T>
using IntVector = typename VectorOf<T>::Int;
template <class T>
constexpr int kLanes = kVectorBytes / static_cast<int>(sizeof(T));

// Half as many lanes, for what is narrow; the same where vectors are narrow already.
constexpr int kHalfBytes = kVectorBytes > 32 ? kVectorBytes / 2 : kVectorBytes;
template <class T>
struct HalfOf;
template <>
struct HalfOf<float> {
  typedef float Type __attribute__((vector_size(kHalfBytes)));
};
template <>
struct HalfOf<double> {
  typedef double Type __attribute__((vector_size(kHalfBytes)));
};
template <class T>
using HalfVector = typename HalfOf<T>::Type;
template <class T>
constexpr int kHalfLanes = kHalfBytes / static_cast<int>(sizeof(T));

template <class T>
CORE_INLINE Vector<T> load_vector(const T* p) {
  Vector<T> v;
  memcpy(&v, p, sizeof v);
  return v;
}
template <class T>
CORE_INLINE void store_vector(T* p, Vector<T> v) {
  memcpy(p, &v, sizeof v);
}
template <class T>
CORE_INLINE Vector<T> all_lanes(T x) {
  return x - Vector<T>{};
}
// Where one of them is NaN, b.
template <class V>
CORE_INLINE V larger(V a, V b) {
  return a > b ? a : b;
}

// ---- e to the power of x -----------------------------------------------------------------------
// 2^f = 1 + f * (c[0] + f * (c[1] + ...)) for f from -1/2 to 1/2, or where the processor has powers
// of 2^(1/64) from -1/128 to 1/128. e^0 is 1, e^-inf is 0, of NaN it is NaN; the error is 1 unit in
// the last place (1.1 by those powers), and grows with x as the rounding of log2(e) does. Added,
// `rounding` leaves a whole number of parts in the last bits, with the exponent's bias.
template <class T>
struct Power;
#if CORE_HAS_POWERS
template <>
struct Power<float> {
  static constexpr float c[] = {0.693149721336404f, 0.24022709400311362f};
  static constexpr float log2e = 1.4426950408889634f, rounding = 0x1.8p17f + 127, least = -87;
};
template <>
struct Power<double> {
  static constexpr double c[] = {0.6931471805599453, 0.24022650695877792, 0.05550410866477186,
                                 0.009618143209981743, 0.0013333574438105786};
  static constexpr double log2e = 1.4426950408889634, rounding = 0x1.8p46 + 1023, least = -708;
};
#else
template <>
struct Power<float> {
  static constexpr float c[] = {0.6931469775991547f, 0.2402224208536907f, 0.05550733743265287f,
                                0.009671512639922848f, 0.0013264727193154503f};
  static constexpr float log2e = 1.4426950408889634f, rounding = 0x1.8p23f + 127, least = -87;
  static constexpr int mantissa = 23;
};
template <>
struct Power<double> {
  static constexpr double c[] = {
      0x1.62e42fefa39efp-1,   0.2402265069591007,     0.055504108664821576,
      0.009618129107628477,   0.0013333558146428441,  0.00015403530393381606,
      1.5252733804059838e-05, 1.3215486790144305e-06, 1.0178086009239696e-07,
      7.054911620801121e-09,  4.44553827187081e-10,   2.5678435993488196e-11};
  static constexpr double log2e = 1.4426950408889634, rounding = 0x1.8p52 + 1023, least = -708;
  static constexpr int64_t mantissa = 52;
};
#endif

template <class T>
CORE_INLINE Vector<T> exp_of(Vector<T> x) {
  using V = Vector<T>;
  using C = Power<T>;
  const V bounded = x < C::least ? all_lanes<T>(C::least) : x;  // NaN stays
  const V shifted = bounded * C::log2e + C::rounding;
  const V f = bounded * C::log2e - (shifted - C::rounding);
  constexpr int n = sizeof(C::c) / sizeof(T);
  V power = all_lanes<T>(C::c[n - 1]);
#pragma GCC unroll 16
  for (int i = n - 2; i >= 0; --i) power = power * f + C::c[i];
#if CORE_HAS_POWERS
  const V factor = power_of_64th(shifted);
  power = power * f * factor + factor;
#else
  power = power * f + T(1);
  IntVector<T> exponent;
  memcpy(&exponent, &shifted, sizeof exponent);
  exponent <<= C::mantissa;
  V factor;
  memcpy(&factor, &exponent, sizeof factor);
  power *= factor;
#endif
  return x < C::least ? V{} : power;
}

// ---- products ----------------------------------------------------------------------------------
// c = a @ b, or c += a @ b, for R rows and N vectors of columns. Along: element (r, k) of a lies at
// r * lda + k; else at r + k * lda.
template <class T, int R, int N, bool Along, bool Add>
CORE_INLINE void multiply_block(int64_t k, const T* a, int64_t lda, const T* b, int64_t ldb, T* c,
                                int64_t ldc) {
  using V = Vector<T>;
  constexpr int w = kLanes<T>;
  V sum[R][N];
#pragma GCC unroll 16
  for (int r = 0; r < R; ++r)
#pragma GCC unroll 16
    for (int n = 0; n < N; ++n) sum[r][n] = V{};
  for (int64_t i = 0; i < k; ++i, b += ldb, a += Along ? 1 : lda) {
    V row[N];
#pragma GCC unroll 16
    for (int n = 0; n < N; ++n) row[n] = load_vector<T>(b + n * w);
#pragma GCC unroll 16
    for (int r = 0; r < R; ++r) {
      const V x = all_lanes<T>(Along ? a[r * lda] : a[r]);
#pragma GCC unroll 16
      for (int n = 0; n < N; ++n) sum[r][n] += x * row[n];
    }
  }
#pragma GCC unroll 16
  for (int r = 0; r < R; ++r)
#pragma GCC unroll 16
    for (int n = 0; n < N; ++n) {
      T* const to = c + r * ldc + n * w;
      // Added at the end: a sum that went on from what is there would be less exact.
      store_vector<T>(to, Add ? load_vector<T>(to) + sum[r][n] : sum[r][n]);
    }
}

// All rows of one column of blocks.
template <class T, int R, int N, bool Along, bool Add>
CORE_APART void multiply_rows(int64_t m, int64_t k, const T* a, int64_t lda, const T* b,
                              int64_t ldb, T* c, int64_t ldc) {
  int64_t r = 0;
  const int64_t step = Along ? lda : 1;
  for (; r + R <= m; r += R)
    multiply_block<T, R, N, Along, Add>(k, a + r * step, lda, b, ldb, c + r * ldc, ldc);
  for (; r < m; ++r)
    multiply_block<T, 1, N, Along, Add>(k, a + r * step, lda, b, ldb, c + r * ldc, ldc);
}

// c (+)= a @ b, where a is m by k and b has `vectors` vectors of columns.
template <class T, bool Along, bool Add>
CORE_APART void multiply(int64_t m, int64_t vectors, int64_t k, const T* a, int64_t lda, const T* b,
                         int64_t ldb, T* c, int64_t ldc) {
  constexpr int w = kLanes<T>, most = kBlockVectors;
  for (; vectors >= most; vectors -= most, b += most * w, c += most * w)
    multiply_rows<T, kBlockRows, most, Along, Add>(m, k, a, lda, b, ldb, c, ldc);
  for (; vectors >= 2 && most > 2; vectors -= 2, b += 2 * w, c += 2 * w)
    multiply_rows<T, kBlockRows, 2, Along, Add>(m, k, a, lda, b, ldb, c, ldc);
  for (; vectors > 0; --vectors, b += w, c += w)
    multiply_rows<T, kBlockRows, 1, Along, Add>(m, k, a, lda, b, ldb, c, ldc);
}

// ---- transposes --------------------------------------------------------------------------------
// As many vectors as one has lanes: rows become columns. Each step interleaves the first half of
// the vectors with the second.
template <class T>
CORE_INLINE void transpose_vectors(Vector<T>* x) {
  constexpr int w = kLanes<T>;
  IntVector<T> low, high;
#pragma GCC unroll 16
  for (int i = 0; i < w; ++i) {
    low[i] = i / 2 + (i % 2) * w;
    high[i] = w / 2 + i / 2 + (i % 2) * w;
  }
  Vector<T> y[w];
#pragma GCC unroll 4
  for (int step = 1; step < w; step *= 2) {
#pragma GCC unroll 8
    for (int i = 0; i < w / 2; ++i) {
      y[2 * i] = __builtin_shuffle(x[i], x[i + w / 2], low);
      y[2 * i + 1] = __builtin_shuffle(x[i], x[i + w / 2], high);
    }
#pragma GCC unroll 16
    for (int i = 0; i < w; ++i) x[i] = y[i];
  }
}

// A square of as many rows as a vector has lanes, one after the other.
template <class T>
CORE_APART void transpose(T* square) {
  constexpr int w = kLanes<T>;
  Vector<T> x[w];
#pragma GCC unroll 16
  for (int i = 0; i < w; ++i) x[i] = load_vector<T>(square + i * w);
  transpose_vectors<T>(x);
#pragma GCC unroll 16
  for (int i = 0; i < w; ++i) store_vector<T>(square + i * w, x[i]);
}

// Two vectors' elements with even numbers, and those with odd ones.
template <class T>
CORE_INLINE void split_pairs(Vector<T> a, Vector<T> b, Vector<T>* even, Vector<T>* odd) {
  constexpr int w = kLanes<T>;
  IntVector<T> low, high;
#pragma GCC unroll 16
  for (int i = 0; i < w; ++i) {
    low[i] = 2 * i;
    high[i] = 2 * i + 1;
  }
  *even = __builtin_shuffle(a, b, low);
  *odd = __builtin_shuffle(a, b, high);
}

// n elements that lie side by side: whole vectors, the last of which overlaps the one before.
template <class T, int Bytes = kVectorBytes>
CORE_INLINE void copy_elements(const T* from, int64_t n, T* to) {
  constexpr int64_t w = Bytes / int(sizeof(T));
  if (n >= w) {
    for (int64_t i = 0; i + w < n; i += w) memcpy(to + i, from + i, Bytes);
    memcpy(to + n - w, from + n - w, Bytes);
  } else if constexpr (w > 1) {
    copy_elements<T, Bytes / 2>(from, n, to);
  }
}

// As many of a row's elements, which are `step` apart, as a vector has lanes: n of them and zeros.
template <class E, class T = typename E::Value>
CORE_INLINE void load_some(const char* p, int64_t step, int64_t n, T* to) {
  constexpr int w = kLanes<T>;
  if (step == 1 && n >= w) {
    CORE_SIMD
    for (int i = 0; i < w; ++i) to[i] = E::load(p + i * E::size);
    return;
  }
  for (int64_t i = 0; i < w; ++i) to[i] = i < n ? E::load(p + i * step * E::size) : T(0);
}

template <class E, class T = typename E::Value>
CORE_INLINE void store_some(char* p, int64_t step, int64_t n, const T* from) {
  constexpr int w = kLanes<T>;
  if (step == 1 && n >= w) {
    CORE_SIMD
    for (int i = 0; i < w; ++i) E::store(p + i * E::size, from[i]);
    return;
  }
  for (int64_t i = 0; i < (n < w ? n : w); ++i) E::store(p + i * step * E::size, from[i]);
}

CORE_INLINE int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
CORE_INLINE int64_t rounded_up(int64_t n, int64_t to) { return (n + to - 1) / to * to; }

// A matrix in memory: element (i, j) of dtype E lies at data + (i * row + j * col) * E::size.
struct Rows {
  char* data;
  int64_t row, col;
};

// square[j * lanes + i] = x(i, j) for the first `rows` rows and `cols` columns, else 0.
template <class E, class T = typename E::Value>
CORE_APART void load_square(const Rows& x, int64_t rows, int64_t cols, T* square) {
  constexpr int w = kLanes<T>;
#pragma GCC unroll 1
  for (int64_t r = 0; r < w; ++r)
    load_some<E>(x.data + r * x.row * E::size, x.col, r < rows ? cols : 0, square + r * w);
  transpose<T>(square);
}

// to[j * ld + i] = x(i, j) * factor for i < rows, j < cols; and 0 for i up to `width`.
template <class E, class T = typename E::Value>
CORE_APART void load_transposed(const Rows& x, int64_t rows, int64_t cols, T factor, T* to,
                                int64_t ld, int64_t width) {
  constexpr int w = kLanes<T>;
  alignas(64) T square[w * w];
  for (int64_t i = 0; i < width; i += w) {
    for (int64_t j = 0; j < cols; j += w) {
      const Rows part = {x.data + (i * x.row + j * x.col) * E::size, x.row, x.col};
      load_square<E>(part, rows - i, cols - j, square);
      for (int64_t c = 0; c < least(w, cols - j); ++c)
        store_vector<T>(to + (j + c) * ld + i, load_vector<T>(square + c * w) * factor);
    }
  }
}

// y(i, j) = from[j * ld + i] * factors[i].
template <class E, class T = typename E::Value>
CORE_APART void store_transposed(const T* from, int64_t ld, int64_t rows, int64_t cols,
                                 const T* factors, const Rows& y) {
  constexpr int w = kLanes<T>;
  alignas(64) T square[w * w] = {};
  for (int64_t i = 0; i < rows; i += w) {
    for (int64_t j = 0; j < cols; j += w) {
      for (int64_t c = 0; c < least(w, cols - j); ++c)
        store_vector<T>(square + c * w,
                        load_vector<T>(from + (j + c) * ld + i) * load_vector<T>(factors + i));
      transpose<T>(square);
      for (int64_t r = 0; r < least(w, rows - i); ++r)
        store_some<E>(y.data + ((i + r) * y.row + j * y.col) * E::size, y.col, cols - j,
                      square + r * w);
    }
  }
}

// to[i * ld + j] = x(i, j), and 0 for j up to ld, a multiple of the lanes.
template <class E, class T = typename E::Value>
CORE_APART void load_rows(const Rows& x, int64_t rows, int64_t cols, T* to, int64_t ld) {
  for (int64_t i = 0; i < rows; ++i)
#pragma GCC unroll 1
    for (int64_t j = 0; j < ld; j += kLanes<T>)
      load_some<E>(x.data + (i * x.row + j * x.col) * E::size, x.col, cols - j, to + i * ld + j);
}

// y(i, j) = from[i * ld + j] * factor, where `from` is written to.
template <class E, class T = typename E::Value>
CORE_APART void store_rows(T* from, int64_t ld, int64_t rows, int64_t cols, T factor,
                           const Rows& y) {
  for (int64_t i = 0; i < rows; ++i) {
#pragma GCC unroll 1
    for (int64_t j = 0; j < cols; j += kLanes<T>) {
      T* const part = from + i * ld + j;
      store_vector<T>(part, load_vector<T>(part) * factor);
      store_some<E>(y.data + (i * y.row + j * y.col) * E::size, y.col, cols - j, part);
    }
  }
}

}  // namespace core_cpu::CORE_ISA
