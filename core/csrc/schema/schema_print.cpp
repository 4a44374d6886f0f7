// Schemas as canonical text, which `parse_schema` reads back to the same schema.
#include "schema.h"

namespace core {
namespace {

const char* const kKindNames[] = {"Tensor", "Tensor|Scalar", "Scalar", "int",   "float",
                                  "bool",   "complex",       "str",    "dtype", "device"};

std::string print_type(const ArgType& type, const Alias& alias) {
  std::string out = kKindNames[static_cast<int>(type.kind)];
  if (!alias.set.empty()) out += "(" + alias.set + (alias.write ? "!)" : ")");
  if (type.optional_items) out += "?";
  if (type.list) out += type.list_size < 0 ? "[]" : "[" + std::to_string(type.list_size) + "]";
  if (type.optional) out += "?";
  return out;
}

std::string print_args(const Schema& schema) {
  std::string out;
  bool starred = false;
  for (const Argument& arg : schema.args) {
    if (!out.empty()) out += ", ";
    if (arg.keyword_only && !starred) {
      out += "*, ";
      starred = true;
    }
    out += print_type(arg.type, arg.alias) + " " + arg.name;
    if (arg.has_default) out += "=" + arg.default_text;
  }
  return out;
}

std::string print_returns(const Schema& schema) {
  std::string out;
  for (const Return& ret : schema.returns) {
    if (!out.empty()) out += ", ";
    out += print_type(ret.type, ret.alias);
    if (!ret.name.empty()) out += " " + ret.name;
  }
  return schema.returns_tuple ? "(" + out + ")" : out;
}

}  // namespace

bool ArgType::operator==(const ArgType& o) const {
  return kind == o.kind && list == o.list && list_size == o.list_size && optional == o.optional &&
         optional_items == o.optional_items;
}

std::string print(const ArgType& type) { return print_type(type, Alias{}); }

std::string print(const Schema& schema) {
  return schema.full_name() + "(" + print_args(schema) + ") -> " + print_returns(schema);
}

}  // namespace core
