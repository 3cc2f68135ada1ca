#include "ui/app.h"

#include <imgui.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "app/save.h"
#include "core/hash.h"
#include "core/seed.h"
#include "ui/strings/refusals.h"
#include "ui/strings/strings.h"

namespace ui {

namespace {

constexpr std::string_view kSettingsKey = "settings";
constexpr float kMostByWindow = 2;  ///< a large window makes text no larger than this
constexpr std::string_view kStatisticsKey = "statistics";

int count_persons(const app::Session& session) {
  int persons = 0;
  for (const app::Seat& seat : session.seats()) persons += seat.person() ? 1 : 0;
  return persons;
}

int only_person(const app::Session& session) {
  for (std::size_t seat = 0; seat < session.seats().size(); ++seat)
    if (session.seats()[seat].person()) return static_cast<int>(seat);
  return -1;
}

}  // namespace

App::App(app::Host& host) : host_(host), saves_(host), screen_(make_screen(app::GameKind::splendor)) {}

void App::start() {
  app::Settings defaults;
  if (host_.preferred_language() == "fr") defaults.language = app::Language::fr;
  if (host_.prefers_more_contrast()) defaults.look = app::Look::contrast;
  if (const auto stored = host_.storage_read(kSettingsKey))
    settings_ = app::read_settings(*stored, defaults);
  else
    settings_ = defaults;
  set_language(settings_.language);
  host_.set_page_language(settings_.language == app::Language::fr ? "fr" : "en", tr(Str::page_title));
  host_.set_mirror_visible(settings_.text_view);

  app::SaveStore::Loaded loaded = saves_.load();
  has_aside_ = saves_.set_aside_game().has_value();
  has_damaged_ = saves_.damaged_text().has_value();
  form_.reset(loaded.session ? &*loaded.session : nullptr, host_.entropy());
  const bool first_visit = !loaded.session;
  if (loaded.session) {
    begin(std::move(*loaded.session));
    if (!loaded.problem.empty()) notice(tr(Str::save_recovered));
  } else if (auto session = app::Session::open(form_.record())) {
    begin(std::move(session.value()));
  }
  if (first_visit) open(Panel::new_game);
  if (first_visit && !loaded.problem.empty()) {
    message_of_damage_ = true;
    message_ = std::string(tr(Str::save_damaged)) + ' ' + refusal_text({loaded.problem});
    open(Panel::message);
  }
  const std::string fragment = host_.url_fragment();
  if (!fragment.empty()) open_link_text(fragment);
}

void App::load_fonts(float text_scale, float pixel_ratio) {
  fonts_ = bake_fonts(*ImGui::GetIO().Fonts, text_scale, pixel_ratio);
}

/// The player's choice, and in a large window more than that, since it is looked at from further away.
float App::text_scale(float width_px, float height_px) const {
  const float chosen = static_cast<float>(settings_.text_percent) / 100;
  const float window = std::clamp(std::min(width_px / 1600, height_px / 900), 1.0f, 1.5f);
  const float in_steps = std::floor(window * 8) / 8;  // each size is a font atlas of its own
  return std::max(chosen, std::min(chosen * in_steps, kMostByWindow));
}

app::Speed App::speed() const {
  if (animations_off_ || host_.prefers_reduced_motion()) return app::Speed::off;
  return settings_.speed;
}

ThemeKind App::theme_kind() const {
  switch (settings_.look) {
    case app::Look::dark: return ThemeKind::dark;
    case app::Look::light: return ThemeKind::light;
    case app::Look::contrast: return ThemeKind::high_contrast;
    case app::Look::automatic: break;
  }
  if (host_.prefers_more_contrast()) return ThemeKind::high_contrast;
  return host_.prefers_light() ? ThemeKind::light : ThemeKind::dark;
}

Showing App::showing() const {
  return {*session_, count_persons(*session_) == 1 ? only_person(*session_) : -1,
          session_->person_to_act() && owns_tab_, settings_.guide};
}

/// A game takes the place of the running one.
void App::begin(app::Session session) {
  stop_computer();
  if (!session_ || session_->spec().kind != session.spec().kind) {
    if (!leaving_) leaving_ = std::move(screen_);
    screen_ = make_screen(session.spec().kind);
  }
  session_ = std::move(session);
  ending_due_ = counted_ = false;
  screen_->position_changed(showing(), session_->cursor(), time_ms_, app::Speed::off);
  last_status_.clear();
}

void App::replace_game(app::Session session) {
  // Where nothing can be stored the host still remembers it while the page lives.
  if (session_->length() > 0) saves_.set_aside(*session_);
  has_aside_ = saves_.set_aside_game().has_value();
  begin(std::move(session));
  save();
  open(session_->position().over() ? Panel::ending : Panel::none);
}

void App::save_to_file() {
  host_.save_file("splendor-" + splendor::seed_code(session_->spec().seed) + ".txt", app::save_text(*session_));
}

void App::export_damaged() {
  const auto text = saves_.damaged_text();
  if (text) host_.save_file("splendor-damaged.txt", *text);
  saves_.drop_damaged_text();
  has_damaged_ = false;
}

void App::play(int index) {
  const std::size_t before = session_->cursor();
  session_->play(index);
  position_changed(before);
}

void App::position_changed(std::size_t before) {
  screen_->position_changed(showing(), before, time_ms_, speed());
  save();
  std::string said;
  for (std::size_t i = before; i < session_->cursor(); ++i) said += screen_->log_line(showing(), i) + ". ";
  if (session_->position().last_round() && !session_->position(before).last_round())
    said += std::string(tr(Str::last_round)) + ". ";
  host_.announce(said + screen_->status(showing()));
  ending_due_ = session_->position().over() && session_->cursor() > before;
  if (ending_due_) {
    host_.storage_persist();
    count_finished_game();
  }
  show_ending_when_seen();
}

/// Other tabs write them too.
void App::read_statistics() {
  statistics_ = app::Statistics::read(host_.storage_read(kStatisticsKey).value_or(std::string()));
}

void App::forget_statistics() {
  host_.storage_remove(kStatisticsKey);
  read_statistics();
}

void App::count_finished_game() {
  read_statistics();
  counted_ = statistics_.add(app::finished_game(*session_));
  if (counted_) host_.storage_write(kStatisticsKey, statistics_.text());
}

/// The last move is seen before its result is read. A game that was explained needs no explaining the next time.
void App::show_ending_when_seen() {
  if (!ending_due_ || screen_->in_motion(time_ms_)) return;
  ending_due_ = false;
  open(Panel::ending);
  if (session_->spec().kind == app::GameKind::kingdom) end_guide();
}

void App::end_guide() {
  app::Settings changed = settings_;
  changed.guide = false;
  set_settings(changed);
}

/// What another tab has saved becomes what is shown here.
void App::take_stored_game() {
  if (auto loaded = saves_.load(); loaded.session) begin(std::move(*loaded.session));
}

/// False in a tab that only reads, which says so.
bool App::may_change_game() {
  if (!owns_tab_) notice(tr(Str::other_tab));
  return owns_tab_;
}

void App::step(bool forward) {
  if (!may_change_game()) return;
  if (forward ? !session_->can_redo() : !session_->can_undo()) return;
  const std::size_t before = session_->cursor();
  forward ? session_->redo() : session_->undo();
  if (panel_ == Panel::ending) open(Panel::none);
  history_shown(before);
}

void App::go_to(std::size_t cursor) {
  open(Panel::none);
  if (!may_change_game()) return;
  const std::size_t before = session_->cursor();
  session_->go_to(cursor);
  history_shown(before);
}

void App::history_shown(std::size_t before) {
  stop_computer();
  ending_due_ = false;
  screen_->position_changed(showing(), before, time_ms_, speed());
  save();
  const Str word = session_->cursor() < before ? Str::undone : Str::redone;
  host_.announce(std::string(tr(word)) + ' ' + screen_->status(showing()));
}

void App::save() {
  if (!owns_tab_) return;
  const app::StoreResult result = saves_.save(*session_);
  if (result != stored_ && result != app::StoreResult::ok)
    notice(tr(result == app::StoreResult::full ? Str::storage_full : Str::storage_blocked));
  stored_ = result;
}

void App::open(Panel panel) {
  panel_ = panel;
  panel_height_ = 0;
  panel_opened_ = true;
}

void App::close_panel() {
  if (panel_ == Panel::open_link) drop_offer();
  const bool back = panel_ == Panel::help && panel_below_ != Panel::none;
  open(back ? panel_below_ : Panel::none);
  if (back) panel_opened_ = false;  // where it was left
}

void App::open_help(std::string page) {
  panel_below_ = panel_ == Panel::new_game ? Panel::new_game : Panel::none;
  help_page_ = std::move(page);
  open(Panel::help);
}

void App::open_statistics() {
  read_statistics();
  statistics_panel_.open(session_->spec().kind);
  open(Panel::statistics);
}

void App::notice(std::string text) {
  notice_ = std::move(text);
  notice_until_ms_ = host_.now_ms() + static_cast<double>(duration::kToast);
  host_.announce(notice_);
}

void App::set_settings(const app::Settings& settings) {
  if (settings == settings_) return;
  const bool language_changed = settings.language != settings_.language;
  if (settings.text_view != settings_.text_view) host_.set_mirror_visible(settings.text_view);
  settings_ = settings;
  if (language_changed) {
    set_language(settings_.language);
    host_.set_page_language(settings_.language == app::Language::fr ? "fr" : "en", tr(Str::page_title));
  }
  host_.storage_write(kSettingsKey, app::settings_text(settings_));
}

void App::hand_out_link(bool whole_game, bool share) {
  const std::string link = whole_game ? app::game_link(session_->record_to_cursor()) : app::deal_link(session_->spec());
  if (link.empty()) return notice(tr(Str::link_too_long));
  const std::string address = host_.page_address() + '#' + link;
  share ? host_.share(tr(Str::page_title), address) : host_.copy_text(address);
}

/// The link stays in the address until the player has answered, so that a reload asks again.
void App::open_link_text(std::string_view text) {
  auto link = app::read_link(text);
  if (!link) {
    host_.set_url_fragment("");
    message_of_damage_ = false;
    message_ = std::string(tr(Str::link_bad)) + ' ' + refusal_text(link.error());
    open(Panel::message);
    return;
  }
  offered_ = std::move(link.value());
  open(Panel::open_link);
}

void App::open_file_text(std::string_view text) {
  auto session = app::read_save(text);
  if (!session) {
    message_of_damage_ = false;
    message_ = std::string(tr(Str::file_bad)) + ' ' + refusal_text(session.error());
    open(Panel::message);
    return;
  }
  if (may_change_game()) replace_game(std::move(session.value()));
}

void App::drop_offer() {
  offered_.reset();
  accept_when_owned_ = false;
  host_.set_url_fragment("");
}

/// The player wants the game of the link: in this tab, then, wherever the running game is played.
void App::accept_link() {
  accept_when_owned_ = !owns_tab_;
  if (!owns_tab_) return host_.tab_take();
  if (!offered_->whole_game) {
    form_.take_deal(offered_->record.spec);
    drop_offer();
    open(Panel::new_game);
    return;
  }
  auto session = app::Session::open(offered_->record);
  drop_offer();
  if (session) replace_game(std::move(session.value()));  // it was read through once already
}

/// The legal action with that index, written as digits and nothing else.
std::optional<int> App::action_index(std::string_view digits) const {
  int index = -1;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), index);
  const bool whole = error == std::errc() && end == digits.data() + digits.size();
  if (!whole || index < 0 || index >= session_->position().legal_count()) return std::nullopt;
  return index;
}

void App::on_event(const app::Event& event) {
  switch (event.kind) {
    case app::EventKind::text_entered:
      if (event.id == "link")
        open_link_text(event.text);
      else if (const auto refused = form_.answered(event))
        notice(*refused);
      break;
    case app::EventKind::text_cancelled: break;
    case app::EventKind::file_chosen: open_file_text(event.text); break;
    case app::EventKind::file_refused: notice(tr(Str::file_bad)); break;
    case app::EventKind::copied: notice(tr(event.text == "ok" ? Str::copied : Str::copy_failed)); break;
    case app::EventKind::link_opened:
      if (!event.text.empty()) open_link_text(event.text);
      break;
    case app::EventKind::worker_reply: computer_answered(event); break;
    case app::EventKind::worker_failed:
      if (event.id == asked_id_) computer_failed();
      break;
    case app::EventKind::activate:
      if (event.id.rfind("act:", 0) == 0) {
        const auto index = action_index(std::string_view(event.id).substr(4));
        if (index && showing().may_act) play(*index);
      } else {
        targets_.press(event.id);
      }
      break;
    case app::EventKind::page_hidden: save(); break;
    case app::EventKind::page_shown:
    case app::EventKind::preferences: break;
    case app::EventKind::tab_owned:
      if (!owns_tab_) take_stored_game();  // the other tab has played on
      owns_tab_ = true;
      if (accept_when_owned_ && offered_) accept_link();
      break;
    case app::EventKind::tab_lost:
      owns_tab_ = false;
      stop_computer();
      break;
    case app::EventKind::storage_changed:
      if (!owns_tab_) take_stored_game();
      break;
  }
}

std::string App::test_query(std::string_view what, std::string_view argument) {
  JsonWriter json;
  if (what == "state") {
    constexpr std::array<std::string_view, 12> kPanels{"none",       "menu",      "new_game", "share",
                                                       "statistics", "settings",  "help",     "about",
                                                       "log",        "open_link", "ending",   "message"};
    const app::Game& game = session_->position();
    json.begin_object().text("panel", kPanels[static_cast<std::size_t>(panel_)]);
    json.text("hash", splendor::hex16(game.hash())).number("cursor", static_cast<double>(session_->cursor()));
    json.number("length", static_cast<double>(session_->length()))
        .number("toAct", game.to_act())
        .boolean("over", game.over());
    json.boolean("mayAct", showing().may_act)
        .boolean("thinking", !asked_id_.empty())
        .text("status", screen_->status(showing()));
    json.text("seed", splendor::seed_code(session_->spec().seed)).text("notice", notice_).text("message", message_);
    json.number("players", game.players()).text("link", app::game_link(session_->record_to_cursor()));
    json.text("deal", app::deal_link(session_->spec())).text("options", app::options_text(session_->spec()));
    json.boolean("moving", screen_->in_motion(time_ms_)).text("focus", targets_.focused()).end_object();
  } else if (what == "legal") {
    json.begin_array();
    for (int i = 0; i < session_->position().legal_count(); ++i) json.text(session_->position().action_text(i));
    json.end_array();
  } else if (what == "log") {
    json.begin_array();
    for (std::size_t i = 0; i < session_->cursor(); ++i) json.text(session_->action_text(i));
    json.end_array();
  } else if (what == "targets") {
    json.begin_array();
    for (const Target& target : targets_.all()) {
      json.begin_object()
          .text("id", target.id)
          .text("label", target.label)
          .number("x", static_cast<double>(target.rect.x));
      json.number("y", static_cast<double>(target.rect.y))
          .number("w", static_cast<double>(target.rect.w))
          .number("h", static_cast<double>(target.rect.h));
      json.boolean("enabled", target.enabled).boolean("pressed", target.pressed).end_object();
    }
    json.end_array();
  } else if (what == "act") {
    const auto index = action_index(argument);
    if (index) play(*index);
    json.begin_object().boolean("ok", index.has_value()).end_object();
  } else if (what == "seed") {
    const auto seed = splendor::read_seed(argument);
    if (seed) form_.reset(&*session_, seed.value()), next_seed_ = seed.value();
    json.begin_object().boolean("ok", seed.ok()).end_object();
  } else if (what == "press") {
    targets_.press(argument);
    json.begin_object().boolean("ok", true).end_object();
  } else if (what == "anim") {
    animations_off_ = argument == "off";
    json.begin_object().boolean("ok", true).end_object();
  }
  return json.result();
}

}  // namespace ui
