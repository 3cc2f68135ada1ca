#include "ui/position_actions.h"

#include "app/hand_out.h"
#include "ui/words.h"

namespace ui {

void PositionActions::open() {
  // Where hints are not allowed, the position shown may not be taken for advice either.
  set_up_.open(game_.session(), game_.moment().viewer, game_.no_hint().empty());
  panels_.show(Panel::set_up);
}

void PositionActions::show(const app::GameSpec& position) {
  open();
  set_up_.show(position);
}

void PositionActions::press(std::string_view id) {
  const int page = set_up_.form()->page();
  set_up_.press(id);
  if (set_up_.form()->page() != page) panels_.show(Panel::set_up);
}

void PositionActions::act(intent::ChangePosition::How how) {
  using How = intent::ChangePosition::How;
  if (set_up_.form() == nullptr) return;
  const bool asks = how == How::take || how == How::advise;
  if (const std::string_view why = game_.no_hint(); asks && !why.empty()) return notices_.say(std::string(why));
  const std::string address = host_.page_address() + '#' + set_up_.link();
  switch (how) {
    case How::take: return set_up_.take(game_.session(), game_.moment().viewer);
    case How::clear: return set_up_.clear();
    case How::undo: return set_up_.undo();
    case How::advise: return set_up_.advise();
    case How::play:
      if (!set_up_.form()->wrong()) switcher_.begin(set_up_.record(seeds_.next()));
      return;
    case How::copy: return app::hand_out_address(host_, address, std::nullopt);
    case How::share: return app::hand_out_address(host_, address, tr(words::page_title));
    case How::code:
      return panels_.show_code({.address = address, .whole_game = false, .set_up = true, .shown_here = true});
  }
}

}  // namespace ui
