// Convolution where each group has one channel: a filter slides over a plane. Nothing is summed
// over channels, so that no product is made of it: vectors run along the width, and the usual
// filters read each line once for several rows of the result.
#include <atomic>

#include "correlations.h"
#include "room.h"
#include "windows.h"

namespace core_cpu::CORE_ISA {
namespace {

constexpr int64_t kBandBytes = 1 << 16;  // of lines that lie in the caches together

thread_local Room room;

// ---- one block of sums ------------------------------------------------------------------------
// R rows by the lanes of one vector, for a filter of KH by KW whose rows are `stride` lines apart
// in the lines. at: where a row's taps lie. Row r is stored at to + r * step.
template <class V, class T, int KH, int KW, int S, int R>
CORE_INLINE void sum_rows(const T* lines, int64_t line, const int64_t* at, const T* weights, T* to,
                          int64_t step) {
  V sums[R] = {};
#pragma GCC unroll 32
  for (int j = 0; j < (R - 1) * S + KH; ++j) {
#pragma GCC unroll 8
    for (int k = 0; k < KW; ++k) {
      const V x = load_raw<V>(reinterpret_cast<const char*>(lines + j * line + at[k]));
#pragma GCC unroll 8
      for (int r = 0; r < R; ++r) {
        const int i = j - r * S;
        if (i >= 0 && i < KH) sums[r] += x * weights[i * KW + k];
      }
    }
  }
#pragma GCC unroll 8
  for (int r = 0; r < R; ++r) store_raw<V>(reinterpret_cast<char*>(to + r * step), sums[r]);
}

// One row by N vectors, for any filter: at has all of its taps.
template <class V, class T, int N>
CORE_INLINE void sum_taps(const T* lines, const int64_t* at, const T* weights, int64_t count,
                          T* to) {
  constexpr int w = sizeof(V) / sizeof(T);
  V sums[N] = {};
  for (int64_t t = 0; t < count; ++t) {
    const char* from = reinterpret_cast<const char*>(lines + at[t]);
    const V weight = weights[t] - V{};
#pragma GCC unroll 4
    for (int n = 0; n < N; ++n) sums[n] += load_raw<V>(from + n * sizeof(V)) * weight;
  }
#pragma GCC unroll 4
  for (int n = 0; n < N; ++n) store_raw<V>(reinterpret_cast<char*>(to + n * w), sums[n]);
}

// ---- rows --------------------------------------------------------------------------------------
// `to` has room for whole vectors behind the width.
template <class T>
struct Filter {
  const T* weights;
  const int64_t* at;    // of all taps in the lines of a band
  const int64_t* at_x;  // of those of one line
  int64_t count, line, width;
};

// fn(column, whole vector?) along the width: the last vector is a half where that is enough.
template <class T, class Fn>
CORE_INLINE void along(int64_t width, Fn fn) {
  int64_t x = 0;
  for (; width - x > kHalfLanes<T>; x += kLanes<T>) fn(x, std::true_type());
  if (x < width) fn(x, std::false_type());
}
template <class T, bool Whole>
using Part = typename std::conditional_t<Whole, VectorOf<T>, HalfOf<T>>::Type;

template <class T, int KH, int KW, int S, int R>
CORE_APART void run_rows(const Filter<T>& f, const T* lines, T* to, int64_t step) {
  along<T>(f.width, [&](int64_t x, auto whole) {
    sum_rows<Part<T, whole>, T, KH, KW, S, R>(lines + x, f.line, f.at_x, f.weights, to + x, step);
  });
}

// `count` rows of the result, from the first line of the lines on; row r goes to to + r * step.
template <class T>
using RunBand = void (*)(const Filter<T>& f, int64_t count, const T* lines, int64_t stride, T* to,
                         int64_t step);

template <class T, int KH, int KW, int S>
void run_band(const Filter<T>& f, int64_t count, const T* lines, int64_t, T* to, int64_t step) {
  const auto run = [&](auto rows) {
    run_rows<T, KH, KW, S, rows>(f, lines, to, step);
    count -= rows, lines += rows * S * f.line, to += rows * step;
  };
  while (count >= 7) run(std::integral_constant<int, 7>());  // sizes of images are often multiples
  while (count >= 3) run(std::integral_constant<int, 3>());
  while (count > 0) run(std::integral_constant<int, 1>());
}

template <class T>
void run_any_band(const Filter<T>& f, int64_t count, const T* lines, int64_t stride, T* to,
                  int64_t step) {
  for (int64_t r = 0; r < count; ++r, lines += stride * f.line, to += step) {
    int64_t x = 0;
    for (; f.width - x > 3 * kLanes<T>; x += 4 * kLanes<T>)
      sum_taps<Vector<T>, T, 4>(lines + x, f.at, f.weights, f.count, to + x);
    along<T>(f.width - x, [&](int64_t rest, auto whole) {
      const int64_t at = x + rest;
      sum_taps<Part<T, whole>, T, 1>(lines + at, f.at, f.weights, f.count, to + at);
    });
  }
}

bool is_dense(const Taps& taps, int64_t count) {
  return taps.count == count && taps.offsets[count - 1] - taps.offsets[0] == count - 1;
}

template <class T, int K>
RunBand<T> band_of_size(int64_t stride) {
  return stride == 1 ? run_band<T, K, K, 1> : stride == 2 ? run_band<T, K, K, 2> : run_any_band<T>;
}

template <class T>
RunBand<T> choose_band(const Correlation& c) {
  const Taps &y = c.taps[1], &x = c.taps[2];
  if (c.taps[0].count == 1 && is_dense(y, y.count) && is_dense(x, y.count)) {
    if (y.count == 3) return band_of_size<T, 3>(y.stride);
    if (y.count == 5) return band_of_size<T, 5>(y.stride);
    if (y.count == 7) return band_of_size<T, 7>(y.stride);
  }
  return run_any_band<T>;
}

// ---- planes ------------------------------------------------------------------------------------
// A task is a plane of x, and the rows of its group.
template <class E>
struct Planes {
  using T = typename E::Value;
  const Correlation& c;
  LineWindows lines;
  RunBand<T> run;
  int64_t band;        // rows of the result
  int64_t band_lines;  // of one tap of the depth
  int64_t weights_step;
  std::atomic<bool> no_memory{false};

  explicit Planes(const Correlation& c)
      : c(c),
        lines(c.taps[2], c.size[2], c.x_axis[2], 0, c.count[2]),
        run(choose_band<T>(c)),
        weights_step(c.weights_step()) {
    const Taps& y = c.taps[1];
    const int64_t span = y.offsets[y.count - 1] - y.offsets[0];
    const int64_t line = lines.elements() * c.taps[0].count * y.stride * int64_t(sizeof(T));
    band = std::max({ceil_divide(kBandBytes / line, 7) * 7, 4 * (span / y.stride), int64_t(7)});
    band = std::min(band, c.count[1]);
    band_lines = RowWindows(y, 0, band - 1).count;
  }
  int64_t images() const { return c.batch * c.count[0]; }
  int64_t places() const { return c.places(); }
  int64_t line_elements() const { return c.taps[0].count * band_lines * lines.elements(); }
  int64_t result_step() const { return rounded_up(c.count[2], kLanes<T>); }

  // Where each tap lies in the lines of a band.
  void set_taps(int64_t* at, int64_t* at_x) const {
    for (int64_t x = 0; x < c.taps[2].count; ++x) at_x[x] = lines.at(c.taps[2], x);
    for (int64_t z = 0; z < c.taps[0].count; ++z)
      for (int64_t y = 0; y < c.taps[1].count; ++y)
        for (int64_t x = 0; x < c.taps[2].count; ++x)
          *at++ =
              (z * band_lines + c.taps[1].offsets[y] - c.taps[1].offsets[0]) * lines.elements() +
              at_x[x];
  }
};

template <class E, class T = typename E::Value>
void store_band(const Correlation& c, char* plane, int64_t first, int64_t count, const T* from,
                int64_t step) {
  for (int64_t r = 0; r < count; ++r)
    store_line<E>(from + r * step, c.count[2], plane + (first + r) * c.y_axis[1] * E::size,
                  c.y_axis[2]);
}

// Memory of a task: lines, results, weights, places of taps.
template <class T>
struct Parts {
  T *lines, *results, *weights;
  int64_t *at, *at_x;
};

template <class E, class T = typename E::Value>
bool take_parts(const Planes<E>& p, Parts<T>* parts) {
  const int64_t lines = rounded_up(p.line_elements() + 2 * kLanes<T>, 64);
  const int64_t results = rounded_up(p.band * p.result_step() + 2 * kLanes<T>, 64);
  const int64_t weights = rounded_up(p.places() * p.c.rows, 64);
  char* memory = room.get((lines + results + weights) * int64_t(sizeof(T)) +
                          (p.places() + p.c.taps[2].count) * 8);
  if (memory == nullptr) return false;
  parts->lines = reinterpret_cast<T*>(memory);
  parts->results = parts->lines + lines;
  parts->weights = parts->results + results;
  parts->at = reinterpret_cast<int64_t*>(parts->weights + weights);
  parts->at_x = parts->at + p.places();
  p.set_taps(parts->at, parts->at_x);
  return true;
}

template <class E, class T = typename E::Value>
void load_weights(const Correlation& c, int64_t group, int64_t step, T* to) {
  const int64_t places = c.places();
  for (int64_t r = 0; r < c.rows; ++r, to += places) {
    const char* from = c.weights + (group * c.weights_group + r * c.weights_row) * E::size;
    if (step != 0) {
      load_line<E>(from + c.weights_place[0] * E::size, step, places, to);
    } else {
      for (int64_t t = 0; t < places; ++t) to[t] = E::load(from + c.weights_place[t] * E::size);
    }
  }
}

template <class E, class T = typename E::Value>
void run_plane(const Planes<E>& p, const Parts<T>& m, int64_t image, int64_t group) {
  const Correlation& c = p.c;
  const int64_t places = p.places(), step = p.result_step();
  load_weights<E>(c, group, p.weights_step, m.weights);
  for (int64_t first = 0; first < c.count[1]; first += p.band) {
    const int64_t count = std::min(p.band, c.count[1] - first);
    const RowWindows rows(c.taps[1], first, first + count - 1);
    for (int64_t z = 0; z < c.taps[0].count; ++z)
      load_windows<E>(c, plane_of(c, group, image, z, E::size), rows, p.lines,
                      m.lines + z * p.band_lines * p.lines.elements());
    for (int64_t r = 0; r < c.rows; ++r) {
      const Filter<T> filter = {m.weights + r * places, m.at,      m.at_x, places,
                                p.lines.elements(),     c.count[2]};
      p.run(filter, count, m.lines, c.taps[1].stride, m.results, step);
      store_band<E>(c, result_of(c, group, image, r, E::size), first, count, m.results, step);
    }
  }
}

template <class E>
void run_planes(void* context, int64_t begin, int64_t end) {
  auto& p = *static_cast<Planes<E>*>(context);
  Parts<typename E::Value> parts;
  if (!take_parts(p, &parts)) {
    p.no_memory = true;
    return;
  }
  for (int64_t t = begin; t < end; ++t) run_plane(p, parts, t / p.c.groups, t % p.c.groups);
}

}  // namespace

template <class E>
bool correlate_depthwise(const Correlation& c, const Tasks& tasks) {
  const Ran ran = correlate_channels<E>(c, tasks);
  if (ran != Ran::Declined) return ran == Ran::Done;
  Planes<E> p(c);
  const double work = double(c.count[1] * c.count[2] * c.rows * p.places());
  tasks.run(p.images() * c.groups, work / 4, run_planes<E>, &p);
  room.trim();
  return !p.no_memory;
}
template bool correlate_depthwise<Float16>(const Correlation&, const Tasks&);
template bool correlate_depthwise<BFloat16>(const Correlation&, const Tasks&);
template bool correlate_depthwise<Float32>(const Correlation&, const Tasks&);
template bool correlate_depthwise<Float64>(const Correlation&, const Tasks&);

}  // namespace core_cpu::CORE_ISA
