// Chooses the tiles of a product (tiles.h). Sizes are counted in multiply-adds, of which a core
// does about 50 a nanosecond in a product of float32 matrices, and a tenth of that with a vector.
#include "tiles.h"

namespace core_cpu {
namespace {

constexpr int kFewestThreads = 2;          // that tiles are made for
constexpr int64_t kBlock = 64;             // a multiple of every register block of the BLAS
constexpr double kSmallestTile = 1 << 23;  // a tenth of a millisecond or two
constexpr double kVectorTile = 1 << 18;    // a megabyte of float32
constexpr double kWorthThread = 1 << 18;
constexpr int64_t kVectorRows = 16;
// What it costs to pack the operands of a tile: a column of the right one, a row of the left one.
// Measured; tiles as wide as the whole are the cheapest.
constexpr double kPackCol = 12, kPackRow = 40;

int64_t divide_up(int64_t x, int64_t by) { return (x - 1) / by + 1; }
int64_t part(int64_t size, int64_t parts) {
  return std::min(size, divide_up(divide_up(size, parts), kBlock) * kBlock);
}
double work(int64_t rows, int64_t cols, int64_t k) {
  return static_cast<double>(rows) * static_cast<double>(cols) * static_cast<double>(k);
}

Tiles vector_tiles(const Product& p) {
  const auto rows = static_cast<int64_t>(kVectorTile / work(1, 1, std::max<int64_t>(p.k, 1)));
  return {p.m, p.n, std::clamp(rows, std::min(kVectorRows, p.m), p.m), p.n};
}

// The time until the last of the threads is done.
double cost(const Tiles& t, int64_t batch, int threads) {
  const int64_t rounds = divide_up(t.count() * batch, threads);
  return static_cast<double>(rounds) *
         (work(t.rows, t.cols, 1) + kPackCol * static_cast<double>(t.cols) +
          kPackRow * static_cast<double>(t.rows));
}

}  // namespace

int64_t Tiles::grain(const Product& p) const {
  const double tile = work(rows, cols, std::max<int64_t>(p.k, 1));
  return std::max<int64_t>(1, static_cast<int64_t>(kWorthThread / tile));
}

Tiles choose_tiles(const Product& p, int threads) {
  if (p.n == 1) return vector_tiles(p);
  threads = std::max(threads, kFewestThreads);
  Tiles best = {p.m, p.n, p.m, p.n};
  for (int64_t down = 1; down <= threads; ++down) {
    for (int64_t across : {divide_up(threads, down), int64_t{1}}) {
      const Tiles t = {p.m, p.n, part(p.m, down), part(p.n, across)};
      if (work(t.rows, t.cols, p.k) >= kSmallestTile &&
          cost(t, p.batch, threads) < cost(best, p.batch, threads))
        best = t;
    }
  }
  return best;
}

}  // namespace core_cpu
