// Defaults in a schema: parsed by the argument's type, kept as canonical text and Python object.
#include <cmath>
#include <limits>

#include "memory/device.h"
#include "schema.h"
#include "schema_cursor.h"

namespace core {
namespace {

constexpr int kMaxItems = 64;

struct Default {
  std::string text;
  Ref value;
};

// A number as it was written.
struct Number {
  bool integer = false;
  bool imaginary = false;  // ends in j
  int64_t i = 0;
  double f = 0;
};

const char* examples_of(ArgKind kind) {
  switch (kind) {
    case ArgKind::Tensor:
      return "None, where the type is optional";
    case ArgKind::TensorOrScalar:
    case ArgKind::Scalar:
      return "1, 1.5, 2j, True";
    case ArgKind::Int:
      return "0, -1, 64 (of 64 bits)";
    case ArgKind::Float:
      return "1.0, -2.5e-3, inf, nan";
    case ArgKind::Bool:
      return "True, False";
    case ArgKind::Complex:
      return "2j, 1.0+2j";
    case ArgKind::String:
      return "'text', \"text\"";
    case ArgKind::DType:
      return "bool, int64, float32, complex64 and the other dtypes' names";
    case ArgKind::Device:
      return "cpu, acme:0";
  }
  return "";
}

[[noreturn]] void misfit(const SchemaCursor& c, size_t at, const Argument& arg, const char* why) {
  std::string type = print(arg.type);
  c.fail_at(at, {str("the default of '", arg.name, "' does not fit its type ", type, why),
                 str(examples_of(arg.type.kind), arg.type.optional ? ", None" : ""),
                 str("write a default of type ", type, ", or change the type")});
}

// ---- numbers -----------------------------------------------------------------------------------
bool digit(char c) { return c >= '0' && c <= '9'; }

size_t take_digits(SchemaCursor& c, std::string& out) {
  size_t n = 0;
  while (digit(c.peek())) {
    out += c.next();
    ++n;
  }
  return n;
}

bool scan_word(SchemaCursor& c, Number& n, bool negative) {
  std::string word;
  size_t at = c.position();
  if (!c.try_identifier(word)) return false;
  n.imaginary = word.size() == 4 && word.back() == 'j';
  if (n.imaginary) word.pop_back();
  if (word == "inf") {
    n.f = std::numeric_limits<double>::infinity();
  } else if (word == "nan") {
    n.f = std::numeric_limits<double>::quiet_NaN();
  } else {
    c.seek(at);
    return false;
  }
  if (negative) n.f = -n.f;
  return true;
}

double to_double(const std::string& text) {
  double value = PyOS_string_to_double(text.c_str(), nullptr, nullptr);
  if (value == -1.0 && PyErr_Occurred()) throw PythonError{};
  return value;
}

bool to_int64(const std::string& text, int64_t& out) {
  bool negative = text[0] == '-';
  int64_t value = 0;
  for (char c : text) {
    if (!digit(c)) continue;
    if (__builtin_mul_overflow(value, int64_t{10}, &value)) return false;
    int64_t d = negative ? -(c - '0') : c - '0';
    if (__builtin_add_overflow(value, d, &value)) return false;
  }
  out = value;
  return true;
}

void scan_exponent(SchemaCursor& c, Number& n, std::string& text) {
  if (c.peek() != 'e' && c.peek() != 'E') return;
  size_t at = c.position();
  std::string exponent(1, c.next());
  if (c.peek() == '+' || c.peek() == '-') exponent += c.next();
  if (take_digits(c, exponent) == 0) {
    c.seek(at);
    return;
  }
  text += exponent;
  n.integer = false;
}

// True when a number stands here; its characters are consumed.
bool scan_number(SchemaCursor& c, Number& n) {
  size_t start = c.position();
  std::string text;
  if (c.peek() == '+' || c.peek() == '-') text += c.next();
  bool negative = text == "-";
  if (scan_word(c, n, negative)) return true;
  n.integer = true;
  size_t digits = take_digits(c, text);
  if (c.peek() == '.') {
    n.integer = false;
    text += c.next();
    digits += take_digits(c, text);
  }
  if (digits == 0) {
    c.seek(start);
    return false;
  }
  scan_exponent(c, n, text);
  n.f = to_double(text);
  if (c.peek() == 'j' || c.peek() == 'J') {
    c.next();
    n.imaginary = true;
  }
  if (n.integer && !n.imaginary && !to_int64(text, n.i)) {
    c.fail_at(start, {"an integer of more than 64 bits", "integers from -2**63 to 2**63-1",
                      "write a smaller number"});
  }
  return true;
}

std::string float_text(double value) {
  char* raw = PyOS_double_to_string(value, 'r', 0, Py_DTSF_ADD_DOT_0, nullptr);
  if (raw == nullptr) throw PythonError{};
  std::string out = raw;
  PyMem_Free(raw);
  return out;
}

Default make_int(int64_t i) { return {std::to_string(i), Ref(check(PyLong_FromLongLong(i)))}; }
Default make_float(double f) { return {float_text(f), Ref(check(PyFloat_FromDouble(f)))}; }

Default make_complex(double re, double im) {
  Ref value(check(PyComplex_FromDoubles(re, im)));
  Ref repr(check(PyObject_Repr(value.get())));
  const char* raw = PyUnicode_AsUTF8(repr.get());
  if (raw == nullptr) throw PythonError{};
  std::string text = raw;
  if (text.front() == '(') text = text.substr(1, text.size() - 2);
  return {text, value};
}

Default parse_number(SchemaCursor& c, size_t at, const Argument& arg) {
  ArgKind kind = arg.type.kind;
  Number n;
  if (!scan_number(c, n)) misfit(c, at, arg, "");
  bool scalar = kind == ArgKind::Scalar || kind == ArgKind::TensorOrScalar;
  Number im = n;
  bool two_parts = !n.imaginary && (c.peek() == '+' || c.peek() == '-');
  if (two_parts && (!scan_number(c, im) || !im.imaginary)) {
    misfit(c, at, arg, ": a complex number's second part ends in j");
  }
  if (n.imaginary || two_parts || kind == ArgKind::Complex) {
    if (!scalar && kind != ArgKind::Complex) misfit(c, at, arg, ": it is complex");
    return make_complex(n.imaginary ? 0.0 : n.f, im.imaginary ? im.f : 0.0);
  }
  if (n.integer && kind != ArgKind::Float) return make_int(n.i);
  if (kind == ArgKind::Int) misfit(c, at, arg, ": it is not an integer");
  return make_float(n.f);
}

// ---- words and strings -------------------------------------------------------------------------
Default parse_bool(SchemaCursor& c, size_t at, const Argument& arg) {
  std::string word;
  bool read = c.try_identifier(word) && (word == "True" || word == "False");
  if (!read) misfit(c, at, arg, ": it is not True or False");
  return {word, Ref::borrow(word == "True" ? Py_True : Py_False)};
}

std::string read_quoted(SchemaCursor& c, size_t at, const Argument& arg) {
  char quote = c.peek();
  if (quote != '\'' && quote != '"') misfit(c, at, arg, ": a string stands in quotes");
  c.next();
  std::string out;
  while (c.peek() != quote) {
    char ch = c.peek();
    if (static_cast<unsigned char>(ch) < 0x20 || ch == 0x7f) {
      c.fail({"a string that does not end, or holds a control character",
              "'text' on one line; \\n, \\t, \\\\ and \\' stand for the characters that need it",
              "close the string, and write control characters as escapes"});
    }
    c.next();
    if (ch != '\\') {
      out += ch;
      continue;
    }
    char escape = c.peek();
    if (escape == 'n')
      out += '\n';
    else if (escape == 't')
      out += '\t';
    else if (escape == 'r')
      out += '\r';
    else if (escape == '\\' || escape == '\'' || escape == '"')
      out += escape;
    else
      c.fail({"an unknown escape in a string", "\\n \\t \\r \\\\ \\' \\\"", "use one of these"});
    c.next();
  }
  c.next();
  return out;
}

std::string quoted(const std::string& text) {
  std::string out = "'";
  for (char c : text) {
    if (c == '\n')
      out += "\\n";
    else if (c == '\t')
      out += "\\t";
    else if (c == '\r')
      out += "\\r";
    else if (c == '\\' || c == '\'')
      out += std::string("\\") + c;
    else
      out += c;
  }
  return out + "'";
}

Default parse_string(SchemaCursor& c, size_t at, const Argument& arg) {
  std::string text = read_quoted(c, at, arg);
  PyObject* value =
      PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "strict");
  if (value == nullptr) {
    PyErr_Clear();
    misfit(c, at, arg, ": it is not valid UTF-8");
  }
  return {quoted(text), Ref(value)};
}

Default parse_dtype(SchemaCursor& c, size_t at, const Argument& arg) {
  std::string word;
  c.try_identifier(word);
  for (int i = 0; i < kNumDTypes; ++i) {
    if (word == kDTypeInfo[i].name) {
      return {word, Ref::borrow(check(dtype_object(static_cast<DType>(i))))};
    }
  }
  misfit(c, at, arg, ": it is not a dtype's name");
}

std::string device_text(SchemaCursor& c, size_t at, const Argument& arg) {
  if (c.peek() == '\'' || c.peek() == '"') return read_quoted(c, at, arg);
  std::string text;
  if (!c.try_identifier(text)) misfit(c, at, arg, "");
  if (c.peek() != ':') return text;
  text += c.next();
  if (take_digits(c, text) == 0) misfit(c, at, arg, ": a device's index is a number");
  return text;
}

Default parse_device(SchemaCursor& c, size_t at, const Argument& arg) {
  std::string text = device_text(c, at, arg);
  for (char ch : text) {
    bool word = digit(ch) || (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z');
    if (!word && ch != '_' && ch != ':') misfit(c, at, arg, ": it is not a device's name");
  }
  Ref name(check(PyUnicode_FromStringAndSize(text.data(), static_cast<Py_ssize_t>(text.size()))));
  try {
    Device device = device_from_object(name.get());
    return {to_string(device), Ref::borrow(check(device_object(device)))};
  } catch (const Error& e) {
    c.fail_at(at,
              {str("the default of '", arg.name, "' is not a device: ", e.what), e.exists, e.fix});
  }
}

// ---- by type -----------------------------------------------------------------------------------
Default parse_item(SchemaCursor& c, const Argument& arg, bool none_allowed) {
  c.skip_space();
  size_t at = c.position();
  std::string word;
  if (c.try_identifier(word)) {
    if (word == "None") {
      if (!none_allowed) misfit(c, at, arg, ": it is not optional");
      return {"None", Ref::borrow(Py_None)};
    }
    c.seek(at);
  }
  switch (arg.type.kind) {
    case ArgKind::Tensor:
      misfit(c, at, arg, "");
    case ArgKind::Bool:
      return parse_bool(c, at, arg);
    case ArgKind::String:
      return parse_string(c, at, arg);
    case ArgKind::DType:
      return parse_dtype(c, at, arg);
    case ArgKind::Device:
      return parse_device(c, at, arg);
    case ArgKind::Scalar:
    case ArgKind::TensorOrScalar:
      if (word == "True" || word == "False") return parse_bool(c, at, arg);
      return parse_number(c, at, arg);
    default:
      return parse_number(c, at, arg);
  }
}

Default tuple_of(const std::vector<Default>& items) {
  Default out;
  out.value = Ref(check(PyTuple_New(static_cast<Py_ssize_t>(items.size()))));
  for (size_t i = 0; i < items.size(); ++i) {
    out.text += (i ? ", " : "") + items[i].text;
    Py_INCREF(items[i].value.get());
    PyTuple_SET_ITEM(out.value.get(), static_cast<Py_ssize_t>(i), items[i].value.get());
  }
  out.text = "[" + out.text + "]";
  return out;
}

Default parse_list(SchemaCursor& c, const Argument& arg) {
  size_t at = c.position();
  std::vector<Default> items;
  c.take("[");
  while (!c.take("]")) {
    if (!items.empty() && !c.take(",")) misfit(c, c.position(), arg, ": expected ',' or ']'");
    if (items.size() >= static_cast<size_t>(kMaxItems)) misfit(c, at, arg, ": over 64 items");
    items.push_back(parse_item(c, arg, arg.type.optional_items));
  }
  bool counted = arg.type.list_size >= 0;
  if (counted && items.size() != static_cast<size_t>(arg.type.list_size)) {
    misfit(c, at, arg, ": the list has another length");
  }
  return tuple_of(items);
}

// int[2] stride=1: one item is repeated to the length.
Default parse_repeated(SchemaCursor& c, const Argument& arg) {
  Default item = parse_item(c, arg, arg.type.optional);
  if (item.value.get() == Py_None) return item;
  if (arg.type.list_size < 0) misfit(c, c.position(), arg, ": a list stands in []");
  Default repeated = tuple_of(std::vector<Default>(static_cast<size_t>(arg.type.list_size), item));
  return {item.text, repeated.value};
}

}  // namespace

void parse_default(SchemaCursor& c, Argument& arg) {
  c.skip_space();
  Default value;
  if (!arg.type.list)
    value = parse_item(c, arg, arg.type.optional);
  else if (c.looking_at("["))
    value = parse_list(c, arg);
  else
    value = parse_repeated(c, arg);
  arg.has_default = true;
  arg.default_text = value.text;
  arg.default_value = value.value;
}

}  // namespace core
