// Writing and reading at places that masks and indices name, and telling which elements are among
// others.
#include "arguments.h"
#include "avx512.h"
#include "host.h"

namespace core {
namespace {

constexpr int64_t kSmall = 1 << 14;  // elements; the body of `where` has vectors and threads
constexpr int64_t kFewComparisons = 1 << 12;  // each element with each, instead of sorting

constexpr uint64_t kOnes = 0x0101010101010101;  // a product with it sums bytes up

// Eight truth values as bytes of 0 or 1.
inline uint64_t ones_of(const uint8_t* truths) {
  constexpr uint64_t low = 0x7f7f7f7f7f7f7f7f;
  uint64_t w;
  std::memcpy(&w, truths, sizeof w);
  return (w | ((w & low) + low)) >> 7 & kOnes;
}

// A mask over x, or over its last dimensions, which repeats: element i's is data[i % period].
struct Mask {
  const uint8_t* data;
  int64_t period;
  bool usable;

  Mask(const core_tensor& x, const core_tensor& mask)
      : data(elements<uint8_t>(mask)), period(mask.numel), usable(is_plain(mask, CORE_BOOL)) {
    const int lead = x.dl.ndim - mask.dl.ndim;
    usable = usable && lead >= 0 &&
             std::equal(mask.dl.shape, mask.dl.shape + mask.dl.ndim, x.dl.shape + lead);
  }

  // How many of so many elements it holds for.
  int64_t count(int64_t of) const {
    if (of == 0) return 0;
    int64_t held = 0, i = 0;
    for (; i + 8 <= period; i += 8) held += ones_of(data + i) * kOnes >> 56;
    for (; i < period; i++) held += data[i] != 0;
    return of / period * held;
  }

  // each(i) for every element where it holds, in order; until it returns false.
  template <class F>
  void where(int64_t count, F&& each) const {
    for (int64_t start = 0; start < count; start += period)
      for (int64_t i = 0; i < period; i++)
        if (data[i] != 0 && !each(start + i)) return;
  }
};

int32_t masked_fill(void*, const core_call* call) {
  const core_tensor& x = tensor_at(call, 0);
  const core_value& value = call->args[2];
  const Mask mask(x, tensor_at(call, 1));
  const void* fill = value.v.scalar;
  if (value.tag == CORE_TENSOR) {
    if (value.v.tensor->dl.ndim || value.v.tensor->dtype != x.dtype) return CORE_DECLINED;
    fill = value.v.tensor->dl.data;
  } else if (value.tag != CORE_SCALAR || value.dtype != x.dtype) {
    return CORE_DECLINED;
  }
  if (!mask.usable || x.numel > kSmall || !can_copy(call, x)) return CORE_DECLINED;
  return by_size(x, [&](auto element) -> int32_t {
    using T = decltype(element);
    T number;
    std::memcpy(&number, fill, sizeof number);
    T* out = copied<T>(call, x);
    if (x.numel == 0) return call->outputs[0].dl.shape ? CORE_OK : CORE_ERROR;
    if (!out) return CORE_ERROR;
    mask.where(x.numel, [&](int64_t i) {
      out[i] = number;
      return true;
    });
    return CORE_OK;
  });
}

// a or b, by their bits: of a choice GCC makes a jump.
template <class T>
T chosen(bool first, T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    const auto all = static_cast<T>(-static_cast<T>(first));
    return static_cast<T>((a & all) | (b & ~all));
  } else {
    return first ? a : b;
  }
}

int32_t masked_scatter(void*, const core_call* call) {
  const core_tensor &x = tensor_at(call, 0), &source = tensor_at(call, 2);
  const Mask mask(x, tensor_at(call, 1));
  if (!mask.usable || source.dtype != x.dtype || !source.contiguous || !can_copy(call, x))
    return CORE_DECLINED;
  if (mask.count(x.numel) > source.numel) return CORE_DECLINED;
  return by_size(x, [&](auto element) -> int32_t {
    using T = decltype(element);
    T* out = make_output<T>(call, 0, x.dtype, x.dl.ndim, x.dl.shape);
    if (x.numel == 0) return call->outputs[0].dl.shape ? CORE_OK : CORE_ERROR;
    if (!out) return CORE_ERROR;
    if (source.numel == 0) return copied<T>(call, x) ? CORE_OK : CORE_ERROR;
    const T *data = elements<T>(x), *from = elements<T>(source);
    const T* const last = from + source.numel - 1;  // another thread may write to the mask
    for (int64_t start = 0; start < x.numel; start += mask.period) {
      int64_t i = has_avx512()
                      ? expand_some(data + start, mask.data, mask.period, out + start, from, last)
                      : 0;
      // Without jumps, which nothing predicts.
      for (; i + 8 <= mask.period && last - from >= 8; i += 8) {
        const uint64_t ones = ones_of(mask.data + i);
        const uint64_t before = ones * kOnes;  // byte k: how many of the first k + 1 hold
        for (int64_t k = 0; k < 8; k++) {
          const int64_t at = start + i + k, held = ones >> 8 * k & 1;
          out[at] = chosen(held != 0, from[(before >> 8 * k & 0xff) - held], data[at]);
        }
        from += before >> 56;
      }
      for (; i < mask.period; i++) {
        const bool held = mask.data[i] != 0;
        const T kept = data[start + i], other = *from;
        out[start + i] = chosen(held, other, kept);
        from += held & (from != last);
      }
    }
    return CORE_OK;
  });
}

bool is_one(const core_value& v) {
  if (v.tag != CORE_SCALAR) return false;
  if (v.dtype == CORE_INT64) {
    int64_t number;
    std::memcpy(&number, v.v.scalar, sizeof number);
    return number == 1;
  }
  double number = 0;
  if (v.dtype == CORE_FLOAT64) std::memcpy(&number, v.v.scalar, sizeof number);
  return number == 1;
}

int32_t index_add(void*, const core_call* call) {
  const core_tensor &x = tensor_at(call, 0), &index = tensor_at(call, 2),
                    &source = tensor_at(call, 3);
  const int rank = x.dl.ndim;
  const int64_t named = call->args[1].v.i, axis = named < 0 ? named + rank : named;
  const Integers at(index);
  if (axis < 0 || axis >= rank || index.dl.ndim != 1 || !at.usable() || source.dtype != x.dtype ||
      !source.contiguous || source.dl.ndim != rank || !is_one(call->args[4]) || !can_copy(call, x))
    return CORE_DECLINED;
  for (int d = 0; d < rank; d++)
    if (source.dl.shape[d] != (d == axis ? index.numel : x.dl.shape[d])) return CORE_DECLINED;
  const int64_t size = x.dl.shape[axis];
  if (!at.within(index.numel, -size, size)) return CORE_DECLINED;
  return by_number(call, x, [&](auto number) -> int32_t {
    using T = decltype(number);
    T* out = copied<T>(call, x);
    if (x.numel == 0) return call->outputs[0].dl.shape ? CORE_OK : CORE_ERROR;
    if (!out) return CORE_ERROR;
    const T* from = elements<T>(source);
    const int64_t outer = extent(x, 0, static_cast<int>(axis)),
                  inner = extent(x, static_cast<int>(axis) + 1, rank);
    for (int64_t i = 0; i < outer; i++)
      for (int64_t k = 0; k < index.numel; k++) {
        const int64_t place = at[k] < 0 ? at[k] + size : at[k];
        if (place < 0 || place >= size) continue;  // another thread has written to the index
        T* row = out + (i * size + place) * inner;
        for (int64_t j = 0; j < inner; j++) row[j] = plus(row[j], *from++);
      }
    return CORE_OK;
  });
}

int32_t one_hot(void*, const core_call* call) {
  const core_tensor& x = tensor_at(call, 0);
  const int64_t classes = call->args[1].v.i;
  const Integers at(x);
  const int rank = x.dl.ndim;
  if (!at.usable() || classes < 1 || rank > 31 || !at.within(x.numel, 0, classes))
    return CORE_DECLINED;
  int64_t shape[32];
  std::copy(x.dl.shape, x.dl.shape + rank, shape);
  shape[rank] = classes;
  if (!can_make(call, 0, CORE_INT64, rank + 1, shape)) return CORE_DECLINED;
  auto* out = make_output<int64_t>(call, 0, CORE_INT64, rank + 1, shape);
  if (x.numel == 0) return call->outputs[0].dl.shape ? CORE_OK : CORE_ERROR;
  if (!out) return CORE_ERROR;
  std::fill(out, out + x.numel * classes, 0);
  for (int64_t i = 0; i < x.numel; i++) {
    const int64_t c = at[i];
    if (c >= 0 && c < classes) out[i * classes + c] = 1;
  }
  return CORE_OK;
}

// ---- reading ------------------------------------------------------------------------------------
template <class T, class I>
struct Gather {
  const T* x;
  const I* index;
  T* out;
  int64_t size, count;  // of a row of x, and of a row of the index

  // What the next row reads is asked for while this one is read.
  void rows(int64_t begin, int64_t end) const {
    for (int64_t r = begin; r + 1 < end; r++) read<true>(r);
    if (begin < end) read<false>(end - 1);
  }

  template <bool Ahead>
  void read(int64_t r) const {
    const T* row = x + r * size;
    const I* at = index + r * count;
    T* to = out + r * count;
    for (int64_t k = 0; k < count; k++) {
      if (Ahead) __builtin_prefetch(row + size + at[count + k]);
      const int64_t place = at[k] < 0 ? at[k] + size : at[k];
      // it is inside, unless another thread has written to the index
      to[k] = static_cast<uint64_t>(place) < static_cast<uint64_t>(size) ? row[place] : T{};
    }
  }
};

// Along the last axis of rows.
int32_t gather_rows(const core_call* call, int axis_argument, int index_argument) {
  const core_tensor &x = tensor_at(call, 0), &index = tensor_at(call, index_argument),
                    &out = call->outputs[0];
  const int rank = x.dl.ndim;
  const int64_t axis = call->args[axis_argument].v.i;
  const bool wide = index.dtype == CORE_INT64;
  if (rank == 0 || (axis != -1 && axis != rank - 1) || !is_plain(out, x.dtype) || !x.contiguous ||
      !index.contiguous || (!wide && index.dtype != CORE_INT32) || index.dl.ndim != rank ||
      !std::equal(x.dl.shape, x.dl.shape + rank - 1, index.dl.shape))
    return CORE_DECLINED;
  if (index.numel == 0) return CORE_OK;
  return by_size(x, [&](auto element) -> int32_t {
    using T = decltype(element);
    const auto run = [&](auto number) -> int32_t {
      using G = Gather<T, decltype(number)>;
      const int64_t count = index.dl.shape[rank - 1], rows = index.numel / count;
      G gather{elements<T>(x), elements<decltype(number)>(index), static_cast<T*>(out.dl.data),
               x.dl.shape[rank - 1], count};
      const auto part = [](void* context, int64_t begin, int64_t end) {
        static_cast<const G*>(context)->rows(begin, end);
      };
      const int64_t grain = std::max<int64_t>(kSmall / count, 1);
      if (rows <= grain)
        gather.rows(0, rows);
      else
        call->parallel_for(call, rows, grain, part, &gather);
      return CORE_OK;
    };
    return wide ? run(int64_t{}) : run(int32_t{});
  });
}

int32_t take_along_axis(void*, const core_call* call) { return gather_rows(call, 2, 1); }
int32_t gather(void*, const core_call* call) { return gather_rows(call, 1, 2); }

int32_t isin(void*, const core_call* call) {
  const core_tensor &x = tensor_at(call, 0), &among = tensor_at(call, 1);
  const bool invert = call->args[3].v.i != 0;
  if (among.dtype != x.dtype || !among.contiguous || x.numel > kFewComparisons ||
      among.numel > kFewComparisons || x.numel * among.numel > kFewComparisons ||
      !can_make(call, 0, CORE_BOOL, x.dl.ndim, x.dl.shape))
    return CORE_DECLINED;
  return by_number(call, x, [&](auto number) -> int32_t {
    using T = decltype(number);
    auto* out = make_output<uint8_t>(call, 0, CORE_BOOL, x.dl.ndim, x.dl.shape);
    if (x.numel == 0) return call->outputs[0].dl.shape ? CORE_OK : CORE_ERROR;
    if (!out) return CORE_ERROR;
    const T *data = elements<T>(x), *others = elements<T>(among);
    for (int64_t i = 0; i < x.numel; i++) {
      bool found = false;
      for (int64_t k = 0; k < among.numel; k++) found |= data[i] == others[k];
      out[i] = found != invert;
    }
    return CORE_OK;
  });
}

}  // namespace

const HostKernel kPlaceKernels[] = {
    {"core::masked_fill", masked_fill, __LINE__, true},
    {"core::masked_scatter", masked_scatter, __LINE__, true},
    {"core::index_add", index_add, __LINE__, true},
    {"core::one_hot", one_hot, __LINE__},
    {"core::take_along_axis", take_along_axis, __LINE__},
    {"core::gather", gather, __LINE__},
    {"core::isin", isin, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
