// splendor_learn dump: lessons in random order, as columns of numbers for the trainer (scripts/lib/train.py), little
// endian. Lists of varying length are a column of counts and a column of what they hold.
#include <cstdio>
#include <map>

#include "games/splendor/ai/network.h"
#include "games/splendor/learn/commands.h"
#include "games/splendor/learn/lesson.h"

namespace splendor::learn {

namespace {

class Columns {
 public:
  explicit Columns(std::string folder) : folder_(std::move(folder)) {}

  template <class Value>
  void put(const char* name, Value value) {
    cli::File& file = files_[name];
    if (file == nullptr) file.reset(std::fopen((folder_ + '/' + name).c_str(), "wb"));
    if (file == nullptr || std::fwrite(&value, sizeof value, 1, file.get()) != 1) ok_ = false;
  }
  bool ok() const { return ok_; }

 private:
  std::string folder_;
  std::map<std::string, cli::File> files_;
  bool ok_ = true;
};

class Dumper {
 public:
  Dumper(Columns& columns, float searched_share) : columns_(columns), searched_share_(searched_share) {}

  void write(const Lesson& lesson) {
    input_.read(lesson.state);
    decisions_.list(lesson.state, scratch_);
    std::array<float, Decisions::kMost> share{};
    float sum = 0;
    for (const Lesson::Preferred& one : lesson.preferred)
      for (std::size_t i = 0; i < decisions_.count; ++i)
        if (decisions_.action[i] == one.action) sum += share[i] = one.share;
    if (sum <= 0 || decisions_.count < 2) return;
    write_position();
    write_chances(lesson);
    columns_.put("decisions.u8", static_cast<std::uint8_t>(decisions_.count));
    for (std::size_t i = 0; i < decisions_.count; ++i) {
      const Terms terms = terms_of(lesson.state, input_, decisions_.action[i]);
      columns_.put("share.f32", share[i] / sum);
      columns_.put("flat_count.u8", terms.flat_count);
      for (std::size_t t = 0; t < terms.flat_count; ++t) columns_.put("flat.u16", terms.flat[t]);
      for (std::size_t t = 0; t < 2; ++t) {
        columns_.put("object.u8", terms.object[t]);
        columns_.put("head.u8", terms.head[t]);
      }
    }
  }

 private:
  /// Only rows that are trained: joined ones are taken apart.
  void put_object(const NetworkInput::Range& range) {
    std::uint8_t count = 0;
    for (std::size_t i = 0; i < range.count; ++i) {
      const auto parts = joined_rows::parts_of(input_.rows[range.first + i]);
      for (std::size_t part = 0; part < parts.count; ++part, ++count) columns_.put("rows.u16", parts.row[part]);
    }
    columns_.put("row_count.u8", count);
  }

  void write_position() {
    columns_.put("players.u8", static_cast<std::uint8_t>(input_.players));
    columns_.put("mover.u8", static_cast<std::uint8_t>(input_.mover));
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(input_.players); ++seat) {
      const NetworkInput::Seat& of = input_.seats[seat];
      columns_.put("objects.u8", of.object_count);
      for (std::size_t i = 0; i < of.object_count; ++i) put_object(of.objects[i]);
      columns_.put("seat_row_count.u8", static_cast<std::uint8_t>(of.rows.count + input_.shared.count));
      for (const NetworkInput::Range& range : {of.rows, input_.shared})
        for (std::size_t i = 0; i < range.count; ++i) columns_.put("seat_rows.u16", input_.rows[range.first + i]);
    }
  }

  /// The value target: a blend of the search's chances and the result of the game.
  void write_chances(const Lesson& lesson) {
    float searched = 0, played = 0;
    for (const float chance : lesson.searched) searched += chance;
    for (const float chance : lesson.result) played += chance;
    const float share = searched < 0.5f ? 0.0f : played < 0.5f ? 1.0f : searched_share_;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(input_.players); ++seat)
      columns_.put("chance.f32", share * lesson.searched[seat] + (1 - share) * lesson.result[seat]);
  }

  Columns& columns_;
  float searched_share_;
  NetworkInput input_;
  Decisions decisions_;
  ActionList scratch_;
};

}  // namespace

int dump(base::Arguments& arguments) {
  const std::string folder = arguments.text("--out").value_or(".");
  const auto searched = arguments.integer("--searched", 50, 0, 100);
  const auto seed = arguments.integer("--seed", 1, 0, 1'000'000'000);
  const auto paths = arguments.rest();
  if (const auto wrong = arguments.error()) return fail(*wrong);
  std::vector<Lesson> lessons;
  for (const std::string& path : paths)
    if (!read_lessons(path, lessons)) return fail("no lessons in " + path);
  std::vector<std::uint32_t> order(lessons.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint32_t>(i);
  base::RandomSource random(static_cast<std::uint64_t>(seed));
  random.shuffle(order, order.size());
  Columns columns(folder);
  Dumper dumper(columns, static_cast<float>(searched) / 100);
  for (const std::uint32_t i : order) {
    dumper.write(lessons[i]);
    if (!columns.ok()) return fail("cannot write to " + folder);
  }
  std::printf("%zu lessons\n", lessons.size());
  return 0;
}

}  // namespace splendor::learn
