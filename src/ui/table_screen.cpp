#include "ui/table_screen.h"

#include "ui/action_press.h"

namespace ui {

void write_words(JsonWriter& json, const TableWords& words) {
  json.begin_object("actions").text("title", words.title).begin_array("groups");
  for (const TableWords::Group& group : words.groups) {
    if (group.actions.empty()) continue;
    json.begin_object().text("title", group.title).boolean("open", group.open).begin_array("buttons");
    for (const TableWords::Action& action : group.actions)
      json.begin_object().text("id", action_press(action.number)).text("label", action.label).end_object();
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
