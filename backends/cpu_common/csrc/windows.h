// How windows read an image: its lines are copied, converted and padded, so that neighbouring
// windows read neighbouring elements at any stride, and nothing asks where the image ends.
//
// Like types.h, compiled once for every instruction set.
#pragma once
#include <algorithm>

#include "convolution.h"
#include "vectors.h"

namespace core_cpu::CORE_ISA {

CORE_INLINE int64_t ceil_divide(int64_t x, int64_t by) { return (x + by - 1) / by; }

template <class E>
constexpr bool is_as_is = sizeof(typename E::Value) == E::size;

// Elements at 0, 2, 4, ... and, where Both, at 1, 3, ...: n of each. Nothing behind the last that
// is wanted is read.
template <bool Both, class T>
CORE_INLINE void load_pairs(const T* from, int64_t n, T* even, T* odd) {
  constexpr int64_t w = kLanes<T>;
  const auto load = [](const T* pairs, T* evens, T* odds) {
    Vector<T> a, b;
    split_pairs<T>(load_vector<T>(pairs), load_vector<T>(pairs + w), &a, &b);
    store_vector<T>(evens, a);
    if (Both) store_vector<T>(odds, b);
  };
  int64_t i = 0;
  for (; i + w < n; i += w) load(from + 2 * i, even + i, odd + i);
  if (i >= n) return;
  T last[2 * w] = {}, evens[w], odds[w];
  copy_elements(from + 2 * i, 2 * (n - i) - !Both, last);
  load(last, evens, odds);
  copy_elements(evens, n - i, even + i);
  if (Both) copy_elements(odds, n - i, odd + i);
}

// n elements that are `step` apart.
template <class E, class T = typename E::Value>
CORE_INLINE void load_line(const char* from, int64_t step, int64_t n, T* to) {
  if (step != 1) {
    if constexpr (is_as_is<E>)
      if (step == 2) return load_pairs<false>(reinterpret_cast<const T*>(from), n, to, to);
    for (int64_t i = 0; i < n; ++i) to[i] = E::load(from + i * step * E::size);
  } else if constexpr (is_as_is<E>) {
    copy_elements(reinterpret_cast<const typename E::Value*>(from), n, to);
  } else {
    CORE_SIMD
    for (int64_t i = 0; i < n; ++i) to[i] = E::load(from + i * E::size);
  }
}
template <class E>
CORE_INLINE void store_line(const typename E::Value* from, int64_t n, char* to, int64_t step) {
  if (step != 1) {
    for (int64_t i = 0; i < n; ++i) E::store(to + i * step * E::size, from[i]);
  } else if constexpr (is_as_is<E>) {
    copy_elements(from, n, reinterpret_cast<typename E::Value*>(to));
  } else {
    CORE_SIMD
    for (int64_t i = 0; i < n; ++i) E::store(to + i * E::size, from[i]);
  }
}

// Zeros, in whole vectors: what is written behind them is written again later.
template <class T>
CORE_INLINE void clear_line(T* to, int64_t n) {
  for (int64_t i = 0; i < n; i += kLanes<T>) store_vector<T>(to + i, Vector<T>{});
}

// The elements of a line that `width` windows from window `first` on read. A stride of s makes s
// pieces of them: piece f has those at f, f + s, ... of the first tap of the first window. Lines
// are written in rising order, with room for a vector behind the last.
struct LineWindows {
  int64_t start, stride, pieces, length, size, step;

  LineWindows(const Taps& taps, int64_t size, int64_t step, int64_t first, int64_t width)
      : start(first * taps.stride + taps.offsets[0]), stride(taps.stride), size(size), step(step) {
    const int64_t span = taps.offsets[taps.count - 1] - taps.offsets[0];
    pieces = std::min(stride, span + 1);
    length = width + span / stride;
    for (int64_t f = 0; f < kFew; ++f) few_[f] = inside(f);
  }
  int64_t elements() const { return pieces * length; }
  // Where the first window's tap lies.
  int64_t at(const Taps& taps, int64_t t) const {
    const int64_t d = taps.offsets[t] - taps.offsets[0];
    return d % stride * length + d / stride;
  }
  // line: where element 0 lies; nullptr: outside of the image.
  template <class E, class T = typename E::Value>
  void load(const char* line, T* to) const {
    if (line == nullptr) return clear_line(to, elements());
    if constexpr (is_as_is<E>)
      if (pieces == 2 && stride == 2 && step == 1) return load_two(line, to);
    for (int64_t f = 0; f < pieces; ++f, to += length) {
      const Inside in = f < kFew ? few_[f] : inside(f);
      const int64_t from = start + f + in.begin * stride;
      clear_line(to, in.begin);
      load_line<E>(line + from * step * E::size, stride * step, in.end - in.begin, to + in.begin);
      clear_line(to + in.end, length - in.end);
    }
  }

 private:
  // The elements of a piece that lie in the image.
  struct Inside {
    int64_t begin, end;
  };
  static constexpr int64_t kFew = 4;  // pieces for which they are worked out once
  Inside few_[kFew];

  Inside inside(int64_t f) const {
    const int64_t from = start + f;
    const int64_t begin = std::min(from >= 0 ? 0 : ceil_divide(-from, stride), length);
    const int64_t end = from >= size ? 0 : ceil_divide(size - from, stride);
    return {begin, std::clamp(end, begin, length)};
  }
  template <class T>
  void load_two(const char* line, T* to) const {
    const Inside a = few_[0], b = few_[1];
    const int64_t begin = std::max(a.begin, b.begin), end = std::min(a.end, b.end);
    const T* from = reinterpret_cast<const T*>(line) + start;
    const auto one = [&](T* piece, int64_t f, Inside in, int64_t i) {
      piece[i] = i >= in.begin && i < in.end ? from[2 * i + f] : T(0);
    };
    T* const second = to + length;
    for (int64_t i = 0; i < std::min(begin, length); ++i) one(to, 0, a, i), one(second, 1, b, i);
    if (begin < end) load_pairs<true>(from + 2 * begin, end - begin, to + begin, second + begin);
    for (int64_t i = std::max(begin, end); i < length; ++i) one(to, 0, a, i), one(second, 1, b, i);
  }
};

// Rows of windows first .. last of one image in one channel: which lines they read.
struct RowWindows {
  int64_t start = 0, count = 0, stride = 1;
  uint64_t phases = 1;  // of a stride: bit p where lines p, p + stride, ... are read

  RowWindows() = default;
  RowWindows(const Taps& taps, int64_t first, int64_t last)
      : start(first * taps.stride + taps.offsets[0]),
        count((last - first) * taps.stride + taps.offsets[taps.count - 1] - taps.offsets[0] + 1) {
    if (taps.stride < 2 || taps.stride > 64) return;  // every line is loaded
    stride = taps.stride, phases = 0;
    for (int64_t t = 0; t < taps.count; ++t)
      phases |= uint64_t(1) << (taps.offsets[t] - taps.offsets[0]) % stride;
  }
};

// Copies the lines; `plane` is where the channel's element (0, 0) lies, or nullptr.
template <class E, class T = typename E::Value>
CORE_APART void load_windows(const Correlation& c, const char* plane, const RowWindows& rows,
                             const LineWindows& lines, T* to) {
  int64_t phase = 0;
  for (int64_t r = 0; r < rows.count; ++r, ++phase, to += lines.elements()) {
    if (phase == rows.stride) phase = 0;
    if (!(rows.phases >> phase & 1)) continue;
    const int64_t y = rows.start + r;
    const bool inside = plane != nullptr && y >= 0 && y < c.size[1];
    lines.load<E>(inside ? plane + y * c.x_axis[1] * E::size : nullptr, to);
  }
}

// Channels and images have no depth: a channel is one of x at one tap of the depth, an image one
// of x at one place along the result's depth.
CORE_INLINE const char* plane_of(const Correlation& c, int64_t group, int64_t image,
                                 int64_t channel, int64_t size) {
  const int64_t n = image / c.count[0], depth = image % c.count[0];
  const int64_t of_x = channel / c.taps[0].count, t = channel % c.taps[0].count;
  const int64_t z = depth * c.taps[0].stride + c.taps[0].offsets[t];
  if (z < 0 || z >= c.size[0]) return nullptr;
  return c.x + (n * c.x_batch + (group * c.channels + of_x) * c.x_channel + z * c.x_axis[0]) * size;
}
// Where element (0, 0) of a row of the result lies.
CORE_INLINE char* result_of(const Correlation& c, int64_t group, int64_t image, int64_t row,
                            int64_t size) {
  const int64_t n = image / c.count[0], depth = image % c.count[0];
  return c.y + (n * c.y_batch + (group * c.rows + row) * c.y_row + depth * c.y_axis[0]) * size;
}

}  // namespace core_cpu::CORE_ISA
