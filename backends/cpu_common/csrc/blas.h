// The BLAS as matmul sees it: one matrix product and one matrix-vector product for each dtype that
// it has, row-major, without scaling. The calls run in the calling thread (blas_module.cpp).
#pragma once
#include <cblas.h>

#include <complex>
#include <cstdint>

namespace core_cpu {

constexpr int64_t kMaxBlasInt = INT32_MAX;

// A matrix in memory as the BLAS reads it: rows of `ld` elements, or columns of as many.
template <class T>
struct Dense {
  const T* data;
  CBLAS_TRANSPOSE order;  // CblasNoTrans: rows
  int64_t ld;
};

template <class T>
struct Blas;

#define CORE_BLAS(T, letter, Number, ONE, ZERO)                                                    \
  template <>                                                                                      \
  struct Blas<T> {                                                                                 \
    static void gemm(int64_t m, int64_t n, int64_t k, Dense<T> a, Dense<T> b, T* c, int64_t ldc) { \
      const Number one(1), zero(0);                                                                \
      scipy_cblas_##letter##gemm(CblasRowMajor, a.order, b.order, int(m), int(n), int(k), ONE,     \
                                 a.data, int(a.ld), b.data, int(b.ld), ZERO, c, int(ldc));         \
    }                                                                                              \
    /* y = a @ x, where a is m by k. */                                                            \
    static void gemv(int64_t m, int64_t k, Dense<T> a, const T* x, int64_t x_step, T* y,           \
                     int64_t y_step) {                                                             \
      const Number one(1), zero(0);                                                                \
      const bool rows = a.order == CblasNoTrans;                                                   \
      scipy_cblas_##letter##gemv(CblasRowMajor, a.order, int(rows ? m : k), int(rows ? k : m),     \
                                 ONE, a.data, int(a.ld), x, int(x_step), ZERO, y, int(y_step));    \
    }                                                                                              \
  };
CORE_BLAS(float, s, float, one, zero)
CORE_BLAS(double, d, double, one, zero)
CORE_BLAS(std::complex<float>, c, std::complex<float>, &one, &zero)
CORE_BLAS(std::complex<double>, z, std::complex<double>, &one, &zero)
#undef CORE_BLAS

}  // namespace core_cpu
