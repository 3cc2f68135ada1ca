// The settings panel: for each row of app/settings.inc its texts here, or the reason why it is not offered.
#include "ui/panels/panel.h"

namespace ui {

namespace {

using app::Setting;

/// The word of a value, by its place.
template <Setting setting, const Text&... kWords>
std::string word(int value) {
  static_assert(sizeof...(kWords) == app::row_of(setting).values.size());
  static constexpr std::array<const Text*, sizeof...(kWords)> kAll{&kWords...};
  return tr(*kAll[static_cast<std::size_t>(value)]);
}

/// What the panel offers, from top to bottom.
struct Offered {
  Setting setting;
  const Text& label;
  std::string (*word)(int value) = nullptr;  ///< of a choice; a switch has none
};
constexpr auto kOffered = std::to_array<Offered>({
    {Setting::language, words::language_word,
     [](int value) -> std::string { return facts(static_cast<base::Language>(value)).name; }},
    {Setting::look, words::look,
     word<Setting::look, words::look_auto, words::look_dark, words::look_light, words::look_contrast>},
    {Setting::rivals_speed, words::rivals_speed,
     word<Setting::rivals_speed, words::speed_off, words::speed_fast, words::speed_normal, words::speed_slow>},
    {Setting::speed, words::own_speed,
     word<Setting::speed, words::speed_off, words::speed_fast, words::speed_normal, words::speed_slow>},
    {Setting::sounds, words::sounds},
    {Setting::vibration, words::vibration},
    {Setting::chances, words::show_chances},
    {Setting::warning, words::warn_me},
    {Setting::remarks, words::remarks},
    {Setting::text_percent, words::text_size, [](int value) { return percent_text(value); }},
    {Setting::letters, words::letters},
    {Setting::text_view, words::text_view},
    {Setting::single_keys, words::single_keys},
});
/// The guide is switched off where it appears, and on again by a game or the menu.
constexpr std::array kNotOffered{Setting::guide, Setting::lessons};

static_assert([] {
  std::array<int, app::kSettings.size()> decided{};
  for (const Offered& one : kOffered) ++decided[static_cast<std::size_t>(one.setting)];
  for (const Setting setting : kNotOffered) ++decided[static_cast<std::size_t>(setting)];
  for (const int times : decided)
    if (times != 1) return false;
  return true;
}());

}  // namespace

void build_settings(PanelBuilder& build, const PanelContext& context) {
  for (const Offered& one : kOffered) {
    if (one.setting == Setting::vibration && !context.can_vibrate) continue;
    if (one.setting == Setting::letters && build.canvas.theme.flat) continue;  // there they are always
    const app::SettingRow& row = app::row_of(one.setting);
    const int now = row.get(context.settings);
    const auto change_to = [&](int value) -> Intent {
      app::Settings changed = context.settings;
      row.set(changed, value);
      return intent::Change{changed};
    };
    if (!one.word) {
      build.toggle(row.key, tr(one.label), now != 0, change_to(now == 0 ? 1 : 0));
      continue;
    }
    std::vector<std::string> words;
    for (const int value : row.values) words.push_back(one.word(value));
    const auto place = std::find(row.values.begin(), row.values.end(), now) - row.values.begin();
    build.choice(row.key, tr(one.label), words, static_cast<int>(place),
                 [&](int i) { return change_to(row.values[static_cast<std::size_t>(i)]); });
  }
}

}  // namespace ui
