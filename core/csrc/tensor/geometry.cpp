// Properties of sizes and strides: contiguity, the bytes touched, overlap.
#include <algorithm>
#include <cstdlib>
#include <vector>

#include "tensor.h"

namespace core {
namespace {

[[noreturn]] void bad_sizes(const TensorObject* t, const char* why) {
  throw Error{"ShapeError", str("the shape ", shape_string(t), " is not possible"), why,
              "sizes from 0, whose product in bytes fits into 63 bits",
              "check the sizes that were asked for"};
}

}  // namespace

void set_contiguous_strides(TensorObject* t) {
  int64_t* sizes = t->sizes();
  int64_t* strides = t->strides();
  int64_t numel = 1, step = 1;
  bool overflow = false;
  for (int i = t->ndim - 1; i >= 0; --i) {
    if (sizes[i] < 0) bad_sizes(t, "a size is negative");
    strides[i] = step;
    overflow |= __builtin_mul_overflow(step, std::max<int64_t>(sizes[i], 1), &step);
    numel = sizes[i] == 0 ? 0 : (numel == 0 ? 0 : step);
  }
  int64_t nbytes;
  overflow |= __builtin_mul_overflow(step, itemsize(t->dtype), &nbytes);
  if (overflow) bad_sizes(t, "the tensor would have more bytes than memory has addresses");
  t->numel = numel;
}

bool is_contiguous(const TensorObject* t) {
  if (t->numel == 0) return true;
  int64_t step = 1;
  for (int i = t->ndim - 1; i >= 0; --i) {
    if (t->sizes()[i] == 1) continue;
    if (t->strides()[i] != step) return false;
    step *= t->sizes()[i];
  }
  return true;
}

std::pair<int64_t, int64_t> byte_extent(const TensorObject* t) {
  if (t->numel == 0) return {0, 0};
  int64_t low = t->offset, high = t->offset;
  for (int i = 0; i < t->ndim; ++i) {
    int64_t span = (t->sizes()[i] - 1) * t->strides()[i];
    (span < 0 ? low : high) += span;
  }
  int64_t bytes = itemsize(t->dtype);
  return {low * bytes, (high + 1) * bytes};
}

namespace {

bool same_view(const TensorObject* a, const TensorObject* b) {
  if (a->dtype != b->dtype || a->ndim != b->ndim || a->data() != b->data()) return false;
  for (int i = 0; i < a->ndim; ++i) {
    if (a->sizes()[i] != b->sizes()[i]) return false;
    if (a->sizes()[i] > 1 && a->strides()[i] != b->strides()[i]) return false;
  }
  return true;
}

struct Dim {
  int64_t size, stride;
};

std::vector<Dim> by_stride(const TensorObject* t) {
  std::vector<Dim> dims;
  for (int i = 0; i < t->ndim; ++i) {
    if (t->sizes()[i] > 1) dims.push_back({t->sizes()[i], std::abs(t->strides()[i])});
  }
  std::sort(dims.begin(), dims.end(), [](Dim a, Dim b) { return a.stride < b.stride; });
  return dims;
}

// Marks every element's place; for layouts that the strides alone do not decide.
bool visits_twice(const std::vector<Dim>& dims, int64_t span) {
  std::vector<bool> seen(static_cast<size_t>(span) + 1);
  std::vector<int64_t> index(dims.size(), 0);
  int64_t at = 0;
  while (true) {
    if (seen[static_cast<size_t>(at)]) return true;
    seen[static_cast<size_t>(at)] = true;
    size_t d = 0;
    for (; d < dims.size(); ++d) {
      at += dims[d].stride;
      if (++index[d] < dims[d].size) break;
      at -= dims[d].stride * dims[d].size;
      index[d] = 0;
    }
    if (d == dims.size()) return false;
  }
}

}  // namespace

bool may_overlap(const TensorObject* a, const TensorObject* b) {
  if (a->storage == nullptr || b->storage == nullptr || a->device != b->device) return false;
  if (a->numel == 0 || b->numel == 0) return false;
  bool fake = a->storage->fake || b->storage->fake;
  if (fake && a->storage != b->storage) return false;
  if (same_view(a, b)) return false;
  auto [a_low, a_high] = byte_extent(a);
  auto [b_low, b_high] = byte_extent(b);
  // Two storages may be views of the same foreign memory, so addresses decide.
  auto a_base = reinterpret_cast<intptr_t>(a->storage->data);
  auto b_base = reinterpret_cast<intptr_t>(b->storage->data);
  return a_base + a_low < b_base + b_high && b_base + b_low < a_base + a_high;
}

bool overlaps_itself(const TensorObject* t) {
  if (t->numel <= 1) return false;
  std::vector<Dim> dims = by_stride(t);
  int64_t span = 0;
  bool decided = true;
  for (const Dim& d : dims) {
    if (d.stride == 0) return true;
    decided &= d.stride > span;
    span += (d.size - 1) * d.stride;
  }
  if (decided) return false;
  constexpr int64_t kMaxSearch = 1 << 24;
  return t->numel > span + 1 || span > kMaxSearch || visits_twice(dims, span);
}

std::string shape_string(const TensorObject* t) {
  std::string s = "(";
  for (int i = 0; i < t->ndim; ++i) s += str(i ? ", " : "", t->sizes()[i]);
  return s + (t->ndim == 1 ? ",)" : ")");
}

std::string describe(const TensorObject* t) {
  return str(info(t->dtype).name, t->ndim == 0 ? " 0-d" : shape_string(t), " on ",
             to_string(t->device));
}

}  // namespace core
