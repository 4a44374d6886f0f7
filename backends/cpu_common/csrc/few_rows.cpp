// Products of a few rows (few_rows.h): c = a @ b, where a has few rows.
//
// The columns of b are shared out in blocks. Where b lies in rows, a few of them are read at once,
// multiplied each with its factors of a, and added to the block's sums, which lie in the first
// cache. Where it lies in columns, a few of them are read at once, and their sums are held in
// registers. The order of an element's sum depends on b's layout and size alone: any number of
// threads gives the same bits, and so does any number of rows.
#include "few_rows.h"

#include <algorithm>
#include <atomic>
#include <cstddef>

#include "gemm_pack.h"
#include "room.h"
#include "tasks.h"

#if CORE_HAS_GEMM
namespace core_cpu::CORE_ISA {
namespace {

constexpr int kMostSums = kStrip > 8 ? 16 : 8;      // vectors in registers, for b in columns
constexpr int kMostFactors = kStrip > 8 ? 24 : 12;  // the same, for b in rows
constexpr int kMostLines = 8;                       // that are read at once
constexpr int kTogether = 8;                        // rows of a that are multiplied at once
constexpr int64_t kTurn = 24;                       // columns of b for each of them in turn
constexpr int64_t kDepth = 256;                     // of a sum: longer ones are less exact
constexpr int64_t kBlockSums = 1 << 14;             // bytes of sums
constexpr int64_t kFewestBytes = 40 << 10;          // of b for each row, where there are several
constexpr int64_t kWorthTask = 1 << 18;             // bytes of b
constexpr int64_t kShares = 2;                      // of a thread

int64_t divide_up(int64_t x, int64_t by) { return (x - 1) / by + 1; }

// How many lines of b are read at once, where each needs a vector for each row.
constexpr int lines_of(int vectors, int rows) { return std::clamp(vectors / rows, 1, kMostLines); }

// What is read at once: `Parts` vectors of sums. The elements of bfloat16 come in pairs, those with
// even numbers in the first vector and those with odd ones in the second.
template <class E>
struct Load {
  using T = typename E::Value;
  using V = Vector<T>;
  static constexpr int parts = 1, lanes = kLanes<T>;
  static CORE_INLINE void read(const char* p, V (&to)[parts]) { to[0] = load_raw<V>(p); }
  static CORE_INLINE void put_in_order(V (&)[parts]) {}
  static int place(int i) { return i; }
};
template <>
struct Load<BFloat16> {
  using V = Vector<float>;
  using Words = Vector<uint32_t>;
  static constexpr int parts = 2, lanes = 2 * kLanes<float>;
  static CORE_INLINE void read(const char* p, V (&to)[parts]) {
    const auto pairs = load_raw<Words>(p);
    to[0] = V(pairs << 16);
    to[1] = V(pairs & 0xffff0000u);
  }
  static CORE_INLINE void put_in_order(V (&x)[parts]) {
    constexpr auto numbers = std::make_integer_sequence<int, kLanes<float>>();
    const V even = x[0], odd = x[1];
    x[0] = in_turn<0>(even, odd, numbers);
    x[1] = in_turn<kLanes<float> / 2>(even, odd, numbers);
  }
  static int place(int i) { return i % 2 * kLanes<float> + i / 2; }
};

template <class T>
CORE_INLINE Vector<T> load(const T* p) {
  return load_raw<Vector<T>>(reinterpret_cast<const char*>(p));
}
template <class T, class V>
CORE_INLINE void store(T* p, V v) {
  static_assert(sizeof(v) == sizeof(Vector<T>));
  store_raw(reinterpret_cast<char*>(p), v);
}
// p + offset may lie behind the operand.
CORE_INLINE void fetch(const char* p, int64_t offset) {
  const auto at = reinterpret_cast<uintptr_t>(p) + uintptr_t(offset);
  __builtin_prefetch(reinterpret_cast<const void*>(at), 0, 3);
}
template <class V>
CORE_INLINE V masked_with(V v, const char* mask) {
  using Words = Vector<uint32_t>;
  return V(Words(v) & load_raw<Words>(mask));
}

// ---- a product ---------------------------------------------------------------------------------
// Columns come in groups as wide as a load. The last group begins earlier, where it would end
// behind the last column; so does the last load of a column.
template <class E>
struct Work {
  using T = typename E::Value;
  static constexpr int lanes = Load<E>::lanes;
  const core_product& p;
  const Stored& c;
  const int64_t step = step_of(divide_up(p.k, lanes));  // from one row of factors to the next
  const T* factors = nullptr;                           // the rows of a
  int64_t groups_at_once = 1;                           // of a block
  std::atomic<bool> no_memory{false};
  alignas(
      kVectorBytes) char mask[Load<E>::parts * kVectorBytes] = {};  // of the last load of a column

  // From one row to the next: not a multiple of a page, where rows would contend for places in the
  // first cache, and a load would wait for another row's store.
  static int64_t step_of(int64_t groups) { return (groups | 1) * lanes; }
  // More rows than are multiplied at once take turns, while what they need of b is in a cache.
  int64_t turns() const { return divide_up(p.m, kTogether); }
  int64_t rows_of_turn() const { return divide_up(p.m, turns()); }
  bool is_in_rows() const { return p.b_col == 1; }
  int64_t groups() const { return divide_up(p.n, lanes); }
  int64_t blocks() const { return divide_up(groups(), groups_at_once); }
  const char* at(int64_t row, int64_t col) const {
    return static_cast<const char*>(p.b) + (row * p.b_row + col * p.b_col) * E::size;
  }
  // What the last load of a column reads a second time counts nothing, even if it is infinite.
  void set_mask() {
    for (int i = 0; i < lanes; ++i)
      memset(mask + Load<E>::place(i) * sizeof(T), i < (lanes - p.k % lanes) % lanes ? 0 : 0xff,
             sizeof(T));
  }
  void choose_blocks(int64_t threads) {
    const int64_t worth = p.k * p.n * E::size / kWorthTask;
    const int64_t tasks = threads == 1 ? 1 : std::clamp<int64_t>(worth, 1, kShares * threads);
    const int64_t most = kBlockSums / (p.m * lanes * int64_t(sizeof(T)));
    groups_at_once = std::clamp<int64_t>(most, 1, divide_up(groups(), tasks));
  }
};

// Calls with a number of rows, as a type, and the first of them.
template <class E, class F, int... Less>
void call_with(const Work<E>&, int64_t rows, int64_t row, const F& function,
               std::integer_sequence<int, Less...>) {
  (void)((rows == Less + 1 && (function(std::integral_constant<int, Less + 1>(), row), true)) ||
         ...);
}
template <class E, class F>
void by_turns(const Work<E>& w, const F& function) {
  for (int64_t row = 0; row < w.p.m; row += w.rows_of_turn())
    call_with(w, std::min(w.rows_of_turn(), w.p.m - row), row, function,
              std::make_integer_sequence<int, kTogether>());
}

// ---- b in rows ---------------------------------------------------------------------------------
// sums += `Lines` elements of each row of a, from `row`, times as many rows of b.
template <class E, int Rows, int Lines, class T = typename E::Value>
void add_lines(const Work<E>& w, int64_t row, int64_t line, int64_t first, int64_t groups,
               T* sums) {
  using V = Vector<T>;
  constexpr int parts = Load<E>::parts, lanes = Load<E>::lanes;
  const int64_t step = w.step_of(groups), line_step = w.p.b_row * E::size;
  const int64_t last = w.p.n - lanes;
  const char* const b = w.at(line, 0);
  V factors[Rows][Lines];
#pragma GCC unroll 8
  for (int i = 0; i < Rows; ++i)
#pragma GCC unroll 8
    for (int d = 0; d < Lines; ++d) factors[i][d] = w.factors[(row + i) * w.step + line + d] - V{};
  for (int64_t g = 0; g < groups; ++g) {
    const char* from = b + std::min((first + g) * lanes, last) * E::size;
    T* const to = sums + g * lanes;
    V x[Lines][parts];
#pragma GCC unroll 8
    for (int d = 0; d < Lines; ++d) {
      Load<E>::read(from + d * line_step, x[d]);
      fetch(from, (d + Lines) * line_step);
    }
#pragma GCC unroll 8
    for (int i = 0; i < Rows; ++i)
#pragma GCC unroll 2
      for (int part = 0; part < parts; ++part) {
        T* const place = to + i * step + part * kLanes<T>;
        V sum = load(place);
#pragma GCC unroll 8
        for (int d = 0; d < Lines; ++d) sum += factors[i][d] * x[d][part];
        store(place, sum);
      }
  }
}

template <class E, int Rows, class T = typename E::Value>
void add_depth(const Work<E>& w, int64_t row, int64_t begin, int64_t end, int64_t first,
               int64_t groups, T* sums) {
  constexpr int lines = lines_of(kMostFactors, Rows);
  int64_t line = begin;
  for (; line + lines <= end; line += lines)
    add_lines<E, Rows, lines>(w, row, line, first, groups, sums);
  for (; line < end; ++line) add_lines<E, Rows, 1>(w, row, line, first, groups, sums);
}

template <class E, class T = typename E::Value>
void multiply_rows(const Work<E>& w, int64_t first, int64_t groups, T* sums, T* some) {
  constexpr int lanes = Load<E>::lanes;
  const int64_t step = w.step_of(groups), count = w.p.m * step;
  std::fill_n(sums, count, T(0));
  for (int64_t begin = 0; begin < w.p.k; begin += kDepth) {
    const int64_t end = std::min(begin + kDepth, w.p.k);
    T* const to = begin == 0 ? sums : some;
    if (begin > 0) std::fill_n(some, count, T(0));
    by_turns(w, [&](auto rows, int64_t row) {
      add_depth<E, rows>(w, row, begin, end, first, groups, to + row * step);
    });
    for (int64_t i = 0; begin > 0 && i < count; i += kLanes<T>)
      store(sums + i, load(sums + i) + load(some + i));
  }
  for (int64_t i = 0; i < count; i += lanes) {
    Vector<T> x[Load<E>::parts];
    for (int part = 0; part < Load<E>::parts; ++part) x[part] = load(sums + i + part * kLanes<T>);
    Load<E>::put_in_order(x);
    for (int part = 0; part < Load<E>::parts; ++part) store(sums + i + part * kLanes<T>, x[part]);
  }
}

// ---- b in columns ------------------------------------------------------------------------------
// The sums of as many vectors as one has lanes, in the order of the vectors.
template <class T>
CORE_INLINE Vector<T> sum_lanes(Vector<T>* x) {
  constexpr auto numbers = std::make_integer_sequence<int, kLanes<T>>();
#pragma GCC unroll 4
  for (int n = kLanes<T> / 2; n > 0; n /= 2)
#pragma GCC unroll 8
    for (int i = 0; i < n; ++i)
      x[i] = in_turn<0>(x[i], x[i + n], numbers) + in_turn<kLanes<T> / 2>(x[i], x[i + n], numbers);
  return x[0];
}

// The sums of `Lines` columns, and rows from `row`: that of row i and column j at to[i * step + j].
template <class E, int Rows, int Lines, class T = typename E::Value>
void multiply_lines(const Work<E>& w, int64_t row, int64_t col, T* to, int64_t step) {
  using V = Vector<T>;
  constexpr int parts = Load<E>::parts, lanes = Load<E>::lanes;
  constexpr int count = Rows * Lines, all = (count + kLanes<T> - 1) / kLanes<T> * kLanes<T>;
  const int64_t line_step = w.p.b_col * E::size, whole = w.p.k / lanes, row_step = w.step;
  V sums[all] = {}, before[count] = {};
  const auto add = [&](const char* from, const T* factors, auto masked) {
#pragma GCC unroll 8
    for (int j = 0; j < Lines; ++j) {
      V x[parts];
      Load<E>::read(from + j * line_step, x);
#pragma GCC unroll 2
      for (int part = 0; part < parts; ++part) {
        if constexpr (masked) x[part] = masked_with(x[part], w.mask + part * kVectorBytes);
#pragma GCC unroll 8
        for (int i = 0; i < Rows; ++i)
          sums[i * Lines + j] += load(factors + i * row_step + part * kLanes<T>) * x[part];
      }
    }
  };
  const char* from = w.at(0, col);
  const T* factors = w.factors + row * row_step;
  for (int64_t begin = 0; begin < whole; begin += kDepth) {
    const int64_t end = std::min(begin + kDepth, whole);
    for (int64_t g = begin; g < end; ++g, from += lanes * E::size, factors += lanes) {
      add(from, factors, std::false_type());
#pragma GCC unroll 8
      for (int j = 0; j < Lines; ++j) fetch(from, (j + Lines) * line_step);
    }
    if (end == whole) break;
#pragma GCC unroll 16
    for (int s = 0; s < count; ++s) before[s] += sums[s], sums[s] = V{};
  }
  if (whole * lanes < w.p.k) add(w.at(w.p.k - lanes, col), factors, std::true_type());
  for (int s = 0; whole > kDepth && s < count; ++s) sums[s] += before[s];
  T totals[all];
#pragma GCC unroll 16
  for (int s = 0; s < all; s += kLanes<T>) store(totals + s, sum_lanes<T>(sums + s));
  for (int i = 0; i < Rows; ++i)
    for (int j = 0; j < Lines; ++j) to[i * step + j] = totals[i * Lines + j];
}

template <class E, class T = typename E::Value>
void multiply_columns(const Work<E>& w, int64_t first, int64_t groups, T* sums) {
  constexpr int64_t lanes = Load<E>::lanes;
  const int64_t begin = first * lanes, end = std::min(begin + groups * lanes, w.p.n);
  const int64_t step = w.step_of(groups), turn = w.turns() == 1 ? step : kTurn;
  for (int64_t from = begin; from < end; from += turn)
    by_turns(w, [&](auto rows, int64_t row) {
      constexpr int lines = lines_of(kMostSums, rows);
      const int64_t stop = std::min(from + turn, end);
      T* const to = sums + row * step - begin;
      int64_t col = from;
      for (; col + lines <= stop; col += lines)
        multiply_lines<E, rows, lines>(w, row, col, to + col, step);
      for (; col < stop; ++col) multiply_lines<E, rows, 1>(w, row, col, to + col, step);
    });
}

// ---- blocks ------------------------------------------------------------------------------------
thread_local Room factors_room, block_room;

// Rounds a block to the dtype of the product, in its place.
template <class E, class T>
const void* rounded(T* block, int64_t count) {
  auto* const to = reinterpret_cast<char*>(block);
  if (sizeof(T) != E::size)
    for (int64_t i = 0; i < count; ++i) E::store(to + i * E::size, block[i]);
  return block;
}

// What becomes of a block: of the last one, its last columns are the last ones of b.
template <class E, class T>
void finish(const Work<E>& w, int64_t col, int64_t cols, T* block, int64_t step) {
  const core_product& p = w.p;
  const auto* from = static_cast<const char*>(rounded<E>(block, p.m * step));
  if (w.c.data == nullptr) return p.finish(p.context, 0, col, p.m, cols, from, step);
  for (int64_t i = 0; i < p.m; ++i, from += step * E::size) {
    char* const to = static_cast<char*>(w.c.data) + (i * w.c.row + col * w.c.col) * E::size;
    if (w.c.col == 1) {
      memcpy(to, from, size_t(cols * E::size));
    } else {
      for (int64_t j = 0; j < cols; ++j)
        memcpy(to + j * w.c.col * E::size, from + j * E::size, E::size);
    }
  }
}

template <class E, class T = typename E::Value>
void run_block(const Work<E>& w, int64_t block, T* sums) {
  constexpr int64_t lanes = Load<E>::lanes;
  const int64_t first = block * w.groups_at_once;
  const int64_t groups = std::min(w.groups_at_once, w.groups() - first), step = w.step_of(groups);
  const int64_t col = first * lanes, cols = std::min(groups * lanes, w.p.n - col);
  if (w.is_in_rows()) {
    multiply_rows<E>(w, first, groups, sums, sums + w.p.m * step);
    const int64_t last = (groups - 1) * lanes, missing = groups * lanes - cols;
    for (int64_t i = 0; missing > 0 && i < w.p.m; ++i)
      memmove(sums + i * step + last, sums + i * step + last + missing,
              size_t(lanes - missing) * sizeof(T));
  } else {
    multiply_columns<E>(w, first, groups, sums);
  }
  finish(w, col, cols, sums, step);
}

template <class E>
void run_blocks(void* context, int64_t begin, int64_t end) {
  using T = typename E::Value;
  Work<E>& w = *static_cast<Work<E>*>(context);
  const int64_t count = 2 * w.p.m * w.step_of(w.groups_at_once);
  auto* const sums = reinterpret_cast<T*>(block_room.get(count * int64_t(sizeof(T))));
  if (sums == nullptr)
    w.no_memory = true;
  else
    for (int64_t b = begin; b < end; ++b) run_block<E>(w, b, sums);
}

// ---- the left operand --------------------------------------------------------------------------
// A row of a, whose elements lie side by side, as the factors of b's rows: one after the other.
template <class E, class T = typename E::Value>
void widen(const char* from, int64_t k, T* to) {
  CORE_SIMD
  for (int64_t i = 0; i < k; ++i) to[i] = E::load(from + i * E::size);
}

// The same as the factors of b's columns: in the order of loads, the last of which has zeros for
// what the one before has read.
template <class E, class T = typename E::Value>
void load_factors(const char* from, int64_t k, T* to) {
  constexpr int64_t lanes = Load<E>::lanes;
  const auto read = [&](int64_t at, T* to) {
    Vector<T> x[Load<E>::parts];
    Load<E>::read(from + at * E::size, x);
    for (int part = 0; part < Load<E>::parts; ++part) store(to + part * kLanes<T>, x[part]);
  };
  int64_t at = 0;
  for (; at + lanes <= k; at += lanes) read(at, to + at);
  if (at == k) return;
  read(k - lanes, to + at);
  for (int i = 0; i < lanes - (k - at); ++i) to[at + Load<E>::place(i)] = T(0);
}

// All rows, by way of `line`, where elements do not lie side by side.
template <class E, class T = typename E::Value>
void read_factors(const Work<E>& w, const char* a, int64_t row, int64_t col, char* line, T* to) {
  for (int64_t i = 0; i < w.p.m; ++i, to += w.step) {
    const char* from = a + i * row * E::size;
    if (col != 1) {
      for (int64_t at = 0; at < w.p.k; ++at)
        memcpy(line + at * E::size, from + at * col * E::size, E::size);
      from = line;
    }
    if (w.is_in_rows())
      widen<E>(from, w.p.k, to);
    else
      load_factors<E>(from, w.p.k, to);
  }
}

// ---- a call ------------------------------------------------------------------------------------
template <class E>
int32_t run(const core_product& p, bool starts, const Stored& c, bool pool) {
  using T = typename E::Value;
  const core_call* call = p.call;
  Work<E> w{p, c};
  if (p.n < w.lanes || (!w.is_in_rows() && p.k < w.lanes)) return CORE_DECLINED;
  // What lies in the second cache is packed quickly, but bfloat16 would be widened, too.
  if (sizeof(T) == E::size && p.m > 1 && p.k * p.n * E::size < p.m * kFewestBytes)
    return CORE_DECLINED;
  const int64_t given = divide_up((starts ? p.m * p.k : p.k) * E::size, kRoomAlign) * kRoomAlign;
  char* const room = factors_room.get(given + p.m * w.step * int64_t(sizeof(T)) + kRoomAlign);
  if (room == nullptr) return CORE_ERROR;
  auto* const factors = reinterpret_cast<T*>(room + given);
  if (starts) {
    p.start(p.start_context, 0, 0, p.m, p.k, room);
    read_factors(w, room, p.k, 1, nullptr, factors);
  } else {
    read_factors(w, static_cast<const char*>(p.a), p.a_row, p.a_col, room, factors);
  }
  w.factors = factors;
  w.set_mask();
  w.choose_blocks(pool ? call->num_threads : 1);
  if (pool)
    call->parallel_for(call, w.blocks(), 1, run_blocks<E>, &w);
  else
    run_blocks<E>(&w, 0, w.blocks());
  factors_room.trim();
  return w.no_memory ? CORE_ERROR : CORE_OK;
}

}  // namespace

int32_t multiply_few_rows(const core_product& p, bool starts, const Stored& c, bool pool) {
  if (p.m > kFewRows || (p.b_col != 1 && p.b_row != 1)) return CORE_DECLINED;
  switch (p.dtype) {
    case CORE_BFLOAT16:
      return run<BFloat16>(p, starts, c, pool);
    case CORE_FLOAT32:
      return run<Float32>(p, starts, c, pool);
    case CORE_FLOAT64:
      return run<Float64>(p, starts, c, pool);
    default:
      return CORE_DECLINED;
  }
}

}  // namespace core_cpu::CORE_ISA
#endif
