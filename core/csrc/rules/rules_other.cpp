// Rules of copies, creation, concatenation and sorting.
#include <algorithm>

#include "rules_support.h"

namespace core {
namespace {

int64_t dim_of(const Arguments& args, int ndim, int64_t otherwise) {
  int arg = find_either(*args.schema, "dim", "axis");
  int64_t dim = int_at_or(args, arg, otherwise);
  return wrap_axis(args, dim, ndim);
}

// ---- full --------------------------------------------------------------------------------------
void read_size(const Arguments& args, OutputSpec& out) {
  int arg = find_either(*args.schema, "size", "shape");
  int64_t single;
  IntSpan size = ints_at(args, arg, single);
  if (size.count > kMaxDims) {
    rule_error("ShapeError", args, str("a shape of ", size.count, " dimensions"),
               str("tensors have at most ", kMaxDims), str("0 to ", kMaxDims, " dimensions"),
               "join some dimensions");
  }
  out.ndim = size.count;
  for (int d = 0; d < size.count; ++d) {
    out.sizes[d] = size.data[d];
    if (size.data[d] >= 0) continue;
    rule_error("ShapeError", args, str("size ", size.data[d], " of dim ", d, " is negative"),
               str("the shape asked for is ", dims_string(size.count, size.data)),
               "sizes of 0 and more", "pass a size of 0 or more");
  }
}

DType full_dtype(const Arguments& args) {
  DType natural = default_float();
  int value = find_either(*args.schema, "fill_value", "value");
  if (given(args, value) && args.values[value].tag == Tag::Number) {
    natural = default_dtype(args.values[value].weak);
  }
  return dtype_at_or(args, find_arg(*args.schema, "dtype"), natural);
}

// ---- concat ------------------------------------------------------------------------------------
int list_at(const Arguments& args) {
  if (!given(args, 0) || args.values[0].tag != Tag::Tensors)
    bad_argument(args, 0, "a list of tensors");
  if (args.values[0].count > 0) return args.values[0].count;
  rule_error("ShapeError", args, str("'", arg_name(args, 0), "' is empty"),
             "the result's dtype and device come from the tensors", "one tensor or more",
             "pass at least one tensor");
}

const TensorObject* part_at(const Arguments& args, int i) {
  PyObject* part = args.values[0].tensors[i];
  if (part != nullptr && is_tensor(part)) return as_tensor(part);
  rule_error("ArgumentError", args,
             str("entry ", i, " of '", arg_name(args, 0), "' is not a Tensor"),
             "every entry is joined", "a list of tensors", "leave the entry out");
}

DType concat_dtype(const Arguments& args, int count) {
  DType dtype = part_at(args, 0)->dtype;
  for (int i = 1; i < count; ++i) dtype = promote(dtype, part_at(args, i)->dtype);
  return dtype;
}

void concat_flat(const Arguments& args, int count, OutputSpec& out) {
  out.ndim = 1;
  out.sizes[0] = 0;
  for (int i = 0; i < count; ++i) {
    out.sizes[0] = checked_add(out.sizes[0], part_at(args, i)->numel, "concat");
  }
}

void join_part(const Arguments& args, int i, int64_t dim, OutputSpec& out) {
  const TensorObject* first = part_at(args, 0);
  const TensorObject* part = part_at(args, i);
  bool fits = part->ndim == first->ndim;
  for (int d = 0; fits && d < part->ndim; ++d) {
    fits = d == dim || part->sizes()[d] == first->sizes()[d];
  }
  if (!fits) {
    rule_error("ShapeError", args,
               str("entry ", i, " of shape ", shape_string(part), " does not fit entry 0 of shape ",
                   shape_string(first)),
               str("they may differ in dim ", dim, " only"),
               "tensors of the same rank and, except in that dim, the same sizes",
               "reshape or slice the entry, or join along another dim");
  }
  out.sizes[dim] = checked_add(out.sizes[dim], part->sizes()[dim], "concat");
}

}  // namespace

void rule_copy(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  const TensorObject* t = tensor_at(args, 0);
  same_shape(out, t);
  spec.compute = out.dtype = t->dtype;
}

void rule_matrix(const Arguments& args, CallSpec& spec) {
  const TensorObject* t = tensor_at(args, 0);
  if (t->ndim < 2)
    rule_error("ShapeError", args, str("a tensor of shape ", shape_string(t), " is no matrix"),
               "it works on the last two dimensions", "tensors of two dimensions or more",
               "add a dimension first: core.expand_dims(x, 0)");
  rule_copy(args, spec);
}

void rule_cast(const Arguments& args, CallSpec& spec) {
  rule_copy(args, spec);
  spec.outputs[0].dtype = dtype_at_or(args, find_arg(*args.schema, "dtype"), spec.outputs[0].dtype);
}

void rule_full(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  read_size(args, out);
  spec.compute = out.dtype = full_dtype(args);
  int value = find_either(*args.schema, "fill_value", "value");
  if (given(args, value) && args.values[value].tag == Tag::Number) {
    check_number(args, value, out.dtype);
  }
  check_bytes(args, out.ndim, out.sizes, out.dtype);
}

namespace {

// Strides by the dimensions from the innermost outwards; false where these are none.
template <class Next>
bool read_order(Next&& next, CallSpec& spec, int k) {
  OutputSpec& out = spec.outputs[k];
  uint64_t seen = 0;
  int64_t step = 1;
  for (int n = 0; n < out.ndim; ++n) {
    const int64_t d = next();
    if (d < 0 || d >= out.ndim || (seen >> d & 1) != 0) return false;
    seen |= uint64_t{1} << d;
    out.strides[d] = step;
    step *= std::max<int64_t>(out.sizes[d], 1);
  }
  if (k < kMaxPermuted) spec.permuted |= uint64_t{1} << k;
  return true;
}

}  // namespace

void rule_given(const Arguments& args, CallSpec& spec) {
  int64_t single;
  const IntSpan listed = ints_at(args, find_arg(*args.schema, "outputs"), single);
  spec.num_outputs = static_cast<int>(args.schema->returns.size());
  int at = 0;
  const auto next = [&] { return at < listed.count ? listed.data[at++] : int64_t{-1}; };
  bool fits = true;
  for (int k = 0; fits && k < spec.num_outputs; ++k) {
    OutputSpec& out = spec.outputs[k];
    const int64_t dtype = next(), coded = next(), ndim = coded < 0 ? ~coded : coded;
    fits = dtype >= 0 && dtype < kNumDTypes && ndim <= kMaxDims;
    if (!fits) break;
    out.dtype = static_cast<DType>(dtype);
    out.ndim = static_cast<int>(ndim);
    for (int d = 0; d < out.ndim; ++d) fits = (out.sizes[d] = next()) >= 0 && fits;
    if (fits) check_bytes(args, out.ndim, out.sizes, out.dtype);
    if (fits && coded < 0) fits = read_order(next, spec, k);
  }
  if (!fits || at != listed.count)
    rule_error("ShapeError", args, str("'outputs' is ", ints_string(listed.data, listed.count)),
               "it lists the dtype, the rank, the sizes and perhaps the order of each output",
               str(spec.num_outputs, " outputs"), "leave such calls to core.compile");
  if (find_arg(*args.schema, "positions") >= 0) check_given_positions(args, spec);
  spec.compute = spec.outputs[0].dtype;
}

void rule_concat(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  int count = list_at(args);
  spec.compute = out.dtype = concat_dtype(args, count);
  if (!given(args, find_either(*args.schema, "dim", "axis"))) return concat_flat(args, count, out);
  const TensorObject* first = part_at(args, 0);
  if (first->ndim == 0) {
    rule_error("ShapeError", args, "cannot join 0-d tensors",
               "they have no dimension to join along", "tensors of one dimension or more",
               "unsqueeze them, or use stack");
  }
  int64_t dim = dim_of(args, first->ndim, 0);
  same_shape(out, first);
  for (int i = 1; i < count; ++i) join_part(args, i, dim, out);
}

void rule_stack(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  int count = list_at(args);
  const TensorObject* first = part_at(args, 0);
  for (int i = 1; i < count; ++i) {
    const TensorObject* part = part_at(args, i);
    if (part->ndim == first->ndim &&
        std::equal(part->sizes(), part->sizes() + part->ndim, first->sizes()))
      continue;
    rule_error(
        "ShapeError", args,
        str("entry ", i, " has shape ", shape_string(part), ", and entry 0 ", shape_string(first)),
        "they become slices of one tensor", "tensors of one shape",
        "reshape or broadcast the entry, or use concat");
  }
  if (first->ndim == kMaxDims)
    rule_error("ShapeError", args, str("the result would have ", kMaxDims + 1, " dimensions"),
               str("tensors have at most ", kMaxDims), str("0 to ", kMaxDims, " dimensions"),
               "join some dimensions first");
  const int axis = find_either(*args.schema, "dim", "axis");
  int64_t dim = wrap_new_axis(args, int_at_or(args, axis, 0), first->ndim + 1);
  out.ndim = 0;
  for (int d = 0; d < first->ndim + 1; ++d)
    out.sizes[out.ndim++] = d == dim ? count : first->sizes()[d - (d > dim)];
  spec.compute = out.dtype = concat_dtype(args, count);
  check_bytes(args, out.ndim, out.sizes, out.dtype);
}

void rule_sort(const Arguments& args, CallSpec& spec) {
  rule_copy(args, spec);
  const TensorObject* t = tensor_at(args, 0);
  int arg = find_either(*args.schema, "dim", "axis");
  int64_t dim = wrap_row_axis(args, int_at_or(args, arg, -1), t->ndim);
  if (t->ndim > 0 && t->sizes()[dim] > int64_t{1} << 32) {
    rule_error("ShapeError", args, str("cannot sort ", t->sizes()[dim], " elements in a row"),
               "positions are sorted as 32-bit numbers along with the values",
               "rows of up to 2**32 elements", "sort parts, and merge them");
  }
  if (is_complex(t->dtype)) {
    rule_error("DtypeError", args, str("does not take ", info(t->dtype).name),
               "complex numbers have no order", "bool, integer and floating dtypes",
               "sort by abs(x), or by the real part");
  }
  if (args.schema->returns.size() < 2) return;
  spec.num_outputs = 2;
  same_shape(spec.outputs[1], t);
  spec.outputs[1].dtype = DType::Int64;
}

void rule_argsort(const Arguments& args, CallSpec& spec) {
  rule_sort(args, spec);
  spec.outputs[0].dtype = DType::Int64;
}

}  // namespace core
