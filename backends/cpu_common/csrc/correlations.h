// The loops of convolution, for each dtype and instruction set (convolution.h).
#pragma once
#include "convolution.h"

namespace core_cpu::CORE_ISA {

constexpr int64_t kDepthwiseRows = 4;  // of a group of one channel, whose result is no product yet

// Rows of windows of one element are one row, where they lie one after the other.
inline Correlation with_rows_joined(const Correlation& c) {
  const Taps &y = c.taps[1], &x = c.taps[2];
  const bool whole = y.count == 1 && x.count == 1 && y.stride == 1 && x.stride == 1 &&
                     y.offsets[0] == 0 && x.offsets[0] == 0 && c.count[1] == c.size[1] &&
                     c.count[2] == c.size[2];
  const auto follows = [&](const int64_t* axis) { return axis[1] == axis[2] * c.count[2]; };
  Correlation joined = c;
  if (!whole || !follows(c.x_axis) || !follows(c.y_axis)) return joined;
  joined.size[2] = joined.count[2] = c.count[1] * c.count[2];
  joined.size[1] = joined.count[1] = 1;
  return joined;
}

// One channel in a group: a plane slides under each filter (depthwise.cpp).
inline bool is_depthwise(const Correlation& c) {
  return c.channels == 1 && c.rows <= kDepthwiseRows;
}
template <class E>
bool correlate_depthwise(const Correlation& c, const Tasks& tasks);
// The same for weights, however many filters a group has (depthwise_weights.cpp).
template <class E>
bool sum_depthwise_weights(const Correlation& c, const Tasks& tasks);

// How one way to compute a correlation has ended. Declined: it does not serve this one, others are
// quicker, or what it has written is not the result; another way computes all of it.
enum class Ran : uint8_t { Done, Declined, NoMemory };

// Depthwise with channels in the lanes (depthwise_channels.cpp).
template <class E>
Ran correlate_channels(const Correlation& c, const Tasks& tasks);
// Windows of one element where they lie (elements.cpp).
template <class E>
Ran correlate_elements(const Correlation& c, const Tasks& tasks);
// 3 x 3 by fewer products (winograd.cpp). A result that is infinite or not a number spreads over
// its tile: then it declines.
template <class E>
Ran correlate_tiles(const Correlation& c, const Tasks& tasks);
// Few filters, or few channels (few_filters.cpp).
template <class E>
Ran correlate_few_filters(const Correlation& c, const Tasks& tasks);

#define CORE_EACH_DTYPE(way)                                    \
  template Ran way<Float16>(const Correlation&, const Tasks&);  \
  template Ran way<BFloat16>(const Correlation&, const Tasks&); \
  template Ran way<Float32>(const Correlation&, const Tasks&);  \
  template Ran way<Float64>(const Correlation&, const Tasks&);

// Any other: products (correlate.cpp, weights.cpp).
template <class E>
bool correlate(const Correlation& c, const Tasks& tasks);
template <class E>
bool sum_weights(const Correlation& c, const Tasks& tasks);

}  // namespace core_cpu::CORE_ISA
