// Carries out the intents of a frame, in one place, after it was rendered.
#include <utility>

#include "app/hand_out.h"
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
  if (targets_.accepted() || intents.play || !intents.others.empty()) parts_.notices.withdraw_answer();
  for (const Intent& one : intents.others) carry_out(one);
  if (!intents.said.empty()) host_.announce(intents.said);
  if (intents.play && parts_.game.flow().may_act() && *intents.play < parts_.game.flow().position().legal_count()) {
    parts_.confirmations.play(*intents.play);
    if (parts_.confirmations.waits()) parts_.notices.answer(tr(words::judgement_awaited), intents.pressed);
  } else if (const std::string& answer = intents.refusal.empty() ? intents.description : intents.refusal;
             !answer.empty()) {
    parts_.notices.answer(answer, intents.pressed);
  }
}

void App::carry_out(const Intent& intent) {
  parts_.panels.remake();
  const bool deletes = std::holds_alternative<intent::ForgetStatistics>(intent) ||
                       std::holds_alternative<intent::ForgetEverything>(intent);
  if (!deletes) parts_.confirmations.withdraw_deletion();
  const Overloaded each{
      [](std::monostate) {},
      [&](const intent::Open& it) {
        parts_.confirmations.withdraw_action();
        if (it.panel == Panel::set_up) return parts_.positions.open();
        parts_.panels.show(it.panel);
        if (it.panel != Panel::puzzles) return;
        parts_.puzzles.fetch();
        parts_.game.load_puzzle_record();
      },
      [&](intent::ClosePanel) { close_panel(); },
      [&](const intent::OpenHelp& it) { parts_.panels.show_help(it.page); },
      [&](const intent::OpenStatistics& it) {
        parts_.statistics.load();
        parts_.panels.show_statistics(it.kind);
      },
      [&](const intent::OpenForm& it) { parts_.new_games.show_form(it.deal); },
      [&](const intent::PressForm& it) {
        parts_.panels.open() == Panel::set_up ? parts_.positions.press(it.id) : parts_.new_games.press_form(it.id);
      },
      [&](intent::StartGame) { parts_.new_games.begin(); },
      [&](intent::Rematch) { parts_.new_games.rematch(); },
      [&](intent::SameDealAgain) { parts_.new_games.same_deal_again(); },
      [&](const intent::OpenGame& it) {
        const bool on_table = it.id == parts_.library.playing();
        if (!on_table && !parts_.switcher.may_change()) return;
        parts_.links.withdraw();
        on_table ? parts_.panels.show(Panel::none) : parts_.switcher.open(it.id);
      },
      [&](const intent::RenameGame& it) {
        const app::Library::Game* game = parts_.library.find(it.id);
        if (game && parts_.switcher.may_change()) parts_.names.ask_for_game(*game);
      },
      [&](const intent::DeleteGame& it) { parts_.switcher.remove(it.id); },
      [&](intent::RestoreGame) { parts_.switcher.restore(); },
      [&](const intent::ExportGame& it) { app::save_to_file(host_, it.id, parts_.library.text_of(it.id)); },
      [&](intent::ExportAllGames) { parts_.files.save_everything(); },
      [&](intent::ExportStatistics) { app::save_to_file(host_, "statistics", parts_.statistics.get().file_text()); },
      [&](intent::LetGo) { parts_.switcher.let_go(); },
      [&](intent::StoreAgain) { parts_.switcher.store_again(); },
      [&](const intent::Step& it) {
        if (!parts_.switcher.may_change()) return;
        if (parts_.panels.open() == Panel::ending) parts_.panels.show(Panel::none);
        const app::Session& session = parts_.game.session();
        const std::size_t sent = session.sent().value_or(0);  // of the line that undo may leave
        parts_.game.step(it.forward);
        if (!it.forward && (session.sent_beyond() || sent > session.cursor()))
          parts_.notices.say(tr(words::far_undone));
      },
      [&](const intent::GoTo& it) {
        parts_.panels.show(Panel::none);
        if (parts_.switcher.may_change()) parts_.game.go_to(it.cursor);
      },
      [&](const intent::PlayOn& it) { parts_.confirmations.play_on(it.let_go); },
      [&](const intent::HandOutLink& it) { sharing_.hand_out_link(it.whole_game, it.share); },
      [&](const intent::ShowCode& it) { sharing_.show_code(it.whole_game); },
      [&](intent::SaveFile) { app::save_to_file(host_, parts_.game.session()); },
      [&](intent::ChooseFile) { host_.choose_file(); },
      [&](const intent::Ask& it) { host_.ask_text(it.question); },
      [&](const intent::Change& it) { page_settings_.change(it.settings, touch_); },
      [&](const intent::AcceptLink& it) { parts_.links.accept(it.seat, it.play); },
      [&](intent::ShowLicences) { host_.show_licences(); },
      [&](const intent::ReadAloud& it) { host_.read_aloud(it.words); },
      [&](intent::ForgetStatistics it) {
        if (parts_.confirmations.deletes(it.sure)) parts_.statistics.forget();
      },
      [&](intent::ForgetEverything it) {
        if (parts_.confirmations.deletes(it.sure)) host_.forget_everything();
      },
      [&](intent::TakeTab) { host_.tab_take(); },
      [&](const intent::Learn& it) { parts_.learning.begin(game_row(it.kind), game_row(it.kind).courses[it.course]); },
      [&](const intent::Guide& it) {
        parts_.learning.set_guided(it.on);
        if (it.on) parts_.panels.show(Panel::none);
      },
      [&](intent::AskHint) { parts_.game.ask_hint(); },
      [&](intent::PlayAnyway) { parts_.confirmations.play_anyway(); },
      [&](intent::ShowAgain) { parts_.game.show_again(); },
      [&](const intent::OpenPuzzle& it) {
        if (!parts_.switcher.may_change()) return;
        parts_.links.withdraw();
        parts_.switcher.open_puzzle(it.place);
      },
      [&](intent::TryAgain) {
        if (parts_.switcher.may_change()) parts_.game.try_puzzle_again();
        parts_.panels.show(Panel::none);
      },
      [&](const intent::ShowDay& it) { parts_.daily.show(it.day); },
      [&](const intent::ShowMonth& it) { parts_.daily.show_month(it.day); },
      [&](const intent::PlayDay& it) { parts_.daily.play(it); },
      [&](const intent::ShareDay& it) { parts_.daily.share(it); },
      [&](intent::ChangePosition it) { parts_.positions.act(it.how); },
  };
  std::visit(each, intent);
}

}  // namespace ui
