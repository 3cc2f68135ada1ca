#include "ui/panels/new_game.h"

#include <algorithm>

#include "base/seed.h"
#include "ui/daily.h"
#include "ui/panels/panel.h"

namespace ui {

NewGameForm::NewGameForm() {
  for (const GameRow& row : game_rows()) forms_.push_back(row.make_form());
}

void NewGameForm::choose(app::GameKind kind) {
  chosen_ = static_cast<std::size_t>(&game_row(kind) - game_rows().data());
}

void NewGameForm::reset(const app::Session* last, std::uint64_t seed) {
  set_seed(seed);
  if (last == nullptr) return;
  choose(last->spec().kind);
  forms_[chosen_]->reset(*last);
}

app::GameRecord NewGameForm::rematch(const app::Session& last, std::uint64_t seed) {
  set_seed(seed);
  choose(last.spec().kind);
  return forms_[chosen_]->rematch(last, seed_);
}

void NewGameForm::take_deal(const app::GameSpec& spec) {
  set_seed(spec.seed);
  choose(spec.kind);
  forms_[chosen_]->take_deal(spec);
}

void NewGameForm::set_people(const app::People& people) {
  for (const auto& form : forms_) form->set_people(people);
}

void NewGameForm::remember_wins(const app::Statistics& statistics) {
  for (std::size_t i = 0; i < forms_.size(); ++i)
    forms_[i]->set_ladder(statistics.games().empty() ? app::Ladder() : statistics.ladder(game_rows()[i].kind));
}

void NewGameForm::set_seed(std::uint64_t seed) { seed_ = seed & base::kSeedMask; }

void NewGameForm::named(std::string_view id, std::string_view name) {
  if (id.size() == 6 && id.substr(0, 5) == "name:")
    forms_[chosen_]->set_name(static_cast<std::size_t>(id[5] - '1'), name);
}

void NewGameForm::press(std::string_view id, std::uint64_t fresh_seed) {
  if (id == "seed:new") return set_seed(fresh_seed);
  for (const GameRow& row : game_rows())
    if (id == "game:" + std::string(app::kind_name(row.kind))) return choose(row.kind);
  forms_[chosen_]->press(id);
}

/// For each game a picture to press, with its name and age below it.
void NewGameForm::build_games(PanelBuilder& build) const {
  const Theme& theme = build.canvas.theme;
  const float scale = std::min(build.scale(), 1.5f), between = 12;
  const auto count = static_cast<float>(game_rows().size());
  // Where the window is low the picture stands beside the words, so that the players are in sight.
  const bool low = build.page_height() < 300 * scale;
  const Rect line = build.take((low ? 56 : 128) * scale);
  const float w = (line.w - between * (count - 1)) / count;
  const float label = type::kBody * build.scale(), small = type::kLabel * build.scale();
  Rect rect{line.x, line.y, w, line.h};
  for (std::size_t i = 0; i < game_rows().size(); ++i) {
    const GameRow& row = game_rows()[i];
    const bool chosen = i == chosen_;
    const std::string id = "game:" + std::string(app::kind_name(row.kind));
    const int control = build.press(
        {.id = id, .rect = rect, .label = std::string(tr(row.name)) + ", " + tr(row.age), .pressed = chosen},
        intent::PressForm{id});
    build.surface(rect, chosen ? Surface::chosen_panel : Surface::well, space::kRadius);
    build.focus_ring(rect, space::kRadius, control);
    const Rect cover = low ? Rect{rect.x, rect.y, rect.w * 0.36f, rect.h} : Rect{rect.x, rect.y, rect.w, 84 * scale};
    const Rect words = low ? Rect{cover.right(), rect.y, rect.w - cover.w, rect.h} : rect;
    const float foot = words.bottom() - 8 - small * 1.25f;
    const Align align = low ? Align::left : Align::centre;
    const auto fitting = [&](const char* text, float size, Face face) {
      return size_in_line(build.canvas, words.w - 12, text, size, face);
    };
    build.line(
        {words.x + 6, foot - label * 1.25f, words.w - 12, label * 1.25f}, tr(row.name),
        {.face = Face::black, .size = fitting(tr(row.name), label, Face::black), .colour = theme.text, .align = align});
    const Rect age{words.x + 6, foot, words.w - 12, small * 1.25f};
    TextStyle style{.size = fitting(tr(row.age), small, Face::regular), .colour = theme.muted, .align = align};
    if (text_width(build.canvas, tr(row.age), style.face, style.size) <= age.w) {
      build.line(age, tr(row.age), style);
    } else {  // in two lines rather than cut
      style.size = fitting_size(build.canvas, age.w, age.h, tr(row.age), small, style.face, type::kLeastNumeral);
      build.ViewBuilder::paragraph(age.x, age.y, age.w, tr(row.age), style);
    }
    if (row.draw_cover != nullptr) build.picture(cover, row.draw_cover);
    rect.x += w + between;
  }
  build.gap(12);
}

/// The words stand above the code where they would leave it too little room.
void NewGameForm::build_seed(PanelBuilder& build) const {
  const float scale = build.scale(), again = space::kTarget, size = type::kBody * scale;
  const TextStyle style{.size = size, .colour = build.canvas.theme.text};
  const std::string code = base::seed_code(seed_);
  const float words_w = std::max(90 * scale, text_width(build.canvas, tr(words::seed), style.face, size) + 12);
  const auto field_in = [&](const Rect& line, float left) {
    return Rect{line.x + left, line.y, line.w - left - again - 8, line.h};
  };
  const bool above = !button_has_room(build.canvas, field_in({0, 0, build.width(), space::kTarget}, words_w), code);
  if (above) build.line(build.take(size * kLineHeight + 4), tr(words::seed), style);
  const Rect line = build.take(space::kTarget);
  if (!above) build.line({line.x, line.y, words_w, line.h}, tr(words::seed), style);
  build.button(field_in(line, above ? 0 : words_w), {.id = "seed", .label = code, .hint = tr(words::change_seed)},
               intent::Ask{{.id = "seed",
                            .title = tr(words::change_seed),
                            .label = tr(words::seed_label),
                            .value = code,
                            .max_length = 60,
                            .ok = tr(words::confirm),
                            .cancel = tr(words::cancel)}});
  build.icon_button({line.right() - again, line.y, again, line.h},
                    {.id = "seed:new", .label = tr(words::random_seed), .icon = Icon::replay},
                    intent::PressForm{"seed:new"});
  build.gap(4);
  build.paragraph(tr(words::seed_hint), true);
}

void NewGameForm::build(PanelBuilder& build, const app::Settings& settings) const {
  build_games(build);
  forms_[chosen_]->build(build, settings);
  build_seed(build);
}

namespace {

/// The tutorial button for newcomers to the chosen game, above all options.
void build_never_played(PanelBuilder& build, const GameRow& row, const app::Settings& settings) {
  const bool course = !row.courses.empty() && !row.guided;
  if (!course && !(row.guided && settings.guide)) return;
  build.button({.id = "learn", .label = tr(words::never_played), .kind = ButtonKind::primary, .icon = Icon::book},
               course ? Intent(intent::Learn{row.kind}) : intent::StartGame{});
  build.paragraph(tr(words::never_played_hint), true);
}

}  // namespace

PinnedButton start_of_form(const PanelContext&) {
  return {{.id = "start", .label = tr(words::start_game), .kind = ButtonKind::primary, .icon = Icon::play},
          intent::StartGame{}};
}

void build_new_game(PanelBuilder& build, const PanelContext& context) {
  if (context.newcomer) {
    build_never_played(build, context.form.row(), context.settings);
  } else if (game_of_days() != nullptr) {
    build.button({.id = "today", .label = tr(words::day_deal), .icon = Icon::calendar}, intent::ShowDay{});
    build.gap(4);
  }
  context.form.build(build, context.settings);
  if (context.moment.session.length() > 0 && !context.moment.session.position().over())
    build.paragraph(tr(words::replaces_running), true);
}

}  // namespace ui
