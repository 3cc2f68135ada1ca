// A game's part of the new-game form: seats and options. Its controls change it by their ids; it is shown in a panel and
// starts nothing itself.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "app/people.h"
#include "app/session.h"
#include "app/settings.h"
#include "app/statistics.h"
#include "engine/game.h"
#include "ui/character.h"
#include "ui/panels/panel_view.h"
#include "ui/words.h"

namespace ui {

/// A level that a form offers.
struct OfferedLevel {
  std::string_view name;  ///< of base::kLadder
  Text words;
};

/// For games that distinguish no more levels than these.
inline constexpr std::array<OfferedLevel, 3> kFewLevels{
    {{"easy", words::level_easy}, {"normal", words::level_normal}, {"hard", words::level_hard}}};

/// The options for seats in a game's form.
struct SeatLook {
  std::size_t least = 2, most = 4;
  /// In ascending strength. If they are few, one control chooses between a person and them; else the strength of a computer
  /// has a control of its own.
  std::span<const OfferedLevel> levels = kFewLevels;
  void (*draw_sign)(const Canvas& canvas, const Rect& rect, int seat) = nullptr;
  std::span<const Text> signs{};            ///< names of the signs, in their order; none: they cannot be chosen
  std::span<const Character> characters{};  ///< that its computers may have
  void (*draw_character)(const Canvas& canvas, const Rect& rect, int look) = nullptr;  ///< CharacterLook::number
};

class GameForm {
 public:
  virtual ~GameForm() = default;

  /// Players and setup of the last game. Precondition: it was one of this kind.
  void reset(const app::Session& last);
  /// A rematch: another deal, with the next seat to begin. Precondition: as for reset().
  app::GameRecord rematch(const app::Session& last, std::uint64_t seed);
  /// Takes the setup of an offered deal; the players stay.
  void take_deal(const app::GameSpec& spec);

  virtual void build(PanelBuilder& build, const app::Settings& settings) const = 0;
  /// A press of one of its controls; those of the seats are handled by the base class.
  virtual void press(std::string_view id);
  void set_name(std::size_t seat, std::string_view name);

  /// The persons known on this device: local seats without a name get theirs.
  void set_people(const app::People& people);
  /// The same, with the names and signs that were changed in the form.
  const app::People& people() const { return people_; }
  /// The strengths that the player has beaten in this game.
  void set_ladder(app::Ladder ladder) { ladder_ = std::move(ladder); }

  /// The game to start, its seats rotated so that the chosen one begins: by most games' rules seat 0 does.
  virtual app::GameRecord record(std::uint64_t seed) const;

 protected:
  GameForm(const SeatLook& look, std::string_view rival);

  /// Takes the setup of a spec; returns its number of players, 0 if it is not known.
  virtual std::size_t take_setup(const app::GameSpec& spec) = 0;
  virtual app::GameSpec spec(std::uint64_t seed) const = 0;

  /// A row for each seat, and a button for one more.
  void build_seats(PanelBuilder& build) const;
  const std::vector<app::Seat>& seats() const { return seats_; }

  /// The row for who begins, which cycles through the seats, by lot, and the loser of the last game.
  void build_first(PanelBuilder& build) const;
  /// The seat that begins; none: by lot.
  std::optional<std::size_t> first() const;
  void set_first(std::optional<std::size_t> seat);

 private:
  enum class First : std::uint8_t { seat, lot, loser };
  /// A computer that is new at the table: of the game's characters the one that sits there least often.
  app::Seat computer(std::string_view level) const;
  void build_seat(PanelBuilder& build, std::size_t index) const;
  /// The name that it has in the form, with a number where another one has the same.
  std::string shown_name(std::size_t seat) const;
  void build_sign(PanelBuilder& build, const Rect& rect, std::size_t index) const;
  void build_name(PanelBuilder& build, const Rect& rect, std::size_t index) const;
  app::Person& person_at(std::size_t place);
  void next_sign(std::size_t seat);
  void build_strength(PanelBuilder& build, std::size_t index) const;
  void build_character(PanelBuilder& build, std::size_t index) const;
  bool has_ladder() const { return look_.levels.size() > kFewLevels.size(); }
  /// Index of "far away" among the kinds of a seat: the last.
  std::size_t far_kind() const { return has_ladder() ? 2 : look_.levels.size() + 1; }
  /// Index among the offered levels; their number for any other level.
  std::size_t level_at(std::size_t seat) const;
  void next_first();
  void set_loser(std::optional<std::size_t> seat);

  SeatLook look_;
  std::vector<app::Seat> seats_;
  app::People people_;
  app::Ladder ladder_;
  First first_ = First::seat;
  std::size_t first_seat_ = 0;        ///< for First::seat; the first one where there is none of that number
  std::optional<std::size_t> loser_;  ///< of the last game, where one alone has lost
};

/// With the setup of a game whose rules are known.
template <class Game>
class GameFormOf : public GameForm {
 protected:
  using Setup = typename Game::Setup;

  GameFormOf(const SeatLook& look, std::string_view rival, const Setup& setup) : GameForm(look, rival), setup_(setup) {}

  std::size_t take_setup(const app::GameSpec& spec) override {
    const auto setup = Game::unpack_options(spec.options);
    if (!setup) return 0;
    setup_ = setup.value();
    return setup_.players;
  }
  app::GameSpec spec_of(const Setup& setup, std::uint64_t seed) const {
    return {.kind = engine::kind_of<Game>(), .options = pack_options(setup), .seed = seed};
  }

  Setup setup_;
};

}  // namespace ui
