// The schema parser: one pass over the text, no recursion, every limit checked.
#include "schema.h"

#include <algorithm>
#include <cstring>

#include "dispatch/value.h"
#include "schema_cursor.h"

namespace core {
namespace {

constexpr size_t kMaxText = 16384;
constexpr int kMaxListSize = 64;
constexpr const char* kShape = "namespace::name(type arg, type arg=default, *, ...) -> type";

const char* const kKeywords[] = {
    "False", "None",     "True",  "and",    "as",   "assert", "async",  "await",    "break",
    "class", "continue", "def",   "del",    "elif", "else",   "except", "finally",  "for",
    "from",  "global",   "if",    "import", "in",   "is",     "lambda", "nonlocal", "not",
    "or",    "pass",     "raise", "return", "try",  "while",  "with",   "yield"};

struct KindName {
  const char* name;
  ArgKind kind;
};
const KindName kKinds[] = {
    {"Tensor", ArgKind::Tensor}, {"Scalar", ArgKind::Scalar}, {"int", ArgKind::Int},
    {"float", ArgKind::Float},   {"bool", ArgKind::Bool},     {"complex", ArgKind::Complex},
    {"str", ArgKind::String},    {"dtype", ArgKind::DType},   {"device", ArgKind::Device}};

void check_name(SchemaCursor& c, size_t at, const std::string& name, const char* role) {
  for (const char* keyword : kKeywords) {
    if (name == keyword) {
      c.fail_at(at, {str("'", name, "' cannot be ", role, ": it is a keyword of Python"),
                     "any other identifier", str("write '", name, "_' instead")});
    }
  }
}

std::string named(SchemaCursor& c, const char* role) {
  c.skip_space();
  size_t at = c.position();
  std::string name = c.identifier(
      {str("expected ", role), "an identifier: letters, digits, _", str("schemas read ", kShape)});
  check_name(c, at, name, role);
  return name;
}

void expect(SchemaCursor& c, const char* token, const char* after) {
  if (c.take(token)) return;
  c.fail({str("expected '", token, "' ", after, ", found ", c.found()), kShape,
          str("write '", token, "' at the mark")});
}

// ---- types -------------------------------------------------------------------------------------
ArgKind parse_kind(SchemaCursor& c) {
  c.skip_space();
  size_t at = c.position();
  std::string word = c.identifier({"expected a type", kTypeNames, "begin with a type's name"});
  for (const KindName& k : kKinds) {
    if (word != k.name) continue;
    if (k.kind != ArgKind::Tensor || !c.take("|")) return k.kind;
    if (c.take("Scalar")) return ArgKind::TensorOrScalar;
    c.fail({str("expected Scalar after 'Tensor|', found ", c.found()), kTypeNames,
            "write Tensor|Scalar"});
  }
  c.fail_at(
      at, {str("'", word.substr(0, 40), "' is not a type"), kTypeNames, "use one of these types"});
}

int32_t parse_list_size(SchemaCursor& c) {
  c.skip_space();
  size_t at = c.position();
  int32_t size = 0;
  int digits = 0;
  while (c.peek() >= '0' && c.peek() <= '9' && digits < 3) {
    size = size * 10 + (c.next() - '0');
    ++digits;
  }
  bool fits = digits > 0 && size >= 1 && size <= kMaxListSize;
  if (!fits || !c.looking_at("]")) {
    c.fail_at(at, {"a list's length must be a number from 1 to 64", "int[] and int[2]",
                   "write a length from 1 to 64, or [] for any length"});
  }
  return size;
}

void parse_alias(SchemaCursor& c, const ArgType& type, Alias& alias) {
  if (!c.looking_at("(")) return;
  size_t at = c.position();
  if (!alias.set.empty()) {
    c.fail({"a type has two alias annotations", "one (a) or (a!) for a type", "remove one"});
  }
  c.take("(");
  alias.set = named(c, "an alias set's name");
  alias.write = c.take("!");
  expect(c, ")", "after the alias annotation");
  if (type.kind == ArgKind::Tensor) return;
  ArgType plain;
  plain.kind = type.kind;
  c.fail_at(at, {str("an alias annotation on ", print(plain), ", which is not Tensor"),
                 "Tensor(a) for a view's base, Tensor(a!) for a tensor that is written",
                 "remove the annotation"});
}

void parse_suffix(SchemaCursor& c, ArgType& type) {
  size_t at = c.position();
  if (c.take("?")) {
    if (type.optional) c.fail_at(at, {"two ? in a row", kTypeNames, "write one ?"});
    type.optional = true;
    return;
  }
  if (type.list) c.fail({"a list of lists", "T[], T[N], T?[], T[]?", "use one pair of []"});
  if (type.optional && type.kind > ArgKind::TensorOrScalar)
    c.fail_at(at, {"a list whose items may be None, of something else than tensors",
                   "Tensor?[] for such items, int[]? for a list that may be None",
                   "move the ? after the []"});
  c.take("[");
  type.list = true;
  type.optional_items = type.optional;
  type.optional = false;
  if (!c.looking_at("]")) type.list_size = parse_list_size(c);
  expect(c, "]", "after a list's length");
}

void parse_type(SchemaCursor& c, ArgType& type, Alias& alias) {
  type.kind = parse_kind(c);
  parse_alias(c, type, alias);
  while (c.looking_at("?") || c.looking_at("[")) parse_suffix(c, type);
  parse_alias(c, type, alias);
}

// ---- arguments ---------------------------------------------------------------------------------
void check_order(SchemaCursor& c, size_t at, const Schema& schema, const Argument& arg) {
  if (schema.args.size() >= static_cast<size_t>(kMaxArgs)) {
    c.fail_at(at, {str("more than ", kMaxArgs, " arguments"), str("at most ", kMaxArgs),
                   "pass several values as one list"});
  }
  for (const Argument& other : schema.args) {
    if (other.name == arg.name) {
      c.fail_at(at, {str("two arguments are named '", arg.name, "'"), "one argument for a name",
                     "rename one of them"});
    }
    bool clash = !arg.alias.set.empty() && other.alias.set == arg.alias.set;
    if (clash) {
      c.fail_at(at, {str("alias set '", arg.alias.set, "' names two arguments, '", other.name,
                         "' and '", arg.name, "'"),
                     "one argument for an alias set", "use another letter for one of them"});
    }
    bool behind = other.has_default && !arg.has_default && !arg.keyword_only;
    if (behind) {
      c.fail_at(at, {str("argument '", arg.name, "' has no default but follows '", other.name,
                         "', which has one"),
                     "arguments with a default come last, keyword-only ones in any order",
                     str("give '", arg.name, "' a default, or put it after '*'")});
    }
  }
}

void parse_arg(SchemaCursor& c, Schema& schema, bool keyword_only) {
  Argument arg;
  arg.keyword_only = keyword_only;
  parse_type(c, arg.type, arg.alias);
  c.skip_space();
  size_t at = c.position();
  arg.name = named(c, "an argument's name");
  if (c.take("=")) parse_default(c, arg);
  check_order(c, at, schema, arg);
  arg.name_object = Ref(check(PyUnicode_InternFromString(arg.name.c_str())));
  if (!keyword_only) ++schema.num_positional;
  schema.args.push_back(std::move(arg));
}

bool parse_star(SchemaCursor& c, bool seen) {
  size_t at = c.position();
  if (!c.take("*")) return false;
  if (seen) {
    c.fail_at(at, {"a second '*'", "one '*', before the keyword-only arguments", "remove it"});
  }
  if (!c.looking_at(",")) {
    c.fail({str("expected ',' after '*', found ", c.found()),
            "'*' stands before the first keyword-only argument",
            "write an argument after '*', or remove it"});
  }
  return true;
}

void parse_args(SchemaCursor& c, Schema& schema) {
  expect(c, "(", "after the operator's name");
  if (c.take(")")) return;
  bool keyword_only = false;
  do {
    c.skip_space();
    if (parse_star(c, keyword_only)) {
      keyword_only = true;
    } else {
      parse_arg(c, schema, keyword_only);
    }
  } while (c.take(","));
  expect(c, ")", "or ',' after an argument");
}

// ---- returns -----------------------------------------------------------------------------------
void check_return_alias(SchemaCursor& c, size_t at, const Schema& schema, const Alias& alias) {
  if (alias.set.empty()) return;
  for (const Argument& arg : schema.args) {
    if (arg.alias.set != alias.set) continue;
    if (arg.alias.write == alias.write) return;
    c.fail_at(at, {str("the return and argument '", arg.name, "' disagree on whether '", alias.set,
                       "' is written"),
                   "Tensor(a) -> Tensor(a) for a view, Tensor(a!) -> Tensor(a!) in place",
                   "write '!' on both or on neither"});
  }
  std::string sets;
  for (const Argument& arg : schema.args) {
    if (!arg.alias.set.empty()) sets += (sets.empty() ? "" : ", ") + arg.alias.set;
  }
  c.fail_at(at, {str("a return aliases '", alias.set, "', which no argument carries"),
                 sets.empty() ? "no argument has an alias annotation" : sets,
                 str("annotate the argument it shares memory with: Tensor(", alias.set, ")")});
}

void parse_return(SchemaCursor& c, Schema& schema) {
  Return ret;
  c.skip_space();
  size_t at = c.position();
  parse_type(c, ret.type, ret.alias);
  check_return_alias(c, at, schema, ret.alias);
  c.skip_space();
  size_t name_at = c.position();
  if (c.try_identifier(ret.name)) check_name(c, name_at, ret.name, "a return's name");
  for (const Return& other : schema.returns) {
    if (!ret.name.empty() && other.name == ret.name) {
      c.fail_at(name_at, {str("two returns are named '", ret.name, "'"), "one return for a name",
                          "rename one of them"});
    }
  }
  if (schema.returns.size() >= static_cast<size_t>(kMaxArgs)) {
    c.fail_at(at, {str("more than ", kMaxArgs, " returns"), str("at most ", kMaxArgs),
                   "return a Tensor[]"});
  }
  schema.returns.push_back(std::move(ret));
}

void check_list_returns(SchemaCursor& c, size_t at, Schema& schema) {
  for (const Return& ret : schema.returns) {
    if (ret.type.kind != ArgKind::Tensor || !ret.type.list) continue;
    if (schema.returns.size() > 1) {
      c.fail_at(at, {"a Tensor[] among several returns", "'-> Tensor[]' alone, or single tensors",
                     "return one list, or name each tensor"});
    }
    schema.returns_list = true;
  }
}

void parse_returns(SchemaCursor& c, Schema& schema) {
  expect(c, "->", "before the returns");
  c.skip_space();
  size_t at = c.position();
  if (!c.take("(")) {
    parse_return(c, schema);
  } else {
    schema.returns_tuple = true;
    if (!c.take(")")) {
      do parse_return(c, schema);
      while (c.take(","));
      expect(c, ")", "or ',' after a return");
    }
  }
  check_list_returns(c, at, schema);
}

void parse_name(SchemaCursor& c, Schema& schema) {
  schema.ns = named(c, "the operator's namespace");
  if (!c.take("::")) {
    c.fail(
        {str("'", schema.ns.substr(0, 40), "' has no namespace: expected '::', found ", c.found()),
         "core::add, mylib::scale, mylib::scale.out",
         str("write 'mylib::", schema.ns.substr(0, 40), "', mylib being your package's name")});
  }
  schema.name = named(c, "the operator's name");
  if (c.take(".")) schema.overload = named(c, "the overload's name");
}

}  // namespace

Schema parse_schema(const std::string& text) {
  SchemaCursor c(text);
  if (text.size() > kMaxText) {
    c.fail({str("the text has ", text.size(), " characters"), str("at most ", kMaxText),
            "shorten it"});
  }
  Schema schema;
  parse_name(c, schema);
  parse_args(c, schema);
  parse_returns(c, schema);
  if (!c.done()) {
    c.fail({str("unexpected ", c.found(), " after the returns"), kShape,
            "remove the rest, or put several returns in parentheses"});
  }
  return schema;
}

}  // namespace core
