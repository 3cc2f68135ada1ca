// The persons at a device: remembered with names and signs, found again whatever seat they take.
#include "app/people.h"

#include "support/check.h"
#include "support/hostile.h"
#include "support/memory_host.h"

using app::People;
using app::Seat;
using app::Signs;

namespace {

Seat person(const char* name = "") { return {.name = name, .level = {}, .far = false}; }
Seat computer() { return {.name = {}, .level = "easy", .far = false}; }
Seat far_person(const char* name) { return {.name = name, .level = {}, .far = true}; }

}  // namespace

TEST_CASE("people are read as they were stored; what cannot be understood is left out") {
  const People people{{"Ana María", 2}, {"", 4}, {"Zoé", -1}};
  CHECK(app::people_text(people) == "2 Ana María\n4 \n- Zoé\n");  // in browsers: for ever
  support::MemoryHost host;
  app::store_people(host, people);
  CHECK(app::load_people(host) == people);
  CHECK(app::read_people("").empty());
  CHECK(app::read_people("5 Ana\nx\n-1 Ben\n22 C\n\n1 Dan") == People{{"Dan", 1}});
  CHECK(app::read_people("1\n-") == People{{"", 1}, {"", -1}});
  CHECK(app::read_people("0 a\n1 b\n2 c\n3 d\n4 e\n0 f").size() == app::kSigns);
  base::RandomSource random(1);
  for (int i = 0; i < 300; ++i)
    for (const app::Person& one : app::read_people(support::mutated("2 Ana\n- Ben\n", random)))
      CHECK(one.name == app::clean_name(one.name));
}

TEST_CASE("persons are matched to seats by name, the others in order") {
  const People people{{"Ana", 2}, {"Ben", -1}};
  CHECK(app::places_of({person(), computer(), person()}, people) == std::vector<int>{0, -1, 1});
  CHECK(app::places_of({person("Ben"), person("Ana")}, people) == std::vector<int>{1, 0});
  CHECK(app::places_of({person(), person("Ana"), person("Zoé")}, people) == std::vector<int>{1, 0, 2});
  CHECK(app::places_of({far_person("Ana"), person("Zoé")}, people) == std::vector<int>{-1, 0});
}

TEST_CASE("a chosen sign goes to its person, all others get their seat's or the first free one") {
  CHECK(app::signs_of({person(), computer()}, {}) == Signs{0, 1, 2, 3, 4});
  CHECK(app::signs_of({person(), computer()}, {{"", 1}}) == Signs{1, 0, 2, 3, 4});
  CHECK(app::signs_of({computer(), person(), computer()}, {{"", 4}}) == Signs{0, 4, 2, 3, 1});
  CHECK(app::signs_of({person("Ben"), person("Ana")}, {{"Ana", 3}, {"Ben", 2}}) == Signs{2, 3, 0, 1, 4});
  CHECK(app::signs_of({person(), person()}, {{"", 2}, {"", 2}}) == Signs{2, 1, 0, 3, 4});  // two of one sign
  CHECK(app::signs_of({person(), computer()}, {{"", 4}}, 4) == Signs{0, 1, 2, 3, 4});      // a game without that one
}
