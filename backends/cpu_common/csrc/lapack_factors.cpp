// Factors of matrices: Cholesky and QR.
#include <string_view>

#include "lapack_stacks.h"

namespace core_cpu {
namespace {

// ---- LAPACK and BLAS, as Fortran has them ------------------------------------------------------
// Lengths of character arguments come last.
#define CORE_LAPACK(letter, T)                                                                   \
  extern "C" void scipy_##letter##potrf_(const char*, const int*, T*, const int*, int*, size_t); \
  extern "C" void scipy_##letter##geqrf_(const int*, const int*, T*, const int*, T*, T*,         \
                                         const int*, int*);                                      \
  void potrf(int n, T* a, int& info) { scipy_##letter##potrf_("L", &n, a, &n, &info, 1); }       \
  void geqrf(int m, int n, T* a, T* tau, T* work, int room, int& info) {                         \
    scipy_##letter##geqrf_(&m, &n, a, &m, tau, work, &room, &info);                              \
  }
CORE_LAPACK(s, float)
CORE_LAPACK(d, double)
CORE_LAPACK(c, C64)
CORE_LAPACK(z, C128)
#undef CORE_LAPACK

#define CORE_LAPACK_Q(letter, name, T)                                                        \
  extern "C" void scipy_##letter##name##_(const int*, const int*, const int*, T*, const int*, \
                                          const T*, T*, const int*, int*);                    \
  void orgqr(int m, int n, int k, T* a, const T* tau, T* work, int room, int& info) {         \
    scipy_##letter##name##_(&m, &n, &k, a, &m, tau, work, &room, &info);                      \
  }
CORE_LAPACK_Q(s, orgqr, float)
CORE_LAPACK_Q(d, orgqr, double)
CORE_LAPACK_Q(c, ungqr, C64)
CORE_LAPACK_Q(z, ungqr, C128)
#undef CORE_LAPACK_Q

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

}  // namespace

const LapackKernel kFactorKernels[] = {
    {"core::linalg_cholesky", cholesky},
    {"core::linalg_qr", qr},
    {nullptr, nullptr},
};

}  // namespace core_cpu
