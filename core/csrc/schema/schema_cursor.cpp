// The place in a schema's text, and the line with a caret that its errors show.
#include "schema_cursor.h"

#include <algorithm>

namespace core {
namespace {

constexpr size_t kShownBefore = 60, kShownAfter = 30;

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool starts_identifier(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool continues_identifier(char c) { return starts_identifier(c) || (c >= '0' && c <= '9'); }

std::string printable(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c < 0x20 || c > 0x7e) c = is_space(c) ? ' ' : '?';
  }
  return out;
}

}  // namespace

void SchemaCursor::skip_space() {
  while (at_ < text_.size() && is_space(text_[at_])) ++at_;
}

bool SchemaCursor::done() {
  skip_space();
  return at_ >= text_.size();
}

bool SchemaCursor::looking_at(std::string_view token) {
  skip_space();
  return std::string_view(text_).substr(at_, token.size()) == token;
}

bool SchemaCursor::take(std::string_view token) {
  if (!looking_at(token)) return false;
  at_ += token.size();
  return true;
}

bool SchemaCursor::try_identifier(std::string& out) {
  skip_space();
  size_t end = at_;
  if (end >= text_.size() || !starts_identifier(text_[end])) return false;
  while (end < text_.size() && continues_identifier(text_[end])) ++end;
  out = text_.substr(at_, end - at_);
  at_ = end;
  return true;
}

std::string SchemaCursor::identifier(const SchemaFault& fault) {
  std::string name;
  if (!try_identifier(name)) fail({fault.what + ", found " + found(), fault.exists, fault.fix});
  return name;
}

std::string SchemaCursor::found() const {
  if (at_ >= text_.size()) return "the end of the text";
  size_t end = at_ + 1;
  if (starts_identifier(text_[at_])) {
    while (end < text_.size() && continues_identifier(text_[end]) && end - at_ < 40) ++end;
  }
  return "'" + printable(std::string_view(text_).substr(at_, end - at_)) + "'";
}

void SchemaCursor::fail_at(size_t position, const SchemaFault& fault) const {
  position = std::min(position, text_.size());
  size_t newline = position == 0 ? std::string::npos : text_.rfind('\n', position - 1);
  size_t begin = newline == std::string::npos ? 0 : newline + 1;
  size_t end = std::min(text_.find('\n', position), text_.size());
  bool cut_left = position - begin > kShownBefore;
  if (cut_left) begin = position - kShownBefore;
  bool cut_right = end - position > kShownAfter;
  if (cut_right) end = position + kShownAfter;
  std::string shown = (cut_left ? "..." : "") +
                      printable(std::string_view(text_).substr(begin, end - begin)) +
                      (cut_right ? "..." : "");
  std::string caret(position - begin + (cut_left ? 3 : 0), ' ');
  throw Error{"SchemaError", "bad schema: " + fault.what,
              "the text cannot be read at the mark:\n    " + shown + "\n    " + caret + "^",
              fault.exists, fault.fix};
}

}  // namespace core
