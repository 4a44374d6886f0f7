// Equations and determinants: LU and triangular matrices.
#include <memory>

#include "lapack_stacks.h"

namespace core_cpu {
namespace {

// ---- LAPACK and BLAS, as Fortran has them ------------------------------------------------------
// Lengths of character arguments come last.
#define CORE_LAPACK(letter, T)                                                                     \
  extern "C" void scipy_##letter##getrf_(const int*, const int*, T*, const int*, int*, int*);      \
  extern "C" void scipy_##letter##trsm_(const char*, const char*, const char*, const char*,        \
                                        const int*, const int*, const T*, const T*, const int*,    \
                                        T*, const int*, size_t, size_t, size_t, size_t);           \
  extern "C" void scipy_##letter##gemm_(const char*, const char*, const int*, const int*,          \
                                        const int*, const T*, const T*, const int*, const T*,      \
                                        const int*, const T*, T*, const int*, size_t, size_t);     \
  extern "C" void scipy_##letter##trsv_(const char*, const char*, const char*, const int*,         \
                                        const T*, const int*, T*, const int*, size_t, size_t,      \
                                        size_t);                                                   \
  void trsv(char uplo, char turned, char unit, int n, const T* a, T* x, int step) {                \
    scipy_##letter##trsv_(&uplo, &turned, &unit, &n, a, &n, x, &step, 1, 1, 1);                    \
  }                                                                                                \
  void getrf(int m, int n, T* a, int* pivots, int& info) {                                         \
    scipy_##letter##getrf_(&m, &n, a, &m, pivots, &info);                                          \
  }                                                                                                \
  void trsm(char side, char uplo, char turned, char unit, int m, int n, const T* a, int lda, T* b, \
            int ldb) {                                                                             \
    const T one{1};                                                                                \
    scipy_##letter##trsm_(&side, &uplo, &turned, &unit, &m, &n, &one, a, &lda, b, &ldb, 1, 1, 1,   \
                          1);                                                                      \
  }                                                                                                \
  void take_product(char turned_a, char turned_b, int m, int n, int k, const T* a, int lda,        \
                    const T* b, int ldb, T* c, int ldc) {                                          \
    const T minus{-1}, one{1};                                                                     \
    scipy_##letter##gemm_(&turned_a, &turned_b, &m, &n, &k, &minus, a, &lda, b, &ldb, &one, c,     \
                          &ldc, 1, 1);                                                             \
  }
CORE_LAPACK(s, float)
CORE_LAPACK(d, double)
CORE_LAPACK(c, C64)
CORE_LAPACK(z, C128)
#undef CORE_LAPACK

// The rows of a triangle's first half: all of them, where it is small.
int half_of(int n) {
  constexpr int kLeaf = 32;
  return n <= kLeaf ? n : (n / 2 + kLeaf - 1) / kLeaf * kLeaf;
}

// trsm by halves: the part of the other half that follows from the half that is solved is taken off
// by a product, which takes OpenBLAS less time than as large a part of trsm.
template <class T>
void solve_by_halves(char side, char uplo, char turned, char unit, int m, int n, const T* a,
                     int lda, T* b, int ldb) {
  const bool right = side == 'R', above = (uplo == 'U') == (turned == 'N');
  const int size = right ? n : m, half = half_of(size), rest = size - half;
  if (rest == 0) return trsm(side, uplo, turned, unit, m, n, a, lda, b, ldb);
  const std::ptrdiff_t wide = lda;
  const T *second = a + half * wide + half, *between = a + (uplo == 'U' ? half * wide : half);
  T* after = b + (right ? half * static_cast<std::ptrdiff_t>(ldb) : half);
  const auto solve_half = [&](bool first) {
    const int of = first ? half : rest;
    solve_by_halves(side, uplo, turned, unit, right ? m : of, right ? of : n, first ? a : second,
                    lda, first ? b : after, ldb);
  };
  const bool forwards = right == above;
  const int known = forwards ? half : rest, open = size - known;
  T *from = forwards ? b : after, *to = forwards ? after : b;
  solve_half(forwards);
  if (right)
    take_product('N', turned, m, open, known, from, ldb, between, lda, to, ldb);
  else
    take_product(turned, 'N', open, n, known, between, lda, from, ldb, to, ldb);
  solve_half(!forwards);
}

// The inverse of the upper triangle of u, where x is the identity.
template <class T>
void invert_by_halves(int n, const T* u, int lda, T* x, int ldx) {
  const int half = half_of(n), rest = n - half;
  if (rest == 0) return trsm('R', 'U', 'N', 'N', n, n, u, lda, x, ldx);
  const std::ptrdiff_t wide = lda;
  const T *between = u + half * wide, *second = between + half;
  T* beside = x + half * static_cast<std::ptrdiff_t>(ldx);
  invert_by_halves(half, u, lda, x, ldx);
  take_product('N', 'N', half, rest, half, x, ldx, between, lda, beside, ldx);
  solve_by_halves('R', 'U', 'N', 'N', half, rest, second, lda, beside, ldx);
  invert_by_halves(rest, second, lda, beside + half, ldx);
}

// ---- LU ----------------------------------------------------------------------------------------
int32_t lu_factor(void*, const core_call* call) {
  const Stack a(tensor(call, 0));
  if (!a.fits || !call->outputs[0].contiguous || !call->outputs[1].contiguous) return CORE_DECLINED;
  const int64_t k = std::min(a.rows, a.columns);
  return by_dtype(call, [&](auto element) {
    using T = decltype(element);
    return each_matrix(call, a.count, a.size() * k, [&](int64_t i) {
      std::vector<T> matrix(static_cast<size_t>(a.size()));
      transpose(data_of<T>(tensor(call, 0)) + i * a.size(), a.rows, a.columns, matrix.data());
      int info = 0;  // above 0 where a pivot is 0, which is an answer, too
      getrf(static_cast<int>(a.rows), static_cast<int>(a.columns), matrix.data(),
            output<int>(call, 1) + i * k, info);
      transpose(matrix.data(), a.columns, a.rows, output<T>(call, 0) + i * a.size());
      return true;
    });
  });
}

int32_t lu_unpack(void*, const core_call* call) {
  const Stack a(tensor(call, 0));
  bool fits = a.fits && tensor(call, 1).contiguous;
  for (int i = 0; i < 3; i++) fits = fits && call->outputs[i].contiguous;
  if (!fits) return CORE_DECLINED;
  const int64_t m = a.rows, n = a.columns, k = std::min(m, n);
  return by_dtype(call, [&](auto element) {
    using T = decltype(element);
    return each_matrix(call, a.count, m * m, [&](int64_t i) {
      const T* x = data_of<T>(tensor(call, 0)) + i * a.size();
      const int* pivots = data_of<int>(tensor(call, 1)) + i * k;
      T *p = output<T>(call, 0) + i * m * m, *l = output<T>(call, 1) + i * m * k,
        *u = output<T>(call, 2) + i * k * n;
      std::vector<int64_t> order(static_cast<size_t>(m));
      for (int64_t r = 0; r < m; r++) order[r] = r;
      for (int64_t j = 0; j < k; j++)
        std::swap(order[j], order[std::clamp<int64_t>(pivots[j] - 1, 0, m - 1)]);
      std::fill(p, p + m * m, T{});
      for (int64_t r = 0; r < m; r++) p[order[r] * m + r] = T{1};
      for (int64_t r = 0; r < m; r++)
        for (int64_t c = 0; c < k; c++) l[r * k + c] = c < r ? x[r * n + c] : c == r ? T{1} : T{};
      for (int64_t r = 0; r < k; r++)
        for (int64_t c = 0; c < n; c++) u[r * n + c] = c < r ? T{} : x[r * n + c];
      return true;
    });
  });
}

// The determinant's sign (or phase) and the logarithm of its magnitude, summed in double.
template <class T>
void log_det(const T* x, int64_t n, T& sign, Real<T>& logabs) {
  std::vector<T> matrix(x, x + n * n);  // that of the transposed matrix is the same
  std::vector<int> pivots(static_cast<size_t>(n));
  int info = 0;
  getrf(static_cast<int>(n), static_cast<int>(n), matrix.data(), pivots.data(), info);
  std::conditional_t<kComplex<T>, C128, double> phase = 1;
  double sum = 0;
  for (int64_t i = 0; i < n; i++) {
    const std::conditional_t<kComplex<T>, C128, double> pivot = matrix[i * n + i];
    const double size = std::abs(pivot);
    phase *= size == 0 ? pivot : pivot / size;
    if (pivots[i] != i + 1) phase = -phase;
    sum += std::log(size);
  }
  sign = static_cast<T>(phase);
  logabs = static_cast<Real<T>>(sum);
}

int32_t det(void*, const core_call* call) {
  const Stack a(tensor(call, 0));
  if (!a.lies(tensor(call, 0)) || !call->outputs[0].contiguous) return CORE_DECLINED;
  return by_dtype(call, [&](auto element) {
    using T = decltype(element);
    return each_matrix(call, a.count, a.size() * a.rows, [&](int64_t i) {
      T sign;
      Real<T> logabs;
      log_det(data_of<T>(tensor(call, 0)) + i * a.size(), a.rows, sign, logabs);
      output<T>(call, 0)[i] = sign == T{} ? T{} : sign * std::exp(logabs);
      return true;
    });
  });
}

int32_t slogdet(void*, const core_call* call) {
  const Stack a(tensor(call, 0));
  if (!a.lies(tensor(call, 0)) || !call->outputs[0].contiguous || !call->outputs[1].contiguous)
    return CORE_DECLINED;
  return by_dtype(call, [&](auto element) {
    using T = decltype(element);
    return each_matrix(call, a.count, a.size() * a.rows, [&](int64_t i) {
      log_det(data_of<T>(tensor(call, 0)) + i * a.size(), a.rows, output<T>(call, 0)[i],
              output<Real<T>>(call, 1)[i]);
      return true;
    });
  });
}

// ---- equations ---------------------------------------------------------------------------------
// x1 @ x = x2, or without x2 the inverse. Row by row, the problem is the transposed one, x on the
// left: from x1, transposed, = P L U follows x P L U = x2. Triangles on the right also take
// OpenBLAS less time than on the left. Answers are kept apart until the last matrix was not
// refused.
constexpr int64_t kFewColumns = 4;        // fewer are solved for one by one
constexpr int64_t kWorthShare = 1 << 20;  // multiplications that are worth a thread, of one matrix

// Right sides, shared over the threads where there is one matrix: fn(begin, end).
template <class F>
void each_share(const core_call* call, bool alone, int64_t count, int64_t cost, F&& fn) {
  const int64_t threads = alone ? call->num_threads : 1;
  const int64_t shares = std::clamp<int64_t>(cost / kWorthShare, 1, std::min(threads, count));
  struct Work {
    F& fn;
    int64_t count, shares;
  } work{fn, count, shares};
  const auto run = [](void* context, int64_t begin, int64_t end) {
    const Work& w = *static_cast<const Work*>(context);
    w.fn(w.count * begin / w.shares, w.count * end / w.shares);
  };
  if (shares == 1)
    run(&work, 0, 1);
  else
    call->parallel_for(call, shares, 1, run, &work);
}

template <class T>
bool solve_rows(const core_call* call, bool alone, const T* x1, bool turned, const T* x2, int64_t n,
                int64_t columns, T* x) {
  const std::unique_ptr<T[]> matrix(new T[static_cast<size_t>(n * n)]);
  std::vector<int> pivots(static_cast<size_t>(n));
  if (turned)
    transpose(x1, n, n, matrix.get());
  else
    std::copy(x1, x1 + n * n, matrix.get());
  const int size = static_cast<int>(n), count = static_cast<int>(columns);
  int info = 0;
  getrf(size, size, matrix.get(), pivots.data(), info);
  if (info != 0) return false;
  if (!x2) {
    std::fill(x, x + n * n, T{});
    for (int64_t r = 0; r < n; r++) x[r * n + r] = T{1};
    invert_by_halves(size, matrix.get(), size, x, size);
  }
  each_share(call, alone, columns, n * n * columns, [&](int64_t begin, int64_t end) {
    const int share = static_cast<int>(end - begin);
    const auto row = [&](int64_t r) { return x + r * columns + begin; };
    for (int64_t r = 0; x2 && r < n; r++) std::copy_n(x2 + r * columns + begin, share, row(r));
    if (x2 && columns < kFewColumns) {
      for (int c = 0; c < share; c++) {
        trsv('U', 'T', 'N', size, matrix.get(), row(0) + c, count);
        trsv('L', 'T', 'U', size, matrix.get(), row(0) + c, count);
      }
    } else {
      if (x2) solve_by_halves('R', 'U', 'N', 'N', share, size, matrix.get(), size, row(0), count);
      solve_by_halves('R', 'L', 'N', 'U', share, size, matrix.get(), size, row(0), count);
    }
    for (int64_t r = n - 1; r >= 0; r--)
      if (const int64_t other = pivots[r] - 1; other != r)
        std::swap_ranges(row(r), row(r) + share, row(other));
  });
  return true;
}

template <class T>
int32_t solved(const core_call* call, const Stack& a, int64_t columns, int64_t count,
               bool repeats_a, const core_tensor* x2, bool repeats_b) {
  const int64_t n = a.rows, size = n * columns;
  T* out = output<T>(call, 0);
  const std::unique_ptr<T[]> kept(count > 1 ? new T[static_cast<size_t>(count * size)] : nullptr);
  const bool turned = !a.fits;
  T* answers = kept ? kept.get() : out;  // a matrix alone is refused before anything is written
  const int32_t status = each_matrix(call, count, n * n * (n + columns), [&](int64_t i) {
    return solve_rows(call, count == 1, data_of<T>(tensor(call, 0)) + (repeats_a ? 0 : i) * n * n,
                      turned, x2 ? data_of<T>(*x2) + (repeats_b ? 0 : i) * size : nullptr, n,
                      columns, answers + i * size);
  });
  if (status == CORE_OK && kept) std::copy(answers, answers + count * size, out);
  return status;
}

int32_t solve(void*, const core_call* call) {
  const core_tensor &x1 = tensor(call, 0), &x2 = tensor(call, 1), &out = call->outputs[0];
  const Stack a(x1);
  if (!a.lies(x1) || !x2.contiguous || !out.contiguous || x1.dtype != x2.dtype || out.numel == 0)
    return CORE_DECLINED;
  const int64_t columns = x2.dl.ndim == 1 ? 1 : x2.dl.shape[x2.dl.ndim - 1];
  const int64_t size = a.rows * columns, count = out.numel / size, given = x2.numel / size;
  if (columns > kLargest || (a.count != count && a.count != 1) || (given != count && given != 1))
    return CORE_DECLINED;
  return by_dtype(call, [&](auto element) {
    using T = decltype(element);
    return solved<T>(call, a, columns, count, a.count != count, &x2, given != count);
  });
}

int32_t inv(void*, const core_call* call) {
  const Stack a(tensor(call, 0));
  if (!a.lies(tensor(call, 0)) || !call->outputs[0].contiguous) return CORE_DECLINED;
  return by_dtype(call, [&](auto element) {
    using T = decltype(element);
    return solved<T>(call, a, a.rows, a.count, false, nullptr, false);
  });
}

// Arguments: x1, x2, upper, left, unitriangular. Row by row, the problem is the transposed one:
// the other triangle, on the other side.
int32_t solve_triangular(void*, const core_call* call) {
  const core_tensor &x1 = tensor(call, 0), &x2 = tensor(call, 1), &out = call->outputs[0];
  const Stack a(x1), b(x2);
  const bool turned = a.is_turned(x1);
  if (!(a.fits || turned) || !b.fits || !out.contiguous || x1.dtype != x2.dtype)
    return CORE_DECLINED;
  const int64_t count = out.numel / b.size();
  if ((a.count != count && a.count != 1) || (b.count != count && b.count != 1))
    return CORE_DECLINED;
  const bool upper = call->args[2].v.i != 0, left = call->args[3].v.i != 0;
  const char unit = call->args[4].v.i ? 'U' : 'N';
  return by_dtype(call, [&](auto element) {
    using T = decltype(element);
    return each_matrix(call, count, b.size() * a.rows, [&](int64_t i) {
      const T* from = data_of<T>(x2) + (b.count == count ? i : 0) * b.size();
      const T* triangle = data_of<T>(x1) + (a.count == count ? i : 0) * a.size();
      T* to = output<T>(call, 0) + i * b.size();
      const char uplo = upper == turned ? 'U' : 'L', trans = turned ? 'T' : 'N';
      const int n = static_cast<int>(a.rows), step = static_cast<int>(b.columns);
      each_share(call, count == 1, left ? b.columns : b.rows, b.size() * n,
                 [&](int64_t begin, int64_t end) {
                   const int share = static_cast<int>(end - begin);
                   if (left) {
                     for (int64_t r = 0; r < n; r++)
                       std::copy_n(from + r * step + begin, share, to + r * step + begin);
                     solve_by_halves('R', uplo, trans, unit, share, n, triangle, n, to + begin,
                                     step);
                   } else {
                     std::copy(from + begin * step, from + end * step, to + begin * step);
                     solve_by_halves('L', uplo, trans, unit, n, share, triangle, n,
                                     to + begin * step, step);
                   }
                 });
      return true;
    });
  });
}

}  // namespace

const LapackKernel kEquationKernels[] = {
    {"core::linalg_lu_factor", lu_factor},
    {"core::lu_unpack", lu_unpack},
    {"core::linalg_det", det},
    {"core::linalg_slogdet", slogdet},
    {"core::linalg_solve", solve},
    {"core::linalg_inv", inv},
    {"core::linalg_solve_triangular", solve_triangular},
    {nullptr, nullptr},
};

}  // namespace core_cpu
