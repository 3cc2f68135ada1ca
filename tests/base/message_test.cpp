// A message is a code with arguments; it is formatted where it is shown.
#include "base/message.h"

#include <string>

#include "support/check.h"

using base::Message;
using base::Text;

namespace {

constexpr Text kMove{"test_move", {"{0} of {1} moves: {2}", "Sur {1}, le coup {0} : {2}"}};
constexpr Text kReason{"test_reason", {"{0} is taken.", "{0} est pris."}};
constexpr Text kGold{"test_gold", {"Gold", "L'or"}};

}  // namespace

TEST_CASE("a message is formatted in the current language, with arguments of every kind") {
  const Message message{kMove, 3, std::string("12"), Message{kReason, kGold}};
  CHECK(text_of(message) == "3 of 12 moves: Gold is taken.");
  base::set_language(base::Language::fr);
  CHECK(text_of(message) == "Sur 12, le coup 3 : L'or est pris.");
  base::set_language(base::Language::en);
}

TEST_CASE("placeholders inside an argument are not replaced") {
  CHECK(text_of(Message{kReason, "{0} {1}"}) == "{0} {1} is taken.");
  CHECK(text_of(Message{kReason, "{"}) == "{ is taken.");
  CHECK(text_of(Message{kReason}) == " is taken.");  // nothing given
}

TEST_CASE("messages are equal if their codes and arguments are") {
  CHECK(Message{kReason, kGold} == Message{kReason, kGold});
  CHECK(Message{kReason, 3} == Message{kReason, "3"});
  CHECK_FALSE(Message{kReason, kGold} == Message{kReason, "Gold"});
  CHECK_FALSE(Message{kReason} == Message{kReason, kGold});
  CHECK_FALSE(Message{kReason} == kGold);
  CHECK(std::string(Message{kReason}.code()) == "test_reason");
}
