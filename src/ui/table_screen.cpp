#include "ui/table_screen.h"

#include <algorithm>

namespace ui {

std::vector<int> offered(const TableWords& words) {
  std::vector<int> actions;
  for (const TableWords::Group& group : words.groups)
    for (const TableWords::Action& action : group.actions) actions.push_back(action.index);
  std::sort(actions.begin(), actions.end());
  return actions;
}

void write_words(JsonWriter& json, const TableWords& words) {
  const std::vector<int> actions = offered(words);
  const auto id = [&](int action) {
    return "act:" + std::to_string(std::lower_bound(actions.begin(), actions.end(), action) - actions.begin());
  };
  json.begin_object("actions").text("title", words.title).begin_array("groups");
  for (const TableWords::Group& group : words.groups) {
    if (group.actions.empty()) continue;
    json.begin_object().text("title", group.title).boolean("open", group.open).begin_array("buttons");
    for (const TableWords::Action& action : group.actions)
      json.begin_object().text("id", id(action.index)).text("label", action.label).end_object();
    json.end_array().end_object();
  }
  json.end_array().end_object();
  json.begin_array("sections");
  for (const TableWords::Section& section : words.sections) {
    json.begin_object().text("id", section.id).text("title", section.title).begin_array("items");
    for (const std::string& item : section.items) json.text(item);
    json.end_array().end_object();
  }
  json.end_array();
}

}  // namespace ui
