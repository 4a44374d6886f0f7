// Windows over the last one to three axes: their maxima with positions, columns put back, and
// shuffles between channels and pixels.
#include <type_traits>
#include <vector>

#include "arguments.h"
#include "host.h"
#include "loops.h"

namespace core {
namespace {

constexpr int kAxes = 3;
constexpr int64_t kGrain = 1 << 13;    // elements of windows that are worth a thread
constexpr int64_t kSmall = 1 << 15;    // elements up to which a copy in order needs no threads
constexpr int64_t kLargest = 1 << 30;  // of a setting, and of the places that three of them span

// How windows lie along each axis; axes that are missing have one window of one element.
struct Windows {
  int n = 0;
  int64_t size[kAxes] = {1, 1, 1}, kernel[kAxes] = {1, 1, 1}, stride[kAxes] = {1, 1, 1},
          padding[kAxes] = {}, dilation[kAxes] = {1, 1, 1}, count[kAxes] = {1, 1, 1};

  explicit Windows(int axes) : n(axes) {}

  // A setting with a number for each axis, or one for all; false: it has neither, or is no such.
  bool read(const core_value& v, int64_t* to, int64_t least) const {
    if (v.tag != CORE_INTS || (v.count != n && v.count != 1)) return false;
    for (int d = 0; d < n; d++) {
      to[kAxes - n + d] = v.v.ints[v.count == 1 ? 0 : d];
      if (to[kAxes - n + d] < least || to[kAxes - n + d] > kLargest) return false;
    }
    return true;
  }

  void read_sizes(const int64_t* sizes) { std::copy(sizes, sizes + n, size + kAxes - n); }

  // Counts the windows; false: an axis has none, or is empty.
  bool place(bool ceil) {
    for (int d = 0; d < kAxes; d++) {
      const int64_t last = size[d] + 2 * padding[d] - dilation[d] * (kernel[d] - 1) - 1;
      if (last < 0 || size[d] < 1 || size[d] > kLargest) return false;
      count[d] = (last + (ceil ? stride[d] - 1 : 0)) / stride[d] + 1;
      if (ceil && (count[d] - 1) * stride[d] >= size[d] + padding[d]) count[d]--;
      if (count[d] < 1) return false;
    }
    return is_small(size) && is_small(count) && is_small(kernel);
  }

  static bool is_small(const int64_t* v) {
    return v[0] <= kLargest / v[1] && v[0] * v[1] <= kLargest / v[2];
  }

  int64_t of_sizes() const { return size[0] * size[1] * size[2]; }
  int64_t of_counts() const { return count[0] * count[1] * count[2]; }
  int64_t of_kernel() const { return kernel[0] * kernel[1] * kernel[2]; }
  int64_t at(int d, int64_t window, int64_t k) const {
    return window * stride[d] - padding[d] + k * dilation[d];
  }
};

// ---- maxima ------------------------------------------------------------------------------------
// The elements of a window that lie within the axis: the first and the one after the last.
struct Range {
  int64_t begin, end;
};

template <class T>
struct Maxima {
  const Windows& w;
  const T* x;
  T* values;
  int64_t* places;
  const std::vector<Range>* inside;
};

// The places of a window's elements are counted in order. As wide as an element, a number is chosen
// as one is.
template <class T>
using Tap = std::conditional_t<sizeof(T) == 8, int64_t, int32_t>;

// Keeps what is larger at one place of all windows of a row. Step 0: it is known at run time.
template <class T, int64_t Step>
CORE_INLINE void keep_larger(const T* x, int64_t step, int64_t count, Tap<T> tap, T* values,
                             Tap<T>* taps) {
  CORE_APART
  for (int64_t c = 0; c < count; c++) {
    const T element = x[c * (Step ? Step : step)], best = values[c];
    const bool larger = (element > best) | ((element != element) & (best == best));
    values[c] = larger ? element : best;
    taps[c] = larger ? tap : taps[c];
  }
}

// What is the same for all rows of windows.
template <class T>
struct Row {
  std::vector<Tap<T>> taps;      // of the maxima of one row
  std::vector<int64_t> offsets;  // of a window's elements from its first
  std::vector<Range> windows;    // those that have an element at a place along the row

  explicit Row(const Windows& w) : taps(static_cast<size_t>(w.count[2])) {
    for (int64_t i = 0; i < w.kernel[0]; i++)
      for (int64_t j = 0; j < w.kernel[1]; j++)
        for (int64_t k = 0; k < w.kernel[2]; k++)
          offsets.push_back((i * w.dilation[0] * w.size[1] + j * w.dilation[1]) * w.size[2] +
                            k * w.dilation[2]);
    for (int64_t k = 0; k < w.kernel[2]; k++) {
      Range r{0, w.count[2]};
      while (r.begin < r.end && w.at(2, r.begin, k) < 0) r.begin++;
      while (r.begin < r.end && w.at(2, r.end - 1, k) >= w.size[2]) r.end--;
      windows.push_back(r);
    }
  }
};

// The maxima of a row of windows are those of the elements at one place of them after another: the
// loop over windows has no branch, which would go either way at each element.
template <class T, int64_t Step>
CORE_INLINE void maxima_of_row(const Maxima<T>& m, const T* x, int64_t a, int64_t b, int64_t to,
                               Row<T>& row) {
  const Windows& w = m.w;
  const int64_t stride = Step ? Step : w.stride[2];
  T* values = m.values + to;
  int64_t* places = m.places + to;
  Tap<T>* taps = row.taps.data();
  const int64_t* offsets = row.offsets.data();
  const Range planes = m.inside[0][a], rows = m.inside[1][b];
  const int64_t origin =
      (w.at(0, a, 0) * w.size[1] + w.at(1, b, 0)) * w.size[2] - w.padding[2];  // of the row
  const auto tap_of = [&](int64_t i, int64_t j, int64_t k) {
    return (i * w.kernel[1] + j) * w.kernel[2] + k;
  };
  for (int64_t c = 0; c < w.count[2]; c++) {
    const int64_t first = tap_of(planes.begin, rows.begin, m.inside[2][c].begin);
    taps[c] = static_cast<Tap<T>>(first);
    values[c] = x[origin + c * stride + offsets[first]];
  }
  for (int64_t i = planes.begin; i < planes.end; i++)
    for (int64_t j = rows.begin; j < rows.end; j++)
      for (int64_t k = 0; k < w.kernel[2]; k++) {
        const Range r = row.windows[static_cast<size_t>(k)];
        const int64_t tap = tap_of(i, j, k);
        keep_larger<T, Step>(x + origin + offsets[tap] + r.begin * stride, stride, r.end - r.begin,
                             static_cast<Tap<T>>(tap), values + r.begin, taps + r.begin);
      }
  for (int64_t c = 0; c < w.count[2]; c++) places[c] = origin + c * stride + offsets[taps[c]];
}

template <class T, int64_t Step>
void maxima_of_planes(const Maxima<T>& m, int64_t begin, int64_t end) {
  const Windows& w = m.w;
  Row<T> row(w);
  for (int64_t plane = begin; plane < end; plane++) {
    int64_t to = plane * w.of_counts();
    for (int64_t a = 0; a < w.count[0]; a++)
      for (int64_t b = 0; b < w.count[1]; b++, to += w.count[2])
        maxima_of_row<T, Step>(m, m.x + plane * w.of_sizes(), a, b, to, row);
  }
}

// The strides of most windows are known to the compiler.
template <class T>
void run_maxima(void* context, int64_t begin, int64_t end) {
  const auto& m = *static_cast<const Maxima<T>*>(context);
  if (m.w.stride[2] == 1) return maxima_of_planes<T, 1>(m, begin, end);
  if (m.w.stride[2] == 2) return maxima_of_planes<T, 2>(m, begin, end);
  maxima_of_planes<T, 0>(m, begin, end);
}

template <int N>
int32_t max_pool(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    const core_tensor& x = tensor_at(call, 0);
    Windows w(N);
    const core_value& stride = call->args[2];
    const bool own = stride.tag == CORE_NONE || (stride.tag == CORE_INTS && stride.count == 0);
    if (x.dl.ndim <= N || x.dl.ndim > 32 || !w.read(call->args[1], w.kernel, 1) ||
        !w.read(own ? call->args[1] : stride, w.stride, 1) ||
        !w.read(call->args[3], w.padding, 0) || !w.read(call->args[4], w.dilation, 1))
      return CORE_DECLINED;
    const int lead = x.dl.ndim - N;
    w.read_sizes(x.dl.shape + lead);
    if (!w.place(call->args[5].v.i != 0)) return CORE_DECLINED;
    std::vector<Range> inside[kAxes];
    for (int d = 0; d < kAxes; d++) {
      if (w.padding[d] > w.kernel[d] / 2) return CORE_DECLINED;
      for (int64_t i = 0; i < w.count[d]; i++) {
        Range r{0, w.kernel[d]};
        while (r.begin < r.end && w.at(d, i, r.begin) < 0) r.begin++;
        while (r.begin < r.end && w.at(d, i, r.end - 1) >= w.size[d]) r.end--;
        if (r.begin == r.end) return CORE_DECLINED;
        inside[d].push_back(r);
      }
    }
    int64_t shape[32];
    std::copy(x.dl.shape, x.dl.shape + lead, shape);
    std::copy(w.count + kAxes - N, w.count + kAxes, shape + lead);
    const int rank = x.dl.ndim;
    if (!can_make(call, 0, x.dtype, rank, shape) || !can_make(call, 1, CORE_INT64, rank, shape))
      return CORE_DECLINED;
    T* values = make_output<T>(call, 0, x.dtype, rank, shape);
    auto* places = make_output<int64_t>(call, 1, CORE_INT64, rank, shape);
    const int64_t planes = extent(x, 0, lead);
    if (planes == 0)
      return call->outputs[0].dl.shape && call->outputs[1].dl.shape ? CORE_OK : CORE_ERROR;
    if (!values || !places) return CORE_ERROR;
    Maxima<T> maxima{w, elements<T>(x), values, places, inside};
    const int64_t work = w.of_counts() * w.of_kernel();
    if (planes * work <= kGrain)
      run_maxima<T>(&maxima, 0, planes);
    else
      call->parallel_for(call, planes, std::max<int64_t>(kGrain / work, 1), run_maxima<T>, &maxima);
    return CORE_OK;
  });
}

// ---- columns -----------------------------------------------------------------------------------
template <class T>
struct Columns {
  const Windows& w;
  const T* x;
  T* out;
};

// One plane of the result from its rows of columns, place by place of the window.
template <class T>
void add_columns(void* context, int64_t begin, int64_t end) {
  const auto& columns = *static_cast<const Columns<T>*>(context);
  const Windows& w = columns.w;
  for (int64_t plane = begin; plane < end; plane++) {
    T* out = columns.out + plane * w.of_sizes();
    const T* from = columns.x + plane * w.of_kernel() * w.of_counts();
    std::fill(out, out + w.of_sizes(), T{});
    for (int64_t i = 0; i < w.kernel[0]; i++)
      for (int64_t j = 0; j < w.kernel[1]; j++)
        for (int64_t k = 0; k < w.kernel[2]; k++)
          for (int64_t a = 0; a < w.count[0]; a++)
            for (int64_t b = 0; b < w.count[1]; b++) {
              const int64_t p = w.at(0, a, i), q = w.at(1, b, j);
              const bool within = p >= 0 && p < w.size[0] && q >= 0 && q < w.size[1];
              T* line = within ? out + (p * w.size[1] + q) * w.size[2] : nullptr;
              for (int64_t c = 0; c < w.count[2]; c++, from++) {
                const int64_t r = w.at(2, c, k);
                if (line && r >= 0 && r < w.size[2]) line[r] += *from;
              }
            }
  }
}

int32_t col2im(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    const core_tensor& x = tensor_at(call, 0);
    const core_value& sizes = call->args[1];
    if (x.dl.ndim != 3 || sizes.tag != CORE_INTS || sizes.count < 1 || sizes.count > kAxes)
      return CORE_DECLINED;
    Windows w(static_cast<int>(sizes.count));
    if (!w.read(call->args[2], w.kernel, 1) || !w.read(call->args[3], w.dilation, 1) ||
        !w.read(call->args[4], w.padding, 0) || !w.read(call->args[5], w.stride, 1))
      return CORE_DECLINED;
    w.read_sizes(sizes.v.ints);
    if (!w.place(false) || x.dl.shape[1] % w.of_kernel() || x.dl.shape[2] != w.of_counts())
      return CORE_DECLINED;
    const int rank = 2 + w.n;
    int64_t shape[2 + kAxes] = {x.dl.shape[0], x.dl.shape[1] / w.of_kernel()};
    std::copy(w.size + kAxes - w.n, w.size + kAxes, shape + 2);
    if (!can_make(call, 0, x.dtype, rank, shape)) return CORE_DECLINED;
    T* out = make_output<T>(call, 0, x.dtype, rank, shape);
    const int64_t planes = shape[0] * shape[1];
    if (planes == 0) return call->outputs[0].dl.shape ? CORE_OK : CORE_ERROR;
    if (!out) return CORE_ERROR;
    Columns<T> columns{w, elements<T>(x), out};
    const int64_t work = w.of_counts() * w.of_kernel();
    if (planes * work <= kGrain)
      add_columns<T>(&columns, 0, planes);
    else
      call->parallel_for(call, planes, std::max<int64_t>(kGrain / work, 1), add_columns<T>,
                         &columns);
    return CORE_OK;
  });
}

// ---- pixels ------------------------------------------------------------------------------------
// (channels * f * f, h, w) and (channels, h * f, w * f): the same elements in two orders.
template <bool SHUFFLE>
int32_t pixel_shuffle(void*, const core_call* call) {
  const core_tensor& x = tensor_at(call, 0);
  const int64_t f = call->args[1].v.i;
  const int rank = x.dl.ndim;
  if (!x.contiguous || rank < 3 || rank > 32 || f < 1 || f > kSmall || x.numel > kSmall)
    return CORE_DECLINED;
  int64_t shape[32];
  std::copy(x.dl.shape, x.dl.shape + rank, shape);
  int64_t *c = &shape[rank - 3], *h = c + 1, *w = c + 2;
  if (SHUFFLE ? *c % (f * f) != 0 : *h % f != 0 || *w % f != 0) return CORE_DECLINED;
  *c = SHUFFLE ? *c / (f * f) : *c * f * f;
  *h = SHUFFLE ? *h * f : *h / f;
  *w = SHUFFLE ? *w * f : *w / f;
  if (!can_make(call, 0, x.dtype, rank, shape)) return CORE_DECLINED;
  return by_size(x, [&](auto element) -> int32_t {
    using T = decltype(element);
    T* out = make_output<T>(call, 0, x.dtype, rank, shape);
    if (x.numel == 0) return call->outputs[0].dl.shape ? CORE_OK : CORE_ERROR;
    if (!out) return CORE_ERROR;
    const T* data = elements<T>(x);
    const int64_t planes = extent(x, 0, rank - 3) * (SHUFFLE ? *c : x.dl.shape[rank - 3]);
    const int64_t height = SHUFFLE ? x.dl.shape[rank - 2] : *h,
                  width = SHUFFLE ? x.dl.shape[rank - 1] : *w;
    int64_t blocks = 0;  // counts the elements in the order of channels
    for (int64_t p = 0; p < planes; p++)
      for (int64_t i = 0; i < f; i++)
        for (int64_t j = 0; j < f; j++)
          for (int64_t y = 0; y < height; y++)
            for (int64_t z = 0; z < width; z++, blocks++) {
              const int64_t pixel = ((p * height + y) * f + i) * width * f + z * f + j;
              if constexpr (SHUFFLE)
                out[pixel] = data[blocks];
              else
                out[blocks] = data[pixel];
            }
    return CORE_OK;
  });
}

}  // namespace

const HostKernel kWindowKernels[] = {
    {"core::max_pool1d_with_indices", max_pool<1>, __LINE__},
    {"core::max_pool2d_with_indices", max_pool<2>, __LINE__},
    {"core::max_pool3d_with_indices", max_pool<3>, __LINE__},
    {"core::col2im", col2im, __LINE__},
    {"core::pixel_shuffle", pixel_shuffle<true>, __LINE__},
    {"core::pixel_unshuffle", pixel_shuffle<false>, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
