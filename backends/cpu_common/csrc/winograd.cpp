// Convolution by 3 x 3 with fewer products: the result in tiles of 4 x 4, after Winograd.
//
// A tile reads 6 x 6 elements. Both they and each filter are transformed to 36 numbers; the 36 are
// multiplied one by one, summed over the channels, and transformed to 16 results: 36 products in
// the place of 144. What is multiplied is 36 products of matrices, of filters and tiles.
//
// The transforms are those of Toom and Cook: polynomials are multiplied by their values at the
// points 0, 11/16, -11/16, 3/2, -3/2 and infinity. With sums of 32 channels
// the error is 0.7 to 3.1 times that of sums in order, half of what the usual 0, 1, -1, 2, -2 leave
// (docs/decisions/0120-fewer-products-of-3-by-3.md).
//
// A task has some filters of a group and a block of tiles. Lanes are tiles: those of a channel are
// gathered from lines that are copied with their padding (windows.h). Chunks of four neighbours in
// a line become vectors of one element of each tile by a transpose within the chunks of a vector,
// so tile kChunks * v + q lies in lane 4 * q + v.
#include <atomic>

#include "blocks.h"
#include "correlations.h"

namespace core_cpu::CORE_ISA {
namespace {

constexpr int kTile = 4, kTaps = 3, kSide = kTile + kTaps - 1, kPoints = kSide * kSide;
constexpr int64_t kChannels = 128;          // whose weights are transformed at once
constexpr int64_t kSummed = 32;             // of them in registers: longer sums are less exact
constexpr int64_t kTileElements = 1 << 13;  // of one point of a block: tiles by channels
constexpr int64_t kFewestTiles = 64, kMostTiles = 256;  // of a block, if there are as many
constexpr int64_t kFewestRows = 4 * kStrip;             // of a task
constexpr int64_t kTasks = 2;                           // of a thread

template <class T>
constexpr int kChunks = kLanes<T> / kTile;  // of a vector

thread_local Room room;

// ---- transforms --------------------------------------------------------------------------------
// Points 0, a, -a, b, -b, infinity.
template <class T>
struct Points {
  static constexpr T a = T(0.6875), b = T(1.5), aa = a * a, bb = b * b;
  static constexpr T product = aa * bb, sum = aa + bb;
  static constexpr T at_0 = 1 / product;
  static constexpr T at_a = 1 / (2 * aa * (aa - bb)), at_b = 1 / (2 * bb * (bb - aa));
};

// to[i * step] of six elements from[i * step].
template <class T, class V = Vector<T>>
CORE_INLINE void transform_input(const V* x, V* to, int step) {
  using P = Points<T>;
  const V e = x[4 * step] - P::bb * x[2 * step], f = x[3 * step] - P::bb * x[step];
  const V g = x[4 * step] - P::aa * x[2 * step], h = x[3 * step] - P::aa * x[step];
  const V first = P::product * x[0] + (x[4 * step] - P::sum * x[2 * step]);
  const V last = P::product * x[step] + (x[5 * step] - P::sum * x[3 * step]);
  to[0] = first;
  to[step] = e + P::a * f;
  to[2 * step] = e - P::a * f;
  to[3 * step] = g + P::b * h;
  to[4 * step] = g - P::b * h;
  to[5 * step] = last;
}

// Three weights, `from` elements apart, become six, `to` elements apart.
template <class T, class V = Vector<T>>
CORE_INLINE void transform_weights(const V* w, int from, V* u, int to) {
  using P = Points<T>;
  const V even_a = P::at_a * (w[0] + P::aa * w[2 * from]), odd_a = (P::at_a * P::a) * w[from];
  const V even_b = P::at_b * (w[0] + P::bb * w[2 * from]), odd_b = (P::at_b * P::b) * w[from];
  u[0] = P::at_0 * w[0];
  u[to] = even_a + odd_a;
  u[2 * to] = even_a - odd_a;
  u[3 * to] = even_b + odd_b;
  u[4 * to] = even_b - odd_b;
  u[5 * to] = w[2 * from];
}

// Six sums become four results.
template <class T, class V = Vector<T>>
CORE_INLINE void transform_sums(const V* m, int from, V* y, int to) {
  using P = Points<T>;
  const V even_a = m[from] + m[2 * from], odd_a = m[from] - m[2 * from];
  const V even_b = m[3 * from] + m[4 * from], odd_b = m[3 * from] - m[4 * from];
  y[0] = m[0] + even_a + even_b;
  y[to] = P::a * odd_a + P::b * odd_b;
  y[2 * to] = P::aa * even_a + P::bb * even_b;
  y[3 * to] = (P::aa * P::a) * odd_a + ((P::bb * P::b) * odd_b + m[5 * from]);
}

// ---- chunks ------------------------------------------------------------------------------------
// In each chunk of four vectors: rows become columns. Of the first `Wanted` columns alone, where
// fewer are.
template <class T, int Wanted>
CORE_INLINE void transpose_chunks(Vector<T>* x) {
  constexpr int w = kLanes<T>;
  IntVector<T> low, high, first, second;
#pragma GCC unroll 16
  for (int i = 0; i < w; ++i) {
    const int chunk = i / kTile * kTile, at = i % kTile;
    low[i] = chunk + at / 2 + at % 2 * w;
    high[i] = low[i] + 2;
    first[i] = chunk + at % 2 + at / 2 * w;
    second[i] = first[i] + 2;
  }
  const Vector<T> a = __builtin_shuffle(x[0], x[1], low), b = __builtin_shuffle(x[2], x[3], low);
  const Vector<T> c = __builtin_shuffle(x[0], x[1], high), d = __builtin_shuffle(x[2], x[3], high);
  x[0] = __builtin_shuffle(a, b, first);
  x[1] = __builtin_shuffle(a, b, second);
  if constexpr (Wanted > 2) {
    x[2] = __builtin_shuffle(c, d, first);
    x[3] = __builtin_shuffle(c, d, second);
  }
}

template <class T>
struct ChunkOf {
  typedef T Type __attribute__((vector_size(kTile * sizeof(T))));
};
template <class T, int... I>
CORE_INLINE auto joined(T a, T b, std::integer_sequence<int, I...>) {
  return __builtin_shufflevector(a, b, I...);
}
// Chunks that lie at from + at[q].
template <class T, int Count>
CORE_INLINE auto load_chunks(const T* from, const int64_t* at) {
  if constexpr (Count == 1) {
    return load_raw<typename ChunkOf<T>::Type>(reinterpret_cast<const char*>(from + at[0]));
  } else {
    return joined(load_chunks<T, Count / 2>(from, at),
                  load_chunks<T, Count / 2>(from, at + Count / 2),
                  std::make_integer_sequence<int, Count * kTile>());
  }
}

// ---- blocks of tiles ---------------------------------------------------------------------------
// The tiles of all images, one after the other, in blocks that differ by one vector at most.
template <class T>
struct TileCut {
  int64_t high, wide, tiles, count;

  TileCut(const Correlation& c, int64_t threads)
      : high(ceil_divide(c.count[1], kTile)),
        wide(ceil_divide(c.count[2], kTile)),
        tiles(c.batch * c.count[0] * high * wide) {
    const int64_t most = std::clamp(kTileElements / c.channels, kFewestTiles, kMostTiles);
    count = ceil_divide(tiles, rounded_up(most, kPanel<T>));
    if (threads > 1 && count > 1) count = std::min(rounded_up(count, threads), vectors());
  }
  int64_t vectors() const { return ceil_divide(tiles, kLanes<T>); }
  int64_t begin(int64_t block) const {
    return std::min(vectors() * block / count * kLanes<T>, tiles);
  }
};

template <class T>
struct TileWork {
  const Correlation& c;
  TileCut<T> cut;
  int64_t row_parts = 1, weights_step;
  std::atomic<bool> no_memory{false}, not_finite{false};

  TileWork(const Correlation& c, int64_t threads)
      : c(c), cut(c, threads), weights_step(c.weights_step()) {
    const int64_t wanted = threads > 1 ? kTasks * threads : 1, tasks = cut.count * c.groups;
    if (tasks < threads)
      row_parts = std::clamp<int64_t>(c.rows / kFewestRows, 1, ceil_divide(wanted, tasks));
  }
  int64_t tasks() const { return cut.count * c.groups * row_parts; }
};

// What a block reads of one image, and where it begins in a channel's lines.
struct TileRows {
  int64_t image, lines;
  RowWindows rows;
};

// Where a tile lies in the result, and how much of it.
struct TilePlace {
  int64_t at, rows, cols;
};

template <class E>
class TileTask {
  using T = typename E::Value;
  using V = Vector<T>;
  static constexpr int w = kLanes<T>;

 public:
  TileTask(TileWork<T>& work, int64_t task)
      : work_(work),
        c_(work.c),
        group_(task / work.row_parts / work.cut.count),
        row_(c_.rows * (task % work.row_parts) / work.row_parts),
        rows_(c_.rows * (task % work.row_parts + 1) / work.row_parts - row_),
        begin_(work.cut.begin(task / work.row_parts % work.cut.count)),
        tiles_(work.cut.begin(task / work.row_parts % work.cut.count + 1) - begin_),
        width_(rounded_up(tiles_, w)),
        line_(c_.taps[2], c_.size[2], c_.x_axis[2], 0, work.cut.wide * kTile),
        depth_(std::min(c_.channels, kChannels)),
        point_step_(rounded_up(c_.channels * rounded_up(width_, kPanel<T>), 64) + kLine),
        strip_step_(depth_ * kStripWidth<T> + kLine),
        sums_step_(kStrip * width_) {
    const int64_t of_image = work.cut.high * work.cut.wide;
    for (int64_t at = begin_; at < begin_ + tiles_; ++images_) at = (at / of_image + 1) * of_image;
  }

  bool run() {
    if (!take_memory()) return false;
    set_tiles();
    for (int64_t k = 0; k < c_.channels; ++k) transform_channel(k);
    const Strips strips(rows_);
    for (int64_t s = 0; s < strips.count; ++s) {
      for (int64_t k = 0; k < c_.channels; k += depth_)
        multiply(strips.begin(s), strips.part(s), k, std::min(k + depth_, c_.channels));
      for (int r = 0; r < strips.part(s); ++r) store_row(strips.begin(s) + r, sums_ + r * width_);
    }
    return true;
  }

 private:
  // Elements: points that lie a multiple of 4 KiB apart share few places of a cache.
  static constexpr int64_t kLine = 64 / int64_t(sizeof(T));

  bool take_memory() {
    const int64_t line_count = tiles_ / work_.cut.wide + 2 * images_ + 1;
    const int64_t lines =
        rounded_up((line_count * kTile + 2 * images_) * line_.elements(), 64) + 64;
    const int64_t filters = rounded_up(depth_ * kTaps * kTaps * kStripWidth<T>, 64);
    const int64_t elements = lines + filters + kPoints * (point_step_ + strip_step_ + sums_step_);
    char* memory =
        room.get(rounded_up(elements * int64_t(sizeof(T)), 64) +
                 width_ * (8 + int64_t(sizeof(TilePlace))) + images_ * int64_t(sizeof(TileRows)));
    if (memory == nullptr) return false;
    points_ = reinterpret_cast<T*>(memory);
    strip_ = points_ + kPoints * point_step_;
    sums_ = strip_ + kPoints * strip_step_;
    filters_ = sums_ + kPoints * sums_step_;
    lines_ = filters_ + filters;
    memory += rounded_up(elements * int64_t(sizeof(T)), 64);
    at_ = reinterpret_cast<int64_t*>(memory);
    places_ = reinterpret_cast<TilePlace*>(at_ + width_);
    image_rows_ = reinterpret_cast<TileRows*>(places_ + width_);
    return true;
  }

  // Where each tile lies in a channel's lines, and in the result. Behind the last: the last again.
  void set_tiles() {
    const int64_t wide = work_.cut.wide, of_image = work_.cut.high * wide, end = begin_ + tiles_;
    int64_t lines = 0, t = 0;
    TileRows* image = image_rows_;
    for (int64_t at = begin_; at < end; lines += image++->rows.count * line_.elements()) {
      const int64_t number = at / of_image, stop = std::min((number + 1) * of_image, end);
      const int64_t first = at % of_image / wide, last = (stop - 1) % of_image / wide;
      *image = {number, lines, RowWindows(c_.taps[1], first * kTile, last * kTile + kTile - 1)};
      const int64_t n = number / c_.count[0], depth = number % c_.count[0];
      for (; at < stop; ++at, ++t) {
        const int64_t y = at % of_image / wide * kTile, x = at % wide * kTile;
        at_[t] = lines + (y - first * kTile) * line_.elements() + x;
        places_[t] = {n * c_.y_batch + depth * c_.y_axis[0] + y * c_.y_axis[1] + x * c_.y_axis[2],
                      std::min<int64_t>(c_.count[1] - y, kTile),
                      std::min<int64_t>(c_.count[2] - x, kTile)};
      }
    }
    for (; t < width_; ++t) at_[t] = at_[tiles_ - 1], places_[t] = {0, 0, 0};
  }

  static bool are_neighbours(const int64_t* at) { return at[kChunks<T> - 1] - at[0] == w - kTile; }

  // Chunks of a vector of tiles, `from` elements behind where the tiles begin.
  static V load_tiles(const T* from, const int64_t* at) {
    return are_neighbours(at) ? load_vector<T>(from + at[0]) : load_chunks<T, kChunks<T>>(from, at);
  }

  void transform_channel(int64_t k) {
    for (int64_t i = 0; i < images_; ++i) {
      const TileRows& image = image_rows_[i];
      load_windows<E>(c_, plane_of(c_, group_, image.image, k, E::size), image.rows, line_,
                      lines_ + image.lines);
    }
    const int64_t panel = c_.channels * kPanel<T>;
    for (int64_t t = 0; t < width_; t += w)
      transform_tiles(at_ + t, points_ + t / kPanel<T> * panel + k * kPanel<T> + t % kPanel<T>);
  }

  __attribute__((noinline)) void transform_tiles(const int64_t* at, T* to) const {
    V x[kSide][kSide];
#pragma GCC unroll 1
    for (int y = 0; y < kSide; ++y) {
      const T* from = lines_ + y * line_.elements();
      V line[2 * kTile];
#pragma GCC unroll 4
      for (int v = 0; v < kTile; ++v) {
        line[v] = load_tiles(from, at + v * kChunks<T>);
        line[kTile + v] = load_tiles(from + kTile, at + v * kChunks<T>);
      }
      transpose_chunks<T, kTile>(line);
      transpose_chunks<T, kSide - kTile>(line + kTile);
      transform_input<T>(line, x[y], 1);
    }
#pragma GCC unroll 6
    for (int p = 0; p < kSide; ++p) {
      V column[kSide];
#pragma GCC unroll 6
      for (int y = 0; y < kSide; ++y) column[y] = x[y][p];
      transform_input<T>(column, column, 1);
#pragma GCC unroll 6
      for (int y = 0; y < kSide; ++y)
        store_vector<T>(to + (y * kSide + p) * point_step_, column[y]);
    }
  }

  // Weights of channels begin .. end, of a strip of filters.
  void transform_filters(int64_t row, int rows, int64_t begin, int64_t end) {
    constexpr int taps = kTaps * kTaps;
    pack_filters<E>(c_, group_, row_ + row, rows, work_.weights_step, begin * taps, end * taps,
                    filters_);
    const T* from = filters_;
    T* to = strip_;
    for (int64_t k = begin; k < end; ++k, from += taps * kStripWidth<T>, to += kStripWidth<T>)
#pragma GCC unroll 1
      for (int64_t v = 0; v < kStripWidth<T>; v += w) {
        V g[taps], h[kSide][kTaps];
#pragma GCC unroll 9
        for (int i = 0; i < taps; ++i) g[i] = load_vector<T>(from + i * kStripWidth<T> + v);
#pragma GCC unroll 3
        for (int x = 0; x < kTaps; ++x) transform_weights<T>(g + x, kTaps, &h[0][x], kTaps);
#pragma GCC unroll 6
        for (int y = 0; y < kSide; ++y) {
          V u[kSide];
          transform_weights<T>(h[y], 1, u, 1);
#pragma GCC unroll 6
          for (int p = 0; p < kSide; ++p)
            store_vector<T>(to + (y * kSide + p) * strip_step_ + v, u[p]);
        }
      }
  }

  void multiply(int64_t row, int rows, int64_t begin, int64_t end) {
    transform_filters(row, rows, begin, end);
    const int64_t step = c_.channels * kPanel<T>;
    for (int p = 0; p < kPoints; ++p) {
      const T* panel = points_ + p * point_step_ + begin * kPanel<T>;
      for (int64_t t = 0; t < width_; t += kPanel<T>, panel += step)
        multiply_panel(rows, t + kPanel<T> <= width_ ? 2 : 1, begin, end, strip_ + p * strip_step_,
                       panel, sums_ + p * sums_step_ + t);
    }
  }
  void multiply_panel(int rows, int vectors, int64_t begin, int64_t end, const T* strip,
                      const T* panel, T* sums) const {
    for (int64_t k = begin; k < end; k += kSummed) {
      choose_multiply<T>(rows, vectors, k > 0)(std::min(end - k, kSummed), strip, kStripWidth<T>,
                                               panel, kPanel<T>, sums, width_);
      strip += kSummed * kStripWidth<T>, panel += kSummed * kPanel<T>;
    }
  }

  void store_row(int64_t row, const T* sums) {
    char* const to = c_.y + (group_ * c_.rows + row_ + row) * c_.y_row * E::size;
    V finite{};
    for (int64_t t = 0; t < width_; t += w) {
      V half[kTile][kSide];
#pragma GCC unroll 6
      for (int p = 0; p < kSide; ++p) {
        V m[kSide];
#pragma GCC unroll 6
        for (int y = 0; y < kSide; ++y)
          m[y] = load_vector<T>(sums + (y * kSide + p) * sums_step_ + t);
        transform_sums<T>(m, 1, &half[0][p], kSide);
      }
      const bool fast = are_whole(places_ + t);
#pragma GCC unroll 1
      for (int y = 0; y < kTile; ++y) {
        V out[kTile];
        transform_sums<T>(half[y], 1, out, 1);
#pragma GCC unroll 4
        for (int x = 0; x < kTile; ++x) finite += out[x] * T(0);
        transpose_chunks<T, kTile>(out);
        alignas(64) T chunks[kTile * w];
#pragma GCC unroll 4
        for (int v = 0; v < kTile; ++v) store_vector<T>(chunks + v * w, out[v]);
        (fast ? store_whole : store_parts)(c_, places_ + t, y, chunks, to);
      }
    }
    T lanes[w], sum = 0;
    store_vector<T>(lanes, finite);
    for (int i = 0; i < w; ++i) sum += lanes[i];
    if (!(sum == 0)) work_.not_finite = true;
  }

  // Whether a vector's tiles lie in the result with all of their elements, side by side.
  bool are_whole(const TilePlace* tiles) const {
    bool whole = is_as_is<E> && c_.y_axis[2] == 1;
    for (int i = 0; i < w; ++i) whole &= tiles[i].rows == kTile && tiles[i].cols == kTile;
    return whole;
  }
  // Line y of a vector of tiles.
  static void store_whole(const Correlation& c, const TilePlace* tiles, int y, const T* chunks,
                          char* to) {
    T* const line = reinterpret_cast<T*>(to) + y * c.y_axis[1];
#pragma GCC unroll 16
    for (int i = 0; i < w; ++i) memcpy(line + tiles[i].at, chunks + i * kTile, kTile * sizeof(T));
  }
  static void store_parts(const Correlation& c, const TilePlace* tiles, int y, const T* chunks,
                          char* to) {
    for (int i = 0; i < w; ++i)
      if (y < tiles[i].rows)
        store_line<E>(chunks + i * kTile, tiles[i].cols,
                      to + (tiles[i].at + y * c.y_axis[1]) * E::size, c.y_axis[2]);
  }

  TileWork<T>& work_;
  const Correlation& c_;
  const int64_t group_, row_, rows_, begin_, tiles_, width_;
  const LineWindows line_;
  const int64_t depth_, point_step_, strip_step_, sums_step_;
  int64_t images_ = 0;
  T *points_ = nullptr, *strip_ = nullptr, *sums_ = nullptr, *filters_ = nullptr, *lines_ = nullptr;
  int64_t* at_ = nullptr;  // of tiles, in the lines
  TilePlace* places_ = nullptr;
  TileRows* image_rows_ = nullptr;
};

template <class E>
void run_tile_tasks(void* context, int64_t begin, int64_t end) {
  auto& work = *static_cast<TileWork<typename E::Value>*>(context);
  for (int64_t t = begin; t < end; ++t)
    if (!TileTask<E>(work, t).run()) work.no_memory = true;
}

bool are_three_in_order(const Taps& taps) {
  return taps.count == kTaps && taps.stride == 1 && taps.offsets[1] == taps.offsets[0] + 1 &&
         taps.offsets[2] == taps.offsets[0] + 2;
}

// Cycles of a group, as vectors of 16 lanes take them: products at 0.85 of the peak of two a cycle
// and the transforms, and sums in order at 0.8, of which it is to save a fifth.
template <class T>
bool is_quicker(const Correlation& c) {
  const TileCut<T> cut(c, 1);
  const double w = kLanes<T>, pairs = double(c.rows) * double(c.channels);
  const double tiles = double(cut.vectors()) * w;
  const double windows = double(c.batch * c.count[0] * c.count[1] * c.count[2]);
  const double transforms =
      tiles * double(c.channels) * 16 + tiles * double(c.rows) * 12 + double(cut.count) * pairs * 5;
  return kPoints * tiles * pairs / 1.7 + transforms * 16 < 0.8 * 9 * windows * pairs / 1.6;
}

}  // namespace

template <class E>
Ran correlate_tiles(const Correlation& c, const Tasks& tasks) {
  using T = typename E::Value;
  if constexpr (E::id != CORE_FLOAT64) {
    if (c.taps[0].count != 1 || !are_three_in_order(c.taps[1]) || !are_three_in_order(c.taps[2]) ||
        !is_quicker<T>(c))
      return Ran::Declined;
    TileWork<T> work(c, tasks.threads());
    const double in_order = double(c.batch * c.count[0] * c.count[1] * c.count[2] * c.groups) *
                            double(c.rows * c.depth());
    tasks.run(work.tasks(), in_order / 3 / double(work.tasks()), run_tile_tasks<E>, &work);
    room.trim();
    if (work.no_memory) return Ran::NoMemory;
    return work.not_finite ? Ran::Declined : Ran::Done;
  }
  return Ran::Declined;
}
CORE_EACH_DTYPE(correlate_tiles)

}  // namespace core_cpu::CORE_ISA
