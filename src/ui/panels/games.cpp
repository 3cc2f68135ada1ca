// My games: every game of the library with a small picture, its set-up and state; and the question before a game that could
// not be stored is given up.
#include <algorithm>

#include "ui/game_switcher.h"

namespace ui {

std::string game_title(const app::Library::Game& game) {
  if (!game.name.empty()) return game.name;
  if (!game.readable()) return tr(words::unreadable_game);
  std::string names;
  for (int seat = 0; seat < static_cast<int>(game.seats.size()); ++seat)
    names += (seat == 0 ? "" : ", ") + seat_name(game.spec.kind, game.seats, seat);
  return names;
}

namespace {

/// "Round 5 • Anna to play", or who won.
std::string state_of(const app::Library::Game& game) {
  const app::Game& position = *game.position;
  const auto name = [&](int seat) { return seat_name(game.spec.kind, game.seats, seat); };
  const auto turn = [&](int seat) {
    if (!game.seats[static_cast<std::size_t>(seat)].far) return turn_words(game.spec.kind, game.seats, seat);
    return tr(game.unsent ? words::far_to_send : words::far_turn, name(seat));
  };
  if (!position.over())
    return tr(words::round_n, std::to_string(position.round())) + " \u2022 " + turn(position.to_act());
  return victory_words(game.spec.kind, game.seats, position.winners(), words::stats_winners);
}

std::vector<std::string> lines_of(const app::Library::Game& game) {
  if (!game.readable()) return {game.problem ? text_of(*game.problem) : std::string()};
  std::string setup = game_row(game.spec.kind).setup_words(game.spec);
  if (!game.name.empty()) {
    app::Library::Game nameless = game;
    nameless.name.clear();
    setup = followed(game_title(nameless), setup);
  }
  return {setup, state_of(game), game.saved_words};
}

void build_entry(PanelBuilder& build, const app::Library::Game& game, bool playing, bool may_change) {
  const Theme& theme = build.canvas.theme;
  const float scale = build.scale(), size = type::kBody * scale, small = 14 * scale, pad = 10;
  const std::string title = game_title(game);
  const std::vector<std::string> lines = lines_of(game);
  const float picture_w = std::min(88 * scale, build.width() * 0.26f), picture_h = picture_w * 0.8f;
  const float words_x = pad + picture_w + 12, words_w = build.width() - words_x - pad;
  const auto height_of = [&](const std::string& words, Face face, float text) {
    return words.empty() ? 0.0f : paragraph_height(build.canvas, words_w, words, face, text);
  };
  float words_h = height_of(title, Face::bold, size) + 2;
  for (const std::string& line : lines) words_h += height_of(line, Face::regular, small) + 2;
  const float head = std::max(picture_h, words_h) + pad + 4;  // buttons follow, with a margin of their own
  const Rect box = build.take(head + space::kTarget + 4);

  std::string said = title;
  for (const std::string& line : lines)
    if (!line.empty()) said = followed(std::move(said), line);
  if (playing) said = followed(std::move(said), tr(words::game_on_table));
  const Rect open{box.x, box.y, box.w, head};
  build.surface(box, playing ? Surface::chosen_panel : Surface::well, space::kRadius);
  const int control = build.press({.id = "open:" + game.id,
                                   .rect = open,
                                   .label = said,
                                   .hint = tr(game.readable() ? words::open : words::unreadable_hint),
                                   .enabled = game.readable()},
                                  intent::OpenGame{game.id});
  build.focus_ring(open, space::kRadius, control);
  const Rect picture{box.x + pad, box.y + pad, picture_w, picture_h};
  if (game.readable())
    build.add(SmallGamePiece{picture, game_row(game.spec.kind).small_picture(*game.position)});
  else
    build.icon(Icon::warning, picture.centre_x(), picture.centre_y(), 32 * scale, theme.muted);
  float y = box.y + pad;
  const auto words = [&](const std::string& text, Face face, float text_size, ImU32 colour) {
    if (!text.empty())
      y += build.ViewBuilder::paragraph(box.x + words_x, y, words_w, text,
                                        {.face = face, .size = text_size, .colour = colour}) +
           2;
  };
  words(title, Face::bold, size, theme.text);
  for (const std::string& line : lines) words(line, Face::regular, small, theme.muted);

  float right = box.right() - pad + 4;
  const auto tool = [&](const char* what, Text label, Icon icon, bool enabled, std::string hint, Intent intent) {
    right -= space::kTarget;
    build.icon_button({right, box.bottom() - space::kTarget - 2, space::kTarget, space::kTarget},
                      {.id = std::string(what) + ':' + game.id,
                       .label = tr(label, title),
                       .icon = icon,
                       .enabled = enabled,
                       .hint = std::move(hint)},
                      std::move(intent));
    right -= 4;
  };
  const std::string other_tab = may_change ? std::string() : tr(words::other_tab);
  tool("delete", words::delete_game, Icon::trash, may_change && !playing,
       playing ? tr(words::delete_not_played) : other_tab, intent::DeleteGame{game.id});
  tool("export", words::export_one, Icon::download, true, tr(words::file_reveals), intent::ExportGame{game.id});
  if (game.readable())
    tool("rename", words::rename_game, Icon::edit, may_change, other_tab, intent::RenameGame{game.id});
  if (playing)
    build.line({box.x + pad + 4, box.bottom() - space::kTarget - 2, right - box.x - pad - 4, space::kTarget},
               tr(words::game_on_table), {.face = Face::bold, .size = small, .colour = theme.text});
  build.gap(8);
}

void build_import(PanelBuilder& build) {
  build.button({.id = "games:import", .label = tr(words::import_games), .icon = Icon::upload}, intent::ChooseFile{});
}

}  // namespace

void build_games(PanelBuilder& build, const PanelContext& context) {
  if (const std::string_view deleted = context.switcher.deleted(); !deleted.empty()) {
    build.paragraph(tr(words::game_deleted, deleted));
    build.button(
        {.id = "games:restore", .label = tr(words::restore_game), .kind = ButtonKind::primary, .icon = Icon::undo},
        intent::RestoreGame{});
  }
  const std::vector<app::Library::Game>& games = context.switcher.games();
  if (games.empty()) build.paragraph(tr(words::games_none));
  for (const app::Library::Game& game : games)
    build_entry(build, game, game.id == context.library.playing(), context.flow.owns_game());
  build.gap(8);
  if (!games.empty())
    build.button({.id = "games:export",
                  .label = tr(words::export_games),
                  .icon = Icon::download,
                  .hint = tr(words::file_reveals)},
                 intent::ExportAllGames{});
  build_import(build);
  build.paragraph(tr(words::games_hint), true);
}

void build_not_stored(PanelBuilder& build, const PanelContext& context) {
  const bool blocked = context.library.stored() == app::StoreResult::blocked;
  build.paragraph(tr(blocked ? words::not_stored_blocked : words::not_stored_full));
  build.button({.id = "keep:file",
                .label = tr(words::export_game),
                .kind = ButtonKind::primary,
                .icon = Icon::download,
                .hint = tr(words::file_reveals)},
               intent::SaveFile{});
  build.button({.id = "keep:again", .label = tr(words::store_again), .icon = Icon::replay}, intent::StoreAgain{});
  build.button({.id = "keep:back", .label = tr(words::back_to_mine), .icon = Icon::arrow_left}, intent::ClosePanel{});
  if (context.switcher.waits())
    build.button({.id = "keep:go", .label = tr(words::let_go), .kind = ButtonKind::quiet}, intent::LetGo{});
  if (const std::string_view deleted = context.switcher.deleted(); !deleted.empty()) {
    build.paragraph(tr(words::game_deleted, deleted));
    build.button({.id = "games:restore", .label = tr(words::restore_game), .icon = Icon::undo}, intent::RestoreGame{});
  }
  const std::vector<app::Library::Game> may_go = context.switcher.may_go();
  if (may_go.empty()) return;
  build.gap(8);
  build.heading(tr(words::make_room));
  for (const app::Library::Game& game : may_go) build_entry(build, game, false, context.flow.owns_game());
}

}  // namespace ui
