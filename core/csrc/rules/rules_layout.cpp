// The layout of results: elementwise ones lie in memory as the operands do.
//
// The order of dimensions is the one that PyTorch's TensorIterator takes: by the strides of the
// first operand in which those of two dimensions differ, row-major where none does. Operands that
// are broadcast along a dimension do not determine its place.
#include <algorithm>
#include <cstdlib>

#include "rules_support.h"

namespace core {
namespace {

// An operand's step along dimension d of the output; 0 where it does not move.
int64_t step_along(const TensorObject* t, const OutputSpec& out, int d) {
  const int own = d - (out.ndim - t->ndim);
  if (own < 0 || (t->sizes()[own] == 1 && out.sizes[d] != 1)) return 0;
  return std::abs(t->strides()[own]);
}

// Above 0: dimension b belongs inside of a; below 0: it does not; 0: no operand determines it.
int compare_dims(const Arguments& args, const OutputSpec& out, int a, int b) {
  for (int i = 0; i < args.n; ++i) {
    if (args.values[i].tag != Tag::Tensor) continue;
    const TensorObject* t = args.values[i].tensor;
    const int64_t x = step_along(t, out, a), y = step_along(t, out, b);
    if (x == 0 || y == 0) continue;
    if (x != y) return x > y ? 1 : -1;
    if (out.sizes[a] > out.sizes[b]) return 1;
  }
  return 0;
}

// The dimensions from the innermost outwards. A dimension is moved past those that nothing is known
// about, as PyTorch does it.
void order_dims(const Arguments& args, const OutputSpec& out, int* order) {
  for (int k = 0; k < out.ndim; ++k) order[k] = out.ndim - 1 - k;
  for (int k = 1; k < out.ndim; ++k) {
    for (int at = k, before = k - 1; before >= 0; --before) {
      const int order_of = compare_dims(args, out, order[before], order[at]);
      if (order_of < 0) break;
      if (order_of == 0) continue;
      std::swap(order[before], order[at]);
      at = before;
    }
  }
}

bool has_order(const Arguments& args) {
  for (int i = 0; i < args.n; ++i) {
    if (args.values[i].tag != Tag::Tensor || args.values[i].tensor->ndim < 2) continue;
    if (!is_contiguous(args.values[i].tensor)) return true;
  }
  return false;
}

void set_strides(OutputSpec& out, const int* order) {
  int64_t step = 1;
  for (int k = 0; k < out.ndim; ++k) {
    out.strides[order[k]] = step;
    step *= out.sizes[order[k]];
  }
}

// Whether strides of a dense tensor are row-major.
bool is_row_major(const OutputSpec& out) {
  int64_t step = 1;
  for (int d = out.ndim - 1; d >= 0; --d) {
    if (out.sizes[d] != 1 && out.strides[d] != step) return false;
    step *= out.sizes[d];
  }
  return true;
}

bool is_empty(const OutputSpec& out) {
  return std::find(out.sizes, out.sizes + out.ndim, 0) != out.sizes + out.ndim;
}

void keep_order(const Arguments& args, CallSpec& spec) {
  OutputSpec& first = spec.outputs[0];
  if (first.ndim < 2 || !has_order(args) || is_empty(first)) return;
  int order[kMaxDims];
  order_dims(args, first, order);
  set_strides(first, order);
  if (is_row_major(first)) return;
  for (int i = 0; i < std::min(spec.num_outputs, kMaxPermuted); ++i) {
    std::copy_n(first.strides, first.ndim, spec.outputs[i].strides);
    spec.permuted |= uint64_t{1} << i;
  }
}

}  // namespace

bool keeps_order(const RuleInfo& rule) { return rule.pointwise || rule.rule == rule_cast; }

void ask_rule(const RuleInfo& rule, const Arguments& args, CallSpec& spec) {
  rule.rule(args, spec);
  if (keeps_order(rule)) keep_order(args, spec);
}

TensorObject* empty_output(const CallSpec& spec, int i, Device device, bool fake) {
  const OutputSpec& o = spec.outputs[i];
  TensorObject* t = empty_tensor(o.ndim, o.sizes, o.dtype, device, fake);
  if (spec.is_permuted(i)) std::copy_n(o.strides, o.ndim, t->strides());
  return t;
}

bool lies_as(const TensorObject* t, const CallSpec& spec, int i) {
  if (!spec.is_permuted(i)) return is_contiguous(t);
  for (int d = 0; d < t->ndim; ++d)
    if (t->sizes()[d] != 1 && t->strides()[d] != spec.outputs[i].strides[d]) return false;
  return true;
}

}  // namespace core
