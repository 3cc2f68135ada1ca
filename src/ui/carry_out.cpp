// Carries out the intents of a frame, in one place, after it was rendered.
#include <utility>

#include "app/hand_out.h"
#include "app/link.h"
#include "app/messages.h"
#include "ui/app.h"
#include "ui/words.h"

namespace ui {

namespace {

template <class... Parts>
struct Overloaded : Parts... {
  using Parts::operator()...;
};
template <class... Parts>
Overloaded(Parts...) -> Overloaded<Parts...>;

}  // namespace

void App::carry_out(const Intents& intents) {
  if (targets_.accepted() || intents.play || !intents.others.empty()) notices_.withdraw_refusal();
  for (const Intent& one : intents.others) carry_out(one);
  if (intents.play && game_.flow().may_act() && *intents.play < game_.flow().position().legal_count())
    confirmations_.play(*intents.play);
  else if (!intents.refusal.empty())
    notices_.refuse(intents.refusal, intents.refused);
}

void App::carry_out(const Intent& intent) {
  panels_.remake();
  const bool deletes = std::holds_alternative<intent::ForgetStatistics>(intent) ||
                       std::holds_alternative<intent::ForgetEverything>(intent);
  if (!deletes) confirmations_.withdraw_deletion();
  const auto form_with_seed = [&](std::uint64_t seed) {
    form_.reset(&game_.session(), seed);
    names_.bring_people();
    form_.remember_wins(game_.statistics().get());
  };
  const Overloaded each{
      [](std::monostate) {},
      [&](const intent::Open& it) {
        confirmations_.withdraw_action();
        panels_.show(it.panel);
        if (it.panel == Panel::set_up) open_set_up();
        if (it.panel != Panel::puzzles) return;
        puzzles_.fetch();
        if (!game_.puzzle().active()) game_.puzzle().load();
      },
      [&](intent::ClosePanel) { close_panel(); },
      [&](const intent::OpenHelp& it) { panels_.show_help(it.page); },
      [&](const intent::OpenStatistics& it) {
        game_.statistics().load();
        panels_.show_statistics(it.kind);
      },
      [&](const intent::OpenForm& it) {
        form_with_seed(it.deal ? it.deal->seed : next_seed_.value_or(host_.entropy()));
        if (it.deal) form_.take_deal(*it.deal);
        panels_.show(Panel::new_game);
      },
      [&](const intent::PressForm& it) {
        if (panels_.open() == Panel::set_up) {
          const int page = set_up_.form()->page();
          set_up_.press(it.id);
          if (set_up_.form()->page() != page) panels_.show(Panel::set_up);
          return;
        }
        form_.press(it.id, it.id == "seed:new" ? host_.entropy() : 0);
        names_.remember_people();
      },
      [&](intent::StartGame) { switcher_.begin(form_.record()); },
      [&](intent::Rematch) { switcher_.begin(form_.rematch(game_.session(), next_seed_.value_or(host_.entropy()))); },
      [&](intent::SameDealAgain) {
        app::GameRecord record = game_.session().record();
        record.actions.clear();
        switcher_.begin(record);
      },
      [&](const intent::OpenGame& it) {
        const bool on_table = it.id == library_.playing();
        if (!on_table && !switcher_.may_change()) return;
        if (offer_.offered()) offer_.take();
        on_table ? panels_.show(Panel::none) : switcher_.open(it.id);
      },
      [&](const intent::RenameGame& it) {
        const app::Library::Game* game = library_.find(it.id);
        if (game && switcher_.may_change()) names_.ask_for_game(*game);
      },
      [&](const intent::DeleteGame& it) { switcher_.remove(it.id); },
      [&](intent::RestoreGame) { switcher_.restore(); },
      [&](const intent::ExportGame& it) { app::save_to_file(host_, it.id, library_.text_of(it.id)); },
      [&](intent::ExportAllGames) { files_.save_everything(); },
      [&](intent::ExportStatistics) { app::save_to_file(host_, "statistics", game_.statistics().get().file_text()); },
      [&](intent::LetGo) { switcher_.let_go(); },
      [&](intent::StoreAgain) { switcher_.store_again(); },
      [&](const intent::Step& it) {
        if (!switcher_.may_change()) return;
        if (panels_.open() == Panel::ending) panels_.show(Panel::none);
        game_.step(it.forward);
        if (!it.forward && game_.session().sent_beyond()) notices_.say(tr(words::far_undone));
      },
      [&](const intent::GoTo& it) {
        panels_.show(Panel::none);
        if (switcher_.may_change()) game_.go_to(it.cursor);
      },
      [&](const intent::PlayOn& it) { confirmations_.play_on(it.let_go); },
      [&](const intent::HandOutLink& it) {
        const auto title = it.share ? std::optional<std::string_view>(tr(words::page_title)) : std::nullopt;
        if (!app::hand_out_link(host_, game_.session(), it.whole_game, title))
          notices_.say(tr(words::link_too_long));
        else if (it.whole_game)
          game_.mark_sent();
      },
      [&](const intent::ShowCode& it) {
        std::string address = app::address_of(host_, game_.session(), it.whole_game);
        if (address.empty()) return notices_.say(tr(words::link_too_long));
        if (it.whole_game) game_.mark_sent();
        panels_.show_code(
            {std::move(address), it.whole_game, !it.whole_game && !game_.session().spec().position.empty()});
      },
      [&](intent::SaveFile) { app::save_to_file(host_, game_.session()); },
      [&](intent::ChooseFile) { host_.choose_file(); },
      [&](const intent::Ask& it) { host_.ask_text(it.question); },
      [&](const intent::Change& it) {
        const app::Settings before = settings_.get();
        if (settings_.change(it.settings)) tell_language();
        const app::Settings& now = it.settings;
        if ((now.sounds && !before.sounds) || (now.vibration && !before.vibration))
          cue({app::Cue::turn, false});  // a sample
      },
      [&](const intent::AcceptLink& it) { accept_link(it.seat, it.play); },
      [&](intent::ShowLicences) { host_.show_licences(); },
      [&](const intent::ReadAloud& it) { host_.read_aloud(it.words); },
      [&](intent::ForgetStatistics it) {
        if (confirmations_.deletes(it.sure)) game_.statistics().forget();
      },
      [&](intent::ForgetEverything it) {
        if (confirmations_.deletes(it.sure)) host_.forget_everything();
      },
      [&](intent::TakeTab) { host_.tab_take(); },
      [&](const intent::Learn& it) { learn(game_row(it.kind), game_row(it.kind).courses[it.course]); },
      [&](const intent::Guide& it) {
        set_guided(it.on);
        if (it.on) panels_.show(Panel::none);
      },
      [&](intent::AskHint) { game_.ask_hint(); },
      [&](intent::PlayAnyway) { confirmations_.play_anyway(); },
      [&](intent::ShowAgain) { game_.show_again(); },
      [&](const intent::OpenPuzzle& it) {
        if (!switcher_.may_change()) return;
        if (offer_.offered()) offer_.take();
        switcher_.open_puzzle(it.place);
      },
      [&](intent::TryAgain) {
        if (switcher_.may_change()) game_.try_puzzle_again();
        panels_.show(Panel::none);
      },
      [&](const intent::ShowDay& it) { daily_.show(it.day); },
      [&](const intent::ShowMonth& it) { daily_.show_month(it.day); },
      [&](const intent::PlayDay& it) { daily_.play(it); },
      [&](const intent::ShareDay& it) { daily_.share(it); },
      [&](intent::ChangePosition it) { change_position(it); },
  };
  std::visit(each, intent);
}

/// The player wants the game of the link: in this tab, then, wherever the running game is played.
void App::accept_link(int seat, bool play) {
  if (!game_.flow().owns_game()) return offer_.take_tab_first(seat);
  const auto link = offer_.take();
  if (!link) return;
  if (link->set_up()) {
    open_set_up();
    set_up_.show(link->record.spec);
    panels_.show(Panel::set_up);
    if (play) change_position({intent::ChangePosition::How::play});
    return;
  }
  if (!link->whole_game) {
    form_.take_deal(link->record.spec);
    return panels_.show(Panel::new_game);
  }
  auto opened = app::Session::open(link->record);  // it was read through once already
  if (!opened) return;
  app::Session& session = opened.value();
  if (!app::by_links(session.seats())) return switcher_.replace({.session = std::move(session)});
  app::Library::Kin kin = library_.kin_of(session);
  switch (kin.comparison.kinship) {
    case app::Kinship::none: return switcher_.replace({.session = app::taken_up(session, seat)});
    case app::Kinship::continues:
      return switcher_.replace({.session = app::continued(*kin.session, session), .id = std::move(kin.id)});
    case app::Kinship::same: switcher_.open(std::move(kin.id)); return notices_.say(tr(words::far_same));
    case app::Kinship::older:
    case app::Kinship::differs: break;
  }
  app::Session apart = app::continued(*kin.session, session);
  apart.go_to(apart.length());
  switcher_.replace({.session = std::move(apart)});
}

void App::learn(const GameRow& row, const Course& course) {
  if (!switcher_.may_change()) return;
  app::Settings changed = settings_.get();
  (row.guided ? changed.guide : changed.lessons) = true;
  settings_.change(changed);
  switcher_.begin(app::read_link(course.link).value().record);
}

void App::set_guided(bool on) {
  app::Settings changed = settings_.get();
  (game_.row().guided ? changed.guide : changed.lessons) = on;
  settings_.change(changed);
}

}  // namespace ui
