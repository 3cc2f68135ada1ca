#include "ui/sharing.h"

#include "app/hand_out.h"
#include "ui/words.h"

namespace ui {

void Sharing::hand_out_link(bool whole_game, bool share) {
  const auto title = share ? std::optional<std::string_view>(tr(words::page_title)) : std::nullopt;
  if (!app::hand_out_link(host_, game_.session(), whole_game, title)) return notices_.say(tr(words::link_too_long));
  if (whole_game) game_.mark_sent();
}

void Sharing::show_code(bool whole_game) {
  std::string address = app::address_of(host_, game_.session(), whole_game);
  if (address.empty()) return notices_.say(tr(words::link_too_long));
  if (whole_game) game_.mark_sent();
  panels_.show_code({std::move(address), whole_game, !whole_game && !game_.session().spec().position.empty()});
}

}  // namespace ui
