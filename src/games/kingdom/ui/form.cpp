#include "games/kingdom/ui/form.h"

#include <algorithm>

#include "games/kingdom/rules/data/sections.h"
#include "games/kingdom/ui/art/pieces.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/words.h"
#include "ui/art/in_middle.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

constexpr std::array<OfferedLevel, 3> kLevels{
    {{"easy", words::level_easy}, {"normal", words::level_normal}, {"hard", words::level_hard}}};
constexpr std::array<Text, kMaxTravellers> kAnimals{words::animal_fox, words::animal_bear, words::animal_hare,
                                                    words::animal_hedgehog};
constexpr SeatLook kSeats{.least = kMinTravellers,
                          .most = kMaxTravellers,
                          .levels = kLevels,
                          .draw_sign = draw_in_middle<draw_pawn_badge>,
                          .signs = kAnimals};
constexpr std::array<Text, 3> kSectionNames{words::form_section_port, words::form_section_centre,
                                            words::form_section_palace};

}  // namespace

Form::Form() : GameFormOf(kSeats, "easy", {.full = false}) { set_first(std::nullopt); }

std::size_t Form::take_setup(const app::GameSpec& spec) {
  const std::size_t players = GameFormOf::take_setup(spec);
  if (players == 0) return 0;
  set_first(setup_.first == kRandomSeat ? std::nullopt : std::optional<std::size_t>(setup_.first));
  choose_maps_ = std::any_of(setup_.sides.begin(), setup_.sides.end(), [](Side side) { return side != Side::random; });
  return players;
}

app::GameSpec Form::spec(std::uint64_t seed) const {
  Setup setup = setup_;
  setup.players = static_cast<std::uint8_t>(seats().size());
  setup.first = first() ? static_cast<std::uint8_t>(*first()) : kRandomSeat;
  setup.mysteries = setup.mysteries && setup.full;
  if (!choose_maps_) setup.sides = {Side::random, Side::random, Side::random};
  return spec_of(setup, seed);
}

void Form::press(std::string_view id) {
  if (id == "maps") {
    choose_maps_ = !choose_maps_;
  } else if (id == "journey:0" || id == "journey:1") {
    setup_.full = id == "journey:1";
  } else if (id == "mysteries") {
    setup_.mysteries = !(setup_.full && setup_.mysteries);
    if (setup_.mysteries) setup_.full = true;
  } else if (id.substr(0, 8) == "section:" && id.size() == 9) {
    const auto section = static_cast<std::size_t>(id[8] - '1');
    if (section < kSections) {
      Side& side = setup_.sides[section];
      side = static_cast<Side>((static_cast<int>(side) + 1) % 3);
    }
  } else {
    GameForm::press(id);
  }
}

/// A row for each section; pressing it goes to the next side.
void Form::build_maps(PanelBuilder& build) const {
  build.toggle("maps", tr(words::form_maps), choose_maps_, intent::PressForm{"maps"});
  if (!choose_maps_) return;
  for (std::size_t section = 0; section < kSections; ++section) {
    if (section == 1 && !setup_.full) continue;
    const Side side = setup_.sides[section];
    const bool random = side == Side::random;
    const SectionSide& facts = kSectionSides[2 * section + (random ? 0 : static_cast<std::size_t>(side))];
    const std::string id = "section:" + std::to_string(section + 1);
    build.row(id, tr(kSectionNames[section]), Icon::swap, intent::PressForm{id},
              random ? std::string(tr(words::form_surprise)) : name_of(facts.name));
    if (!random) build.paragraph(name_of(facts.character), true);
  }
  build.paragraph(tr(words::form_boards_ours), true);
}

void Form::build(PanelBuilder& build, const app::Settings& settings) const {
  build_seats(build);
  constexpr std::array<Text, kLevels.size()> kTastes{words::level_easy_text, words::level_normal_text,
                                                     words::level_hard_text};
  for (std::size_t level = 0; level < kTastes.size(); ++level)
    if (std::any_of(seats().begin(), seats().end(),
                    [&](const app::Seat& seat) { return seat.level == kLevels[level].name; }))
      build.paragraph(tr(kTastes[level]), true);
  build.gap(4);
  app::Settings changed = settings;
  changed.guide = !settings.guide;
  build.toggle("guide", tr(words::form_guide), settings.guide, intent::Change{changed});
  if (settings.guide) build.paragraph(tr(words::form_guide_text), true);
  build.choice("journey", tr(words::form_board), {tr(words::form_short), tr(words::form_full)}, setup_.full,
               [](int i) -> Intent { return intent::PressForm{"journey:" + std::to_string(i)}; });
  build.toggle("mysteries", tr(words::form_mysteries), setup_.full && setup_.mysteries, intent::PressForm{"mysteries"});
  build.paragraph(tr(words::form_mysteries_text), true);
  build_maps(build);
  build_first(build);
}

std::string setup_words(const app::GameSpec& spec) {
  const Setup setup = kingdom::unpack_options(spec.options).value();
  return tr(words::travellers_n, std::to_string(setup.players)) + ", " +
         tr(setup.full ? words::journey_long : words::journey_short) +
         (setup.mysteries ? std::string(", ") + tr(words::form_mysteries) : std::string());
}

}  // namespace kingdom_ui
