// Matrix products whose blocks are handed on while they lie in a cache, and whose left operand may
// be made there (core/product.h).
//
// The right operand is packed in panels of two vectors' width. Each task takes a few rows of the
// left one, packs them in strips, and multiplies strips with panels: the sums of a strip and a
// panel fill the vector registers (units.h). A block is some strips by some panels, in the second
// cache.
// Panels are packed once for all tasks, and kept where core has memory for it; where one task has
// all rows, they are packed just before they are used.
#include "gemm.h"

#include <algorithm>
#include <atomic>
#include <cstddef>

#include "few_rows.h"
#include "product.h"
#include "room.h"
#include "tasks.h"
#include "units.h"
#include "whole_products.h"

namespace core_cpu::CORE_ISA {

#if CORE_HAS_GEMM
namespace {

constexpr int64_t kMostStrips = 10;         // of a block
constexpr int64_t kFewStrips = 16;          // of a product that one task may have
constexpr int64_t kFewRowsBytes = 1 << 21;  // and bytes of its rows
constexpr int64_t kMostPanels = 16;         // of a block
constexpr int64_t kFewPanels = 8;           // of a product whose rows are not packed,
constexpr int64_t kNearRows = 1 << 15;      // and bytes of a strip of them
constexpr int64_t kDepth = 128;             // of a panel: the first cache serves two threads
constexpr int64_t kPackedRows = 1 << 19;    // bytes of the left operand that a task packs
constexpr int64_t kPackedPanels = 1 << 18;  // of the right one, where no other task reads them
constexpr int64_t kManyPanels = 1 << 20;    // bytes of panels that leave no room for the rest
constexpr int64_t kWorthTask = 1 << 20;     // multiply-adds
constexpr int64_t kWorthTiled = 1 << 23;    // the same, by tiles
constexpr int64_t kTiledPanels = 5 << 18;   // bytes of panels that stay in the second cache,
constexpr int64_t kTiledRows = 1 << 18;     // and of rows that are multiplied with all of them
constexpr int64_t kTiledSums = 2;           // panels whose sums wait
constexpr int64_t kFewTiled = 16;           // panels for which rows are not packed
constexpr int64_t kFewestTiled = 4;         // panels of a task
constexpr int64_t kShares = 4;              // of a thread
constexpr int64_t kWorthPacking = 1 << 16;  // elements
constexpr int64_t kMadeDepth = 512;         // of a strip that is made at once

int64_t divide_up(int64_t x, int64_t by) { return (x - 1) / by + 1; }
int64_t round_up(int64_t x, int64_t by) { return (x + by - 1) / by * by; }

// ---- a strip times a panel ---------------------------------------------------------------------
// Rows of elements that lie side by side.
template <class T>
struct Grid {
  T* data;
  int64_t step;
  Grid at(int64_t row, int64_t col) const { return {data + row * step + col, step}; }
};

// c = a @ b (+ before), where a is `Rows` wide and `steps` deep, b is a panel: packed, or (Fresh)
// in memory, to be packed there.
template <class U, bool Packed, bool Fresh, int Rows, class F = typename U::Factor,
          class T = typename U::Sum>
void multiply(int64_t steps, const F* a, int64_t step, const F* b, const Unpacked<F>& fresh,
              const Grid<T>* before, Grid<T> c, Next next) {
  using V = Vector<T>;
  V sums[Rows][2];
  if constexpr (Fresh)
    U::template multiply_and_pack<Rows, Packed>(steps, a, step, fresh, sums);
  else
    U::template multiply<Rows, Packed>(steps, a, step, b, next, sums);
  const auto each = [&](auto&& use) {
#pragma GCC unroll 16
    for (int i = 0; i < Rows; ++i)
#pragma GCC unroll 2
      for (int j = 0; j < 2; ++j) use(i, j);
  };
  if (before) {
    each([&, from = *before](int i, int j) {
      sums[i][j] += load_raw<V>(reinterpret_cast<const char*>(from.at(i, j * kLanes<T>).data));
    });
  }
  each([&](int i, int j) {
    store_raw<V>(reinterpret_cast<char*>(c.at(i, j * kLanes<T>).data), sums[i][j]);
  });
}

template <class U, class F = typename U::Factor, class T = typename U::Sum>
using Multiply = void (*)(int64_t steps, const F* a, int64_t step, const F* b,
                          const Unpacked<F>& fresh, const Grid<T>* before, Grid<T> c, Next next);

template <class U, int... Rows>
Multiply<U> multiply_of(int rows, bool packed, bool fresh, std::integer_sequence<int, Rows...>) {
  constexpr bool unpacked = !U::reads_rows, packs = U::packs_panels;
  static constexpr Multiply<U> all[][2][sizeof...(Rows)] = {
      {{multiply<U, unpacked, false, Rows + 1>...}, {multiply<U, true, false, Rows + 1>...}},
      {{multiply<U, unpacked, packs, Rows + 1>...}, {multiply<U, true, packs, Rows + 1>...}}};
  return all[fresh][packed][rows - 1];
}

// ---- memory ------------------------------------------------------------------------------------
thread_local Room panels_room, task_room;

// ---- a product ---------------------------------------------------------------------------------
// The rows of a task, cut into strips that differ by one row at most; or into whole ones and a
// rest.
struct Strips {
  int64_t rows, count;
  int64_t whole;  // rows of all but the last, where they are not alike; 0: they are
  int64_t begin(int64_t s) const { return whole ? std::min(s * whole, rows) : rows * s / count; }
  int size(int64_t s) const { return int(begin(s + 1) - begin(s)); }
};

template <class U>
struct Work {
  using E = typename U::Element;
  using F = typename U::Factor;
  using T = typename U::Sum;
  using S = typename U::Stored;
  const core_product& p;
  bool starts;    // the left operand is made as it is needed
  Grid<S> whole;  // where sums are stored at once, if nothing is done with them
  F* panels = nullptr;
  int64_t row_parts = 1, col_parts = 1;  // tasks: one for each pair
  std::atomic<bool> no_memory{false};

  static constexpr int64_t size = sizeof(F);
  static constexpr bool is_as_is = sizeof(S) == E::size;  // what is stored are elements
  const int64_t depth = round_up(p.k, U::deep);           // of packed lines
  const int64_t at_least = std::max<int64_t>(depth, 1);
  bool has_few_rows() const {
    return p.m <= kFewStrips * U::strip && p.m * p.k * size <= kFewRowsBytes;
  }
  // Whether rows are read where they lie: for few panels packing takes longer than it saves, if the
  // first cache holds a strip.
  bool reads_rows() const {
    if (!U::reads_rows || starts || p.a_col != 1) return false;
    if constexpr (U::is_tiled)  // tiles take twice as long where rows do not begin a cache's line
      return panel_count() <= kFewTiled * col_parts && p.k % U::deep == 0 &&
             p.a_row % U::deep == 0 && reinterpret_cast<uintptr_t>(p.a) % (U::deep * size) == 0;
    else
      return p.a_row >= p.k && p.a_row <= kNearRows / (U::strip * size) &&
             panel_count() <= kFewPanels;
  }
  int64_t panel_count() const { return divide_up(p.n, kPanel<T>); }
  // How many panels a block has: fewer, where they are packed and multiplied at once.
  int64_t across() const {
    const int64_t each = at_least * kPanel<T> * size;
    if (U::is_tiled) return std::max<int64_t>(kTiledPanels / each, 1);
    return panels ? kMostPanels : std::clamp<int64_t>(kPackedPanels / each, 1, kMostPanels);
  }
  // How many rows of a task's.
  int64_t rows_at_once(int64_t rows) const {
    if (!U::is_tiled) return rows;
    return std::clamp<int64_t>(kTiledRows / (at_least * size) / U::strip, 2, kMostStrips) *
           U::strip;
  }
  // Whether panels are packed before the tasks begin, for all of them.
  bool shares_panels() const { return U::is_tiled ? row_parts > 1 : !has_few_rows(); }
  void choose_tasks(int64_t threads);
  void pack_panels(int64_t from, int64_t to, F* packed) const;
  void pack_strips(int64_t row, const Strips& strips, int64_t from, F* packed, char* made) const;
  void finish(int64_t row, int64_t col, int64_t rows, int64_t cols, S* block, int64_t step) const;
  // The first row of a task.
  int64_t row_at(int64_t part) const {
    const int64_t row = p.m * part / row_parts;
    return U::is_tiled && part < row_parts ? row / (U::strip / 2) * (U::strip / 2) : row;
  }
};

// Enough tasks for the threads; rows are cut first, since columns have their rows packed anew. For
// tiles columns are cut first: each task packs panels that stay in its second cache.
template <class U>
void Work<U>::choose_tasks(int64_t threads) {
  const double work = double(p.m) * double(p.n) * double(at_least);
  // Each task reads all panels: from the second cache, or it has more rows to read them for.
  const int64_t more = p.k * p.n * size > kManyPanels ? 2 : 1;
  const int64_t shares = kShares / more * threads;  // that the pool makes: all of them alike
  const auto each = double(U::is_tiled ? kWorthTiled : kWorthTask);
  const auto worth = static_cast<int64_t>(std::min(work / each, double(shares)));
  const int64_t wanted = threads == 1 ? 1 : std::max<int64_t>(worth, 1);
  if (U::is_tiled) {
    if (wanted == 1) return;
    const int64_t blocks = round_up(divide_up(panel_count(), across()), threads);
    col_parts = std::clamp<int64_t>(panel_count() / kFewestTiled, 1, blocks);
    row_parts = std::min(divide_up(wanted, col_parts), divide_up(p.m, 2 * U::strip));
    return;
  }
  if (!has_few_rows()) {
    const int64_t packed = more * more * kPackedRows / (at_least * size);
    const int64_t most = std::max<int64_t>(packed / U::strip * U::strip, U::strip);
    row_parts = divide_up(p.m, std::min({more * kMostStrips * U::strip, most, p.m}));
    if (row_parts < wanted) row_parts = std::min(wanted, divide_up(p.m, 2 * U::strip));
    if (threads > 1 && row_parts > shares) row_parts = divide_up(row_parts, shares) * shares;
  }
  if (row_parts < wanted)
    col_parts = std::min(divide_up(wanted, row_parts), divide_up(panel_count(), 2));
}

template <class U>
void Work<U>::pack_panels(int64_t from, int64_t to, F* packed) const {
  const int64_t most = packed_at_once<U::deep>(p.b_col);
  for (int64_t at = 0; at < p.k; at += most) {
    for (int64_t j = from; j < to; ++j) {
      const int64_t col = j * kPanel<T>;
      U::template pack<true>(
          static_cast<const char*>(p.b) + (col * p.b_col + at * p.b_row) * E::size, p.b_col,
          p.b_row, std::min<int64_t>(kPanel<T>, p.n - col), kPanel<T>, std::min(most, p.k - at),
          packed + ((j - from) * depth + at) * kPanel<T>);
    }
  }
}

template <class U>
void pack_shared(void* context, int64_t begin, int64_t end) {
  const Work<U>& w = *static_cast<Work<U>*>(context);
  w.pack_panels(begin, end, w.panels + begin * kPanel<typename U::Sum> * w.depth);
}

// One block by tiles. Sums that are not complete wait in 4 KB each: what lies in rows far apart
// contends for places in the first cache. What tiles have stored takes a while until it can be
// read: sums that are complete are rounded when the next ones are computed. Rows that are not
// packed lie `step` apart, but for those of a strip that is not whole.
template <class U, class F = typename U::Factor, class T = typename U::Sum,
          class S = typename U::Stored>
void multiply_by_tiles(const Strips& strips, const F* rows, int64_t step, const F* packed,
                       const F* panels, int64_t count, int64_t depth, T* sums, Grid<S> whole) {
  constexpr int64_t size = U::strip * kPanel<T>;
  alignas(kVectorBytes) T turns[2][size];
  int turn = 0;
  struct {
    int rows;
    Grid<S> to;
  } last = {};
  const int64_t parts = divide_up(depth, U::most_deep);
  const int64_t most = std::max<int64_t>(round_up(divide_up(depth, parts), U::deep), U::deep);
  for (int64_t part = 0, at = 0; part == 0 || at < depth; ++part, at += most) {
    const int64_t some = std::min(depth - at, most);
    const bool complete = at + some == depth, apart = part > 0 && part % U::most_parts == 0;
    for (int64_t j = 0; j < count; ++j) {
      for (int64_t s = 0; s < strips.count; ++s) {
        T* const before = sums + (j * strips.count + s) * size;
        T* const to = complete || apart ? turns[turn ^= 1] : before;
        const int rows_of_strip = strips.size(s);
        typename U::Lines left = {packed + (s * depth + at) * U::strip, U::deep,
                                  U::strip * U::deep};
        if (step && rows_of_strip == U::strip)
          left = {rows + strips.begin(s) * step + at, step, U::deep};
        U::multiply(rows_of_strip, some / U::deep, left, panels + (j * depth + at) * kPanel<T>,
                    part > 0 && !apart ? before : nullptr, to);
        if (apart) U::add(complete ? before : to, complete ? to : before);
        if (!complete) continue;
        U::store_rows(last.rows, turns[turn ^ 1], last.to.data, last.to.step);
        last = {rows_of_strip, whole.at(strips.begin(s), j * kPanel<T>)};
      }
    }
  }
  U::store_rows(last.rows, turns[turn], last.to.data, last.to.step);
}

// One block: `strips` by `count` panels. Sums that are not complete wait in `block`, others are
// stored in `whole`. Rows that are not packed lie `step` apart; 0: packed ones. Panels that are not
// packed yet are those of `fresh`: each part of one is packed where the one before it was.
template <class U, class F = typename U::Factor, class T = typename U::Sum,
          class S = typename U::Stored>
void multiply_block(const Strips& strips, const F* rows, int64_t step, const F* panels,
                    const Unpacked<F>& fresh, int64_t count, int64_t depth, Grid<T> block,
                    Grid<S> whole) {
  // What is fetched meanwhile: a share of the next packed panel for each strip, or for each but the
  // first, which packs, a vector of each of the next rows in memory.
  const int64_t pace = fresh.from
                           ? fresh.step * int64_t(sizeof(F))
                           : divide_up(kPanel<T> * U::deep * int64_t(sizeof(F)), strips.count);
  int64_t at = 0;
  do {
    const int64_t some = std::min(depth - at, kDepth), steps = some / U::deep;
    const bool complete = at + some == depth;
    for (int64_t j = 0; j < count; ++j) {
      const bool last = j + 1 == count;
      const int64_t next_j = !last ? j + 1 : complete ? count : 0;
      const int64_t next_at = !last ? at : complete ? 0 : at + some;
      const int64_t panel = fresh.from ? 0 : (j * depth + at) * kPanel<T>;
      const int64_t apart = fresh.from ? kVectorBytes : steps * pace;
      uintptr_t next = fresh.from
                           ? fresh.address(next_at, next_j * kPanel<T>) - uintptr_t(apart)
                           : reinterpret_cast<uintptr_t>(panels) +
                                 uintptr_t((next_j * depth + next_at) * kPanel<T>) * sizeof(F);
      for (int64_t s = 0, row = 0, end; s < strips.count; ++s, row = end) {
        end = strips.begin(s + 1);
        const int size = int(end - row);
        const Grid<T> sums = block.at(row, j * kPanel<T>);
        const F* left =
            step ? rows + row * step + at : rows + s * U::strip * depth + at * U::width(size);
        const bool packs = fresh.from && s == 0;
        const Unpacked<F> lines = packs ? fresh.at(at, j * kPanel<T>) : Unpacked<F>{};
        const auto run =
            multiply_of<U>(size, step == 0, packs, std::make_integer_sequence<int, U::strip>());
        run(steps, left, step, panels + panel, lines, at > 0 ? &sums : nullptr,
            complete ? whole.at(row, j * kPanel<T>) : sums, {next, pace});
        next += uintptr_t(apart);
      }
    }
    at += some;
  } while (at < depth);
}

// Rounds a block to the dtype of the product, in its place: by way of a piece that lies elsewhere,
// or the compiler would have to round one by one.
template <class E, class T>
const void* rounded(T* block, int64_t rows, int64_t step) {
  if (sizeof(T) == E::size) return block;
  constexpr int64_t most = 64;
  auto* to = reinterpret_cast<char*>(block);
  T piece[most];
  for (int64_t i = 0, count = rows * step; i < count; i += most) {
    const int64_t some = std::min(count - i, most);
    memcpy(piece, block + i, size_t(some) * sizeof(T));
    CORE_SIMD
    for (int64_t at = 0; at < some; ++at)
      E::store(to + (i + at) * E::size, static_cast<typename E::Value>(piece[at]));
  }
  return block;
}

// The rows of a task, packed, from one strip on; made in `made` before, if they are not in memory.
template <class U>
void Work<U>::pack_strips(int64_t row, const Strips& strips, int64_t from, F* packed,
                          char* made) const {
  const int64_t most = starts ? kMadeDepth : packed_at_once<U::deep>(p.a_row);
  for (int64_t at = 0; at < p.k; at += most) {
    for (int64_t s = from; s < strips.count; ++s) {
      const int64_t first = row + strips.begin(s), some = std::min(most, p.k - at);
      const int size = strips.size(s), width = U::width(size);
      F* to = packed + s * U::strip * depth + at * width;
      if (starts) {
        p.start(p.start_context, first, at, size, some, made);
        U::template pack<false>(made, some, 1, size, width, some, to);
      } else {
        const auto* lines =
            static_cast<const char*>(p.a) + (first * p.a_row + at * p.a_col) * E::size;
        U::template pack<false>(lines, p.a_row, p.a_col, size, width, some, to);
      }
    }
  }
}

// What becomes of a block that does not lie where it belongs.
template <class U>
void Work<U>::finish(int64_t row, int64_t col, int64_t rows, int64_t cols, S* block,
                     int64_t step) const {
  const auto* from = static_cast<const char*>(rounded<E>(block, rows, step));
  if (p.finish) return p.finish(p.context, row, col, rows, cols, from, step);
  for (int64_t i = 0; i < rows; ++i)
    memcpy(static_cast<char*>(p.c) + ((row + i) * p.c_row + col) * E::size,
           from + i * step * E::size, size_t(cols * E::size));
}

// Memory for `count` elements of T, at the end of what a task has.
template <class T>
int64_t take(int64_t& bytes, int64_t count) {
  const int64_t at = bytes;
  bytes += round_up(count * int64_t(sizeof(T)), int64_t(kRoomAlign));
  return at;
}

// What a task has: some rows and panels, and memory.
template <class U>
struct Task {
  using F = typename U::Factor;
  using T = typename U::Sum;
  using S = typename U::Stored;
  Work<U>& w;
  int64_t row, rows, first, last;  // panels
  int64_t across, rows_at_once;    // of a block
  bool fresh;  // panels whose rows can be read as they lie are packed as they are multiplied
  F *panels, *packed;
  T* sums;
  S* done;
  char* made;

  Task(Work<U>& work, int64_t task) : w(work) {
    const int64_t r = task / w.col_parts, c = task % w.col_parts;
    row = w.row_at(r), rows = w.row_at(r + 1) - row;
    first = w.panel_count() * c / w.col_parts, last = w.panel_count() * (c + 1) / w.col_parts;
    fresh = U::packs_panels && !w.panels && w.p.b_col == 1;
    const int64_t all = last - first, most = std::min(fresh ? kMostPanels : w.across(), all);
    across = U::is_tiled ? divide_up(all, divide_up(all, most)) : most;
    rows_at_once = std::min(w.rows_at_once(rows), rows);
  }
  // False if there is none.
  bool find_room() {
    const int64_t cols = across * kPanel<T>;
    const int64_t lines = divide_up(rows_at_once, U::strip) * U::strip;
    int64_t bytes = 0;
    const int64_t own = take<F>(bytes, w.panels ? 0
                                       : fresh  ? (kDepth + w.depth) * kPanel<T>
                                                : cols * w.depth);
    const int64_t sum = take<T>(bytes, (U::is_tiled ? kTiledSums * kPanel<T> : cols) * lines);
    const int64_t end = take<S>(bytes, U::is_tiled ? cols * lines : 0);
    const int64_t line = take<F>(bytes, lines * w.depth);
    const int64_t start = take<typename U::Element::Value>(
        bytes, w.starts ? U::strip * std::min(kMadeDepth, w.p.k) : 0);
    char* const room = task_room.get(bytes);
    panels = reinterpret_cast<F*>(room + own), packed = reinterpret_cast<F*>(room + line);
    sums = reinterpret_cast<T*>(room + sum), made = room + start;
    done = reinterpret_cast<S*>(room + (U::is_tiled ? end : sum));
    return room != nullptr;
  }
  void run() {
    for (int64_t from = first; from < last; from += across) {
      const int64_t to = std::min(from + across, last);
      if (!w.panels)
        w.pack_panels(fresh ? from + full(from, to) : from, to, fresh ? rest() : panels);
      F* right = w.panels ? w.panels + from * kPanel<T> * w.depth : panels;
      for (int64_t at = 0; at < rows; at += rows_at_once) {
        const int64_t some = std::min(rows_at_once, rows - at);
        const Strips strips = {some, divide_up(some, U::strip), U::is_tiled ? U::strip : 0};
        const int64_t apart = w.reads_rows() ? w.p.a_row : 0;
        const int64_t whole = U::is_tiled ? some / U::strip : strips.count;  // are not packed
        if (from == first || rows_at_once < rows)
          w.pack_strips(row + at, strips, apart ? whole : 0, packed, made);
        multiply(row + at, strips, apart, from, to, right);
      }
    }
  }

 private:
  // How many panels have all their columns.
  int64_t full(int64_t from, int64_t to) const {
    return std::max<int64_t>(std::min(to, w.p.n / kPanel<T>) - from, 0);
  }
  // Where a panel that lacks columns is packed if others are as they are multiplied.
  F* rest() const { return panels + kDepth * kPanel<T>; }
  void multiply(int64_t at, const Strips& strips, int64_t apart, int64_t from, int64_t to,
                F* right) {
    const core_product& p = w.p;
    const bool direct = w.whole.data != nullptr;
    const int64_t some = full(from, to), place = direct ? 0 : some;  // of the rest, in the block
    const F* left = apart ? static_cast<const F*>(p.a) + at * apart : packed;
    const Grid<S> block{done, across * kPanel<T>};
    int64_t col = from * kPanel<T>;
    if (some > 0) {
      const auto* lines = fresh ? static_cast<const F*>(p.b) + col : nullptr;
      multiply_panels(strips, left, apart, right, {lines, p.b_row, right}, some, 0,
                      direct ? w.whole.at(at, col) : block);
    }
    if (from + some < to)
      multiply_panels(strips, left, apart, fresh ? rest() : right + some * kPanel<T> * w.depth, {},
                      to - from - some, place, block.at(0, place * kPanel<T>));
    if (direct) col += some * kPanel<T>;
    const int64_t end = std::min(to * kPanel<T>, p.n);
    if (col < end) w.finish(at, col, strips.rows, end - col, done, across * kPanel<T>);
  }
  // Sums that are not complete wait from the panel `at` of the block on.
  void multiply_panels(const Strips& strips, const F* left, int64_t apart, const F* right,
                       const Unpacked<F>& fresh, int64_t count, int64_t at, Grid<S> whole) {
    if constexpr (U::is_tiled) {
      const int64_t some = w.depth <= U::most_deep ? count : kTiledSums;
      for (int64_t j = 0; j < count; j += some)
        multiply_by_tiles<U>(strips, left, apart, packed, right + j * kPanel<T> * w.depth,
                             std::min(some, count - j), w.depth, sums, whole.at(0, j * kPanel<T>));
    } else {
      multiply_block<U>(strips, left, apart, right, fresh, count, w.depth,
                        Grid<T>{sums + at * kPanel<T>, across * kPanel<T>}, whole);
    }
  }
};

template <class U>
void run_task(Work<U>& w, int64_t number) {
  Task<U> task(w, number);
  const typename U::State state;
  if (task.find_room())
    task.run();
  else
    w.no_memory = true;
}

template <class U>
void run_tasks(void* context, int64_t begin, int64_t end) {
  for (int64_t t = begin; t < end; ++t) run_task(*static_cast<Work<U>*>(context), t);
}

using Part = void (*)(void* context, int64_t begin, int64_t end);

template <class U>
int32_t run(const core_product& p) {
  using F = typename U::Factor;
  using T = typename U::Sum;
  using S = typename U::Stored;
  const core_call* call = p.call;
  const bool pool = has_pool(call);
  const auto share = [&](int64_t total, int64_t grain, Part part, void* context) {
    if (pool)
      call->parallel_for(call, total, grain, part, context);
    else
      part(context, 0, total);
  };
  const bool may_start = p.size >= offsetof(core_product, c_row) + sizeof(p.c_row);
  const Stored stored = {may_start ? p.c : nullptr, p.c_row, 1};
  const bool may_keep = p.size >= offsetof(core_product, keep_context) + sizeof(void*);
  const bool kept = may_keep && p.keep_context != nullptr;
  // What is widened for good takes more time to read, unless it stays in the second cache.
  const int64_t widened = Work<U>::size > U::Element::size ? p.k * p.n * Work<U>::size : 0;
  if (has_few(call, p.dtype, p.m, p.b_col != 1) && (p.m == 1 || !kept || widened > kManyPanels)) {
    const int32_t status = multiply_few_rows(p, may_start && p.start, stored, pool);
    if (status == CORE_ERROR) return call->set_error(call, kNoMemory);
    if (status != CORE_DECLINED) return status;
  }
  const bool at_once = may_start && Work<U>::is_as_is;
  Work<U> w{p, may_start && p.start, at_once ? Grid<S>{static_cast<S*>(p.c), p.c_row} : Grid<S>{}};
  w.choose_tasks(pool ? call->num_threads : 1);
  w.panels = may_keep ? static_cast<F*>(const_cast<void*>(p.packed)) : nullptr;
  if (w.panels == nullptr) {
    const int64_t each = kPanel<T> * w.at_least;
    const int64_t bytes = w.panel_count() * each * int64_t(sizeof(F));
    if (may_keep && p.keep) w.panels = static_cast<F*>(p.keep(p.keep_context, bytes));
    if (w.panels == nullptr && w.shares_panels()) {
      w.panels = reinterpret_cast<F*>(panels_room.get(bytes));
      if (w.panels == nullptr) return call->set_error(call, kNoMemory);
    }
    if (w.panels) share(w.panel_count(), divide_up(kWorthPacking, each), pack_shared<U>, &w);
  }
  share(w.row_parts * w.col_parts, 1, run_tasks<U>, &w);
  panels_room.trim();
  return w.no_memory ? call->set_error(call, kNoMemory) : CORE_OK;
}

int32_t run_product(const core_product* p) {
  switch (p->dtype) {
    case CORE_FLOAT16:
      return run<Lanes<Float16>>(*p);
    case CORE_BFLOAT16:
      return run<OfBFloat16>(*p);
    case CORE_FLOAT32:
      return may_round(p->call) ? run<OfRounded>(*p) : run<Lanes<Float32>>(*p);
    case CORE_FLOAT64:
      return run<Lanes<Float64>>(*p);
    default:
      return CORE_DECLINED;
  }
}

constexpr uint32_t kMultiplied = 1u << CORE_FLOAT32 | 1u << CORE_FLOAT64 | 1u << CORE_BFLOAT16 |
                                 (CORE_HAS_INT8 ? 1u << CORE_INT8 | 1u << CORE_UINT8 : 0u);
constexpr Entry kEntries[] = {{"core::matmul", kMultiplied,
                               make_kernel(run_matmul, nullptr, CORE_BACKEND " core::matmul",
                                           "backends/cpu_common/csrc/gemm.cpp", __LINE__)}};

}  // namespace

core_product_fn gemm_of_blocks() { return run_product; }
Table gemm() { return {kEntries, 1}; }
#else
core_product_fn gemm_of_blocks() { return nullptr; }
Table gemm() { return {nullptr, 0}; }
#endif

}  // namespace core_cpu::CORE_ISA
