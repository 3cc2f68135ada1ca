#include "ui/links.h"

#include <utility>

#include "app/link.h"
#include "ui/words.h"

namespace ui {

void Links::open_first(std::string_view text) {
  if (text.empty()) return;
  open(text);
  claims_tab_ = panels_.open() == Panel::none;
}

void Links::open(std::string_view text) {
  if (app::is_day_link(text)) return daily_.open_link(text);
  const auto link = offer_.read(text);
  if (!link) return panels_.show_message(std::string(tr(words::link_bad)) + ' ' + text_of(link.error()));
  related_game_ = {};
  const auto session = app::Session::open(link.value().record);
  if (session && app::by_links(session.value().seats())) {
    related_game_ = library_.related_game(session.value());
    if (related_game_.comparison.relation >= app::Relation::same) return accept(-1);
    const bool known = related_game_.comparison.relation != app::Relation::none;
    if (const int seat = known ? -1 : library_.seat_in_rematch(session.value()); seat >= 0) {
      notices_.say(tr(words::far_rematch));
      return accept(seat);
    }
  }
  if (link.value().whole_game || link.value().set_up()) puzzles_.fetch();
  find_puzzles();
  panels_.show(Panel::open_link);
}

void Links::find_puzzles() {
  linked_puzzles_ = offer_.offered() ? puzzles_.begun_at(*offer_.offered()) : std::vector<std::size_t>();
  if (offer_.offered()) cards_ = day_cards(days_, library_, offer_.offered()->record.spec, {}, puzzles_.all());
}

void Links::accept(int seat, bool play) {
  if (!game_.flow().owns_game()) {
    plays_ = play;
    return offer_.take_tab_first(seat);
  }
  const auto link = offer_.take();
  if (!link) return;
  if (link->set_up()) {
    positions_.show(link->record.spec);
    if (play) positions_.act(intent::ChangePosition::How::play);
    return;
  }
  if (!link->whole_game) return new_games_.offer_deal(link->record.spec);
  auto session = app::Session::open(link->record);  // it was read through once already
  if (session) accept_game(std::move(session.value()), seat);
}

void Links::accept_game(app::Session session, int seat) {
  if (!app::by_links(session.seats())) return switcher_.replace({.session = std::move(session)});
  app::Library::RelatedGame related = library_.related_game(session);
  switch (related.comparison.relation) {
    case app::Relation::none: return switcher_.replace({.session = app::joined(session, seat)});
    case app::Relation::continues:
      return switcher_.replace({.session = app::continued(*related.session, session), .id = std::move(related.id)});
    case app::Relation::same: switcher_.open(std::move(related.id)); return notices_.say(tr(words::far_same));
    case app::Relation::older:
    case app::Relation::differs: break;
  }
  app::Session apart = app::continued(*related.session, session);
  apart.go_to(apart.length());
  switcher_.replace({.session = std::move(apart)});
}

void Links::withdraw() {
  if (offer_.offered()) offer_.take();
}

void Links::tab_owned() {
  claims_tab_ = false;
  if (const auto seat = offer_.wanted()) accept(*seat, plays_);
}

bool Links::take_tab_back() {
  if (!std::exchange(claims_tab_, false)) return false;
  host_.tab_take();
  return true;
}

}  // namespace ui
