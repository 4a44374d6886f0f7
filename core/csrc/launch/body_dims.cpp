// The dimensions of a pointwise call.
#include "body_dims.h"

#include <algorithm>
#include <cstdlib>

namespace core {
namespace {

constexpr int64_t kTiled = 16;  // sizes from which tiles pay

// The stride at which operand t follows the output's dimension d; false if it cannot.
bool broadcast_stride(const core_tensor* t, const core_tensor& out, int d, int64_t* stride) {
  *stride = 0;
  const int own = t == nullptr ? -1 : d - (out.dl.ndim - t->dl.ndim);
  if (own < 0 || t->dl.shape[own] == 1) return true;
  *stride = t->dl.strides[own];
  return t->dl.shape[own] == out.dl.shape[d];
}

// Whether b belongs inside of a: by the output's strides, then by the inputs'.
bool is_outside(const Dim& a, const Dim& b, int operands) {
  for (int k = 0; k < operands; k++) {
    const int64_t x = std::abs(a.strides[k]), y = std::abs(b.strides[k]);
    if (x != y) return x > y;
  }
  return true;
}

void insert_dim(Dims& dims, const Dim& dim, int operands) {
  int at = dims.count++;
  for (; at > 0 && !is_outside(dims.at[at - 1], dim, operands); at--) dims.at[at] = dims.at[at - 1];
  dims.at[at] = dim;
}

bool can_merge(const Dim& outer, const Dim& inner, int operands) {
  for (int k = 0; k < operands; k++)
    if (outer.strides[k] != inner.strides[k] * inner.size) return false;
  return true;
}

void merge_dims(Dims& dims, int operands) {
  int last = 0;
  for (int d = 1; d < dims.count; d++) {
    if (can_merge(dims.at[last], dims.at[d], operands)) {
      dims.at[d].size *= dims.at[last].size;
      dims.at[last] = dims.at[d];
    } else {
      dims.at[++last] = dims.at[d];
    }
  }
  dims.count = dims.count == 0 ? 0 : last + 1;
}

// Of the outer dimensions, one along which an input's memory runs is moved next to the innermost,
// where it can be read in tiles.
void pair_for_tiles(Dims& dims, int operands) {
  Dim* const end = dims.at + dims.count;
  for (int k = 1; dims.count > 2 && k < operands; k++)
    for (Dim* d = end - 2; d >= dims.at; d--)
      if (runs_across(*d, end[-1], k)) return (void)std::rotate(d, d + 1, end - 1);
}

}  // namespace

bool runs_across(const Dim& outer, const Dim& inner, int k) {
  return inner.strides[k] != 0 && inner.strides[k] != 1 && outer.strides[k] == 1 &&
         outer.size >= kTiled && inner.size >= kTiled;
}

bool plan_dims(const Operands& operands, Dims& dims) {
  const core_tensor& out = *operands.tensors[0];
  for (int k = 1; k < operands.count; k++)
    if (operands.tensors[k] && operands.tensors[k]->dl.ndim > out.dl.ndim) return false;
  for (int d = 0; d < out.dl.ndim; d++) {
    Dim dim;
    dim.size = out.dl.shape[d];
    for (int k = 0; k < operands.count; k++)
      if (!broadcast_stride(operands.tensors[k], out, d, &dim.strides[k])) return false;
    if (dim.size != 1) insert_dim(dims, dim, operands.count);
  }
  merge_dims(dims, operands.count);
  pair_for_tiles(dims, operands.count);
  return true;
}

}  // namespace core
