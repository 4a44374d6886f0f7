// Reads the arguments of draws of random numbers (random.h).
#include "random.h"

#include <algorithm>
#include <cstring>

#include "table.h"

namespace core_cpu {
namespace {

// An integer among the arguments that is given as a number.
bool read_word(const core_value& v, uint64_t* word) {
  if (v.tag != CORE_SCALAR || (v.dtype != CORE_INT64 && v.dtype != CORE_UINT64)) return false;
  memcpy(word, v.v.scalar, sizeof *word);
  return true;
}

DrawFunction find(void* context, uint32_t dtype) {
  return static_cast<const DrawTable*>(context)->of[dtype];
}

// The place of a draw: two numbers, or a tensor of both and the draws to skip.
bool read_place(const core_call* call, Draw* draw) {
  if (call->args[1].tag != CORE_TENSOR)
    return read_word(call->args[1], &draw->seed) && read_word(call->args[2], &draw->offset);
  const core_tensor& place = *call->args[1].v.tensor;
  if (place.dtype != CORE_INT64 || place.numel != 2 || !place.contiguous) return false;
  uint64_t words[2];
  memcpy(words, place.dl.data, sizeof words);
  draw->seed = words[0];
  draw->offset = words[1] + static_cast<uint64_t>(call->args[2].v.i);
  return true;
}

int32_t run(void* context, const core_call* call, Draw draw) {
  const core_tensor& y = call->outputs[0];
  const DrawFunction function = find(context, y.dtype);
  const int64_t blocks = call->args[0].v.i;
  if (function == nullptr || !y.contiguous || blocks < 0 ||
      y.numel != blocks * (kItemSize[y.dtype] == 8 ? 2 : 4) || !read_place(call, &draw))
    return CORE_DECLINED;
  draw.out = static_cast<char*>(y.dl.data);
  draw.count = y.numel;
  function(draw, {call});
  return CORE_OK;
}

// Whether output 0 has still to be made, or is row-major and of x's shape and dtype.
bool can_make_like(const core_call* call, const core_tensor& x) {
  const core_tensor& y = call->outputs[0];
  return y.dl.shape == nullptr || (y.contiguous && y.dtype == x.dtype && y.dl.ndim == x.dl.ndim &&
                                   std::equal(x.dl.shape, x.dl.shape + x.dl.ndim, y.dl.shape));
}

}  // namespace

// (blocks, seed, offset, dtype, device), or (blocks, place, skip, dtype)
int32_t run_draw(void* context, const core_call* call) { return run(context, call, {}); }

// (blocks, seed, offset, low, width, dtype, device), or (blocks, place, skip, low, width, dtype)
int32_t run_integers(void* context, const core_call* call) {
  Draw draw{};
  if (!read_word(call->args[3], &draw.low) || !read_word(call->args[4], &draw.width))
    return CORE_DECLINED;
  return run(context, call, draw);
}

// (x, shape, p, seed, offset): a draw for each element of x.
int32_t run_dropout(void* context, const core_call* call) {
  const core_tensor& x = *call->args[0].v.tensor;
  const core_value& shape = call->args[1];
  const DrawFunction function = find(context, x.dtype);
  if (function == nullptr || !x.contiguous || shape.tag != CORE_INTS || shape.count != x.dl.ndim ||
      !std::equal(x.dl.shape, x.dl.shape + x.dl.ndim, shape.v.ints) || !can_make_like(call, x))
    return CORE_DECLINED;
  if (call->outputs[0].dl.shape == nullptr &&
      call->allocate_output(call, 0, x.dtype, x.dl.ndim, x.dl.shape) != CORE_OK)
    return CORE_ERROR;
  Draw draw{};
  draw.p = call->args[2].v.f[0];
  draw.seed = static_cast<uint64_t>(call->args[3].v.i);
  draw.offset = static_cast<uint64_t>(call->args[4].v.i);
  draw.x = static_cast<const char*>(x.dl.data);
  draw.out = static_cast<char*>(call->outputs[0].dl.data);
  draw.count = x.numel;
  function(draw, {call});
  return CORE_OK;
}

}  // namespace core_cpu
