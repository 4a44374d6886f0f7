// The kernel function of conversions: chooses the loop by dtypes and walks the output's dimensions.
// Contiguous calls are one loop; others go through a plan, in which dimensions are ordered and
// merged.
#include "table.h"
#include "tasks.h"

namespace core_cpu {
namespace {

constexpr double kWork = 8;  // of an element, in multiply-adds: what it waits for memory
constexpr int kMaxDims = 64;
constexpr int kOperands = 2;  // the output, the input

// Both, as bytes.
struct Operands {
  char* data[kOperands];
  const core_tensor* tensors[kOperands];  // nullptr: a number
};

struct Dim {
  int64_t size;
  int64_t strides[kOperands];
};

struct Plan {
  int ndim = 0;
  Dim dims[kMaxDims];  // the last is the innermost
};

int64_t magnitude(int64_t x) { return x < 0 ? -x : x; }

// The stride, in bytes, at which operand t follows the output's dimension d; false if it cannot.
bool broadcast_stride(const core_tensor* t, const core_tensor& out, int d, int64_t* stride) {
  *stride = 0;
  const int own = t == nullptr ? -1 : d - (out.dl.ndim - t->dl.ndim);
  if (own < 0 || t->dl.shape[own] == 1) return true;
  *stride = t->dl.strides[own] * kItemSize[t->dtype];
  return t->dl.shape[own] == out.dl.shape[d];
}

bool can_merge(const Dim& outer, const Dim& inner) {
  for (int k = 0; k < kOperands; ++k)
    if (outer.strides[k] != inner.strides[k] * inner.size) return false;
  return true;
}

// Keeps the dimensions ordered by the output's stride, the smallest innermost: an output that is
// not row-major is then written in the order in which it lies in memory.
void insert_dim(Plan& plan, const Dim& dim) {
  int at = plan.ndim++;
  for (; at > 0 && magnitude(plan.dims[at - 1].strides[0]) < magnitude(dim.strides[0]); --at)
    plan.dims[at] = plan.dims[at - 1];
  plan.dims[at] = dim;
}

void merge_dims(Plan& plan) {
  int last = 0;
  for (int d = 1; d < plan.ndim; ++d) {
    if (can_merge(plan.dims[last], plan.dims[d])) {
      plan.dims[d].size *= plan.dims[last].size;
      plan.dims[last] = plan.dims[d];
    } else {
      plan.dims[++last] = plan.dims[d];
    }
  }
  plan.ndim = plan.ndim == 0 ? 0 : last + 1;
}

bool make_plan(const Operands& operands, Plan& plan) {
  const core_tensor& out = *operands.tensors[0];
  for (int d = 0; d < out.dl.ndim; ++d) {
    Dim dim;
    dim.size = out.dl.shape[d];
    for (int k = 0; k < kOperands; ++k)
      if (!broadcast_stride(operands.tensors[k], out, d, &dim.strides[k])) return false;
    if (dim.size != 1) insert_dim(plan, dim);
  }
  merge_dims(plan);
  return true;
}

// Calls the loop over the innermost dimension for every index of the others.
void walk(const Plan& plan, const Operands& operands, Loop loop) {
  const Dim one = {1, {}};
  const Dim& inner = plan.ndim == 0 ? one : plan.dims[plan.ndim - 1];
  char* data[kOperands];
  for (int k = 0; k < kOperands; ++k) data[k] = operands.data[k];
  int64_t index[kMaxDims] = {};
  for (;;) {
    loop(inner.size, data, inner.strides);
    int d = plan.ndim - 2;
    for (; d >= 0; --d) {
      const Dim& dim = plan.dims[d];
      const bool wraps = ++index[d] == dim.size;
      const int64_t steps = wraps ? 1 - dim.size : 1;
      for (int k = 0; k < kOperands; ++k) data[k] += steps * dim.strides[k];
      if (!wraps) break;
      index[d] = 0;
    }
    if (d < 0) return;
  }
}

int32_t run_strided(const core_call* call, const Operands& operands, Loop loop) {
  const core_tensor& out = *operands.tensors[0];
  Plan plan;
  for (int k = 0; k < kOperands; ++k)
    if (operands.tensors[k] != nullptr && operands.tensors[k]->dl.ndim > out.dl.ndim)
      return call->set_error(call, "an operand has more dimensions than the output");
  if (out.dl.ndim > kMaxDims) return call->set_error(call, "more than 64 dimensions");
  if (!make_plan(operands, plan))
    return call->set_error(call, "an operand's shape does not broadcast to the output's");
  walk(plan, operands, loop);
  return CORE_OK;
}

inline bool is_operand(const core_value& v) { return v.tag == CORE_TENSOR || v.tag == CORE_SCALAR; }
inline uint32_t dtype_of(const core_value& v) {
  return v.tag == CORE_TENSOR ? v.v.tensor->dtype : v.dtype;
}

// One loop, which threads share.
struct Flat {
  Loop loop;
  char* data[kOperands];
  int64_t strides[kOperands];
};

void run_part(void* context, int64_t begin, int64_t end) {
  const Flat& flat = *static_cast<const Flat*>(context);
  char* data[kOperands];
  for (int k = 0; k < kOperands; ++k) data[k] = flat.data[k] + begin * flat.strides[k];
  flat.loop(end - begin, data, flat.strides);
}

// One loop where both lie alike, or the input is one value; else the strided way.
int32_t run(const core_call* call, const core_value& arg, Loop loop) {
  const core_tensor& out = call->outputs[0];
  if (out.numel == 0) return CORE_OK;
  const core_tensor* t = arg.tag == CORE_TENSOR ? arg.v.tensor : nullptr;
  const void* data = t != nullptr ? t->dl.data : arg.v.scalar;
  const bool one = t == nullptr || t->numel == 1;
  const Operands operands = {
      {static_cast<char*>(out.dl.data), static_cast<char*>(const_cast<void*>(data))}, {&out, t}};
  const bool flat = out.contiguous != 0 && (one || (t->contiguous != 0 && t->numel == out.numel));
  if (!flat) return run_strided(call, operands, loop);
  Flat whole = {loop,
                {operands.data[0], operands.data[1]},
                {kItemSize[out.dtype], one ? 0 : kItemSize[t->dtype]}};
  Tasks{call}.run(out.numel, kWork, run_part, &whole);
  return CORE_OK;
}

}  // namespace

int32_t run_convert(void* context, const core_call* call) {
  const Convert& op = *static_cast<const Convert*>(context);
  const core_value* source = call->args + op.source;
  if (!is_operand(*source)) return CORE_DECLINED;
  const uint32_t from = dtype_of(*source), to = call->outputs[0].dtype;
  if (from >= CORE_DTYPE_COUNT || to >= CORE_DTYPE_COUNT) return CORE_DECLINED;
  const Loop loop = op.loops[from][to];
  return loop == nullptr ? CORE_DECLINED : run(call, *source, loop);
}

}  // namespace core_cpu
