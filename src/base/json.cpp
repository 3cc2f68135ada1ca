#include "base/json.h"

#include <limits>

namespace base {

base::Result<Json> parse_object(std::string_view line) {
  if (line.size() > kLongestLine) return messages::line_too_long;
  Json json = Json::parse(line.begin(), line.end(), nullptr, false);
  if (json.is_discarded()) return messages::line_not_json;
  if (!json.is_object()) return messages::line_no_object;
  return json;
}

std::string to_line(const JsonLine& json) { return json.dump(-1, ' ', false, JsonLine::error_handler_t::replace); }

const Json* find(const Json& object, const char* key) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(key);
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::optional<std::int64_t> as_integer(const Json& value) {
  if (const auto* number = value.get_ptr<const Json::number_unsigned_t*>()) {
    if (*number > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) return std::nullopt;
    return static_cast<std::int64_t>(*number);
  }
  if (const auto* number = value.get_ptr<const Json::number_integer_t*>()) return *number;
  return std::nullopt;
}

std::optional<std::string> as_text(const Json& value) {
  const auto* text = value.get_ptr<const Json::string_t*>();
  return text ? std::optional(*text) : std::nullopt;
}

std::optional<bool> as_bool(const Json& value) {
  const auto* truth = value.get_ptr<const Json::boolean_t*>();
  return truth ? std::optional(*truth) : std::nullopt;
}

namespace {

template <class Item, class Read>
std::optional<std::vector<Item>> as_array(const Json& value, Read read) {
  if (!value.is_array()) return std::nullopt;
  std::vector<Item> items;
  items.reserve(value.size());
  for (const Json& element : value) {
    auto item = read(element);
    if (!item) return std::nullopt;
    items.push_back(std::move(*item));
  }
  return items;
}

}  // namespace

std::optional<std::vector<std::int64_t>> as_integers(const Json& value) {
  return as_array<std::int64_t>(value, as_integer);
}

std::optional<std::vector<std::string>> as_texts(const Json& value) { return as_array<std::string>(value, as_text); }

std::optional<std::string> as_text_or_number(const Json& value) {
  if (auto text = as_text(value)) return text;
  const auto number = as_integer(value);
  return number ? std::optional(std::to_string(*number)) : std::nullopt;
}

Message wrong_kind(std::string_view key, const Text& kind) { return {messages::key_has_to_be, key, kind}; }

Wrong read_players(const Json& object, int least, int most, std::uint8_t& players) {
  const Json* value = find(object, "players");
  const auto count = value ? as_integer(*value) : std::nullopt;
  if (!count || *count < least || *count > most) return Message(messages::record_players, least, most);
  players = static_cast<std::uint8_t>(*count);
  return std::nullopt;
}

}  // namespace base
