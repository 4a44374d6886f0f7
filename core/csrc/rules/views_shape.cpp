// View rules that change the shape: expand, view, squeeze, unsqueeze, as_strided.
#include <algorithm>

#include "views_support.h"

namespace core {
namespace {

IntSpan size_at(const Arguments& args, int i, int64_t& single) {
  IntSpan size = ints_at(args, i, single);
  if (size.count <= kMaxDims) return size;
  rule_error("ShapeError", args, str("a shape of ", size.count, " dimensions"),
             str("tensors have at most ", kMaxDims), str("0 to ", kMaxDims, " dimensions"),
             "join some dimensions");
}

}  // namespace

// ---- expand (self, size) -----------------------------------------------------------------------
TensorObject* view_expand(const Arguments& args) {
  TensorObject* t = view_base(args);
  int64_t single;
  IntSpan size = size_at(args, 1, single);
  bool fits = size.count >= t->ndim;
  Geometry g;
  g.offset = t->offset;
  for (int i = 0; fits && i < size.count; ++i) {
    int d = i - (size.count - t->ndim);
    int64_t want = size.data[i], have = d < 0 ? 1 : t->sizes()[d];
    if (want == -1 && d >= 0) want = have;
    bool repeats = d < 0 || (have == 1 && want != 1);
    fits = want >= 0 && (want == have || have == 1);
    g.push(want, repeats ? 0 : t->strides()[d]);
  }
  if (fits) return make_view(args, t, g);
  rule_error(
      "ShapeError", args,
      str("shape ", shape_string(t), " does not expand to ", dims_string(size.count, size.data)),
      "only dims of size 1, and new dims in front, can be repeated",
      "the tensor's own sizes, -1 to keep one, any size where the tensor has 1",
      "reshape the tensor so that the dims to repeat have size 1");
}

// ---- view (self, size) -------------------------------------------------------------------------
namespace {

[[noreturn]] void view_size_error(const Arguments& args, const TensorObject* t, IntSpan size,
                                  const std::string& why) {
  rule_error(
      "ShapeError", args,
      str("shape ", shape_string(t), " cannot be viewed as ", dims_string(size.count, size.data)),
      why, str("shapes of ", t->numel, " elements; one size may be -1"),
      "pass sizes whose product is the number of elements");
}

// Copies size to g with -1 filled in, and checks the number of elements.
void infer_size(const Arguments& args, const TensorObject* t, IntSpan size, Geometry& g) {
  int unknown = -1;
  int64_t known = 1;
  bool zero = false, overflow = false;
  for (int d = 0; d < size.count; ++d) {
    int64_t n = size.data[d];
    g.push(n, 0);
    if (n < -1) view_size_error(args, t, size, str("size ", n, " of dim ", d, " is negative"));
    if (n == -1 && unknown >= 0) view_size_error(args, t, size, "two sizes are -1");
    if (n == -1)
      unknown = d;
    else if (n == 0)
      zero = true;
    else
      overflow = __builtin_mul_overflow(known, n, &known) || overflow;
  }
  if (zero)
    known = 0;
  else if (overflow)
    view_size_error(args, t, size, "the sizes' product does not fit in 64 bits");
  if (unknown >= 0) {
    if (known == 0) view_size_error(args, t, size, "with a size of 0 any number would do for -1");
    if (t->numel % known != 0) {
      view_size_error(args, t, size, str(t->numel, " elements do not divide by ", known));
    }
    g.sizes[unknown] = t->numel / known;
  } else if (known != t->numel) {
    view_size_error(args, t, size, str("it has ", t->numel, " elements, the new shape ", known));
  }
}

void row_major(Geometry& g) {
  int64_t stride = 1;
  for (int d = g.ndim - 1; d >= 0; --d) {
    g.strides[d] = stride;
    stride = wrap_mul(stride, std::max<int64_t>(g.sizes[d], 1));
  }
}

// Fills g's strides where the old layout allows the new shape; false where it does not. Old dims
// are taken from the last in runs that lie evenly in memory; each run must be filled exactly.
bool view_strides(const TensorObject* t, Geometry& g) {
  int d = t->ndim - 1, v = g.ndim - 1;
  while (d >= 0) {
    int64_t run = t->sizes()[d], base = t->strides()[d];
    int64_t reach = wrap_mul(base, run);
    for (--d; d >= 0 && (t->sizes()[d] == 1 || run == 1 || t->strides()[d] == reach); --d) {
      if (t->sizes()[d] == 1) continue;
      if (run == 1) base = t->strides()[d];
      run *= t->sizes()[d];
      reach = wrap_mul(base, run);
    }
    int64_t filled = 1;
    while (v >= 0 && (filled < run || g.sizes[v] == 1)) {
      g.strides[v] = wrap_mul(base, filled);
      filled *= g.sizes[v--];
    }
    if (filled != run) return false;
  }
  for (; v >= 0; --v) g.strides[v] = 1;  // the dimensions left have size 1
  return true;
}

}  // namespace

TensorObject* view_view(const Arguments& args) {
  TensorObject* t = view_base(args);
  int64_t single;
  IntSpan size = size_at(args, 1, single);
  Geometry g;
  g.offset = t->offset;
  infer_size(args, t, size, g);
  if (t->numel == 0) {
    row_major(g);
  } else if (!view_strides(t, g)) {
    rule_error("ShapeError", args,
               str("shape ", shape_string(t), " with strides ", dims_string(t->ndim, t->strides()),
                   " cannot be viewed as ", dims_string(size.count, size.data), ": copy needed"),
               "the dimensions to be joined do not lie evenly in memory",
               "views that only split dims, or join those that lie evenly",
               "use reshape, which copies where it must, or contiguous() first");
  }
  return make_view(args, t, g);
}

// ---- squeeze (self, dim) and unsqueeze (self, dim) ---------------------------------------------
TensorObject* view_squeeze(const Arguments& args) {
  TensorObject* t = view_base(args);
  DimSet dims;
  read_dims(args, 1, t->ndim, dims);
  Geometry g;
  g.offset = t->offset;
  for (int d = 0; d < t->ndim; ++d) {
    bool one = t->sizes()[d] == 1;
    if (dims.set[d] && !one) {
      rule_error("ShapeError", args, str("dim ", d, " has size ", t->sizes()[d]),
                 str("only dims of size 1 can be removed; the shape is ", shape_string(t)),
                 "dims of size 1", "leave the dim out, or select one of its elements");
    }
    bool removed = dims.set[d] || (dims.all && one);
    if (!removed) g.push(t->sizes()[d], t->strides()[d]);
  }
  return make_view(args, t, g);
}

TensorObject* view_unsqueeze(const Arguments& args) {
  TensorObject* t = view_base(args);
  need_rank_below(args, t->ndim);
  int64_t dim = wrap_new_axis(args, int_at_or(args, 1, 0), t->ndim + 1);
  Geometry g;
  g.offset = t->offset;
  for (int d = 0; d <= t->ndim; ++d) {
    if (d == dim) g.push(1, 1);
    if (d < t->ndim) g.push(t->sizes()[d], t->strides()[d]);
  }
  return make_view(args, t, g);
}

// ---- as_strided (self, size, stride, offset) ---------------------------------------------------
namespace {

void read_geometry(const Arguments& args, Geometry& g) {
  int64_t one_size, one_stride;
  IntSpan size = size_at(args, 1, one_size), stride = ints_at(args, 2, one_stride);
  if (size.count != stride.count) {
    rule_error("ShapeError", args, str(size.count, " sizes and ", stride.count, " strides"),
               "each dimension has a size and a stride", "lists of the same length",
               "pass as many strides as sizes");
  }
  for (int d = 0; d < size.count; ++d) {
    g.push(size.data[d], stride.data[d]);
    if (size.data[d] >= 0) continue;
    rule_error("ShapeError", args, str("size ", size.data[d], " of dim ", d, " is negative"),
               str("the shape asked for is ", dims_string(size.count, size.data)),
               "sizes of 0 and more", "pass a size of 0 or more");
  }
}

// The first and last element that g touches. False where they do not fit in 64 bits.
bool extent(const Geometry& g, int64_t& low, int64_t& high) {
  low = high = g.offset;
  for (int d = 0; d < g.ndim; ++d) {
    int64_t reach;
    if (__builtin_mul_overflow(g.sizes[d] - 1, g.strides[d], &reach)) return false;
    int64_t& end = reach < 0 ? low : high;
    if (__builtin_add_overflow(end, reach, &end)) return false;
  }
  return true;
}

}  // namespace

TensorObject* view_as_strided(const Arguments& args) {
  TensorObject* t = view_base(args);
  Geometry g;
  g.offset = int_at_or(args, 3, t->offset);
  read_geometry(args, g);
  int64_t elements = static_cast<int64_t>(t->storage->nbytes) / itemsize(t->dtype);
  bool empty = std::find(g.sizes, g.sizes + g.ndim, 0) != g.sizes + g.ndim;
  if (empty) {
    // Nothing is read; strides and offset that are safe to compute with.
    g.offset = t->offset;
    row_major(g);
    return make_view(args, t, g);
  }
  for (int d = 0; d < g.ndim; ++d) {
    if (g.sizes[d] == 1) g.strides[d] = 1;
  }
  int64_t low = 0, high = 0;
  bool fits = extent(g, low, high);
  if (fits && low >= 0 && high < elements) return make_view(args, t, g);
  std::string touched = fits ? str("it would touch elements ", low, " to ", high)
                             : std::string("its extent does not fit in 64 bits");
  rule_error("ShapeError", args,
             str("sizes ", dims_string(g.ndim, g.sizes), ", strides ",
                 dims_string(g.ndim, g.strides), ", offset ", g.offset, " leave the storage"),
             touched, str("the storage holds elements 0 to ", elements - 1),
             "pass smaller sizes, strides or offset");
}

}  // namespace core
