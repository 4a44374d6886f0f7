// View rules: a new tensor over the same storage. This file holds the table and the rules that pick
// or reorder elements; views_shape.cpp those that change the shape.
#include <algorithm>

#include "views_support.h"

namespace core {

TensorObject* view_base(const Arguments& args) {
  TensorObject* t = tensor_at(args, 0);
  if (t->storage != nullptr) return t;
  rule_error("ArgumentError", args, str("'", arg_name(args, 0), "' has no storage"),
             "it is the wrapper of a transform level, which handles views itself",
             "tensors with storage", "call the operator inside the transform it belongs to");
}

Geometry geometry_of(const TensorObject* t) {
  Geometry g;
  g.offset = t->offset;
  for (int d = 0; d < t->ndim; ++d) g.push(t->sizes()[d], t->strides()[d]);
  return g;
}

TensorObject* make_view(const Arguments& args, TensorObject* base, const Geometry& g) {
  check_bytes(args, g.ndim, g.sizes, base->dtype);
  return alias_tensor(base, g.ndim, g.sizes, g.strides, g.offset, base->dtype);
}

int64_t view_dim(const Arguments& args, int i, int64_t otherwise, int ndim) {
  return wrap_axis(args, int_at_or(args, i, otherwise), ndim);
}

void need_rank_below(const Arguments& args, int ndim) {
  if (ndim < kMaxDims) return;
  rule_error("ShapeError", args, str("the result would have ", ndim + 1, " dimensions"),
             str("tensors have at most ", kMaxDims), str("0 to ", kMaxDims, " dimensions"),
             "join some dimensions first");
}

namespace {

// ---- slice (self, dim, start, end, step) -------------------------------------------------------
struct Range {
  int64_t start, length, step;
};

int64_t clamp_bound(int64_t bound, int64_t size, int64_t low, int64_t high) {
  if (bound < 0) bound += size;  // cannot overflow: bound < 0 <= size
  return std::clamp(bound, low, high);
}

// Python's slice.indices(size).
Range resolve(const Arguments& args, int64_t size) {
  int64_t step = int_at_or(args, 4, 1);
  if (step == 0) {
    rule_error("ArgumentError", args, "the step is 0", "a slice goes forwards or backwards",
               "positive and negative steps", "pass a step other than 0");
  }
  bool back = step < 0;
  int64_t low = back ? -1 : 0, high = back ? size - 1 : size;
  int64_t start = back ? high : low, end = back ? low : high;
  if (given(args, 2)) start = clamp_bound(int_at(args, 2), size, low, high);
  if (given(args, 3)) end = clamp_bound(int_at(args, 3), size, low, high);
  uint64_t stride = back ? 0 - static_cast<uint64_t>(step) : static_cast<uint64_t>(step);
  int64_t distance = back ? start - end : end - start;
  if (distance <= 0) return {0, 0, step};
  return {start, static_cast<int64_t>((static_cast<uint64_t>(distance) - 1) / stride) + 1, step};
}

TensorObject* view_slice(const Arguments& args) {
  TensorObject* t = view_base(args);
  int64_t dim = view_dim(args, 1, 0, t->ndim);
  Geometry g = geometry_of(t);
  Range range = resolve(args, g.sizes[dim]);
  if (range.length > 0) g.offset = wrap_add(g.offset, wrap_mul(range.start, g.strides[dim]));
  // With one element the step leads nowhere; keeping the stride keeps numbers small.
  if (range.length > 1) g.strides[dim] = wrap_mul(g.strides[dim], range.step);
  g.sizes[dim] = range.length;
  return make_view(args, t, g);
}

// ---- select (self, dim, index) -----------------------------------------------------------------
TensorObject* view_select(const Arguments& args) {
  TensorObject* t = view_base(args);
  int64_t dim = view_dim(args, 1, 0, t->ndim);
  int64_t index = int_at(args, 2), size = t->sizes()[dim];
  if (index < -size || index >= size) {
    std::string range = size == 0 ? "none: the dimension is empty" : str(-size, " to ", size - 1);
    rule_error("IndexRangeError", args, str("index ", index, " is out of range for dim ", dim),
               str("the tensor's shape is ", shape_string(t)), range,
               "pass an index in that range");
  }
  if (index < 0) index += size;
  Geometry g;
  g.offset = wrap_add(t->offset, wrap_mul(index, t->strides()[dim]));
  for (int d = 0; d < t->ndim; ++d) {
    if (d != dim) g.push(t->sizes()[d], t->strides()[d]);
  }
  return make_view(args, t, g);
}

// ---- permute (self, dims) ----------------------------------------------------------------------
TensorObject* view_permute(const Arguments& args) {
  TensorObject* t = view_base(args);
  int64_t single;
  IntSpan dims = ints_at(args, 1, single);
  bool seen[kMaxDims] = {};
  bool valid = dims.count == t->ndim;
  Geometry g;
  g.offset = t->offset;
  for (int i = 0; valid && i < dims.count; ++i) {
    int64_t dim = wrap_axis(args, dims.data[i], t->ndim);
    valid = !seen[dim];
    seen[dim] = true;
    g.push(t->sizes()[dim], t->strides()[dim]);
  }
  if (valid) return make_view(args, t, g);
  rule_error(
      "ShapeError", args,
      str("dims ", ints_string(dims.data, dims.count), " do not permute shape ", shape_string(t)),
      str("each of the tensor's ", int{t->ndim}, " dimensions must be named once"),
      str("dims 0 to ", t->ndim - 1), "name every dim exactly once");
}

// ---- diagonal (self, offset, dim1, dim2) -------------------------------------------------------
TensorObject* view_diagonal(const Arguments& args) {
  TensorObject* t = view_base(args);
  int64_t shift = int_at_or(args, 1, 0);
  int64_t row = view_dim(args, 2, 0, t->ndim), column = view_dim(args, 3, 1, t->ndim);
  if (row == column) {
    rule_error("ShapeError", args, str("both dims are ", row), "a diagonal lies between two dims",
               str("dims 0 to ", t->ndim - 1), "name two different dims");
  }
  int64_t rows = t->sizes()[row], columns = t->sizes()[column];
  // Clamping first: a shift beyond the matrix gives an empty diagonal, however far it is.
  shift = std::clamp(shift, -rows, columns);
  int64_t length = std::min(shift < 0 ? rows + shift : rows, shift > 0 ? columns - shift : columns);
  int64_t down = t->strides()[row], right = t->strides()[column];
  Geometry g;
  g.offset = t->offset;
  if (length > 0)
    g.offset = wrap_add(g.offset, shift < 0 ? wrap_mul(-shift, down) : wrap_mul(shift, right));
  for (int d = 0; d < t->ndim; ++d) {
    if (d != row && d != column) g.push(t->sizes()[d], t->strides()[d]);
  }
  g.push(length, length > 1 ? wrap_add(down, right) : 1);
  return make_view(args, t, g);
}

// ---- unfold (self, dim, size, step) ------------------------------------------------------------
TensorObject* view_unfold(const Arguments& args) {
  TensorObject* t = view_base(args);
  int64_t dim = view_dim(args, 1, 0, t->ndim);
  int64_t size = int_at(args, 2), step = int_at_or(args, 3, 1), length = t->sizes()[dim];
  need_rank_below(args, t->ndim);
  if (size < 0 || size > length || step <= 0) {
    rule_error("ShapeError", args, str("windows of size ", size, " and step ", step, " do not fit"),
               str("dim ", dim, " of shape ", shape_string(t), " has ", length, " elements"),
               str("sizes 0 to ", length, ", steps 1 and more"),
               "pass a smaller size, a step above 0");
  }
  Geometry g = geometry_of(t);
  int64_t stride = g.strides[dim];
  g.sizes[dim] = (length - size) / step + 1;
  if (g.sizes[dim] > 1) g.strides[dim] = wrap_mul(stride, step);
  g.push(size, stride);
  return make_view(args, t, g);
}

// ---- real, imag (self) and alias (self) --------------------------------------------------------
TensorObject* part_of_complex(TensorObject* t, int64_t part) {
  Geometry g = geometry_of(t);
  g.offset = wrap_add(wrap_mul(g.offset, 2), part);
  for (int d = 0; d < g.ndim; ++d) g.strides[d] = wrap_mul(g.strides[d], 2);
  return alias_tensor(t, g.ndim, g.sizes, g.strides, g.offset, real_of(t->dtype));
}

TensorObject* view_alias(const Arguments& args) {
  TensorObject* t = view_base(args);
  return make_view(args, t, geometry_of(t));
}

TensorObject* view_real(const Arguments& args) {
  TensorObject* t = view_base(args);
  return is_complex(t->dtype) ? part_of_complex(t, 0) : make_view(args, t, geometry_of(t));
}

TensorObject* view_imag(const Arguments& args) {
  TensorObject* t = view_base(args);
  if (is_complex(t->dtype)) return part_of_complex(t, 1);
  rule_error("DtypeAttributeError", args, str("does not take ", info(t->dtype).name),
             "a real tensor stores no imaginary part to view", "complex64 and complex128",
             "use zeros_like(x), or cast x to a complex dtype");
}

// ---- view_dtype (self, dtype) ------------------------------------------------------------------
[[noreturn]] void cannot_reinterpret(const Arguments& args, DType to, const std::string& why,
                                     const char* fix, const char* error = "ShapeError") {
  const TensorObject* t = tensor_at(args, 0);
  rule_error(error, args,
             str(info(t->dtype).name, " of shape ", shape_string(t), " and strides ",
                 ints_string(t->strides(), t->ndim), " cannot be read as ", info(to).name),
             why, "dtypes of as many bytes, whatever the strides; of bool none but bool", fix);
}

// Of fewer or more bytes: elements of the last dimension are cut, or joined.
Geometry scaled_geometry(const Arguments& args, const TensorObject* t, DType to) {
  const int64_t from_bytes = itemsize(t->dtype), to_bytes = itemsize(to);
  constexpr const char* kCopy = "view a contiguous tensor: core.contiguous(x).view(dtype)";
  if (t->ndim == 0) {
    cannot_reinterpret(args, to, "elements of another size change the last dimension",
                       "give it a dimension first: x.reshape((1,)).view(dtype)");
  }
  Geometry g = geometry_of(t);
  const int last = g.ndim - 1;
  if (g.sizes[last] != 1 && g.strides[last] != 1 && t->numel > 0)
    cannot_reinterpret(args, to, "elements of the last dimension do not lie side by side", kCopy);
  g.strides[last] = 1;
  if (from_bytes > to_bytes) {
    const int64_t parts = from_bytes / to_bytes;
    g.sizes[last] = wrap_mul(g.sizes[last], parts);
    g.offset = wrap_mul(g.offset, parts);
    for (int d = 0; d < last; ++d) g.strides[d] = wrap_mul(g.strides[d], parts);
    return g;
  }
  const int64_t parts = to_bytes / from_bytes;
  if (g.sizes[last] % parts != 0) {
    cannot_reinterpret(args, to,
                       str("the last dimension has ", g.sizes[last], " elements, and ", parts,
                           " make one of ", info(to).name),
                       "slice or pad the last dimension first");
  }
  g.sizes[last] /= parts;
  if (t->numel == 0) {
    g.offset /= parts;
    return g;
  }
  bool even = g.offset % parts == 0;
  g.offset /= parts;
  for (int d = 0; d < last; ++d) {
    even = even && (g.sizes[d] == 1 || g.strides[d] % parts == 0);
    g.strides[d] /= parts;
  }
  if (!even)
    cannot_reinterpret(args, to, "its rows do not begin where elements of that size may", kCopy);
  return g;
}

TensorObject* view_dtype(const Arguments& args) {
  TensorObject* t = view_base(args);
  const DType to = dtype_at_or(args, 1, t->dtype);
  if (to == DType::Bool && t->dtype != DType::Bool) {
    cannot_reinterpret(args, to, "bytes other than 0 and 1 are no truth values",
                       "compare instead: x != 0", "DtypeError");
  }
  const Geometry g =
      itemsize(to) == itemsize(t->dtype) ? geometry_of(t) : scaled_geometry(args, t, to);
  const bool in_memory = t->numel > 0 && !(t->flags & kFlagFake) && t->device.type == kCPU;
  const int64_t alignment = is_complex(to) ? itemsize(to) / 2 : itemsize(to);
  if (in_memory && reinterpret_cast<uintptr_t>(t->data()) % static_cast<uintptr_t>(alignment) != 0)
    cannot_reinterpret(args, to, "its memory does not begin where elements of that dtype may",
                       "view a copy: x.clone().view(dtype)");
  check_bytes(args, g.ndim, g.sizes, to);
  return alias_tensor(t, g.ndim, g.sizes, g.strides, g.offset, to);
}

// ---- the table ---------------------------------------------------------------------------------
struct ViewInfo {
  const char* name;
  ViewRule rule;
  int max_args;
  ArgKind kinds[5];  // of the arguments after self
};

constexpr ArgKind kInt = ArgKind::Int;
const ViewInfo kViews[] = {
    {"slice", view_slice, 5, {kInt, kInt, kInt, kInt}},
    {"select", view_select, 3, {kInt, kInt}},
    {"permute", view_permute, 2, {kInt}},
    {"expand", view_expand, 2, {kInt}},
    {"view", view_view, 2, {kInt}},
    {"squeeze", view_squeeze, 2, {kInt}},
    {"unsqueeze", view_unsqueeze, 2, {kInt}},
    {"as_strided", view_as_strided, 4, {kInt, kInt, kInt}},
    {"unfold", view_unfold, 4, {kInt, kInt, kInt}},
    {"diagonal", view_diagonal, 4, {kInt, kInt, kInt}},
    {"real", view_real, 1, {}},
    {"imag", view_imag, 1, {}},
    {"alias", view_alias, 1, {}},
    {"view_dtype", view_dtype, 2, {ArgKind::DType}},
};

const ViewInfo* find_view(const std::string& name) {
  for (const ViewInfo& view : kViews) {
    if (name == view.name) return &view;
  }
  return nullptr;
}

bool fits_view(const ViewInfo& view, const Schema& schema) {
  int count = static_cast<int>(schema.args.size());
  if (count < 1 || count > view.max_args || schema.returns.size() != 1) return false;
  const Argument& self = schema.args[0];
  const Return& ret = schema.returns[0];
  ArgType tensor;
  bool shares = !self.alias.set.empty() && self.alias.set == ret.alias.set;
  bool fits = self.type == tensor && ret.type == tensor && shares;
  for (int i = 1; i < count; ++i) {
    fits = fits && schema.args[static_cast<size_t>(i)].type.kind == view.kinds[i - 1];
  }
  return fits;
}

}  // namespace

ViewRule find_view_rule(const std::string& name) {
  const ViewInfo* view = find_view(name);
  return view ? view->rule : nullptr;
}

std::vector<std::string> view_rule_names() {
  std::vector<std::string> names;
  for (const ViewInfo& view : kViews) names.push_back(view.name);
  return names;
}

void check_view_rule(const std::string& name, const Schema& schema) {
  const ViewInfo* view = find_view(name);
  if (view != nullptr && fits_view(*view, schema)) return;
  throw Error{"SchemaError", str("the view rule '", name, "' cannot serve ", schema.full_name()),
              view == nullptr
                  ? std::string("there is no such rule")
                  : str("it takes (Tensor(a) self, ...) with at most ", view->max_args - 1,
                        " ints or int lists, and returns Tensor(a)"),
              str("the schema: ", print(schema)), "change the schema, or choose another view rule"};
}

}  // namespace core
