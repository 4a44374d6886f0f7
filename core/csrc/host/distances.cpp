// Distances between rows. A composition stores every difference of coordinates.
#include <cmath>
#include <vector>

#include "arguments.h"
#include "host.h"
#include "loops.h"

namespace core {
namespace {

constexpr int64_t kGrain = 1 << 14;  // coordinates that are worth a thread
constexpr int kBeside = 4, kMaxRank = 8;
constexpr int64_t kBlock = 1 << 10;  // coordinates whose sums are of the dtype; others are double
constexpr int64_t kDepth = 128;      // the same, of panels
constexpr int64_t kRows = 128;       // rows that a panel serves
constexpr int64_t kFew = 8;          // rows that are no reason to make one
template <class T>
constexpr int64_t kPoints = 256 / sizeof(T);  // of a panel: four vectors

template <class T>
struct Lanes {
  typedef T Vector __attribute__((vector_size(64)));
  static constexpr int count = 64 / sizeof(T);
};

// `count` elements, and zeros.
template <class V, class T>
CORE_INLINE void load(V& v, const T* from, int64_t count) {
  v = V{};
  std::memcpy(&v, from, static_cast<size_t>(count) * sizeof(T));
}

// Sums, or maxima, of a row's differences from kBeside rows that lie one after the other.
template <class T, class Join>
CORE_INLINE void join_rows(const T* a, const T* b, int64_t size, double (&sums)[kBeside], bool top,
                           Join join) {
  using V = typename Lanes<T>::Vector;
  constexpr int kLanes = Lanes<T>::count;
  for (double& sum : sums) sum = 0;
  for (int64_t start = 0; start < size; start += kBlock) {
    const int64_t end = std::min(start + kBlock, size);
    V partial[kBeside] = {};
    const auto step = [&](int64_t k, int64_t count) CORE_INLINED {
      V x, y;
      load(x, a + k, count);
      for (int r = 0; r < kBeside; r++) {
        load(y, b + r * size + k, count);
        y = x - y;
        join(partial[r], y);
      }
    };
    int64_t k = start;
    for (; k + kLanes <= end; k += kLanes) step(k, kLanes);
    if (k < end) step(k, end - k);
    for (int r = 0; r < kBeside; r++) {
      T lanes[kLanes];
      std::memcpy(lanes, &partial[r], sizeof lanes);
      for (int half = kLanes / 2; half >= 1; half /= 2)
        for (int l = 0; l < half; l++)
          lanes[l] = !top ? lanes[l] + lanes[l + half]
                     : lanes[l] > lanes[l + half] || lanes[l] != lanes[l] ? lanes[l]
                                                                          : lanes[l + half];
      const double part = lanes[0];
      sums[r] = !top ? sums[r] + part : part > sums[r] || std::isnan(part) ? part : sums[r];
    }
  }
}

template <class V>
CORE_INLINE V& magnitude(V& d) {
  d = d < 0 ? -d : d;
  return d;
}

// use(whether it is a maximum, how a difference joins a sum), for a norm.
template <class T, class Use>
CORE_INLINE void by_norm(double p, Use use) {
  using V = typename Lanes<T>::Vector;
  if (p == 2)
    use(false, [](V& sum, V& d) CORE_INLINED { sum += d * d; });
  else if (p == 1)
    use(false, [](V& sum, V& d) CORE_INLINED { sum += magnitude(d); });
  else if (p == 0)
    use(false, [](V& sum, V& d) CORE_INLINED { sum += d != 0 ? V{} + 1 : V{}; });
  else if (std::isinf(p))  // a NaN stays
    use(true, [](V& most, V& d) CORE_INLINED {
      magnitude(d);
      most = (d > most) | (d != d) ? d : most;
    });
  else  // powers of the dtype overflow where those of the composition do, on every device
    use(false, [p](V& sum, V& d) CORE_INLINED {
      for (int l = 0; l < Lanes<T>::count; l++)
        sum[l] += std::pow(std::abs(d[l]), static_cast<T>(p));
    });
}

template <class T>
T root(double sum, double p) {
  const bool none = p == 0 || p == 1 || std::isinf(p);
  return static_cast<T>(none ? sum : p == 2 ? std::sqrt(sum) : std::pow(sum, 1 / p));
}

template <class T>
CORE_INLINE void rows_beside(const T* a, const T* b, int64_t size, double p, T (&out)[kBeside]) {
  double sums[kBeside];
  by_norm<T>(p, [&](bool top, auto join) CORE_INLINED { join_rows(a, b, size, sums, top, join); });
  for (int r = 0; r < kBeside; r++) out[r] = root<T>(sums[r], p);
}

CORE_FOR_EACH_CPU void distances(const float* a, const float* b, int64_t size, double p,
                                 float (&out)[kBeside]) {
  rows_beside(a, b, size, p, out);
}
CORE_FOR_EACH_CPU void distances(const double* a, const double* b, int64_t size, double p,
                                 double (&out)[kBeside]) {
  rows_beside(a, b, size, p, out);
}

// The distances of a row from `count` rows that lie one after the other.
template <class T>
void distances_from(const T* a, const T* b, int64_t count, int64_t size, double p, T* out) {
  T four[kBeside];
  int64_t j = 0;
  for (; j + kBeside <= count; j += kBeside) {
    distances(a, b + j * size, size, p, four);
    std::copy_n(four, kBeside, out + j);
  }
  if (j == count) return;
  const int64_t first = count - kBeside;  // the last rows again, where there are so many
  if (first >= 0) {
    distances(a, b + first * size, size, p, four);
    std::copy_n(four + (j - first), count - j, out + j);
    return;
  }
  std::vector<T> rows(static_cast<size_t>(kBeside * size));
  std::copy_n(b, count * size, rows.begin());
  distances(a, rows.data(), size, p, four);
  std::copy_n(four, count, out);
}

// ---- panels ------------------------------------------------------------------------------------
// A panel has vectors of one coordinate of many points: nothing is joined across a vector, and
// three coordinates fill as many as a hundred.
template <class T>
struct Panel {
  const T* rows;  // the first of the panel's coordinates of each, `step` apart
  int64_t count, step, depth;
  const T* points;
  double* sums;  // kPoints of each row
  bool first;
};

template <class T, class Join>
CORE_INLINE void join_points(const Panel<T>& s, bool top, Join join) {
  using V = typename Lanes<T>::Vector;
  constexpr int kLanes = Lanes<T>::count, kVectors = kPoints<T> / kLanes;
  for (int64_t r = 0; r < s.count; r++) {
    V partial[kVectors] = {};
    for (int64_t k = 0; k < s.depth; k++) {
      const V x = V{} + s.rows[r * s.step + k];
      for (int v = 0; v < kVectors; v++) {
        V d;
        std::memcpy(&d, s.points + k * kPoints<T> + v * kLanes, sizeof d);
        d = x - d;
        join(partial[v], d);
      }
    }
    T lanes[kPoints<T>];
    std::memcpy(lanes, partial, sizeof lanes);
    double* sums = s.sums + r * kPoints<T>;
    for (int64_t c = 0; c < kPoints<T>; c++) {
      const double part = lanes[c], sum = s.first ? 0 : sums[c];
      sums[c] = !top ? sum + part : part > sum || part != part ? part : sum;
    }
  }
}

CORE_FOR_EACH_CPU void join_panel(const Panel<float>& s, double p) {
  by_norm<float>(p, [&](bool top, auto join) CORE_INLINED { join_points(s, top, join); });
}
CORE_FOR_EACH_CPU void join_panel(const Panel<double>& s, double p) {
  by_norm<double>(p, [&](bool top, auto join) CORE_INLINED { join_points(s, top, join); });
}

// Square roots of sums as numbers of the dtype.
CORE_FOR_EACH_CPU void roots(const double* sums, int64_t count, float* out) {
  for (int64_t c = 0; c < count; c++) out[c] = __builtin_sqrtf(static_cast<float>(sums[c]));
}
CORE_FOR_EACH_CPU void roots(const double* sums, int64_t count, double* out) {
  for (int64_t c = 0; c < count; c++) out[c] = __builtin_sqrt(sums[c]);
}

template <class T>
struct alignas(64) Line {  // loads across two lines of the cache take twice as long
  T values[64 / sizeof(T)];
};

template <class T>
std::vector<Line<T>> lines_of(int64_t count) {
  return std::vector<Line<T>>(static_cast<size_t>(count) * sizeof(T) / sizeof(Line<T>));
}

// The distances of `rows` rows, at most kRows, from `others` points.
template <class T>
void distances_among(const T* a, const T* b, int64_t rows, int64_t others, int64_t size, double p,
                     T* out) {
  auto sum_lines = lines_of<double>(kRows * kPoints<T>);
  auto panel_lines = lines_of<T>(std::min(size, kDepth) * kPoints<T>);
  double* sums = sum_lines[0].values;
  T* panel = panel_lines[0].values;
  for (int64_t j = 0; j < others; j += kPoints<T>) {
    const int64_t count = std::min(kPoints<T>, others - j);
    for (int64_t k = 0; k < size; k += kDepth) {
      const int64_t depth = std::min(kDepth, size - k);
      for (int64_t c = 0; c < count; c++)
        for (int64_t d = 0; d < depth; d++) panel[d * kPoints<T> + c] = b[(j + c) * size + k + d];
      join_panel({a + k, rows, size, depth, panel, sums, k == 0}, p);
    }
    for (int64_t r = 0; r < rows; r++) {
      const double* from = sums + r * kPoints<T>;
      T* to = out + r * others + j;
      if (p == 2)
        roots(from, count, to);
      else
        for (int64_t c = 0; c < count; c++) to[c] = root<T>(from[c], p);
    }
  }
}

template <class T>
struct Points {
  const T *a, *b;
  T* out;
  int64_t rows, others, size;  // `others` rows of b for each `rows` of a
  double p;
};

template <class T>
void among_all(void* context, int64_t begin, int64_t end) {
  const auto& s = *static_cast<const Points<T>*>(context);
  for (int64_t i = begin; i < end;) {
    const int64_t left = std::min(end - i, s.rows - i % s.rows), rows = std::min(left, kRows);
    const T *a = s.a + i * s.size, *b = s.b + i / s.rows * s.others * s.size;
    if (rows >= kFew && s.size > 0)
      distances_among(a, b, rows, s.others, s.size, s.p, s.out + i * s.others);
    else
      for (int64_t r = 0; r < rows; r++)
        distances_from(a + r * s.size, b, s.others, s.size, s.p, s.out + (i + r) * s.others);
    i += rows;
  }
}

template <class T>
void among_later(void* context, int64_t begin, int64_t end) {
  const auto& s = *static_cast<const Points<T>*>(context);
  for (int64_t i = begin; i < end; i++)
    distances_from(s.a + i * s.size, s.a + (i + 1) * s.size, s.rows - i - 1, s.size, s.p,
                   s.out + i * (2 * s.rows - i - 1) / 2);
}

template <class T>
void run(const core_call* call, void (*body)(void*, int64_t, int64_t), int64_t count,
         Points<T>& s) {
  const int64_t work = std::max<int64_t>(s.others * s.size, 1);
  if (work * count < kGrain)
    body(&s, 0, count);
  else
    call->parallel_for(call, count, std::max<int64_t>(kGrain / work, 1), body, &s);
}

// Arguments: points, the norm.
int32_t pdist(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    const core_tensor& x = tensor_at(call, 0);
    const double p = call->args[1].v.f[0];
    if (x.dl.ndim != 2 || !(p >= 0)) return CORE_DECLINED;
    const int64_t rows = x.dl.shape[0], size = x.dl.shape[1];
    const int64_t count = rows > 1 ? rows * (rows - 1) / 2 : 0;
    if (!can_make(call, 0, x.dtype, 1, &count)) return CORE_DECLINED;
    T* out = make_output<T>(call, 0, x.dtype, 1, &count);
    if (count == 0) return call->outputs[0].dl.shape ? CORE_OK : CORE_ERROR;
    if (!out) return CORE_ERROR;
    Points<T> s{elements<T>(x), nullptr, out, rows, rows, size, p};
    run<T>(call, among_later<T>, rows, s);
    return CORE_OK;
  });
}

// Arguments: points, others, the norm. Both have the same batches.
int32_t cdist(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    const core_tensor &a = tensor_at(call, 0), &b = tensor_at(call, 1);
    const double p = call->args[2].v.f[0];
    const int rank = a.dl.ndim;
    if (rank < 2 || rank > kMaxRank || b.dl.ndim != rank || !is_plain(b, a.dtype) || !(p >= 0) ||
        a.dl.shape[rank - 1] != b.dl.shape[rank - 1] ||
        !std::equal(a.dl.shape, a.dl.shape + rank - 2, b.dl.shape))
      return CORE_DECLINED;
    int64_t shape[kMaxRank], count = 1;
    std::copy_n(a.dl.shape, rank, shape);
    shape[rank - 1] = b.dl.shape[rank - 2];
    for (int d = 0; d < rank; d++) count *= shape[d];
    if (!can_make(call, 0, a.dtype, rank, shape)) return CORE_DECLINED;
    T* out = make_output<T>(call, 0, a.dtype, rank, shape);
    if (count == 0) return call->outputs[0].dl.shape ? CORE_OK : CORE_ERROR;
    if (!out) return CORE_ERROR;
    const int64_t others = shape[rank - 1];
    Points<T> s{elements<T>(a), elements<T>(b),       out, a.dl.shape[rank - 2],
                others,         a.dl.shape[rank - 1], p};
    run<T>(call, among_all<T>, count / others, s);
    return CORE_OK;
  });
}

}  // namespace

const HostKernel kDistanceKernels[] = {
    {"core::pdist", pdist, __LINE__},
    {"core::cdist", cdist, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
