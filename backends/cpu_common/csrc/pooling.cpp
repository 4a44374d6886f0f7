// Reads the arguments of pooling and of sums over the last axes (pooling.h).
#include "pooling.h"

#include <algorithm>

#include "table.h"

namespace core_cpu {
namespace {

constexpr int64_t kMostRow = 1 << 12;  // elements of a row that is summed here: longer ones are cut

bool begin_pooling(const core_call* call, Pooling* p) {
  const core_value& x = call->args[0];
  const core_tensor& y = call->outputs[0];
  if (x.tag != CORE_TENSOR || x.v.tensor->dtype != y.dtype || !y.contiguous) return false;
  p->x = x.v.tensor;
  p->y = &y;
  p->pooled = call->args[1].tag == CORE_INTS ? int(call->args[1].count) : 0;
  const int lead = p->x->dl.ndim - p->pooled;
  if (p->pooled < 1 || p->pooled > kPooledAxes || lead < 1 || y.dl.ndim != p->x->dl.ndim)
    return false;
  for (int d = 0; d < kPooledAxes; ++d) {
    const int own = lead + d - (kPooledAxes - p->pooled);
    p->size[d] = own < lead ? 1 : p->x->dl.shape[own];
    p->step[d] = own < lead ? 0 : p->x->dl.strides[own];
    p->dilation[d] = 1;
    if (own < lead) p->windows[d] = {{0, 1, 1}};
  }
  return true;
}

// Number d of a setting; a list of one stands for all, no list for `otherwise`.
int64_t setting(const core_value& v, int d, int64_t otherwise) {
  if (v.tag == CORE_INT) return v.v.i;
  if (v.tag != CORE_INTS || v.count == 0) return otherwise;
  return v.v.ints[v.count == 1 ? 0 : d];
}

// (x, kernel_size, stride, padding, ...): `dilation` is the fifth argument of what has one.
void set_windows(const core_call* call, const core_value* dilation, Pooling* p) {
  const core_value* a = call->args;
  for (int i = 0; i < p->pooled; ++i) {
    const int d = kPooledAxes - p->pooled + i;
    const int64_t kernel = setting(a[1], i, 1), stride = setting(a[2], i, kernel);
    const int64_t padding = setting(a[3], i, 0), apart = dilation ? setting(*dilation, i, 1) : 1;
    const int64_t count = p->y->dl.shape[p->y->dl.ndim - p->pooled + i], size = p->size[d];
    p->dilation[d] = apart;
    for (int64_t w = 0; w < count; ++w) {
      const int64_t start = w * stride - padding, end = start + (kernel - 1) * apart + 1;
      const int64_t begin = start >= 0 ? start : start + (-start + apart - 1) / apart * apart;
      p->windows[d].push_back({begin, std::min(end, size), std::min(end, size + padding) - start});
    }
  }
}

const PoolingTable& table_of(void* context) { return *static_cast<const PoolingTable*>(context); }

int32_t run(void* context, const core_call* call, const Pooling& p) {
  const auto pool = table_of(context).pool[p.y->dtype];
  if (pool == nullptr) return CORE_DECLINED;
  return pool(p, {call}) ? CORE_OK : call->set_error(call, "no memory for a line of windows");
}

// Sums over several last axes of what is row-major. One axis is left to the body: its bits are
// those of rows that are fused with others.
bool read_rows(void* context, const core_call* call, RowSums* r) {
  const core_value *x = &call->args[0], *axes = &call->args[1];
  const core_tensor& y = call->outputs[0];
  if (x->tag != CORE_TENSOR || x->v.tensor->dtype != y.dtype || !x->v.tensor->contiguous ||
      !y.contiguous || axes->tag != CORE_INTS || axes->count < 2 || y.numel == 0)
    return false;
  const core_tensor& t = *x->v.tensor;
  const int first = t.dl.ndim - int(axes->count);
  if (first < 0 || table_of(context).sum[y.dtype] == nullptr) return false;
  r->length = 1;
  for (int d = first; d < t.dl.ndim; ++d) {
    const auto is_d = [&](int64_t axis) { return axis == d || axis + t.dl.ndim == d; };
    if (std::count_if(axes->v.ints, axes->v.ints + axes->count, is_d) != 1) return false;
    r->length *= t.dl.shape[d];
  }
  r->x = static_cast<const char*>(t.dl.data);
  r->y = static_cast<char*>(y.dl.data);
  r->rows = y.numel;
  r->divisor = 1;
  return r->length >= 1 && r->length <= kMostRow;
}

}  // namespace

// (x, kernel_size, stride, padding, ceil_mode, count_include_pad[, divisor_override])
int32_t run_avg_pool(void* context, const core_call* call) {
  Pooling p{};
  if (call->num_args < 6 || !begin_pooling(call, &p)) return CORE_DECLINED;
  set_windows(call, nullptr, &p);
  p.counts_pad = call->args[5].tag != CORE_INT || call->args[5].v.i != 0;
  if (call->num_args > 6 && call->args[6].tag == CORE_INT) p.divisor = double(call->args[6].v.i);
  return run(context, call, p);
}

// (x, kernel_size, stride, padding, dilation, ceil_mode)
int32_t run_max_pool(void* context, const core_call* call) {
  Pooling p{};
  if (call->num_args != 6 || !begin_pooling(call, &p)) return CORE_DECLINED;
  set_windows(call, &call->args[4], &p);
  p.largest = true;
  return run(context, call, p);
}

// (x, output_size)
int32_t run_adaptive_avg_pool(void* context, const core_call* call) {
  Pooling p{};
  if (!begin_pooling(call, &p)) return CORE_DECLINED;
  const int64_t plane = p.size[0] * p.size[1] * p.size[2], planes = p.y->numel;
  if (p.x->contiguous && p.x->numel == planes * plane && plane >= 1 && plane <= kMostRow) {
    const RowSums rows = {static_cast<const char*>(p.x->dl.data), static_cast<char*>(p.y->dl.data),
                          planes, plane, double(plane)};
    table_of(context).sum[p.y->dtype](rows, {call});
    return CORE_OK;
  }
  for (int d = kPooledAxes - p.pooled; d < kPooledAxes; ++d) {
    const int64_t count = p.y->dl.shape[p.y->dl.ndim - kPooledAxes + d], size = p.size[d];
    for (int64_t w = 0; w < count; ++w)
      p.windows[d].push_back({w * size / count, ((w + 1) * size + count - 1) / count, 0});
  }
  return run(context, call, p);
}

// (x, axis, dtype, keepdims)
int32_t run_row_sum(void* context, const core_call* call) {
  RowSums r;
  if (!read_rows(context, call, &r)) return CORE_DECLINED;
  table_of(context).sum[call->outputs[0].dtype](r, {call});
  return CORE_OK;
}

// (x, axis, keepdims)
int32_t run_row_mean(void* context, const core_call* call) {
  RowSums r;
  if (!read_rows(context, call, &r)) return CORE_DECLINED;
  r.divisor = double(r.length);
  table_of(context).sum[call->outputs[0].dtype](r, {call});
  return CORE_OK;
}

}  // namespace core_cpu
