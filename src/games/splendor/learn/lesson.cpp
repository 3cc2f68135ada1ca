#include "games/splendor/learn/lesson.h"

namespace splendor::learn {

namespace {

/// Magic number of a file; changes with the layout of the data.
constexpr std::uint64_t kMark = 0x4C6573736F6E0000u + sizeof(GameState) + sizeof(Action);

template <class Value>
void put(const cli::File& file, const Value& value) {
  std::fwrite(&value, sizeof value, 1, file.get());
}
template <class Value>
bool get(const cli::File& file, Value& value) {
  return std::fread(&value, sizeof value, 1, file.get()) == 1;
}

}  // namespace

LessonWriter::LessonWriter(const std::string& path) : file_(std::fopen(path.c_str(), "ab")) {
  if (file_ != nullptr && std::ftell(file_.get()) == 0) put(file_, kMark);
}

void LessonWriter::write(const std::vector<Lesson>& game) {
  for (const Lesson& lesson : game) {
    put(file_, lesson.state);
    put(file_, lesson.searched);
    put(file_, lesson.result);
    put(file_, static_cast<std::uint32_t>(lesson.preferred.size()));
    for (const Lesson::Preferred& one : lesson.preferred) put(file_, one);
  }
  std::fflush(file_.get());
}

bool read_lessons(const std::string& path, std::vector<Lesson>& lessons) {
  const cli::File file(std::fopen(path.c_str(), "rb"));
  std::uint64_t mark = 0;
  bool ok = file != nullptr && get(file, mark) && mark == kMark;
  while (ok) {
    Lesson lesson;
    std::uint32_t count = 0;
    if (!get(file, lesson.state)) break;
    if (!get(file, lesson.searched) || !get(file, lesson.result) || !get(file, count) || count > 1000) break;
    lesson.preferred.resize(count);
    bool whole = true;
    for (Lesson::Preferred& one : lesson.preferred) whole = whole && get(file, one);
    if (!whole) break;
    lessons.push_back(std::move(lesson));
  }
  return ok;
}

}  // namespace splendor::learn
