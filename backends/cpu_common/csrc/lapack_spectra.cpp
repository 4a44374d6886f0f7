// Eigenvalues and singular values, with their vectors.
#include "lapack_stacks.h"

namespace core_cpu {
namespace {

// ---- LAPACK and BLAS, as Fortran has them ------------------------------------------------------
// Lengths of character arguments come last.
#define CORE_LAPACK_REAL(letter, T)                                                                \
  extern "C" void scipy_##letter##syevd_(const char*, const char*, const int*, T*, const int*, T*, \
                                         T*, const int*, int*, const int*, int*, size_t, size_t);  \
  extern "C" void scipy_##letter##gesdd_(const char*, const int*, const int*, T*, const int*, T*,  \
                                         T*, const int*, T*, const int*, T*, const int*, int*,     \
                                         int*, size_t);                                            \
  void heevd(char job, int n, T* a, T* w, T* work, int room, T*, int, int* iwork, int iroom,       \
             int& info) {                                                                          \
    scipy_##letter##syevd_(&job, "L", &n, a, &n, w, work, &room, iwork, &iroom, &info, 1, 1);      \
  }                                                                                                \
  void gesdd(char job, int m, int n, T* a, T* s, T* u, int ldu, T* vt, int ldvt, T* work,          \
             int room, T*, int* iwork, int& info) {                                                \
    scipy_##letter##gesdd_(&job, &m, &n, a, &m, s, u, &ldu, vt, &ldvt, work, &room, iwork, &info,  \
                           1);                                                                     \
  }                                                                                                \
  extern "C" void scipy_##letter##geev_(const char*, const char*, const int*, T*, const int*, T*,  \
                                        T*, T*, const int*, T*, const int*, T*, const int*, int*,  \
                                        size_t, size_t);                                           \
  void geev(char job, int n, T* a, std::complex<T>* w, T* v, T* work, int room, T* parts,          \
            int& info) {                                                                           \
    scipy_##letter##geev_("N", &job, &n, a, &n, parts, parts + n, nullptr, &n, v, &n, work, &room, \
                          &info, 1, 1);                                                            \
    for (int i = 0; i < n && room > 0; i++) w[i] = {parts[i], parts[n + i]};                       \
  }
CORE_LAPACK_REAL(s, float)
CORE_LAPACK_REAL(d, double)
#undef CORE_LAPACK_REAL

#define CORE_LAPACK_COMPLEX(letter, T, R)                                                          \
  extern "C" void scipy_##letter##heevd_(const char*, const char*, const int*, T*, const int*, R*, \
                                         T*, const int*, R*, const int*, int*, const int*, int*,   \
                                         size_t, size_t);                                          \
  extern "C" void scipy_##letter##gesdd_(const char*, const int*, const int*, T*, const int*, R*,  \
                                         T*, const int*, T*, const int*, T*, const int*, R*, int*, \
                                         int*, size_t);                                            \
  void heevd(char job, int n, T* a, R* w, T* work, int room, R* rwork, int rroom, int* iwork,      \
             int iroom, int& info) {                                                               \
    scipy_##letter##heevd_(&job, "L", &n, a, &n, w, work, &room, rwork, &rroom, iwork, &iroom,     \
                           &info, 1, 1);                                                           \
  }                                                                                                \
  void gesdd(char job, int m, int n, T* a, R* s, T* u, int ldu, T* vt, int ldvt, T* work,          \
             int room, R* rwork, int* iwork, int& info) {                                          \
    scipy_##letter##gesdd_(&job, &m, &n, a, &m, s, u, &ldu, vt, &ldvt, work, &room, rwork, iwork,  \
                           &info, 1);                                                              \
  }                                                                                                \
  extern "C" void scipy_##letter##geev_(const char*, const char*, const int*, T*, const int*, T*,  \
                                        T*, const int*, T*, const int*, T*, const int*, R*, int*,  \
                                        size_t, size_t);                                           \
  void geev(char job, int n, T* a, T* w, T* v, T* work, int room, R* parts, int& info) {           \
    scipy_##letter##geev_("N", &job, &n, a, &n, w, nullptr, &n, v, &n, work, &room, parts, &info,  \
                          1, 1);                                                                   \
  }
CORE_LAPACK_COMPLEX(c, C64, float)
CORE_LAPACK_COMPLEX(z, C128, double)
#undef CORE_LAPACK_COMPLEX

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

// Of real matrices complex vectors come in pairs, the parts of the first as two columns.
template <class T>
void write_vectors(const T* v, const std::complex<Real<T>>* w, int n, std::complex<Real<T>>* to) {
  for (int c = 0; c < n; c++)
    for (int r = 0; r < n; r++) {
      if constexpr (kComplex<T>) {
        to[r * n + c] = v[c * n + r];
      } else if (w[c].imag() > 0 && c + 1 < n) {
        to[r * n + c] = {v[c * n + r], v[(c + 1) * n + r]};
      } else if (w[c].imag() < 0 && c > 0) {
        to[r * n + c] = {v[(c - 1) * n + r], -v[c * n + r]};
      } else {
        to[r * n + c] = v[c * n + r];
      }
    }
}

template <class T>
bool all_finite(const T* x, int64_t count) {
  bool all = true;
  for (int64_t i = 0; i < count; i++)
    all &= std::isfinite(std::real(x[i])) && std::isfinite(std::imag(x[i]));
  return all;
}

// eig with two outputs, eigvals with one.
int32_t eig(void*, const core_call* call) {
  const Stack a(tensor(call, 0));
  bool fits = a.fits;
  for (uint32_t i = 0; i < call->num_outputs; i++) fits = fits && call->outputs[i].contiguous;
  if (!fits) return CORE_DECLINED;
  const bool vectors = call->num_outputs == 2;
  const int n = static_cast<int>(a.rows);
  return by_dtype(call, [&](auto element) {
    using T = decltype(element);
    using C = std::complex<Real<T>>;
    const T* x = data_of<T>(tensor(call, 0));
    if (!all_finite(x, a.count * a.size())) return static_cast<int32_t>(CORE_DECLINED);
    std::vector<C> values(static_cast<size_t>(a.count) * n);
    std::vector<T> found(vectors ? static_cast<size_t>(a.count * a.size()) : 1);
    const int32_t status = each_matrix(call, a.count, 10 * a.size() * n, [&](int64_t i) {
      std::vector<T> matrix(static_cast<size_t>(a.size()));
      transpose(x + i * a.size(), n, n, matrix.data());
      std::vector<Real<T>> parts(static_cast<size_t>(2 * n));
      const char job = vectors ? 'V' : 'N';
      C* w = values.data() + i * n;
      T* v = found.data() + (vectors ? i * a.size() : 0);
      int info = 0;
      T room{};
      geev(job, n, matrix.data(), w, v, &room, -1, parts.data(), info);
      std::vector<T> work(static_cast<size_t>(room_of(room)));
      geev(job, n, matrix.data(), w, v, work.data(), static_cast<int>(work.size()), parts.data(),
           info);
      return info == 0;
    });
    if (status != CORE_OK) return status;
    std::copy(values.begin(), values.end(), output<C>(call, 0));
    for (int64_t i = 0; vectors && i < a.count; i++)
      write_vectors(found.data() + i * a.size(), values.data() + i * n, n,
                    output<C>(call, 1) + i * a.size());
    return static_cast<int32_t>(CORE_OK);
  });
}

}  // namespace

const LapackKernel kSpectrumKernels[] = {
    {"core::linalg_eigh", eigh}, {"core::linalg_eigvalsh", eigh},
    {"core::linalg_eig", eig},   {"core::linalg_eigvals", eig},
    {"core::linalg_svd", svd},   {"core::linalg_svdvals", svd},
    {nullptr, nullptr},
};

}  // namespace core_cpu
