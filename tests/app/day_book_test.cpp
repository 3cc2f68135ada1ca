// Attempts that count, in spite of clock changes, other tabs and storage failures.
#include "app/day_book.h"

#include <iterator>
#include <map>
#include <memory>

#include "app/save.h"
#include "base/random.h"
#include "support/check.h"
#include "support/fake_host.h"

using app::Attempt;
using app::Day;
using app::DayBook;
using app::Days;

namespace {

constexpr std::int64_t kDayLength_s = 86400;
constexpr app::DayResult kWon{true, 16, 11, 24};
constexpr const char* kLeads = "==++++++";

struct Clock {
  support::FakeHost host;
  void set(Day day, std::int64_t second = 0) { host.clock_s = day.number * kDayLength_s + second; }
  Day today() { return DayBook(host).today(); }
};

const Day kSomeDay{20780};

}  // namespace

TEST_CASE("a day has one attempt at its deal and one at its puzzle, across all tabs") {
  Clock clock;
  clock.set(kSomeDay);
  DayBook one(clock.host), two(clock.host);
  CHECK(one.begin({kSomeDay, false}, "a"));
  CHECK_FALSE(two.begin({kSomeDay, false}, "b"));
  CHECK(two.begin({kSomeDay, true}, "c"));
  CHECK(two.get().at(kSomeDay).deal.entry == "a");
  CHECK_FALSE(two.finish_deal(kSomeDay, "b", kWon, kLeads));
  CHECK(one.finish_deal(kSomeDay, "a", kWon, kLeads));
  CHECK_FALSE(two.finish_deal(kSomeDay, "a", {}, kLeads));
  CHECK(two.get().at(kSomeDay).deal.result == kWon);
  CHECK(two.finish_puzzle(kSomeDay, "c", false, 3));
  CHECK_FALSE(one.finish_puzzle(kSomeDay, "c", true, 3));
  CHECK_FALSE(one.begin({kSomeDay, true}, "d"));
}

TEST_CASE("a clock that is set back gives no second attempt; one set forward and back takes none away") {
  Clock clock;
  DayBook book(clock.host);
  clock.set(kSomeDay + 300);  // wrongly
  CHECK(book.begin({kSomeDay + 300, false}, "a"));
  clock.set(kSomeDay);
  CHECK(book.begin({kSomeDay, false}, "b"));
  CHECK(book.finish_deal(kSomeDay, "b", kWon, kLeads));
  clock.set(kSomeDay + 1);
  CHECK(book.begin({kSomeDay + 1, false}, "c"));
  clock.set(kSomeDay);
  CHECK_FALSE(book.begin({kSomeDay, false}, "d"));
  clock.set(kSomeDay + 300);
  CHECK_FALSE(book.begin({kSomeDay + 300, false}, "e"));
}

TEST_CASE("a day that was practised does not count any more, however the clock is set") {
  Clock clock;
  DayBook book(clock.host);
  clock.set(kSomeDay + 2);
  book.practise({kSomeDay, false});
  clock.set(kSomeDay);
  CHECK_FALSE(book.begin({kSomeDay, false}, "a"));
  CHECK(book.begin({kSomeDay, true}, "b"));
  book.practise({kSomeDay, true});  // an attempt that has begun stays valid
  CHECK(book.get().at(kSomeDay).puzzle.state == Attempt::open);
}

TEST_CASE("an attempt begins on its own date only, and belongs to it when it ends after midnight") {
  Clock clock;
  DayBook book(clock.host);
  clock.set(kSomeDay, kDayLength_s - 1);
  CHECK_FALSE(book.begin({kSomeDay + 1, false}, "early"));
  CHECK(book.begin({kSomeDay, false}, "a"));
  clock.set(kSomeDay + 1);
  CHECK_FALSE(book.begin({kSomeDay, true}, "late"));
  CHECK(book.finish_deal(kSomeDay, "a", kWon, kLeads));
  CHECK(book.get().at(kSomeDay).deal.result == kWon);
  CHECK(book.get().at(kSomeDay + 1) == Days::OfDay{});
  CHECK(book.begin({kSomeDay + 1, false}, "b"));
}

TEST_CASE("the strongest computer's result is written once, beside the player's") {
  Clock clock;
  clock.set(kSomeDay);
  DayBook book(clock.host);
  book.set_strongest(kSomeDay, kWon);
  CHECK(book.begin({kSomeDay, false}, "a"));
  book.set_strongest(kSomeDay, kWon);
  CHECK_FALSE(book.get().at(kSomeDay).deal.strongest);
  CHECK(book.finish_deal(kSomeDay, "a", kWon, kLeads));
  book.set_strongest(kSomeDay, kWon);
  book.set_strongest(kSomeDay, {});
  CHECK(book.get().at(kSomeDay).deal.strongest == kWon);
}

TEST_CASE("a damaged record is kept aside before another begins; one of a later version stays as it is") {
  Clock clock;
  clock.set(kSomeDay);
  clock.host.stored["days"] = "splendor-days 1\nnonsense";
  DayBook book(clock.host);
  book.load();
  CHECK(book.problem()->code() == std::string("days_damaged"));
  CHECK(clock.host.stored.count("days.damaged") == 0);
  CHECK(book.begin({kSomeDay, false}, "a"));
  CHECK(clock.host.stored["days.damaged"] == "splendor-days 1\nnonsense");
  CHECK_FALSE(book.problem());

  const std::string newer = "splendor-days 2\nwhatever";
  clock.host.stored["days"] = newer;
  CHECK_FALSE(book.begin({kSomeDay, false}, "b"));
  book.practise({kSomeDay, true});
  CHECK(clock.host.stored["days"] == newer);
  CHECK(book.problem()->code() == std::string("days_newer"));
}

TEST_CASE("where nothing can be stored, the page remembers the attempt as long as it is open") {
  Clock clock;
  clock.set(kSomeDay);
  clock.host.store_result = app::StoreResult::full;
  DayBook book(clock.host);
  CHECK(book.begin({kSomeDay, false}, "a"));
  CHECK(book.stored() == app::StoreResult::full);
  CHECK_FALSE(book.begin({kSomeDay, false}, "b"));
  CHECK(book.finish_deal(kSomeDay, "a", kWon, kLeads));
}

// Two tabs, a clock that jumps, crashes in the middle of a write, a storage that is full now and then, and files from another
// device, in random order: a result that was stored never changes, and no day has begun two attempts that both counted.
TEST_CASE("one attempt a day counts in 20,000 random steps of tabs, clock, crashes and quota") {
  std::size_t results = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    base::RandomSource random(seed);
    Clock clock;
    clock.set(kSomeDay);
    std::map<int, std::string> begun;       // by day: the entry of the attempt that counts
    std::map<int, app::DealAttempt> ended;  // as it was stored
    std::vector<std::unique_ptr<DayBook>> tabs(2);
    for (auto& tab : tabs) tab = std::make_unique<DayBook>(clock.host);
    int entries = 0;
    for (int step = 0; step < 1000; ++step) {
      CAPTURE(step);
      DayBook& book = *tabs[random.below(2)];
      const Day today = clock.today(), other = kSomeDay + static_cast<int>(random.below(30));
      const Day day = random.below(3) == 0 ? other : today;
      const bool stores = clock.host.store_result == app::StoreResult::ok;
      switch (random.below(8)) {
        case 0: clock.set(other, random.below(kDayLength_s)); break;
        case 1: clock.host.store_result = random.below(3) == 0 ? app::StoreResult::full : app::StoreResult::ok; break;
        case 2:  // the page is closed at a random moment
          clock.host.leave_page();
          for (auto& tab : tabs) tab = std::make_unique<DayBook>(clock.host);
          tabs[0]->load();
          for (auto one = begun.begin(); one != begun.end();)  // what was in memory only is gone
            one = tabs[0]->get().at({one->first}).deal.entry == one->second ? std::next(one) : begun.erase(one);
          break;
        case 3: {
          const std::string entry = "e" + std::to_string(++entries);
          if (!book.begin({day, false}, entry)) break;
          CHECK(day == today);
          CHECK(begun.count(day.number) == 0);
          begun[day.number] = entry;
          break;
        }
        case 4:
          if (random.below(8) == 0) book.practise({day, false});
          break;
        case 5: {
          Days others;
          others.of(day).deal = {.state = Attempt::open, .entry = "other"};
          book.take(others);
          break;
        }
        default: {
          const auto known = begun.find(day.number);
          if (known == begun.end()) break;
          const app::DayResult result{true, static_cast<int>(random.below(20)), 0, 20};
          if (book.finish_deal(day, known->second, result, kLeads) && stores) {
            CHECK(ended.count(day.number) == 0);
            ended[day.number] = book.get().at(day).deal;
          }
        }
      }
      if (clock.host.stored.count("days") == 0) continue;
      const auto stored = Days::read(clock.host.stored["days"]);
      REQUIRE(stored);
      for (const auto& [number, deal] : ended) CHECK(stored.value().at({number}).deal == deal);
    }
    results += ended.size();
  }
  CHECK(results > 100);
}
