// How kernels of the host read their arguments, and make and find their outputs.
//
// Such a kernel does the usual call: row-major operands of usual dtypes that are in order. It
// declines everything else, errors included, before it writes: the body or the decomposition
// serves these calls then, and has the one message for each error.
#pragma once
#include <algorithm>
#include <cstring>
#include <new>
#include <type_traits>

#include "../../include/core/kernel.h"

namespace core {

inline const core_tensor& tensor_at(const core_call* call, uint32_t i) {
  return *call->args[i].v.tensor;
}

// An optional tensor: nullptr where it was not given.
inline const core_tensor* given_at(const core_call* call, uint32_t i) {
  return call->args[i].tag == CORE_TENSOR ? call->args[i].v.tensor : nullptr;
}

template <class T>
const T* elements(const core_tensor& x) {
  return static_cast<const T*>(x.dl.data);
}

inline bool is_plain(const core_tensor& x, uint8_t dtype) {
  return x.contiguous != 0 && x.dtype == dtype;
}

inline bool same_sizes(const core_tensor& a, const core_tensor& b) {
  return a.dl.ndim == b.dl.ndim && std::equal(a.dl.shape, a.dl.shape + a.dl.ndim, b.dl.shape);
}

// The product of sizes from one axis to before another.
inline int64_t extent(const core_tensor& x, int begin, int end) {
  int64_t n = 1;
  for (int d = begin; d < end; d++) n *= x.dl.shape[d];
  return n;
}

// Row-major integers of 32 or 64 bits; not `usable` otherwise.
class Integers {
 public:
  explicit Integers(const core_tensor& x)
      : data_(x.dl.data),
        wide_(x.dtype == CORE_INT64),
        usable_(x.contiguous && (x.dtype == CORE_INT64 || x.dtype == CORE_INT32)) {}
  bool usable() const { return usable_; }
  int64_t operator[](int64_t i) const {
    return wide_ ? static_cast<const int64_t*>(data_)[i] : static_cast<const int32_t*>(data_)[i];
  }
  // Whether elements [0, count) are from low to below high.
  bool within(int64_t count, int64_t low, int64_t high) const {
    bool all = true;
    for (int64_t i = 0; i < count; i++) all &= (*this)[i] >= low && (*this)[i] < high;
    return all;
  }

 private:
  const void* data_;
  bool wide_, usable_;
};

// Memory for an output: new, or that of the call's `out=` if it has this shape.
// nullptr: an error is set.
template <class T>
T* make_output(const core_call* call, uint32_t index, int dtype, int rank, const int64_t* shape) {
  const core_tensor& out = call->outputs[index];
  if (out.dl.shape == nullptr && call->allocate_output(call, index, dtype, rank, shape) != CORE_OK)
    return nullptr;
  return static_cast<T*>(out.dl.data);
}

// Whether output `index` has still to be made, or lies as make_output would make it.
inline bool can_make(const core_call* call, uint32_t index, int dtype, int rank,
                     const int64_t* shape) {
  const core_tensor& out = call->outputs[index];
  return out.dl.shape == nullptr ||
         (is_plain(out, static_cast<uint8_t>(dtype)) && out.dl.ndim == rank &&
          std::equal(shape, shape + rank, out.dl.shape));
}

inline bool can_copy(const core_call* call, const core_tensor& x) {
  return x.contiguous && can_make(call, 0, x.dtype, x.dl.ndim, x.dl.shape);
}

// Output 0 with the elements of x, to be written to: x itself in an in-place form. can_copy first.
template <class T>
T* copied(const core_call* call, const core_tensor& x) {
  T* out = make_output<T>(call, 0, x.dtype, x.dl.ndim, x.dl.shape);
  if (out && x.numel && static_cast<const void*>(out) != x.dl.data)
    std::memcpy(out, x.dl.data, static_cast<size_t>(x.numel) * (x.dl.dtype.bits / 8));
  return out;
}

// run(float or double) by x's dtype.
template <class F>
int32_t by_float(const core_call* call, const core_tensor& x, F&& run) {
  try {
    if (is_plain(x, CORE_FLOAT32)) return run(float{});
    if (is_plain(x, CORE_FLOAT64)) return run(double{});
    return CORE_DECLINED;
  } catch (const std::bad_alloc&) {
    return call->set_error(call, "out of memory");
  }
}

// run(float, double, int32_t or int64_t).
template <class F>
int32_t by_number(const core_call* call, const core_tensor& x, F&& run) {
  if (is_plain(x, CORE_INT64)) return run(int64_t{});
  if (is_plain(x, CORE_INT32)) return run(int32_t{});
  return by_float(call, x, run);
}

// Sums of integers wrap.
template <class T>
T plus(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
  } else {
    return a + b;
  }
}

struct Bytes16 {
  uint64_t parts[2];
};

// run(an integer of as many bytes as x's elements have): for kernels that only move elements.
template <class F>
int32_t by_size(const core_tensor& x, F&& run) {
  switch (x.dl.dtype.bits) {
    case 8:
      return run(uint8_t{});
    case 16:
      return run(uint16_t{});
    case 32:
      return run(uint32_t{});
    case 64:
      return run(uint64_t{});
    default:
      return run(Bytes16{});
  }
}

}  // namespace core
