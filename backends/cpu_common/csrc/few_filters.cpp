// Convolution with few filters or few channels, as the first layer of a network: to pack columns
// for so few products takes longer than to multiply them.
//
// A task has some rows of an image's result. The lines that they read are copied with their padding
// and split by the stride (windows.h), so that neighbouring windows of a row read neighbouring
// elements: each tap of each channel is a vector of a line, which a strip of filters is multiplied
// with where it lies.
#include <atomic>

#include "blocks.h"
#include "correlations.h"

namespace core_cpu::CORE_ISA {
namespace {

constexpr int64_t kMostDepth = 256, kMostFilters = 32;
constexpr int64_t kMostOfImages = 128, kColors = 4;  // filters, where there are few channels
constexpr int64_t kMostBytes = 24 << 10;             // of the lines of a task

thread_local Room room;

// Sums of R filters by N vectors of windows: tap k lies at lines + at[k].
template <class T, int R, int N>
CORE_APART void multiply_taps(int64_t depth, const T* strip, const T* lines, const int64_t* at,
                              T* to, int64_t step) {
  constexpr int w = kLanes<T>;
  Vector<T> sums[R][N] = {};
  for (int64_t k = 0; k < depth; ++k, strip += kStripWidth<T>) {
    Vector<T> x[N];
#pragma GCC unroll 2
    for (int n = 0; n < N; ++n) x[n] = load_vector<T>(lines + at[k] + n * w);
#pragma GCC unroll 16
    for (int r = 0; r < R; ++r) {
      const Vector<T> weight = all_lanes<T>(strip[r]);
#pragma GCC unroll 2
      for (int n = 0; n < N; ++n) sums[r][n] += weight * x[n];
    }
  }
#pragma GCC unroll 16
  for (int r = 0; r < R; ++r)
#pragma GCC unroll 2
    for (int n = 0; n < N; ++n) store_vector<T>(to + r * step + n * w, sums[r][n]);
}
// The same for any number of rows of a strip.
template <class T>
using MultiplyTaps = void (*)(int64_t, const T*, const T*, const int64_t*, T*, int64_t);
template <class T, int N, int... R>
MultiplyTaps<T> taps_of(int rows, std::integer_sequence<int, R...>) {
  static constexpr MultiplyTaps<T> all[] = {multiply_taps<T, R + 1, N>...};
  return all[rows - 1];
}

template <class E>
struct FewFilters {
  using T = typename E::Value;
  const Correlation& c;
  LineWindows line;
  int64_t rows, bands;  // of the result, in a task; tasks of an image
  std::atomic<bool> no_memory{false};

  explicit FewFilters(const Correlation& c)
      : c(c), line(c.taps[2], c.size[2], c.x_axis[2], 0, c.count[2]) {
    const int64_t bytes = c.channels * line.elements() * c.taps[1].stride * int64_t(sizeof(T));
    bands = ceil_divide(c.count[1], std::max<int64_t>(kMostBytes / bytes, 1));
    rows = ceil_divide(c.count[1], bands);
    bands = ceil_divide(c.count[1], rows);
  }
  int64_t tasks() const { return c.batch * c.count[0] * bands; }

  void run(int64_t begin, int64_t end) {
    const Strips strips(c.rows);
    const int64_t depth = c.depth(), strip = depth * kStripWidth<T>;
    const int64_t channel = RowWindows(c.taps[1], 0, rows - 1).count * line.elements();
    const int64_t elements =
        strips.count * strip + rounded_up(c.channels * channel + 4 * kLanes<T>, 64);
    char* const memory = room.get(elements * int64_t(sizeof(T)) + depth * 8);
    if (memory == nullptr) {
      no_memory = true;
      return;
    }
    T* const packed = reinterpret_cast<T*>(memory);
    T* const lines = packed + strips.count * strip;
    int64_t* const at = reinterpret_cast<int64_t*>(packed + elements);
    for (int64_t s = 0; s < strips.count; ++s)
      pack_filters<E>(c, 0, strips.begin(s), strips.part(s), c.weights_step(), 0, depth,
                      packed + s * strip);
    set_taps(channel, at);
    for (int64_t task = begin; task < end; ++task) {
      const int64_t image = task / bands, first = task % bands * rows;
      const int64_t last = std::min(first + rows, c.count[1]) - 1;
      const RowWindows windows(c.taps[1], first, last);
      for (int64_t k = 0; k < c.channels; ++k)
        load_windows<E>(c, plane_of(c, 0, image, k, E::size), windows, line, lines + k * channel);
      for (int64_t y = first; y <= last; ++y)
        for (int64_t s = 0; s < strips.count; ++s)
          multiply_row(strips.part(s), depth, packed + s * strip,
                       lines + (y - first) * c.taps[1].stride * line.elements(), at,
                       reinterpret_cast<T*>(result_of(c, 0, image, strips.begin(s), E::size)) +
                           y * c.y_axis[1]);
    }
  }

 private:
  void set_taps(int64_t channel, int64_t* at) const {
    for (int64_t k = 0; k < c.channels; ++k)
      for (int64_t y = 0; y < c.taps[1].count; ++y)
        for (int64_t x = 0; x < c.taps[2].count; ++x)
          *at++ = k * channel + (c.taps[1].offsets[y] - c.taps[1].offsets[0]) * line.elements() +
                  line.at(c.taps[2], x);
  }
  // The last vectors of a row overlap those before.
  void multiply_row(int filters, int64_t depth, const T* strip, const T* lines, const int64_t* at,
                    T* to) const {
    constexpr auto numbers = std::make_integer_sequence<int, kStrip>();
    const int64_t width = c.count[2];
    int64_t x = 0;
    for (; width - x >= kPanel<T> || (width >= kPanel<T> && width - x > kLanes<T>);
         x += kPanel<T>) {
      const int64_t from = std::min(x, width - kPanel<T>);
      taps_of<T, 2>(filters, numbers)(depth, strip, lines + from, at, to + from, c.y_row);
    }
    for (; x < width; x += kLanes<T>) {
      const int64_t from = std::min<int64_t>(x, width - kLanes<T>);
      taps_of<T, 1>(filters, numbers)(depth, strip, lines + from, at, to + from, c.y_row);
    }
  }
};

template <class T>
bool are_few_filters(const Correlation& c) {
  const int64_t most = c.channels <= kColors ? kMostOfImages : kMostFilters;
  return c.groups == 1 && c.rows <= most && c.taps[0].count == 1 && c.places() > 1 &&
         c.depth() <= kMostDepth && c.y_axis[2] == 1 && c.count[2] >= kLanes<T>;
}

}  // namespace

template <class E>
Ran correlate_few_filters(const Correlation& c, const Tasks& tasks) {
  if constexpr (is_as_is<E>) {
    if (!are_few_filters<typename E::Value>(c)) return Ran::Declined;
    FewFilters<E> few(c);
    const double work = double(few.rows * c.count[2]) * double(c.rows * c.depth());
    tasks.run(
        few.tasks(), work,
        [](void* context, int64_t begin, int64_t end) {
          static_cast<FewFilters<E>*>(context)->run(begin, end);
        },
        &few);
    room.trim();
    return few.no_memory ? Ran::NoMemory : Ran::Done;
  }
  return Ran::Declined;
}
CORE_EACH_DTYPE(correlate_few_filters)

}  // namespace core_cpu::CORE_ISA
