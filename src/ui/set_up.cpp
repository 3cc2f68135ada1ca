#include "ui/set_up.h"

#include <algorithm>

#include "app/link.h"
#include "app/messages.h"
#include "ui/game_row.h"
#include "ui/hint.h"

namespace ui {

namespace {

constexpr std::size_t kMostUndone = 200;

const GameRow* row_with_positions(app::GameKind kind) {
  const GameRow& own = game_row(kind);
  if (own.make_position_form != nullptr) return &own;
  for (const GameRow& row : game_rows())
    if (row.make_position_form != nullptr) return &row;
  return nullptr;
}

}  // namespace

PositionForm::~PositionForm() = default;

bool has_set_up() {
  const auto rows = game_rows();
  return std::any_of(rows.begin(), rows.end(), [](const GameRow& row) { return row.make_position_form != nullptr; });
}

void SetUp::open(const app::Session& session, int viewer, bool may_take) {
  if (form_) return;
  row_ = row_with_positions(session.spec().kind);
  if (row_ == nullptr) return;
  form_ = row_->make_position_form();
  const bool same_game = row_ == &game_row(session.spec().kind);
  if (same_game) form_->seat(session);
  const auto stored = host_.storage_read(kPositionKey);
  const auto spec = app::spec_of_position(stored.value_or(std::string()));
  if (spec && is_ours(spec.value()) && form_->open(spec.value())) return;
  if (same_game && may_take) form_->take(session, viewer);
}

bool SetUp::is_ours(const app::GameSpec& position) const {
  return !app::kind_name(position.kind).empty() && row_ == &game_row(position.kind);
}

bool SetUp::is_later(std::string_view stored) const {
  const auto spec = app::spec_of_position(stored);
  if (!spec) return spec.error() == base::Message(app::messages::link_newer);
  if (app::kind_name(spec.value().kind).empty()) return true;
  return is_ours(spec.value()) && !row_->make_position_form()->open(spec.value());
}

void SetUp::store() {
  const auto held = host_.storage_read(kPositionKey);
  stored_ = held && is_later(*held) ? app::StoreResult::blocked : host_.storage_write(kPositionKey, link());
}

void SetUp::forget_advice() {
  adviser_.stop();
  wants_advice_ = false;
  advice_.clear();
  asked_.reset();
}

/// Makes a change that undo takes back, stores it, and drops advice on the position before.
template <class Change>
void SetUp::change(Change&& change) {
  const app::GameSpec before = form_->position();
  change();
  if (form_->position() == before) return;
  forget_advice();
  if (before_.size() == kMostUndone) before_.erase(before_.begin());
  before_.push_back(before);
  store();
}

void SetUp::take(const app::Session& session, int viewer) {
  if (row_ == &game_row(session.spec().kind)) change([&] { form_->take(session, viewer); });
}

void SetUp::clear() {
  change([&] { form_->clear(); });
}

void SetUp::press(std::string_view id) {
  change([&] { form_->press(id); });
}

void SetUp::show(const app::GameSpec& position) {
  change([&] { form_->open(position); });
}

void SetUp::undo() {
  if (before_.empty()) return;
  forget_advice();
  form_->open(before_.back());
  before_.pop_back();
  store();
}

void SetUp::set_name(std::string_view id, std::string_view name) {
  if (form_ && id.size() == 6 && id.substr(0, 5) == "name:")
    form_->set_name(static_cast<std::size_t>(id[5] - '1'), name);
}

bool SetUp::leave_page() {
  if (!form_ || !form_->filling()) return false;
  form_->done();
  return true;
}

std::string SetUp::link() const { return app::deal_link(form_->position()); }

app::GameRecord SetUp::record(std::uint64_t seed) const { return form_->record(seed); }

void SetUp::ask() {
  wants_advice_ = false;
  const auto link = app::read_link(this->link());
  if (!link) return;
  app::GameRecord record = form_->record(link.value().record.spec.seed);
  auto session = app::Session::open(record);
  if (!session) return;
  asked_ = std::move(session.value());
  adviser_.ask(*asked_);
}

bool SetUp::take_advice(const app::Event& event) {
  const auto advice = adviser_.hear(event, *asked_);
  if (!advice) return !adviser_.thinking();
  const Moment moment{.session = *asked_, .viewer = asked_->position().to_act(), .may_act = true};
  const auto table = row_->make_table();
  LinesOfPlay lines;
  advice_ = note_of(Hint{.advice = *advice, .moment = 0, .more = true}, *table, moment, lines).lines;
  std::string said;
  for (const std::string& line : advice_) said = said.empty() ? line : followed(std::move(said), line);
  host_.announce(said);
  return true;
}

}  // namespace ui
