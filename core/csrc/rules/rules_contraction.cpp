// Contractions: matmul with batch broadcasting, and convolution over any number of dimensions.
#include <algorithm>

#include "rules_support.h"

namespace core {
namespace {

DType promoted(const Arguments& args, const TensorObject* a, const TensorObject* b) {
  refuse_storage_only(args, a->dtype);
  if (a->dtype == b->dtype) return a->dtype;
  try {
    return promote(a->dtype, b->dtype);
  } catch (const Error& e) {
    throw Error{e.kind, op_name(args) + ": " + e.what, e.why, e.exists, e.fix};
  }
}

// ---- matmul ------------------------------------------------------------------------------------
[[noreturn]] void matmul_error(const Arguments& args, const TensorObject* a, const TensorObject* b,
                               const std::string& why) {
  rule_error("ShapeError", args,
             str("cannot multiply shapes ", shape_string(a), " and ", shape_string(b)), why,
             "(..., n, k) @ (..., k, m), (k,) @ (..., k, m), (..., n, k) @ (k,)",
             "transpose or reshape an operand");
}

// Broadcasts the leading dims of both into out.
void matmul_batch(const Arguments& args, const TensorObject* a, const TensorObject* b,
                  OutputSpec& out) {
  int na = std::max(a->ndim - 2, 0), nb = std::max(b->ndim - 2, 0);
  out.ndim = std::max(na, nb);
  for (int d = 1; d <= out.ndim; ++d) {
    int64_t x = d <= na ? a->sizes()[na - d] : 1, y = d <= nb ? b->sizes()[nb - d] : 1;
    if (x != y && x != 1 && y != 1) {
      matmul_error(args, a, b, str("the leading dims do not broadcast: ", x, " and ", y));
    }
    out.sizes[out.ndim - d] = x == 1 ? y : x;
  }
}

// ---- convolution -------------------------------------------------------------------------------
struct ConvWindow {
  int64_t stride, padding, dilation;
};

[[noreturn]] void conv_error(const Arguments& args, const std::string& what, const std::string& why,
                             const std::string& fix) {
  rule_error("ShapeError", args, what, why,
             str("input (N, C, *spatial), weight (O, C / groups, *kernel)"), fix);
}

// Element d of a list argument; a list of one stands for all dims.
int64_t conv_setting(const Arguments& args, const char* name, int d, int spatial, int64_t otherwise,
                     int64_t least) {
  int i = find_arg(*args.schema, name);
  if (!given(args, i)) return otherwise;
  int64_t single;
  IntSpan values = ints_at(args, i, single);
  if (values.count != 1 && values.count != spatial) {
    conv_error(args, str(name, " has ", values.count, " entries"),
               str("the input has ", spatial, " spatial dims"),
               str("pass 1 or ", spatial, " entries"));
  }
  int64_t value = values.data[values.count == 1 ? 0 : d];
  if (value < least) {
    conv_error(args, str(name, " is ", value), str("it must be ", least, " or more"),
               str("pass ", least, " or more"));
  }
  return value;
}

int64_t conv_size(const Arguments& args, int d, int64_t input, int64_t kernel, ConvWindow w) {
  std::string op = op_name(args);
  int64_t padded = checked_add(input, checked_mul(2, w.padding, op.c_str()), op.c_str());
  int64_t extent =
      kernel == 0 ? 0 : checked_add(checked_mul(w.dilation, kernel - 1, op.c_str()), 1, op.c_str());
  if (kernel == 0 || extent > padded) {
    conv_error(args, str("the kernel does not fit into spatial dim ", d),
               str("it spans ", extent, " elements (size ", kernel, ", dilation ", w.dilation,
                   ") and the input has ", padded, " (size ", input, ", padding ", w.padding, ")"),
               "pad the input, or use a smaller kernel");
  }
  return (padded - extent) / w.stride + 1;
}

void check_conv_ranks(const Arguments& args, const TensorObject* x, const TensorObject* w) {
  if (x->ndim >= 3 && x->ndim == w->ndim) return;
  conv_error(args,
             str("input of shape ", shape_string(x), " and weight of shape ", shape_string(w)),
             str("they have ", int{x->ndim}, " and ", int{w->ndim}, " dimensions"),
             "give both the same number of dims, 3 or more (core.expand_dims adds one)");
}

void check_conv_channels(const Arguments& args, const TensorObject* x, const TensorObject* w) {
  int64_t groups = int_at_or(args, find_arg(*args.schema, "groups"), 1);
  int64_t channels = x->sizes()[1], filters = w->sizes()[0];
  bool divides = groups >= 1 && channels % groups == 0 && filters % groups == 0;
  if (!divides) {
    conv_error(args, str("groups is ", groups),
               str("it must divide the ", channels, " channels and the ", filters, " filters"),
               "pass a common divisor of both, such as 1");
  }
  if (w->sizes()[1] == channels / groups) return;
  conv_error(args,
             str("input of shape ", shape_string(x), " and weight of shape ", shape_string(w)),
             str("with ", groups, " groups a filter needs ", channels / groups,
                 " channels, and has ", w->sizes()[1]),
             "make the weight's second dim the input's channels divided by groups");
}

void check_bias(const Arguments& args, int64_t filters) {
  int i = find_arg(*args.schema, "bias");
  if (!given(args, i)) return;
  const TensorObject* bias = tensor_at(args, i);
  if (bias->ndim == 1 && bias->sizes()[0] == filters) return;
  conv_error(args, str("bias of shape ", shape_string(bias)),
             str("there are ", filters, " filters"), str("pass a bias of shape (", filters, ",)"));
}

}  // namespace

void rule_matmul(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  const TensorObject* a = tensor_at(args, 0);
  const TensorObject* b = tensor_at(args, 1);
  if (a->ndim == 0 || b->ndim == 0) {
    matmul_error(args, a, b, "a 0-d tensor has no dimension to contract; use * for it");
  }
  int64_t k = a->sizes()[a->ndim - 1], rows = b->sizes()[b->ndim == 1 ? 0 : b->ndim - 2];
  if (k != rows) {
    matmul_error(args, a, b, str("the contracted dims differ: ", k, " and ", rows));
  }
  matmul_batch(args, a, b, out);
  if (a->ndim > 1) out.sizes[out.ndim++] = a->sizes()[a->ndim - 2];
  if (b->ndim > 1) out.sizes[out.ndim++] = b->sizes()[b->ndim - 1];
  spec.compute = out.dtype = promoted(args, a, b);
}

void rule_conv(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  const TensorObject* x = tensor_at(args, 0);
  const TensorObject* w = tensor_at(args, 1);
  check_conv_ranks(args, x, w);
  check_conv_channels(args, x, w);
  check_bias(args, w->sizes()[0]);
  int spatial = x->ndim - 2;
  out.ndim = x->ndim;
  out.sizes[0] = x->sizes()[0];
  out.sizes[1] = w->sizes()[0];
  for (int d = 0; d < spatial; ++d) {
    ConvWindow window{conv_setting(args, "stride", d, spatial, 1, 1),
                      conv_setting(args, "padding", d, spatial, 0, 0),
                      conv_setting(args, "dilation", d, spatial, 1, 1)};
    out.sizes[d + 2] = conv_size(args, d, x->sizes()[d + 2], w->sizes()[d + 2], window);
  }
  spec.compute = out.dtype = promoted(args, x, w);
}

}  // namespace core
