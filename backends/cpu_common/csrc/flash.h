// What flash attention's two passes share: memory, and which scores of a tile count.
//
// Queries lie in lanes: a tile of scores is (keys, queries), so that softmax runs along rows, one
// query a lane, and keys and values are read as they lie in memory, a number at a time, for all
// lanes. Lanes beyond the last query compute what nobody reads.
#pragma once
#include <math.h>
#include <stdlib.h>

#include "attention.h"
#include "vectors.h"

namespace core_cpu::CORE_ISA {

constexpr int64_t kTileKeys = 64;
template <class T>
constexpr int64_t kTileQueries = kBlockVectors * kLanes<T>;  // one block of the product

// Memory for one thread, handed out piece by piece.
template <class T>
class Scratch {
 public:
  explicit Scratch(int64_t elements)
      : data_(static_cast<T*>(aligned_alloc(64, rounded_up(elements * sizeof(T) + 64, 64)))),
        next_(data_) {}
  ~Scratch() { free(data_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  bool failed() const { return data_ == nullptr; }
  T* take(int64_t elements) {
    T* piece = next_;
    next_ += rounded_up(elements, 64);
    return piece;
  }
  // What `take` uses of it.
  static int64_t needs(int64_t elements) { return rounded_up(elements, 64); }

 private:
  T* data_;
  T* next_;
};

inline Rows rows_of(const Heads& x, int64_t b, int64_t h, int64_t size) {
  return {x.data + (b * x.batch + h * x.head) * size, x.row, x.col};
}
template <class E>
inline Rows from_row(const Rows& x, int64_t row) {
  return {x.data + row * x.row * E::size, x.row, x.col};
}

// Some rows of keys or values as the product reads them: where they lie, or converted.
template <class T>
struct Dense {
  const T* data;
  int64_t ld;
};
template <class E, class T = typename E::Value>
inline Dense<T> dense_rows(const Rows& x, int64_t rows, int64_t cols, T* scratch) {
  const bool aligned = reinterpret_cast<uintptr_t>(x.data) % alignof(T) == 0;
  if (sizeof(T) == E::size && x.col == 1 && aligned)
    return {reinterpret_cast<const T*>(x.data), x.row};
  const int64_t ld = rounded_up(cols, kLanes<T>);
  load_rows<E>(x, rows, cols, scratch, ld);
  return {scratch, ld};
}

// ---- which scores count ------------------------------------------------------------------------
// A tile: these queries and keys of a head.
struct Place {
  int64_t batch, head, query, queries, key, keys;
};
struct Seen {
  bool any;                   // some key is seen by some query
  bool causal, blocks, mask;  // what hides some
};

inline bool block_at(const Attention& a, const Place& at, int64_t i, int64_t j) {
  const Heads& x = a.blocks;
  return x.data[at.batch * x.batch + at.head * x.head + i * x.row + j * x.col] != 0;
}

inline void look_at_blocks(const Attention& a, const Place& at, Seen* seen) {
  const int64_t size = a.block_size;
  bool some = false, all = true;
  for (int64_t i = at.query / size; i * size < at.query + at.queries; ++i)
    for (int64_t j = at.key / size; j * size < at.key + at.keys; ++j)
      block_at(a, at, i, j) ? some = true : all = false;
  seen->any &= some;
  seen->blocks = !all;
}

inline void look_at_mask(const Attention& a, const Place& at, Seen* seen) {
  const Heads& x = a.mask;
  seen->mask = true;
  if (x.dtype != CORE_BOOL) return;
  const Rows rows = rows_of(x, at.batch, at.head, 1);
  int64_t count = 0;
  for (int64_t i = 0; i < at.queries; ++i) {
    const char* row = rows.data + (at.query + i) * rows.row + at.key * rows.col;
    for (int64_t j = 0; j < at.keys; ++j) count += row[j * rows.col] != 0;
  }
  seen->any &= count > 0;
  seen->mask = count < at.queries * at.keys;
}

inline Seen look(const Attention& a, const Place& at) {
  Seen seen = {!a.causal || at.key < at.query + at.queries, false, false, false};
  seen.causal = a.causal && at.key + at.keys - 1 > at.query;
  if (seen.any && a.blocks.data != nullptr) look_at_blocks(a, at, &seen);
  if (seen.any && a.mask.data != nullptr) look_at_mask(a, at, &seen);
  return seen;
}

// A mask's element as what is added to a score.
template <class M, class T>
struct Bias {
  using Value = T;
  static constexpr int64_t size = M::size;
  static CORE_INLINE T load(const char* p) {
    if constexpr (std::is_same_v<M, Bool>)
      return M::load(p) ? T(0) : T(-INFINITY);
    else
      return static_cast<T>(M::load(p));
  }
};

template <class M, class T>
CORE_APART void add_bias(const Attention& a, const Place& at, T* s) {
  constexpr int w = kLanes<T>;
  constexpr int64_t ld = kTileQueries<T>;
  Rows rows = rows_of(a.mask, at.batch, at.head, M::size);
  rows.data += (at.query * rows.row + at.key * rows.col) * M::size;
  alignas(64) T square[w * w];
  for (int64_t i = 0; i < at.queries; i += w) {
    for (int64_t j = 0; j < at.keys; j += w) {
      const Rows part = {rows.data + (i * rows.row + j * rows.col) * M::size, rows.row, rows.col};
      load_square<Bias<M, T>>(part, at.queries - i, at.keys - j, square);
      for (int c = 0; c < least(w, at.keys - j); ++c) {
        T* const to = s + (j + c) * ld + i;
        const Vector<T> bias = load_vector<T>(square + c * w);
        const Vector<T> score = load_vector<T>(to);  // a hidden one may be NaN
        store_vector<T>(to, std::is_same_v<M, Bool> ? (bias < 0 ? bias : score) : score + bias);
      }
    }
  }
}

template <class T>
inline void hide(T* s, int64_t from, int64_t to) {
  for (int64_t i = from; i < to; ++i) s[i] = T(-INFINITY);
}

template <class T>
inline void hide_blocks(const Attention& a, const Place& at, T* s) {
  const int64_t size = a.block_size;
  for (int64_t r = 0; r < at.keys; ++r)
    for (int64_t i = at.query / size; i * size < at.query + at.queries; ++i)
      if (!block_at(a, at, i, (at.key + r) / size))
        hide(s + r * kTileQueries<T>, i * size > at.query ? i * size - at.query : 0,
             least((i + 1) * size - at.query, at.queries));
}

// Makes the scores that do not count -inf.
template <class E, class T = typename E::Value>
CORE_APART void hide_unseen(const Attention& a, const Place& at, const Seen& seen, T* s) {
  if (seen.mask && a.mask.dtype == CORE_BOOL)
    add_bias<Bool>(a, at, s);
  else if (seen.mask && a.mask.dtype == E::id)
    add_bias<E>(a, at, s);
  else if (seen.mask)
    add_bias<std::conditional_t<sizeof(T) == 8, Float64, Float32>>(a, at, s);
  if (seen.blocks) hide_blocks(a, at, s);
  for (int64_t r = 0; r < at.keys && seen.causal; ++r)
    hide(s + r * kTileQueries<T>, 0, least(at.key + r - at.query, at.queries));
}

}  // namespace core_cpu::CORE_ISA
