// The gradient of a convolution's weights: for each filter and each column (a channel at one place
// of the kernel) the sum, over all windows, of products of the result's gradient and of what the
// column reads of x.
//
// Lanes are filters: gradients are packed in panels, a window's filters side by side, and a column
// is read where it lies, in x or in the lines that were copied of it (windows.h); a list says where
// each window begins. A task has some filters and some columns of a group, and adds up block after
// block of windows. Where weights are few, tasks share the windows out as well, and what they sum
// is added up at the end. Where a kernel has one place, lanes may be channels instead.
#include <atomic>

#include "blocks.h"
#include "correlations.h"

namespace core_cpu::CORE_ISA {
namespace {

// Of one sum in registers: as many as leave room for a window's gradients and a factor.
constexpr int kColumns = kStrip > 9 ? 9 : 4, kVectors = 3;
constexpr int64_t kMostFilters = 256;  // of a task
constexpr int64_t kMostColumns = 288;  // of a task
template <class T>
constexpr int64_t kWindows = std::min<int64_t>(256, kMostWindows<T>);  // of a block
constexpr int64_t kTasks = 2;                                          // of a thread
constexpr int64_t kFewWeights = 1 << 14;                               // whose windows are cut
constexpr int64_t kWindowParts = 8;  // however many threads there are: sums have the same bits

thread_local Room room, sums_room, parts_room;

// ---- sums in registers -------------------------------------------------------------------------
// Columns by N vectors of filters: row r of the sums is that of column r, which has its element of
// window i at columns[r][at[i]].
template <class T>
using Sum = void (*)(int64_t windows, const int64_t* at, const T* const* columns, const T* grads,
                     bool adds, T* sums);
template <class T, int R, int N>
CORE_APART void sum_columns(int64_t windows, const int64_t* at, const T* const* columns,
                            const T* grads, bool adds, T* sums) {
  using V = Vector<T>;
  constexpr int w = kLanes<T>;
  const T* x[R];
  V sum[R][N];
#pragma GCC unroll 16
  for (int r = 0; r < R; ++r) {
    x[r] = columns[r];
#pragma GCC unroll 4
    for (int n = 0; n < N; ++n) sum[r][n] = V{};
  }
  for (int64_t i = 0; i < windows; ++i, grads += N * w) {
    const int64_t here = at[i];
    V grad[N];
#pragma GCC unroll 4
    for (int n = 0; n < N; ++n) grad[n] = load_vector<T>(grads + n * w);
#pragma GCC unroll 16
    for (int r = 0; r < R; ++r) {
      const V factor = all_lanes<T>(x[r][here]);
#pragma GCC unroll 4
      for (int n = 0; n < N; ++n) sum[r][n] += factor * grad[n];
    }
  }
  if (adds) {
    // At the end: a sum that went on from what is there would be less exact.
#pragma GCC unroll 16
    for (int r = 0; r < R; ++r)
#pragma GCC unroll 4
      for (int n = 0; n < N; ++n) sum[r][n] += load_vector<T>(sums + (r * N + n) * w);
  }
#pragma GCC unroll 16
  for (int r = 0; r < R; ++r)
#pragma GCC unroll 4
    for (int n = 0; n < N; ++n) store_vector<T>(sums + (r * N + n) * w, sum[r][n]);
}
template <class T, int N, int... R>
Sum<T> sum_of(int columns, std::integer_sequence<int, R...>) {
  static constexpr Sum<T> all[] = {sum_columns<T, R + 1, N>...};
  return all[columns - 1];
}
template <class T>
Sum<T> choose_sum(int columns, int64_t vectors) {
  constexpr auto numbers = std::make_integer_sequence<int, kColumns>();
  return vectors == 1   ? sum_of<T, 1>(columns, numbers)
         : vectors == 2 ? sum_of<T, 2>(columns, numbers)
                        : sum_of<T, 3>(columns, numbers);
}

// ---- tasks -------------------------------------------------------------------------------------
template <class E>
struct Work {
  using T = typename E::Value;
  const Correlation& c;
  const bool exchanged;  // rows are channels, and columns are filters
  Cut cut;
  int64_t row_parts, col_parts, window_parts;
  T* parts = nullptr;  // the sums of each part of the windows, where there are several
  std::atomic<bool> no_memory{false};

  Work(const Correlation& c, bool exchanged, int64_t threads)
      : c(c),
        exchanged(exchanged),
        cut(c, kWindows<T>, kPanel<T>),
        row_parts(ceil_divide(c.rows, kMostFilters)),
        col_parts(ceil_divide(c.depth(), kMostColumns)),
        window_parts(weights() <= kFewWeights ? std::min(cut.count, kWindowParts) : 1) {
    const int64_t wanted = threads > 1 ? kTasks * threads : 1;
    const int64_t tasks = c.groups * row_parts * window_parts;
    if (tasks * col_parts < wanted) col_parts = std::min(vectors(), ceil_divide(wanted, tasks));
  }
  int64_t vectors() const { return ceil_divide(c.depth(), kLanes<T>); }  // of columns
  int64_t weights() const { return c.groups * c.rows * c.depth(); }
  int64_t tasks() const { return c.groups * row_parts * col_parts * window_parts; }

  bool take_parts() {
    if (window_parts == 1) return true;
    parts = reinterpret_cast<T*>(parts_room.get(window_parts * weights() * int64_t(sizeof(T))));
    return parts != nullptr;
  }
  // Sums of the first part, with those of the others added in their order, to the weights.
  void join_parts() {
    if (window_parts == 1) return;
    for (int64_t p = 1; p < window_parts; ++p) {
      CORE_SIMD
      for (int64_t i = 0; i < weights(); ++i) parts[i] += parts[p * weights() + i];
    }
    store_line<E>(parts, weights(), c.weights, 1);
  }
};

template <class E>
class Task {
  using T = typename E::Value;
  static constexpr int w = kLanes<T>;

 public:
  Task(const Work<E>& work, int64_t part, int64_t task)
      : c_(work.c),
        cut_(work.cut),
        from_(work.cut.count * part / work.window_parts),
        to_(work.cut.count * (part + 1) / work.window_parts),
        part_(work.parts ? work.parts + part * work.weights() : nullptr),
        group_(task / work.col_parts / work.row_parts),
        row_(c_.rows * (task / work.col_parts % work.row_parts) / work.row_parts),
        rows_(c_.rows * (task / work.col_parts % work.row_parts + 1) / work.row_parts - row_),
        first_(work.vectors() * (task % work.col_parts) / work.col_parts * kLanes<T>),
        count_(std::min(work.vectors() * (task % work.col_parts + 1) / work.col_parts * kLanes<T>,
                        c_.depth()) -
               first_),
        places_(c_.taps[1].count * c_.taps[2].count),
        reads_x_(Block<T>::template reads_x<E>(c_)),
        exchanged_(work.exchanged),
        panels_(ceil_divide(rows_, kLanes<T>), kVectors),
        strips_(count_, kColumns) {}

  bool run() {
    sums_ = reinterpret_cast<T*>(sums_room.get(count_ * panels_.size * w * int64_t(sizeof(T))));
    if (sums_ == nullptr) return false;
    for (int64_t b = from_; b < to_; ++b) {
      Block<T> block(c_, cut_.begin(b), cut_.begin(b + 1));
      if (!add(block, b > from_)) return false;
    }
    for (int64_t p = 0; p < panels_.count; ++p) store(p);
    return true;
  }

 private:
  bool take_memory(const Block<T>& block, int64_t channels) {
    const int64_t slack = 4 * kLanes<T>;
    const int64_t lines = rounded_up(channels * block.channel_elements + slack, 64);
    const int64_t grads = rounded_up(panels_.size * w * block.windows + slack, 64);
    line_length_ = rounded_up(block.windows, w);
    char* memory = room.get((lines + grads + w * line_length_) * int64_t(sizeof(T)) +
                            (places_ + block.windows + count_) * 8);
    if (memory == nullptr) return false;
    lines_ = reinterpret_cast<T*>(memory);
    grads_ = lines_ + lines;
    line_ = grads_ + grads;
    taps_ = reinterpret_cast<int64_t*>(line_ + w * line_length_);
    at_ = taps_ + places_;
    columns_ = reinterpret_cast<const T**>(at_ + block.windows);
    return true;
  }

  bool add(Block<T>& block, bool adds) {
    const int64_t channel = first_ / places_, end = ceil_divide(first_ + count_, places_);
    if (!take_memory(block, reads_x_ ? 0 : end - channel)) return false;
    set_columns(block, channel, end);
    for (int64_t p = 0; p < panels_.count; ++p) {
      const int64_t vectors = panels_.part(p);
      T* const grads = grads_ + panels_.begin(p) * w * block.windows;
      pack_grads(block, panels_.begin(p) * w, vectors, grads);
      T* sums = sums_ + panels_.begin(p) * w * count_;
      for (int64_t s = 0; s < strips_.count; ++s) {
        const int64_t columns = strips_.part(s);
        if (p == 0 && reads_x_) fetch_next(block.windows, strips_.begin(s), columns);
        choose_sum<T>(int(columns), vectors)(block.windows, at_, columns_ + strips_.begin(s), grads,
                                             adds, sums);
        sums += columns * vectors * w;
      }
    }
    return true;
  }

  // Where each column and each window begins.
  void set_columns(Block<T>& block, int64_t channel, int64_t end) {
    const T* from = lines_;
    if (reads_x_) {
      block.read_x(c_), taps_[0] = 0;
      from = reinterpret_cast<const T*>(c_.x) + (group_ * c_.channels + channel) * c_.x_channel;
    } else {
      block.set_taps(c_, taps_);
      block.template load_channels<E>(c_, group_, channel, end, lines_);
    }
    block.set_windows(reads_x_ ? c_.taps[2].stride * c_.x_axis[2] : 1, at_);
    for (int64_t i = 0; i < count_; ++i) {
      const int64_t k = first_ + i;
      columns_[i] = from + (k / places_ - channel) * block.channel_elements + taps_[k % places_];
    }
  }

  // What the next block reads of some columns, where neighbours are neighbours, into the second
  // cache.
  void fetch_next(int64_t windows, int64_t first, int64_t count) const {
    if (!Block<T>::has_neighbours(c_)) return;
    for (int64_t i = first; i < first + count; ++i) {
      const char* from = reinterpret_cast<const char*>(columns_[i] + at_[0] + windows);
      for (int64_t b = 0; b < windows * E::size; b += 64) __builtin_prefetch(from + b, 0, 2);
    }
  }

  const char* grad_at(const Run& run, int64_t row) const {
    return result_of(c_, group_, run.image, row_ + row, E::size) +
           (run.row * c_.y_axis[1] + run.col * c_.y_axis[2]) * E::size;
  }
  // Some vectors of filters from `row` on, windows after each other: those that follow each other
  // in memory at once.
  void pack_grads(const Block<T>& block, int64_t row, int64_t vectors, T* to) {
    const Run* const end = block.runs + block.run_count;
    for (const Run *run = block.runs, *next = run; run != end; run = next) {
      const char* const from = grad_at(*run, row);
      int64_t count = 0;
      do {
        count += next++->count;
      } while (next != end && grad_at(*next, row) == from + count * c_.y_axis[2] * E::size);
      for (int64_t v = 0; v < vectors; ++v) {
        const int rows = int(std::clamp<int64_t>(rows_ - row - v * w, 0, w));
        pack_lanes(from + v * w * c_.y_row * E::size, rows, count, to + (run->at * vectors + v) * w,
                   vectors * w);
      }
    }
  }
  void pack_lanes(const char* from, int rows, int64_t count, T* to, int64_t step) {
    if (c_.y_row == 1 || (is_as_is<E> && c_.y_axis[2] == 1))
      return pack_vector<E>({const_cast<char*>(from), c_.y_row, c_.y_axis[2]}, rows, count, to,
                            step);
    for (int r = 0; r < rows; ++r)
      load_line<E>(from + r * c_.y_row * E::size, c_.y_axis[2], count, line_ + r * line_length_);
    pack_vector<AsIs>({reinterpret_cast<char*>(line_), line_length_, 1}, rows, count, to, step);
  }

  // A panel's sums to the weights.
  void store(int64_t panel) const {
    if (part_)
      store_to<AsIs>(panel, reinterpret_cast<char*>(part_));
    else
      store_to<E>(panel, c_.weights);
  }
  template <class To>
  void store_to(int64_t panel, char* weights) const {
    const int64_t step = panels_.part(panel) * w, first = panels_.begin(panel) * w;
    const int64_t row = row_ + first, rows = std::min(step, rows_ - first);
    const T* sums = sums_ + first * count_;
    if (exchanged_) {
      for (int64_t i = 0; i < count_; ++i) {
        const int64_t at = (group_ * c_.depth() + first_ + i) * c_.rows + row;
        store_line<To>(sums + i * step, rows, weights + at * To::size, 1);
      }
    } else {
      for (int64_t r = 0; r < rows; r += w) {
        const int64_t at = (group_ * c_.rows + row + r) * c_.depth() + first_;
        store_rows<To>(sums + r, step, std::min<int64_t>(w, rows - r), weights + at * To::size);
      }
    }
  }
  // At most a vector of rows, whose elements lie `step` apart.
  template <class To>
  void store_rows(const T* from, int64_t step, int64_t rows, char* to) const {
    for (int64_t j = 0; j < count_; j += w) {
      const int64_t count = std::min<int64_t>(w, count_ - j);
      Vector<T> square[w];
#pragma GCC unroll 16
      for (int i = 0; i < w; ++i)
        square[i] = i < count ? load_vector<T>(from + (j + i) * step) : Vector<T>{};
      transpose_vectors<T>(square);
      for (int64_t i = 0; i < rows; ++i)
        __builtin_prefetch(to + (i * c_.depth() + j + 4 * w) * To::size, 1);
      if (is_as_is<To> && rows == w && count == w) {
#pragma GCC unroll 16
        for (int i = 0; i < w; ++i) store_raw(to + (i * c_.depth() + j) * To::size, square[i]);
      } else {
        T lines[w * w];
#pragma GCC unroll 16
        for (int i = 0; i < w; ++i) store_vector<T>(lines + i * w, square[i]);
        for (int64_t i = 0; i < rows; ++i)
          store_line<To>(lines + i * w, count, to + (i * c_.depth() + j) * To::size, 1);
      }
    }
  }

  using AsIs = std::conditional_t<sizeof(T) == 4, Float32, Float64>;
  const Correlation& c_;
  const Cut& cut_;
  const int64_t from_, to_;  // blocks
  T* const part_;            // where all sums of these blocks lie, or nullptr: in the weights
  const int64_t group_, row_, rows_, first_, count_, places_;
  const bool reads_x_, exchanged_;
  const Strips panels_, strips_;  // vectors of filters, and columns
  T *sums_ = nullptr, *lines_ = nullptr, *grads_ = nullptr, *line_ = nullptr;
  int64_t *taps_ = nullptr, *at_ = nullptr, line_length_ = 0;
  const T** columns_ = nullptr;
};

template <class E>
void run_tasks(void* context, int64_t begin, int64_t end) {
  auto& w = *static_cast<Work<E>*>(context);
  for (int64_t t = begin; t < end; ++t)
    if (!Task<E>(w, t % w.window_parts, t / w.window_parts).run()) w.no_memory = true;
}

// There are no windows.
template <class E>
void clear(const Correlation& c) {
  for (int64_t i = 0; i < c.groups * c.rows * c.depth(); ++i)
    E::store(c.weights + i * E::size, typename E::Value(0));
}

// ---- which are the lanes -----------------------------------------------------------------------
// Where windows have one element, x is a gradient and the gradient an x.
Correlation exchange(const Correlation& c) {
  static constexpr int64_t here = 0;
  Correlation e = c;
  e.rows = c.channels, e.channels = c.rows;
  e.x = c.y, e.x_batch = c.y_batch, e.x_channel = c.y_row;
  e.y = c.x, e.y_batch = c.x_batch, e.y_row = c.x_channel;
  for (int d = 0; d < kAxes; ++d) {
    e.x_axis[d] = c.y_axis[d], e.size[d] = c.count[d];
    e.y_axis[d] = c.x_axis[d] * c.taps[d].stride;
    e.taps[d] = {1, 1, &here};
  }
  return e;
}

// Cycles: products, lanes that each part of the columns packs, and weights that are transposed.
template <class T>
double cycles(int64_t windows, int64_t lanes, int64_t step, int64_t columns, bool transposes) {
  constexpr double kPack = 0.35, kPackApart = 1.5, kTranspose = 0.5;
  const double products = double(rounded_up(lanes, kLanes<T>) * columns) / (2 * kLanes<T>);
  const double packs = double(lanes * ceil_divide(columns, kMostColumns));
  return double(windows) * (products + (step == 1 ? kPack : kPackApart) * packs) +
         (transposes ? kTranspose * double(lanes * columns) : 0);
}
template <class E>
bool is_exchanged(const Correlation& c, int64_t windows) {
  using T = typename E::Value;
  if (!Block<T>::template reads_x<E>(c)) return false;
  const int64_t step = c.x_axis[2] * c.taps[2].stride;
  return cycles<T>(windows, c.channels, step, c.rows, false) <
         cycles<T>(windows, c.rows, c.y_axis[2], c.channels, true);
}

}  // namespace

template <class E>
bool sum_weights(const Correlation& given, const Tasks& tasks) {
  const int64_t windows = given.batch * given.count[0] * given.count[1] * given.count[2];
  if (windows == 0) return clear<E>(given), true;
  Correlation c = with_rows_joined(given);
  if (c.channels == 1) return sum_depthwise_weights<E>(c, tasks);
  const bool exchanged = is_exchanged<E>(c, windows);
  if (exchanged) c = exchange(c);
  Work<E> w(c, exchanged, tasks.threads());
  if (!w.take_parts()) return false;
  const double work = double(windows) * double(c.groups * c.rows * c.depth());
  tasks.run(w.tasks(), work / double(w.tasks()), run_tasks<E>, &w);
  w.join_parts();
  for (Room* r : {&room, &sums_room, &parts_room}) r->trim();
  return !w.no_memory;
}
template bool sum_weights<Float16>(const Correlation&, const Tasks&);
template bool sum_weights<BFloat16>(const Correlation&, const Tasks&);
template bool sum_weights<Float32>(const Correlation&, const Tasks&);
template bool sum_weights<Float64>(const Correlation&, const Tasks&);

}  // namespace core_cpu::CORE_ISA
