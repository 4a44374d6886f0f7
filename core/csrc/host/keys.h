// Elements as unsigned keys that order as they do, for kernels that put rows in order.
#pragma once
#include <algorithm>
#include <memory>
#include <new>
#include <type_traits>

#include "host.h"
#include "loops.h"

namespace core {
namespace {

constexpr int64_t kWork = 1 << 13;  // elements that are worth a thread

// ---- keys --------------------------------------------------------------------------------------
enum class Kind { unsigned_, signed_, floating, boolean };

// The kind of an element of `sizeof(U)` bytes; `infinity` are the bits of the infinite float.
struct Element {
  Kind kind;
  uint64_t infinity;
  bool descending;
};

inline bool describe(uint8_t dtype, Element& e) {
  switch (dtype) {
    case CORE_BOOL:
      e.kind = Kind::boolean;
      return true;
    case CORE_INT8:
    case CORE_INT16:
    case CORE_INT32:
    case CORE_INT64:
      e.kind = Kind::signed_;
      return true;
    case CORE_UINT8:
    case CORE_UINT16:
    case CORE_UINT32:
    case CORE_UINT64:
      e.kind = Kind::unsigned_;
      return true;
    case CORE_FLOAT16:
      e = {Kind::floating, 0x7c00, e.descending};
      return true;
    case CORE_BFLOAT16:
      e = {Kind::floating, 0x7f80, e.descending};
      return true;
    case CORE_FLOAT32:
      e = {Kind::floating, 0x7f800000, e.descending};
      return true;
    case CORE_FLOAT64:
      e = {Kind::floating, 0x7ff0000000000000, e.descending};
      return true;
    default:
      return false;
  }
}

template <class U>
constexpr U kSign = static_cast<U>(U{1} << (8 * sizeof(U) - 1));

// Keys in the order of elements: NaN last, both zeros equal.
template <class U>
U key_of(U x, const Element& e) {
  U key = x;
  switch (e.kind) {
    case Kind::unsigned_:
      break;
    case Kind::signed_:
      key = x ^ kSign<U>;
      break;
    case Kind::boolean:
      key = x != 0;
      break;
    case Kind::floating: {
      const auto magnitude = static_cast<U>(x & ~kSign<U>);
      const bool nan = magnitude > static_cast<U>(e.infinity), zero = magnitude == 0;
      key = x & kSign<U> ? static_cast<U>(~x) : static_cast<U>(x | kSign<U>);
      key = zero ? kSign<U> : key;
      key = nan ? static_cast<U>(~U{0}) : key;
    }
  }
  return e.descending ? static_cast<U>(~key) : key;
}

// run(e), compiled for each kind: a loop over many elements does not ask for it each time.
template <class F>
CORE_INLINE auto by_kind(Element e, F&& run) {
  switch (e.kind) {
    case Kind::floating:
      e.kind = Kind::floating;
      return run(e);
    case Kind::signed_:
      e.kind = Kind::signed_;
      return run(e);
    case Kind::unsigned_:
      e.kind = Kind::unsigned_;
      return run(e);
    default:
      e.kind = Kind::boolean;
      return run(e);
  }
}

// Whether element_of undoes the key of x: not of NaN, of -0, and of a bool that is neither 0 nor 1.
template <class U>
bool is_exact(U x, const Element& e) {
  if (e.kind == Kind::boolean) return x <= 1;
  if (e.kind != Kind::floating) return true;
  return (static_cast<U>(x & ~kSign<U>) <= static_cast<U>(e.infinity)) & (x != kSign<U>);
}

// ---- entries: a key, and where in its row the element was ---------------------------------------
struct Packed {  // keys of 32 bits, or so many of theirs
  uint64_t word;
  uint32_t key() const { return static_cast<uint32_t>(word >> 32); }
  int64_t at() const { return static_cast<int64_t>(word & 0xffffffff); }
};
struct Wide {
  uint64_t bits;
  int64_t place;
  uint64_t key() const { return bits; }
  int64_t at() const { return place; }
};
inline void make(Packed& e, uint32_t key, int64_t at) {
  e.word = uint64_t{key} << 32 | static_cast<uint64_t>(at);
}
inline void make(Wide& e, uint64_t key, int64_t at) { e = {key, at}; }

// ---- rows ---------------------------------------------------------------------------------------
template <class T>
using Room = std::unique_ptr<T[]>;
template <class T>
Room<T> room(int64_t n) {
  return Room<T>(new T[static_cast<size_t>(n)]);
}

template <class U>
using KeyOf = std::conditional_t<sizeof(U) == 8, uint64_t, uint32_t>;

// One row of a tensor: its elements are `step` apart.
template <class U>
struct Row {
  const U* x;
  int64_t size, step;
  U operator[](int64_t i) const { return x[i * step]; }
};

// run(unsigned integer of as many bytes as x's elements have), or declines dtypes that have no
// order here.
template <class F>
int32_t by_width(const core_call* call, F&& run) {
  const core_tensor& x = *call->args[0].v.tensor;
  Element e{};
  if (!x.contiguous || !describe(x.dtype, e) || x.numel >= int64_t{1} << 32) return CORE_DECLINED;
  try {
    switch (x.dl.dtype.bits) {
      case 8:
        return run(uint8_t{});
      case 16:
        return run(uint16_t{});
      case 32:
        return run(uint32_t{});
      default:
        return run(uint64_t{});
    }
  } catch (const std::bad_alloc&) {
    return call->set_error(call, "out of memory for sorting");
  }
}

}  // namespace
}  // namespace core
