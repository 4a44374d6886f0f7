// How a product is cut into tiles, each one call of the BLAS on one thread.
//
// A tile copies its operands into a packed form, so that few large tiles are best; and where a tile
// begins shows in the last bits of its elements, in most of the BLAS's kernels. So the tiles are
// those for two threads even where there is one, which costs 1 % for matrices of 1024 x 1024: both
// give the same bits. More threads get more tiles. A product with a vector packs nothing: its tiles
// depend on its shape only.
#pragma once
#include <algorithm>
#include <cstdint>

#include "product.h"

namespace core_cpu {

struct Tile {
  int64_t row, col, rows, cols;
};

struct Tiles {
  int64_t m, n, rows, cols;  // the whole, and one tile (the last ones are smaller)

  int64_t down() const { return (m - 1) / rows + 1; }
  int64_t across() const { return (n - 1) / cols + 1; }
  int64_t count() const { return down() * across(); }
  Tile at(int64_t i) const {
    const int64_t row = i / across() * rows, col = i % across() * cols;
    return {row, col, std::min(rows, m - row), std::min(cols, n - col)};
  }
  // How many tiles are worth a thread.
  int64_t grain(const Product& p) const;
};

Tiles choose_tiles(const Product& p, int threads);

}  // namespace core_cpu
