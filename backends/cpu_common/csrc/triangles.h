// Rows of matrices that the second cache holds, and what is taken off them a few rows at once, by
// sums that stay in registers.
//
// Like types.h, compiled once for every instruction set.
#pragma once
#include <algorithm>
#include <atomic>
#include <cmath>

#include "tasks.h"
#include "vectors.h"

namespace core_cpu::CORE_ISA {
namespace {

constexpr int kRows = kVectorBytes == 64 ? 8 : 4;  // whose sums fill half of the registers
constexpr int kVectors = 2;                        // of each row
constexpr int64_t kMostBytes = 1 << 20;            // of a matrix

template <class T>
constexpr int64_t kColumns = kVectors * kLanes<T>;

// A matrix in scratch memory: rows of whole vectors, `step` elements apart.
template <class T>
struct Rows {
  T* data;
  int64_t step;
  T* row(int64_t i) const { return data + i * step; }
};
template <class T>
int64_t padded(int64_t columns) {
  return (columns + kColumns<T> - 1) / kColumns<T> * kColumns<T>;
}

// Factors: element (r, q) at data + r * row + q * col.
template <class T>
struct Factors {
  const T* data;
  int64_t row, col;
  Factors at(int64_t r, int64_t q) const { return {data + r * row + q * col, row, col}; }
};

// to -= factors @ known, of Count rows, `depth` known ones, and columns first .. last, whole
// blocks.
template <int Count, class T>
void take_off(const Rows<T>& to, int64_t i, Factors<T> factors, const Rows<T>& known, int64_t k,
              int64_t depth, int64_t first, int64_t last) {
  using V = Vector<T>;
  for (int64_t c = first; c < last; c += kColumns<T>) {
    V sums[Count][kVectors] = {};
    const T* from = known.row(k) + c;
    const T* factor = factors.data;
    for (int64_t q = 0; q < depth; ++q, from += known.step, factor += factors.col) {
      V x[kVectors];
#pragma GCC unroll 2
      for (int v = 0; v < kVectors; ++v) x[v] = load_vector<T>(from + v * kLanes<T>);
#pragma GCC unroll 8
      for (int r = 0; r < Count; ++r)
#pragma GCC unroll 2
        for (int v = 0; v < kVectors; ++v) sums[r][v] += x[v] * factor[r * factors.row];
    }
#pragma GCC unroll 8
    for (int r = 0; r < Count; ++r)
#pragma GCC unroll 2
      for (int v = 0; v < kVectors; ++v) {
        T* const at = to.row(i + r) + c + v * kLanes<T>;
        store_vector<T>(at, load_vector<T>(at) - sums[r][v]);
      }
  }
}
template <class T>
void take_off_rows(const Rows<T>& to, int64_t i, int64_t count, Factors<T> factors,
                   const Rows<T>& known, int64_t k, int64_t depth, int64_t first, int64_t last) {
  if (count == kRows) return take_off<kRows>(to, i, factors, known, k, depth, first, last);
  for (int64_t r = 0; r < count; ++r)
    take_off<1>(to, i + r, factors.at(r, 0), known, k, depth, first, last);
}

// x *= 1 / by, or x /= by where that inverse overflows.
template <class T>
void divide(T* x, int64_t first, int64_t last, T by) {
  const T inverse = T(1) / by;
  if (std::isinf(inverse)) {
    CORE_SIMD
    for (int64_t c = first; c < last; ++c) x[c] /= by;
  } else {
    CORE_SIMD
    for (int64_t c = first; c < last; ++c) x[c] *= inverse;
  }
}

// Columns first .. last of x, whole blocks, become those of a^-1 x, where a is a triangle.
template <class T>
void solve_rows(Factors<T> a, int64_t n, bool upper, bool unit, const Rows<T>& x, int64_t first,
                int64_t last) {
  const int64_t blocks = (n + kRows - 1) / kRows;
  for (int64_t b = 0; b < blocks; ++b) {
    const int64_t i = (upper ? blocks - 1 - b : b) * kRows;
    const int64_t count = std::min<int64_t>(kRows, n - i);
    const int64_t k = upper ? i + count : 0, depth = upper ? n - k : i;
    take_off_rows<T>(x, i, count, a.at(i, k), x, k, depth, first, last);
    for (int64_t s = 0; s < count; ++s) {
      const int64_t q = upper ? i + count - 1 - s : i + s;
      if (!unit) divide(x.row(q), first, last, *a.at(q, q).data);
      for (int64_t r = upper ? i : q + 1; r < (upper ? q : i + count); ++r)
        take_off<1>(x, r, a.at(r, q), x, q, 1, first, last);
    }
  }
}

// ---- calls -------------------------------------------------------------------------------------
const core_tensor& tensor(const core_call* call, int i) { return *call->args[i].v.tensor; }
int64_t size_of(const core_tensor& x, int from_last) {
  return x.dl.shape[x.dl.ndim - 1 - from_last];
}

constexpr int64_t kWorthShare = 1 << 20;  // multiply-adds that are worth a thread, of one matrix

// Shares of the columns of one matrix: enough for the threads, of whole blocks.
template <class T>
int64_t shares_of(const core_call* call, double work, int64_t columns) {
  const int64_t most = std::min(Tasks{call}.threads(), padded<T>(columns) / kColumns<T>);
  return std::max<int64_t>(std::min(int64_t(work) / kWorthShare, most), 1);
}
template <class T>
int64_t column_of(int64_t share, int64_t shares, int64_t columns) {
  return padded<T>(columns) / kColumns<T> * share / shares * kColumns<T>;
}

// fn(task) for each, false where it fails.
template <class F>
bool run_all(const core_call* call, int64_t count, double work, F&& fn) {
  struct Work {
    F& fn;
    std::atomic<bool> failed{false};
  } w{fn};
  const auto run = [](void* context, int64_t begin, int64_t end) {
    Work& w = *static_cast<Work*>(context);
    for (int64_t i = begin; i < end && !w.failed; ++i)
      if (!w.fn(i)) w.failed = true;
  };
  Tasks{call}.run(count, work, run, &w);
  return !w.failed;
}

}  // namespace
}  // namespace core_cpu::CORE_ISA
