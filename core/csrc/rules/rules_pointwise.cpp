// Pointwise rules: operands broadcast and promote. This is the hot path of the dispatcher: nothing
// here allocates unless it fails.
#include <algorithm>

#include "rules_support.h"

// Several rules share these, so the compiler would not inline them by itself: 7 ns instead of 17.
#define CORE_HOT __attribute__((always_inline)) inline

namespace core {
namespace {

// The promotion of operands: shape in `out`, dtype of the tensors, kind of the Python numbers.
struct Operands {
  DType dtype = DType::Undefined;
  Weak weak = Weak::None;
  bool integers = false;  // a Python int is among them, and may not fit the dtype
};

bool is_operand(const Argument& arg) {
  return arg.type.kind == ArgKind::Tensor || arg.type.kind == ArgKind::TensorOrScalar;
}

[[noreturn]] void broadcast_error(const Arguments& args, int failed) {
  std::string shapes;
  const TensorObject* last = args.values[failed].tensor;
  for (int i = 0; i <= failed; ++i) {
    if (args.values[i].tag != Tag::Tensor) continue;
    const TensorObject* t = args.values[i].tensor;
    shapes += (shapes.empty() ? "" : ", ") + arg_name(args, i) + " " + shape_string(t);
  }
  for (int i = 0; i < failed; ++i) {
    if (args.values[i].tag != Tag::Tensor) continue;
    const TensorObject* t = args.values[i].tensor;
    for (int d = 1; d <= std::min<int>(t->ndim, last->ndim); ++d) {
      int64_t a = t->sizes()[t->ndim - d], b = last->sizes()[last->ndim - d];
      if (a == b || a == 1 || b == 1) continue;
      rule_error("ShapeError", args, "the shapes do not broadcast: " + shapes,
                 str("dimension ", -d, " is ", a, " in ", arg_name(args, i), " and ", b, " in ",
                     arg_name(args, failed)),
                 "sizes that are equal, or 1, counted from the last dimension",
                 "reshape or slice one operand so that the sizes agree");
    }
  }
  rule_error("ShapeError", args, "the shapes do not broadcast: " + shapes, "the sizes disagree",
             "sizes that are equal, or 1, counted from the last dimension", "reshape an operand");
}

// Widens `out` to the shape that it and t broadcast to; false where they do not.
bool broadcast_into(OutputSpec& out, const TensorObject* t) {
  int ndim = t->ndim;
  if (ndim > out.ndim) {
    int shift = ndim - out.ndim;
    std::memmove(out.sizes + shift, out.sizes, sizeof(int64_t) * out.ndim);
    std::fill(out.sizes, out.sizes + shift, int64_t{1});
    out.ndim = ndim;
  }
  int64_t* tail = out.sizes + (out.ndim - ndim);
  const int64_t* sizes = t->sizes();
  for (int d = 0; d < ndim; ++d) {
    if (tail[d] == sizes[d] || sizes[d] == 1) continue;
    if (tail[d] != 1) return false;
    tail[d] = sizes[d];
  }
  return true;
}

CORE_HOT bool shape_is(const OutputSpec& out, const TensorObject* t) {
  if (out.ndim != t->ndim) return false;
  const int64_t* sizes = t->sizes();
  for (int d = 0; d < out.ndim; ++d) {
    if (out.sizes[d] != sizes[d]) return false;
  }
  return true;
}

CORE_HOT void take_tensor(const Arguments& args, int i, bool first, OutputSpec& out) {
  const TensorObject* t = args.values[i].tensor;
  if (first) {
    out.ndim = t->ndim;
    const int64_t* sizes = t->sizes();
    for (int d = 0; d < out.ndim; ++d) out.sizes[d] = sizes[d];
  } else if (!shape_is(out, t) && !broadcast_into(out, t)) {
    broadcast_error(args, i);
  }
}

DType promote_operands(const Arguments& args, DType a, DType b) {
  try {
    return promote(a, b);
  } catch (const Error& e) {
    throw Error{e.kind, op_name(args) + ": " + e.what, e.why, e.exists, e.fix};
  }
}

// Reads operands from argument `from` on; the shape starts from that of `out` if `started`.
CORE_HOT Operands read_operands(const Arguments& args, int from, bool started, OutputSpec& out) {
  Operands got;
  if (!started) out.ndim = 0;
  for (int i = from; i < args.n; ++i) {
    const Value& v = args.values[i];
    if (v.tag == Tag::Tensor) {
      take_tensor(args, i, !started, out);
      started = true;
      DType t = v.tensor->dtype;
      if (got.dtype == DType::Undefined)
        got.dtype = t;
      else if (got.dtype != t)
        got.dtype = promote_operands(args, got.dtype, t);
    } else if (v.tag == Tag::Number && is_operand(args.schema->args[static_cast<size_t>(i)])) {
      got.weak = std::max(got.weak, v.weak);
      got.integers |= v.weak == Weak::Int;
    }
  }
  return got;
}

DType weak_dtype(const Arguments& args, const Operands& got) {
  try {
    return promote_weak(got.dtype, got.weak);
  } catch (const Error& e) {
    throw Error{e.kind, op_name(args) + ": " + e.what, e.why, e.exists, e.fix};
  }
}

CORE_HOT DType dtype_of(const Arguments& args, const Operands& got) {
  if (got.dtype == DType::Undefined) {
    return got.weak == Weak::None ? default_float() : default_dtype(got.weak);
  }
  return got.weak == Weak::None ? got.dtype : weak_dtype(args, got);
}

void check_integers(const Arguments& args, int from, DType t) {
  for (int i = from; i < args.n; ++i) {
    const Value& v = args.values[i];
    bool operand = v.tag == Tag::Number && is_operand(args.schema->args[static_cast<size_t>(i)]);
    if (operand && v.weak == Weak::Int) check_number(args, i, t);
  }
}

// The operands' common dtype; output 0 takes it and the broadcast shape.
CORE_HOT DType begin(const Arguments& args, CallSpec& spec, bool inexact = false) {
  OutputSpec& out = one_output(spec);
  Operands got = read_operands(args, 0, false, out);
  DType t = dtype_of(args, got);
  refuse_storage_only(args, t);
  if (inexact && !is_inexact(t)) t = default_float();
  if (got.integers) check_integers(args, 0, t);
  spec.compute = out.dtype = t;
  return t;
}

[[noreturn]] void unsupported(const Arguments& args, DType t, const char* why, const char* exists,
                              const char* fix) {
  rule_error("DtypeError", args, str("does not take ", info(t).name), why, exists, fix);
}

void refuse_complex(const Arguments& args, DType t, const char* why) {
  if (!is_complex(t)) return;
  unsupported(args, t, why, "real dtypes", "use abs(x), or the real and imaginary parts");
}

[[noreturn]] void logical_number(const Arguments& args, int i) {
  rule_error("DtypeError", args, str("'", arg_name(args, i), "' is a number, not True or False"),
             "it works on truth values", "bool, and tensors, in which every number but 0 is true",
             "compare the number with 0, or wrap it: bool(x)");
}

}  // namespace

void rule_pointwise(const Arguments& args, CallSpec& spec) { begin(args, spec); }

void rule_pointwise_float(const Arguments& args, CallSpec& spec) { begin(args, spec, true); }

void rule_pointwise_real(const Arguments& args, CallSpec& spec) {
  spec.outputs[0].dtype = real_of(begin(args, spec));
}

void rule_pointwise_numeric(const Arguments& args, CallSpec& spec) {
  if (begin(args, spec) == DType::Bool) {
    unsupported(args, DType::Bool, "it computes with numbers, and bool holds truth values",
                "the integer, floating and complex dtypes",
                "cast an operand to a number's dtype, or use a logical operator");
  }
}

void rule_power(const Arguments& args, CallSpec& spec) {
  rule_pointwise_numeric(args, spec);
  if (args.n < 2 || !is_integral(spec.compute) || args.values[1].tag != Tag::Number) return;
  int overflow = 0;
  const long long power = PyLong_AsLongLongAndOverflow(args.values[1].number, &overflow);
  if (power >= 0 && overflow >= 0) return;
  rule_error("RangeError", args, "an integer cannot be raised to a negative power",
             str("the result would be a fraction, and ", info(spec.compute).name, " holds none"),
             "powers from 0, and floating-point operands", "cast first: x.astype(core.float32)");
}

void rule_pointwise_ordered(const Arguments& args, CallSpec& spec) {
  DType t = begin(args, spec);
  if (is_complex(t)) {
    unsupported(args, t, "complex numbers have no order", "bool, integer and floating dtypes",
                "use abs(x), or the real and imaginary parts");
  }
}

void rule_pointwise_real_numeric(const Arguments& args, CallSpec& spec) {
  rule_pointwise_numeric(args, spec);
  refuse_complex(args, spec.compute, "it is defined for real numbers");
}

void rule_pointwise_real_float(const Arguments& args, CallSpec& spec) {
  refuse_complex(args, begin(args, spec, true), "it is defined for real numbers");
}

void rule_pointwise_complex(const Arguments& args, CallSpec& spec) {
  const DType t = begin(args, spec);
  if (t != DType::Float32 && t != DType::Float64) {
    unsupported(args, t, "complex numbers are stored as two float32 or two float64",
                "float32 and float64", "cast the operands first: x.astype(core.float32)");
  }
  spec.outputs[0].dtype = t == DType::Float64 ? DType::Complex128 : DType::Complex64;
}

void rule_pointwise_integer(const Arguments& args, CallSpec& spec) {
  const DType t = begin(args, spec);
  if (is_inexact(t) || t == DType::Bool) {
    unsupported(args, t, "it computes with integers", "the integer dtypes",
                "cast the operands to an integer dtype");
  }
}

void rule_bitwise(const Arguments& args, CallSpec& spec) {
  DType t = begin(args, spec);
  if (is_inexact(t)) {
    unsupported(args, t, "it works on the bits of integers", "bool and the integer dtypes",
                "cast the operands to an integer dtype");
  }
}

void rule_equality(const Arguments& args, CallSpec& spec) {
  begin(args, spec);
  spec.outputs[0].dtype = DType::Bool;
}

void rule_comparison(const Arguments& args, CallSpec& spec) {
  DType t = begin(args, spec);
  if (is_complex(t)) {
    unsupported(args, t, "complex numbers have no order", "bool, integer and floating dtypes",
                "compare abs(x), or the real and imaginary parts");
  }
  spec.outputs[0].dtype = DType::Bool;
}

void rule_logical(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  out.ndim = 0;
  bool started = false;
  for (int i = 0; i < args.n; ++i) {
    const Value& v = args.values[i];
    if (v.tag == Tag::Number && v.weak > Weak::Bool) logical_number(args, i);
    if (v.tag != Tag::Tensor) continue;
    take_tensor(args, i, !started, out);
    started = true;
  }
  spec.compute = out.dtype = DType::Bool;
}

void rule_select(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  const TensorObject* condition = tensor_at(args, 0);
  if (condition->dtype != DType::Bool) {
    rule_error("DtypeError", args,
               str("'", arg_name(args, 0), "' is ", info(condition->dtype).name, ", not bool"),
               "it chooses between the other two operands", "a condition of dtype bool",
               "pass a comparison, such as x != 0");
  }
  same_shape(out, condition);
  Operands got = read_operands(args, 1, true, out);
  spec.compute = out.dtype = dtype_of(args, got);
  if (got.integers) check_integers(args, 1, out.dtype);
}

// ---- by table -----------------------------------------------------------------------------------
void spread_outputs(const Arguments& args, CallSpec& spec) {
  const auto& table = args.schema->output_dtypes;
  const auto t = static_cast<size_t>(spec.compute);
  if (t >= table.size() || table[t].empty()) {
    std::string taken;
    for (size_t d = 0; d < table.size(); d++)
      if (!table[d].empty()) taken += str(taken.empty() ? "" : ", ", kDTypeInfo[d].name);
    rule_error("DtypeError", args, str("does not take ", info(spec.compute).name),
               "its function is not defined for such numbers", taken, "cast the operands first");
  }
  spec.num_outputs = static_cast<int>(table[t].size());
  for (int i = 0; i < spec.num_outputs; i++) {
    if (i > 0) spec.outputs[i] = spec.outputs[0];
    spec.outputs[i].dtype = table[t][static_cast<size_t>(i)];
  }
}

void rule_elementwise(const Arguments& args, CallSpec& spec) {
  begin(args, spec);
  spread_outputs(args, spec);
}

// ---- assign ------------------------------------------------------------------------------------
namespace {

int kind_rank(char kind) { return kind == 'b' ? 0 : kind == 'f' ? 2 : kind == 'c' ? 3 : 1; }

int source_rank(const Arguments& args) {
  const Value& v = args.values[1];
  if (v.tag == Tag::Tensor) return kind_rank(info(v.tensor->dtype).kind);
  if (v.tag != Tag::Number || v.weak == Weak::None) bad_argument(args, 1, "a Tensor or a number");
  return static_cast<int>(v.weak) - 1;  // Bool, Int, Float, Complex
}

void check_assigned_shape(const Arguments& args, const TensorObject* self) {
  const TensorObject* src = args.values[1].tensor;
  bool fits = src->ndim <= self->ndim;
  for (int d = 1; fits && d <= src->ndim; ++d) {
    int64_t from = src->sizes()[src->ndim - d];
    fits = from == 1 || from == self->sizes()[self->ndim - d];
  }
  if (fits) return;
  rule_error("ShapeError", args,
             str("'", arg_name(args, 1), "' of shape ", shape_string(src),
                 " does not broadcast to shape ", shape_string(self)),
             str("the written tensor keeps its shape, that of '", arg_name(args, 0), "'"),
             "sizes that are equal, or 1, counted from the last dimension",
             "reshape or slice the source");
}

}  // namespace

void rule_assign(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  const TensorObject* self = tensor_at(args, 0);
  if (!given(args, 1)) bad_argument(args, 1, "a Tensor or a number");
  const bool truth = self->dtype == DType::Bool && args.values[1].tag == Tag::Number;
  if (source_rank(args) > kind_rank(info(self->dtype).kind) + truth) {
    const Value& v = args.values[1];
    DType from = v.tag == Tag::Tensor ? v.tensor->dtype : default_dtype(v.weak);
    rule_error(
        "DtypeError", args, str("cannot write ", info(from).name, " into ", info(self->dtype).name),
        "the conversion would lose the number's kind",
        "bool into integer into floating into complex",
        str("cast what is written: value.astype(core.", info(self->dtype).name,
            "), or value.real of a complex one; or write into a tensor of ", info(from).name));
  }
  if (args.values[1].tag == Tag::Tensor)
    check_assigned_shape(args, self);
  else
    check_number(args, 1, self->dtype);
  same_shape(out, self);
  spec.compute = out.dtype = self->dtype;
}

}  // namespace core
