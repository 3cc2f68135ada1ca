#include "games/kingdom/record/options.h"

#include "base/messages.h"
#include "base/words.h"
#include "games/kingdom/rules/deal.h"

namespace kingdom {

namespace {

constexpr std::string_view kSideLetters = "ab?";
constexpr std::uint32_t kSideMixes = 27;

/// One digit that is no more than `most`.
bool read_digit(std::string_view text, int most, std::uint8_t& number) {
  if (text.size() != 1 || text[0] < '0' || text[0] - '0' > most) return false;
  number = static_cast<std::uint8_t>(text[0] - '0');
  return true;
}

/// `A1.a,A2.?,A3.b`, or the two ends.
bool read_sections(std::string_view text, Setup& setup) {
  constexpr std::size_t kOne = 4;  // letters of a section
  setup.full = text.size() == 3 * kOne + 2;
  if (!setup.full && text.size() != 2 * kOne + 1) return false;
  for (std::size_t section = 0; section < kSections; ++section) {
    if (section == 1 && !setup.full) continue;
    const std::string_view one = text.substr(0, kOne);
    const std::size_t side = one.size() == kOne ? kSideLetters.find(one[3]) : std::string_view::npos;
    if (side == std::string_view::npos || one[0] != 'A' || one[1] != static_cast<char>('1' + section) || one[2] != '.')
      return false;
    setup.sides[section] = static_cast<Side>(side);
    text.remove_prefix(kOne);
    if (text.empty()) continue;
    if (text[0] != ',') return false;
    text.remove_prefix(1);
  }
  return text.empty();
}

bool read_option(std::string_view key, std::string_view value, Setup& setup) {
  if (key == "players") return read_digit(value, kMaxTravellers, setup.players);
  if (key == "sections") return read_sections(value, setup);
  if (key == "mysteries") {
    setup.mysteries = value == "yes";
    return setup.mysteries || value == "no";
  }
  if (key != "first") return false;
  if (value != "random") return read_digit(value, kMaxTravellers - 1, setup.first);
  setup.first = kRandomSeat;
  return true;
}

}  // namespace

std::uint32_t pack_options(const Setup& setup) {
  std::uint32_t sides = 0;
  for (std::size_t section = kSections; section-- > 0;) {
    const Side side = section == 1 && !setup.full ? Side::random : setup.sides[section];
    sides = sides * 3 + static_cast<std::uint32_t>(side);
  }
  return (setup.players - 2u) | (setup.full ? 4u : 0u) | (setup.mysteries ? 8u : 0u) |
         static_cast<std::uint32_t>(setup.first) << 4 | sides << 7;
}

base::Result<Setup> unpack_options(std::uint32_t options) {
  Setup setup{.players = static_cast<std::uint8_t>((options & 3) + 2),
              .full = (options & 4) != 0,
              .mysteries = (options & 8) != 0,
              .first = static_cast<std::uint8_t>(options >> 4 & 7)};
  std::uint32_t sides = options >> 7;
  const bool known = sides < kSideMixes;
  for (Side& side : setup.sides) {
    side = static_cast<Side>(sides % 3);
    sides /= 3;
  }
  if (!known || why_bad_setup(setup) || pack_options(setup) != options) return base::messages::setup_unknown;
  return setup;
}

std::string options_text(const Setup& setup) {
  std::string sections;
  for (std::size_t section = 0; section < kSections; ++section) {
    if (section == 1 && !setup.full) continue;
    sections += (sections.empty() ? "A" : ",A") + std::to_string(section + 1) + '.' +
                kSideLetters[static_cast<std::size_t>(setup.sides[section])];
  }
  return "players=" + std::to_string(setup.players) + " sections=" + sections +
         " mysteries=" + (setup.mysteries ? "yes" : "no") +
         " first=" + (setup.first == kRandomSeat ? std::string("random") : std::to_string(setup.first));
}

base::Result<Setup> parse_options(std::string_view text) {
  auto setup = base::read_options<Setup>(text, read_option);
  if (setup && why_bad_setup(setup.value())) return base::messages::setup_unknown;
  return setup;
}

}  // namespace kingdom
