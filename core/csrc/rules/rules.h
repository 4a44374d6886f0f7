// Native shape and dtype rules: the metadata of results from that of arguments. The fake kernel
// and the allocation of outputs both come from here, so they cannot differ.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "dispatch/value.h"

namespace core {

// One output's metadata. Strides are row-major unless its bit in CallSpec::permuted is set.
struct OutputSpec {
  DType dtype = DType::Float32;
  int ndim = 0;
  int64_t sizes[kMaxDims];
  int64_t strides[kMaxDims];  // of a permuted output only
};
constexpr int kMaxPermuted = 64;  // outputs after these are row-major

// The results of a rule that the dispatcher needs before a kernel runs.
struct CallSpec {
  DType compute = DType::Undefined;  // dtype of converted pointwise operands; else first tensor's
  int num_outputs = 0;
  OutputSpec* outputs;    // room for schema.returns.size()
  uint64_t permuted = 0;  // a bit for each output: dense, in another order than row-major

  bool is_permuted(int i) const { return i < kMaxPermuted && (permuted >> i & 1) != 0; }
};

using Rule = void (*)(const Arguments& args, CallSpec& spec);  // throws ShapeError, DtypeError, ...

struct RuleInfo {
  const char* name;
  Rule rule;
  bool pointwise;    // operands are converted to spec.compute before the kernel sees them, and
                     // every Tensor argument broadcasts to output 0
  int convert_from;  // the first argument that is converted (1 for where's condition)
  int min_returns = 1, max_returns = 1;
  const char* needs = "";  // names of arguments that it reads, separated by spaces; "a|b" either
};
// "pointwise" promote; "pointwise_float" integers become float32; "comparison" promote, bool out;
// "logical" operands bool, bool out; "select" where(cond, a, b); "pointwise_real" complex -> real;
// "pointwise_numeric" refuses bool (subtract), "pointwise_ordered" complex (maximum);
// "power" refuses bool, and a negative number as the exponent of integers;
// "pointwise_real_numeric" refuses both (remainder); "pointwise_real_float" is "pointwise_float"
// without complex (erf), "pointwise_complex" gives complex from float32 and float64 (polar);
// "pointwise_integer" integers alone (gcd);
// "equality" is a comparison that takes complex numbers; "bitwise" bool and integers;
// "elementwise", and "reduce" over an axis: one output or several, dtypes by the operator's table;
// operands of the former are converted by its body;
// "assign" (self, src): as self, src broadcasts to it and is converted to its dtype;
// "copy" as the first tensor (clone, contiguous), "same" too, of a body that is not elementwise,
// "matrix" of two dimensions or more;
// "cast" first tensor with `dtype`;
// "sum" "mean" "minmax" "any": reductions over `dim: int[]?`, `keepdim`, (sum: `dtype?`);
// "mean_real" as mean but not of complex numbers; "variance" as mean but real, alone or before a
// mean; "minmax" alone or both; "count" int64;
// "argminmax"; "scan" as the first tensor, `dim` checked (sum's dtype rule), one longer with
// `include_initial`; "matmul"; "concat"; "stack";
// "sort" (values, int64 indices); "argsort" the indices alone; "gather" (self, dim, index);
// "scatter" (self, dim, index, src|value); "take" (self, dim, indices), "put" (self, dim, index,
// source|value): rows; "index" (self, indices[]), "index_put" (self, indices[], values): the
// indices are of one shape and stand for the first dims; "spans" (starts, ends, col, values,
// dense): a sparse matrix in rows times a dense one; "conv" (self, weight, stride, padding,
// dilation, groups); "full" (size, ..., dtype, device); "given" (..., outputs: int[]): each
// output's dtype, rank and sizes as numbers, for the kernels of compiled graphs.
// Whether results lie in memory as the operands do: those of pointwise operators and casts.
bool keeps_order(const RuleInfo& rule);
void ask_rule(const RuleInfo& rule, const Arguments& args, CallSpec& spec);
// Memory for an output by the rule; and whether a tensor of its shape has that layout.
TensorObject* empty_output(const CallSpec& spec, int i, Device device, bool fake);
bool lies_as(const TensorObject* t, const CallSpec& spec, int i);
const RuleInfo* find_rule(const std::string& name);  // nullptr when there is none
std::vector<std::string> rule_names();

int64_t wrap_dim(int64_t dim, int ndim, const char* what);  // throws IndexError with the range
int find_arg(const Schema& schema, std::string_view name);  // -1
// Throws SchemaError where the rule cannot serve the schema: asked once, at definition.
void check_rule(const RuleInfo& rule, const Schema& schema);

// ---- views -------------------------------------------------------------------------------------
// A view rule makes the output tensor itself: metadata only, shared storage.
using ViewRule = TensorObject* (*)(const Arguments& args);
// "slice" "select" "permute" "expand" "view" "squeeze" "unsqueeze" "as_strided" "unfold" "diagonal"
// "real" "imag" "alias"
ViewRule find_view_rule(const std::string& name);
std::vector<std::string> view_rule_names();
void check_view_rule(const std::string& name, const Schema& schema);

// Binds parse_schema, rule_names, view_rule_names and promote.
void init_rules(PyObject* module);

}  // namespace core
