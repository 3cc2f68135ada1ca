// Hints in Kingdom of Splendor.
#include "games/kingdom/ui/hint.h"
#include "support/check.h"

TEST_CASE("every reason has a sentence, and the one of a road says where it leads") {
  for (const std::string_view name : kingdom::kReasonNames)
    CHECK_MESSAGE(!kingdom_ui::reason_words(std::string(name) + " A1.a.r3").empty(), name);
  CHECK(kingdom_ui::reason_words("travels A1.a.r3") != kingdom_ui::reason_words("travels A1.a.r1"));
}
