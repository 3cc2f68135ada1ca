#include "engine/record.h"

namespace engine {

namespace {

constexpr std::size_t kLongestShown = 100;

/// The type of a key's value, taken from an example; nullptr for keys that are not compared.
const base::Text* kind_of(const Json& example) {
  const auto all = [&](bool (*is)(const Json&)) { return std::all_of(example.begin(), example.end(), is); };
  if (example.is_boolean()) return &base::messages::kind_true_or_false;
  if (example.is_string()) return &base::messages::kind_text;
  if (example.is_number_integer()) return &base::messages::kind_number;
  if (!example.is_array()) return nullptr;
  if (all([](const Json& item) { return item.is_number_integer(); })) return &base::messages::kind_list_of_numbers;
  if (all([](const Json& item) { return item.is_string(); })) return &base::messages::kind_list_of_texts;
  return nullptr;
}

/// Nobody has won: null, or an empty list.
Json winners_in(const Json& value) { return value.is_null() ? Json::array() : value; }

}  // namespace

namespace detail {

base::Wrong read_plies(const Json& object, bool single_actions, std::vector<Ply>& plies) {
  const Json* list = base::find(object, "plies");
  if (!list) return std::nullopt;
  if (!list->is_array()) return base::wrong_kind("plies", messages::kind_list_of_lists_of_actions);
  if (list->size() > kMostPlies) return messages::record_too_long;
  for (const Json& element : *list) {
    const auto alone = single_actions ? base::as_text(element) : std::nullopt;
    auto ply = alone ? std::optional<Ply>({*alone}) : base::as_texts(element);
    if (!ply || ply->empty() || ply->size() > kMostDecisions)
      return base::Message(messages::record_ply_form, plies.size());
    plies.push_back(std::move(*ply));
  }
  return std::nullopt;
}

base::Wrong read_expected(const Json& object, const JsonLine& shape, std::size_t plies, Expected& expected) {
  for (const auto& item : shape.items()) {
    const std::string& key = item.key();
    const Json* value = base::find(object, key.c_str());
    if (key == "winners") {
      if (!object.contains(key)) continue;
      if (value && !base::as_integers(*value)) return base::wrong_kind(key, messages::kind_list_of_seats);
      expected.end[key] = value ? *value : Json(nullptr);
      continue;
    }
    const base::Text* kind = kind_of(Json(item.value()));
    if (!value || !kind) continue;
    const bool none = value->is_array() && value->empty() && item.value().is_array();
    if (!none && kind_of(*value) != kind) return base::wrong_kind(key, *kind);
    expected.end[key] = *value;
  }
  std::string hash;
  if (auto wrong = base::read_optional(object, "hash", base::as_text, messages::kind_hash, hash)) return wrong;
  if (!hash.empty()) expected.end["hash"] = hash;
  if (auto wrong = base::read_optional(object, "choices", base::as_integers, base::messages::kind_list_of_numbers,
                                       expected.choices))
    return wrong;
  if (const Json* list = base::find(object, "decisions")) {
    if (!list->is_array()) return base::wrong_kind("decisions", messages::kind_list_of_lists_of_numbers);
    for (const Json& element : *list) {
      auto counts = base::as_integers(element);
      if (!counts) return base::wrong_kind("decisions", messages::kind_list_of_lists_of_numbers);
      expected.decisions.push_back(std::move(*counts));
    }
  }
  if (expected.choices.size() > plies || expected.decisions.size() > plies) return messages::record_too_many_counts;
  return std::nullopt;
}

base::Message difference(std::string_view key, const Json& said, const Json& found) {
  std::string shown = base::to_line(JsonLine(said));
  if (shown.size() > kLongestShown) shown = shown.substr(0, kLongestShown) + "...";
  return {messages::record_differs, key, shown, base::to_line(JsonLine(found))};
}

base::Wrong why_wrong_end(const Json& said, const JsonLine& outcome, const std::string& hash) {
  JsonLine in_order;  // winners and "over" first: they are the most telling differences
  for (const char* key : {"winners", "over"}) in_order[key] = outcome[key];
  append(outcome, in_order);
  in_order["hash"] = hash;
  for (const auto& item : in_order.items()) {
    if (!said.contains(item.key())) continue;
    const Json& expected = said[item.key()];
    const Json found(item.value());
    const bool same = item.key() == "winners" ? winners_in(expected) == winners_in(found) : expected == found;
    if (!same) return difference(item.key(), expected, found);
  }
  return std::nullopt;
}

}  // namespace detail

void append(const JsonLine& more, JsonLine& json) {
  for (const auto& item : more.items()) json[item.key()] = item.value();
}

}  // namespace engine
