#include "ui/default_form.h"

#include "base/words.h"
#include "ui/art/in_middle.h"
#include "ui/default_table.h"

namespace ui {

namespace {

constexpr std::size_t kMostSeats = 9;  ///< what a form can name with one digit
constexpr std::string_view kPlayersOption = "players=";

bool can_be(app::GameKind kind, std::size_t players) {
  return app::parse_options(kind, std::string(kPlayersOption) + std::to_string(players)).ok();
}

SeatLook seats_of(app::GameKind kind) {
  SeatLook look{.least = kMostSeats, .most = 1, .draw_sign = draw_in_middle<default_table::draw_seat>};
  for (std::size_t players = 1; players <= kMostSeats; ++players) {
    if (!can_be(kind, players)) continue;
    look.least = std::min(look.least, players);
    look.most = players;
  }
  look.least = std::min(look.least, look.most);
  return look;
}

std::string without_players(const app::GameSpec& spec) {
  const std::string text = app::options_text(spec);
  std::string others;
  for (base::Fields words(text, ' '); !words.done();)
    if (const std::string_view word = words.next(); word.rfind(kPlayersOption, 0) != 0)
      others += ' ' + std::string(word);
  return others;
}

}  // namespace

DefaultForm::DefaultForm(app::GameKind kind) : GameForm(seats_of(kind), "normal"), kind_(kind) {}

std::size_t DefaultForm::take_setup(const app::GameSpec& spec) {
  const auto game = app::start_game(spec);
  if (!game) return 0;
  others_ = without_players(spec);
  return static_cast<std::size_t>(game.value()->players());
}

app::GameSpec DefaultForm::spec(std::uint64_t seed) const {
  const auto options =
      app::parse_options(kind_, std::string(kPlayersOption) + std::to_string(seats().size()) + others_);
  return {.kind = kind_, .options = options ? options.value() : 0, .seed = seed};
}

std::string default_setup_words(const app::GameSpec& spec) {
  return tr(words::players_n, std::to_string(app::start_game(spec).value()->players())) + without_players(spec);
}

}  // namespace ui
