// Images at the points of a grid (grid_sample): the nearest element, or lines between the nearest.
//
// Which elements have part in a point, and by which weights, is the same for all channels. Images
// are turned first, so that the channels of an element lie side by side and fill vectors: no
// element is read by itself. Results of a block of points are turned back.
#include <cmath>
#include <memory>
#include <string_view>
#include <type_traits>

#include "arguments.h"
#include "avx512.h"
#include "host.h"
#include "loops.h"

namespace core {
namespace {

constexpr int kAxes = 3;
constexpr int kMostTaps = 1 << kAxes;  // elements that have part in a point
constexpr int64_t kBlock = 64;         // points
constexpr int64_t kLongest = 1 << 24;  // of an axis: float has its places
constexpr int64_t kGrain = 1 << 12;    // elements that are worth a thread
constexpr int64_t kFewChannels = 8;    // fewer fill no vectors

enum class Padding { zeros, border, reflection };

// The settings of a call; `usable` where they are in order.
struct Sampling {
  int n;
  bool usable = false, nearest = false, align = false;
  Padding padding = Padding::zeros;
  int64_t size[kAxes] = {}, plane = 1, channels = 0, points = 1;

  // Arguments: x, grid, mode, padding_mode, align_corners.
  explicit Sampling(const core_call* call) : n(tensor_at(call, 0).dl.ndim - 2) {
    const core_tensor &x = tensor_at(call, 0), &grid = tensor_at(call, 1);
    const std::string_view mode = call->args[2].v.string, padded = call->args[3].v.string;
    if (n < 2 || n > kAxes || !is_plain(grid, x.dtype) || grid.dl.ndim != n + 2 ||
        grid.dl.shape[0] != x.dl.shape[0] || grid.dl.shape[n + 1] != n)
      return;
    for (int d = 0; d < n; d++) {
      size[d] = x.dl.shape[2 + d];
      if (size[d] < 1 || size[d] > kLongest) return;
      plane *= std::min(size[d], INT32_MAX / plane + 1);
    }
    channels = x.dl.shape[1];
    points = extent(grid, 1, n + 1);
    nearest = mode == "nearest";
    align = call->args[4].v.i != 0;
    padding = padded == "border"       ? Padding::border
              : padded == "reflection" ? Padding::reflection
                                       : Padding::zeros;
    usable = plane <= INT32_MAX && (nearest || mode == "bilinear") &&
             (padding != Padding::zeros || padded == "zeros");
  }
  int taps() const { return nearest ? 1 : 1 << n; }
};

// Of the points of a block: elements of a plane, or -1 for a zero beyond its edges.
template <class T>
struct Taps {
  int32_t place[kMostTaps][kBlock];
  T weight[kMostTaps][kBlock];
};

// Mirrors stand at `low` and `span` further on. Both sides of a choice are computed before it: a
// jump is no vector.
template <Padding kPadding, class T>
CORE_INLINE T brought_in(T place, T last, T low, T span) {
  if (kPadding == Padding::zeros) return place;
  if (kPadding == Padding::reflection) {
    const T above = place - low, under = low - place, distance = above < 0 ? under : above;
    const T turns = std::floor(distance / span), whole = std::floor(turns * T{0.5}) * 2;
    const T rest = distance - turns * span, mirrored = span - rest;
    place = (turns - whole == 1 ? mirrored : rest) + low;
  }
  place = place < 0 ? T{0} : place;
  place = place > last ? last : place;
  return place == place ? place : T{0};
}

// Arithmetic as in the body, and in its order.
template <Padding kPadding, class T>
CORE_INLINE void find_taps(const Sampling& s, const T* grid, int64_t count, Taps<T>& taps) {
  T low[kAxes][kBlock], beyond[kAxes][kBlock];
  for (int d = 0; d < s.n; d++) {
    const T size = static_cast<T>(s.size[d]), last = size - 1, half = last / 2;
    const bool align = s.align, nearest = s.nearest;
    const T edge = align ? T{0} : T{-0.5}, span = std::max(align ? last : size, T{1});
    const T* from = grid + s.n - 1 - d;
    const int64_t step = s.n;
    CORE_APART
    for (int64_t p = 0; p < count; p++) {
      const T at = from[p * step] + 1, centre = at * half, side = (at * size - 1) * T{0.5};
      const T place = brought_in<kPadding>(align ? centre : side, last, edge, span);
      low[d][p] = nearest ? std::rint(place) : std::floor(place);
      beyond[d][p] = place - low[d][p];
    }
  }
  for (int k = 0; k < s.taps(); k++) {
    int32_t* place = taps.place[k];
    T* weight = taps.weight[k];
    for (int d = 0; d < s.n; d++) {
      const int up = k >> (s.n - 1 - d) & 1;
      const T last = static_cast<T>(s.size[d] - 1), more = static_cast<T>(up);
      const auto size = static_cast<int32_t>(s.size[d]);
      CORE_APART
      for (int64_t p = 0; p < count; p++) {
        const T at = low[d][p] + more, share = up ? beyond[d][p] : 1 - beyond[d][p];
        const bool there = at >= 0 && at <= last;
        const auto index = static_cast<int32_t>(there ? at : T{0});
        const int32_t before = d ? place[p] : 0;
        place[p] = there && before >= 0 ? before * size + index : -1;
        weight[p] = d ? share * weight[p] : share;
      }
    }
  }
}

// The sums of a point, of all channels; one tap has no weight.
template <int kTaps, class T>
CORE_INLINE void sum_taps(const T* const* rows, const T* weights, int64_t channels, T* out) {
  CORE_APART
  CORE_ROLLED
  for (int64_t c = 0; c < channels; c++) {
    T total = kTaps > 1 ? rows[0][c] * weights[0] : rows[0][c];
#pragma GCC unroll 8
    for (int k = 1; k < kTaps; k++) total += rows[k][c] * weights[k];
    out[c] = total;
  }
}

// A block of points of one image, as rows of channels.
template <class T>
struct Points {
  const Sampling& s;
  const T *turned, *grid, *zeros;
  T* out;
  int64_t count;
};

template <int kTaps, class T>
CORE_INLINE void sum_points(const Points<T>& b, const Taps<T>& taps) {
  for (int64_t p = 0; p < b.count; p++) {
    const T* rows[kTaps];
    T weights[kTaps];
    for (int k = 0; k < kTaps; k++) {
      const int32_t place = taps.place[k][p];
      rows[k] = place < 0 ? b.zeros : b.turned + place * b.s.channels;
      weights[k] = taps.weight[k][p];
    }
    sum_taps<kTaps>(rows, weights, b.s.channels, b.out + p * b.s.channels);
  }
}

template <class T>
CORE_INLINE void sample_points(const Points<T>& b) {
  const Sampling& s = b.s;
  Taps<T> taps;
  switch (s.padding) {
    case Padding::zeros:
      find_taps<Padding::zeros>(s, b.grid, b.count, taps);
      break;
    case Padding::border:
      find_taps<Padding::border>(s, b.grid, b.count, taps);
      break;
    case Padding::reflection:
      find_taps<Padding::reflection>(s, b.grid, b.count, taps);
  }
  if (s.nearest)
    sum_points<1>(b, taps);
  else if (s.n == 2)
    sum_points<4>(b, taps);
  else
    sum_points<8>(b, taps);
}
CORE_FOR_EACH_CPU void sampled(const Points<float>& b) { sample_points(b); }
CORE_FOR_EACH_CPU void sampled(const Points<double>& b) { sample_points(b); }

// Shared by all blocks; a thread may run out of memory.
template <class T>
struct Images {
  const Sampling& s;
  const T *x, *grid;
  T *turned, *out;
  bool failed;

  static int64_t blocks(int64_t count) { return (count + kBlock - 1) / kBlock; }
};

// to[j * to_step + i] = from[i * step + j]: 16 at once are written, or four.
template <class T>
void turn(const T* from, int64_t rows, int64_t columns, int64_t step, T* to, int64_t to_step) {
  int64_t i = 0;
  if constexpr (std::is_same_v<T, float>)
    for (; has_avx512() && i + kSummed <= rows; i += kSummed, from += kSummed * step)
      turn_rows(from, columns, step, to + i, to_step);
  for (; i + 4 <= rows; i += 4, from += 4 * step)
    for (int64_t j = 0; j < columns; j++) {
      const T four[] = {from[j], from[step + j], from[2 * step + j], from[3 * step + j]};
      std::memcpy(to + j * to_step + i, four, sizeof four);
    }
  for (; i < rows; i++, from += step)
    for (int64_t j = 0; j < columns; j++) to[j * to_step + i] = from[j];
}

// A block of elements of each of the images' planes, turned.
template <class T>
void turn_blocks(void* context, int64_t begin, int64_t end) {
  const auto& images = *static_cast<const Images<T>*>(context);
  const int64_t channels = images.s.channels, plane = images.s.plane;
  for (int64_t b = begin; b < end; b++) {
    const int64_t blocks = images.blocks(plane), first = b % blocks * kBlock;
    const int64_t image = b / blocks * channels * plane;
    turn(images.x + image + first, channels, std::min(kBlock, plane - first), plane,
         images.turned + image + first * channels, channels);
  }
}

template <class T>
void sample_blocks(void* context, int64_t begin, int64_t end) {
  auto& images = *static_cast<Images<T>*>(context);
  const Sampling& s = images.s;
  try {
    const std::unique_ptr<T[]> room(new T[static_cast<size_t>((kBlock + 1) * s.channels)]);
    T *zeros = room.get(), *sums = zeros + s.channels;
    std::fill_n(zeros, s.channels, T{});
    for (int64_t b = begin; b < end; b++) {
      const int64_t blocks = images.blocks(s.points), image = b / blocks;
      const int64_t first = b % blocks * kBlock, count = std::min(kBlock, s.points - first);
      sampled(Points<T>{s, images.turned + image * s.channels * s.plane,
                        images.grid + (image * s.points + first) * s.n, zeros, sums, count});
      turn(sums, count, s.channels, s.channels, images.out + image * s.channels * s.points + first,
           s.points);
    }
  } catch (const std::bad_alloc&) {
    __atomic_store_n(&images.failed, true, __ATOMIC_RELAXED);
  }
}

int32_t grid_sample(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    const core_tensor &x = tensor_at(call, 0), &grid = tensor_at(call, 1);
    const Sampling s(call);
    const bool worth = s.channels >= kFewChannels && s.points * s.taps() >= s.plane;
    if (!s.usable || !worth || x.numel == 0) return CORE_DECLINED;
    int64_t shape[2 + kAxes] = {x.dl.shape[0], x.dl.shape[1]};
    std::copy(grid.dl.shape + 1, grid.dl.shape + 1 + s.n, shape + 2);
    if (!can_make(call, 0, x.dtype, 2 + s.n, shape)) return CORE_DECLINED;
    T* out = make_output<T>(call, 0, x.dtype, 2 + s.n, shape);
    if (!out) return CORE_ERROR;
    const std::unique_ptr<T[]> turned(new T[static_cast<size_t>(x.numel)]);
    Images<T> images{s, elements<T>(x), elements<T>(grid), turned.get(), out, false};
    const int64_t grain = std::max<int64_t>(kGrain / (kBlock * s.channels), 1);
    const auto run = [&](void (*blocks)(void*, int64_t, int64_t), int64_t total) {
      if (total <= grain)
        blocks(&images, 0, total);
      else
        call->parallel_for(call, total, grain, blocks, &images);
    };
    run(turn_blocks<T>, x.dl.shape[0] * images.blocks(s.plane));
    run(sample_blocks<T>, x.dl.shape[0] * images.blocks(s.points));
    if (images.failed) throw std::bad_alloc();
    return CORE_OK;
  });
}

}  // namespace

const HostKernel kGridKernels[] = {
    {"core::grid_sample", grid_sample, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
