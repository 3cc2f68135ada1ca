#include "ui/setup_words.h"

#include "app/kingdom_game.h"
#include "app/splendor_game.h"
#include "ui/strings/strings.h"

namespace ui {

namespace {

std::string splendor_words(const splendor::Setup& setup) {
  using splendor::Module;
  std::string words = tr(Str::players_n, std::to_string(setup.players));
  const auto add = [&](bool there, Str word) {
    if (there) words += std::string(", ") + tr(word);
  };
  add(setup.has(Module::orient), Str::module_orient);
  add(setup.has(Module::strongholds), Str::module_strongholds);
  add(setup.has(Module::cities), Str::module_cities);
  add(setup.has(Module::posts), Str::module_posts);
  add(setup.edition == splendor::Edition::rules_2014, Str::rules_of_2014);
  return words;
}

std::string kingdom_words(const kingdom::Setup& setup) {
  return tr(Str::kd_travellers_n, std::to_string(setup.players)) + ", " +
         tr(setup.full ? Str::kd_journey_long : Str::kd_journey_short) +
         (setup.mysteries ? std::string(", ") + tr(Str::kd_form_mysteries) : std::string());
}

}  // namespace

std::string setup_words(const app::GameSpec& spec) {
  return spec.kind == app::GameKind::kingdom ? kingdom_words(app::kingdom_setup(spec.options).value())
                                             : splendor_words(app::splendor_setup(spec.options).value());
}

}  // namespace ui
