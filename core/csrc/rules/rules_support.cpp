// Arguments read with their tags checked, and the errors that all rules build the same way.
#include "rules_support.h"

namespace core {

std::string op_name(const Arguments& args) { return args.schema->full_name(); }

std::string arg_name(const Arguments& args, int i) {
  bool named = i >= 0 && static_cast<size_t>(i) < args.schema->args.size();
  return named ? args.schema->args[static_cast<size_t>(i)].name : str("argument ", i);
}

std::string dims_string(int ndim, const int64_t* sizes) {
  std::string out = "(";
  for (int d = 0; d < ndim; ++d) out += (d ? ", " : "") + std::to_string(sizes[d]);
  return out + (ndim == 1 ? ",)" : ")");
}

std::string ints_string(const int64_t* values, int count) {
  std::string out = "[";
  for (int i = 0; i < count; ++i) out += (i ? ", " : "") + std::to_string(values[i]);
  return out + "]";
}

void rule_error(const char* kind, const Arguments& args, const std::string& what,
                const std::string& why, const std::string& exists, const std::string& fix) {
  throw Error{kind, op_name(args) + ": " + what, why, exists, fix};
}

void refuse_storage_only(const Arguments& args, DType t) {
  if (t == DType::Undefined || !info(t).storage_only) return;
  rule_error("DtypeError", args, str("does not compute in ", info(t).name),
             "numbers of this dtype are stored, moved and converted",
             "the other floating dtypes, and kernels that you register for this one",
             "convert first: x.astype(core.float32)");
}

void bad_number_dim(const Arguments& args, int64_t dim) {
  rule_error("IndexRangeError", args, str("dim ", dim, " is out of range"),
             "the tensor is 0-d, which counts as a row of one element", "dims -1 and 0",
             "pass a dim in that range");
}

void bad_argument(const Arguments& args, int i, const char* expected) {
  bool missing = !given(args, i);
  rule_error("ArgumentError", args,
             missing ? str("'", arg_name(args, i), "' was not given")
                     : str("'", arg_name(args, i), "' is not ", expected),
             str("the operator's shape rule reads ", expected, " there"),
             str("the schema: ", print(*args.schema)), str("pass ", expected));
}

TensorObject* tensor_at(const Arguments& args, int i) {
  if (!given(args, i) || args.values[i].tag != Tag::Tensor) bad_argument(args, i, "a Tensor");
  return args.values[i].tensor;
}

int64_t int_at(const Arguments& args, int i) {
  if (!given(args, i) || args.values[i].tag != Tag::Int) bad_argument(args, i, "an int");
  return args.values[i].i;
}

int64_t int_at_or(const Arguments& args, int i, int64_t otherwise) {
  return given(args, i) ? int_at(args, i) : otherwise;
}

bool flag_at(const Arguments& args, int i) {
  if (!given(args, i)) return false;
  if (args.values[i].tag != Tag::Int) bad_argument(args, i, "a bool");
  return args.values[i].i != 0;
}

DType dtype_at_or(const Arguments& args, int i, DType otherwise) {
  if (!given(args, i)) return otherwise;
  const Value& v = args.values[i];
  bool valid = v.tag == Tag::DType && v.i >= 0 && v.i < kNumDTypes;
  if (!valid) bad_argument(args, i, "a dtype");
  return static_cast<DType>(v.i);
}

IntSpan ints_at(const Arguments& args, int i, int64_t& single) {
  if (!given(args, i)) bad_argument(args, i, "a list of ints");
  const Value& v = args.values[i];
  if (v.tag == Tag::Ints && v.count >= 0) return {v.ints, v.count};
  if (v.tag != Tag::Int) bad_argument(args, i, "a list of ints");
  single = v.i;
  return {&single, 1};
}

int find_arg(const Schema& schema, std::string_view name) {
  for (size_t i = 0; i < schema.args.size(); ++i) {
    if (schema.args[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

int find_either(const Schema& schema, std::string_view a, std::string_view b) {
  int i = find_arg(schema, a);
  return i >= 0 ? i : find_arg(schema, b);
}

int64_t wrap_dim(int64_t dim, int ndim, const char* what) {
  if (dim >= -ndim && dim < ndim) return dim < 0 ? dim + ndim : dim;
  throw Error{"IndexRangeError", str(what, ": dim ", dim, " is out of range"),
              str("the tensor has ", ndim, ndim == 1 ? " dimension" : " dimensions"),
              ndim == 0 ? std::string("none: a 0-d tensor has no dimension to name")
                        : str("dims ", -ndim, " to ", ndim - 1),
              ndim == 0 ? "leave the dim out, or expand_dims the tensor first"
                        : "pass a dim in that range"};
}

int64_t checked_mul(int64_t a, int64_t b, const char* what) {
  int64_t out;
  if (!__builtin_mul_overflow(a, b, &out)) return out;
  throw Error{"RangeError", str(what, ": ", a, " * ", b, " does not fit in 64 bits"),
              "sizes, strides and offsets are 64-bit integers", "-2**63 to 2**63-1",
              "pass smaller numbers"};
}

int64_t checked_add(int64_t a, int64_t b, const char* what) {
  int64_t out;
  if (!__builtin_add_overflow(a, b, &out)) return out;
  throw Error{"RangeError", str(what, ": ", a, " + ", b, " does not fit in 64 bits"),
              "sizes, strides and offsets are 64-bit integers", "-2**63 to 2**63-1",
              "pass smaller numbers"};
}

void check_number(const Arguments& args, int i, DType t) {
  const Value& v = args.values[i];
  if (t == DType::Bool && v.weak <= Weak::Int) return;  // any int is true or false
  unsigned char element[16];
  try {
    write_number(v.number, t, element);
  } catch (const Error& e) {
    throw Error{e.kind, str(op_name(args), ": '", arg_name(args, i), "': ", e.what), e.why,
                e.exists, e.fix};
  }
}

void check_bytes(const Arguments& args, int ndim, const int64_t* sizes, DType dtype) {
  int64_t bytes = itemsize(dtype);
  bool fits = true;
  for (int d = 0; d < ndim; ++d) {
    // An empty tensor's other sizes count too: they become strides.
    fits = fits && (sizes[d] == 0 || !__builtin_mul_overflow(bytes, sizes[d], &bytes));
  }
  if (fits) return;
  rule_error("ShapeError", args, str("shape ", dims_string(ndim, sizes), " is too large"),
             "its bytes do not fit in 64 bits", "shapes of less than 2**63 bytes",
             "pass smaller sizes");
}

}  // namespace core
