// Cholesky factors and triangles that are solved, of matrices that the second cache holds. What
// follows from rows that are known is taken off a few rows at once (triangles.h); the triangle of
// those few rows is solved row by row. Larger matrices, complex numbers and those that are refused
// are LAPACK's.
//
// Like types.h, compiled once for every instruction set.
#include <memory>
#include <new>

#include "room.h"
#include "table.h"
#include "triangles.h"

namespace core_cpu::CORE_ISA {
namespace {

thread_local Room room;

// ---- Cholesky ----------------------------------------------------------------------------------
// a, of which the upper triangle is there, becomes U with U^T U = a; false where it is refused.
template <class T>
bool factor(const Rows<T>& a, int64_t n) {
  for (int64_t i = 0; i < n; i += kRows) {
    const int64_t count = std::min<int64_t>(kRows, n - i), first = i / kColumns<T> * kColumns<T>;
    take_off_rows<T>(a, i, count, {a.data + i, 1, a.step}, a, 0, i, first, a.step);
    for (int64_t q = i; q < i + count; ++q) {
      T* const row = a.row(q);
      if (!(row[q] > 0)) return false;
      divide(row, q, n, std::sqrt(row[q]));
      for (int64_t r = q + 1; r < i + count; ++r)
        take_off<1>(a, r, {row + r, 1, 1}, a, q, 1, first, a.step);
    }
  }
  return true;
}

template <class T>
bool cholesky_of(const T* x, int64_t n, bool upper, T* out) {
  const Rows<T> a{reinterpret_cast<T*>(room.get(n * padded<T>(n) * int64_t(sizeof(T)))),
                  padded<T>(n)};
  if (a.data == nullptr) return false;
  constexpr int64_t kTile = 16;
  for (int64_t i0 = 0; i0 < n; i0 += kTile)
    for (int64_t j0 = i0; j0 < n; j0 += kTile)
      for (int64_t i = i0; i < std::min(i0 + kTile, n); ++i)
        for (int64_t j = j0; j < std::min(j0 + kTile, n); ++j)
          a.row(i)[j] = x[i * n + j] * T(0.5) + x[j * n + i] * T(0.5);
  for (int64_t i = 0; i < n; ++i) {
    std::fill(a.row(i), a.row(i) + i, T(0));
    std::fill(a.row(i) + n, a.row(i) + a.step, T(0));
  }
  if (!factor(a, n)) return false;
  for (int64_t i = 0; i < n && upper; ++i) {
    std::fill(out + i * n, out + i * n + i, T(0));
    std::copy(a.row(i) + i, a.row(i) + n, out + i * n + i);
  }
  for (int64_t i0 = 0; i0 < n && !upper; i0 += kTile)
    for (int64_t j0 = 0; j0 < n; j0 += kTile)
      for (int64_t i = i0; i < std::min(i0 + kTile, n); ++i)
        for (int64_t j = j0; j < std::min(j0 + kTile, n); ++j)
          out[i * n + j] = j > i ? T(0) : a.row(j)[i];
  return true;
}

// ---- triangles ---------------------------------------------------------------------------------
template <class T>
bool solved(Factors<T> a, int64_t n, bool upper, bool unit, const T* x, int64_t columns,
            int64_t from, int64_t some, T* out) {
  const Rows<T> rows{reinterpret_cast<T*>(room.get(n * padded<T>(some) * int64_t(sizeof(T)))),
                     padded<T>(some)};
  if (rows.data == nullptr) return false;
  for (int64_t i = 0; i < n; ++i) {
    std::copy_n(x + i * columns + from, some, rows.row(i));
    std::fill(rows.row(i) + some, rows.row(i) + rows.step, T(0));
  }
  solve_rows(a, n, upper, unit, rows, 0, rows.step);
  for (int64_t i = 0; i < n; ++i) std::copy_n(rows.row(i), some, out + i * columns + from);
  return true;
}

// ---- the kernels -------------------------------------------------------------------------------
// A matrix that is refused leaves the result as it was: each is kept until all are known.
template <class T>
int32_t run_cholesky(const core_call* call) {
  const core_tensor &x = tensor(call, 0), &out = call->outputs[0];
  const int64_t n = size_of(x, 0), count = x.numel / (n * n);
  if (n * n * int64_t(sizeof(T)) > kMostBytes) return CORE_DECLINED;
  const std::unique_ptr<T[]> kept(new (std::nothrow) T[size_t(count * n * n)]);
  if (!kept) return CORE_DECLINED;
  const bool upper = call->args[1].v.i != 0;
  const T* from = static_cast<const T*>(x.dl.data);
  const bool all = run_all(call, count, double(n) * double(n) * double(n) / 6, [&](int64_t i) {
    return cholesky_of(from + i * n * n, n, upper, kept.get() + i * n * n);
  });
  room.trim();
  if (!all) return CORE_DECLINED;
  std::copy_n(kept.get(), count * n * n, static_cast<T*>(out.dl.data));
  return CORE_OK;
}

int32_t cholesky(void*, const core_call* call) {
  const core_tensor &x = tensor(call, 0), &out = call->outputs[0];
  if (x.dl.ndim < 2 || out.numel == 0 || !x.contiguous || !out.contiguous) return CORE_DECLINED;
  return out.dtype == CORE_FLOAT32 ? run_cholesky<float>(call) : run_cholesky<double>(call);
}

// Arguments: x1, x2, upper, left, unitriangular. One triangle, of which right sides are shared over
// the threads, or one for each right side.
template <class T>
int32_t run_triangles(const core_call* call) {
  const core_tensor &x1 = tensor(call, 0), &x2 = tensor(call, 1), &out = call->outputs[0];
  const int64_t n = size_of(x1, 0), columns = size_of(x2, 0), count = x2.numel / (n * columns);
  if (n * std::max(n, columns) * int64_t(sizeof(T)) > kMostBytes || columns < kColumns<T>)
    return CORE_DECLINED;
  const bool one = x1.numel == n * n, upper = call->args[2].v.i, unit = call->args[4].v.i;
  const double work = double(n) * double(n) * double(columns) / 2;
  const int64_t shares = count == 1 ? shares_of<T>(call, work, columns) : 1;
  const int64_t* step = x1.dl.strides + x1.dl.ndim - 2;
  const T *a = static_cast<const T*>(x1.dl.data), *x = static_cast<const T*>(x2.dl.data);
  T* to = static_cast<T*>(out.dl.data);
  const bool all = run_all(call, count * shares, work / double(shares), [&](int64_t task) {
    const int64_t i = task / shares, share = task % shares;
    const int64_t from = column_of<T>(share, shares, columns);
    const int64_t end = std::min(column_of<T>(share + 1, shares, columns), columns);
    return solved<T>({a + (one ? 0 : i) * n * n, step[0], step[1]}, n, upper, unit,
                     x + i * n * columns, columns, from, end - from, to + i * n * columns);
  });
  room.trim();
  return all ? CORE_OK : call->set_error(call, "no memory for right sides of a triangle");
}

int32_t solve_triangular(void*, const core_call* call) {
  const core_tensor &x1 = tensor(call, 0), &x2 = tensor(call, 1), &out = call->outputs[0];
  const bool fits = x1.dl.ndim >= 2 && x2.dl.ndim >= 2 && out.numel != 0 && x1.numel != 0;
  if (!fits || call->args[3].v.i == 0 || x1.dtype != out.dtype || x2.dtype != out.dtype ||
      !x2.contiguous || !out.contiguous || x2.numel != out.numel)
    return CORE_DECLINED;
  const bool one = x1.numel == size_of(x1, 0) * size_of(x1, 1);
  const bool stack = x1.contiguous && x1.numel / size_of(x1, 0) == x2.numel / size_of(x2, 0);
  if (!one && !stack) return CORE_DECLINED;
  return out.dtype == CORE_FLOAT32 ? run_triangles<float>(call) : run_triangles<double>(call);
}

constexpr uint32_t kDtypes = 1u << CORE_FLOAT32 | 1u << CORE_FLOAT64;
#define CORE_TRIANGLE(op, run)                                                              \
  {op, kDtypes,                                                                             \
   make_kernel(run, nullptr, CORE_BACKEND " " op, "backends/cpu_common/csrc/triangles.cpp", \
               __LINE__)}
const Entry kEntries[] = {CORE_TRIANGLE("core::linalg_cholesky", cholesky),
                          CORE_TRIANGLE("core::linalg_solve_triangular", solve_triangular)};

}  // namespace

Table triangles() { return {kEntries, sizeof(kEntries) / sizeof(Entry)}; }

}  // namespace core_cpu::CORE_ISA
