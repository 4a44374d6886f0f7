// Products of bfloat16 by tiles (isa.h): 32 rows by 32 columns at a time. Strips and panels are
// blocks of 32 lines by 32 elements of k, whose missing ends are 0: of a strip's line the elements
// lie side by side, of a panel's in pairs, a pair of each line after the other.
//
// Like types.h, compiled once for every instruction set.
#pragma once
#include "gemm_pack.h"

#if CORE_HAS_TILES
namespace core_cpu::CORE_ISA {

// Blocks of 32 lines by 32 elements of 16 bits, packed for tiles.
class TileBlocks {
 public:
  using F = uint16_t;
  static constexpr int lines = 2 * kTileRows, deep = kTileDepth, size = lines * deep;

  // Lines that are contiguous, or (side_by_side) elements p of which are, `step` bytes apart.
  template <bool Panel>
  static void pack(const char* from, int64_t step, bool side_by_side, F* to) {
    if constexpr (Panel) {
      if (side_by_side) return in_pairs(from, step, to);
      transpose(from, step, to);
      transpose(from + kTileRows * step, step, to + 2 * kTileRows);
    } else if (side_by_side) {
      alignas(64) F pairs[size];
      in_pairs(from, step, pairs);
      const auto* words = reinterpret_cast<const char*>(pairs);
      for (int half = 0; half < 2; ++half)
        pack_square<uint32_t, kTileRows>(words + half * 64, 128, deep / 2,
                                         reinterpret_cast<uint32_t*>(to + half * size / 2));
    } else {
      for (int i = 0; i < lines; ++i) memcpy(to + i * deep, from + i * step, deep * sizeof(F));
    }
  }

 private:
  // Pairs of 16 lines.
  static void transpose(const char* from, int64_t step, F* to) {
    pack_square<uint32_t, kTileRows>(from, step, lines, reinterpret_cast<uint32_t*>(to));
  }

  static void in_pairs(const char* from, int64_t step, F* to) {
    using V = Vector<F>;
    constexpr auto numbers = std::make_integer_sequence<int, lines>();
    for (int p = 0; p < deep; p += 2, to += 2 * lines) {
      const V a = load_raw<V>(from + p * step), b = load_raw<V>(from + (p + 1) * step);
      store_raw(reinterpret_cast<char*>(to), in_turn<0>(a, b, numbers));
      store_raw(reinterpret_cast<char*>(to + lines), in_turn<lines / 2>(a, b, numbers));
    }
  }
};

// E is what is in memory: bfloat16, or float32 that is rounded to it.
template <class E>
struct Tiles {
  using Element = E;
  using Factor = uint16_t;
  using Sum = float;
  using Stored = std::conditional_t<E::id == CORE_BFLOAT16, uint16_t, float>;
  using State = TileState;
  using Lines = TileRows;
  static constexpr int deep = TileBlocks::deep, strip = TileBlocks::lines;
  static constexpr bool reads_rows = E::id == CORE_BFLOAT16, is_tiled = true, packs_panels = false;
  static constexpr int64_t most_deep = 640;  // of a panel and a strip that the first cache holds
  static constexpr int64_t most_parts = 8;   // of a sum: longer ones are less exact
  static int width(int) { return strip; }

  template <bool Panel>
  static void pack(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t,
                   int64_t k, Factor* to) {
    const bool side_by_side = step == 1 && stride != 1;
    const int64_t apart = side_by_side ? stride : step;  // in a block, of what is contiguous
    for (int64_t p = 0; p < k; p += deep, to += TileBlocks::size, from += deep * stride * E::size) {
      const auto some = int(std::min<int64_t>(k - p, deep));
      if (E::size == 2 && lines == strip && some == deep && (step == 1 || stride == 1)) {
        TileBlocks::pack<Panel>(from, apart * E::size, side_by_side, to);
        continue;
      }
      alignas(64) Factor block[TileBlocks::size];
      if (side_by_side)
        copy(from, stride, 1, some, int(lines), block);
      else
        copy(from, step, stride, int(lines), some, block);
      TileBlocks::pack<Panel>(reinterpret_cast<const char*>(block), deep * sizeof(Factor),
                              side_by_side, to);
    }
  }

  // sums = a @ b (+ before): 32 by 32 of them, side by side.
  static void multiply(int rows, int64_t steps, TileRows a, const Factor* b, const float* before,
                       float* sums) {
    if (rows > kTileRows)
      multiply_tiles<true>(steps, a, b, before, sums);
    else
      multiply_tiles<false>(steps, a, b, before, sums);
  }

  // x += y
  static void add(const float* y, float* x) {
    for (int i = 0; i < strip * strip; i += kLanes<float>) store(x + i, load(x + i) + load(y + i));
  }

  // Sums that are complete, in rows that lie `step` apart.
  static void store_rows(int rows, const float* sums, Stored* to, int64_t step) {
    for (; rows > 0; --rows, sums += strip, to += step) {
      store_rounded(load(sums), load(sums + kTileRows), to);
    }
  }

 private:
  using V = Vector<float>;
  static CORE_INLINE V load(const float* p) {
    return load_raw<V>(reinterpret_cast<const char*>(p));
  }
  static CORE_INLINE void store(float* p, V x) { store_raw(reinterpret_cast<char*>(p), x); }
  static CORE_INLINE void store_rounded(V x, V y, float* p) {
    store(p, x);
    store(p + kTileRows, y);
  }
  static CORE_INLINE void store_rounded(V x, V y, uint16_t* p) {
    store_raw(reinterpret_cast<char*>(p), round_to_bfloat16(x, y));
  }

  // `count` lines of `some` elements as a block of factors.
  static void copy(const char* from, int64_t step, int64_t stride, int count, int some,
                   Factor* to) {
    if (count < strip || some < deep) memset(to, 0, TileBlocks::size * sizeof(Factor));
    for (int i = 0; i < count; ++i, from += step * E::size, to += deep) {
      if (stride != 1) {
        for (int p = 0; p < some; ++p) to[p] = load_factor<E, Factor>(from + p * stride * E::size);
      } else if (E::size == sizeof(Factor)) {
        memcpy(to, from, size_t(some) * sizeof(Factor));
      } else if (some == deep) {
        store_rounded(load_raw<V>(from), load_raw<V>(from + sizeof(V)), to);
      } else {
        for (int p = 0; p < some; ++p) to[p] = load_factor<E, Factor>(from + p * E::size);
      }
    }
  }
};

}  // namespace core_cpu::CORE_ISA
#endif
