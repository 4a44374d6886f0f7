// The gradient of a convolution's weights: the product of the result's gradient and the columns,
// summed over all windows. A task has some filters and some columns of a group, and adds up block
// after block of windows; columns are packed as they are needed, as for the result (blocks.h).
// Where weights are few, tasks share the windows out as well, and what they sum is added up at the
// end.
#include <atomic>

#include "blocks.h"
#include "correlations.h"

namespace core_cpu::CORE_ISA {
namespace {

constexpr int64_t kMostRows = 18 * kStrip;  // of a task
constexpr int64_t kMostPanels = 8;          // of a task
constexpr int64_t kWindows = 128;           // of a block
constexpr int64_t kTasks = 2;               // of a thread
constexpr int64_t kFewWeights = 1 << 14;    // whose windows are cut
constexpr int64_t kWindowParts = 8;  // however many threads there are: sums have the same bits

thread_local Room room, sums_room, parts_room;

template <class T>
using AsIs = std::conditional_t<sizeof(T) == 4, Float32, Float64>;

template <class E>
struct Work {
  using T = typename E::Value;
  const Correlation& c;
  Cut cut;
  int64_t row_parts, col_parts, window_parts;
  T* parts = nullptr;  // the sums of each part of the windows, where there are several
  std::atomic<bool> no_memory{false};

  Work(const Correlation& c, int64_t threads)
      : c(c),
        cut(c, kWindows, kPanel<T>),
        row_parts(ceil_divide(c.rows, kMostRows)),
        col_parts(ceil_divide(panels(), kMostPanels)),
        window_parts(weights() <= kFewWeights ? std::min(cut.count(), kWindowParts) : 1) {
    const int64_t wanted = threads > 1 ? kTasks * threads : 1;
    const int64_t tasks = c.groups * row_parts * window_parts;
    if (tasks * col_parts < wanted) col_parts = std::min(panels(), ceil_divide(wanted, tasks));
  }
  int64_t panels() const { return ceil_divide(c.depth(), kPanel<T>); }
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

 public:
  Task(const Work<E>& w, int64_t part, int64_t task)
      : c_(w.c),
        cut_(w.cut),
        from_(w.cut.count() * part / w.window_parts),
        to_(w.cut.count() * (part + 1) / w.window_parts),
        part_(w.parts ? w.parts + part * w.weights() : nullptr),
        group_(task / w.col_parts / w.row_parts),
        row_(c_.rows * (task / w.col_parts % w.row_parts) / w.row_parts),
        rows_(c_.rows * (task / w.col_parts % w.row_parts + 1) / w.row_parts - row_),
        first_(w.panels() * (task % w.col_parts) / w.col_parts * kPanel<T>),
        last_(
            std::min(w.panels() * (task % w.col_parts + 1) / w.col_parts * kPanel<T>, c_.depth())),
        places_(c_.taps[1].count * c_.taps[2].count),
        width_(rounded_up(last_ - first_, kPanel<T>)),
        reads_lines_(Block<T>::template reads_x<E>(c_) && c_.count[1] == 1 && c_.y_axis[2] == 1),
        strips_(rows_) {}

  bool run() {
    sums_ = reinterpret_cast<T*>(sums_room.get(rows_ * width_ * int64_t(sizeof(T))));
    if (sums_ == nullptr) return false;
    for (int64_t b = from_; b < to_; ++b)
      if (!add(Block<T>(c_, cut_.begin(b), cut_.begin(b + 1)), b > from_)) return false;
    for (int64_t r = 0; r < rows_; ++r) {
      const int64_t at = (group_ * c_.rows + row_ + r) * c_.depth() + first_;
      const T* sums = sums_ + r * width_;
      part_ ? copy_elements(sums, last_ - first_, part_ + at)
            : store_line<E>(sums, last_ - first_, c_.weights + at * E::size, 1);
    }
    return true;
  }

 private:
  bool take_memory(const Block<T>& block, int64_t channels) {
    const int64_t slack = 4 * kLanes<T>;
    row_length_ = rounded_up(block.windows, kLanes<T>);
    const int64_t lines = rounded_up(channels * block.channel_elements + slack, 64);
    const int64_t grads = rounded_up(strips_.count * row_length_ * kStripWidth<T>, 64);
    const int64_t line = std::max<int64_t>(kPanel<T>, kStrip) * row_length_ + slack;
    const int64_t panel = rounded_up(kPanel<T> * row_length_ + slack, 64);
    char* memory = room.get((lines + grads + line + panel) * int64_t(sizeof(T)) + places_ * 8);
    if (memory == nullptr) return false;
    lines_ = reinterpret_cast<T*>(memory);
    grads_ = lines_ + lines;
    panel_ = grads_ + grads;
    line_ = panel_ + panel;
    taps_ = reinterpret_cast<int64_t*>(line_ + line);
    return true;
  }

  bool add(const Block<T>& block, bool adds) {
    const int64_t channel = first_ / places_, end = ceil_divide(last_, places_);
    const bool is_line = reads_lines_ && block.image_count == 1;
    if (!take_memory(block, is_line ? 0 : end - channel)) return false;
    if (!is_line) {
      block.set_taps(c_, taps_);
      block.template load_channels<E>(c_, group_, channel, end, lines_);
    }
    for (int64_t s = 0; s < strips_.count; ++s)
      is_line ? pack_grad_lines(block, s) : pack_grads(block, s);
    for (int64_t j = 0; j < width_; j += kPanel<T>) {
      is_line ? pack_lines(block, first_ + j) : pack_columns(block, first_ + j, channel);
      for (int64_t s = 0; s < strips_.count; ++s) {
        choose_multiply<T>(strips_.size(s), 2, adds)(
            block.windows, grads_ + s * row_length_ * kStripWidth<T>, kStripWidth<T>, panel_,
            kPanel<T>, sums_ + strips_.begin(s) * width_ + j, width_);
      }
    }
    return true;
  }

  // The same where a block is a piece of one line of each channel, in x and in the gradient.
  void pack_grad_lines(const Block<T>& block, int64_t s) {
    const Run& run = block.runs[0];
    char* line = result_of(c_, group_, run.image, row_ + strips_.begin(s), E::size);
    pack_strip<E>({line + run.col * E::size, c_.y_row, 1}, strips_.size(s), block.windows,
                  grads_ + s * row_length_ * kStripWidth<T>);
  }
  void pack_lines(const Block<T>& block, int64_t k) {
    const Run& run = block.runs[0];
    const int64_t at = run.image * c_.x_batch + (group_ * c_.channels + k) * c_.x_channel + run.col;
    load_transposed<E>(Rows{c_.x + at * E::size, c_.x_channel, 1},
                       std::min<int64_t>(kPanel<T>, last_ - k), block.windows, T(1), panel_,
                       kPanel<T>, kPanel<T>);
  }

  // A strip's gradients, windows after each other.
  void pack_grads(const Block<T>& block, int64_t s) {
    for (int r = 0; r < strips_.size(s); ++r) {
      for (int64_t i = 0; i < block.run_count; ++i) {
        const Run& run = block.runs[i];
        const char* plane = result_of(c_, group_, run.image, row_ + strips_.begin(s) + r, E::size);
        load_line<E>(plane + (run.row * c_.y_axis[1] + run.col * c_.y_axis[2]) * E::size,
                     c_.y_axis[2], run.count, line_ + r * row_length_ + run.at);
      }
    }
    pack_strip<AsIs<T>>({reinterpret_cast<char*>(line_), row_length_, 1}, strips_.size(s),
                        block.windows, grads_ + s * row_length_ * kStripWidth<T>);
  }

  // A panel of columns from column k on, windows after each other; what is missing is 0.
  void pack_columns(const Block<T>& block, int64_t k, int64_t channel) {
    const int64_t count = std::min<int64_t>(kPanel<T>, last_ - k);
    for (int64_t i = 0; i < count; ++i) {
      const T* from = lines_ + ((k + i) / places_ - channel) * block.channel_elements +
                      taps_[(k + i) % places_];
      T* to = line_ + i * row_length_;
      for (int64_t r = 0; r < block.run_count; ++r)
        copy_run(from + block.runs[r].lines, block.runs[r].count, to + block.runs[r].at);
    }
    load_transposed<AsIs<T>>(Rows{reinterpret_cast<char*>(line_), row_length_, 1}, count,
                             block.windows, T(1), panel_, kPanel<T>, kPanel<T>);
  }

  const Correlation& c_;
  const Cut& cut_;
  const int64_t from_, to_;  // blocks
  T* const part_;            // where all sums of these blocks lie, or nullptr: in the weights
  const int64_t group_, row_, rows_, first_, last_, places_, width_;
  const bool reads_lines_;
  const Strips strips_;
  T *sums_ = nullptr, *lines_ = nullptr, *grads_ = nullptr, *panel_ = nullptr, *line_ = nullptr;
  int64_t* taps_ = nullptr;
  int64_t row_length_ = 0;
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

}  // namespace

template <class E>
bool sum_weights(const Correlation& given, const Tasks& tasks) {
  const int64_t windows = given.batch * given.count[0] * given.count[1] * given.count[2];
  if (windows == 0) return clear<E>(given), true;
  const Correlation c = with_rows_joined(given);
  if (c.channels == 1) return sum_depthwise_weights<E>(c, tasks);
  Work<E> w(c, tasks.threads());
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
