// A kernel in C++ for examples/cpp_kernel.py: the median of 3 x 3 pixels, edges repeated.
//
// It sees core through one header, core/kernel.h, and links to nothing of it. pybind11 only makes
// the module; what crosses the border is the capsule.
#include <pybind11/pybind11.h>

#include <algorithm>

#include "core/kernel.h"

namespace {

struct Picture {
  const float* from;
  float* to;
  int64_t height, width;
};

float median_at(const Picture& p, int64_t row, int64_t column) {
  float values[9];
  int count = 0;
  for (int64_t y = row - 1; y <= row + 1; y++) {
    const float* line = p.from + std::clamp<int64_t>(y, 0, p.height - 1) * p.width;
    for (int64_t x = column - 1; x <= column + 1; x++)
      values[count++] = line[std::clamp<int64_t>(x, 0, p.width - 1)];
  }
  std::nth_element(values, values + 4, values + 9);
  return values[4];
}

// Some of the rows; core calls it from several threads.
void rows(void* context, int64_t begin, int64_t end) {
  const Picture& p = *static_cast<const Picture*>(context);
  for (int64_t row = begin; row < end; row++)
    for (int64_t column = 0; column < p.width; column++)
      p.to[row * p.width + column] = median_at(p, row, column);
}

int32_t median(void*, const core_call* call) {
  const core_tensor& image = *call->args[0].v.tensor;
  if (!image.contiguous) return CORE_DECLINED;  // the next kernel is tried: the one in Python
  Picture p{static_cast<const float*>(image.dl.data),
            static_cast<float*>(call->outputs[0].dl.data), image.dl.shape[0], image.dl.shape[1]};
  call->parallel_for(call, p.height, 16, rows, &p);
  return CORE_OK;
}

core_kernel kernel = {sizeof(core_kernel), CORE_ABI_VERSION, median,  nullptr,
                      "examples::median",  __FILE__,         __LINE__};

}  // namespace

PYBIND11_MODULE(cpp_kernel_native, m) {
  m.attr("median") = pybind11::capsule(&kernel, CORE_KERNEL_CAPSULE);
}
