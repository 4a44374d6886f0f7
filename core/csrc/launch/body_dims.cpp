// The dimensions of a pointwise call.
#include "body_dims.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace core {
namespace {

constexpr int64_t kTiled = 16;           // sizes from which tiles pay
constexpr int64_t kShort = 48;           // elements of a row that are repeated to at least
constexpr int64_t kRepeated = 192;       // as many,
constexpr int64_t kWorthRepeating = 10;  // where there are as many of these rows
constexpr int64_t kAligned = 64;         // bytes

int64_t aligned(int64_t bytes) { return (bytes + kAligned - 1) / kAligned * kAligned; }
int64_t repeats_of(int64_t row) { return (kRepeated - 1) / row + 1; }

// Whether an operand has one row for all, and is no number.
bool is_one_row(const Dim& outer, const Dim& inner, int k) {
  return outer.strides[k] == 0 && inner.strides[k] != 0;
}

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

int64_t bytes_of_repeats(const Operands& operands, const Dims& dims) {
  if (dims.count != 2) return 0;
  const Dim &outer = dims.at[0], &inner = dims.at[1];
  if (inner.size >= kShort || outer.size < kWorthRepeating * repeats_of(inner.size)) return 0;
  int64_t bytes = 0;
  for (int k = 0; k < operands.count; k++) {
    const int64_t x = outer.strides[k], y = inner.strides[k];
    if (is_one_row(outer, inner, k))
      bytes += aligned(operands.itemsizes[k] * inner.size * repeats_of(inner.size));
    else if (x != inner.size * y || y > 1)
      return 0;
  }
  return bytes;
}

int64_t repeat_rows(const Operands& operands, Dims& dims, char* memory, void** buffers) {
  Dim &outer = dims.at[0], &inner = dims.at[1];
  const int64_t times = repeats_of(inner.size), row = inner.size, rows = outer.size;
  outer.size = rows / times;
  inner.size *= times;
  for (int k = 0; k < operands.count; k++) {
    outer.strides[k] *= times;
    if (!is_one_row(outer, inner, k)) continue;
    const int64_t size = operands.itemsizes[k], whole = inner.size * size;
    const char* from = static_cast<char*>(buffers[k]);
    buffers[k] = memory;
    for (int64_t i = 0; i < row; i++)
      memcpy(memory + i * size, from + i * inner.strides[k] * size, static_cast<size_t>(size));
    for (int64_t done = row * size; done < whole; done *= 2)
      memcpy(memory + done, memory, static_cast<size_t>(std::min(done, whole - done)));
    memory += aligned(whole);
    inner.strides[k] = 1;
  }
  return rows % times * row;
}

}  // namespace core
