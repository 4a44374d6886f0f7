// Pooling and row sums as their loops see them, whatever their dtype. Plain data, shared by the
// objects built for each instruction set.
#pragma once
#include <cstdint>
#include <vector>

#include "core/kernel.h"
#include "tasks.h"

namespace core_cpu {

constexpr int kPooledAxes = 3;

// The elements of a window along an axis: begin, begin + step, ... before end. `size`: how many it
// has where padding counts.
struct Window {
  int64_t begin, end, size;
};

// Planes of x over the last axes, of which an axis that x lacks has one window of one element.
struct Pooling {
  bool largest;     // or the mean
  double divisor;   // 0: the number of elements
  bool counts_pad;  // and padding
  const core_tensor* x;
  const core_tensor* y;  // row-major
  int pooled;            // axes
  int64_t size[kPooledAxes], step[kPooledAxes], dilation[kPooledAxes];
  std::vector<Window> windows[kPooledAxes];
};

// Rows of `length` neighbours, summed and divided.
struct RowSums {
  const char* x;
  char* y;
  int64_t rows, length;
  double divisor;
};

struct PoolingTable {
  bool (*pool[CORE_DTYPE_COUNT])(const Pooling&, const Tasks&);
  void (*sum[CORE_DTYPE_COUNT])(const RowSums&, const Tasks&);
};

// The kernel functions (pooling.cpp); context is a PoolingTable.
int32_t run_avg_pool(void* context, const core_call* call);
int32_t run_max_pool(void* context, const core_call* call);
int32_t run_adaptive_avg_pool(void* context, const core_call* call);
int32_t run_row_sum(void* context, const core_call* call);
int32_t run_row_mean(void* context, const core_call* call);

}  // namespace core_cpu
