// Packing the operands of a product: strips of the left one's rows and panels of the right one's
// columns, whose elements lie in the order in which they are multiplied.
//
// Like types.h, compiled once for every instruction set.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <utility>

#include "isa.h"
#include "types.h"

#if CORE_HAS_GEMM
namespace core_cpu::CORE_ISA {

template <class T>
constexpr int kLanes = kVectorBytes / int(sizeof(T));
template <class T>
constexpr int kPanel = 2 * kLanes<T>;
template <class T>
using Vector __attribute__((vector_size(kVectorBytes))) = T;

// Lines that lie `step` apart, side by side: to[p * width + i] = line i's element p.
template <class E, class T = typename E::Value>
void pack_lines(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t width,
                int64_t k, T* to) {
  for (int64_t p = 0; p < k; ++p)
    for (int64_t i = 0; i < lines; ++i)
      to[p * width + i] = E::load(from + (i * step + p * stride) * E::size);
}

// Two vectors' elements in turn: of their first halves, or of their second ones.
template <int First, class V, int... I>
V in_turn(V a, V b, std::integer_sequence<int, I...>) {
  constexpr int lanes = sizeof...(I);
  return __builtin_shufflevector(a, b, (First + I / 2 + I % 2 * lanes)...);
}

// A vector of elements from each line, which are contiguous and lie `step` bytes apart. A square of
// vectors that is shuffled like cards, as often as there are bits in a lane's number, is
// transposed.
template <class T, int Lines>
void pack_square(const char* from, int64_t step, int64_t width, T* to) {
  constexpr int lanes = kLanes<T>;
  constexpr auto numbers = std::make_integer_sequence<int, lanes>();
  using V = Vector<T>;
  V x[lanes], y[lanes];
#pragma GCC unroll 16
  for (int i = 0; i < lanes; ++i) x[i] = i < Lines ? load_raw<V>(from + i * step) : V{};
#pragma GCC unroll 4
  for (int n = 1; n < lanes; n *= 2) {
#pragma GCC unroll 8
    for (int i = 0; i < lanes / 2; ++i) {
      y[2 * i] = in_turn<0>(x[i], x[i + lanes / 2], numbers);
      y[2 * i + 1] = in_turn<lanes / 2>(x[i], x[i + lanes / 2], numbers);
    }
#pragma GCC unroll 16
    for (int i = 0; i < lanes; ++i) x[i] = y[i];
  }
  // A whole vector is stored at once, where what follows is written later.
  if (width == Lines) {
#pragma GCC unroll 16
    for (int p = 0; p < lanes; ++p)
      memcpy(to + p * Lines, &x[p],
             ((lanes - 1 - p) * Lines >= lanes - Lines ? lanes : Lines) * sizeof(T));
    return;
  }
#pragma GCC unroll 16
  for (int p = 0; p < lanes; ++p) memcpy(to + p * width, &x[p], Lines * sizeof(T));
}

// A panel's rows, each contiguous.
template <class T>
void pack_rows(const T* from, int64_t stride, int64_t k, T* to) {
  for (int64_t p = 0; p < k; ++p, from += stride, to += kPanel<T>) {
    memcpy(to, from, kPanel<T> * sizeof(T));
  }
}

// At most a vector of lines, side by side (step is 1), or each contiguous (stride is 1).
template <class T, int Lines>
void pack_few(const T* from, int64_t step, int64_t stride, int64_t width, int64_t k, T* to) {
  int64_t p = 0;
  if (step == 1) {
    for (; p < k; ++p) memcpy(to + p * width, from + p * stride, Lines * sizeof(T));
    return;
  }
  for (; p + kLanes<T> <= k; p += kLanes<T>)
    pack_square<T, Lines>(reinterpret_cast<const char*>(from + p), step * int64_t(sizeof(T)), width,
                          to + p * width);
  for (; p < k; ++p)
    for (int i = 0; i < Lines; ++i) to[p * width + i] = from[i * step + p];
}

template <class T>
using PackFew = void (*)(const T* from, int64_t step, int64_t stride, int64_t width, int64_t k,
                         T* to);

template <class T, int... Lines>
PackFew<T> pack_few_of(int64_t lines, std::integer_sequence<int, Lines...>) {
  static constexpr PackFew<T> all[] = {pack_few<T, Lines + 1>...};
  return all[lines - 1];
}

template <class E>
constexpr bool is_as_is = sizeof(typename E::Value) == E::size;

template <class E, class T = typename E::Value>
CORE_INLINE void widen_line(const char* from, int64_t count, T* to) {
  CORE_SIMD
  for (int64_t i = 0; i < count; ++i) to[i] = E::load(from + i * E::size);
}

// Lines that are contiguous and wider when they are packed: a square at a time.
template <class E, class T = typename E::Value>
void pack_widened(const char* from, int64_t step, int64_t lines, int64_t width, int64_t k, T* to) {
  constexpr int lanes = kLanes<T>;
  constexpr auto numbers = std::make_integer_sequence<int, lanes>();
  alignas(kVectorBytes) T square[lanes * lanes];
  for (int64_t i = 0; i < lines; i += lanes) {
    const int64_t some = std::min<int64_t>(lines - i, lanes);
    for (int64_t p = 0; p < k; p += lanes) {
      const int64_t deep = std::min<int64_t>(k - p, lanes);
      for (int64_t line = 0; line < some; ++line) {
        const char* const at = from + ((i + line) * step + p) * E::size;
        if (deep == lanes)
          widen_line<E>(at, lanes, square + line * lanes);
        else
          widen_line<E>(at, deep, square + line * lanes);
      }
      pack_few_of<T>(some, numbers)(square, lanes, 1, width, deep, to + p * width + i);
    }
  }
}

// `lines` of k elements each, packed `width` wide; what is missing is 0.
template <class E, class T = typename E::Value>
void pack(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t width, int64_t k,
          T* to) {
  if (is_as_is<E> && step == 1 && lines == kPanel<T> && width == lines) {
    pack_rows(reinterpret_cast<const T*>(from), stride, k, to);
  } else if (is_as_is<E> && (step == 1 || stride == 1)) {
    constexpr auto numbers = std::make_integer_sequence<int, kLanes<T>>();
    for (int64_t i = 0; i < lines; i += kLanes<T>)
      pack_few_of<T>(std::min<int64_t>(lines - i, kLanes<T>), numbers)(
          reinterpret_cast<const T*>(from) + i * step, step, stride, width, k, to + i);
  } else if (E::id == CORE_BFLOAT16 && step == 1) {
    for (int64_t p = 0; p < k; ++p, from += stride * E::size)
      widen_line<E>(from, lines, to + p * width);
  } else if (E::id == CORE_BFLOAT16 && stride == 1) {
    pack_widened<E>(from, step, lines, width, k, to);
  } else {
    pack_lines<E>(from, step, stride, lines, width, k, to);
  }
  if (lines < width)
    for (int64_t p = 0; p < k; ++p) std::fill(to + p * width + lines, to + (p + 1) * width, T(0));
}

// A factor as it lies in memory; float32 rounded, of which F has the bits; or widened.
template <class E, class F>
CORE_INLINE F load_factor(const char* p) {
  if constexpr (sizeof(F) == E::size) {
    return load_raw<F>(p);
  } else if constexpr (E::id == CORE_FLOAT32) {
    char rounded[BFloat16::size];
    BFloat16::store(rounded, E::load(p));
    return load_raw<F>(rounded);
  } else {
    return E::load(p);
  }
}

// Lines in groups of `Deep` factors: to[(g * width + i) * Deep + d] is line i's element
// g * Deep + d, or 0 behind its end and behind the last line.
template <class E, int Deep, class F>
void pack_groups(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t width,
                 int64_t k, F* to) {
  const auto line = [&](int64_t i, int64_t p) { return from + (i * step + p * stride) * E::size; };
  const auto pack_group = [&](int64_t p, int64_t step, int64_t stride, F* to) {
    for (int64_t i = 0; i < lines; ++i)
      for (int64_t d = 0; d < Deep; ++d)
        to[i * Deep + d] = load_factor<E, F>(from + (i * step + (p + d) * stride) * E::size);
  };
  for (int64_t p = 0; p < k; p += Deep, to += width * Deep) {
    if (lines < width || k - p < Deep) std::fill(to, to + width * Deep, F(0));
    if (k - p < Deep) {
      for (int64_t i = 0; i < lines; ++i)
        for (int64_t d = 0; d < k - p; ++d) to[i * Deep + d] = load_factor<E, F>(line(i, p + d));
    } else if (stride == 1) {
      pack_group(p, step, 1, to);
    } else if (step == 1) {
      pack_group(p, 1, stride, to);
    } else {
      pack_group(p, step, stride, to);
    }
  }
}

// The same for pairs of elements of 16 bits.
template <class E>
void pack_pairs(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t width,
                int64_t k, uint16_t* to) {
  const int64_t whole = k / 2 * 2;
  if (E::size == 2 && stride == 1) {  // a pair is a word
    constexpr int lanes = kLanes<uint32_t>;
    constexpr auto numbers = std::make_integer_sequence<int, lanes>();
    alignas(kVectorBytes) uint32_t square[lanes * lanes];
    for (int64_t i = 0; i < lines; i += lanes) {
      const int64_t some = std::min<int64_t>(lines - i, lanes);
      for (int64_t p = 0; p < whole; p += 2 * lanes) {
        const int64_t deep = std::min<int64_t>(whole - p, 2 * lanes);
        for (int64_t line = 0; line < some; ++line)
          memcpy(square + line * lanes, from + ((i + line) * step + p) * E::size,
                 size_t(deep * E::size));
        pack_few_of<uint32_t>(some, numbers)(square, lanes, 1, width, deep / 2,
                                             reinterpret_cast<uint32_t*>(to + p * width) + i);
      }
    }
    for (int64_t p = 0; lines < width && p < whole; p += 2)
      std::fill(to + p * width + 2 * lines, to + (p + 2) * width, uint16_t(0));
  } else if (E::size == 2 && step == 1 && lines == kLanes<uint16_t> && lines == width) {
    using V = Vector<uint16_t>;
    constexpr auto numbers = std::make_integer_sequence<int, kLanes<uint16_t>>();
    for (int64_t p = 0; p < whole; p += 2) {
      const V a = load_raw<V>(from + p * stride * E::size);
      const V b = load_raw<V>(from + (p + 1) * stride * E::size);
      store_raw(reinterpret_cast<char*>(to + p * width), in_turn<0>(a, b, numbers));
      store_raw(reinterpret_cast<char*>(to + (p + 1) * width),
                in_turn<kLanes<uint16_t> / 2>(a, b, numbers));
    }
  } else {
    return pack_groups<E, 2>(from, step, stride, lines, width, k, to);
  }
  if (whole < k)
    pack_groups<E, 2>(from + whole * stride * E::size, step, stride, lines, width, 1,
                      to + whole * width);
}

// So deep are all strips or panels packed before the first goes on: lines that lie side by side
// share lines of the cache, and their rows lie in pages of their own.
template <int Deep>
int64_t packed_at_once(int64_t step) {
  return step == 1 ? std::max(16, Deep) : 512;
}

}  // namespace core_cpu::CORE_ISA
#endif
