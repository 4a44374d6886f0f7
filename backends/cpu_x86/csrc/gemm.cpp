// Matrix products whose blocks are handed on while they lie in a cache (core/product.h).
//
// The right operand is packed in panels of two vectors' width. Each task takes a few rows of the
// left one, packs them in strips, and multiplies strips with panels: the sums of a strip and a
// panel fill the vector registers. A block is some strips by some panels, in the second cache.
// Panels are packed once for all tasks, and kept where core has memory for it; where one task has
// all rows, they are packed just before they are used.
#include "gemm.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <new>

#include "types.h"

namespace core_cpu::CORE_ISA {

#if defined(__FMA__)
namespace {

#if defined(__AVX512F__)
constexpr int kVectorBytes = 64, kStrip = 14;  // 28 sums and 3 more, of 32 registers
#else
constexpr int kVectorBytes = 32, kStrip = 6;  // 12 sums and 3 more, of 16 registers
#endif
constexpr int64_t kMostRows = 8 * kStrip;   // of a block
constexpr int64_t kMostCols = 512;          // of a block
constexpr int64_t kDepth = 384;             // of a panel that stays in the first cache
constexpr int64_t kSquare = 64;             // of a panel that is packed in one go
constexpr int64_t kPackedRows = 1 << 17;    // elements of the left operand that a task packs
constexpr int64_t kPackedPanels = 1 << 16;  // of the right one, where no other task reads them
constexpr int64_t kWorthTask = 1 << 20;     // multiply-adds
constexpr int64_t kWorthPacking = 1 << 16;  // elements

template <class T>
constexpr int kLanes = kVectorBytes / int(sizeof(T));
template <class T>
constexpr int kPanel = 2 * kLanes<T>;
template <class T>
using Vector __attribute__((vector_size(kVectorBytes))) = T;

int64_t divide_up(int64_t x, int64_t by) { return (x - 1) / by + 1; }

// ---- a strip times a panel ---------------------------------------------------------------------
// c (+)= a @ b, where a is `Rows` wide and `k` long, b is a panel; both packed.
template <class T, int Rows>
void multiply(int64_t k, const T* a, const T* b, T* c, int64_t step, bool add) {
  using V = Vector<T>;
  V sums[Rows][2];
#pragma GCC unroll 16
  for (int i = 0; i < Rows; ++i) sums[i][0] = sums[i][1] = V{};
  for (int64_t p = 0; p < k; ++p, a += Rows, b += kPanel<T>) {
    const V left = *reinterpret_cast<const V*>(b);
    const V right = *reinterpret_cast<const V*>(b + kLanes<T>);
#pragma GCC unroll 16
    for (int i = 0; i < Rows; ++i) {
      sums[i][0] += left * a[i];
      sums[i][1] += right * a[i];
    }
  }
#pragma GCC unroll 16
  for (int i = 0; i < Rows; ++i) {
    V* at = reinterpret_cast<V*>(c + i * step);
    at[0] = add ? at[0] + sums[i][0] : sums[i][0];
    at[1] = add ? at[1] + sums[i][1] : sums[i][1];
  }
}

template <class T>
using Multiply = void (*)(int64_t k, const T* a, const T* b, T* c, int64_t step, bool add);

template <class T, int... Rows>
Multiply<T> multiply_of(int rows, std::integer_sequence<int, Rows...>) {
  static constexpr Multiply<T> all[] = {multiply<T, Rows + 1>...};
  return all[rows - 1];
}

// ---- packing -----------------------------------------------------------------------------------
// Lines that lie `step` apart, side by side: to[p * width + i] = line i's element p.
template <class E, class T = typename E::Value>
void pack_lines(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t width,
                int64_t k, T* to) {
  if (step == 1) {
    for (int64_t p = 0; p < k; ++p)
      for (int64_t i = 0; i < lines; ++i)
        to[p * width + i] = E::load(from + (i + p * stride) * E::size);
    return;
  }
  for (int64_t i = 0; i < lines; ++i)
    for (int64_t p = 0; p < k; ++p)
      to[p * width + i] = E::load(from + (i * step + p * stride) * E::size);
}

template <class T>
using Four __attribute__((vector_size(4 * sizeof(T)), aligned(alignof(T)))) = T;

// Four lines whose elements are contiguous, in squares.
template <class T>
void pack_four(const T* from, int64_t step, int64_t width, int64_t k, T* to) {
  using V = Four<T>;
  int64_t p = 0;
  for (; p + 4 <= k; p += 4, to += 4 * width) {
    V x[4];
    for (int i = 0; i < 4; ++i) x[i] = *reinterpret_cast<const V*>(from + i * step + p);
    const V a = __builtin_shufflevector(x[0], x[1], 0, 4, 1, 5);
    const V b = __builtin_shufflevector(x[2], x[3], 0, 4, 1, 5);
    const V c = __builtin_shufflevector(x[0], x[1], 2, 6, 3, 7);
    const V d = __builtin_shufflevector(x[2], x[3], 2, 6, 3, 7);
    *reinterpret_cast<V*>(to) = __builtin_shufflevector(a, b, 0, 1, 4, 5);
    *reinterpret_cast<V*>(to + width) = __builtin_shufflevector(a, b, 2, 3, 6, 7);
    *reinterpret_cast<V*>(to + 2 * width) = __builtin_shufflevector(c, d, 0, 1, 4, 5);
    *reinterpret_cast<V*>(to + 3 * width) = __builtin_shufflevector(c, d, 2, 3, 6, 7);
  }
  for (; p < k; ++p, to += width)
    for (int i = 0; i < 4; ++i) to[i] = from[i * step + p];
}

template <class E>
constexpr bool is_as_is = sizeof(typename E::Value) == E::size;

// `lines` of k elements each, packed `width` wide; what is missing is 0.
template <class E, class T = typename E::Value>
void pack(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t width, int64_t k,
          T* to) {
  for (int64_t p = 0; p < k; p += kSquare, from += kSquare * stride * E::size) {
    const int64_t depth = std::min(kSquare, k - p);
    T* part = to + p * width;
    int64_t i = 0;
    if (stride == 1 && is_as_is<E>)
      for (; i + 4 <= lines; i += 4)
        pack_four(reinterpret_cast<const T*>(from) + i * step, step, width, depth, part + i);
    pack_lines<E>(from + i * step * E::size, step, stride, lines - i, width, depth, part + i);
    for (int64_t q = 0; q < depth; ++q)
      std::fill(part + q * width + lines, part + (q + 1) * width, T(0));
  }
}

// ---- memory ------------------------------------------------------------------------------------
// A thread's scratch memory, kept for its next product; nullptr where there is none.
class Room {
 public:
  char* get(int64_t bytes) {
    if (bytes > size_) {
      memory_.reset();
      size_ = 0;
      memory_.reset(static_cast<char*>(
          ::operator new(size_t(bytes), std::align_val_t(kVectorBytes), std::nothrow)));
      if (memory_) size_ = bytes;
    }
    return memory_.get();
  }
  void trim() {
    if (size_ > kMostKept) memory_.reset(), size_ = 0;
  }

 private:
  static constexpr int64_t kMostKept = 1 << 25;
  struct Free {
    void operator()(char* p) const { ::operator delete(p, std::align_val_t(kVectorBytes)); }
  };
  std::unique_ptr<char, Free> memory_;
  int64_t size_ = 0;
};
thread_local Room panels_room, task_room;

// ---- a product ---------------------------------------------------------------------------------
template <class E>
struct Work {
  using T = typename E::Value;
  const core_product& p;
  T* panels;
  int64_t row_parts = 1, col_parts = 1;  // tasks: one for each pair
  std::atomic<bool> no_memory{false};

  bool has_few_rows() const { return p.m <= 2 * kMostRows && p.m * p.k <= 2 * kPackedRows; }
  int64_t panel_count() const { return divide_up(p.n, kPanel<T>); }
  // How many panels a block has: fewer, where they are packed and multiplied at once.
  int64_t across() const {
    const int64_t most = kMostCols / kPanel<T>;
    return panels ? most : std::clamp<int64_t>(kPackedPanels / (p.k * kPanel<T> + 1), 1, most);
  }
  void choose_tasks(int64_t threads);
  void pack_panels(int64_t from, int64_t to, T* packed) const;
};

// Enough tasks for the threads; rows are cut first, since columns have their rows packed anew.
template <class E>
void Work<E>::choose_tasks(int64_t threads) {
  const double work = double(p.m) * double(p.n) * double(std::max<int64_t>(p.k, 1));
  const auto worth = static_cast<int64_t>(std::min(work / kWorthTask, 4.0 * double(threads)));
  const int64_t wanted = threads == 1 ? 1 : std::max<int64_t>(worth, 1);
  if (!has_few_rows()) {
    const int64_t most = std::max<int64_t>(kPackedRows / std::max<int64_t>(p.k, 1), kStrip);
    row_parts = divide_up(p.m, std::min({kMostRows, most / kStrip * kStrip, p.m}));
    if (row_parts < wanted) row_parts = std::min(wanted, divide_up(p.m, 2 * kStrip));
  }
  if (row_parts < wanted)
    col_parts = std::min(divide_up(wanted, row_parts), divide_up(panel_count(), 2));
}

template <class E>
void Work<E>::pack_panels(int64_t from, int64_t to, T* packed) const {
  for (int64_t j = from; j < to; ++j, packed += kPanel<T> * p.k) {
    const int64_t col = j * kPanel<T>;
    pack<E>(static_cast<const char*>(p.b) + col * p.b_col * E::size, p.b_col, p.b_row,
            std::min<int64_t>(kPanel<T>, p.n - col), kPanel<T>, p.k, packed);
  }
}

template <class E>
void pack_shared(void* context, int64_t begin, int64_t end) {
  const Work<E>& w = *static_cast<Work<E>*>(context);
  w.pack_panels(begin, end, w.panels + begin * kPanel<typename E::Value> * w.p.k);
}

// The rows of a task, cut into strips that differ by one row at most.
struct Strips {
  int64_t rows, count;
  int64_t begin(int64_t s) const { return rows * s / count; }
  int size(int64_t s) const { return int(begin(s + 1) - begin(s)); }
};

// One block: `strips` by `count` panels.
template <class T>
void multiply_block(const Strips& strips, const T* rows, const T* panels, int64_t count, int64_t k,
                    T* block, int64_t step) {
  int64_t at = 0;
  do {
    const int64_t depth = std::min(k - at, kDepth);
    for (int64_t j = 0; j < count; ++j) {
      for (int64_t s = 0; s < strips.count; ++s) {
        const int size = strips.size(s);
        const auto run = multiply_of<T>(size, std::make_integer_sequence<int, kStrip>());
        run(depth, rows + strips.begin(s) * k + at * size, panels + (j * k + at) * kPanel<T>,
            block + strips.begin(s) * step + j * kPanel<T>, step, at > 0);
      }
    }
    at += depth;
  } while (at < k);
}

// Rounds a block to the dtype of the product, in its place.
template <class E, class T>
const void* rounded(T* block, int64_t rows, int64_t step) {
  if (is_as_is<E>) return block;
  auto* to = reinterpret_cast<char*>(block);
  for (int64_t i = 0; i < rows * step; ++i) E::store(to + i * E::size, block[i]);
  return block;
}

// The rows of a task, packed.
template <class E, class T>
void pack_strips(const core_product& p, int64_t row, const Strips& strips, T* packed) {
  for (int64_t s = 0; s < strips.count; ++s)
    pack<E>(static_cast<const char*>(p.a) + (row + strips.begin(s)) * p.a_row * E::size, p.a_row,
            p.a_col, strips.size(s), strips.size(s), p.k, packed + strips.begin(s) * p.k);
}

template <class E>
void run_task(Work<E>& w, int64_t task) {
  using T = typename E::Value;
  const core_product& p = w.p;
  const int64_t r = task / w.col_parts, c = task % w.col_parts;
  const int64_t row = p.m * r / w.row_parts, rows = p.m * (r + 1) / w.row_parts - row;
  const int64_t first = w.panel_count() * c / w.col_parts;
  const int64_t last = w.panel_count() * (c + 1) / w.col_parts;
  const int64_t across = std::min(w.across(), last - first), step = across * kPanel<T>;
  const int64_t own = w.panels ? 0 : step * p.k;  // panels of this task
  auto* panels =
      reinterpret_cast<T*>(task_room.get((own + step * rows + p.k * rows) * int64_t(sizeof(T))));
  if (panels == nullptr) {
    w.no_memory = true;
    return;
  }
  T *block = panels + own, *packed = block + step * rows;
  const Strips strips = {rows, divide_up(rows, kStrip)};
  pack_strips<E>(p, row, strips, packed);
  for (int64_t from = first; from < last; from += across) {
    const int64_t to = std::min(from + across, last), col = from * kPanel<T>;
    if (!w.panels) w.pack_panels(from, to, panels);
    multiply_block(strips, packed, w.panels ? w.panels + col * p.k : panels, to - from, p.k, block,
                   step);
    p.finish(p.context, row, col, rows, std::min(to * kPanel<T>, p.n) - col,
             rounded<E>(block, rows, step), step);
  }
}

template <class E>
void run_tasks(void* context, int64_t begin, int64_t end) {
  for (int64_t t = begin; t < end; ++t) run_task(*static_cast<Work<E>*>(context), t);
}

using Part = void (*)(void* context, int64_t begin, int64_t end);

template <class E>
int32_t run(const core_product& p) {
  using T = typename E::Value;
  const core_call* call = p.call;
  const bool pool = call->size >= offsetof(core_call, reserved) && call->parallel_for != nullptr;
  const auto share = [&](int64_t total, int64_t grain, Part part, void* context) {
    if (pool)
      call->parallel_for(call, total, grain, part, context);
    else
      part(context, 0, total);
  };
  Work<E> w{p, nullptr};
  w.choose_tasks(pool ? call->num_threads : 1);
  const bool may_keep = p.size >= offsetof(core_product, keep_context) + sizeof(void*);
  w.panels = may_keep ? static_cast<T*>(const_cast<void*>(p.packed)) : nullptr;
  if (w.panels == nullptr) {
    const int64_t each = kPanel<T> * std::max<int64_t>(p.k, 1);
    const int64_t bytes = w.panel_count() * each * int64_t(sizeof(T));
    if (may_keep && p.keep) w.panels = static_cast<T*>(p.keep(p.keep_context, bytes));
    if (w.panels == nullptr && !w.has_few_rows()) {
      w.panels = reinterpret_cast<T*>(panels_room.get(bytes));
      if (w.panels == nullptr) return call->set_error(call, "no memory for a copy of an operand");
    }
    if (w.panels) share(w.panel_count(), divide_up(kWorthPacking, each), pack_shared<E>, &w);
  }
  share(w.row_parts * w.col_parts, 1, run_tasks<E>, &w);
  panels_room.trim();
  return w.no_memory ? call->set_error(call, "no memory for a block of a product") : CORE_OK;
}

int32_t run_product(const core_product* p) {
  switch (p->dtype) {
    case CORE_FLOAT16:
      return run<Float16>(*p);
    case CORE_BFLOAT16:
      return run<BFloat16>(*p);
    case CORE_FLOAT32:
      return run<Float32>(*p);
    case CORE_FLOAT64:
      return run<Float64>(*p);
    default:
      return CORE_DECLINED;
  }
}

}  // namespace

core_product_fn gemm_of_blocks() { return run_product; }
#else
core_product_fn gemm_of_blocks() { return nullptr; }
#endif

}  // namespace core_cpu::CORE_ISA
