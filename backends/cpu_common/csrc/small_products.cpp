// Products with small right operands (small_products.h): a row of c is one vector.
//
// The rows of b are read into vectors, whose last lanes count nothing: they hold what lies behind
// a row where b goes on, and repeat its last element where it does not. So are rows of c stored:
// where c goes on evenly, the lanes behind a row are overwritten by the next one.
#include "small_products.h"

#include <algorithm>
#include <cstddef>
#include <limits>

#include "tasks.h"
#include "vectors.h"

#if CORE_HAS_GEMM
namespace core_cpu::CORE_ISA {
namespace {

constexpr int64_t kDepth = 256;  // of a sum: longer ones are less exact
// Where b is deeper than `kAlways`, rows and columns have to be worth that all lanes are summed.
constexpr int64_t kAlways = 16, kMostDeep = 1024, kFewestRows = 4, kFilled = 4;

// Rows of b and c are `Parts` vectors of `Width` elements.
template <class T, int Width, int Parts>
class Small {
 public:
  explicit Small(const Product& product) : p(product) {
    for (int j = 0; j < lanes; ++j) places[j] = std::min<int64_t>(j, p.n - 1) * p.b.col_step;
    const auto reach = [](int64_t size, int64_t step) {
      return (size - 1) * std::max<int64_t>(step, 0);
    };
    end_of_b = reach(p.k, p.b.row_step) + reach(p.n, p.b.col_step) + 1;
    for (int d = 0; d < p.batch_dims; ++d) end_of_b += reach(p.dims[d].size, p.dims[d].steps[1]);
    near = p.b.col_step == 1 && p.b.row_step >= 0;
    even = p.c.row_step == p.n || p.m == 1;
    further = p.n == lanes ? 0 : even ? (lanes - 1) / p.n : std::numeric_limits<int64_t>::max();
  }

  // The products from `begin` on of the batch.
  void batch(int64_t begin, int64_t end) const {
    if (Parts == 1 && p.k == 2) return each<2>(begin, end);
    if (Parts == 1 && p.k == 3) return each<3>(begin, end);
    if (Parts == 1 && p.k == 4) return each<4>(begin, end);
    each<0>(begin, end);
  }

  // Rows of the one product.
  void rows(int64_t begin, int64_t end) const {
    Line right[kMostDeep];
    read<0>(p.b.row_step, 0, right);
    multiply(begin * p.a.row_step, right, begin * p.c.row_step, end - begin, end - begin);
  }

 private:
  static constexpr int lanes = Width * Parts, together = 8 / Parts;
  typedef T V __attribute__((vector_size(Width * sizeof(T))));
  struct Line {
    V part[Parts];
  };

  const Product& p;
  int64_t places[lanes];  // of the columns of b
  int64_t end_of_b;       // behind the last element of b
  int64_t further;        // rows of c to which a vector reaches that is stored at one
  bool near, even;        // rows of b, of c lie side by side

  // Depth: of the products, if it is known; 0: it is not.
  template <int Depth>
  void each(int64_t begin, int64_t end) const {
    while (begin < end) {
      BatchShift at = shift_of(p, begin);
      const BatchDim inner = p.batch_dims ? p.dims[p.batch_dims - 1] : BatchDim{1, {0, 0, 0}};
      const int64_t count = std::min(inner.size - begin % inner.size, end - begin);
      const bool goes_on = even && inner.steps[2] == p.m * p.n;
      for (int64_t i = 0; i < count; ++i) {
        const int64_t last = goes_on ? (count - i) * p.m : p.m;
        Line right[Depth ? Depth : kMostDeep];
        read<Depth>(p.b.row_step, at.b, right);
        if constexpr (Depth)
          multiply_few<Depth>(at.a, right, at.c, last);
        else
          multiply(at.a, right, at.c, p.m, last);
        at.a += inner.steps[0], at.b += inner.steps[1], at.c += inner.steps[2];
      }
      begin += count;
    }
  }

  template <int Depth>
  CORE_INLINE void read(int64_t step, int64_t from, Line* right) const {
    const T* b = reinterpret_cast<const T*>(p.b.data) + from;
    const int64_t rows = Depth ? Depth : p.k, last = end_of_b - lanes - from;
    if (near && (rows - 1) * step <= last) {
#pragma GCC unroll 4
      for (int64_t i = 0; i < rows; ++i)
        right[i] = load_raw<Line>(reinterpret_cast<const char*>(b + i * step));
      return;
    }
    int64_t i = 0;
    for (; near && i * step <= last; ++i)
      right[i] = load_raw<Line>(reinterpret_cast<const char*>(b + i * step));
#pragma GCC unroll 4
    for (; i < rows; ++i) {
#pragma GCC unroll 32
      for (int j = 0; j < lanes; ++j) right[i].part[j / Width][j % Width] = b[i * step + places[j]];
    }
  }

  // The rows of one product of a batch, one by one.
  template <int Depth>
  CORE_INLINE void multiply_few(int64_t from, const Line* right, int64_t to, int64_t last) const {
    const Rows rows = {Depth, p.n, p.a.row_step, p.a.col_step, p.c.row_step};
    const T* a = reinterpret_cast<const T*>(p.a.data) + from;
    T* c = reinterpret_cast<T*>(p.c.data) + to;
    const int64_t count = p.m, whole = last - further;
    for (int64_t i = 0; i < count; ++i, a += rows.a_row, c += rows.c_row) {
      Sums<1> sums = {};
#pragma GCC unroll 4
      for (int d = 0; d < Depth; ++d) sums.of[0].part[0] += a[d * rows.a_col] * right[d].part[0];
      if (i < whole)
        rows.store(sums, c);
      else
        rows.store_exactly(sums, c);
    }
  }

  // `count` rows; those of c up to `last` will be overwritten, or are these.
  void multiply(int64_t from, const Line* right, int64_t to, int64_t count, int64_t last) const {
    const Rows rows = {p.k, p.n, p.a.row_step, p.a.col_step, p.c.row_step};
    const T* a = reinterpret_cast<const T*>(p.a.data) + from;
    T* c = reinterpret_cast<T*>(p.c.data) + to;
    const int64_t whole = std::min(count, last - further);  // are stored as whole vectors
    int64_t i = 0;
    const auto store = [&](auto some) {
      for (; i + some <= whole; i += some)
        rows.store(rows.template sums<some>(a + i * rows.a_row, right), c + i * rows.c_row);
    };
    store(std::integral_constant<int, together>());
    if constexpr (together > 4) store(std::integral_constant<int, 4>());
    store(std::integral_constant<int, 2>());
    store(std::integral_constant<int, 1>());
    for (; i < count; ++i)
      rows.store_exactly(rows.template sums<1>(a + i * rows.a_row, right), c + i * rows.c_row);
  }

  template <int Count>
  struct Sums {
    Line of[Count];
  };
  // What a product's rows are; the compiler would read it anew after each store to c.
  struct Rows {
    int64_t k, n, a_row, a_col, c_row;

    template <int Count>
    CORE_INLINE Sums<Count> some(const T* a, const Line* right, int64_t depth) const {
      Sums<Count> sums = {};
      for (int64_t i = 0; i < depth; ++i, a += a_col) {
#pragma GCC unroll 8
        for (int r = 0; r < Count; ++r)
#pragma GCC unroll 8
          for (int j = 0; j < Parts; ++j) sums.of[r].part[j] += a[r * a_row] * right[i].part[j];
      }
      return sums;
    }
    template <int Count>
    CORE_INLINE Sums<Count> sums(const T* a, const Line* right) const {
      Sums<Count> total = some<Count>(a, right, std::min(k, kDepth));
      for (int64_t at = kDepth; at < k; at += kDepth) {
        const auto more = some<Count>(a + at * a_col, right + at, std::min(k - at, kDepth));
        for (int r = 0; r < Count; ++r)
          for (int j = 0; j < Parts; ++j) total.of[r].part[j] += more.of[r].part[j];
      }
      return total;
    }
    template <int Count>
    CORE_INLINE void store(const Sums<Count>& sums, T* c) const {
#pragma GCC unroll 8
      for (int r = 0; r < Count; ++r) store_raw(reinterpret_cast<char*>(c + r * c_row), sums.of[r]);
    }
    void store_exactly(const Sums<1>& sums, T* c) const {
      for (int64_t j = 0; j < n; ++j) c[j] = sums.of[0].part[j / Width][j % Width];
    }
  };
};

template <class T, int Width, int Parts>
int32_t run(const core_call* call, const Product& p) {
  using Products = Small<T, Width, Parts>;
  Products small(p);
  const double work = double(p.n) * double(p.k);
  if (p.batch == 1)
    Tasks{call}.run(
        p.m, work,
        [](void* context, int64_t begin, int64_t end) {
          static_cast<Products*>(context)->rows(begin, end);
        },
        &small);
  else
    Tasks{call}.run(
        p.batch, work * double(p.m),
        [](void* context, int64_t begin, int64_t end) {
          static_cast<Products*>(context)->batch(begin, end);
        },
        &small);
  return CORE_OK;
}

// By the narrowest vectors that hold a row, from 16 bytes on, or some of the widest.
template <class T, int Bytes = 16>
int32_t run_of(const core_call* call, const Product& p) {
  constexpr int width = Bytes / sizeof(T);
  if (p.n <= width) return run<T, width, 1>(call, p);
  if constexpr (Bytes < kVectorBytes) return run_of<T, 2 * Bytes>(call, p);
  if (p.n <= 2 * width) return run<T, width, 2>(call, p);
  if constexpr (Bytes == 16)
    if (p.n <= 4 * width) return run<T, width, 4>(call, p);
  return CORE_DECLINED;
}

}  // namespace

int32_t multiply_small(const core_call* call, const Product& p) {
  const bool is_wide = p.n * call->outputs[0].dl.dtype.bits / 8 > kVectorBytes;  // two vectors
  const int64_t deepest = std::min({kFilled * p.n * p.n, kMostDeep, is_wide ? 4 * p.m : kMostDeep});
  const bool is_worth = p.k <= kAlways || (p.m >= kFewestRows && p.k <= deepest);
  if (p.k < 1 || !is_worth || (p.c.col_step != 1 && p.n > 1)) return CORE_DECLINED;
  switch (call->outputs[0].dtype) {
    case CORE_FLOAT32:
      return run_of<float>(call, p);
    case CORE_FLOAT64:
      return run_of<double>(call, p);
    default:
      return CORE_DECLINED;
  }
}

}  // namespace core_cpu::CORE_ISA
#endif
