#include "ui/game_form.h"

#include <algorithm>

#include "base/level.h"
#include "base/random.h"
#include "ui/signs.h"

namespace ui {

namespace {

/// The default level of a computer.
constexpr std::string_view kUsualLevel = "normal";

/// Of those who did not win, the seat that has fewer points than every other; where there are no points, the only one.
std::optional<std::size_t> loser_of(const app::Game& game) {
  std::optional<std::size_t> last;
  bool shared = false;
  for (int seat = 0; game.over() && seat < game.players(); ++seat) {
    if ((game.winners() >> seat & 1) != 0) continue;
    const int more = last ? game.score(seat).value_or(0) - game.score(static_cast<int>(*last)).value_or(0) : -1;
    if (more <= 0) shared = more == 0;
    if (more < 0) last = static_cast<std::size_t>(seat);
  }
  return shared ? std::nullopt : last;
}

}  // namespace

GameForm::GameForm(const SeatLook& look, std::string_view rival) : look_(look), seats_(1) {
  while (seats_.size() < std::clamp<std::size_t>(2, look.least, look.most)) seats_.push_back(computer(rival));
}

app::Seat GameForm::computer(std::string_view level) const {
  app::Seat seat{.name = "", .level = std::string(level)};
  const auto having = [&](std::size_t style) {
    return std::count_if(seats_.begin(), seats_.end(), [&](const app::Seat& other) { return other.style == style; });
  };
  for (std::size_t style = 1; style <= look_.characters.size(); ++style)
    if (seat.style == 0 || having(style) < having(seat.style)) seat.style = static_cast<std::uint8_t>(style);
  return seat;
}

void GameForm::reset(const app::Session& last) {
  take_setup(last.spec());
  seats_ = last.seats();
  for (app::Seat& seat : seats_)
    if (!seat.person() && base::rung_of(seat.level) == 0) seat.level = look_.levels.front().name;  // a lesson's rival
  set_loser(loser_of(last.position(last.length())));
}

app::GameRecord GameForm::record(std::uint64_t seed) const {
  const auto players = static_cast<std::uint32_t>(seats_.size());
  app::GameRecord record{.spec = spec(seed), .seats = seats_, .actions = {}};
  const std::size_t begins = first() ? *first() : base::RandomSource(seed).below(players);
  std::rotate(record.seats.begin(), record.seats.begin() + static_cast<std::ptrdiff_t>(begins), record.seats.end());
  return record;
}

app::GameRecord GameForm::rematch(const app::Session& last, std::uint64_t seed) {
  reset(last);
  const First chosen = first_;
  const std::size_t seat = first_seat_;
  set_first((static_cast<std::size_t>(last.position(0).to_act()) + 1) % seats_.size());
  app::GameRecord again = record(seed);
  first_ = chosen;
  first_seat_ = seat;
  return again;
}

void GameForm::take_deal(const app::GameSpec& spec) {
  if (const std::size_t players = take_setup(spec); players > 0) {
    seats_.resize(std::min(players, seats_.size()));
    while (seats_.size() < players) seats_.push_back(computer(kUsualLevel));
  }
  if (loser_ >= seats_.size()) set_loser(std::nullopt);
}

void GameForm::set_name(std::size_t seat, std::string_view name) {
  if (seat >= seats_.size()) return;
  const int place = app::places_of(seats_, people_)[seat];
  seats_[seat].name = app::clean_name(name);
  if (place >= 0 && static_cast<std::size_t>(place) < app::kSigns)
    person_at(static_cast<std::size_t>(place)).name = seats_[seat].name;
}

app::Person& GameForm::person_at(std::size_t place) {
  if (people_.size() <= place) people_.resize(place + 1);
  return people_[place];
}

void GameForm::set_people(const app::People& people) {
  people_ = people;
  const std::vector<int> places = app::places_of(seats_, people_);
  for (std::size_t seat = 0; seat < seats_.size(); ++seat)
    if (seats_[seat].name.empty() && places[seat] >= 0 && static_cast<std::size_t>(places[seat]) < people_.size())
      seats_[seat].name = people_[static_cast<std::size_t>(places[seat])].name;
}

/// Chooses the next sign that no other local person has chosen.
void GameForm::next_sign(std::size_t seat) {
  const std::vector<int> places = app::places_of(seats_, people_);
  if (seat >= seats_.size() || places[seat] < 0 || look_.signs.empty()) return;
  const auto place = static_cast<std::size_t>(places[seat]);
  const auto chosen = [&](std::size_t sign) {
    for (std::size_t other = 0; other < seats_.size(); ++other)
      if (other != seat && places[other] >= 0 && static_cast<std::size_t>(places[other]) < people_.size() &&
          people_[static_cast<std::size_t>(places[other])].sign == static_cast<int>(sign))
        return true;
    return false;
  };
  std::size_t sign = app::signs_of(seats_, people_, look_.signs.size())[seat];
  for (std::size_t tries = 0; tries < look_.signs.size(); ++tries) {
    sign = (sign + 1) % look_.signs.size();
    if (!chosen(sign)) break;
  }
  person_at(place).sign = static_cast<int>(sign);
}

void GameForm::press(std::string_view id) {
  const auto digit = [&](std::size_t at) { return at < id.size() ? static_cast<std::size_t>(id[at] - '0') : 0; };
  if (id == "first") {
    next_first();
  } else if (id.substr(0, 5) == "sign:") {
    next_sign(digit(5) - 1);
  } else if (id == "add") {
    if (seats_.size() < look_.most) seats_.push_back(computer(kUsualLevel));
  } else if (id.substr(0, 7) == "remove:") {
    const std::size_t seat = digit(7) - 1;
    if (seat >= seats_.size() || seats_.size() <= look_.least) return;
    seats_.erase(seats_.begin() + static_cast<std::ptrdiff_t>(seat));
    if (loser_ == seat) set_loser(std::nullopt);
    if (loser_ > seat) --*loser_;
  } else if (id.substr(0, 5) == "seat:") {
    const std::size_t seat = digit(5) - 1, kind = digit(7);
    if (seat >= seats_.size()) return;
    // A computer does not keep the name of the person who sat there.
    if (seats_[seat].here() && kind != 0 && kind != far_kind()) seats_[seat].name.clear();
    seats_[seat].far = kind == far_kind();
    if (kind == 0 || kind == far_kind()) seats_[seat].style = 0;
    if (kind == 0 || seats_[seat].far)
      seats_[seat].level.clear();
    else if (has_ladder() && kind == 1 && seats_[seat].person())
      seats_[seat] = computer(kUsualLevel);
    else if (!has_ladder() && kind <= look_.levels.size())
      seats_[seat].level = look_.levels[kind - 1].name;
  } else if (id.substr(0, 9) == "strength:") {
    const std::size_t seat = digit(9) - 1, rung = digit(11);
    if (seat < seats_.size() && rung < look_.levels.size()) seats_[seat].level = look_.levels[rung].name;
  } else if (id.substr(0, 6) == "style:") {
    const std::size_t seat = digit(6) - 1, style = digit(8);
    if (seat < seats_.size() && !seats_[seat].person() && style <= look_.characters.size())
      seats_[seat].style = static_cast<std::uint8_t>(style);
  }
}

std::size_t GameForm::level_at(std::size_t seat) const {
  std::size_t place = 0;
  while (place < look_.levels.size() && seats_[seat].level != look_.levels[place].name) ++place;
  return place;
}

namespace {

/// One of several for a seat, with words for the chosen one at the left or, where it is narrow, above. Says where they are.
Rect build_one_of(PanelBuilder& build, const char* what, std::size_t seat, const std::string& words,
                  const std::vector<std::string>& labels, std::size_t chosen, const std::vector<std::string>& names) {
  const std::string number = std::to_string(seat + 1), id = what + number;
  std::vector<Intent> intents;
  for (std::size_t i = 0; i < labels.size(); ++i) intents.push_back(intent::PressForm{id + ':' + std::to_string(i)});
  build.gap(4);
  const float text = type::kLabel * build.scale() * kLineHeight;
  const float beside = build.width() * 0.44f - space::kTarget - 16;
  const bool narrow = build.width() < 460 * build.scale() ||
                      text_width(build.canvas, words, Face::regular, type::kLabel * build.scale()) > beside;
  if (narrow)
    build.line(build.take(text), words, {.size = type::kLabel * build.scale(), .colour = build.canvas.theme.muted});
  Rect line = build.take(space::kTarget - 4);
  if (!narrow) {
    build.line({line.x + space::kTarget + 8, line.y, beside, line.h}, words,
               {.size = type::kLabel * build.scale(), .colour = build.canvas.theme.muted});
    line = {line.x + line.w * 0.44f, line.y, line.w * 0.56f, line.h};
  }
  build.segments(id, tr(words::player_n, number), line, labels, static_cast<int>(chosen), std::move(intents), names);
  return line;
}

}  // namespace

/// The strength of a computer, if there are more than a few: digits in a row, and the word for the chosen one. Beaten
/// strengths have a tick, and the next one an arrow.
void GameForm::build_strength(PanelBuilder& build, std::size_t index) const {
  const std::size_t chosen = level_at(index);
  const app::LadderProgress& progress = ladder_[seats_[index].style];
  const std::size_t next =
      progress.highest() > 0 ? progress.highest() : look_.levels.size();  // none before the first victory
  std::vector<std::string> labels, names;
  std::string words(tr(words::computer));
  for (std::size_t rung = 0; rung < look_.levels.size(); ++rung) {
    labels.push_back(std::to_string(rung + 1));
    std::string name = tr(words::strength, labels.back(), tr(look_.levels[rung].words));
    if (rung == chosen) words = name;
    if (progress.beaten[rung] || rung == next)
      name = tr(progress.beaten[rung] ? words::strength_beaten : words::strength_next, name);
    names.push_back(std::move(name));
  }
  const Rect line = build_one_of(build, "strength:", index, words, labels, chosen, names);
  const Theme& theme = build.canvas.theme;
  for (std::size_t rung = 0; rung < labels.size(); ++rung) {
    if (!progress.beaten[rung] && rung != next) continue;
    const Rect part = segment_rect(line, static_cast<int>(labels.size()), static_cast<int>(rung));
    const ImU32 colour = progress.beaten[rung] ? theme.text : theme.muted;
    build.icon(progress.beaten[rung] ? Icon::check : Icon::arrow_up, part.right() - 9, part.y + 10, 11,
               rung == chosen ? theme.on_selected : colour);
  }
}

/// The character of a computer.
void GameForm::build_character(PanelBuilder& build, std::size_t index) const {
  std::vector<std::string> labels{tr(words::character_none)}, names = labels;
  for (const Character& character : look_.characters) {
    labels.emplace_back(tr(character.name));
    names.push_back(labelled(labels.back(), tr(character.likes)));
  }
  const std::size_t chosen = seats_[index].style;
  build_one_of(build, "style:", index, names[chosen], labels, chosen, names);
}

/// The sign of a seat; for a local person a button that changes it.
void GameForm::build_sign(PanelBuilder& build, const Rect& rect, std::size_t index) const {
  const std::size_t signs = look_.signs.empty() ? app::kSigns : look_.signs.size();
  const bool known = index < app::kSigns;
  const std::size_t sign = known ? app::signs_of(seats_, people_, signs)[index] : index;
  const int shown = known ? seat_of_sign(static_cast<int>(sign)) : static_cast<int>(index);
  if (seats_[index].here() && !look_.signs.empty()) {
    const std::string id = "sign:" + std::to_string(index + 1);
    const int control =
        build.press({.id = id,
                     .rect = rect,
                     .label = labelled(tr(words::sign_of, std::to_string(index + 1)), tr(look_.signs[sign])),
                     .hint = tr(words::change_sign)},
                    intent::PressForm{id});
    build.surface(rect.inset(2), Surface::well, space::kRadius);
    build.add(HoverPiece{rect.inset(2), Surface::panel, control});
    build.focus_ring(rect.inset(2), space::kRadius, control);
  }
  if (const int look = character_look(seats_, index); look > 0)
    build.picture(rect.inset(2), look_.draw_character, look);
  else
    build.picture(Rect::centred(rect.centre_x(), rect.centre_y(), 28, 28), look_.draw_sign, shown);
}

std::string GameForm::shown_name(std::size_t seat) const {
  std::vector<std::string> names;
  for (const app::Seat& one : seats_)
    names.push_back(!one.name.empty() ? one.name
                    : one.style > 0   ? tr(look_.characters[one.style - 1u].name)
                                      : tr(words::player_n, std::to_string(names.size() + 1)));
  return told_apart(names, seat);
}

/// The name, drawn like a text field.
void GameForm::build_name(PanelBuilder& build, const Rect& rect, std::size_t index) const {
  const app::Seat& seat = seats_[index];
  const Theme& theme = build.canvas.theme;
  const std::string number = std::to_string(index + 1), name_of = tr(words::name_of, number);
  const std::string shown = shown_name(index);
  const Rect field = rect.inset(0, 2);
  const int control = build.press({.id = "name:" + number, .rect = rect, .label = shown, .hint = name_of},
                                  intent::Ask{{.id = "name:" + number,
                                               .title = tr(words::change_name),
                                               .label = name_of,
                                               .value = seat.name,
                                               .max_length = 24,
                                               .ok = tr(words::confirm),
                                               .cancel = tr(words::cancel)}});
  build.surface(field, Surface::well, space::kRadius);
  build.add(HoverPiece{field, Surface::panel, control});
  build.focus_ring(field, space::kRadius, control);
  const float pen = 18;
  build.line({field.x + 12, field.y, field.w - 12 - pen - 16, field.h}, shown,
             {.face = Face::bold,
              .size = type::kBody * build.scale(),
              .colour = seat.name.empty() ? theme.muted : theme.text});
  build.icon(Icon::edit, field.right() - 10 - pen / 2, field.centre_y(), pen, theme.muted);
}

void GameForm::build_seat(PanelBuilder& build, std::size_t index) const {
  const app::Seat& seat = seats_[index];
  const std::string number = std::to_string(index + 1);
  const bool narrow = build.width() < 460 * build.scale();
  const float height = space::kTarget;

  Rect line = build.take(height);
  build_sign(build, {line.x, line.y, height, height}, index);
  const float remove_w = seats_.size() > look_.least ? height : 0;
  const float kinds_w = narrow ? 0 : build.width() * 0.56f;
  const Rect name{line.x + height + 8, line.y, line.w - height - 8 - kinds_w - remove_w - 8, height};
  build_name(build, name, index);
  if (remove_w > 0)
    build.icon_button({line.right() - height, line.y, height, height},
                      {.id = "remove:" + number, .label = tr(words::remove_player, number), .icon = Icon::minus},
                      intent::PressForm{"remove:" + number});
  if (narrow) line = build.take(height);
  const Rect kinds =
      narrow ? Rect{line.x, line.y + 2, line.w, height - 4} : Rect{name.right() + 8, line.y + 2, kinds_w, height - 4};
  std::vector<std::string> labels{tr(words::person)};
  if (has_ladder())
    labels.emplace_back(tr(words::computer));
  else
    for (const OfferedLevel& level : look_.levels) labels.emplace_back(tr(level.words));
  labels.emplace_back(tr(words::far_away));
  const std::vector<std::string> spoken = labels;
  // With many segments or little width: a word short enough not to be broken.
  const std::vector<std::string_view> whole(labels.begin(), labels.end());
  if (segment_width(build.canvas, whole) * static_cast<float>(labels.size()) > kinds.w)
    labels.back() = tr(words::far_away_short);
  std::vector<Intent> intents;
  for (std::size_t kind = 0; kind < labels.size(); ++kind)
    intents.push_back(intent::PressForm{"seat:" + number + ':' + std::to_string(kind)});
  const std::size_t chosen = seat.far ? far_kind() : seat.person() ? 0 : has_ladder() ? 1 : level_at(index) + 1;
  build.segments("seat:" + number, tr(words::who_plays, number), kinds, labels, static_cast<int>(chosen),
                 std::move(intents), spoken);
  if (has_ladder() && !seat.person()) build_strength(build, index);
  if (!look_.characters.empty() && !seat.person()) build_character(build, index);
  build.gap(narrow ? 10 : 6);
}

std::optional<std::size_t> GameForm::first() const {
  if (first_ == First::lot) return std::nullopt;
  const std::size_t seat = first_ == First::loser ? loser_.value_or(0) : first_seat_;
  return seat < seats_.size() ? seat : 0;
}

void GameForm::set_first(std::optional<std::size_t> seat) {
  first_ = seat ? First::seat : First::lot;
  first_seat_ = seat.value_or(0);
}

void GameForm::set_loser(std::optional<std::size_t> seat) {
  loser_ = seat;
  if (!loser_ && first_ == First::loser) set_first(0);
}

void GameForm::next_first() {
  if (first_ == First::loser) return set_first(0);
  if (first_ == First::seat && first_seat_ + 1 < seats_.size()) return set_first(first_seat_ + 1);
  if (first_ == First::seat) return set_first(std::nullopt);
  if (!loser_) return set_first(0);
  first_ = First::loser;
}

void GameForm::build_first(PanelBuilder& build) const {
  const std::optional<std::size_t> seat = first();
  std::string who = seat ? shown_name(*seat) : std::string(tr(words::first_by_lot));
  if (seat && first_ == First::loser) who = tr(words::first_loser, who);
  build.row("first", tr(words::who_begins), Icon::first_player, intent::PressForm{"first"}, who);
}

void GameForm::build_seats(PanelBuilder& build) const {
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) build_seat(build, seat);
  if (seats_.size() < look_.most)
    build.button({.id = "add", .label = tr(words::add_player), .kind = ButtonKind::quiet, .icon = Icon::plus},
                 intent::PressForm{"add"});
  if (app::by_links(seats_)) build.paragraph(tr(words::far_form), true);
}

}  // namespace ui
