#include "ui/panels/kingdom_form.h"

#include <algorithm>

#include "app/kingdom_game.h"
#include "kingdom/data/sections.h"
#include "ui/kingdom/describe.h"
#include "ui/kingdom/pieces.h"

namespace ui {

using namespace kingdom;

namespace {

constexpr SeatLook kSeats{.least = kMinTravellers,
                          .most = kMaxTravellers,
                          .kinds = {Str::person, Str::kd_level_easy, Str::kd_level_normal, Str::kd_level_hard},
                          .draw_sign = draw_pawn_badge};
constexpr std::array<Str, 3> kSectionNames{Str::kd_form_section_port, Str::kd_form_section_centre,
                                           Str::kd_form_section_palace};

}  // namespace

void KingdomForm::reset(const app::Session& last) {
  seats_ = last.seats();
  if (const auto setup = app::kingdom_setup(last.spec().options)) setup_ = setup.value();
  choose_maps_ = std::any_of(setup_.sides.begin(), setup_.sides.end(), [](Side side) { return side != Side::random; });
}

void KingdomForm::take_deal(const app::GameSpec& spec) {
  const auto setup = app::kingdom_setup(spec.options);
  if (!setup) return;
  setup_ = setup.value();
  choose_maps_ = std::any_of(setup_.sides.begin(), setup_.sides.end(), [](Side side) { return side != Side::random; });
  seats_.resize(setup_.players, {.name = "", .level = "normal"});
}

app::GameRecord KingdomForm::record(std::uint64_t seed) const {
  Setup setup = setup_;
  setup.players = static_cast<std::uint8_t>(seats_.size());
  if (setup.first >= setup.players) setup.first = kRandomSeat;
  setup.mysteries = setup.mysteries && setup.full;
  if (!choose_maps_) setup.sides = {Side::random, Side::random, Side::random};
  return {.spec = {.kind = app::GameKind::kingdom, .options = app::kingdom_options(setup), .seed = seed},
          .seats = seats_,
          .actions = {}};
}

/// A row for each section; pressing it goes to the next side.
void KingdomForm::draw_maps(PanelFlow& flow) {
  choose_maps_ = flow.toggle("maps", tr(Str::kd_form_maps), choose_maps_);
  if (!choose_maps_) return;
  for (std::size_t section = 0; section < kSections; ++section) {
    if (section == 1 && !setup_.full) continue;
    Side& side = setup_.sides[section];
    const bool random = side == Side::random;
    const SectionSide& facts = kSectionSides[2 * section + (random ? 0 : static_cast<std::size_t>(side))];
    if (flow.row("section:" + std::to_string(section + 1), tr(kSectionNames[section]), Icon::swap,
                 random ? std::string(tr(Str::kd_form_surprise)) : kd_name(facts.name)))
      side = static_cast<Side>((static_cast<int>(side) + 1) % 3);
    if (!random) flow.paragraph(kd_name(facts.character), true);
  }
  flow.paragraph(tr(Str::kd_form_boards_ours), true);
}

void KingdomForm::draw(PanelFlow& flow, app::Host& host, app::Settings& settings) {
  draw_seats(flow, host, seats_, kSeats);
  constexpr std::array<Str, 3> kTastes{Str::kd_level_easy_text, Str::kd_level_normal_text, Str::kd_level_hard_text};
  for (std::size_t level = 0; level < kTastes.size(); ++level)
    if (std::any_of(seats_.begin(), seats_.end(),
                    [&](const app::Seat& seat) { return seat.level == kSeatKinds[level + 1]; }))
      flow.paragraph(tr(kTastes[level]), true);
  flow.gap(4);
  settings.guide = flow.toggle("guide", tr(Str::kd_form_guide), settings.guide);
  if (settings.guide) flow.paragraph(tr(Str::kd_form_guide_text), true);
  setup_.full =
      flow.choice("journey", tr(Str::kd_form_board), {tr(Str::kd_form_short), tr(Str::kd_form_full)}, setup_.full) == 1;
  const bool mysteries = setup_.full && setup_.mysteries;
  const bool wanted = flow.toggle("mysteries", tr(Str::kd_form_mysteries), mysteries);
  if (wanted && !mysteries) setup_.full = true;
  setup_.mysteries = wanted;
  flow.paragraph(tr(Str::kd_form_mysteries_text), true);
  draw_maps(flow);
  const bool drawn = setup_.first >= seats_.size();
  const std::string who = drawn                               ? std::string(tr(Str::kd_form_surprise))
                          : seats_[setup_.first].name.empty() ? tr(Str::player_n, std::to_string(setup_.first + 1))
                                                              : seats_[setup_.first].name;
  if (flow.row("first", tr(Str::kd_form_first), Icon::first_player, who))
    setup_.first = drawn                               ? 0
                   : setup_.first + 1u < seats_.size() ? static_cast<std::uint8_t>(setup_.first + 1)
                                                       : kRandomSeat;
}

}  // namespace ui
