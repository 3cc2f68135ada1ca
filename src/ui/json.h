// Writes JSON for the page (the text mirror, test queries). Only what those need: objects, arrays, strings, numbers.
#pragma once

#include <string>
#include <string_view>

namespace ui {

class JsonWriter {
 public:
  JsonWriter& begin_object(std::string_view key = {}) { return open('{', key); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array(std::string_view key = {}) { return open('[', key); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& text(std::string_view key, std::string_view value);
  JsonWriter& text(std::string_view value) { return text({}, value); }
  JsonWriter& number(std::string_view key, double value);
  JsonWriter& boolean(std::string_view key, bool value);

  const std::string& result() const { return out_; }

 private:
  JsonWriter& open(char bracket, std::string_view key);
  JsonWriter& close(char bracket);
  void separate(std::string_view key);
  void quote(std::string_view value);

  std::string out_;
  bool first_ = true;
};

}  // namespace ui
