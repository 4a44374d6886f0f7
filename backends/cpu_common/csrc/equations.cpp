// Systems of equations and inverses of matrices that the second cache holds, by P A = L U. A panel
// of columns is factored by itself; what it leaves of the others is taken off a few rows at once
// (triangles.h). Larger matrices, complex numbers, a few right sides and matrices that are refused
// are LAPACK's.
//
// Like types.h, compiled once for every instruction set.
#include <memory>
#include <new>
#include <utility>

#include "room.h"
#include "table.h"
#include "triangles.h"

namespace core_cpu::CORE_ISA {
namespace {

thread_local Room room;

// ---- P A = L U ---------------------------------------------------------------------------------
// Columns k .. of the panel that begins at `first`: l times the pivot's row is taken off those
// below, which have l in place of what is 0 then. Returns the next pivot, of the column after.
template <class T>
int64_t eliminate(const Rows<T>& a, int64_t n, int64_t first, int64_t k) {
  constexpr int64_t wide = kColumns<T>;
  alignas(kVectorBytes) T pivot[wide];
  for (int64_t c = 0; c < wide; ++c) pivot[c] = first + c > k ? a.row(k)[first + c] : T(0);
  const T by = a.row(k)[k], inverse = T(1) / by;
  const bool overflows = std::isinf(inverse), last = k + 1 == first + wide || k + 1 == n;
  int64_t next = k + 1;
  T most = T(-1);
  for (int64_t i = k + 1; i < n; ++i) {
    T* const row = a.row(i) + first;
    const T l = overflows ? row[k - first] / by : row[k - first] * inverse;
    CORE_SIMD
    for (int64_t c = 0; c < wide; ++c) row[c] -= l * pivot[c];
    row[k - first] = l;
    if (last) continue;
    const T size = std::abs(row[k + 1 - first]);
    if (size > most) most = size, next = i;
  }
  return next;
}

template <class T>
int64_t largest(const Rows<T>& a, int64_t n, int64_t k) {
  int64_t found = k;
  for (int64_t i = k + 1; i < n; ++i)
    if (std::abs(a.row(i)[k]) > std::abs(a.row(found)[k])) found = i;
  return found;
}

template <class T>
void swap_rows(const Rows<T>& a, int64_t i, int64_t j) {
  if (i != j) std::swap_ranges(a.row(i), a.row(i) + a.step, a.row(j));
}

// Rows of x are exchanged as those of a are. False where a pivot is 0.
template <class T>
bool factor(const Rows<T>& a, int64_t n, const Rows<T>& x) {
  constexpr int64_t wide = kColumns<T>;
  for (int64_t first = 0; first < n; first += wide) {
    const int64_t end = std::min(first + wide, n);
    for (int64_t k = first, at = largest(a, n, first); k < end; ++k) {
      swap_rows(a, k, at);
      swap_rows(x, k, at);
      if (a.row(k)[k] == T(0)) return false;
      at = eliminate(a, n, first, k);
    }
    const int64_t rest = first + wide;
    for (int64_t k = first; k < end; ++k)
      for (int64_t i = k + 1; i < end; ++i)
        take_off<1>(a, i, {a.row(i) + k, a.step, 1}, a, k, 1, rest, a.step);
    for (int64_t i = rest; i < n; i += kRows)
      take_off_rows<T>(a, i, std::min<int64_t>(kRows, n - i), {a.row(i) + first, a.step, 1}, a,
                       first, wide, rest, a.step);
  }
  return true;
}

// out = a^-1 b, or without b the inverse; the columns in so many shares, over the threads.
template <class T>
bool solve_one(const core_call* call, const T* a, const T* b, int64_t n, int64_t columns,
               int64_t shares, T* out) {
  const int64_t step = padded<T>(n), beside = padded<T>(columns);
  T* const memory = reinterpret_cast<T*>(room.get(n * (step + beside) * int64_t(sizeof(T))));
  if (memory == nullptr) return false;
  const Rows<T> rows{memory, step}, x{memory + n * step, beside};
  for (int64_t i = 0; i < n; ++i) {
    std::copy(a + i * n, a + (i + 1) * n, rows.row(i));
    std::fill(rows.row(i) + n, rows.row(i) + step, T(0));
    std::fill(x.row(i), x.row(i) + beside, T(0));
    if (b)
      std::copy(b + i * columns, b + (i + 1) * columns, x.row(i));
    else
      x.row(i)[i] = T(1);
  }
  if (!factor(rows, n, x)) return false;
  const Factors<T> factors{rows.data, step, 1};
  const auto solve_share = [&](int64_t share) {
    const int64_t begin = column_of<T>(share, shares, columns);
    const int64_t end = column_of<T>(share + 1, shares, columns);
    solve_rows(factors, n, false, true, x, begin, end);
    solve_rows(factors, n, true, false, x, begin, end);
    return true;
  };
  if (shares == 1)
    solve_share(0);
  else
    run_all(call, shares, double(n) * double(n) * double(columns / shares), solve_share);
  for (int64_t i = 0; i < n; ++i) std::copy(x.row(i), x.row(i) + columns, out + i * columns);
  return true;
}

// ---- the kernels -------------------------------------------------------------------------------
// A matrix that is refused leaves the result as it was: answers are kept until all are known.
template <class T>
int32_t run(const core_call* call, const core_tensor* b) {
  const core_tensor &a = tensor(call, 0), &out = call->outputs[0];
  const int64_t n = size_of(a, 0), columns = size_of(out, 0), count = out.numel / (n * columns);
  if (n * std::max(n, columns) * int64_t(sizeof(T)) > kMostBytes || columns < kColumns<T>)
    return CORE_DECLINED;
  const std::unique_ptr<T[]> kept(new (std::nothrow) T[size_t(out.numel)]);
  if (!kept) return CORE_DECLINED;
  const T *from = static_cast<const T*>(a.dl.data),
          *right = b ? static_cast<const T*>(b->dl.data) : nullptr;
  const bool one = a.numel == n * n;
  const double work = double(n) * double(n) * double(n / 3 + columns);
  const int64_t shares = count == 1 ? shares_of<T>(call, work, columns) : 1;
  const auto solve_at = [&](int64_t i) {
    return solve_one(call, from + (one ? 0 : i) * n * n, right ? right + i * n * columns : nullptr,
                     n, columns, shares, kept.get() + i * n * columns);
  };
  const bool all = count == 1 ? solve_at(0) : run_all(call, count, work, solve_at);
  room.trim();
  if (!all) return CORE_DECLINED;
  std::copy(kept.get(), kept.get() + out.numel, static_cast<T*>(out.dl.data));
  return CORE_OK;
}

int32_t run_for(const core_call* call, const core_tensor* b) {
  const core_tensor &a = tensor(call, 0), &out = call->outputs[0];
  if (a.dl.ndim < 2 || out.numel == 0 || !a.contiguous || !out.contiguous || a.dtype != out.dtype)
    return CORE_DECLINED;
  return out.dtype == CORE_FLOAT32 ? run<float>(call, b) : run<double>(call, b);
}

int32_t solve(void*, const core_call* call) {
  const core_tensor &a = tensor(call, 0), &b = tensor(call, 1), &out = call->outputs[0];
  if (a.dl.ndim < 2 || b.dl.ndim < 2 || a.numel == 0 || b.numel == 0 || !b.contiguous ||
      b.dtype != out.dtype || b.numel != out.numel)
    return CORE_DECLINED;
  const int64_t n = size_of(a, 0);
  if (a.numel != n * n && a.numel / n != b.numel / size_of(b, 0)) return CORE_DECLINED;
  return run_for(call, &b);
}

int32_t inv(void*, const core_call* call) { return run_for(call, nullptr); }

constexpr uint32_t kDtypes = 1u << CORE_FLOAT32 | 1u << CORE_FLOAT64;
#define CORE_EQUATIONS(op, run)                                                             \
  {op, kDtypes,                                                                             \
   make_kernel(run, nullptr, CORE_BACKEND " " op, "backends/cpu_common/csrc/equations.cpp", \
               __LINE__)}
const Entry kEntries[] = {CORE_EQUATIONS("core::linalg_solve", solve),
                          CORE_EQUATIONS("core::linalg_inv", inv)};

}  // namespace

Table equations() { return {kEntries, sizeof(kEntries) / sizeof(Entry)}; }

}  // namespace core_cpu::CORE_ISA
