// Depthwise convolution with channels in the lanes, for planes that are narrower than a vector, and
// for images whose channels lie side by side.
//
// A task has one image of a vector of channels. Its elements are copied to a grid with their
// padding, a vector of channels for each; those of a plane that lie one after the other are
// transposed by squares. Results are neighbours in a row, which share what is loaded of the
// filters.
#include <atomic>

#include "blocks.h"
#include "correlations.h"

namespace core_cpu::CORE_ISA {
namespace {

constexpr int kTogether = 7;               // results: sizes of images are often multiples
constexpr int64_t kMostBytes = 512 << 10;  // of a grid

thread_local Room room;

template <class E>
struct Grid {
  using T = typename E::Value;
  static constexpr int64_t w = kLanes<T>;
  const Correlation& c;
  int64_t blocks, high, wide;  // of channels; lines and columns of the grid
  std::atomic<bool> no_memory{false};

  explicit Grid(const Correlation& c)
      : c(c), blocks(ceil_divide(c.groups, w)), high(extent(1)), wide(extent(2)) {}
  int64_t images() const { return c.batch * c.count[0]; }
  int64_t elements() const { return high * wide * w; }
  int64_t extent(int d) const {
    const Taps& t = c.taps[d];
    return (c.count[d] - 1) * t.stride + t.offsets[t.count - 1] - t.offsets[0] + 1;
  }
};

template <class E>
class GridTask {
  using T = typename E::Value;
  using V = Vector<T>;
  static constexpr int w = kLanes<T>;

 public:
  explicit GridTask(const Grid<E>& g) : g_(g), c_(g.c), places_(c_.places()) {}

  bool take_memory() {
    const int64_t pixels = c_.size[1] * c_.size[2], results = c_.count[1] * c_.count[2];
    const int64_t elements = g_.elements() + (places_ + pixels + results) * w;
    char* memory = room.get(elements * int64_t(sizeof(T)) + places_ * 8);
    if (memory == nullptr) return false;
    grid_ = reinterpret_cast<T*>(memory);
    weights_ = grid_ + g_.elements();
    pixels_ = weights_ + places_ * w;
    results_ = pixels_ + pixels * w;
    at_ = reinterpret_cast<int64_t*>(results_ + results * w);
    clear_line(grid_, g_.elements());
    int64_t* at = at_;
    for (int64_t y = 0; y < c_.taps[1].count; ++y)
      for (int64_t x = 0; x < c_.taps[2].count; ++x)
        *at++ = ((c_.taps[1].offsets[y] - c_.taps[1].offsets[0]) * g_.wide + c_.taps[2].offsets[x] -
                 c_.taps[2].offsets[0]) *
                w;
    return true;
  }

  void run(int64_t block, int64_t image) {
    const int64_t group = block * w;
    rows_ = int(std::min<int64_t>(w, c_.groups - group));
    if (block != block_) load_weights(group);
    block_ = block;
    load_image(plane_of(c_, group, image, 0, E::size));
    const int64_t stride = c_.taps[2].stride * w;
    T* to = results_;
    for (int64_t y = 0; y < c_.count[1]; ++y) {
      const T* from = grid_ + y * c_.taps[1].stride * g_.wide * w;
      int64_t x = 0;
      for (; x + kTogether <= c_.count[2]; x += kTogether, to += kTogether * w)
        sum<kTogether>(from + x * stride, stride, to);
      for (; x + 3 <= c_.count[2]; x += 3, to += 3 * w) sum<3>(from + x * stride, stride, to);
      for (; x < c_.count[2]; ++x, to += w) sum<1>(from + x * stride, stride, to);
    }
    store(result_of(c_, group, image, 0, E::size));
  }

 private:
  void load_weights(int64_t group) {
    const char* from = c_.weights + group * c_.weights_group * E::size;
    const int64_t step = c_.weights_step();
    if (step == 1)
      return pack_vector<E>(rows_at(from, c_.weights_group, 1), rows_, places_, weights_, w);
    for (int64_t t = 0; t < places_; ++t) {
      clear_line(weights_ + t * w, w);
      load_line<E>(from + c_.weights_place[t] * E::size, c_.weights_group, rows_, weights_ + t * w);
    }
  }
  static Rows rows_at(const char* from, int64_t row, int64_t col) {
    return {const_cast<char*>(from), row, col};
  }

  // The elements that some result reads: others lie outside of the grid.
  void load_image(const char* plane) {
    if (plane == nullptr) return clear_line(grid_, g_.elements());
    const int64_t high = c_.size[1], wide = c_.size[2], y0 = c_.taps[1].offsets[0],
                  x0 = c_.taps[2].offsets[0];
    const bool follows = c_.x_axis[1] == wide * c_.x_axis[2];
    if (follows)
      pack_vector<E>(rows_at(plane, c_.x_channel, c_.x_axis[2]), rows_, high * wide, pixels_, w);
    for (int64_t y = std::max<int64_t>(y0, 0); y < std::min(high, g_.high + y0); ++y) {
      T* line = pixels_ + y * wide * w;
      if (!follows)
        pack_vector<E>(rows_at(plane + y * c_.x_axis[1] * E::size, c_.x_channel, c_.x_axis[2]),
                       rows_, wide, line, w);
      const int64_t first = std::max<int64_t>(x0, 0), last = std::min(wide, g_.wide + x0);
      if (first < last)
        memcpy(grid_ + ((y - y0) * g_.wide + first - x0) * w, line + first * w,
               size_t(last - first) * w * sizeof(T));
    }
  }

  template <int N>
  CORE_INLINE void sum(const T* from, int64_t stride, T* to) const {
    V sums[N] = {};
    for (int64_t t = 0; t < places_; ++t) {
      const V weight = load_vector<T>(weights_ + t * w);
      const T* const x = from + at_[t];
#pragma GCC unroll 8
      for (int n = 0; n < N; ++n) sums[n] += load_vector<T>(x + n * stride) * weight;
    }
#pragma GCC unroll 8
    for (int n = 0; n < N; ++n) store_vector<T>(to + n * w, sums[n]);
  }

  void store(char* to) const {
    const int64_t wide = c_.count[2], step = c_.y_axis[2];
    if (c_.y_axis[1] == wide * step) return unpack(results_, c_.count[1] * wide, to, step);
    for (int64_t y = 0; y < c_.count[1]; ++y)
      unpack(results_ + y * wide * w, wide, to + y * c_.y_axis[1] * E::size, step);
  }
  // `count` results of each channel, `step` elements apart.
  void unpack(const T* from, int64_t count, char* to, int64_t step) const {
    int64_t k = 0;
    if constexpr (is_as_is<E>) {
      while (step == 1 && count >= w && k < count) {  // the last square overlaps the one before
        k = std::min<int64_t>(k, count - w);
        V square[w];
#pragma GCC unroll 16
        for (int i = 0; i < w; ++i) square[i] = load_vector<T>(from + (k + i) * w);
        transpose_vectors<T>(square);
#pragma GCC unroll 16
        for (int i = 0; i < w; ++i)
          if (i < rows_) store_raw<V>(to + (i * c_.y_row + k) * E::size, square[i]);
        k += w;
      }
    }
    for (; k < count; ++k) store_line<E>(from + k * w, rows_, to + k * step * E::size, c_.y_row);
  }

  const Grid<E>& g_;
  const Correlation& c_;
  const int64_t places_;
  int rows_ = 0;  // channels of the block
  int64_t block_ = -1;
  T *grid_ = nullptr, *weights_ = nullptr, *pixels_ = nullptr, *results_ = nullptr;
  int64_t* at_ = nullptr;  // of taps in the grid
};

template <class E>
void run_grids(void* context, int64_t begin, int64_t end) {
  auto& g = *static_cast<Grid<E>*>(context);
  GridTask<E> task(g);
  if (!task.take_memory()) {
    g.no_memory = true;
    return;
  }
  for (int64_t t = begin; t < end; ++t) task.run(t / g.images(), t % g.images());
}

// Cycles of a vector of planes, as they were measured. With rows of the result in the lanes each
// line costs its copy, and more where a stride splits it; here elements and results are transposed.
template <class E>
bool is_quicker(const Grid<E>& g) {
  using T = typename E::Value;
  const Correlation& c = g.c;
  if (c.rows != 1 || c.taps[0].count != 1 || 2 * c.groups <= kLanes<T> ||
      g.elements() * int64_t(sizeof(T)) > kMostBytes)
    return false;
  if (c.x_channel == 1) return true;
  const double results = double(c.count[1] * c.count[2]), places = double(c.places());
  const double elements = double(c.size[1] * c.size[2]), line = c.taps[2].stride > 1 ? 50 : 20;
  const double row = double(rounded_up(c.count[2], kHalfLanes<T>)) * places * 1.1;
  const double rows = double(c.count[1]) * row + kLanes<T> * (line * double(c.size[1]) + 60);
  return results * places * 0.75 + (elements + results) * 9 < rows;
}

}  // namespace

template <class E>
Ran correlate_channels(const Correlation& c, const Tasks& tasks) {
  Grid<E> g(c);
  if (!is_quicker(g)) return Ran::Declined;
  const double work = double(c.count[1] * c.count[2] * c.places() * kLanes<typename E::Value>);
  tasks.run(g.blocks * g.images(), work / 2, run_grids<E>, &g);
  room.trim();
  return g.no_memory ? Ran::NoMemory : Ran::Done;
}
CORE_EACH_DTYPE(correlate_channels)

}  // namespace core_cpu::CORE_ISA
