#include "ui/daily_play.h"

#include "app/messages.h"
#include "ui/daily.h"
#include "ui/words.h"

namespace ui {

void DailyPlay::show(const std::optional<app::Day>& day) {
  days_.load();
  today_ = days_.today();
  day_ = day == today_ ? std::nullopt : day;
  month_.reset();
  puzzles_.fetch();
  panels_.show(Panel::today);
}

void DailyPlay::open_link(std::string_view link) {
  host_.set_url_fragment("");
  const auto day = app::read_day_link(link);
  if (!day) return panels_.show_message(std::string(tr(words::link_bad)) + ' ' + text_of(day.error()));
  const app::Day today = days_.today();
  if (today < day.value()) return panels_.show_message(tr(words::day_future, date_words(today)));
  show(day.value());
}

void DailyPlay::play(const intent::PlayDay& wanted) {
  if (!switcher_.may_change()) return;
  days_.load();
  const app::Days::Open attempt{wanted.day, wanted.puzzle};
  const app::Days::OfDay known = days_.get().at(wanted.day);
  const app::Attempt state = wanted.puzzle ? known.puzzle.state : known.deal.state;
  const std::string& entry = wanted.puzzle ? known.puzzle.entry : known.deal.entry;
  const auto place = app::puzzle_of_day(wanted.day, puzzles_.all());
  if (wanted.puzzle && !place) return;
  if (state == app::Attempt::open && library_.has(entry)) {
    if (entry == library_.playing())
      panels_.show(Panel::none);
    else
      switcher_.open(entry);
    return;
  }
  if (wanted.counts && !(wanted.day == days_.today())) {
    show(std::nullopt);
    return notices_.say(tr(words::day_is_over));
  }
  const bool counts = wanted.counts && state == app::Attempt::none;
  if (!counts) days_.practise(attempt);
  if (wanted.counts && !counts) notices_.say(tr(words::day_elsewhere));
  const auto counted = counts ? std::optional(attempt) : std::nullopt;
  if (wanted.puzzle) return switcher_.replace({.attempt = counted, .puzzle = puzzles_.all()[*place]});
  const auto deal = deal_of(wanted.day);
  auto session = deal ? app::Session::open(*deal) : base::Result<app::Session>(app::messages::game_unknown);
  if (!session) return notices_.say(text_of(session.error()));
  switcher_.replace({.session = std::move(session.value()), .attempt = counted});
}

void DailyPlay::share(const intent::ShareDay& wanted) {
  const app::Days::OfDay& known = days_.get().at(wanted.day);
  if ((wanted.puzzle ? known.puzzle.state : known.deal.state) != app::Attempt::finished) return;
  const std::string line = wanted.puzzle ? share_line(wanted.day, known.puzzle) : share_line(wanted.day, known.deal),
                    address = host_.page_address() + '#' + app::day_link(wanted.day);
  switch (wanted.how) {
    case intent::ShareDay::How::copy: return host_.copy_text(line + ' ' + address);
    case intent::ShareDay::How::share: return host_.share(line, address);
    case intent::ShareDay::How::code: break;
  }
  panels_.show_code({.address = address, .of_day = true});
}

bool DailyPlay::date_changed() {
  if (panels_.open() != Panel::today || days_.today() == today_) return false;
  today_ = days_.today();
  return true;
}

}  // namespace ui
