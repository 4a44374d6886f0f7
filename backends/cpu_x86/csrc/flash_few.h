// Few queries of a head, as decoding has them: numbers of a row lie in lanes, since queries would
// leave them empty, and each row of keys and values is read once, as it lies in memory.
#pragma once
#include "flash.h"

namespace core_cpu::CORE_ISA {

constexpr int64_t kFewQueries = 4;

// The products of `rows` rows with q, out[r * step].
template <class T>
CORE_APART void dot_rows(int64_t rows, int64_t width, const T* x, int64_t ld, const T* q, T* out,
                         int64_t step) {
  using V = Vector<T>;
  constexpr int w = kLanes<T>;
  const int64_t whole = width / w * w;
  for (int64_t r = 0; r < rows; r += w) {
    V sum[w] = {};
    if (rows - r >= w) {
      for (int64_t c = 0; c < whole; c += w) {
        const V part = load_vector<T>(q + c);
#pragma GCC unroll 16
        for (int i = 0; i < w; ++i) sum[i] += load_vector<T>(x + (r + i) * ld + c) * part;
      }
    } else {
      for (int64_t c = 0; c < whole; c += w)
        for (int64_t i = 0; i < rows - r; ++i)
          sum[i] += load_vector<T>(x + (r + i) * ld + c) * load_vector<T>(q + c);
    }
    transpose_vectors<T>(sum);
    V total = sum[0];
#pragma GCC unroll 16
    for (int i = 1; i < w; ++i) total += sum[i];
    for (int64_t i = 0; i < least(w, rows - r); ++i) {
      T one = total[i];
      for (int64_t c = whole; c < width; ++c) one += x[(r + i) * ld + c] * q[c];
      out[(r + i) * step] = one;
    }
  }
}

// N vectors of out = out * fade + the sum of rows of x by their weights.
template <class T, int N>
CORE_INLINE void add_columns(int64_t rows, const T* weights, const T* x, int64_t ld, T fade,
                             T* out) {
  using V = Vector<T>;
  constexpr int w = kLanes<T>;
  V sum[N];
#pragma GCC unroll 8
  for (int n = 0; n < N; ++n) sum[n] = load_vector<T>(out + n * w) * fade;
  for (int64_t r = 0; r < rows; ++r) {
    const V weight = all_lanes<T>(weights[r]);
#pragma GCC unroll 8
    for (int n = 0; n < N; ++n) sum[n] += load_vector<T>(x + r * ld + n * w) * weight;
  }
#pragma GCC unroll 8
  for (int n = 0; n < N; ++n) store_vector<T>(out + n * w, sum[n]);
}

template <class T>
CORE_APART void add_rows(int64_t rows, int64_t width, const T* weights, const T* x, int64_t ld,
                         T fade, T* out) {
  constexpr int w = kLanes<T>;
  int64_t c = 0;
  for (; c + 4 * w <= width; c += 4 * w) add_columns<T, 4>(rows, weights, x + c, ld, fade, out + c);
  for (; c + w <= width; c += w) add_columns<T, 1>(rows, weights, x + c, ld, fade, out + c);
  for (; c < width; ++c) {
    T sum = out[c] * fade;
    for (int64_t r = 0; r < rows; ++r) sum += weights[r] * x[r * ld + c];
    out[c] = sum;
  }
}

// The state of one query: the row itself, scaled, and the sums so far.
template <class T>
struct FewState {
  T *query, *out;
  T top, total;
};

// One query's scores, scores[r * step], become weights, and rows of values are added by them.
template <class T>
CORE_APART void weigh_one(int64_t keys, T* scores, int64_t step, const Dense<T>& value,
                          int64_t value_width, FewState<T>& state) {
  using V = Vector<T>;
  constexpr int w = kLanes<T>;
  alignas(64) T weights[kTileKeys];
  T top = state.top;
  for (int64_t r = 0; r < keys; ++r) {
    weights[r] = scores[r * step];
    top = weights[r] > top ? weights[r] : top;
  }
  for (int64_t r = keys; r < rounded_up(keys, w); ++r) weights[r] = T(-INFINITY);
  const T base = top == T(-INFINITY) ? 0 : top;
  V sums = {};
  for (int64_t r = 0; r < keys; r += w) {
    const V weight = exp_of<T>(load_vector<T>(weights + r) - base);
    store_vector<T>(weights + r, weight);
    sums += weight;
  }
  const T fade = exp_of<T>(all_lanes<T>(state.top - base))[0];
  T total = 0;
  for (int i = 0; i < w; ++i) total += sums[i];
  state.total = state.total * fade + total;
  state.top = top;
  add_rows<T>(keys, value_width, weights, value.data, value.ld, fade, state.out);
}

}  // namespace core_cpu::CORE_ISA
