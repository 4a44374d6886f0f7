// Convolution as a product of filters and columns that are never made as a whole.
//
// A task has some filters of a group and a block of windows. The lines that the windows read are
// copied (windows.h), from them the columns of a few channels are packed in panels (blocks.h), and
// strips of filters are multiplied with these. A strip's weights are packed just before, from where
// they lie: that costs a tenth where a block has two panels, and a hundredth where it is full.
//
// That serves any correlation; other ways, which are quicker for some, are asked first.
#include <atomic>

#include "blocks.h"
#include "correlations.h"
#include "table.h"

namespace core_cpu::CORE_ISA {
namespace {

constexpr int64_t kMostRows = 1024;          // of a task
constexpr int64_t kFewestRows = 2 * kStrip;  // that are worth columns of their own
constexpr int64_t kTasks = 2;                // of a thread

thread_local Room room;

template <class E>
struct Work {
  using T = typename E::Value;
  const Correlation& c;
  Cut cut;
  int64_t row_parts, weights_step;
  std::atomic<bool> no_memory{false};

  Work(const Correlation& c, int64_t threads)
      : c(c),
        cut(c, kMostWindows<T>, kPanel<T>),
        row_parts(ceil_divide(c.rows, kMostRows)),
        weights_step(c.weights_step()) {
    const int64_t wanted = threads > 1 ? kTasks * threads : 1;
    if (c.groups == 1 && cut.count >= wanted) cut.share(threads);
    const int64_t tasks = cut.count * c.groups;
    if (tasks * row_parts < wanted)
      row_parts = std::clamp<int64_t>(c.rows / kFewestRows, row_parts, ceil_divide(wanted, tasks));
    // Where there are few tasks, each thread gets as many.
    while (tasks * row_parts < 2 * wanted && tasks * row_parts % threads != 0 &&
           row_parts < c.rows / kFewestRows)
      ++row_parts;
  }
  int64_t tasks() const { return c.groups * cut.count * row_parts; }
  // Which block of windows a task multiplies.
  int64_t block(int64_t task) const { return task / row_parts % cut.count; }
};

// What a task multiplies at once: rows begin .. end of the columns.
struct Depth {
  int64_t begin, end;
};

// Whole channels where they fit.
inline int64_t depth_step(int64_t places, int64_t depth) {
  const int64_t most = places > kDepth ? kDepth : kDepth / places * places;
  const int64_t each = ceil_divide(depth, std::max<int64_t>(ceil_divide(depth, most), 1));
  return places > kDepth ? each : std::max(rounded_up(each, places), places);
}

// What is read soon: pieces of memory of equal length, `step` bytes from one to the next.
struct Soon {
  static constexpr int64_t kLine = 64;  // bytes
  const char* from = nullptr;
  int64_t step = 0, pieces = 0, length = 0, at = 0;

  int64_t lines() const { return pieces * ceil_divide(length, kLine); }
  // Fetches so many of its lines into the second cache.
  void fetch(int64_t lines) {
    for (; lines > 0 && pieces > 0; --lines) {
      __builtin_prefetch(from + at, 0, 2);
      if ((at += kLine) >= length) at = 0, from += step, --pieces;
    }
  }
};

template <class E>
class Task {
  using T = typename E::Value;

 public:
  Task(const Work<E>& w, int64_t task)
      : c_(w.c),
        group_(task / w.row_parts / w.cut.count),
        row_(c_.rows * (task % w.row_parts) / w.row_parts),
        rows_(c_.rows * (task % w.row_parts + 1) / w.row_parts - row_),
        windows_(w.cut.windows_of(w.block(task))),
        next_(w.block(task + 1) > w.block(task) ? w.cut.windows_of(w.block(task + 1)) : Windows{}),
        block_(c_, windows_.begin, windows_.end),
        places_(block_.places(c_)),
        depth_(c_.channels * c_.taps[0].count * places_),
        step_(depth_step(places_, depth_)),
        width_(block_.panels() * kPanel<T>),
        weights_step_(w.weights_step),
        reads_x_(Block<T>::template reads_x<E>(c_)) {}

  bool run() {
    if (!take_memory()) return false;
    if (reads_x_)
      block_.read_x(c_), block_.set_windows(c_.taps[2].stride * c_.x_axis[2], at_);
    else
      block_.set_taps(c_, at_);
    set_direct();
    for (int64_t at = 0; at < depth_; at += step_) multiply({at, std::min(at + step_, depth_)});
    for (int64_t r = 0; r < rows_; ++r) store(r);
    return true;
  }

 private:
  bool take_memory() {
    const int64_t channels = std::min((step_ - 1) / places_ + 2, c_.channels * c_.taps[0].count);
    const int64_t slack = 4 * kLanes<T>;
    const int64_t lines = reads_x_ ? 0 : rounded_up(channels * block_.channel_elements + slack, 64);
    const int64_t panels = rounded_up(step_ * width_ + slack, 64);
    const int64_t strip = rounded_up(step_ * kStripWidth<T>, 64), sums = rows_ * width_;
    char* memory = room.get((lines + panels + strip + sums) * int64_t(sizeof(T)) +
                            std::max(places_, block_.windows) * 8);
    if (memory == nullptr) return false;
    lines_ = reinterpret_cast<T*>(memory);
    panels_ = lines_ + lines;
    strip_ = panels_ + panels;
    sums_ = strip_ + strip;
    at_ = reinterpret_cast<int64_t*>(sums_ + rounded_up(sums, 2));
    return true;
  }

  // Where a row's first channel lies.
  char* weights_at(int64_t row) const {
    return c_.weights + (group_ * c_.weights_group + (row_ + row) * c_.weights_row) * E::size;
  }
  char* weights_at(int64_t row, int64_t k) const {
    const int64_t places = c_.places();
    return weights_at(row) +
           (k / places * c_.weights_channel + c_.weights_place[k % places]) * E::size;
  }
  const char* x_at(int64_t channel) const {
    return c_.x + (group_ * c_.channels + channel) * c_.x_channel * E::size;
  }
  Soon weights_of(Depth k, const Strips& strips, int64_t s) const {
    const int64_t rows = strips.part(s), row = c_.weights_row * E::size;
    if (weights_step_ == 1)
      return {weights_at(strips.begin(s), k.begin), row, rows, (k.end - k.begin) * E::size};
    // Rows that lie side by side in each channel.
    if (row <= 0 || row > 4 * Soon::kLine) return {};
    const int64_t places = c_.places(), first = k.begin / places, last = ceil_divide(k.end, places);
    const int64_t step = c_.weights_channel * E::size;
    return {weights_at(strips.begin(s)) + first * step, step, last - first, rows * row};
  }
  // Columns that lie in x as one line of each channel.
  Soon columns_of(Depth k, Windows windows) const {
    if (!reads_x_ || c_.count[1] != 1 || !Block<T>::has_neighbours(c_)) return {};
    const int64_t n = windows.begin / c_.count[2], at = windows.begin % c_.count[2];
    return {x_at(k.begin) + (n * c_.x_batch + at) * E::size, c_.x_channel * E::size,
            k.end - k.begin, (windows.end - windows.begin) * E::size};
  }

  void multiply(Depth k) {
    const int64_t first = k.begin / places_, last = ceil_divide(k.end, places_);
    const T* x = reinterpret_cast<const T*>(x_at(first));
    if (!reads_x_) {
      block_.template load_channels<E>(c_, group_, first, last, lines_);
      pack_panels(block_, places_, k.begin, k.end, at_, lines_, panels_);
    } else if (Block<T>::has_neighbours(c_)) {
      constexpr int64_t here = 0;
      pack_panels<T, true>(block_, 1, k.begin, k.end, &here, x, panels_);
    } else {
      gather_panels<T>(block_, k.end - k.begin, at_, x, panels_);
    }
    const Strips strips(rows_);
    const Depth after = {k.end, std::min(k.end + step_, depth_)};
    const bool ends = k.end == depth_;
    Soon columns = ends ? columns_of({0, step_}, next_) : columns_of(after, windows_);
    const int64_t pace = ceil_divide(columns.lines(), strips.count * block_.panels());
    for (int64_t s = 0; s < strips.count; ++s) {
      const bool is_last = s + 1 == strips.count;
      Soon weights = is_last ? weights_of(after, strips, 0) : weights_of(k, strips, s + 1);
      const int64_t each = ceil_divide(weights.lines(), block_.panels());
      multiply_strip(k, strips.begin(s), strips.part(s),
                     [&] { columns.fetch(pace), weights.fetch(each); });
    }
  }

  // Whole panels, then a vector, then the few windows that are left; `fetch` before each.
  template <class F>
  void multiply_strip(Depth k, int64_t row, int size, F&& fetch) {
    const int64_t depth = k.end - k.begin;
    const bool adds = k.begin > 0;
    pack_filters<E>(c_, group_, row_ + row, size, weights_step_, k.begin, k.end, strip_);
    const T* panel = panels_;
    T* sums = sums_ + row * width_;
    const auto run = [&](int vectors, T* to, int64_t step) {
      fetch();
      for (int r = 0; r < size; ++r)
        for (int v = 0; v < vectors; ++v) __builtin_prefetch(to + r * step + v * kLanes<T>, 1);
      choose_multiply<T>(size, vectors, adds)(depth, strip_, kStripWidth<T>, panel, kPanel<T>, to,
                                              step);
    };
    int64_t left = block_.windows;
    for (int j = 0; left > kLanes<T> + kFewWindows<T>; left -= kPanel<T>, sums += kPanel<T>, ++j) {
      direct_[j] ? run(2, direct_[j] + row * c_.y_row, c_.y_row) : run(2, sums, width_);
      panel += depth * kPanel<T>;
    }
    if (left > kFewWindows<T>) {
      run(1, sums, width_);
      left -= kLanes<T>, sums += kLanes<T>, panel += kLanes<T>;
    }
    if (left > 0) multiply_few<T>(left, depth, size, strip_, panel, adds, sums, width_);
  }

  // Whether windows that follow each other do so in the result, too, from row to row.
  bool joins() const { return c_.y_axis[2] == 1 && c_.y_axis[1] == c_.count[2]; }
  char* place_of(const Run& run, int64_t row) const {
    return result_of(c_, group_, run.image, row_ + row, E::size) +
           (run.row * c_.y_axis[1] + run.col * c_.y_axis[2]) * E::size;
  }

  // Whole panels of windows that are neighbours in the result are summed there.
  void set_direct() {
    if (!is_as_is<E> || c_.y_axis[2] != 1) return;
    const Run* run = block_.runs;
    for (int64_t j = 0; (j + 1) * kPanel<T> <= block_.windows; ++j) {
      const Run* const first = run;
      while (run != block_.runs + block_.run_count && run->at < (j + 1) * kPanel<T>) ++run;
      const Run* const last = run - 1;
      if (first == last || (joins() && first->image == last->image))
        direct_[j] = reinterpret_cast<T*>(place_of(*first, 0));
    }
  }
  bool is_direct(const Run& run) const { return direct_[run.at / kPanel<T>] != nullptr; }

  // Runs that follow each other in memory, too, are stored at once.
  void store(int64_t r) const {
    const Run* const end = block_.runs + block_.run_count;
    for (const Run *run = block_.runs, *next = run; run != end; run = next) {
      int64_t count = 0;
      const auto follows = [&] {
        return next != end && next->image == run->image && is_direct(*next) == is_direct(*run) &&
               (joins() || next->row == run->row);
      };
      do {
        count += next++->count;
      } while (follows());
      if (!is_direct(*run))
        store_line<E>(sums_ + r * width_ + run->at, count, place_of(*run, r), c_.y_axis[2]);
    }
  }

  const Correlation& c_;
  const int64_t group_, row_, rows_;
  const Windows windows_, next_;  // of this task, of the one after it where it has others
  Block<T> block_;
  const int64_t places_, depth_, step_, width_, weights_step_;
  const bool reads_x_;
  T* direct_[kMostWindows<T> / kPanel<T>] = {};  // where a panel's sums lie in row 0 of the task
  T *lines_ = nullptr, *panels_ = nullptr, *strip_ = nullptr, *sums_ = nullptr;
  int64_t* at_ = nullptr;  // of taps in a channel's lines, or of windows in x
};

template <class E>
void run_tasks(void* context, int64_t begin, int64_t end) {
  auto& w = *static_cast<Work<E>*>(context);
  for (int64_t t = begin; t < end; ++t)
    if (!Task<E>(w, t).run()) w.no_memory = true;
}

// No tap reaches the image: the result is 0.
template <class E>
void clear(void* context, int64_t begin, int64_t end) {
  const Correlation& c = *static_cast<const Correlation*>(context);
  for (int64_t p = begin; p < end; ++p) {
    const int64_t row = p % c.rows, group = p / c.rows % c.groups, image = p / c.rows / c.groups;
    char* plane = result_of(c, group, image, row, E::size);
    for (int64_t y = 0; y < c.count[1]; ++y)
      for (int64_t x = 0; x < c.count[2]; ++x)
        E::store(plane + (y * c.y_axis[1] + x * c.y_axis[2]) * E::size, typename E::Value(0));
  }
}

}  // namespace

template <class E>
bool correlate(const Correlation& given, const Tasks& tasks) {
  const double windows = double(given.count[1] * given.count[2]);
  if (given.depth() == 0) {
    Correlation copy = given;
    tasks.run(given.batch * given.count[0] * given.groups * given.rows, windows, clear<E>, &copy);
    return true;
  }
  const Correlation c = with_rows_joined(given);
  if (is_depthwise(c)) return correlate_depthwise<E>(c, tasks);
  for (const auto way : {correlate_elements<E>, correlate_tiles<E>, correlate_few_filters<E>}) {
    const Ran ran = way(c, tasks);
    if (ran != Ran::Declined) return ran == Ran::Done;
  }
  Work<E> w(c, tasks.threads());
  const double work = windows * double(c.batch * c.count[0] * c.groups * c.rows * c.depth());
  tasks.run(w.tasks(), work / double(w.tasks()), run_tasks<E>, &w);
  room.trim();
  return !w.no_memory;
}

namespace {

template <class... Es>
constexpr ConvolutionTable make_table(List<Es...>) {
  ConvolutionTable made{};
  ((made.correlate[Es::id] = correlate<Es>, made.sum_weights[Es::id] = sum_weights<Es>), ...);
  return made;
}
constexpr ConvolutionTable kTable = make_table(List<Float16, BFloat16, Float32, Float64>{});
constexpr uint32_t kDtypes =
    1u << CORE_FLOAT16 | 1u << CORE_BFLOAT16 | 1u << CORE_FLOAT32 | 1u << CORE_FLOAT64;

#define CORE_FILE "backends/cpu_common/csrc/correlate.cpp"
const Entry kEntries[] = {
    {"core::convolution", kDtypes,
     make_kernel(run_convolution, &kTable, CORE_BACKEND " core::convolution", CORE_FILE, __LINE__)},
    {"core::convolution_input_grad", kDtypes,
     make_kernel(run_convolution_input_grad, &kTable, CORE_BACKEND " core::convolution_input_grad",
                 CORE_FILE, __LINE__)},
    {"core::convolution_weight_grad", kDtypes,
     make_kernel(run_convolution_weight_grad, &kTable,
                 CORE_BACKEND " core::convolution_weight_grad", CORE_FILE, __LINE__)},
};

}  // namespace

Table convolution() { return {kEntries, sizeof(kEntries) / sizeof(Entry)}; }

}  // namespace core_cpu::CORE_ISA
