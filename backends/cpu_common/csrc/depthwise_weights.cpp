// The gradient of the weights where each group has one channel: for each tap, the sum of products
// of the result's gradient and the elements that the tap reads. Vectors run along the width.
#include <atomic>

#include "correlations.h"
#include "room.h"
#include "windows.h"

namespace core_cpu::CORE_ISA {
namespace {

constexpr int64_t kBandBytes = 1 << 15;  // of lines that lie in the first cache together
constexpr int kTogether = 9;             // taps whose sums stay in registers

thread_local Room room;

// Rows of gradients, padded with 0 to whole vectors, and the lines that their windows read.
template <class T>
struct Band {
  const T* grads;
  const T* lines;
  int64_t count, width, step, line;  // rows, their elements, and how far apart rows of each lie
};

template <class V, class T>
CORE_INLINE T sum_of(V v) {
  constexpr int w = sizeof(V) / sizeof(T);
  T sum = 0;
  for (int i = 0; i < w; ++i) sum += v[i];
  return sum;
}

// The lanes before the n-th; the others are 0 whatever they hold.
template <class T>
CORE_INLINE Vector<T> first_lanes(Vector<T> v, int64_t n) {
  IntVector<T> lane;
#pragma GCC unroll 16
  for (int i = 0; i < kLanes<T>; ++i) lane[i] = i;
  return lane < (IntVector<T>{} + decltype(lane[0] + 0)(n)) ? v : Vector<T>{};
}

// sums[t] += the products of the gradients and the elements at[t] away from where windows begin.
template <class T, int N>
CORE_APART void sum_taps(const Band<T>& b, const int64_t* at, T* sums) {
  constexpr int w = kLanes<T>;
  Vector<T> total[N] = {};
  for (int64_t r = 0; r < b.count; ++r) {
    const T *grads = b.grads + r * b.step, *lines = b.lines + r * b.line;
    int64_t x = 0;
    for (; x + w <= b.width; x += w) {
      const Vector<T> g = load_vector<T>(grads + x);
#pragma GCC unroll 9
      for (int n = 0; n < N; ++n) total[n] += g * load_vector<T>(lines + x + at[n]);
    }
    if (x == b.width) continue;
    const Vector<T> g = load_vector<T>(grads + x);
#pragma GCC unroll 9
    for (int n = 0; n < N; ++n)
      total[n] += g * first_lanes<T>(load_vector<T>(lines + x + at[n]), b.width - x);
  }
#pragma GCC unroll 9
  for (int n = 0; n < N; ++n) sums[n] += sum_of<Vector<T>, T>(total[n]);
}

template <class T, int... N>
void sum_some_taps(const Band<T>& b, int64_t n, const int64_t* at, T* sums,
                   std::integer_sequence<int, N...>) {
  using Sum = void (*)(const Band<T>&, const int64_t*, T*);
  static constexpr Sum all[] = {sum_taps<T, N + 1>...};
  all[n - 1](b, at, sums);
}

// A task is some rows of a group, over all images.
template <class E>
struct Groups {
  using T = typename E::Value;
  const Correlation& c;
  LineWindows lines;
  int64_t band, band_lines, grad_step, row_parts;
  std::atomic<bool> no_memory{false};

  Groups(const Correlation& c, int64_t threads)
      : c(c), lines(c.taps[2], c.size[2], c.x_axis[2], 0, c.count[2]) {
    const Taps& y = c.taps[1];
    const int64_t span = y.offsets[y.count - 1] - y.offsets[0];
    const int64_t line = lines.elements() * y.stride * int64_t(sizeof(T));
    band = std::min(std::max({kBandBytes / line, 4 * (span / y.stride), int64_t(4)}), c.count[1]);
    band_lines = RowWindows(y, 0, band - 1).count;
    grad_step = rounded_up(c.count[2], kLanes<T>);
    row_parts = std::min(c.rows, ceil_divide(threads, c.groups));
  }
};

struct Filters {
  int64_t begin, end;
};

template <class T>
struct Parts {
  T *lines, *grads, *sums;
  int64_t* at;
};

template <class E, class T = typename E::Value>
bool take_parts(const Groups<E>& g, Parts<T>* m) {
  const Correlation& c = g.c;
  const int64_t lines = rounded_up(g.band_lines * g.lines.elements() + 2 * kLanes<T>, 64);
  const int64_t grads = rounded_up(g.band * g.grad_step, 64);
  const int64_t sums = rounded_up(c.rows * c.places(), 64);
  const int64_t taps = c.taps[1].count * c.taps[2].count;
  char* memory = room.get((lines + grads + sums) * int64_t(sizeof(T)) + taps * 8);
  if (memory == nullptr) return false;
  m->lines = reinterpret_cast<T*>(memory);
  m->grads = m->lines + lines;
  m->sums = m->grads + grads;
  m->at = reinterpret_cast<int64_t*>(m->sums + sums);
  std::fill(m->grads, m->grads + g.band * g.grad_step, T(0));
  for (int64_t t = 0; t < taps; ++t) {
    const int64_t y = t / c.taps[2].count, x = t % c.taps[2].count;
    m->at[t] = (c.taps[1].offsets[y] - c.taps[1].offsets[0]) * g.lines.elements() +
               g.lines.at(c.taps[2], x);
  }
  return true;
}

// What one image adds in rows first .. first + count, at tap z of the depth.
template <class E, class T = typename E::Value>
void add_band(const Groups<E>& g, const Parts<T>& m, int64_t group, Filters rows, int64_t image,
              int64_t first, int64_t z) {
  const Correlation& c = g.c;
  const int64_t count = std::min(g.band, c.count[1] - first);
  const int64_t taps = c.taps[1].count * c.taps[2].count;
  load_windows<E>(c, plane_of(c, group, image, z, E::size),
                  RowWindows(c.taps[1], first, first + count - 1), g.lines, m.lines);
  const Band<T> band = {m.grads,    m.lines,     count,
                        c.count[2], g.grad_step, c.taps[1].stride * g.lines.elements()};
  for (int64_t r = rows.begin; r < rows.end; ++r) {
    const char* plane = result_of(c, group, image, r, E::size);
    for (int64_t i = 0; i < count; ++i)
      load_line<E>(plane + (first + i) * c.y_axis[1] * E::size, c.y_axis[2], c.count[2],
                   m.grads + i * g.grad_step);
    T* sums = m.sums + r * c.places() + z * taps;
    for (int64_t t = 0; t < taps; t += kTogether)
      sum_some_taps<T>(band, std::min<int64_t>(taps - t, kTogether), m.at + t, sums + t,
                       std::make_integer_sequence<int, kTogether>());
  }
}

template <class E>
void run_groups(void* context, int64_t begin, int64_t end) {
  auto& g = *static_cast<Groups<E>*>(context);
  const Correlation& c = g.c;
  Parts<typename E::Value> m;
  if (!take_parts(g, &m)) {
    g.no_memory = true;
    return;
  }
  const int64_t each = c.rows * c.places();
  for (int64_t task = begin; task < end; ++task) {
    const int64_t group = task / g.row_parts, part = task % g.row_parts;
    const Filters rows = {c.rows * part / g.row_parts, c.rows * (part + 1) / g.row_parts};
    std::fill(m.sums, m.sums + each, 0);
    for (int64_t image = 0; image < c.batch * c.count[0]; ++image)
      for (int64_t z = 0; z < c.taps[0].count; ++z)
        for (int64_t first = 0; first < c.count[1]; first += g.band)
          add_band(g, m, group, rows, image, first, z);
    const int64_t at = rows.begin * c.places();
    store_line<E>(m.sums + at, rows.end * c.places() - at,
                  c.weights + (group * each + at) * E::size, 1);
  }
}

}  // namespace

template <class E>
bool sum_depthwise_weights(const Correlation& c, const Tasks& tasks) {
  Groups<E> g(c, tasks.threads());
  const double work = double(c.batch * c.count[0] * c.count[1] * c.count[2] * c.rows * c.places());
  tasks.run(c.groups * g.row_parts, work / double(4 * g.row_parts), run_groups<E>, &g);
  room.trim();
  return !g.no_memory;
}
template bool sum_depthwise_weights<Float16>(const Correlation&, const Tasks&);
template bool sum_depthwise_weights<BFloat16>(const Correlation&, const Tasks&);
template bool sum_depthwise_weights<Float32>(const Correlation&, const Tasks&);
template bool sum_depthwise_weights<Float64>(const Correlation&, const Tasks&);

}  // namespace core_cpu::CORE_ISA
