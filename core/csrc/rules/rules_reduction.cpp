// Reductions over `dim` (or `axis`), with `keepdim` (or `keepdims`) and, for sums, `dtype`; scans.
#include "rules_support.h"

namespace core {
namespace {

void take_dim(const Arguments& args, int64_t dim, int ndim, DimSet& dims) {
  int64_t d = wrap_row_axis(args, dim, ndim);
  if (dims.set[d]) {
    rule_error("ShapeError", args, str("dim ", d, " is named twice"), "a dimension is reduced once",
               str("dims 0 to ", ndim > 0 ? ndim - 1 : 0), "name each dim once");
  }
  dims.set[d] = true;
}

void set_shape(const Arguments& args, const TensorObject* t, const DimSet& dims, OutputSpec& out) {
  bool keep = flag_at(args, find_either(*args.schema, "keepdim", "keepdims"));
  out.ndim = 0;
  for (int d = 0; d < t->ndim; ++d) {
    bool reduced = dims.all || dims.set[d];
    if (!reduced)
      out.sizes[out.ndim++] = t->sizes()[d];
    else if (keep)
      out.sizes[out.ndim++] = 1;
  }
}

// Reads dims, sets shape; the first tensor is reduced.
const TensorObject* reduce(const Arguments& args, CallSpec& spec, DimSet& dims) {
  OutputSpec& out = one_output(spec);
  const TensorObject* t = tensor_at(args, 0);
  refuse_storage_only(args, t->dtype);
  read_dims(args, find_either(*args.schema, "dim", "axis"), t->ndim, dims);
  set_shape(args, t, dims, out);
  spec.compute = out.dtype = t->dtype;
  return t;
}

// Where the schema returns two tensors: the second is as the first.
void repeat_output(const Arguments& args, CallSpec& spec) {
  if (args.schema->returns.size() < 2) return;
  spec.num_outputs = 2;
  spec.outputs[1] = spec.outputs[0];
}

DType accumulate_dtype(const Arguments& args, DType natural) {
  const DType dtype = dtype_at_or(args, find_arg(*args.schema, "dtype"), natural);
  refuse_storage_only(args, dtype);
  return dtype;
}

void reject_complex(const Arguments& args, DType t) {
  if (!is_complex(t)) return;
  rule_error("DtypeError", args, str("does not take ", info(t).name),
             "complex numbers have no order", "bool, integer and floating dtypes",
             "reduce abs(x), or the real and imaginary parts");
}

// Reductions without a neutral element need something to choose from.
void reject_empty(const Arguments& args, const TensorObject* t, const DimSet& dims,
                  const OutputSpec& out) {
  bool wanted = true;
  for (int d = 0; d < out.ndim; ++d) wanted = wanted && out.sizes[d] != 0;
  if (!wanted) return;  // an empty result asks for no element
  for (int d = 0; d < t->ndim; ++d) {
    if (t->sizes()[d] != 0 || !(dims.all || dims.set[d])) continue;
    rule_error("ShapeError", args, str("cannot reduce dim ", d, " of shape ", shape_string(t)),
               "it is empty, and there is no neutral element to return", "dims of size 1 or more",
               "reduce another dim, or test for an empty tensor first");
  }
}

}  // namespace

void read_dims(const Arguments& args, int arg, int ndim, DimSet& dims) {
  if (!given(args, arg)) {
    dims.all = true;
    return;
  }
  int64_t single;
  IntSpan named = ints_at(args, arg, single);
  for (int i = 0; i < named.count; ++i) take_dim(args, named.data[i], ndim, dims);
}

DType sum_dtype(DType t) {
  if (t == DType::UInt64 || is_inexact(t)) return t;
  char kind = info(t).kind;
  return kind == 'u' ? DType::UInt64 : DType::Int64;
}

void rule_sum(const Arguments& args, CallSpec& spec) {
  DimSet dims;
  const TensorObject* t = reduce(args, spec, dims);
  spec.outputs[0].dtype = accumulate_dtype(args, sum_dtype(t->dtype));
}

void rule_mean(const Arguments& args, CallSpec& spec) {
  DimSet dims;
  const TensorObject* t = reduce(args, spec, dims);
  DType natural = is_inexact(t->dtype) ? t->dtype : default_float();
  DType dtype = accumulate_dtype(args, natural);
  if (!is_inexact(dtype)) {
    rule_error("DtypeError", args, str("cannot return ", info(dtype).name),
               "a mean is not an integer", "the floating and complex dtypes",
               "pass a floating dtype");
  }
  spec.outputs[0].dtype = dtype;
}

void rule_mean_real(const Arguments& args, CallSpec& spec) {
  reject_complex(args, tensor_at(args, 0)->dtype);
  rule_mean(args, spec);
}

// (variance) or (variance, mean): of complex numbers the first is real.
void rule_variance(const Arguments& args, CallSpec& spec) {
  rule_mean(args, spec);
  repeat_output(args, spec);
  spec.outputs[0].dtype = real_of(spec.outputs[0].dtype);
}

void rule_minmax(const Arguments& args, CallSpec& spec) {
  DimSet dims;
  const TensorObject* t = reduce(args, spec, dims);
  reject_complex(args, t->dtype);
  reject_empty(args, t, dims, spec.outputs[0]);
  repeat_output(args, spec);
}

void rule_count(const Arguments& args, CallSpec& spec) {
  DimSet dims;
  reduce(args, spec, dims);
  spec.outputs[0].dtype = DType::Int64;
}

void rule_any(const Arguments& args, CallSpec& spec) {
  DimSet dims;
  reduce(args, spec, dims);
  spec.outputs[0].dtype = DType::Bool;
}

void rule_argminmax(const Arguments& args, CallSpec& spec) {
  int arg = find_either(*args.schema, "dim", "axis");
  if (given(args, arg) && args.values[arg].tag != Tag::Int) bad_argument(args, arg, "one int");
  DimSet dims;
  const TensorObject* t = reduce(args, spec, dims);
  reject_complex(args, t->dtype);
  reject_empty(args, t, dims, spec.outputs[0]);
  spec.outputs[0].dtype = DType::Int64;
}

void rule_reduce(const Arguments& args, CallSpec& spec) {
  DimSet dims;
  const TensorObject* t = reduce(args, spec, dims);
  if (!args.schema->has_neutral) reject_empty(args, t, dims, spec.outputs[0]);
  spread_outputs(args, spec);
}

void rule_scan(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  const TensorObject* t = tensor_at(args, 0);
  int arg = find_either(*args.schema, "dim", "axis");
  if (given(args, arg)) {
    wrap_row_axis(args, int_at(args, arg), t->ndim);
  } else if (t->ndim != 1) {
    bool none = t->ndim == 0;
    rule_error("ShapeError", args, none ? "does not take a 0-d tensor" : "needs a dim",
               str("the tensor's shape is ", shape_string(t), ": there is ",
                   none ? "no dimension to go along" : "more than one way"),
               none ? std::string("tensors of one dimension or more")
                    : str("dims ", -t->ndim, " to ", t->ndim - 1),
               none ? "expand_dims the tensor first" : "pass the dim to go along");
  }
  same_shape(out, t);
  if (flag_at(args, find_arg(*args.schema, "include_initial"))) {
    if (t->ndim == 0)
      rule_error("ShapeError", args, "a 0-d tensor has no room for an initial value",
                 "with it the result is one longer along the dim",
                 "tensors of one dimension or more",
                 "expand_dims the tensor first, or leave include_initial out");
    int64_t dim = given(args, arg) ? int_at(args, arg) : 0;
    out.sizes[dim < 0 ? dim + t->ndim : dim] += 1;
  }
  spec.compute = t->dtype;
  out.dtype = accumulate_dtype(args, sum_dtype(t->dtype));
}

}  // namespace core
