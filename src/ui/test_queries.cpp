// Queries and settings for tests of the running program (web/test_hooks.js).
#include "app/link.h"
#include "base/hash.h"
#include "base/seed.h"
#include "base/words.h"
#include "ui/app.h"

namespace ui {

std::string App::test_query(std::string_view what, std::string_view argument) {
  JsonWriter json;
  const app::Session& session = parts_.game.session();
  const app::Game& game = session.position();
  const auto done = [&](bool ok) {
    json.begin_object().boolean("ok", ok).end_object();
    return json.result();
  };
  if (what == "state") {
    double wait_ms = 0;
    const Control* tooltip = targets_.tooltip(wait_ms);
    json.begin_object()
        .text("panel", panel_rows()[static_cast<std::size_t>(parts_.panels.open())].name)
        .text("hash", base::hex16(game.hash()))
        .number("cursor", static_cast<double>(session.cursor()))
        .number("length", static_cast<double>(session.length()))
        .number("toAct", game.to_act())
        .boolean("over", game.over())
        .boolean("mayAct", parts_.game.flow().may_act())
        .boolean("thinking", parts_.game.computers().thinking())
        .text("status", parts_.game.table().status(parts_.game.moment()))
        .text("seed", base::seed_code(session.spec().seed))
        .text("notice", parts_.notices.text())
        .text("message", parts_.panels.message().text)
        .number("players", game.players())
        .text("link", app::game_link(session.record_to_cursor()))
        .text("deal", app::deal_link(session.spec()))
        .text("options", app::options_text(session.spec()))
        .boolean("moving", parts_.game.shows_a_turn())
        .number("views", parts_.game.table().views_made())
        .number("panelViews", parts_.panels.views_made())
        .number("mirrors", mirror_.made())
        .number("notes", parts_.game.notes_made())
        .text("focus", targets_.focused())
        .text("tooltip", tooltip != nullptr ? tooltip->id : "")
        .begin_array("ringed");
    for (const std::string& id : parts_.game.table().ringed()) json.text(id);
    json.end_array().end_object();
  } else if (what == "legal") {
    json.begin_array();
    for (int i = 0; i < game.legal_count(); ++i) json.text(game.action_text(i));
    json.end_array();
  } else if (what == "log") {
    json.begin_array();
    for (std::size_t i = 0; i < session.cursor(); ++i) json.text(session.action_text(i));
    json.end_array();
  } else if (what == "targets") {
    json.begin_array();
    for (const Control& control : targets_.all())
      json.begin_object()
          .text("id", control.id)
          .text("label", control.label)
          .number("x", static_cast<double>(control.rect.x))
          .number("y", static_cast<double>(control.rect.y))
          .number("w", static_cast<double>(control.rect.w))
          .number("h", static_cast<double>(control.rect.h))
          .boolean("enabled", control.enabled)
          .boolean("pressed", control.pressed)
          .end_object();
    json.end_array();
  } else if (what == "act") {
    const auto index = base::read_number<int>(argument);
    const bool legal = index && *index >= 0 && *index < parts_.game.flow().position().legal_count();
    if (legal) parts_.game.play(*index);
    return done(legal);
  } else if (what == "seed") {
    const auto seed = base::read_seed(argument);
    if (seed) {
      parts_.seeds.set(seed.value());
      parts_.form.reset(&session, seed.value());
      parts_.panels.remake();
    }
    return done(seed.ok());
  } else if (what == "press") {
    presses_.push_back({std::string(argument), parts_.game.flow().moment()});
    return done(true);
  } else if (what == "language") {
    app::Settings changed = parts_.settings.get();
    changed.language = base::language_of(argument);
    carry_out(intent::Change{changed});
    return done(true);
  } else if (what == "anim") {
    parts_.settings.set_animations_off(argument == "off");
    return done(true);
  }
  return json.result();
}

}  // namespace ui
