// Pooling, line by line: what a row of windows shares is joined along the other axes first, in
// vectors, and then along the width. And sums of short rows.
#include <algorithm>
#include <atomic>
#include <limits>

#include "pooling.h"
#include "room.h"
#include "table.h"
#include "windows.h"

namespace core_cpu::CORE_ISA {
namespace {

thread_local Room room;

// The larger; NaN where one of them is.
template <class V>
CORE_INLINE V larger_or_nan(V total, V x) {
  const V chosen = x > total ? x : total;
  return x != x ? x : chosen;
}
template <bool Largest, class V>
CORE_INLINE V joined(V total, V x) {
  if constexpr (Largest)
    return larger_or_nan(total, x);
  else
    return total + x;
}

template <bool Largest, class T>
CORE_INLINE void join_line(const T* x, int64_t n, T* total) {
  for (int64_t i = 0; i < n; i += kLanes<T>)  // both have room for whole vectors
    store_vector<T>(total + i, joined<Largest>(load_vector<T>(total + i), load_vector<T>(x + i)));
}

// Every element from p on, or every other.
template <int Stride, class T>
CORE_INLINE Vector<T> load_apart(const T* p) {
  if constexpr (Stride == 1) {
    return load_vector<T>(p);
  } else {
    Vector<T> even, odd;
    split_pairs<T>(load_vector<T>(p), load_vector<T>(p + kLanes<T>), &even, &odd);
    return even;
  }
}

template <class E>
struct Pool {
  using T = typename E::Value;
  const Pooling& p;
  std::atomic<bool> no_memory{false};
  // Windows along the width that have all their elements and lie 1 or 2 apart: [whole, whole_end).
  int64_t stride = 0, reach = 0, whole = 0, whole_end = 0;

  explicit Pool(const Pooling& pooling) : p(pooling) {
    const std::vector<Window>& w = p.windows[2];
    for (const Window& x : w) reach = std::max(reach, x.end - x.begin);
    const auto is_whole = [&](int64_t i) {
      return w[i].end - w[i].begin == reach && w[i].size == w[whole].size &&
             (i == whole || w[i].begin - w[i - 1].begin == stride);
    };
    while (whole < count(2) && w[whole].end - w[whole].begin != reach) ++whole;
    if (whole + 1 < count(2)) stride = w[whole + 1].begin - w[whole].begin;
    whole_end = whole;
    if (stride == 1 || stride == 2)
      while (whole_end < count(2) && is_whole(whole_end)) ++whole_end;
  }

  int64_t count(int d) const { return int64_t(p.windows[d].size()); }
  int64_t plane() const { return count(0) * count(1) * count(2); }
  const char* plane_of(int64_t i) const {
    const auto& t = p.x->dl;
    int64_t offset = 0;
    for (int d = t.ndim - p.pooled - 1; d >= 0; i /= t.shape[d--])
      offset += i % t.shape[d] * t.strides[d];
    return static_cast<const char*>(t.data) + offset * E::size;
  }

  // How many elements a window has, or counts.
  T divisor(const Window& z, const Window& y, const Window& x) const {
    if (p.divisor != 0) return T(p.divisor);
    if (p.counts_pad) return T(z.size * y.size * x.size);
    return T((z.end - z.begin) * (y.end - y.begin) * (x.end - x.begin));
  }

  // Joins the lines of a row of windows.
  template <bool Largest>
  void join_lines(const char* plane, const Window& z, const Window& y, T* line, T* total) const {
    bool first = true;
    for (int64_t k = z.begin; k < z.end; k += p.dilation[0]) {
      for (int64_t j = y.begin; j < y.end; j += p.dilation[1]) {
        const char* from = plane + (k * p.step[0] + j * p.step[1]) * E::size;
        load_line<E>(from, p.step[2], p.size[2], first ? total : line);
        if (!first) join_line<Largest>(line, p.size[2], total);
        first = false;
      }
    }
    constexpr T none = Largest ? -std::numeric_limits<T>::infinity() : T(0);
    if (first) std::fill(total, total + p.size[2], none);
  }

  template <bool Largest>
  void run_row(const char* plane, const Window& z, const Window& y, T* line, T* total,
               char* to) const {
    join_lines<Largest>(plane, z, y, line, total);
    for (int64_t c = 0; c < count(2); ++c) {
      if (c == whole && whole_end > whole) {
        const T by = Largest ? T(1) : divisor(z, y, p.windows[2][c]);
        if (stride == 1)
          join_whole<Largest, 1>(total, by, to);
        else
          join_whole<Largest, 2>(total, by, to);
        c = whole_end;
        if (c == count(2)) return;
      }
      const Window& x = p.windows[2][c];
      T value = Largest ? -std::numeric_limits<T>::infinity() : T(0);
      for (int64_t i = x.begin; i < x.end; i += p.dilation[2])
        value = joined<Largest>(value, total[i]);
      E::store(to + c * E::size, Largest ? value : value / divisor(z, y, x));
    }
  }

  // As many windows at a time as a vector has lanes; the last ones overlap those before.
  template <bool Largest, int Stride>
  void join_whole(const T* total, T by, char* to) const {
    constexpr int w = kLanes<T>;
    for (int64_t c = whole; c < whole_end; c += w) {
      c = std::max(whole, least(c, whole_end - w));
      const T* from = total + p.windows[2][c].begin;
      Vector<T> value = all_lanes<T>(Largest ? -std::numeric_limits<T>::infinity() : T(0));
      for (int64_t i = 0; i < reach; i += p.dilation[2])
        value = joined<Largest>(value, load_apart<Stride>(from + i));
      if constexpr (!Largest) value /= by;
      alignas(64) T some[w];
      store_vector<T>(some, value);
      store_line<E>(some, least(whole_end - c, w), to + c * E::size, 1);
    }
  }

  template <bool Largest>
  void run_planes(int64_t begin, int64_t end, T* line, T* total) const {
    char* to = static_cast<char*>(p.y->dl.data) + begin * plane() * E::size;
    for (int64_t i = begin; i < end; ++i) {
      const char* from = plane_of(i);
      for (const Window& z : p.windows[0])
        for (const Window& y : p.windows[1]) {
          run_row<Largest>(from, z, y, line, total, to);
          to += count(2) * E::size;
        }
    }
  }
};

template <class E>
void run_planes(void* context, int64_t begin, int64_t end) {
  using T = typename E::Value;
  auto& pool = *static_cast<Pool<E>*>(context);
  const int64_t length = rounded_up(pool.p.size[2], kLanes<T>) + 2 * kLanes<T>;
  T* line = reinterpret_cast<T*>(room.get(2 * length * int64_t(sizeof(T))));
  if (line == nullptr) {
    pool.no_memory = true;
    return;
  }
  std::fill(line, line + 2 * length, T(0));
  if (pool.p.largest)
    pool.template run_planes<true>(begin, end, line, line + length);
  else
    pool.template run_planes<false>(begin, end, line, line + length);
}

template <class E>
bool pool(const Pooling& p, const Tasks& tasks) {
  Pool<E> work{p};
  const int64_t plane = work.plane();
  if (p.y->numel == 0) return true;
  const double elements = double(p.size[0] * p.size[1] * p.size[2] + plane);
  tasks.run(p.y->numel / plane, elements, run_planes<E>, &work);
  room.trim();
  return !work.no_memory;
}

// ---- sums of rows ------------------------------------------------------------------------------
template <class E>
CORE_INLINE typename E::Value sum_of_row(const char* x, int64_t n) {
  using T = typename E::Value;
  constexpr int w = kLanes<T>;
  Vector<T> sums[4] = {};
  alignas(64) T some[w] = {};
  const auto part = [&](int64_t i) {
    if constexpr (is_as_is<E>) return load_raw<Vector<T>>(x + i * E::size);
    CORE_SIMD
    for (int l = 0; l < w; ++l) some[l] = E::load(x + (i + l) * E::size);
    return load_vector<T>(some);
  };
  int64_t i = 0;
  for (; i + 4 * w <= n; i += 4 * w)
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) sums[j] += part(i + j * w);
  for (; i + w <= n; i += w) sums[0] += part(i);
  const Vector<T> all = (sums[0] + sums[1]) + (sums[2] + sums[3]);
  T lanes[w];
  store_vector<T>(lanes, all);
#pragma GCC unroll 4
  for (int half = w / 2; half > 0; half /= 2)
    for (int l = 0; l < half; ++l) lanes[l] += lanes[l + half];
  T rest = 0;
  for (; i < n; ++i) rest += E::load(x + i * E::size);
  return lanes[0] + rest;
}

template <class E>
void sum_rows(void* context, int64_t begin, int64_t end) {
  const auto& r = *static_cast<const RowSums*>(context);
  for (int64_t i = begin; i < end; ++i)
    E::store(r.y + i * E::size,
             sum_of_row<E>(r.x + i * r.length * E::size, r.length) / typename E::Value(r.divisor));
}

template <class E>
void sum(const RowSums& r, const Tasks& tasks) {
  RowSums copy = r;
  tasks.run(r.rows, double(r.length + 16), sum_rows<E>, &copy);
}

template <class... Es>
constexpr PoolingTable make_table(List<Es...>) {
  PoolingTable made{};
  ((made.pool[Es::id] = pool<Es>, made.sum[Es::id] = sum<Es>), ...);
  return made;
}
constexpr PoolingTable kTable = make_table(List<Float16, BFloat16, Float32, Float64>{});
constexpr uint32_t kDtypes =
    1u << CORE_FLOAT16 | 1u << CORE_BFLOAT16 | 1u << CORE_FLOAT32 | 1u << CORE_FLOAT64;

#define CORE_POOL(op, run) \
  {op, kDtypes,            \
   make_kernel(run, &kTable, CORE_BACKEND " " op, "backends/cpu_common/csrc/pools.cpp", __LINE__)}
const Entry kEntries[] = {
    CORE_POOL("core::avg_pool1d", run_avg_pool),
    CORE_POOL("core::avg_pool2d", run_avg_pool),
    CORE_POOL("core::avg_pool3d", run_avg_pool),
    CORE_POOL("core::max_pool1d", run_max_pool),
    CORE_POOL("core::max_pool2d", run_max_pool),
    CORE_POOL("core::max_pool3d", run_max_pool),
    CORE_POOL("core::adaptive_avg_pool1d", run_adaptive_avg_pool),
    CORE_POOL("core::adaptive_avg_pool2d", run_adaptive_avg_pool),
    CORE_POOL("core::adaptive_avg_pool3d", run_adaptive_avg_pool),
    CORE_POOL("core::sum", run_row_sum),
    CORE_POOL("core::mean", run_row_mean),
};

}  // namespace

Table pooling() { return {kEntries, sizeof(kEntries) / sizeof(Entry)}; }

}  // namespace core_cpu::CORE_ISA
