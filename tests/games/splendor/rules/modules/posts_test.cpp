#include "games/splendor/rules/modules/posts.h"

#include <algorithm>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/deal.h"
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

GameBuilder posts_table(int players = 2) { return GameBuilder(players, {Module::posts}); }

}  // namespace

TEST_CASE("[posts.setup] all five posts are open to everybody, also the same one to several") {
  GameBuilder table = posts_table();
  table.owns(0, "L1-01 L1-02").owns(1, "L1-03 L1-04");
  table.play("take wbg").play("take wbg");
  CHECK(posts::has(table.player(0), Post::third_gem));
  CHECK(posts::has(table.player(1), Post::third_gem));
}

TEST_CASE("[posts.gain] at the end of the turn with enough cards of each colour; a single post comes by itself") {
  GameBuilder table = posts_table();
  table.owns(0, "L1-25 L1-26 L1-27");  // rrr, and a white card is still missing
  table.play("take wbg");
  CHECK(table.player(0).posts == 0);
  table.play("take wbg");
  table.owns(0, "L1-01").play("take wbr");
  CHECK(table.player(0).posts == 1);
  CHECK(table.state.to_act == 1);

  GameBuilder orient(2, {Module::posts, Module::orient});
  orient.owns(0, "O2-01").play("take wbg");  // two white bonuses on one card
  CHECK(orient.player(0).posts == 0);
}

TEST_CASE("[posts.gain] a forced pass checks the posts too") {
  GameBuilder table = posts_table();
  for (const Deck deck : {Deck::L1, Deck::L2, Deck::L3}) table.drain(deck, 6);
  table.owns(0, "L1-01 L1-02");
  for (const Deck deck : {Deck::L1, Deck::L2, Deck::L3}) table.drain(deck);
  for (int slot = 0; slot < kBaseSlots; ++slot)
    table.clear(card_name(table.state.slots[static_cast<std::size_t>(slot)]));
  table.tokens(0, "wwwwbbbbgg").tokens(1, "ggrrrrkkkk").play("pass");
  CHECK(posts::has(table.player(0), Post::third_gem));
}

TEST_CASE("[posts.one-a-turn] the others may come on later turns") {
  GameBuilder table = posts_table();
  table.owns(0, "L1-01 L1-02 L1-33 L1-34 L1-35").play("take wbg");
  CHECK(table.state.phase == Phase::post);
  CHECK(options(table.state) == "post T25-2, post T25-4");
  table.play("post T25-4");
  CHECK(table.player(0).posts == 1u << 3);
  CHECK(table.state.to_act == 1);
  table.play("take wbg").play("take wbr");
  CHECK(table.player(0).posts == (1u << 3 | 1u << 1));
}

TEST_CASE("[posts.choice] the player chooses among several, after the noble, and cannot decline") {
  GameBuilder table = posts_table();
  table.owns(0, "L1-01 L1-02 L1-03 L1-04 L1-09 L1-10 L1-11 L1-12 L1-17 L1-18 L1-19 L1-20 L1-33").play("take wbg");
  CHECK(options(table.state) == "noble N01, noble N02");
  CHECK(starts_ply(table.state));
  table.play("noble N02");
  CHECK(options(table.state) == "post T25-2, post T25-3");
  CHECK_FALSE(starts_ply(table.state));
  CHECK(refusal(table.state, "post T25-1") == Illegal::post_not_due);
  CHECK(refusal(table.state, "pass") == Illegal::not_now);
  table.play("post T25-3");
  CHECK(table.state.to_act == 1);
}

TEST_CASE("[posts.gem] a gem after each purchase, any colour left after paying, also one just spent") {
  GameBuilder table = posts_table();
  table.post(0, Post::gem_after_purchase).tokens(0, "bbbr").tokens(1, "bkkkkww").play("buy L1-01");
  CHECK(table.state.phase == Phase::gem);
  CHECK(options(table.state) == "gem w, gem b, gem g, gem r");
  CHECK(refusal(table.state, "gem k") == Illegal::pile_empty);
  CHECK(refusal(table.state, "gem y") == Illegal::gold_cannot_be_taken);
  CHECK(refusal(table.state, "gem wb") == Illegal::wrong_number_of_gems);
  CHECK(refusal(table.state, "pass") == Illegal::not_now);
  table.play("gem b");
  CHECK(table.player().tokens == *parse_tokens("br"));
  CHECK(table.state.to_act == 1);
}

TEST_CASE("[posts.gem] nothing follows a take or a reservation, nor the purchase of somebody else") {
  GameBuilder table = posts_table();
  table.post(0, Post::gem_after_purchase).tokens(1, "bbb");
  table.play("reserve L1-02").play("buy L1-01").play("take wbg");
  CHECK(table.state.to_act == 1);
  CHECK(table.player(1).tokens.empty());
}

TEST_CASE("[posts.gem.empty-bank] with no gem in the bank nothing is due") {
  GameBuilder table = posts_table();
  table.owns(0, "L1-09 L1-10 L1-11").post(0, Post::gem_after_purchase);
  table.tokens(0, "wwwwbbbbgg").tokens(1, "ggrrrrkkkk").play("buy L1-01 -");
  CHECK(table.state.modules.gem_due == 0);
  CHECK(table.state.phase != Phase::gem);
}

TEST_CASE("[posts.third-gem] two alike bring a third gem of another colour") {
  GameBuilder table = posts_table(4);
  table.post(0, Post::third_gem);
  CHECK(options(table.state, "take ww") == "take wwb, take wwg, take wwr, take wwk");
  support::check_refused(table.state, Illegal::wrong_number_of_gems, {"take ww", "take www", "take wwbb", "take wwbg"});
  CHECK(refusal(table.state, "take wwy") == Illegal::gold_cannot_be_taken);
  CHECK(refusal(table.state, "take wbg") == std::nullopt);
  CHECK(refusal(table.state, "take bww") == std::nullopt);
  table.play("take bbw");
  CHECK(table.player(0).tokens == *parse_tokens("wbb"));
  CHECK(refusal(table.state, "take wwb") == Illegal::wrong_number_of_gems);  // the next player has no such post
}

TEST_CASE("[posts.third-gem] its pile needs no minimum; without another colour in the bank there is none") {
  GameBuilder table = posts_table();
  table.post(0, Post::third_gem).tokens(0, "bbbbgggg").tokens(1, "rrrkkkk");
  CHECK(options(table.state, "take") == "take wr, take wwr");
  table.tokens(1, "r");
  CHECK(options(table.state, "take") == "take w, take ww");
}

TEST_CASE("[posts.gold-double] each gold is worth two of one colour") {
  GameBuilder table = posts_table();
  table.owns(0, "L1-09").post(0, Post::gold_double).tokens(0, "bbyy");
  CHECK(options(table.state, "buy L1-01") == "buy L1-01 bb, buy L1-01 by, buy L1-01 y");  // two blue
  CHECK(refusal(table.state, "buy L1-01 yy") == Illegal::wrong_payment);                  // never too much
  table.tokens(0, "r");
  CHECK(options(table.state, "buy L1-02") ==
        "buy L1-02 ryy, buy L1-02 yy");  // rrk: a gold for each rest, or one for both red
  table.play("buy L1-02");               // left out: own gems first
  CHECK(table.player().tokens == *parse_tokens("bb"));
}

TEST_CASE("[posts.draw-two] draw two from the deck, keep one unseen by the others, the other goes to the bottom") {
  GameBuilder table = posts_table();
  table.post(0, Post::draw_two).play("reserve deck L1");
  CHECK(table.state.phase == Phase::keep);
  CHECK(table.player(0).tokens == *parse_tokens("y"));
  CHECK(options(table.state) == "keep L1-05, keep L1-06");
  CHECK(refusal(table.state, "keep L1-07") == Illegal::not_drawn);
  table.play("keep L1-06");
  CHECK(table.player(0).reserved[0] == *parse_card("L1-06"));
  CHECK(table.player(0).blind == 1);
  const DeckState ring = table.state.decks[index_of(Deck::L1)];
  CHECK(ring.count == 35);
  CHECK(table.state.card_in_deck(Deck::L1, 0) == *parse_card("L1-07"));
  CHECK(table.state.card_in_deck(Deck::L1, 34) == *parse_card("L1-05"));
  CHECK(table.state.card_in_deck(Deck::L1, 33) == *parse_card("L1-40"));
  CHECK(table.state.to_act == 1);
  table.play("reserve deck L1");  // one card for everybody else
  CHECK(table.state.to_act == 0);
}

TEST_CASE("[posts.draw-two] cards under a deck come up in their order, round the ring") {
  GameBuilder table = posts_table(4);
  for (int seat = 0; seat < 4; ++seat) table.post(seat, Post::draw_two);
  table.drain(Deck::L3, 4);  // L3-05 .. L3-08
  table.play("reserve deck L3").play("keep L3-06");
  table.play("reserve deck L3").play("keep L3-08");
  CHECK(options(table.state, "reserve deck L3") == "reserve deck L3");
  table.play("reserve deck L3");
  CHECK(options(table.state) == "keep L3-05, keep L3-07");
  table.play("keep L3-05").play("reserve L3-01");
  CHECK(table.is_face_up("L3-07"));
  CHECK(table.state.decks[index_of(Deck::L3)].count == 0);
}

TEST_CASE("[posts.draw-two.last] from a deck of one that card is drawn") {
  GameBuilder table = posts_table();
  table.post(0, Post::draw_two).drain(Deck::L1, 1).play("reserve deck L1");
  CHECK(options(table.state) == "keep L1-05");
  table.play("keep L1-05");
  CHECK(table.state.decks[index_of(Deck::L1)].count == 0);
  CHECK(refusal(table.state, "reserve deck L1") == Illegal::deck_empty);
}

TEST_CASE("[posts.point-per-post] a point for each own post, earlier and later ones") {
  GameBuilder table = posts_table();
  table.owns(0, "L1-17 L1-18 L1-19 L1-20 L1-21 L1-01 L1-02").play("take wbr");
  CHECK(options(table.state) == "post T25-2, post T25-5");
  SUBCASE("as the first post") {
    table.play("post T25-5");
    CHECK(table.player(0).prestige == 1);
  }
  SUBCASE("as the second") {
    table.play("post T25-2");
    CHECK(table.player(0).prestige == 0);
  }
  table.play("take wbr").play("take bgr");
  CHECK(table.player(0).prestige == 2);
  table.owns(0, "L1-25 L1-26 L1-27").play("take wrk").play("reserve L3-01");
  CHECK(table.player(0).prestige == 3);
}

TEST_CASE("[posts.point-per-post] its points count for the end of the game in the same turn") {
  GameBuilder table = posts_table();
  table.owns(0, "L3-10 L3-11 L3-12 L1-24 L1-17");  // 4 + 4 + 5 + 1 points
  CHECK(table.player(0).prestige == 14);
  table.play("take wbr");
  CHECK(table.player(0).prestige == 15);
  CHECK(table.state.last_round);
}
