// Convolution and its adjoints as their loops see them: what a call's arguments mean, whatever
// their dtype. Plain data, shared by the objects built for each instruction set.
//
// All three are correlations. The gradient of the input is one of the gradient with the weights'
// channels and filters exchanged: a stride of s makes s of them along an axis, each with the places
// of the kernel that reach every s-th element.
#pragma once
#include <cstdint>

#include "core/kernel.h"
#include "tasks.h"

namespace core_cpu {

constexpr int kAxes = 3;  // depth, height, width: a tensor with fewer has sizes of 1 before them

// Window i of an axis reads the elements i * stride + offsets[t]; what lies outside is 0.
struct Taps {
  int64_t count, stride;
  const int64_t* offsets;  // in rising order
};

// y[n, g, r, i] = sum over c, t of weights[g, r, c, t] * x[n, g, c, i * stride + offset(t)].
// Strides count elements.
struct Correlation {
  int64_t batch, groups, rows, channels;  // rows and channels of one group
  char* x;
  int64_t x_batch, x_channel, x_axis[kAxes], size[kAxes];
  char* y;
  int64_t y_batch, y_row, y_axis[kAxes], count[kAxes];
  char* weights;
  int64_t weights_group, weights_row, weights_channel;
  const int64_t* weights_place;  // where each place of a kernel lies
  Taps taps[kAxes];

  int64_t places() const { return taps[0].count * taps[1].count * taps[2].count; }
  int64_t depth() const { return channels * places(); }
  // How far the weights of a row lie apart, from each to the next; 0 where that differs.
  int64_t weights_step() const {
    const int64_t n = places(),
                  step = n > 1 ? weights_place[1] - weights_place[0] : weights_channel;
    for (int64_t t = 0; t < n; ++t)
      if (weights_place[t] - weights_place[0] != t * step) return 0;
    return channels == 1 || weights_channel == n * step ? step : 0;
  }
};

// The loops of one instruction set, by core_dtype; nullptr where there are none. They return false
// if there was no memory.
using Correlate = bool (*)(const Correlation&, const Tasks&);
struct ConvolutionTable {
  Correlate correlate[CORE_DTYPE_COUNT];
  Correlate sum_weights[CORE_DTYPE_COUNT];  // the same, but reads x and y and writes weights
};

// The kernel functions (convolution.cpp); context is a ConvolutionTable.
int32_t run_convolution(void* context, const core_call* call);
int32_t run_convolution_input_grad(void* context, const core_call* call);
int32_t run_convolution_weight_grad(void* context, const core_call* call);

}  // namespace core_cpu
