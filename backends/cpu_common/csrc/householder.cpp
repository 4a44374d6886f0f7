// QR of float32 matrices that the first caches hold, by reflections of rows as they lie; sums are
// of float64 where one number scales a column. Others are LAPACK's, whose conventions these are:
// reflection j is 1 - tau v v^T, where v is 1 at j, and what it leaves of a column has the sign
// that its first number has not.
//
// Like types.h, compiled once for every instruction set.
#include <algorithm>
#include <memory>
#include <new>

#include "room.h"
#include "table.h"
#include "triangles.h"

namespace core_cpu::CORE_ISA {
namespace {

constexpr int64_t kMostElements = 1 << 16;  // of a matrix, or of Q

thread_local Room room;

// Rows first .. of x, from column `begin` on, become those of (1 - tau v v^T) x; v[i] is of row i.
void reflect(const Rows<float>& x, int64_t first, int64_t end, const float* v, float tau,
             int64_t begin, float* sums) {
  const int64_t from = begin / kColumns<float> * kColumns<float>, wide = x.step - from;
  std::fill(sums, sums + wide, 0.0f);
  constexpr int64_t kTogether = 4;
  int64_t i = first;
  for (; i + kTogether <= end; i += kTogether) {
    const float *a = x.row(i) + from, *b = a + x.step, *c = b + x.step, *d = c + x.step;
    CORE_SIMD
    for (int64_t k = 0; k < wide; ++k)
      sums[k] += (a[k] * v[i] + b[k] * v[i + 1]) + (c[k] * v[i + 2] + d[k] * v[i + 3]);
  }
  for (; i < end; ++i) {
    const float* a = x.row(i) + from;
    CORE_SIMD
    for (int64_t k = 0; k < wide; ++k) sums[k] += a[k] * v[i];
  }
  // What lies before `begin` in the same vectors stays.
  std::fill(sums, sums + (begin - from), 0.0f);
  for (i = first; i < end; ++i) {
    float* a = x.row(i) + from;
    const float factor = tau * v[i];
    CORE_SIMD
    for (int64_t k = 0; k < wide; ++k) a[k] -= factor * sums[k];
  }
}

// The reflection that leaves one number of column j, which is written there; v[j ..] is what it is
// made of. Returns tau: 0 where the column is one number already.
float reflection(const Rows<float>& a, int64_t m, int64_t j, float* v) {
  double squares = 0;
  for (int64_t i = j + 1; i < m; ++i) squares += double(a.row(i)[j]) * double(a.row(i)[j]);
  const double alpha = a.row(j)[j];
  v[j] = 1;
  if (squares == 0) {
    std::fill(v + j + 1, v + m, 0.0f);
    return 0;
  }
  const double beta = -std::copysign(std::sqrt(alpha * alpha + squares), alpha);
  const double scale = 1 / (alpha - beta);
  for (int64_t i = j + 1; i < m; ++i) v[i] = float(double(a.row(i)[j]) * scale);
  a.row(j)[j] = float(beta);
  return float((beta - alpha) / beta);
}

// x (m by n) = q (m by k) r (k by n).
bool qr_of(const float* x, int64_t m, int64_t n, int64_t k, float* q, float* r) {
  const int64_t step = padded<float>(n), beside = padded<float>(k), most = std::min(m, n);
  const int64_t all = m * step + m * beside + most * m + most + std::max(step, beside);
  float* memory = reinterpret_cast<float*>(room.get(all * int64_t(sizeof(float))));
  if (memory == nullptr) return false;
  const Rows<float> a{memory, step}, whole{a.row(m), beside}, vs{whole.row(m), m};
  float *taus = vs.row(most), *sums = taus + most;
  for (int64_t i = 0; i < m; ++i) {
    std::copy(x + i * n, x + (i + 1) * n, a.row(i));
    std::fill(a.row(i) + n, a.row(i) + step, 0.0f);
    std::fill(whole.row(i), whole.row(i) + beside, 0.0f);
    if (i < k) whole.row(i)[i] = 1;
  }
  for (int64_t j = 0; j < most; ++j) {
    taus[j] = reflection(a, m, j, vs.row(j));
    if (taus[j] != 0) reflect(a, j, m, vs.row(j), taus[j], j + 1, sums);
  }
  for (int64_t j = most - 1; j >= 0; --j)
    if (taus[j] != 0) reflect(whole, j, m, vs.row(j), taus[j], j, sums);
  for (int64_t i = 0; i < k; ++i) {
    const int64_t zeros = std::min(i, n);
    std::fill(r + i * n, r + i * n + zeros, 0.0f);
    std::copy(a.row(i) + zeros, a.row(i) + n, r + i * n + zeros);
  }
  for (int64_t i = 0; i < m; ++i) std::copy(whole.row(i), whole.row(i) + k, q + i * k);
  return true;
}

int32_t qr(void*, const core_call* call) {
  const core_tensor &x = tensor(call, 0), &q = call->outputs[0], &r = call->outputs[1];
  if (x.dl.ndim < 2 || x.numel == 0 || !x.contiguous || !q.contiguous || !r.contiguous)
    return CORE_DECLINED;
  const int64_t m = size_of(x, 1), n = size_of(x, 0), k = size_of(q, 0);
  if (m * std::max(n, k) > kMostElements) return CORE_DECLINED;
  const float* from = static_cast<const float*>(x.dl.data);
  float *to_q = static_cast<float*>(q.dl.data), *to_r = static_cast<float*>(r.dl.data);
  const double work = 2.0 * double(m) * double(n) * double(std::min(m, n));
  const bool all = run_all(call, x.numel / (m * n), work, [&](int64_t i) {
    return qr_of(from + i * m * n, m, n, k, to_q + i * m * k, to_r + i * k * n);
  });
  room.trim();
  return all ? CORE_OK : call->set_error(call, "no memory for a QR decomposition");
}

const Entry kEntries[] = {{"core::linalg_qr", 1u << CORE_FLOAT32,
                           make_kernel(qr, nullptr, CORE_BACKEND " core::linalg_qr",
                                       "backends/cpu_common/csrc/householder.cpp", __LINE__)}};

}  // namespace

Table householder() { return {kEntries, sizeof(kEntries) / sizeof(Entry)}; }

}  // namespace core_cpu::CORE_ISA
