// core::matmul: products of matrices and vectors by the BLAS, in tiles that core's pool shares out.
//
// Each tile is one call of the BLAS on one thread. Tiles know nothing of one another, unlike the
// jobs of the BLAS's own threading: those spin until all have started, fail together when the
// process forks, and give other bits for each number of threads.
#include "matmul.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <new>

#include "blas.h"
#include "fork_gate.h"
#include "product.h"
#include "tasks.h"
#include "tiles.h"
#include "types.h"

namespace core_cpu {
namespace {

// Elements that the BLAS reads as they lie in memory. The 16-bit floats are converted to float32.
template <class T>
struct AsIs {
  using Value = T;
  static constexpr int64_t size = sizeof(T);
  static T load(const char* p) { return CORE_ISA::load_raw<T>(p); }
  static void store(char* p, T v) { CORE_ISA::store_raw<T>(p, v); }
};
template <class E>
constexpr bool is_as_is = std::is_same_v<E, AsIs<typename E::Value>>;

template <class T>
using Scratch = std::unique_ptr<T[]>;
template <class T>
Scratch<T> allocate(int64_t rows, int64_t cols) {
  return Scratch<T>(new T[static_cast<size_t>(std::max<int64_t>(rows * cols, 1))]);
}

bool is_dense(int64_t outer_step, int64_t inner_step, int64_t outer, int64_t inner) {
  return (inner_step == 1 || inner == 1) &&
         (outer == 1 || (outer_step >= inner && outer_step <= kMaxBlasInt));
}

template <class E>
void copy_rows(const Matrix& x, int64_t rows, int64_t cols, typename E::Value* to) {
  for (int64_t i = 0; i < rows; ++i) {
    const char* from = x.data + i * x.row_step * E::size;
    const int64_t step = x.col_step * E::size;
    if (x.col_step == 1) {
      for (int64_t j = 0; j < cols; ++j) to[i * cols + j] = E::load(from + j * E::size);
    } else {
      for (int64_t j = 0; j < cols; ++j) to[i * cols + j] = E::load(from + j * step);
    }
  }
}

Matrix transposed(const Matrix& x) { return {x.data, x.col_step, x.row_step}; }
int64_t magnitude(int64_t step) { return step < 0 ? -step : step; }

// A matrix as the BLAS can read it: where it lies, or a copy in `scratch`.
template <class E, class T = typename E::Value>
Dense<T> prepare(const Matrix& x, int64_t rows, int64_t cols, Scratch<T>& scratch) {
  const auto* data = reinterpret_cast<const T*>(x.data);
  if (is_as_is<E> && is_dense(x.row_step, x.col_step, rows, cols))
    return {data, CblasNoTrans, rows == 1 ? cols : x.row_step};
  if (is_as_is<E> && is_dense(x.col_step, x.row_step, cols, rows))
    return {data, CblasTrans, cols == 1 ? rows : x.col_step};
  scratch = allocate<T>(rows, cols);
  if (magnitude(x.col_step) <= magnitude(x.row_step)) {
    copy_rows<E>(x, rows, cols, scratch.get());
    return {scratch.get(), CblasNoTrans, cols};
  }
  copy_rows<E>(transposed(x), cols, rows, scratch.get());
  return {scratch.get(), CblasTrans, rows};
}

// The result of a tile: in its place, or in scratch memory that is stored there at the end.
template <class E>
class Result {
 public:
  using T = typename E::Value;
  Result(const Matrix& c, int64_t rows, int64_t cols) : c_(c), rows_(rows), cols_(cols), ld(cols) {
    if (is_as_is<E> && is_dense(c.row_step, c.col_step, rows, cols)) {
      data = reinterpret_cast<T*>(c.data);
      if (rows > 1) ld = c.row_step;
    } else {
      scratch_ = allocate<T>(rows, cols);
      data = scratch_.get();
    }
  }
  void clear() {
    for (int64_t i = 0; i < rows_; ++i) std::fill_n(data + i * ld, cols_, T(0));
  }
  void finish() {
    if (!scratch_) return;
    for (int64_t i = 0; i < rows_; ++i)
      for (int64_t j = 0; j < cols_; ++j)
        E::store(c_.data + (i * c_.row_step + j * c_.col_step) * E::size, data[i * cols_ + j]);
  }

 private:
  Matrix c_;
  int64_t rows_, cols_;
  Scratch<T> scratch_;

 public:
  T* data;
  int64_t ld;
};

template <class E>
void multiply(const Matrix& a, const Matrix& b, const Matrix& c, int64_t m, int64_t n, int64_t k) {
  using T = typename E::Value;
  Result<E> result(c, m, n);
  Scratch<T> a_scratch, b_scratch;
  if (k == 0 || n == 1) result.clear();  // gemv scales what it finds, which may be NaN, by 0
  if (k > 0) {
    const Dense<T> left = prepare<E>(a, m, k, a_scratch);
    const Dense<T> right = prepare<E>(b, k, n, b_scratch);
    const ForkGate gate;
    if (n == 1)
      Blas<T>::gemv(m, k, left, right.data, right.order == CblasNoTrans ? right.ld : 1, result.data,
                    result.ld);
    else
      Blas<T>::gemm(m, n, k, left, right, result.data, result.ld);
  }
  result.finish();
}

struct Work {
  const Product& product;
  Tiles tiles;
  std::atomic<bool> no_memory{false};
};

Matrix shifted(const Matrix& x, int64_t rows, int64_t cols, int64_t more, int64_t size) {
  return {x.data + (rows * x.row_step + cols * x.col_step + more) * size, x.row_step, x.col_step};
}

template <class E>
void run_tile(const Product& p, const Tiles& tiles, int64_t index) {
  const BatchShift shift = shift_of(p, index / tiles.count());
  const Tile t = tiles.at(index % tiles.count());
  multiply<E>(shifted(p.a, t.row, 0, shift.a, E::size), shifted(p.b, 0, t.col, shift.b, E::size),
              shifted(p.c, t.row, t.col, shift.c, E::size), t.rows, t.cols, p.k);
}

template <class E>
void run_tiles(void* context, int64_t begin, int64_t end) {
  auto* work = static_cast<Work*>(context);
  try {
    for (int64_t i = begin; i < end; ++i) run_tile<E>(work->product, work->tiles, i);
  } catch (const std::bad_alloc&) {
    work->no_memory = true;
  }
}

using RunTiles = void (*)(void* context, int64_t begin, int64_t end);

RunTiles tiles_of(uint8_t dtype) {
  switch (dtype) {
    case CORE_FLOAT16:
      return run_tiles<CORE_ISA::Float16>;
    case CORE_BFLOAT16:
      return run_tiles<CORE_ISA::BFloat16>;
    case CORE_FLOAT32:
      return run_tiles<AsIs<float>>;
    case CORE_FLOAT64:
      return run_tiles<AsIs<double>>;
    case CORE_COMPLEX64:
      return run_tiles<AsIs<std::complex<float>>>;
    case CORE_COMPLEX128:
      return run_tiles<AsIs<std::complex<double>>>;
    default:
      return nullptr;
  }
}

}  // namespace

int32_t run_matmul(void*, const core_call* call) {
  if (call->args[0].tag != CORE_TENSOR || call->args[1].tag != CORE_TENSOR) return CORE_DECLINED;
  const core_tensor& out = call->outputs[0];
  const RunTiles run = tiles_of(out.dtype);
  if (run == nullptr || call->args[0].v.tensor->dtype != out.dtype ||
      call->args[1].v.tensor->dtype != out.dtype)
    return CORE_DECLINED;
  if (out.numel == 0) return CORE_OK;
  Product p;
  if (!read_product(call, &p))
    return call->set_error(call, "the shapes are not those of a product");
  if (std::max({p.m, p.n, p.k}) > kMaxBlasInt) return CORE_DECLINED;
  Work work{p, choose_tiles(p, has_pool(call) ? call->num_threads : 1)};
  const int64_t tasks = p.batch * work.tiles.count();
  if (has_pool(call))
    call->parallel_for(call, tasks, work.tiles.grain(p), run, &work);
  else
    run(&work, 0, tasks);
  return work.no_memory ? call->set_error(call, "no memory for a copy of an operand") : CORE_OK;
}

}  // namespace core_cpu
