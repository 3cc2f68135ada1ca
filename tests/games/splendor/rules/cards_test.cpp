// The tables against lists of the printed facts in tests/data.
#include "games/splendor/rules/cards.h"

#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/posts.h"
#include "support/check.h"
#include "support/data.h"

using namespace splendor;

namespace {

using Row = std::vector<std::string>;

int number(const std::string& cell) { return static_cast<int>(std::strtol(cell.c_str(), nullptr, 10)); }

/// Five cells from `first` on: white, blue, green, red, black.
Tokens tokens_at(const Row& row, std::size_t first) {
  Tokens tokens;
  for (const Gem gem : kGems) tokens += Tokens::of(gem, number(row[first + index_of(gem)]));
  return tokens;
}

std::string colour_name(Gem gem) {
  constexpr const char* kNames[] = {"white", "blue", "green", "red", "black", "gold"};
  return kNames[index_of(gem)];
}

std::string kind_name(CardKind kind) {
  switch (kind) {
    case CardKind::plain: return "plain";
    case CardKind::virtual_gold: return "gold2";
    case CardKind::associate: return "associate";
    case CardKind::associate_take: return "associate_take1";
    case CardKind::double_bonus: return "double_bonus";
    case CardKind::take: return "take2";
    case CardKind::discard_price: return "discard2";
  }
  return "";
}

}  // namespace

TEST_CASE("every development card is as printed") {
  const auto rows = support::data_table("cards.csv");
  REQUIRE(rows.size() == kCardCount);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Row& row = rows[i];
    const Card& card = kCards[i];
    CAPTURE(row[0]);
    CHECK(card_name(static_cast<CardId>(i)) == row[0]);
    CHECK(card.level == number(row[1]));
    CHECK(level_of(deck_of(static_cast<CardId>(i))) == card.level);
    CHECK(kind_name(card.kind) == row[2]);
    if (row[3] != "-") CHECK(colour_name(card.bonus) == row[3]);
    CHECK(card.points == number(row[4]));
    CHECK(card.cost == tokens_at(row, 5));
    if (row[10] != "-") CHECK(colour_name(card.discard) == row[10]);
  }
}

TEST_CASE("every noble is as printed") {
  const auto rows = support::data_table("nobles.csv");
  REQUIRE(rows.size() == kNobles.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CHECK(kNobles[i].id == rows[i][0]);
    CHECK(number(rows[i][1]) == kNoblePoints);
    CHECK(kNobles[i].requirement == tokens_at(rows[i], 2));
  }
}

TEST_CASE("every city is as printed") {
  const auto rows = support::data_table("cities.csv");
  REQUIRE(rows.size() == kCities.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CHECK(kCities[i].id == rows[i][0]);
    CHECK(kCities[i].points == number(rows[i][1]));
    CHECK(kCities[i].cards == tokens_at(rows[i], 2));
    CHECK(kCities[i].any == number(rows[i][7]));
  }
}

TEST_CASE("every trading post is as printed") {
  const auto rows = support::data_table("posts.csv");
  REQUIRE(rows.size() == kPosts.size());
  const char* powers[] = {"gem_after_purchase", "third_gem", "gold_double", "draw2_reserve1", "points_per_post"};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CHECK(kPosts[i].id == rows[i][0]);
    CHECK(rows[i][1] == powers[i]);
    CHECK(kPosts[i].cards == tokens_at(rows[i], 2));
  }
}
