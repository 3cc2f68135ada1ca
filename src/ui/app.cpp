// Start of the program, and events from the page.
#include "ui/app.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "base/words.h"
#include "ui/words.h"

namespace ui {

namespace {

constexpr float kMostByWindow = 2;  ///< largest factor by which a large window scales text

}  // namespace

App::App(app::Host& host)
    : host_(host),
      settings_(host),
      library_(host),
      offer_(host),
      notices_(host),
      game_(host, settings_, library_, notices_),
      puzzles_(host, game_),
      switcher_(library_, game_, panels_, notices_, puzzles_),
      daily_(host, library_, game_, panels_, notices_, puzzles_, switcher_),
      confirmations_(library_, game_, panels_, switcher_),
      files_(host, library_, game_, panels_, notices_, switcher_),
      mirror_(host),
      set_up_(host),
      names_(host, library_, notices_, form_, set_up_) {}

void App::start() {
  settings_.load();
  tell_language();
  app::Library::Opened loaded = library_.open_last();
  form_.reset(loaded.session ? &*loaded.session : nullptr, host_.entropy());
  names_.bring_people();
  const bool first_visit = !loaded.session;
  if (loaded.session) {
    game_.begin(std::move(*loaded.session));
    if (loaded.problem) notices_.say(tr(words::save_recovered));
  } else if (auto session = app::Session::open(form_.record())) {
    game_.begin(std::move(session.value()));
  }
  if (!first_visit && !switcher_.keep_to_attempt(game_.session().spec(), library_.playing()))
    puzzles_.go_on_with_attempt();
  game_.statistics().load();
  newcomer_ = first_visit && !loaded.problem && game_.statistics().get().games().empty();
  if (first_visit) {
    form_.remember_wins(game_.statistics().get());
    panels_.show(Panel::new_game);
  }
  if (first_visit && loaded.problem)
    panels_.show_message(std::string(tr(words::save_damaged)) + ' ' + text_of(*loaded.problem), true);
  if (const std::string fragment = host_.url_fragment(); !fragment.empty()) {
    open_link(fragment);
    link_claims_tab_ = panels_.open() == Panel::none;  // the link continues a game, so this tab takes it over
  }
}

void App::load_fonts(float text_scale, float pixel_ratio) {
  fonts_ = bake_fonts(*ImGui::GetIO().Fonts, text_scale, pixel_ratio);
}

/// The player's choice, and in a large window more than that, since it is looked at from further away.
float App::text_scale(float width_px, float height_px) const {
  const float chosen = static_cast<float>(settings_.get().text_percent) / 100;
  const float window = std::clamp(std::min(width_px / 1600, height_px / 900), 1.0f, 1.5f);
  const float in_steps = std::floor(window * 8) / 8;  // each size is a font atlas of its own
  return std::max(chosen, std::min(chosen * in_steps, kMostByWindow));
}

void App::tell_language() {
  const base::Language language = settings_.get().language;
  set_language(language);
  host_.set_page_language(base::facts(language).code, tr(words::page_title));
}

void App::close_panel() {
  if (!panels_.any()) return;
  if (panels_.open() == Panel::set_up && set_up_.leave_page()) return panels_.show(Panel::set_up);
  const bool was_offered = panels_.open() == Panel::open_link || panels_.open() == Panel::set_up;
  if (panels_.open() == Panel::open_link) offer_.take();
  if (panels_.open() == Panel::not_stored) switcher_.keep();
  panels_.close();
  if (was_offered && newcomer()) panels_.show(Panel::new_game);  // as without a link
}

void App::open_link(std::string_view text) {
  if (app::is_day_link(text)) return daily_.open_link(text);
  const auto link = offer_.read(text);
  if (!link) return panels_.show_message(std::string(tr(words::link_bad)) + ' ' + text_of(link.error()));
  kin_ = {};
  cards_ = day_cards(game_.days(), library_, link.value().record.spec, {});
  const auto session = app::Session::open(link.value().record);
  if (session && app::by_links(session.value().seats())) {
    kin_ = library_.kin_of(session.value());
    if (kin_.comparison.kinship >= app::Kinship::same) return accept_link(-1);
    const bool known = kin_.comparison.kinship != app::Kinship::none;
    if (const int seat = known ? -1 : library_.seat_in_rematch(session.value()); seat >= 0) {
      notices_.say(tr(words::far_rematch));
      return accept_link(seat);
    }
  }
  if (link.value().whole_game || link.value().set_up()) puzzles_.fetch();
  find_linked_puzzles();
  panels_.show(Panel::open_link);
}

void App::find_linked_puzzles() {
  linked_puzzles_ = offer_.offered() ? puzzles_.begun_at(*offer_.offered()) : std::vector<std::size_t>();
}

void App::hear_text(const app::Event& event) {
  if (event.id == "link") return open_link(event.text);
  names_.hear(event.id, event.text, panels_.open() == Panel::set_up);
}

std::optional<int> App::offered_action(std::string_view digits) {
  const auto number = base::read_number<int>(digits);
  return number ? game_.table().offered_action(game_.moment(), *number) : std::nullopt;
}

void App::on_event(const app::Event& event) {
  panels_.remake();
  switch (event.kind) {
    case app::EventKind::text_entered: return hear_text(event);
    case app::EventKind::file_chosen: return files_.open(event.text);
    case app::EventKind::file_refused: return notices_.say(tr(words::file_bad));
    case app::EventKind::copied: return notices_.say(tr(event.text == "ok" ? words::copied : words::copy_failed));
    case app::EventKind::link_opened:
      if (!event.text.empty()) open_link(event.text);
      return;
    case app::EventKind::worker_reply:
    case app::EventKind::worker_failed:
      if (!set_up_.hear(event)) game_.hear_computer(event);
      return;
    case app::EventKind::activate:
      if (const auto moment = base::read_number<std::uint64_t>(event.text)) presses_.push_back({event.id, *moment});
      return;
    case app::EventKind::page_hidden: return game_.save_again();
    case app::EventKind::tab_owned:
      link_claims_tab_ = false;
      game_.set_owns_game(true);
      if (const auto seat = offer_.wanted()) accept_link(*seat);
      return;
    case app::EventKind::tab_lost:
      if (std::exchange(link_claims_tab_, false)) return host_.tab_take();
      return game_.set_owns_game(false);
    case app::EventKind::storage_changed:
      library_.refresh();
      return game_.flow().owns_game() ? game_.take_later_state() : game_.take_stored_game();
    case app::EventKind::back:
      if (panels_.any()) return close_panel();
      game_.table().key('\x1b', game_.moment(), intents_);
      return;
    case app::EventKind::text_fetched: puzzles_.hear(event.text); return find_linked_puzzles();
    case app::EventKind::text_cancelled:
    case app::EventKind::page_shown:
    case app::EventKind::preferences: return;
  }
}

}  // namespace ui
