// The place in a schema's text: tokens by character, and errors with a caret under that place.
// Internal to the schema's parser.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "tensor/error.h"

namespace core {

constexpr const char* kTypeNames =
    "Tensor, Tensor|Scalar, Scalar, int, float, bool, complex, str, dtype, device; each may carry "
    "[], [N] and ?";

struct SchemaFault {
  std::string what, exists, fix;
};

class SchemaCursor {
 public:
  explicit SchemaCursor(const std::string& text) : text_(text) {}

  size_t position() const { return at_; }
  void seek(size_t position) { at_ = position; }
  void skip_space();
  bool done();                                                          // nothing but space is left
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }  // no space skipped
  char next() { return text_[at_++]; }
  bool take(std::string_view token);  // skips space first
  bool looking_at(std::string_view token);
  std::string identifier(const SchemaFault& fault);
  bool try_identifier(std::string& out);
  std::string found() const;  // the text at this place, for messages
  [[noreturn]] void fail(const SchemaFault& fault) const { fail_at(at_, fault); }
  [[noreturn]] void fail_at(size_t position, const SchemaFault& fault) const;

 private:
  const std::string& text_;
  size_t at_ = 0;
};

struct Argument;
// Reads the default that stands at the cursor, checks it against the argument's type and fills in
// has_default, default_text and default_value.
void parse_default(SchemaCursor& cursor, Argument& arg);

}  // namespace core
