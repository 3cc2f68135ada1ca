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
      parts_(host),
      page_settings_(host, parts_.settings),
      sharing_(host, parts_.game, parts_.panels, parts_.notices),
      mirror_(host),
      bars_(host) {}

void App::start() {
  parts_.settings.load();
  page_settings_.tell_language();
  app::Library::Opened loaded = parts_.library.open_last();
  parts_.form.reset(loaded.session ? &*loaded.session : nullptr, host_.entropy());
  parts_.names.bring_people();
  const bool first_visit = !loaded.session;
  if (loaded.session) {
    parts_.game.begin(std::move(*loaded.session));
    if (loaded.problem) parts_.notices.say(tr(words::save_recovered));
  } else if (auto session = app::Session::open(parts_.form.record())) {
    parts_.game.begin(std::move(session.value()));
  }
  if (!first_visit && !parts_.switcher.keep_to_attempt(parts_.game.session().spec(), parts_.library.playing()))
    parts_.puzzles.go_on_with_attempt();
  parts_.statistics.load();
  newcomer_ = first_visit && !loaded.problem && parts_.statistics.get().games().empty();
  if (first_visit) {
    parts_.form.remember_wins(parts_.statistics.get());
    parts_.panels.show(Panel::new_game);
  }
  if (first_visit && loaded.problem)
    parts_.panels.show_message(std::string(tr(words::save_damaged)) + ' ' + text_of(*loaded.problem), true);
  parts_.links.open_first(host_.url_fragment());
}

void App::load_fonts(float text_scale, float pixel_ratio) {
  fonts_ = bake_fonts(*ImGui::GetIO().Fonts, text_scale, pixel_ratio);
}

/// The player's choice, and in a large window more than that, since it is looked at from further away.
float App::text_scale(float width_px, float height_px) const {
  const float chosen = static_cast<float>(parts_.settings.get().text_percent) / 100;
  const float window = std::clamp(std::min(width_px / 1600, height_px / 900), 1.0f, 1.5f);
  const float in_steps = std::floor(window * 8) / 8;  // each size is a font atlas of its own
  return std::max(chosen, std::min(chosen * in_steps, kMostByWindow));
}

void App::close_panel() {
  if (!parts_.panels.any()) return;
  if (parts_.panels.open() == Panel::set_up && parts_.set_up.leave_page()) return parts_.panels.show(Panel::set_up);
  const bool was_offered = parts_.panels.open() == Panel::open_link || parts_.panels.open() == Panel::set_up;
  if (parts_.panels.open() == Panel::open_link) parts_.links.withdraw();
  if (parts_.panels.open() == Panel::not_stored) parts_.switcher.keep();
  parts_.panels.close();
  if (was_offered && newcomer()) parts_.panels.show(Panel::new_game);  // as without a link
}

void App::hear_text(const app::Event& event) {
  if (event.id == "link") return parts_.links.open(event.text);
  parts_.names.hear(event.id, event.text, parts_.panels.open() == Panel::set_up);
}

void App::on_event(const app::Event& event) {
  parts_.panels.remake();
  switch (event.kind) {
    case app::EventKind::text_entered: return hear_text(event);
    case app::EventKind::file_chosen: return parts_.files.open(event.text);
    case app::EventKind::file_refused: return parts_.notices.say(tr(words::file_bad));
    case app::EventKind::copied: return parts_.notices.say(tr(event.text == "ok" ? words::copied : words::copy_failed));
    case app::EventKind::link_opened:
      if (!event.text.empty()) parts_.links.open(event.text);
      return;
    case app::EventKind::worker_reply:
    case app::EventKind::worker_failed:
      if (!parts_.set_up.hear(event)) parts_.game.hear_worker(event);
      return;
    case app::EventKind::activate:
      if (const auto moment = base::read_number<std::uint64_t>(event.text)) presses_.push_back({event.id, *moment});
      return;
    case app::EventKind::page_hidden: return parts_.game.save_again();
    case app::EventKind::tab_owned: parts_.game.set_owns_game(true); return parts_.links.tab_owned();
    case app::EventKind::tab_lost:
      if (!parts_.links.take_tab_back()) parts_.game.set_owns_game(false);
      return;
    case app::EventKind::storage_changed:
      parts_.library.refresh();
      return parts_.game.flow().owns_game() ? parts_.game.take_later_state() : parts_.game.take_stored_game();
    case app::EventKind::back:
      if (parts_.panels.any()) return close_panel();
      parts_.game.key('\x1b', intents_);
      return;
    case app::EventKind::text_fetched: parts_.puzzles.hear(event.text); return parts_.links.find_puzzles();
    case app::EventKind::page_shown:  // perhaps from the browser's memory of pages, after another tab has played
      parts_.library.refresh();
      return parts_.game.take_later_state();
    case app::EventKind::text_cancelled:
    case app::EventKind::preferences: return;
  }
}

}  // namespace ui
