// Kernels of the cpu for masks: positions that hold, and the elements there. How many
// there are is counted first, and only then is memory made; a body would have Python read the
// count.
#include <cstring>
#include <type_traits>

#include "avx512.h"
#include "host.h"

namespace core {
namespace {

constexpr int64_t kWord = sizeof(uint64_t);

// How many of `count` bools hold. Any byte but 0 counts: other libraries may have written them.
int64_t count_held(const uint8_t* mask, int64_t count) {
  int64_t held = 0, i = 0;
  while (i + kWord <= count) {
    uint64_t sums = 0;
    for (int k = 0; k < 255 && i + kWord <= count; k++, i += kWord) {
      uint64_t word;
      std::memcpy(&word, mask + i, sizeof word);
      word |= word >> 4;
      word |= word >> 2;
      word |= word >> 1;
      sums += word & 0x0101010101010101u;
    }
    for (int k = 0; k < kWord; k++) held += (sums >> 8 * k) & 0xff;
  }
  for (; i < count; i++) held += mask[i] != 0;
  return held;
}

// ---- the elements where a mask holds -----------------------------------------------------------
// Each element is written where the next one that is kept goes. Another thread may write to the
// mask meanwhile: then fewer or other elements come, and no others are touched.
template <class T>
void compress(const T* x, const uint8_t* mask, int64_t count, T* out, int64_t held) {
  int64_t k = 0;
  int64_t i = has_avx512() ? compress_some(x, mask, count, out, held, k) : 0;
  for (; i < count && k < held; i++) {
    out[k] = x[i];
    k += mask[i] != 0;
  }
}

struct Wide {
  uint64_t parts[2];
};

int32_t masked_select(void*, const core_call* call) {
  const core_tensor &x = *call->args[0].v.tensor, &mask = *call->args[1].v.tensor;
  if (!x.contiguous || !mask.contiguous || mask.dtype != CORE_BOOL || x.dl.ndim != mask.dl.ndim ||
      x.numel != mask.numel)
    return CORE_DECLINED;
  for (int i = 0; i < x.dl.ndim; i++)
    if (x.dl.shape[i] != mask.dl.shape[i]) return CORE_DECLINED;
  const auto* held = static_cast<const uint8_t*>(mask.dl.data);
  const int64_t count = count_held(held, mask.numel);
  if (call->allocate_output(call, 0, x.dtype, 1, &count) != CORE_OK) return CORE_ERROR;
  const auto run = [&](auto element) {
    using T = decltype(element);
    compress(static_cast<const T*>(x.dl.data), held, x.numel,
             static_cast<T*>(call->outputs[0].dl.data), count);
  };
  switch (x.dl.dtype.bits) {
    case 8:
      run(uint8_t{});
      break;
    case 16:
      run(uint16_t{});
      break;
    case 32:
      run(uint32_t{});
      break;
    case 64:
      run(uint64_t{});
      break;
    default:
      run(Wide{});
  }
  return CORE_OK;
}

// ---- positions that are not zero ---------------------------------------------------------------
// Row by row: the last index of each element that is held, then the row's indices for all of them.
// mask: what `held` reads, if that is a mask, else nullptr.
template <class Held>
void fill_positions(const core_tensor& x, int64_t count, int64_t* out, const uint8_t* mask,
                    Held held) {
  const int rank = x.dl.ndim;
  const int64_t last = x.dl.shape[rank - 1];
  int64_t row[64] = {};
  int64_t* inner = out + (rank - 1) * count;
  for (int64_t start = 0, k = 0; k < count && start < x.numel; start += last) {
    const int64_t before = k;
    int64_t j = mask && has_avx512() ? positions_some(mask + start, last, inner, count, k) : 0;
    for (; j < last && k < count; j++) {
      inner[k] = j;
      k += held(start + j);
    }
    for (int d = 0; d < rank - 1; d++)
      for (int64_t i = before; i < k; i++) out[d * count + i] = row[d];
    for (int d = rank - 2; d >= 0 && ++row[d] == x.dl.shape[d]; d--) row[d] = 0;
  }
}

template <class Held>
int32_t positions_where(const core_call* call, const core_tensor& x, Held held) {
  int64_t count = 0;
  if constexpr (std::is_pointer_v<Held>) {
    count = count_held(held, x.numel);
  } else {
    for (int64_t i = 0; i < x.numel; i++) count += held(i);
  }
  const int64_t shape[] = {x.dl.ndim, count};
  if (call->allocate_output(call, 0, CORE_INT64, 2, shape) != CORE_OK) return CORE_ERROR;
  auto* out = static_cast<int64_t*>(call->outputs[0].dl.data);
  if constexpr (std::is_pointer_v<Held>) {
    fill_positions(x, count, out, held, [held](int64_t i) { return held[i] != 0; });
  } else {
    fill_positions(x, count, out, nullptr, held);
  }
  return CORE_OK;
}

template <class T>
int32_t positions_of(const core_call* call, const core_tensor& x) {
  const T* data = static_cast<const T*>(x.dl.data);
  return positions_where(call, x, [data](int64_t i) { return data[i] != T{}; });
}

int32_t nonzero_coordinates(void*, const core_call* call) {
  const core_tensor& x = *call->args[0].v.tensor;
  if (!x.contiguous || x.dl.ndim == 0) return CORE_DECLINED;
  switch (x.dtype) {
    case CORE_BOOL:
      return positions_where(call, x, static_cast<const uint8_t*>(x.dl.data));
    case CORE_INT8:
    case CORE_UINT8:
      return positions_of<uint8_t>(call, x);
    case CORE_INT16:
    case CORE_UINT16:
      return positions_of<uint16_t>(call, x);
    case CORE_INT32:
    case CORE_UINT32:
      return positions_of<uint32_t>(call, x);
    case CORE_INT64:
    case CORE_UINT64:
      return positions_of<uint64_t>(call, x);
    case CORE_FLOAT32:
      return positions_of<float>(call, x);
    case CORE_FLOAT64:
      return positions_of<double>(call, x);
    default:
      return CORE_DECLINED;
  }
}

}  // namespace

const HostKernel kPositionKernels[] = {
    {"core::masked_select", masked_select, __LINE__},
    {"core::nonzero_coordinates", nonzero_coordinates, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
