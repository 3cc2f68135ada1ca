// Links, saves and entries of whole games, corrupted ("spoiled"): each is refused with a sentence, or is the same game.
#include "app/entry.h"
#include "app/link.h"
#include "app/save.h"
#include "support/check.h"
#include "support/games.h"
#include "support/hostile.h"

namespace {

struct Sums {
  int tried = 0, refused = 0, same = 0, others = 0;
};

void check_refusal(const base::Message& why) {
  const std::string sentence = text_of(why);
  CHECK(sentence.size() > 10);
  CHECK(sentence.back() == '.');
}

/// `read` gives the actions of a text.
template <class Read>
Sums spoil(const std::vector<std::string>& texts, int times, std::uint64_t seed, Read&& read) {
  Sums sums;
  base::RandomSource random(seed);
  std::vector<std::vector<std::uint16_t>> games;
  for (const std::string& text : texts) games.push_back(read(text).value());
  while (sums.tried < times) {
    const std::size_t which = random.below(static_cast<std::uint32_t>(texts.size()));
    const std::string text = support::mutated(texts[which], random);
    if (text == texts[which]) continue;
    ++sums.tried;
    const auto found = read(text);
    if (!found) {
      check_refusal(found.error());
      ++sums.refused;
    } else {
      ++(found.value() == games[which] ? sums.same : sums.others);
    }
  }
  return sums;
}

using Actions = base::Result<std::vector<std::uint16_t>>;

Actions actions_of_link(const std::string& text) {
  auto link = app::read_link(text);
  return link ? Actions(link.value().record.actions) : Actions(link.error());
}

Actions actions_of_entry(const std::string& text) {
  const auto entry = app::read_entry(text);
  if (!entry) return entry.error();
  const auto session = app::read_save(entry.value().save);
  return session ? Actions(session.value().record().actions) : Actions(session.error());
}

Actions actions_of_save(const std::string& text) {
  const auto session = app::read_save(text);
  return session ? Actions(session.value().record().actions) : Actions(session.error());
}

void spoil_all(int times) {
  std::vector<std::string> links, saves, entries;
  for (const app::Session& session : support::golden_sessions()) {
    links.push_back(app::game_link(session));
    saves.push_back(app::save_text(session));
    entries.push_back(
        app::entry_text({.revision = 3, .saved_s = 1795000000, .name = "", .other = {}, .save = saves.back()}));
  }
  const auto tell = [](const std::string& what, const Sums& sums) {
    MESSAGE(sums.tried << " spoiled " << what << ": " << sums.refused << " refused, " << sums.same
                       << " read as what they were, " << sums.others << " as another game");
  };
  // 16 bits of a checksum and a letter: one in four million passes as another game, which the rules may still refuse.
  const Sums of_links = spoil(links, times, 1, actions_of_link);
  tell("links", of_links);
  CHECK(of_links.others <= 1 + times / 1'000'000);
  for (const auto& [what, sums] : {std::pair{"saves", spoil(saves, times, 2, actions_of_save)},
                                   std::pair{"entries", spoil(entries, times, 3, actions_of_entry)}}) {
    tell(what, sums);
    CHECK(sums.others == 0);
  }
}

}  // namespace

TEST_CASE("spoiled links, saves and entries of golden games are refused or are what they were") { spoil_all(2'000); }

TEST_SUITE("slow") {
  TEST_CASE("hundreds of thousands of spoiled links, saves and entries") { spoil_all(200'000); }
}
