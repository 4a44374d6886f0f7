// Counts of integers and of numbers in intervals, the most frequent elements, sums of diagonals.
#include <cmath>
#include <limits>
#include <vector>

#include "arguments.h"
#include "host.h"

namespace core {
namespace {

constexpr int64_t kMostBins = 1 << 24;  // larger: kernels that report a lack of memory
constexpr int64_t kSmall = 1 << 14;     // elements up to which a comparison sort is quick

template <class T>
int32_t weighted_counts(const core_call* call, uint8_t dtype, const Integers& at, int64_t count,
                        int64_t bins, const T* weights) {
  if (!can_make(call, 0, dtype, 1, &bins)) return CORE_DECLINED;
  T* out = make_output<T>(call, 0, dtype, 1, &bins);
  if (bins == 0) return call->outputs[0].dl.shape ? CORE_OK : CORE_ERROR;
  if (!out) return CORE_ERROR;
  std::fill(out, out + bins, T{});
  for (int64_t i = 0; i < count; i++) {
    const int64_t bin = at[i];
    if (bin < 0 || bin >= bins) continue;  // another thread has written to x
    out[bin] += weights ? weights[i] : T{1};
  }
  return CORE_OK;
}

int32_t bincount(void*, const core_call* call) {
  const core_tensor& x = tensor_at(call, 0);
  const core_tensor* weights = given_at(call, 1);
  const Integers at(x);
  int64_t bins = call->args[2].v.i;
  if (x.dl.ndim != 1 || !at.usable() || bins < 0 || !at.within(x.numel, 0, kMostBins) ||
      (weights && (!weights->contiguous || !same_sizes(*weights, x))))
    return CORE_DECLINED;
  for (int64_t i = 0; i < x.numel; i++) bins = std::max(bins, at[i] + 1);
  if (!weights) return weighted_counts<int64_t>(call, CORE_INT64, at, x.numel, bins, nullptr);
  return by_float(call, *weights, [&](auto number) {
    using T = decltype(number);
    return weighted_counts<T>(call, weights->dtype, at, x.numel, bins, elements<T>(*weights));
  });
}

int32_t histc(void*, const core_call* call) {
  const core_tensor& x = tensor_at(call, 0);
  return by_float(call, x, [&](auto number) -> int32_t {
    using T = decltype(number);
    const int64_t bins = call->args[1].v.i;
    double low = call->args[2].v.f[0], high = call->args[3].v.f[0];
    if (bins < 1 || bins > kMostBins || !(low <= high) || std::isinf(low) || std::isinf(high) ||
        !can_make(call, 0, x.dtype, 1, &bins))
      return CORE_DECLINED;
    const T* data = elements<T>(x);
    if (low == high && x.numel) {
      low = std::numeric_limits<double>::infinity();
      high = -low;
      for (int64_t i = 0; i < x.numel; i++) {
        if (!std::isfinite(data[i])) return CORE_DECLINED;
        low = std::min<double>(low, data[i]);
        high = std::max<double>(high, data[i]);
      }
      if (low == high) low -= 1, high += 1;
    }
    const double span = high - low, parts = static_cast<double>(bins);
    std::vector<int64_t> counts(static_cast<size_t>(bins));
    for (int64_t i = 0; i < x.numel; i++) {
      if (!(data[i] >= low && data[i] <= high)) continue;
      const double share = (data[i] - low) * parts / span;
      if (!(share >= 0 && share <= parts)) return CORE_DECLINED;  // beyond the range of double
      counts[std::min(static_cast<int64_t>(share), bins - 1)]++;
    }
    T* out = make_output<T>(call, 0, x.dtype, 1, &bins);
    if (!out) return CORE_ERROR;
    for (int64_t k = 0; k < bins; k++) out[k] = static_cast<T>(counts[k]);
    return CORE_OK;
  });
}

// Of the most frequent values the smallest; where it is last.
template <class T>
int64_t most_frequent(const T* row, int64_t size, std::vector<T>& sorted) {
  sorted.assign(row, row + size);
  std::sort(sorted.begin(), sorted.end());
  T value = sorted[0];
  for (int64_t begin = 0, most = 0; begin < size;) {
    int64_t end = begin + 1;
    while (end < size && sorted[end] == sorted[begin]) end++;
    if (end - begin > most) {
      most = end - begin;
      value = sorted[begin];
    }
    begin = end;
  }
  int64_t last = size - 1;
  while (last > 0 && row[last] != value) last--;
  return last;
}

int32_t mode(void*, const core_call* call) {
  const core_tensor& x = tensor_at(call, 0);
  return by_number(call, x, [&](auto number) -> int32_t {
    using T = decltype(number);
    const int rank = x.dl.ndim;
    const int64_t axis = call->args[1].v.i;
    if (rank == 0 || rank > 32 || (axis != -1 && axis != rank - 1) || x.numel == 0 ||
        x.numel > kSmall)
      return CORE_DECLINED;
    const int64_t size = x.dl.shape[rank - 1], rows = x.numel / size;
    const T* data = elements<T>(x);
    for (int64_t i = 0; i < x.numel; i++)
      if (data[i] != data[i]) return CORE_DECLINED;
    int64_t shape[32];
    std::copy(x.dl.shape, x.dl.shape + rank, shape);
    shape[rank - 1] = 1;
    const int made = call->args[2].v.i ? rank : rank - 1;
    if (!can_make(call, 0, x.dtype, made, shape) || !can_make(call, 1, CORE_INT64, made, shape))
      return CORE_DECLINED;
    T* values = make_output<T>(call, 0, x.dtype, made, shape);
    auto* places = make_output<int64_t>(call, 1, CORE_INT64, made, shape);
    if (!values || !places) return CORE_ERROR;
    std::vector<T> sorted;
    for (int64_t i = 0; i < rows; i++) {
      places[i] = most_frequent(data + i * size, size, sorted);
      values[i] = data[i * size + places[i]];
    }
    return CORE_OK;
  });
}

int32_t trace(void*, const core_call* call) {
  const core_tensor& x = tensor_at(call, 0);
  const int64_t offset = call->args[1].v.i;
  const int rank = x.dl.ndim;
  if (rank < 2 || call->args[2].tag != CORE_NONE) return CORE_DECLINED;
  return by_number(call, x, [&](auto number) -> int32_t {
    using T = decltype(number);
    using Sum = std::conditional_t<std::is_integral_v<T>, int64_t, T>;
    using Wide = std::conditional_t<std::is_integral_v<T>, uint64_t, double>;
    const uint8_t dtype = std::is_integral_v<T> ? static_cast<uint8_t>(CORE_INT64) : x.dtype;
    const int64_t height = x.dl.shape[rank - 2], width = x.dl.shape[rank - 1];
    if (offset <= -height || offset >= width || !can_make(call, 0, dtype, rank - 2, x.dl.shape))
      return CORE_DECLINED;
    const int64_t row = std::max<int64_t>(-offset, 0), column = std::max<int64_t>(offset, 0);
    const int64_t count = std::min(height - row, width - column);
    const int64_t matrices = extent(x, 0, rank - 2);
    auto* out = make_output<Sum>(call, 0, dtype, rank - 2, x.dl.shape);
    if (matrices == 0) return call->outputs[0].dl.shape ? CORE_OK : CORE_ERROR;
    if (!out) return CORE_ERROR;
    for (int64_t m = 0; m < matrices; m++) {
      const T* first = elements<T>(x) + (m * height + row) * width + column;
      Wide sum{};
      for (int64_t i = 0; i < count; i++) sum += static_cast<Wide>(first[i * (width + 1)]);
      out[m] = static_cast<Sum>(sum);
    }
    return CORE_OK;
  });
}

}  // namespace

const HostKernel kCountingKernels[] = {
    {"core::bincount", bincount, __LINE__},
    {"core::histc", histc, __LINE__},
    {"core::mode", mode, __LINE__},
    {"core::trace", trace, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
