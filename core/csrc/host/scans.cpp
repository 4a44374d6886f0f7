// Running sums along the last axis. Each is one addition after the other; several rows go side by
// side, so that an addition need not wait for the one before.
#include "arguments.h"
#include "avx512.h"
#include "host.h"

namespace core {
namespace {

constexpr int64_t kGrain = 1 << 13;  // elements that are worth a thread
constexpr int kRows = 8;             // side by side
constexpr int64_t kLine = 128;       // bytes of a row at a time: rows may share a set of a cache

template <class T>
struct Scan {
  const T* x;
  T* out;
  int64_t size;  // of a row
};

template <class T, int ROWS>
void sum_rows(const T* x, T* out, int64_t size) {
  constexpr int64_t piece = std::max<int64_t>(kLine / static_cast<int64_t>(sizeof(T)), 1);
  T sums[ROWS] = {};
  for (int64_t begin = 0; begin < size; begin += piece)
    for (int r = 0; r < ROWS; r++) {
      const int64_t end = std::min(begin + piece, size);
      T sum = sums[r];
      for (int64_t j = begin; j < end; j++) out[r * size + j] = sum = plus(sum, x[r * size + j]);
      sums[r] = sum;
    }
}

// Rows whose elements are summed in the lanes of vectors, where the processor has instructions for
// that: how many of the first ones.
template <class T>
int64_t sum_in_lanes(const T*, T*, int64_t, int64_t) {
  return 0;
}

template <>
int64_t sum_in_lanes(const float* x, float* out, int64_t size, int64_t rows) {
  int64_t i = 0;
  if (has_avx512() && size >= kSummed)
    for (; i + kSummed <= rows; i += kSummed) sum_rows_in_lanes(x + i * size, out + i * size, size);
  return i;
}

template <class T>
void run_sums(void* context, int64_t begin, int64_t end) {
  const auto& s = *static_cast<const Scan<T>*>(context);
  int64_t i =
      begin + sum_in_lanes(s.x + begin * s.size, s.out + begin * s.size, s.size, end - begin);
  for (; i + kRows <= end; i += kRows)
    sum_rows<T, kRows>(s.x + i * s.size, s.out + i * s.size, s.size);
  for (; i < end; i++) sum_rows<T, 1>(s.x + i * s.size, s.out + i * s.size, s.size);
}

// Arguments: x, axis, dtype, include_initial.
int32_t cumulative_sum(void*, const core_call* call) {
  const core_tensor &x = tensor_at(call, 0), &y = call->outputs[0];
  const int rank = x.dl.ndim;
  const core_value& axis = call->args[1];
  const int64_t named = axis.tag == CORE_INT ? axis.v.i : 0;
  if (rank < 1 || (named < 0 ? named + rank : named) != rank - 1 || call->args[3].v.i != 0 ||
      x.numel == 0 || !is_plain(y, x.dtype) || !same_sizes(x, y) ||
      x.numel < kRows * x.dl.shape[rank - 1])
    return CORE_DECLINED;
  return by_number(call, x, [&](auto number) -> int32_t {
    using T = decltype(number);
    Scan<T> scan{elements<T>(x), static_cast<T*>(y.dl.data), x.dl.shape[rank - 1]};
    const int64_t rows = x.numel / scan.size;
    if (x.numel <= kGrain)
      run_sums<T>(&scan, 0, rows);
    else
      call->parallel_for(call, rows, std::max<int64_t>(kGrain / scan.size, kRows), run_sums<T>,
                         &scan);
    return CORE_OK;
  });
}

}  // namespace

const HostKernel kScanKernels[] = {
    {"core::cumulative_sum", cumulative_sum, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
