// The program starts, and hears what comes from the page.
#include "ui/app.h"

#include <imgui.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "app/save.h"
#include "base/seed.h"
#include "ui/words.h"

namespace ui {

namespace {

constexpr float kMostByWindow = 2;  ///< a large window makes text no larger than this

/// The number that the text is, written as digits and nothing else.
template <class Number>
std::optional<Number> whole_number(std::string_view text) {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  return whole ? std::optional(number) : std::nullopt;
}

}  // namespace

App::App(app::Host& host)
    : host_(host),
      settings_(host),
      saves_(host),
      offer_(host),
      notices_(host),
      game_(host, settings_, saves_, notices_),
      mirror_(host) {}

void App::start() {
  settings_.load();
  tell_language();
  app::SaveStore::Loaded loaded = saves_.load();
  form_.reset(loaded.session ? &*loaded.session : nullptr, host_.entropy());
  const bool first_visit = !loaded.session;
  if (loaded.session) {
    game_.begin(std::move(*loaded.session));
    if (loaded.problem) notices_.say(tr(words::save_recovered));
  } else if (auto session = app::Session::open(form_.record())) {
    game_.begin(std::move(session.value()));
  }
  if (first_visit) panels_.show(Panel::new_game);
  if (first_visit && loaded.problem) tell(std::string(tr(words::save_damaged)) + ' ' + text_of(*loaded.problem), true);
  if (const std::string fragment = host_.url_fragment(); !fragment.empty()) open_link(fragment);
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

void App::tell(std::string text, bool of_damage) {
  message_ = {std::move(text), of_damage};
  panels_.show(Panel::message);
}

bool App::may_change_game() {
  if (!game_.flow().owns_game()) notices_.say(tr(words::other_tab));
  return game_.flow().owns_game();
}

void App::replace_game(app::Session session) {
  game_.replace_by(std::move(session));
  panels_.show(game_.flow().position().over() ? Panel::ending : Panel::none);
}

void App::open_link(std::string_view text) {
  if (const auto link = offer_.read(text); !link)
    tell(std::string(tr(words::link_bad)) + ' ' + text_of(link.error()));
  else
    panels_.show(Panel::open_link);
}

void App::open_file(std::string_view text) {
  auto session = app::read_save(text);
  if (!session)
    tell(std::string(tr(words::file_bad)) + ' ' + text_of(session.error()));
  else if (may_change_game())
    replace_game(std::move(session.value()));
}

void App::hear_text(const app::Event& event) {
  if (event.id == "link") return open_link(event.text);
  if (event.id != "seed") return form_.named(event.id, event.text);
  const auto seed = base::read_seed(event.text);
  seed ? form_.set_seed(seed.value()) : notices_.say(text_of(seed.error()));
}

std::optional<int> App::action_index(std::string_view digits) const {
  const auto index = whole_number<int>(digits);
  return index && *index >= 0 && *index < game_.flow().position().legal_count() ? index : std::nullopt;
}

void App::on_event(const app::Event& event) {
  panels_.remake();
  switch (event.kind) {
    case app::EventKind::text_entered: return hear_text(event);
    case app::EventKind::file_chosen: return open_file(event.text);
    case app::EventKind::file_refused: return notices_.say(tr(words::file_bad));
    case app::EventKind::copied: return notices_.say(tr(event.text == "ok" ? words::copied : words::copy_failed));
    case app::EventKind::link_opened:
      if (!event.text.empty()) open_link(event.text);
      return;
    case app::EventKind::worker_reply:
    case app::EventKind::worker_failed: return game_.hear_computer(event);
    case app::EventKind::activate:
      if (const auto moment = whole_number<std::uint64_t>(event.text)) presses_.push_back({event.id, *moment});
      return;
    case app::EventKind::page_hidden: return game_.save();
    case app::EventKind::tab_owned:
      game_.set_owns_game(true);
      if (offer_.wanted()) accept_link();
      return;
    case app::EventKind::tab_lost: return game_.set_owns_game(false);
    case app::EventKind::storage_changed:
      if (!game_.flow().owns_game()) game_.take_stored_game();
      return;
    case app::EventKind::text_cancelled:
    case app::EventKind::page_shown:
    case app::EventKind::preferences: return;
  }
}

}  // namespace ui
