#include "ui/json.h"

#include <cstdio>

namespace ui {

void JsonWriter::quote(std::string_view value) {
  out_ += '"';
  for (const char c : value) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out_ += '\\';
      out_ += c;
    } else if (byte < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(byte));
      out_ += escape;
    } else {
      out_ += c;
    }
  }
  out_ += '"';
}

void JsonWriter::separate(std::string_view key) {
  if (!first_) out_ += ',';
  first_ = false;
  if (key.empty()) return;
  quote(key);
  out_ += ':';
}

JsonWriter& JsonWriter::open(char bracket, std::string_view key) {
  separate(key);
  out_ += bracket;
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  out_ += bracket;
  first_ = false;
  return *this;
}

JsonWriter& JsonWriter::text(std::string_view key, std::string_view value) {
  separate(key);
  quote(value);
  return *this;
}

JsonWriter& JsonWriter::number(std::string_view key, double value) {
  separate(key);
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.10g", value);
  out_ += digits;
  return *this;
}

JsonWriter& JsonWriter::boolean(std::string_view key, bool value) {
  separate(key);
  out_ += value ? "true" : "false";
  return *this;
}

}  // namespace ui
