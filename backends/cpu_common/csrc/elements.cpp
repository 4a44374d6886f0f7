// Convolution by windows of one element (kernels of 1 x 1), which are multiplied where they lie:
// images as matrices (gemm.cpp, which packs the weights once), images of a few channels, and images
// of one window. Others are multiplied in blocks (correlate.cpp).
#include <atomic>

#include "blocks.h"
#include "correlations.h"
#include "gemm.h"

CORE_DECLARE_GEMM(CORE_ISA)

namespace core_cpu::CORE_ISA {
namespace {

constexpr int64_t kFewestDeep = 8;     // channels of what is a product of matrices,
constexpr int64_t kFewestPanels = 4;   // panels of an image's windows,
constexpr int64_t kMostPadded = 16;    // and windows for each that is padded
constexpr int64_t kMostRows = 16;      // images of one window
constexpr int64_t kFewChannels = 64;   // that are multiplied without a product of matrices,
constexpr int64_t kFewestFilters = 8;  // by so many filters at least,
constexpr int64_t kPanelsOfBlock = 8;  // so many panels at once

thread_local Room room;

// ---- images of one window ----------------------------------------------------------------------
// They are rows of one product, by weights that are read once and where they lie.
bool are_rows(const Correlation& c) {
  return c.groups == 1 && c.count[0] * c.count[1] * c.count[2] == 1 && c.batch <= kMostRows &&
         c.y_row == 1 && c.channels >= kFewestDeep;
}
bool multiply_rows(const Correlation& c, core_product p, int64_t size, core_product_fn run) {
  p.m = c.batch, p.n = c.rows;
  p.a = c.x, p.a_row = c.x_batch, p.a_col = c.x_channel;
  p.b = c.weights + c.weights_place[0] * size, p.b_row = c.weights_channel, p.b_col = c.weights_row;
  p.c = c.y, p.c_row = c.y_batch;
  return run(&p) == CORE_OK;
}

// ---- few channels ------------------------------------------------------------------------------
// To pack them would take as long as some filters. A task has some panels of an image, the last of
// which may overlap the one before.
template <class E>
struct FewChannels {
  using T = typename E::Value;
  const Correlation& c;
  int64_t blocks;  // of an image
  std::atomic<bool> no_memory{false};

  explicit FewChannels(const Correlation& c)
      : c(c), blocks(std::max<int64_t>(c.count[2] / (kPanelsOfBlock * kPanel<T>), 1)) {}
  int64_t tasks() const { return c.batch * c.groups * blocks; }
  int64_t begin(int64_t block) const {
    return block == blocks ? c.count[2] : c.count[2] / kPanel<T> * block / blocks * kPanel<T>;
  }

  void multiply(int64_t first, int64_t last) {
    const Strips strips(c.rows);
    const int64_t strip = c.channels * kStripWidth<T>;
    T* const packed = reinterpret_cast<T*>(room.get(strips.count * strip * int64_t(sizeof(T))));
    if (packed == nullptr) {
      no_memory = true;
      return;
    }
    for (int64_t task = first, group = -1; task < last; ++task) {
      const int64_t g = task / blocks % c.groups;
      for (int64_t s = 0; g != group && s < strips.count; ++s)
        pack_filters<E>(c, g, strips.begin(s), strips.part(s), c.weights_step(), 0, c.channels,
                        packed + s * strip);
      group = g;
      multiply_block(strips, packed, task / blocks / c.groups, g, task % blocks);
    }
  }

 private:
  void multiply_block(const Strips& strips, const T* packed, int64_t n, int64_t group,
                      int64_t block) const {
    const T* x = reinterpret_cast<const T*>(c.x) + n * c.x_batch + group * c.channels * c.x_channel;
    T* y = reinterpret_cast<T*>(c.y) + n * c.y_batch + group * c.rows * c.y_row;
    const int64_t end = begin(block + 1);
    for (int64_t s = 0; s < strips.count; ++s, packed += c.channels * kStripWidth<T>) {
      const Multiply<T> run = choose_multiply<T>(strips.part(s), 2, false);
      T* const to = y + strips.begin(s) * c.y_row;
      for (int64_t at = begin(block); at < end; at += kPanel<T>) {
        const int64_t from = std::min(at, end - kPanel<T>);
        run(c.channels, packed, kStripWidth<T>, x + from, c.x_channel, to + from, c.y_row);
      }
    }
  }
};

template <class E>
bool multiply_few_channels(const Correlation& c, const Tasks& tasks) {
  FewChannels<E> few(c);
  const double work = double(c.count[2]) * double(c.rows * c.channels) / double(few.blocks);
  tasks.run(
      few.tasks(), work,
      [](void* context, int64_t begin, int64_t end) {
        static_cast<FewChannels<E>*>(context)->multiply(begin, end);
      },
      &few);
  return !few.no_memory;
}

// ---- images ------------------------------------------------------------------------------------
// The images of each group are products of their own, of filters and an image as it lies, where
// they are so wide that little of the last panel is padding; blocks have windows of several images.
template <class T>
bool are_products(const Correlation& c) {
  const int64_t windows = c.count[2], padding = rounded_up(windows, kPanel<T>) - windows;
  return c.rows >= kStrip && c.channels >= kFewestDeep && windows >= kFewestPanels * kPanel<T> &&
         padding * kMostPadded <= windows;
}

struct Images {
  const Correlation& c;
  core_product first;
  core_product_fn run;
  int64_t size;  // of an element
  std::atomic<bool> failed{false};

  void multiply(int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end && !failed; ++i) {
      const int64_t n = i / c.groups, g = i % c.groups;
      core_product p = first;
      p.a = c.weights + (g * c.weights_group + c.weights_place[0]) * size;
      p.b = c.x + (n * c.x_batch + g * c.channels * c.x_channel) * size;
      p.c = c.y + (n * c.y_batch + g * c.rows * c.y_row) * size;
      if (run(&p) != CORE_OK) failed = true;
    }
  }
};

bool multiply_images(const Correlation& c, const Tasks& tasks, core_product p, int64_t size,
                     core_product_fn run) {
  p.m = c.rows, p.n = c.count[2];
  p.a_row = c.weights_row, p.a_col = c.weights_channel, p.b_row = c.x_channel, p.b_col = 1;
  p.c_row = c.y_row;
  Images images{c, p, run, size};
  const int64_t count = c.batch * c.groups;
  if (has_pool(tasks.call) && count >= 2 * tasks.threads())
    tasks.run(
        count, double(p.m) * double(p.n) * double(p.k),
        [](void* context, int64_t begin, int64_t end) {
          static_cast<Images*>(context)->multiply(begin, end);
        },
        &images);
  else
    images.multiply(0, count);
  return !images.failed;
}

// Whether there was memory, as an end.
Ran ended(bool ran) { return ran ? Ran::Done : Ran::NoMemory; }

}  // namespace

template <class E>
Ran correlate_elements(const Correlation& c, const Tasks& tasks) {
  if constexpr (is_as_is<E>) {
    using T = typename E::Value;
    const bool may_be_rounded = E::id == CORE_FLOAT32 && may_round(tasks.call);
    if (may_be_rounded || !Block<T>::template reads_x<E>(c)) return Ran::Declined;
    const core_product_fn run = gemm_of_blocks();
    core_product p{};  // the sizes and operands follow
    p.size = sizeof(p), p.dtype = E::id, p.call = tasks.call, p.k = c.channels;
    if (run && are_rows(c)) return ended(multiply_rows(c, p, E::size, run));
    const bool is_line = Block<T>::has_neighbours(c) && c.y_axis[2] == 1 && c.size[0] == 1 &&
                         c.count[0] == 1 && c.count[1] == 1;
    if (!is_line) return Ran::Declined;
    if (c.rows >= kFewestFilters && c.channels <= kFewChannels && c.count[2] >= kPanel<T>)
      return ended(multiply_few_channels<E>(c, tasks));
    if (run && are_products<T>(c)) return ended(multiply_images(c, tasks, p, E::size, run));
  }
  return Ran::Declined;
}
CORE_EACH_DTYPE(correlate_elements)

}  // namespace core_cpu::CORE_ISA
