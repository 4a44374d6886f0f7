// Shared by the view rules. Internal to views*.cpp.
#pragma once
#include "rules_support.h"

namespace core {

// Sizes, strides and offset of a view in the making.
struct Geometry {
  int ndim = 0;
  int64_t offset = 0;
  int64_t sizes[kMaxDims];
  int64_t strides[kMaxDims];

  void push(int64_t size, int64_t stride) {
    sizes[ndim] = size;
    strides[ndim++] = stride;
  }
};

// Unsigned arithmetic: strides of empty and one-element dims may be any number, and are never used.
inline int64_t wrap_mul(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
}
inline int64_t wrap_add(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
}

TensorObject* view_base(const Arguments& args);  // argument 0; throws where it has no storage
Geometry geometry_of(const TensorObject* t);
TensorObject* make_view(const Arguments& args, TensorObject* base, const Geometry& g);
int64_t view_dim(const Arguments& args, int i, int64_t otherwise, int ndim);
void need_rank_below(const Arguments& args, int ndim);  // throws where one more dim is too many

// views_shape.cpp
TensorObject* view_expand(const Arguments&);
TensorObject* view_view(const Arguments&);
TensorObject* view_squeeze(const Arguments&);
TensorObject* view_unsqueeze(const Arguments&);
TensorObject* view_as_strided(const Arguments&);

}  // namespace core
