// Operator schemas: text <-> structure. `parse(print(s)) == s` and `print(parse(t)) == t` for text
// in canonical spacing.
//
//   schema   := name "(" [arg {"," arg}] ")" "->" returns
//   name     := ident "::" ident ["." ident]                      core::add, ns::op.overload
//   arg      := "*" | type [alias] ["[" "]" ...] ident ["=" default]     "*" begins keyword-only
//   ones type     := "Tensor" | "Tensor|Scalar" | "Scalar" | "int" | "float" | "bool" | "complex" |
//   "str"
//             | "dtype" | "device", then any of "[]" "[N]" "?"         Tensor[] int[2] float?
//             Tensor?[]
//   alias    := "(" ident ["!"] ")"                                Tensor(a) a view, Tensor(a!)
//   written returns  := ret | "(" [ret {"," ret}] ")"      ret := type [alias] [ident]
#pragma once
#include <Python.h>

#include <cstdint>
#include <string>
#include <vector>

#include "tensor/dtype.h"
#include "tensor/error.h"

namespace core {

enum class ArgKind : uint8_t {
  Tensor,
  TensorOrScalar,
  Scalar,
  Int,
  Float,
  Bool,
  Complex,
  String,
  DType,
  Device
};

struct ArgType {
  ArgKind kind = ArgKind::Tensor;
  bool list = false;
  int32_t list_size = -1;       // int[2]; an int given for it is repeated
  bool optional = false;        // T? or T[]?
  bool optional_items = false;  // T?[]
  bool operator==(const ArgType& o) const;
};

struct Alias {
  std::string set;  // "" : no annotation
  bool write = false;
};

struct Argument {
  std::string name;
  ArgType type;
  Alias alias;
  bool keyword_only = false;
  bool has_default = false;
  std::string default_text;  // canonical: None, True, 1, 1.0, 'text', [1, 2], float32, cpu
  Ref default_value;         // the Python object
  Ref name_object;           // interned str
};

struct Return {
  std::string name;  // may be empty
  ArgType type;
  Alias alias;
};

struct Schema {
  std::string ns, name, overload;
  std::vector<Argument> args;
  std::vector<Return> returns;
  bool returns_list = false;   // -> Tensor[]
  bool returns_tuple = false;  // written with parentheses: (Tensor, Tensor), and "()" for nothing
  int num_positional = 0;
  // Of the rules "elementwise" and "reduce": the outputs' dtypes by the one that is computed in;
  // empty where that is not taken.
  std::vector<std::vector<DType>> output_dtypes;
  bool has_neutral = false;  // of "reduce": the result of an empty axis exists
  std::string full_name() const {
    return ns + "::" + name + (overload.empty() ? "" : "." + overload);
  }
};

std::string print(const ArgType& type);
std::string print(const Schema& schema);
Schema parse_schema(const std::string& text);  // throws SchemaError with a caret under the place

}  // namespace core
