// Shared by the rules: reading arguments of a call with their tags checked, and their errors.
#pragma once
#include <cstring>
#include <string>

#include "rules.h"

namespace core {

std::string op_name(const Arguments& args);

// wrap_dim, which makes the operator's name only for its error.
inline int64_t wrap_axis(const Arguments& args, int64_t dim, int ndim) {
  if (dim >= 0 && dim < ndim) return dim;
  if (dim < 0 && dim >= -ndim) return dim + ndim;
  return wrap_dim(dim, ndim, op_name(args).c_str());
}

// Where elements are joined or ordered along a dim, a 0-d tensor is a row of one element.
[[noreturn]] void bad_number_dim(const Arguments& args, int64_t dim);
inline int64_t wrap_row_axis(const Arguments& args, int64_t dim, int ndim) {
  if (ndim > 0) return wrap_axis(args, dim, ndim);
  if (dim != 0 && dim != -1) bad_number_dim(args, dim);
  return 0;
}
std::string arg_name(const Arguments& args, int i);
std::string dims_string(int ndim, const int64_t* sizes);    // "(2, 3)"
std::string ints_string(const int64_t* values, int count);  // "[2, 3]"

// `what` follows the operator's name: "core::sum: <what>".
[[noreturn]] void rule_error(const char* kind, const Arguments& args, const std::string& what,
                             const std::string& why, const std::string& exists,
                             const std::string& fix);

// Of a result that has one dim more than the tensor.
inline int64_t wrap_new_axis(const Arguments& args, int64_t dim, int ndim) {
  if (dim >= -ndim && dim < ndim) return dim < 0 ? dim + ndim : dim;
  rule_error("IndexRangeError", args, str("dim ", dim, " is out of range"),
             str("the result has ", ndim, ndim == 1 ? " dimension" : " dimensions"),
             str("dims ", -ndim, " to ", ndim - 1), "pass a dim in that range");
}
// Raises if t is a dtype that numbers are stored in, not computed in (float8_e4m3fn).
void refuse_storage_only(const Arguments& args, DType t);
[[noreturn]] void bad_argument(const Arguments& args, int i, const char* expected);

// Readers by position; `i` may be -1 or past the end, which reads as "not given".
inline bool given(const Arguments& args, int i) {
  return i >= 0 && i < args.n && args.values[i].tag != Tag::None;
}
TensorObject* tensor_at(const Arguments& args, int i);  // throws when it is not one
int64_t int_at(const Arguments& args, int i);
int64_t int_at_or(const Arguments& args, int i, int64_t otherwise);
bool flag_at(const Arguments& args, int i);  // not given: false
DType dtype_at_or(const Arguments& args, int i, DType otherwise);
struct IntSpan {
  const int64_t* data = nullptr;
  int count = 0;
};
// int[] or int; `single` holds the latter while the span is used.
IntSpan ints_at(const Arguments& args, int i, int64_t& single);
int find_either(const Schema& schema, std::string_view a, std::string_view b);  // -1

// The only output of most rules. The schema was checked at definition to return one tensor.
inline OutputSpec& one_output(CallSpec& spec) {
  spec.num_outputs = 1;
  return spec.outputs[0];
}
inline void same_shape(OutputSpec& out, const TensorObject* t) {
  out.ndim = t->ndim;
  std::memcpy(out.sizes, t->sizes(), sizeof(int64_t) * t->ndim);
}

int64_t checked_mul(int64_t a, int64_t b, const char* what);  // throws RangeError
int64_t checked_add(int64_t a, int64_t b, const char* what);
// Throws where argument i, a Python number, cannot be an element of t: kernels of all providers,
// and the fake kernel, then refuse the same numbers.
void check_number(const Arguments& args, int i, DType t);
// Throws IndexRangeError where a position in `index` is outside of [-size, size), if the host can
// read it; before memory is made. Else kernels skip such positions.
void check_positions(const Arguments& args, const TensorObject* index, const TensorObject* self,
                     int64_t dim);
// The same of a fused operator: its argument `positions` has for each tensor of positions its
// number among the arguments, the number and the dim of the tensor that they count along, an
// argument or, by the complement of its number, an output of spec, and which operator reads or adds
// there: errors name it.
void check_given_positions(const Arguments& args, const CallSpec& spec);
// Throws where the bytes of a dense tensor of this shape would not fit in 64 bits.
void check_bytes(const Arguments& args, int ndim, const int64_t* sizes, DType dtype);

// The outputs after the first: of its shape, with the dtypes of the operator's table.
void spread_outputs(const Arguments& args, CallSpec& spec);

// Which dims a reduction takes; `set[d]` for each. Not given: all of them.
struct DimSet {
  bool set[kMaxDims] = {};
  bool all = false;
};
void read_dims(const Arguments& args, int arg, int ndim, DimSet& dims);
DType sum_dtype(DType t);  // bool, int8... -> int64

// ---- the rules, by file ------------------------------------------------------------------------
// rules_pointwise.cpp
void rule_pointwise(const Arguments&, CallSpec&);
void rule_pointwise_float(const Arguments&, CallSpec&);
void rule_pointwise_real(const Arguments&, CallSpec&);
void rule_pointwise_numeric(const Arguments&, CallSpec&);
void rule_power(const Arguments&, CallSpec&);
void rule_pointwise_ordered(const Arguments&, CallSpec&);
void rule_pointwise_real_numeric(const Arguments&, CallSpec&);
void rule_pointwise_real_float(const Arguments&, CallSpec&);
void rule_pointwise_complex(const Arguments&, CallSpec&);
void rule_pointwise_integer(const Arguments&, CallSpec&);
void rule_bitwise(const Arguments&, CallSpec&);
void rule_comparison(const Arguments&, CallSpec&);
void rule_equality(const Arguments&, CallSpec&);
void rule_logical(const Arguments&, CallSpec&);
void rule_select(const Arguments&, CallSpec&);
void rule_elementwise(const Arguments&, CallSpec&);
void rule_assign(const Arguments&, CallSpec&);
// rules_reduction.cpp
void rule_sum(const Arguments&, CallSpec&);
void rule_mean(const Arguments&, CallSpec&);
void rule_mean_real(const Arguments&, CallSpec&);
void rule_minmax(const Arguments&, CallSpec&);
void rule_variance(const Arguments&, CallSpec&);
void rule_count(const Arguments&, CallSpec&);
void rule_any(const Arguments&, CallSpec&);
void rule_argminmax(const Arguments&, CallSpec&);
void rule_scan(const Arguments&, CallSpec&);
void rule_reduce(const Arguments&, CallSpec&);
// rules_contraction.cpp
void rule_matmul(const Arguments&, CallSpec&);
void rule_conv(const Arguments&, CallSpec&);
// rules_other.cpp
void rule_copy(const Arguments&, CallSpec&);
void rule_matrix(const Arguments&, CallSpec&);
void rule_cast(const Arguments&, CallSpec&);
void rule_full(const Arguments&, CallSpec&);
void rule_given(const Arguments&, CallSpec&);
void rule_concat(const Arguments&, CallSpec&);
void rule_stack(const Arguments&, CallSpec&);
void rule_sort(const Arguments&, CallSpec&);
void rule_argsort(const Arguments&, CallSpec&);
// rules_indexed.cpp
void rule_gather(const Arguments&, CallSpec&);
void rule_scatter(const Arguments&, CallSpec&);
void rule_scatter_reduce(const Arguments&, CallSpec&);
void rule_take(const Arguments&, CallSpec&);
void rule_put(const Arguments&, CallSpec&);
void rule_index(const Arguments&, CallSpec&);
void rule_index_put(const Arguments&, CallSpec&);
void rule_spans(const Arguments&, CallSpec&);

}  // namespace core
