// Reads matmul's arguments into a Product (product.h).
#include "product.h"

#include <utility>

namespace core_cpu {
namespace {

int64_t size_at(const core_tensor& t, int d) { return t.dl.shape[d]; }
int64_t step_at(const core_tensor& t, int d) { return t.dl.shape[d] == 1 ? 0 : t.dl.strides[d]; }

// The operand's step along the output's batch dimension that is `from_last` before the last.
bool batch_step(const core_tensor& t, int own_dims, int from_last, int64_t size, int64_t* step) {
  const int d = own_dims - 1 - from_last;
  *step = d < 0 ? 0 : step_at(t, d);
  return d < 0 || size_at(t, d) == 1 || size_at(t, d) == size;
}

bool follows(const BatchDim& outer, const BatchDim& inner) {
  for (int k = 0; k < 3; ++k)
    if (outer.steps[k] != inner.steps[k] * inner.size) return false;
  return true;
}

// The dimensions come outermost first; those of size 1 are left out.
void add_dim(Product* p, const BatchDim& dim) {
  p->batch *= dim.size;
  if (dim.size == 1) return;
  BatchDim* last = p->batch_dims == 0 ? nullptr : &p->dims[p->batch_dims - 1];
  if (last != nullptr && follows(*last, dim)) {
    const int64_t size = last->size * dim.size;
    *last = dim;
    last->size = size;
  } else {
    p->dims[p->batch_dims++] = dim;
  }
}

// (batch, m, k) @ (k, n) is one product of batch * m rows, where the rows of a and c go on evenly.
void fold_batch_into_rows(Product* p) {
  if (p->batch_dims == 0) return;
  const BatchDim& dim = p->dims[p->batch_dims - 1];
  const int64_t a_row = p->m == 1 ? dim.steps[0] : p->a.row_step;
  const int64_t c_row = p->m == 1 ? dim.steps[2] : p->c.row_step;
  if (dim.steps[1] != 0 || dim.steps[0] != p->m * a_row || dim.steps[2] != p->m * c_row ||
      dim.size > INT32_MAX / (p->m > 0 ? p->m : 1))
    return;
  p->a.row_step = a_row;
  p->c.row_step = c_row;
  p->m *= dim.size;
  p->batch /= dim.size;
  --p->batch_dims;
}

// The transposed product is the same: a row becomes a column, so that vectors come in one form, and
// where c lies in columns it lies in rows then.
void transpose_if_better(Product* p) {
  const bool rows = p->m > 1 && (p->c.col_step == 1 || p->c.row_step != 1);
  if (p->n != 1 && !rows) transpose(p);
}

}  // namespace

void transpose(Product* p) {
  std::swap(p->a, p->b);
  std::swap(p->m, p->n);
  for (Matrix* x : {&p->a, &p->b, &p->c}) std::swap(x->row_step, x->col_step);
  for (int d = 0; d < p->batch_dims; ++d) std::swap(p->dims[d].steps[0], p->dims[d].steps[1]);
}

BatchShift shift_of(const Product& p, int64_t index) {
  BatchShift shift = {};
  for (int d = p.batch_dims - 1; d >= 0; index /= p.dims[d].size, --d) {
    const int64_t at = index % p.dims[d].size;
    shift.a += at * p.dims[d].steps[0];
    shift.b += at * p.dims[d].steps[1];
    shift.c += at * p.dims[d].steps[2];
  }
  return shift;
}

bool read_product(const core_call* call, Product* p) {
  const core_tensor &a = *call->args[0].v.tensor, &b = *call->args[1].v.tensor;
  const core_tensor& c = call->outputs[0];
  const bool a_vector = a.dl.ndim == 1, b_vector = b.dl.ndim == 1;
  const int a_batch = a_vector ? 0 : a.dl.ndim - 2, b_batch = b_vector ? 0 : b.dl.ndim - 2;
  const int dims = a_batch > b_batch ? a_batch : b_batch;
  if (a.dl.ndim < 1 || b.dl.ndim < 1 || dims > kMaxBatchDims ||
      c.dl.ndim != dims + !a_vector + !b_vector)
    return false;
  p->k = size_at(a, a.dl.ndim - 1);
  p->m = a_vector ? 1 : size_at(a, a_batch);
  p->n = b_vector ? 1 : size_at(b, b_batch + 1);
  if (size_at(b, b_batch) != p->k || (!a_vector && size_at(c, dims) != p->m) ||
      (!b_vector && size_at(c, c.dl.ndim - 1) != p->n))
    return false;
  auto data = [](const core_tensor& t) { return static_cast<char*>(t.dl.data); };
  p->a = {data(a), a_vector ? 0 : step_at(a, a_batch), step_at(a, a.dl.ndim - 1)};
  p->b = {data(b), step_at(b, b_batch), b_vector ? 0 : step_at(b, b_batch + 1)};
  p->c = {data(c), a_vector ? 0 : step_at(c, dims), b_vector ? 0 : step_at(c, c.dl.ndim - 1)};
  p->batch = 1;
  p->batch_dims = 0;
  for (int d = 0; d < dims; ++d) {
    BatchDim dim = {size_at(c, d), {0, 0, step_at(c, d)}};
    if (!batch_step(a, a_batch, dims - 1 - d, dim.size, &dim.steps[0]) ||
        !batch_step(b, b_batch, dims - 1 - d, dim.size, &dim.steps[1]))
      return false;
    add_dim(p, dim);
  }
  fold_batch_into_rows(p);
  transpose_if_better(p);
  return true;
}

}  // namespace core_cpu
