// The loops of convolution, for each dtype and instruction set (convolution.h).
#pragma once
#include "convolution.h"

namespace core_cpu::CORE_ISA {

constexpr int64_t kDepthwiseRows = 4;  // of a group of one channel, whose result is no product yet

// One channel in a group: a plane slides under each filter (depthwise.cpp).
inline bool is_depthwise(const Correlation& c) {
  return c.channels == 1 && c.rows <= kDepthwiseRows;
}
template <class E>
bool correlate_depthwise(const Correlation& c, const Tasks& tasks);
// The same for weights, however many filters a group has (depthwise_weights.cpp).
template <class E>
bool sum_depthwise_weights(const Correlation& c, const Tasks& tasks);

// Any other: products (correlate.cpp, weights.cpp).
template <class E>
bool correlate(const Correlation& c, const Tasks& tasks);
template <class E>
bool sum_weights(const Correlation& c, const Tasks& tasks);

}  // namespace core_cpu::CORE_ISA
