// The rules help of Splendor: a page for each part of the rules, in both languages, with rulings marked.
#include "games/splendor/ui/help.h"

#include <algorithm>
#include <set>
#include <string>

#include "support/check.h"
#include "ui/words.h"

using ui::HelpBook;
using ui::HelpItem;
using ui::HelpPage;

namespace {

HelpBook book_in(base::Language language) {
  ui::set_language(language);
  HelpBook book = splendor_ui::splendor_help();
  ui::set_language(base::Language::en);
  return book;
}

int rulings(const HelpPage& page) {
  return static_cast<int>(std::count_if(page.items.begin(), page.items.end(),
                                        [](const HelpItem& item) { return item.kind == HelpItem::Kind::ruling; }));
}

}  // namespace

TEST_CASE("every module has a page of the help, with pictures and with rulings marked") {
  const HelpBook book = splendor_ui::splendor_help();
  for (const splendor::ModuleName& module : splendor::kModuleNames) {
    const std::string id = splendor_ui::help_id(module.module);
    const HelpPage& page = book[ui::help_page(book, id)];
    CAPTURE(id);
    CHECK(page.id == id);
    CHECK((page.emblem.draw != nullptr));
    CHECK(rulings(page) >= 2);
    CHECK(
        std::any_of(page.items.begin(), page.items.end(), [](const HelpItem& item) { return !item.pictures.empty(); }));
  }
}

TEST_CASE("the pages of the help differ in their ids, and an unknown id opens the first") {
  const HelpBook book = splendor_ui::splendor_help();
  std::set<std::string> ids;
  for (const HelpPage& page : book) ids.insert(page.id);
  CHECK(ids.size() == book.size());
  CHECK(ui::help_page(book, "nowhere") == 0);
  CHECK(ui::help_page(book, book.back().id) == book.size() - 1);
}

TEST_CASE("[base.bound] the first page of the help has the ruling on the bound of actions") {
  for (const auto& [language, number] :
       {std::pair{base::Language::en, "4,000"}, std::pair{base::Language::fr, "4\u00A0000"}}) {
    const HelpPage page = book_in(language).front();
    CHECK(std::any_of(page.items.begin(), page.items.end(), [number = number](const HelpItem& item) {
      return item.kind == HelpItem::Kind::ruling && item.text.find(number) != std::string::npos;
    }));
  }
}

TEST_CASE("the help says the same things in both languages, and each in its own words") {
  const HelpBook english = book_in(base::Language::en), french = book_in(base::Language::fr);
  REQUIRE(english.size() == french.size());
  for (std::size_t p = 0; p < english.size(); ++p) {
    CAPTURE(english[p].id);
    CHECK(english[p].id == french[p].id);
    CHECK_FALSE(english[p].tab.empty());
    CHECK_FALSE(english[p].title.empty());
    REQUIRE(english[p].items.size() == french[p].items.size());
    for (std::size_t i = 0; i < english[p].items.size(); ++i) {
      const HelpItem &a = english[p].items[i], &b = french[p].items[i];
      CHECK(a.kind == b.kind);
      CHECK(a.pictures.size() == b.pictures.size());
      CHECK_FALSE(a.text.empty());
      CHECK(a.text != b.text);
    }
  }
}
