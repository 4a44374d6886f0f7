// The windows of a convolution in blocks, and the panels of columns that a product reads of them: a
// block's columns lie in the second cache while all filters are multiplied with them, and are
// never made for the whole image.
//
// Like types.h, compiled once for every instruction set.
#pragma once
#include "room.h"
#include "windows.h"

namespace core_cpu::CORE_ISA {

template <class T>
constexpr int kPanel = 2 * kLanes<T>;  // windows
constexpr int64_t kBlockBytes = 1536;  // of one row of a block
template <class T>
constexpr int64_t kMostWindows = kBlockBytes / int64_t(sizeof(T));  // of a block
constexpr int64_t kDepth = 256;  // of a panel: longer sums are less exact

// ---- a strip times a panel ---------------------------------------------------------------------
template <class T>
using Multiply = void (*)(int64_t k, const T* a, int64_t lda, const T* b, int64_t ldb, T* c,
                          int64_t ldc);
template <class T, int R, int N, bool Add>
CORE_APART void multiply_strip(int64_t k, const T* a, int64_t lda, const T* b, int64_t ldb, T* c,
                               int64_t ldc) {
  multiply_block<T, R, N, false, Add>(k, a, lda, b, ldb, c, ldc);
}
template <class T, int N, bool Add, int... R>
Multiply<T> multiply_of(int rows, std::integer_sequence<int, R...>) {
  static constexpr Multiply<T> all[] = {multiply_strip<T, R + 1, N, Add>...};
  return all[rows - 1];
}
// rows: at most a strip's; vectors: 1 or 2.
template <class T>
Multiply<T> choose_multiply(int rows, int vectors, bool add) {
  constexpr auto numbers = std::make_integer_sequence<int, kStrip>();
  if (vectors == 1)
    return add ? multiply_of<T, 1, true>(rows, numbers) : multiply_of<T, 1, false>(rows, numbers);
  return add ? multiply_of<T, 2, true>(rows, numbers) : multiply_of<T, 2, false>(rows, numbers);
}

// Rows cut into strips that differ by one row at most.
struct Strips {
  int64_t size, count;
  explicit Strips(int64_t size, int64_t most = kStrip)
      : size(size), count(ceil_divide(size, most)) {}
  int64_t begin(int64_t s) const { return size * s / count; }
  int part(int64_t s) const { return int(begin(s + 1) - begin(s)); }
};

// ---- blocks of windows -------------------------------------------------------------------------
// Windows in a row of the result, the first of which is window `at` of the block.
struct Run {
  int64_t at, count;
  int64_t lines;            // where its first window's first tap lies in the lines of a channel
  int64_t image, row, col;  // of the result
};
// Rows of one image.
struct ImageRows {
  int64_t image, lines;  // where they begin in the lines of a channel
  RowWindows rows;
};

// Windows of all images, one after the other.
struct Windows {
  int64_t begin = 0, end = 0;
};

// How the windows of all images are cut: long rows by themselves, short ones one after the other,
// in blocks that differ by one panel at most.
struct Cut {
  int64_t width, windows, panel, pieces, count;
  bool is_by_row;

  Cut(const Correlation& c, int64_t most_windows, int64_t panel)
      : width(c.count[2]),
        windows(c.batch * c.count[0] * c.count[1] * width),
        panel(panel),
        pieces(ceil_divide(width, most_windows)),
        is_by_row(2 * width > most_windows) {
    count = is_by_row ? windows / width * pieces : ceil_divide(panels(), most_windows / panel);
  }
  // As many for each of some threads, where there are several.
  void share(int64_t threads) {
    if (!is_by_row && count > threads) count = std::min(rounded_up(count, threads), panels());
  }
  int64_t panels() const { return ceil_divide(windows, panel); }
  int64_t begin(int64_t block) const {
    if (is_by_row) return block / pieces * width + width * (block % pieces) / pieces;
    return std::min(panels() * block / count * panel, windows);
  }
  Windows windows_of(int64_t block) const { return {begin(block), begin(block + 1)}; }
};

// One block of windows: what they read and where they lie.
template <class T>
class Block {
 public:
  int64_t windows, channel_elements, run_count = 0, image_count = 0;
  LineWindows lines;
  Run runs[kMostWindows<T>];
  ImageRows images[kMostWindows<T>];

  Block(const Correlation& c, int64_t begin, int64_t end)
      : windows(end - begin), lines(lines_of(c, begin, end)) {
    const int64_t width = c.count[2], plane = c.count[1] * width;
    channel_elements = 0;
    for (int64_t at = begin; at < end;) {
      const int64_t image = at / plane, first = at % plane / width;
      const int64_t stop = std::min(end, (image + 1) * plane);
      const RowWindows rows(c.taps[1], first, (stop - 1) % plane / width);
      images[image_count++] = {image, channel_elements, rows};
      for (; at < stop;) at += add_run(c, begin, at, stop, image, first);
      channel_elements += rows.count * lines.elements();
    }
  }
  int64_t panels() const { return ceil_divide(windows, kPanel<T>); }
  int64_t places(const Correlation& c) const { return c.taps[1].count * c.taps[2].count; }

  // Where each tap of a channel lies in its lines.
  void set_taps(const Correlation& c, int64_t* at) const {
    for (int64_t y = 0; y < c.taps[1].count; ++y)
      for (int64_t x = 0; x < c.taps[2].count; ++x)
        *at++ = (c.taps[1].offsets[y] - c.taps[1].offsets[0]) * lines.elements() +
                lines.at(c.taps[2], x);
  }
  // Whether windows are read where x lies: they have one element.
  template <class E>
  static bool reads_x(const Correlation& c) {
    const auto is_inside = [&](int d) {
      return c.taps[d].offsets[0] == 0 && (c.count[d] - 1) * c.taps[d].stride < c.size[d];
    };
    return is_as_is<E> && c.places() == 1 && is_inside(0) && is_inside(1) && is_inside(2);
  }
  static bool has_neighbours(const Correlation& c) { return c.taps[2].stride * c.x_axis[2] == 1; }
  // Then the runs and channels are those of x, where neighbours may lie apart.
  void read_x(const Correlation& c) {
    const auto step = [&](int d) { return c.taps[d].stride * c.x_axis[d]; };
    channel_elements = c.x_channel;
    for (int64_t r = 0; r < run_count; ++r) {
      Run& run = runs[r];
      const int64_t n = run.image / c.count[0], depth = run.image % c.count[0];
      run.lines = n * c.x_batch + depth * step(0) + run.row * step(1) + run.col * step(2);
    }
  }
  // Where each window begins in a channel, where neighbours lie `step` apart.
  void set_windows(int64_t step, int64_t* at) const {
    for (int64_t r = 0; r < run_count; ++r)
      for (int64_t i = 0; i < runs[r].count; ++i) *at++ = runs[r].lines + i * step;
  }
  template <class E>
  void load_channels(const Correlation& c, int64_t group, int64_t begin, int64_t end, T* to) const {
    for (int64_t k = begin; k < end; ++k, to += channel_elements)
      for (int64_t i = 0; i < image_count; ++i)
        load_windows<E>(c, plane_of(c, group, images[i].image, k, E::size), images[i].rows, lines,
                        to + images[i].lines);
  }

 private:
  static LineWindows lines_of(const Correlation& c, int64_t begin, int64_t end) {
    const int64_t width = c.count[2], col = begin % width;
    const bool one_row = begin / width == (end - 1) / width;
    return one_row ? LineWindows(c.taps[2], c.size[2], c.x_axis[2], col, end - begin)
                   : LineWindows(c.taps[2], c.size[2], c.x_axis[2], 0, width);
  }
  // Runs end with their row and with their panel.
  int64_t add_run(const Correlation& c, int64_t begin, int64_t at, int64_t stop, int64_t image,
                  int64_t first) {
    const int64_t width = c.count[2], plane = c.count[1] * width, offset = at - begin;
    const int64_t row = at % plane / width, col = at % width;
    const int64_t count = std::min({stop - at, width - col, kPanel<T> - offset % kPanel<T>});
    const int64_t line_col = lines.start - c.taps[2].offsets[0] - col * c.taps[2].stride;
    const int64_t line = (row - first) * c.taps[1].stride * lines.elements();
    runs[run_count++] = {offset, count, channel_elements + line - line_col / c.taps[2].stride,
                         image,  row,   col};
    return count;
  }
};

// Windows at `from` beside each other; what is written behind them is written again later.
template <class T>
CORE_INLINE void copy_run(const T* from, int64_t count, T* to) {
  store_vector<T>(to, load_vector<T>(from));
  if (count > kLanes<T>) store_vector<T>(to + kLanes<T>, load_vector<T>(from + kLanes<T>));
}

// One row of a panel that has some runs; few of them are told to the compiler. Exact: nothing
// behind a run may be read.
template <class T, int Count, bool Exact>
CORE_INLINE void copy_runs(const T* from, const Run* runs, int64_t count, int64_t first, T* to) {
#pragma GCC unroll 4
  for (int64_t r = 0; r < (Count ? Count : count); ++r) {
    T* const at = to + runs[r].at - first;
    if (Exact && runs[r].count < kPanel<T>)
      copy_elements(from + runs[r].lines, runs[r].count, at);
    else
      copy_run(from + runs[r].lines, runs[r].count, at);
  }
}

template <class T, int Count, bool Exact>
CORE_APART void pack_panel(const Block<T>& b, const Run* run, int64_t count, int64_t first,
                           int64_t places, int64_t begin, int64_t end, const int64_t* taps,
                           const T* lines, T* to) {
  const bool padded = b.windows < first + kPanel<T>;
  Run runs[Count ? Count : 1];
  if (Count) std::copy(run, run + Count, runs);
  const int64_t channel = b.channel_elements;
  int64_t tap = begin % places;
  for (int64_t k = begin; k < end; ++k, to += kPanel<T>) {
    if (padded) clear_line(to, kPanel<T>);
    copy_runs<T, Count, Exact>(lines + taps[tap], Count ? runs : run, count, first, to);
    if (++tap == places) tap = 0, lines += channel;
  }
}

// Rows begin .. end of the columns, of which `lines` has the channels from the first on: panel j
// at to + j * kPanel * (end - begin), the windows of a row side by side.
template <class T, bool Exact = false>
CORE_APART void pack_panels(const Block<T>& b, int64_t places, int64_t begin, int64_t end,
                            const int64_t* taps, const T* lines, T* to) {
  const Run *run = b.runs, *const stop = b.runs + b.run_count;
  for (int64_t first = 0; first < b.windows; first += kPanel<T>) {
    const Run* last = run;
    while (last != stop && last->at < first + kPanel<T>) ++last;
    const int64_t count = last - run;
    const auto pack = count == 1   ? pack_panel<T, 1, Exact>
                      : count == 2 ? pack_panel<T, 2, Exact>
                      : count == 3 ? pack_panel<T, 3, Exact>
                      : count == 4 ? pack_panel<T, 4, Exact>
                                   : pack_panel<T, 0, Exact>;
    pack(b, run, count, first, places, begin, end, taps, lines, to);
    to += kPanel<T> * (end - begin);
    run = last;
  }
}

// The same where windows are elements of x that lie anywhere: window i at at[i].
template <class T>
CORE_APART void gather_panels(const Block<T>& b, int64_t depth, const int64_t* at, const T* x,
                              T* to) {
  for (int64_t first = 0; first < b.windows; first += kPanel<T>) {
    const int64_t count = std::min<int64_t>(kPanel<T>, b.windows - first);
    const T* from = x;
    for (int64_t k = 0; k < depth; ++k, from += b.channel_elements, to += kPanel<T>) {
      if (count == kPanel<T>) {
#pragma GCC unroll 32
        for (int i = 0; i < kPanel<T>; ++i) to[i] = from[at[first + i]];
      } else {
        clear_line(to, kPanel<T>);
        for (int64_t i = 0; i < count; ++i) to[i] = from[at[first + i]];
      }
    }
  }
}

// ---- strips ------------------------------------------------------------------------------------
template <class T>
constexpr int64_t kStripWidth = (kStrip + kLanes<T> - 1) / kLanes<T> * kLanes<T>;

// At most a vector of rows side by side, and zeros: to[k * step + r].
template <class E, class T = typename E::Value>
CORE_APART void pack_vector(const Rows& x, int rows, int64_t depth, T* to, int64_t step) {
  constexpr int w = kLanes<T>;
  int64_t k = 0;
  if constexpr (is_as_is<E>) {
    // The last square overlaps the one before.
    while (x.col == 1 && depth >= w && k < depth) {
      k = std::min(k, depth - w);
      Vector<T> square[w];
#pragma GCC unroll 16
      for (int i = 0; i < w; ++i)
        square[i] =
            i < rows ? load_raw<Vector<T>>(x.data + (i * x.row + k) * E::size) : Vector<T>{};
      transpose_vectors<T>(square);
#pragma GCC unroll 16
      for (int i = 0; i < w; ++i, ++k) store_vector<T>(to + k * step, square[i]);
    }
  }
  for (; k < depth; ++k) {
    clear_line(to + k * step, w);
    load_line<E>(x.data + k * x.col * E::size, x.row, rows, to + k * step);
  }
}

// Filters side by side: to[k * step + r].
template <class E, class T = typename E::Value>
CORE_INLINE void pack_strip(const Rows& weights, int rows, int64_t depth, T* to,
                            int64_t step = kStripWidth<T>) {
  for (int first = 0; first < kStripWidth<T>; first += kLanes<T>)
    pack_vector<E>({weights.data + first * weights.row * E::size, weights.row, weights.col},
                   std::clamp(rows - first, 0, kLanes<T>), depth, to + first, step);
}

// The same where weights lie in any order: weights begin .. end of Rows rows, the first of which
// begins at `from`.
template <class E, int Rows, class T = typename E::Value>
CORE_APART void pack_places(const Correlation& c, const char* from, int64_t begin, int64_t end,
                            T* to) {
  const int64_t places = c.places(), row = c.weights_row * E::size;
  int64_t t = begin % places;
  from += begin / places * c.weights_channel * E::size;
  for (int64_t k = begin; k < end; ++k, to += kStripWidth<T>) {
    const char* at = from + c.weights_place[t] * E::size;
    clear_line(to, kStripWidth<T>);
#pragma GCC unroll 16
    for (int r = 0; r < Rows; ++r) to[r] = E::load(at + r * row);
    if (++t == places) t = 0, from += c.weights_channel * E::size;
  }
}
template <class E, int... R>
CORE_INLINE void pack_places(int rows, std::integer_sequence<int, R...>, const Correlation& c,
                             const char* from, int64_t begin, int64_t end, typename E::Value* to) {
  using Pack = void (*)(const Correlation&, const char*, int64_t, int64_t, typename E::Value*);
  static constexpr Pack all[] = {pack_places<E, R + 1>...};
  all[rows - 1](c, from, begin, end, to);
}

// Weights begin .. end of each of some rows of a group. step: Correlation::weights_step().
template <class E, class T = typename E::Value>
CORE_INLINE void pack_filters(const Correlation& c, int64_t group, int64_t row, int rows,
                              int64_t step, int64_t begin, int64_t end, T* to) {
  char* const from = c.weights + (group * c.weights_group + row * c.weights_row) * E::size;
  const int64_t places = c.places();
  if (step == 1 || (step != 0 && c.weights_row == 1)) {
    const int64_t at = begin / places * c.weights_channel + c.weights_place[begin % places];
    return pack_strip<E>({from + at * E::size, c.weights_row, step}, rows, end - begin, to);
  }
  if (c.weights_channel == 1 && begin % places == 0 && end % places == 0) {  // channels last
    char* const channel = from + begin / places * E::size;
    for (int64_t t = 0; t < places; ++t)
      pack_strip<E>({channel + c.weights_place[t] * E::size, c.weights_row, 1}, rows,
                    (end - begin) / places, to + t * kStripWidth<T>, places * kStripWidth<T>);
    return;
  }
  constexpr auto numbers = std::make_integer_sequence<int, kStrip>();
  pack_places<E>(rows, numbers, c, from, begin, end, to);
}

// A strip times N windows of a panel, for so few that lanes are filters instead: to[n] is where
// the sums of window n begin, a row of them `step` elements from the next.
template <class T, int N>
CORE_APART void multiply_few(int64_t k, int rows, const T* strip, const T* panel, bool adds, T* to,
                             int64_t step) {
  constexpr int w = kLanes<T>, vectors = kStripWidth<T> / w;
  Vector<T> sums[N][vectors] = {};
  for (int64_t i = 0; i < k; ++i, strip += kStripWidth<T>, panel += kPanel<T>)
#pragma GCC unroll 4
    for (int n = 0; n < N; ++n)
#pragma GCC unroll 2
      for (int v = 0; v < vectors; ++v) sums[n][v] += load_vector<T>(strip + v * w) * panel[n];
  for (int n = 0; n < N; ++n) {
    alignas(64) T column[kStripWidth<T>];
    for (int v = 0; v < vectors; ++v) store_vector<T>(column + v * w, sums[n][v]);
    for (int r = 0; r < rows; ++r) to[r * step + n] = column[r] + (adds ? to[r * step + n] : T(0));
  }
}
// Fewer than lanes, so that a whole panel is never multiplied in parts.
template <class T>
constexpr int64_t kFewWindows = kLanes<T> > 4 ? 4 : kLanes<T> - 1;
template <class T>
CORE_INLINE void multiply_few(int64_t n, int64_t k, int rows, const T* strip, const T* panel,
                              bool adds, T* to, int64_t step) {
  using Few = void (*)(int64_t, int, const T*, const T*, bool, T*, int64_t);
  static constexpr Few all[] = {multiply_few<T, 1>, multiply_few<T, 2>, multiply_few<T, 3>,
                                multiply_few<T, 4>};
  all[n - 1](k, rows, strip, panel, adds, to, step);
}

}  // namespace core_cpu::CORE_ISA
