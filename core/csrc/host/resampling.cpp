// Images and signals in another size: the nearest element, or lines between the nearest two.
//
// A row of the result lies between rows of x that are resized first, along the last axis; the next
// row of the result often needs the same ones, which are kept.
#include <cmath>
#include <cstring>
#include <string_view>
#include <vector>

#include "arguments.h"
#include "avx512.h"
#include "host.h"
#include "loops.h"

namespace core {
namespace {

constexpr int kAxes = 3;
constexpr int64_t kLongest = 1 << 24;  // of an axis
constexpr int64_t kLargest = int64_t{1} << 36;
constexpr int64_t kGrain = 1 << 13;  // elements that are worth a thread

// Which two elements each new one lies between, and how far from the first.
template <class T>
struct Between {
  std::vector<int32_t> before, after;
  std::vector<T> share;
  bool dense;  // kChosen new elements that follow each other lie within as many old ones
};

// a + share * (b - a), from the nearer end.
template <class T>
CORE_INLINE T lerp(T a, T b, T share) {
  const bool first = share < T{0.5};
  return (first ? a : b) + (b - a) * (first ? share : share - 1);
}

// The settings of a call; `usable` where they are in order.
struct Resizing {
  int n = 0;
  bool usable = false, nearest = false, align = false;
  double shift = 0, step[kAxes] = {};
  int64_t size[kAxes] = {1, 1, 1}, count[kAxes] = {1, 1, 1};  // missing axes come first

  // Arguments: x, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias.
  explicit Resizing(const core_call* call) : n(tensor_at(call, 0).dl.ndim - 2) {
    const core_value &sizes = call->args[1], &factors = call->args[2];
    const std::string_view mode = call->args[3].v.string;
    const std::string_view linear[] = {"linear", "bilinear", "trilinear"};
    if (n < 1 || n > kAxes || call->args[6].v.i != 0) return;
    align = call->args[4].tag == CORE_INT && call->args[4].v.i != 0;
    nearest = mode == "nearest" || mode == "nearest-exact";
    shift = mode == "nearest-exact" ? 0.5 : 0;
    if (nearest ? align : mode != linear[n - 1]) return;
    const bool by_size = sizes.tag == CORE_INTS;
    if (by_size == (factors.tag == CORE_FLOATS)) return;
    const int64_t given = by_size ? sizes.count : factors.count;
    if (given != 1 && given != n) return;
    const bool recompute = call->args[5].tag == CORE_INT && call->args[5].v.i != 0;
    for (int d = 0; d < n; d++) {
      const int64_t k = given == 1 ? 0 : d;
      const double factor = by_size ? 0 : factors.v.floats[k];
      if (!read_axis(kAxes - n + d, tensor_at(call, 0).dl.shape[2 + d],
                     by_size ? sizes.v.ints[k] : 0, by_size ? nullptr : &factor, recompute))
        return;
    }
    usable = true;
  }

 private:
  bool read_axis(int d, int64_t from, int64_t to, const double* factor, bool recompute) {
    if (factor) {
      const double wanted = static_cast<double>(from) * *factor;
      if (!(*factor > 0 && wanted <= static_cast<double>(kLongest))) return false;
      to = static_cast<int64_t>(wanted);
    }
    if (from < 1 || to < 1 || from > kLongest || to > kLongest) return false;
    size[d] = from;
    count[d] = to;
    if (align)
      step[d] = to > 1 ? static_cast<double>(from - 1) / static_cast<double>(to - 1) : 0;
    else
      step[d] =
          factor && !recompute ? 1 / *factor : static_cast<double>(from) / static_cast<double>(to);
    return true;
  }
};

// One entry for each new element of an axis, as the decomposition computes them.
template <class T>
Between<T> along(const Resizing& r, int d) {
  Between<T> found;
  const auto add = [&](int64_t before, int64_t after, T share) {
    found.before.push_back(static_cast<int32_t>(before));
    found.after.push_back(static_cast<int32_t>(after));
    found.share.push_back(share);
  };
  const bool missing = d < kAxes - r.n;
  for (int64_t i = 0; i < r.count[d]; i++) {
    const int64_t last = r.size[d] - 1;
    if (missing) {
      add(0, 0, 0);
    } else if (r.nearest) {
      const float at = std::floor(static_cast<float>(static_cast<double>(i) + r.shift) *
                                  static_cast<float>(r.step[d]));
      const int64_t place = at < static_cast<float>(last) ? static_cast<int64_t>(at) : last;
      add(place, place, 0);
    } else {
      const T step = static_cast<T>(r.step[d]), number = static_cast<T>(i);
      const T at = r.align ? number * step : (number + T{0.5}) * step - T{0.5};
      const T source = std::max(at, T{0}), low = std::min(std::floor(source), T(last));
      const auto before = static_cast<int64_t>(low);
      add(before, std::min(before + 1, last), std::min(source - low, T{1}));
    }
  }
  found.dense = true;
  for (int64_t i = 0; i < r.count[d]; i += kChosen) {
    const auto end = static_cast<size_t>(std::min(i + kChosen, r.count[d]) - 1);
    found.dense &= found.after[end] - found.before[static_cast<size_t>(i)] < kChosen;
  }
  return found;
}

// ---- loops -------------------------------------------------------------------------------------
// One row along the last axis.
template <class T>
struct Line {
  const T* from;
  T* to;
  int64_t count;
  const int32_t *before, *after;
  const T* share;  // or nullptr: the nearest
  int64_t size;    // of `from`
  bool dense;
};

template <class T>
CORE_INLINE void resize_line(const Line<T>& s) {
  if (!s.share) {
    CORE_APART
    for (int64_t i = 0; i < s.count; i++) s.to[i] = s.from[s.before[i]];
  } else {
    CORE_APART
    for (int64_t i = 0; i < s.count; i++)
      s.to[i] = lerp(s.from[s.before[i]], s.from[s.after[i]], s.share[i]);
  }
}

template <class T>
CORE_INLINE void between_lines(const T* a, const T* b, T share, T* to, int64_t count) {
  const T *base = share < T{0.5} ? a : b, factor = share < T{0.5} ? share : share - 1;
  CORE_APART
  for (int64_t i = 0; i < count; i++) to[i] = base[i] + (b[i] - a[i]) * factor;
}

CORE_FOR_EACH_CPU void resized_anyhow(const Line<float>& s) { resize_line(s); }
void resized(const Line<float>& s) {
  if (s.dense && has_avx512())
    return choose_between(s.from, s.size, s.to, s.count, s.before, s.after, s.share);
  resized_anyhow(s);
}
CORE_FOR_EACH_CPU void resized(const Line<double>& s) { resize_line(s); }
CORE_FOR_EACH_CPU void mixed(const float* a, const float* b, float s, float* to, int64_t n) {
  between_lines(a, b, s, to, n);
}
CORE_FOR_EACH_CPU void mixed(const double* a, const double* b, double s, double* to, int64_t n) {
  between_lines(a, b, s, to, n);
}

// Shared by all rows of the result; a thread may run out of memory.
template <class T>
struct Image {
  const Resizing& r;
  const T* x;
  T* out;
  Between<T> axes[kAxes];
  bool failed;
};

// Rows of x that have been resized, for one thread: those before and after along two axes.
template <class T>
class Rows {
 public:
  explicit Rows(const Image<T>& image)
      : image_(image), width_(image.r.count[kAxes - 1]), room_(static_cast<size_t>(6 * width_)) {}

  // Row `h` of the result, of the planes that a row of the result lies in or between.
  void write(int64_t plane, int64_t d, int64_t h, T* to) {
    const Resizing& r = image_.r;
    const auto &depth = image_.axes[0], &height = image_.axes[1];
    if (r.nearest || r.n == 1) {
      const int64_t row = row_of(plane, depth.before[d], height.before[h]);
      if (row == written_)
        std::memcpy(to, last_, sizeof(T) * static_cast<size_t>(width_));
      else
        resize(plane, depth.before[d], height.before[h], to);
      written_ = row;
      last_ = to;
      return;
    }
    if (r.n == 2) return flat(plane, 0, h, to);
    T *before = room_.data() + 4 * width_, *after = before + width_;
    flat(plane, depth.before[d], h, before);
    flat(plane, depth.after[d], h, after);
    mixed(before, after, depth.share[d], to, width_);
  }

 private:
  void flat(int64_t plane, int64_t d, int64_t h, T* to) {
    const auto& height = image_.axes[1];
    mixed(kept(plane, d, height.before[h]), kept(plane, d, height.after[h]), height.share[h], to,
          width_);
  }

  const T* kept(int64_t plane, int64_t d, int64_t h) {
    const int64_t slot = d % 2 * 2 + h % 2, row = row_of(plane, d, h);
    T* to = room_.data() + slot * width_;
    if (held_[slot] != row) resize(plane, d, h, to);
    held_[slot] = row;
    return to;
  }

  int64_t row_of(int64_t plane, int64_t d, int64_t h) const {
    return (plane * image_.r.size[0] + d) * image_.r.size[1] + h;
  }

  void resize(int64_t plane, int64_t d, int64_t h, T* to) const {
    const auto& width = image_.axes[kAxes - 1];
    resized(Line<T>{image_.x + row_of(plane, d, h) * image_.r.size[kAxes - 1], to, width_,
                    width.before.data(), width.after.data(),
                    image_.r.nearest ? nullptr : width.share.data(), image_.r.size[kAxes - 1],
                    width.dense});
  }

  const Image<T>& image_;
  int64_t width_;
  int64_t held_[4] = {-1, -1, -1, -1};
  int64_t written_ = -1;     // the row of x that was last written as it is,
  const T* last_ = nullptr;  // and where
  std::vector<T> room_;
};

template <class T>
void write_rows(void* context, int64_t begin, int64_t end) {
  auto& image = *static_cast<Image<T>*>(context);
  const int64_t* count = image.r.count;
  try {
    Rows<T> rows(image);
    for (int64_t i = begin; i < end; i++)
      rows.write(i / count[1] / count[0], i / count[1] % count[0], i % count[1],
                 image.out + i * count[2]);
  } catch (const std::bad_alloc&) {
    __atomic_store_n(&image.failed, true, __ATOMIC_RELAXED);
  }
}

int32_t interpolate(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    const core_tensor& x = tensor_at(call, 0);
    const Resizing r(call);
    if (!r.usable || x.numel == 0) return CORE_DECLINED;
    int64_t shape[2 + kAxes] = {x.dl.shape[0], x.dl.shape[1]};
    std::copy(r.count + kAxes - r.n, r.count + kAxes, shape + 2);
    int64_t total = x.numel / (r.size[0] * r.size[1] * r.size[2]);
    for (const int64_t count : r.count) total = std::min(total, kLargest + 1) * count;
    if (total > kLargest || !can_make(call, 0, x.dtype, 2 + r.n, shape)) return CORE_DECLINED;
    Image<T> image{
        r, elements<T>(x), nullptr, {along<T>(r, 0), along<T>(r, 1), along<T>(r, 2)}, false};
    image.out = make_output<T>(call, 0, x.dtype, 2 + r.n, shape);
    if (!image.out) return CORE_ERROR;
    const int64_t rows = total / r.count[2];
    if (total <= kGrain)
      write_rows<T>(&image, 0, rows);
    else
      call->parallel_for(call, rows, std::max<int64_t>(kGrain / r.count[2], 1), write_rows<T>,
                         &image);
    if (image.failed) throw std::bad_alloc();
    return CORE_OK;
  });
}

}  // namespace

const HostKernel kResamplingKernels[] = {
    {"core::interpolate", interpolate, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
