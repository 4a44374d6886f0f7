// core::matmul by the loops of gemm.cpp, which are told the arguments here.
//
// Like types.h, compiled once for every instruction set.
#pragma once
#include <atomic>

#include "few_rows.h"
#include "product.h"
#include "small_products.h"
#include "tasks.h"
#include "units.h"

#if CORE_HAS_GEMM
namespace core_cpu::CORE_ISA {
namespace {

constexpr int64_t kMostDoubles = 1 << 20;  // of a right operand, or the BLAS is quicker
constexpr int64_t kFewestDeep = 8;  // multiply-adds for an element, where the BLAS could do it
constexpr double kMostUnpacked = 1 << 20;  // multiply-adds of a product that the BLAS does not pack
constexpr const char* kNoMemory = "no memory for a copy of a product's operand, or for its sums";

// One product (gemm.cpp).
template <class U>
int32_t run(const core_product& p);

// Whether a product has so few rows (or columns) that its weight is read where it lies, in columns
// or in rows: squares are quicker from 9 on, tiles from 6 on where it lies in columns.
bool has_few(const core_call* call, int32_t dtype, int64_t m, bool in_columns) {
  const bool halves = dtype == CORE_BFLOAT16 || (dtype == CORE_FLOAT32 && may_round(call));
  if (CORE_HAS_TILES && halves) return m <= (in_columns ? 5 : 8);
  return m <= (CORE_HAS_SQUARES && halves ? 8 : kFewRows);
}

// The BLAS, or the operator's body, is quicker where a panel is hardly filled, and with vectors.
// One element a step is what the BLAS does as well: it is quicker with batches of small matrices,
// which it multiplies unpacked, and with large ones of float64.
template <class U>
bool is_worth(const Product& p) {
  const double work = double(p.m) * double(p.n) * double(p.k);
  const bool fits = sizeof(typename U::Sum) == 4 || p.k * p.n <= kMostDoubles;
  const bool filled =
      U::is_tiled || (p.m >= U::strip && p.n >= kPanel<typename U::Sum>);  // or 0 is multiplied
  return (p.batch == 1 || U::deep > 1 || work > kMostUnpacked) && p.c.col_step == 1 && filled &&
         p.k >= kFewestDeep && fits;
}

// Products of a few rows, or, transposed, of a few columns: a batch of them.
struct FewRows {
  const core_call* call;
  const Product& p;
  int64_t size;  // of an element
  std::atomic<int32_t> status{CORE_OK};

  int32_t multiply(int64_t index, bool pool) const {
    const BatchShift shift = shift_of(p, index);
    core_product product{};
    product.call = call;
    product.dtype = call->outputs[0].dtype;
    product.m = p.m, product.n = p.n, product.k = p.k;
    product.a = p.a.data + shift.a * size;
    product.a_row = p.a.row_step, product.a_col = p.a.col_step;
    product.b = p.b.data + shift.b * size;
    product.b_row = p.b.row_step, product.b_col = p.b.col_step;
    const Stored c = {p.c.data + shift.c * size, p.c.row_step, p.c.col_step};
    return multiply_few_rows(product, false, c, pool);
  }
};

// All but the first of a batch: whether it is declined depends on sizes alone.
void multiply_others(void* context, int64_t begin, int64_t end) {
  auto& few = *static_cast<FewRows*>(context);
  for (int64_t i = begin; i < end; ++i)
    if (const int32_t status = few.multiply(i + 1, false)) few.status = status;
}

int32_t run_few(const core_call* call, const Product& given) {
  const bool turned = given.n < given.m;
  Product p = given;
  if (turned) transpose(&p);
  if (!has_few(call, call->outputs[0].dtype, p.m, p.b.col_step != 1)) return CORE_DECLINED;
  FewRows few{call, p, call->outputs[0].dl.dtype.bits / 8};
  const bool pool = has_pool(call) && p.batch < 2 * call->num_threads;
  for (int64_t i = 0; i < (pool ? p.batch : 1); ++i) {
    const int32_t status = few.multiply(i, pool);
    if (status == CORE_ERROR) return call->set_error(call, kNoMemory);
    if (status != CORE_OK) return status;
  }
  if (!pool)
    Tasks{call}.run(p.batch - 1, double(p.m) * double(p.n) * double(p.k), multiply_others, &few);
  return few.status == CORE_OK ? CORE_OK : call->set_error(call, kNoMemory);
}

// Products of a batch, each by one thread where there are enough of them.
template <class U>
struct Batch {
  const Product& p;
  core_product first;
  std::atomic<int32_t> status{CORE_OK};

  void multiply(int64_t begin, int64_t end) {
    const typename U::State state;
    for (int64_t i = begin; i < end && status == CORE_OK; ++i) {
      const BatchShift shift = shift_of(p, i);
      core_product product = first;
      product.a = p.a.data + shift.a * U::Element::size;
      product.b = p.b.data + shift.b * U::Element::size;
      product.c = p.c.data + shift.c * U::Element::size;
      if (const int32_t failed = run<U>(product)) status = failed;
    }
  }
};

template <class U>
int32_t run_whole(const core_call* call, const Product& p) {
  if (!is_worth<U>(p)) return CORE_DECLINED;
  core_product product{};
  product.size = sizeof(product);
  product.m = p.m, product.n = p.n, product.k = p.k;
  product.a_row = p.a.row_step, product.a_col = p.a.col_step;
  product.b_row = p.b.row_step, product.b_col = p.b.col_step;
  product.c_row = p.c.row_step;
  product.call = call;
  Batch<U> batch{p, product};
  if (has_pool(call) && p.batch >= 2 * call->num_threads)
    Tasks{call}.run(
        p.batch, double(p.m) * double(p.n) * double(p.k),
        [](void* context, int64_t begin, int64_t end) {
          static_cast<Batch<U>*>(context)->multiply(begin, end);
        },
        &batch);
  else
    batch.multiply(0, p.batch);
  return batch.status;
}

int32_t run_matmul(void*, const core_call* call) {
  if (call->args[0].tag != CORE_TENSOR || call->args[1].tag != CORE_TENSOR) return CORE_DECLINED;
  const core_tensor& out = call->outputs[0];
  if (call->args[0].v.tensor->dtype != out.dtype || call->args[1].v.tensor->dtype != out.dtype)
    return CORE_DECLINED;
  Product p;
  if (out.numel == 0 || !read_product(call, &p)) return CORE_DECLINED;
  int32_t status = multiply_small(call, p);
  if (status == CORE_DECLINED) status = run_few(call, p);
  if (status != CORE_DECLINED) return status;
  switch (out.dtype) {
    case CORE_FLOAT32:
      return may_round(call) ? run_whole<OfRounded>(call, p) : run_whole<Lanes<Float32>>(call, p);
    case CORE_FLOAT64:
      return run_whole<Lanes<Float64>>(call, p);
    case CORE_BFLOAT16:
      return run_whole<OfBFloat16>(call, p);
#if CORE_HAS_INT8
    case CORE_INT8:
    case CORE_UINT8:
      return run_whole<OfInt8>(call, p);
#endif
    default:
      return CORE_DECLINED;
  }
}

}  // namespace
}  // namespace core_cpu::CORE_ISA
#endif
