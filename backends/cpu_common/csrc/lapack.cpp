// Linear algebra by LAPACK. It has matrices column by column, tensors have them row by row: they
// are transposed on the way, except where the transposed problem has the same answer. Vectors have
// the signs that NumPy's have, which is given the same matrices.
//
// A matrix that LAPACK refuses (singular, not positive definite, no convergence) is declined before
// any output is written: the next provider says in words what is wrong.
#include "lapack.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <complex>
#include <cstring>
#include <limits>
#include <new>
#include <string_view>
#include <type_traits>
#include <vector>

#include "fork_gate.h"

namespace core_cpu {
namespace {

using C64 = std::complex<float>;
using C128 = std::complex<double>;

template <class T>
struct RealOf {
  using type = T;
};
template <class T>
struct RealOf<std::complex<T>> {
  using type = T;
};
template <class T>
using Real = typename RealOf<T>::type;
template <class T>
constexpr bool kComplex = !std::is_same_v<T, Real<T>>;

// ---- LAPACK and BLAS, as Fortran has them ------------------------------------------------------
// Lengths of character arguments come last.
#define CORE_LAPACK(letter, T)                                                                     \
  extern "C" void scipy_##letter##getrf_(const int*, const int*, T*, const int*, int*, int*);      \
  extern "C" void scipy_##letter##getrs_(const char*, const int*, const int*, const T*,            \
                                         const int*, const int*, T*, const int*, int*, size_t);    \
  extern "C" void scipy_##letter##potrf_(const char*, const int*, T*, const int*, int*, size_t);   \
  extern "C" void scipy_##letter##trsm_(const char*, const char*, const char*, const char*,        \
                                        const int*, const int*, const T*, const T*, const int*,    \
                                        T*, const int*, size_t, size_t, size_t, size_t);           \
  extern "C" void scipy_##letter##geqrf_(const int*, const int*, T*, const int*, T*, T*,           \
                                         const int*, int*);                                        \
  void getrf(int m, int n, T* a, int* pivots, int& info) {                                         \
    scipy_##letter##getrf_(&m, &n, a, &m, pivots, &info);                                          \
  }                                                                                                \
  void getrs(int n, int count, const T* a, const int* pivots, T* b, int& info) {                   \
    scipy_##letter##getrs_("N", &n, &count, a, &n, pivots, b, &n, &info, 1);                       \
  }                                                                                                \
  void potrf(int n, T* a, int& info) { scipy_##letter##potrf_("L", &n, a, &n, &info, 1); }         \
  void trsm(char side, char uplo, char turned, char unit, int m, int n, const T* a, int lda,       \
            T* b) {                                                                                \
    const T one{1};                                                                                \
    scipy_##letter##trsm_(&side, &uplo, &turned, &unit, &m, &n, &one, a, &lda, b, &m, 1, 1, 1, 1); \
  }                                                                                                \
  void geqrf(int m, int n, T* a, T* tau, T* work, int room, int& info) {                           \
    scipy_##letter##geqrf_(&m, &n, a, &m, tau, work, &room, &info);                                \
  }
CORE_LAPACK(s, float)
CORE_LAPACK(d, double)
CORE_LAPACK(c, C64)
CORE_LAPACK(z, C128)
#undef CORE_LAPACK

#define CORE_LAPACK_REAL(letter, T)                                                                \
  extern "C" void scipy_##letter##orgqr_(const int*, const int*, const int*, T*, const int*,       \
                                         const T*, T*, const int*, int*);                          \
  extern "C" void scipy_##letter##syevd_(const char*, const char*, const int*, T*, const int*, T*, \
                                         T*, const int*, int*, const int*, int*, size_t, size_t);  \
  extern "C" void scipy_##letter##gesdd_(const char*, const int*, const int*, T*, const int*, T*,  \
                                         T*, const int*, T*, const int*, T*, const int*, int*,     \
                                         int*, size_t);                                            \
  void orgqr(int m, int n, int k, T* a, const T* tau, T* work, int room, int& info) {              \
    scipy_##letter##orgqr_(&m, &n, &k, a, &m, tau, work, &room, &info);                            \
  }                                                                                                \
  void heevd(char job, int n, T* a, T* w, T* work, int room, T*, int, int* iwork, int iroom,       \
             int& info) {                                                                          \
    scipy_##letter##syevd_(&job, "L", &n, a, &n, w, work, &room, iwork, &iroom, &info, 1, 1);      \
  }                                                                                                \
  void gesdd(char job, int m, int n, T* a, T* s, T* u, int ldu, T* vt, int ldvt, T* work,          \
             int room, T*, int* iwork, int& info) {                                                \
    scipy_##letter##gesdd_(&job, &m, &n, a, &m, s, u, &ldu, vt, &ldvt, work, &room, iwork, &info,  \
                           1);                                                                     \
  }
CORE_LAPACK_REAL(s, float)
CORE_LAPACK_REAL(d, double)
#undef CORE_LAPACK_REAL

#define CORE_LAPACK_COMPLEX(letter, T, R)                                                          \
  extern "C" void scipy_##letter##ungqr_(const int*, const int*, const int*, T*, const int*,       \
                                         const T*, T*, const int*, int*);                          \
  extern "C" void scipy_##letter##heevd_(const char*, const char*, const int*, T*, const int*, R*, \
                                         T*, const int*, R*, const int*, int*, const int*, int*,   \
                                         size_t, size_t);                                          \
  extern "C" void scipy_##letter##gesdd_(const char*, const int*, const int*, T*, const int*, R*,  \
                                         T*, const int*, T*, const int*, T*, const int*, R*, int*, \
                                         int*, size_t);                                            \
  void orgqr(int m, int n, int k, T* a, const T* tau, T* work, int room, int& info) {              \
    scipy_##letter##ungqr_(&m, &n, &k, a, &m, tau, work, &room, &info);                            \
  }                                                                                                \
  void heevd(char job, int n, T* a, R* w, T* work, int room, R* rwork, int rroom, int* iwork,      \
             int iroom, int& info) {                                                               \
    scipy_##letter##heevd_(&job, "L", &n, a, &n, w, work, &room, rwork, &rroom, iwork, &iroom,     \
                           &info, 1, 1);                                                           \
  }                                                                                                \
  void gesdd(char job, int m, int n, T* a, R* s, T* u, int ldu, T* vt, int ldvt, T* work,          \
             int room, R* rwork, int* iwork, int& info) {                                          \
    scipy_##letter##gesdd_(&job, &m, &n, a, &m, s, u, &ldu, vt, &ldvt, work, &room, rwork, iwork,  \
                           &info, 1);                                                              \
  }
CORE_LAPACK_COMPLEX(c, C64, float)
CORE_LAPACK_COMPLEX(z, C128, double)
#undef CORE_LAPACK_COMPLEX

// ---- matrices ----------------------------------------------------------------------------------
constexpr int64_t kLargest = 1 << 15;  // rows or columns; LAPACK counts elements in 32 bits
constexpr int64_t kWork = 1 << 15;     // multiplications that are worth a thread

template <class T>
T conjugate(T x) {
  if constexpr (kComplex<T>)
    return std::conj(x);
  else
    return x;
}

// to(j, i) = from(i, j) of a matrix of rows x columns.
template <class T>
void transpose(const T* from, int64_t rows, int64_t columns, T* to) {
  constexpr int64_t kTile = 16;
  for (int64_t i0 = 0; i0 < rows; i0 += kTile)
    for (int64_t j0 = 0; j0 < columns; j0 += kTile)
      for (int64_t i = i0; i < std::min(i0 + kTile, rows); i++)
        for (int64_t j = j0; j < std::min(j0 + kTile, columns); j++)
          to[j * rows + i] = from[i * columns + j];
}

// The mean with the adjoint, column by column.
template <class T>
void hermitian(const T* from, int64_t n, T* to) {
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < n; j++)
      to[j * n + i] = from[i * n + j] * Real<T>(0.5) + conjugate(from[j * n + i]) * Real<T>(0.5);
}

const core_tensor& tensor(const core_call* call, int i) { return *call->args[i].v.tensor; }

// A stack of matrices that lie in order, or none.
struct Stack {
  int64_t rows = 0, columns = 0, count = 0;
  bool fits = false;

  explicit Stack(const core_tensor& x) {
    if (x.dl.ndim < 2 || x.numel == 0) return;
    rows = x.dl.shape[x.dl.ndim - 2];
    columns = x.dl.shape[x.dl.ndim - 1];
    count = x.numel / (rows * columns);
    fits = x.contiguous && rows <= kLargest && columns <= kLargest;
  }
  // Whether the matrices lie in order column by column.
  bool is_turned(const core_tensor& x) const {
    if (x.contiguous || size() == 0 || rows > kLargest || columns > kLargest) return false;
    const int64_t* strides = x.dl.strides;
    int64_t step = size();
    for (int d = x.dl.ndim - 3; d >= 0; d--) {
      if (x.dl.shape[d] != 1 && strides[d] != step) return false;
      step *= x.dl.shape[d];
    }
    return strides[x.dl.ndim - 2] == 1 && strides[x.dl.ndim - 1] == rows;
  }
  int64_t size() const { return rows * columns; }
};

// fn(matrix) for each of them, false where it is refused; over the threads. Memory may run out.
template <class F>
int32_t each_matrix(const core_call* call, int64_t count, int64_t cost, F&& fn) {
  struct Work {
    F& fn;
    std::atomic<bool> refused{false}, failed{false};
  } work{fn};
  const auto run = [](void* context, int64_t begin, int64_t end) {
    Work& w = *static_cast<Work*>(context);
    try {
      for (int64_t i = begin; i < end && !w.refused && !w.failed; i++)
        if (!w.fn(i)) w.refused = true;
    } catch (const std::bad_alloc&) {
      w.failed = true;
    }
  };
  {
    const ForkGate gate;
    const int64_t grain = std::max<int64_t>(1, kWork / std::max<int64_t>(cost, 1));
    if (count <= grain)
      run(&work, 0, count);
    else
      call->parallel_for(call, count, grain, run, &work);
  }
  if (work.failed) return call->set_error(call, "out of memory for a matrix decomposition");
  return work.refused ? CORE_DECLINED : CORE_OK;
}

// Calls run(T{}) for the dtype of the first argument.
template <class F>
int32_t by_dtype(const core_call* call, F&& run) {
  try {
    switch (tensor(call, 0).dtype) {
      case CORE_FLOAT32:
        return run(float{});
      case CORE_FLOAT64:
        return run(double{});
      case CORE_COMPLEX64:
        return run(C64{});
      case CORE_COMPLEX128:
        return run(C128{});
      default:
        return CORE_DECLINED;
    }
  } catch (const std::bad_alloc&) {
    return call->set_error(call, "out of memory for a matrix decomposition");
  }
}

template <class T>
const T* data_of(const core_tensor& x) {
  return static_cast<const T*>(x.dl.data);
}

template <class T>
T* output(const core_call* call, int i) {
  return static_cast<T*>(call->outputs[i].dl.data);
}

// What a workspace query answered, in elements.
template <class T>
int room_of(T answer) {
  return std::max(1, static_cast<int>(std::real(answer)));
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
  if (!a.fits || !call->outputs[0].contiguous) return CORE_DECLINED;
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
  if (!a.fits || !call->outputs[0].contiguous || !call->outputs[1].contiguous) return CORE_DECLINED;
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
// x1 @ x = x2, or without x2 the inverse. Answers are kept apart until the last matrix was not
// refused.
template <class T>
int32_t solved(const core_call* call, const Stack& a, int64_t columns, int64_t count,
               bool repeats_a, const core_tensor* x2, bool repeats_b) {
  const int64_t n = a.rows, size = n * columns;
  std::vector<T> answers(static_cast<size_t>(count * size));
  const int32_t status = each_matrix(call, count, n * n * (n + columns), [&](int64_t i) {
    std::vector<T> matrix(static_cast<size_t>(n * n));
    std::vector<int> pivots(static_cast<size_t>(n));
    transpose(data_of<T>(tensor(call, 0)) + (repeats_a ? 0 : i) * n * n, n, n, matrix.data());
    T* b = answers.data() + i * size;
    if (x2)
      transpose(data_of<T>(*x2) + (repeats_b ? 0 : i) * size, n, columns, b);
    else
      for (int64_t r = 0; r < n; r++) b[r * n + r] = T{1};
    int info = 0;
    getrf(static_cast<int>(n), static_cast<int>(n), matrix.data(), pivots.data(), info);
    if (info != 0) return false;
    getrs(static_cast<int>(n), static_cast<int>(columns), matrix.data(), pivots.data(), b, info);
    return info == 0;
  });
  if (status != CORE_OK) return status;
  for (int64_t i = 0; i < count; i++)
    transpose(answers.data() + i * size, columns, n, output<T>(call, 0) + i * size);
  return CORE_OK;
}

int32_t solve(void*, const core_call* call) {
  const core_tensor &x1 = tensor(call, 0), &x2 = tensor(call, 1), &out = call->outputs[0];
  const Stack a(x1);
  if (!a.fits || !x2.contiguous || !out.contiguous || x1.dtype != x2.dtype || out.numel == 0)
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
  if (!a.fits || !call->outputs[0].contiguous) return CORE_DECLINED;
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
      T* to = output<T>(call, 0) + i * b.size();
      std::memcpy(to, data_of<T>(x2) + (b.count == count ? i : 0) * b.size(),
                  sizeof(T) * static_cast<size_t>(b.size()));
      trsm(left ? 'R' : 'L', upper == turned ? 'U' : 'L', turned ? 'T' : 'N', unit,
           static_cast<int>(b.columns), static_cast<int>(b.rows),
           data_of<T>(x1) + (a.count == count ? i : 0) * a.size(), static_cast<int>(a.rows), to);
      return true;
    });
  });
}

// ---- factors -----------------------------------------------------------------------------------
int32_t cholesky(void*, const core_call* call) {
  const Stack a(tensor(call, 0));
  if (!a.fits || !call->outputs[0].contiguous) return CORE_DECLINED;
  const bool upper = call->args[1].v.i != 0;
  const int64_t n = a.rows;
  return by_dtype(call, [&](auto element) {
    using T = decltype(element);
    std::vector<T> factors(static_cast<size_t>(a.count * a.size()));
    const int32_t status = each_matrix(call, a.count, a.size() * n, [&](int64_t i) {
      T* matrix = factors.data() + i * a.size();
      hermitian(data_of<T>(tensor(call, 0)) + i * a.size(), n, matrix);
      int info = 0;
      potrf(static_cast<int>(n), matrix, info);
      return info == 0;
    });
    if (status != CORE_OK) return status;
    for (int64_t i = 0; i < a.count; i++) {
      const T* factor = factors.data() + i * a.size();  // L(r, c) at [c * n + r]
      T* to = output<T>(call, 0) + i * a.size();
      for (int64_t r = 0; r < n; r++)
        for (int64_t c = 0; c < n; c++) {
          if (upper)
            to[r * n + c] = c < r ? T{} : conjugate(factor[r * n + c]);
          else
            to[r * n + c] = c > r ? T{} : factor[c * n + r];
        }
    }
    return static_cast<int32_t>(CORE_OK);
  });
}

int32_t qr(void*, const core_call* call) {
  const Stack a(tensor(call, 0));
  if (!a.fits || !call->outputs[0].contiguous || !call->outputs[1].contiguous) return CORE_DECLINED;
  const core_value& mode = call->args[1];
  const std::string_view how(mode.v.string, static_cast<size_t>(mode.count));
  const int m = static_cast<int>(a.rows), n = static_cast<int>(a.columns), least = std::min(m, n);
  const int k = how == "complete" ? m : least;  // columns of Q
  return by_dtype(call, [&](auto element) {
    using T = decltype(element);
    return each_matrix(call, a.count, a.size() * least, [&](int64_t i) {
      std::vector<T> matrix(static_cast<size_t>(m) * std::max(n, k)), tau(least);
      transpose(data_of<T>(tensor(call, 0)) + i * a.size(), m, n, matrix.data());
      int info = 0;
      T one{}, other{};
      geqrf(m, n, matrix.data(), tau.data(), &one, -1, info);
      orgqr(m, k, least, matrix.data(), tau.data(), &other, -1, info);
      const int room = std::max(room_of(one), room_of(other));
      std::vector<T> work(static_cast<size_t>(room));
      geqrf(m, n, matrix.data(), tau.data(), work.data(), room, info);
      T* r = output<T>(call, 1) + i * k * n;
      for (int row = 0; row < k; row++)
        for (int c = 0; c < n; c++) r[row * n + c] = c < row ? T{} : matrix[c * m + row];
      orgqr(m, k, least, matrix.data(), tau.data(), work.data(), room, info);
      transpose(matrix.data(), k, m, output<T>(call, 0) + i * m * k);
      return true;
    });
  });
}

// ---- eigenvalues and singular values -----------------------------------------------------------
// eigh with two outputs, eigvalsh with one.
int32_t eigh(void*, const core_call* call) {
  const Stack a(tensor(call, 0));
  bool fits = a.fits;
  for (uint32_t i = 0; i < call->num_outputs; i++) fits = fits && call->outputs[i].contiguous;
  if (!fits) return CORE_DECLINED;
  const bool vectors = call->num_outputs == 2;
  const int n = static_cast<int>(a.rows);
  return by_dtype(call, [&](auto element) {
    using T = decltype(element);
    std::vector<T> found(static_cast<size_t>(a.count * a.size()));
    std::vector<Real<T>> values(static_cast<size_t>(a.count) * n);
    const int32_t status = each_matrix(call, a.count, 4 * a.size() * n, [&](int64_t i) {
      T* matrix = found.data() + i * a.size();
      hermitian(data_of<T>(tensor(call, 0)) + i * a.size(), n, matrix);
      const char job = vectors ? 'V' : 'N';
      int info = 0, iroom = 0;
      T room{};
      Real<T> rroom{}, *w = values.data() + i * n;
      heevd(job, n, matrix, w, &room, -1, &rroom, -1, &iroom, -1, info);
      std::vector<T> work(static_cast<size_t>(room_of(room)));
      std::vector<Real<T>> rwork(static_cast<size_t>(room_of(rroom)));
      std::vector<int> iwork(static_cast<size_t>(std::max(1, iroom)));
      heevd(job, n, matrix, w, work.data(), static_cast<int>(work.size()), rwork.data(),
            static_cast<int>(rwork.size()), iwork.data(), static_cast<int>(iwork.size()), info);
      return info == 0;
    });
    if (status != CORE_OK) return status;
    std::copy(values.begin(), values.end(), output<Real<T>>(call, 0));
    for (int64_t i = 0; vectors && i < a.count; i++)
      transpose(found.data() + i * a.size(), n, n, output<T>(call, 1) + i * a.size());
    return static_cast<int32_t>(CORE_OK);
  });
}

// svd with three outputs (and full_matrices), svdvals with one.
int32_t svd(void*, const core_call* call) {
  const Stack a(tensor(call, 0));
  bool fits = a.fits;
  for (uint32_t i = 0; i < call->num_outputs; i++) fits = fits && call->outputs[i].contiguous;
  if (!fits) return CORE_DECLINED;
  const bool vectors = call->num_outputs == 3;
  const bool full = vectors && call->args[1].v.i != 0;
  const int m = static_cast<int>(a.rows), n = static_cast<int>(a.columns), k = std::min(m, n);
  const int um = full ? m : k, vn = full ? n : k;  // columns of U, rows of Vh
  return by_dtype(call, [&](auto element) {
    using T = decltype(element);
    const auto count = static_cast<size_t>(a.count);
    std::vector<T> us(vectors ? count * m * um : count), vhs(vectors ? count * vn * n : count);
    std::vector<Real<T>> values(count * k);
    const int32_t status = each_matrix(call, a.count, 8 * a.size() * k, [&](int64_t i) {
      std::vector<T> matrix(static_cast<size_t>(a.size()));
      transpose(data_of<T>(tensor(call, 0)) + i * a.size(), m, n, matrix.data());
      std::vector<int> iwork(static_cast<size_t>(8 * k));
      const size_t large = std::max(m, n), small = k;
      const size_t rroom = std::max(5 * small * small + 5 * small,
                                    2 * large * small + 2 * small * small + 7 * small);
      std::vector<Real<T>> rwork(kComplex<T> ? rroom : 1);
      Real<T>* s = values.data() + i * k;
      T* u = us.data() + (vectors ? i * m * um : i);
      T* vh = vhs.data() + (vectors ? i * vn * n : i);
      const char job = !vectors ? 'N' : full ? 'A' : 'S';
      const int ldu = vectors ? m : 1, ldvh = vectors ? vn : 1;
      int info = 0;
      T room{};
      gesdd(job, m, n, matrix.data(), s, u, ldu, vh, ldvh, &room, -1, rwork.data(), iwork.data(),
            info);
      std::vector<T> work(static_cast<size_t>(room_of(room)));
      gesdd(job, m, n, matrix.data(), s, u, ldu, vh, ldvh, work.data(),
            static_cast<int>(work.size()), rwork.data(), iwork.data(), info);
      return info == 0;
    });
    if (status != CORE_OK) return status;
    std::copy(values.begin(), values.end(), output<Real<T>>(call, vectors ? 1 : 0));
    for (int64_t i = 0; vectors && i < a.count; i++) {
      transpose(us.data() + i * m * um, um, m, output<T>(call, 0) + i * m * um);
      transpose(vhs.data() + i * vn * n, n, vn, output<T>(call, 2) + i * vn * n);
    }
    return static_cast<int32_t>(CORE_OK);
  });
}

}  // namespace

const LapackKernel kLapackKernels[] = {
    {"core::linalg_lu_factor", lu_factor},
    {"core::lu_unpack", lu_unpack},
    {"core::linalg_det", det},
    {"core::linalg_slogdet", slogdet},
    {"core::linalg_solve", solve},
    {"core::linalg_inv", inv},
    {"core::linalg_solve_triangular", solve_triangular},
    {"core::linalg_cholesky", cholesky},
    {"core::linalg_qr", qr},
    {"core::linalg_eigh", eigh},
    {"core::linalg_eigvalsh", eigh},
    {"core::linalg_svd", svd},
    {"core::linalg_svdvals", svd},
    {nullptr, nullptr},
};

}  // namespace core_cpu
