#include "ui/mirror.h"

#include "base/seed.h"
#include "ui/far_bar.h"
#include "ui/game_row.h"
#include "ui/words.h"

namespace ui {

namespace {

void write_buttons(JsonWriter& json, const Targets& targets) {
  json.begin_array("buttons");
  for (const Control& control : targets.all()) {
    if (control.on_table) continue;
    json.begin_object().text("id", control.id).text("label", control.label).boolean("enabled", control.enabled);
    if (!control.hint.empty()) json.text("hint", control.hint);
    if (control.pressed) json.boolean("pressed", true);
    json.end_object();
  }
  json.end_array();
}

}  // namespace

std::string heading_of(const Moment& moment, const GameScreen& table) {
  const app::GameSpec& spec = moment.session.spec();
  return table.title() + ", " + tr(words::open_deal, game_row(spec.kind).setup_words(spec), base::seed_code(spec.seed));
}

std::string status_of(const Moment& moment, const GameScreen& table) {
  const app::Game& game = moment.session.position();
  std::string before;
  const auto say = [&](std::string_view words) { before += std::string(words) + ". "; };
  if (!game.over()) say(tr(words::round_n, std::to_string(game.round())));
  if (moment.session.can_redo()) say(tr(words::earlier_moment));
  if (game.last_round()) say(tr(words::last_round));
  const std::string far = far_words(moment.session);
  const std::string now = before + table.status(moment);
  return far.empty() ? now : followed(now, far);
}

void Mirror::write(const Moment& moment, const GameScreen& table, const std::optional<TableNote>& note,
                   const Targets& targets, const Panels& panels, const app::Settings& settings) {
  moment_ = moment.number;
  JsonWriter buttons;
  write_buttons(buttons, targets);
  Made made{moment.number,
            table.view_number(moment),
            panels.open(),
            panels.views_made(),
            moment.session.unsent(),
            moment.session.can_redo(),
            note ? text_of(*note) : std::string(),
            buttons.result()};
  if (made_for_ == made) return;
  std::string status = status_of(moment, table);
  if (note) status = followed(std::move(status), made.note);
  made_for_ = std::move(made);
  ++made_;
  JsonWriter json;
  json.begin_object()
      .number("moment", static_cast<double>(moment.number))
      .text("lang", base::facts(settings.language).code)
      .text("heading", heading_of(moment, table))
      .text("status", status);
  if (panels.any()) {
    json.begin_object("dialog").text("title", panels.title()).begin_array("text");
    for (const std::string& words : panels.words()) json.text(words);
    json.end_array();
    write_buttons(json, targets);
    json.end_object();
  }
  table.mirror(json, moment);
  if (!panels.any()) {
    json.begin_object("controls").text("title", tr(words::menu));
    write_buttons(json, targets);
    json.end_object();
  }
  json.begin_object("log").text("title", tr(words::log)).begin_array("lines");
  for (std::size_t i = 0; i < moment.session.cursor(); ++i) json.text(table.log_line(moment, i));
  if (const std::string bound = bound_words(moment.session.position()); !bound.empty()) json.text(bound);
  json.end_array().end_object().end_object();
  if (json.result() == last_) return;
  last_ = json.result();
  host_.mirror_show(last_);
}

}  // namespace ui
