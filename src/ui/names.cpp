#include "ui/names.h"

#include <string>

#include "app/people.h"
#include "base/seed.h"
#include "ui/words.h"

namespace ui {

namespace {

constexpr std::string_view kOfGame = "rename:";  ///< the game's id follows

}  // namespace

void Names::ask_for_game(const app::Library::Game& game) {
  host_.ask_text({.id = std::string(kOfGame) + game.id,
                  .title = tr(words::game_name),
                  .label = tr(words::game_name),
                  .value = game.name,
                  .max_length = 40,
                  .ok = tr(words::confirm),
                  .cancel = tr(words::cancel)});
}

void Names::hear(std::string_view id, std::string_view text, bool of_position) {
  if (id.substr(0, kOfGame.size()) == kOfGame) {
    if (library_.rename(id.substr(kOfGame.size()), text) != app::StoreResult::ok) notices_.say(tr(words::storage_full));
  } else if (id == "seed") {
    const auto seed = base::read_seed(text);
    seed ? form_.set_seed(seed.value()) : notices_.say(text_of(seed.error()));
  } else if (of_position) {
    set_up_.set_name(id, text);
  } else {
    form_.named(id, text);
    remember_people();
  }
}

void Names::bring_people() { form_.set_people(app::load_people(host_)); }

void Names::remember_people() {
  const app::People people = form_.people();
  if (people != app::load_people(host_)) app::store_people(host_, people);
  form_.set_people(people);
}

}  // namespace ui
