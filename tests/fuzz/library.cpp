// The library: entries, files of several, and a storage with arbitrary content. What can be read is written again unchanged;
// what cannot be read stays verbatim, whatever is done. Input: a text, which is tried as it is and with valid checksums; or a
// one and the bytes of a game (played.h) and of changes to its entry.
#include "app/library.h"

#include "../support/memory_host.h"
#include "app/save.h"
#include "app/sealed.h"
#include "expect.h"
#include "played.h"

namespace {

void check_entry(std::string_view text) {
  const auto entry = app::read_entry(text);
  if (fuzz::refused(entry)) return;
  const auto again = app::read_entry(app::entry_text(entry.value()));
  fuzz::expect(again.ok() && again.value() == entry.value(), "an entry that is read can be written and read again");
}

void check_file(std::string_view text) {
  std::size_t letters = 0;
  for (const std::string_view part : app::split_entries(text)) letters += part.size();
  fuzz::expect(letters <= text.size(), "a file is taken apart, not made longer");
  support::MemoryHost host;
  app::Library library(host);
  const app::Library::Imported read = library.import(text);
  fuzz::expect(read.added + read.known + read.refused > 0, "nothing is passed over in silence");
  if (read.problem) fuzz::expect_sentence(text_of(*read.problem));
  fuzz::expect(read.added == 0 || library.open(read.last_id).session.has_value(), "what was added can be opened");
  app::Library again(host);
  const app::Library::Imported same = again.import(again.text_of_all());
  fuzz::expect(same.added == 0, "no game is stored twice");
}

void check_storage(std::string_view text, const char* key, const app::Session& other) {
  support::MemoryHost host;
  host.stored[key] = text;
  host.stored["playing"] = "abcdefgh";
  app::Library library(host);
  const app::Library::Opened opened = library.open_last();
  if (opened.problem) fuzz::expect_sentence(text_of(*opened.problem));
  const app::Session& session = opened.session ? *opened.session : other;
  fuzz::expect(library.save(session) == app::Library::Saved::ok, "the game on the table can be stored");
  const auto next = app::Library(host).open_last();
  fuzz::expect(next.session && next.session->record() == session.record(), "and is there at the next visit");
  if (!opened.session) fuzz::expect(library.text_of_all().find(text) != std::string::npos, "what cannot be read stays");
}

void check(std::string_view text) {
  static const app::Session other = [] {
    fuzz::Bytes none(nullptr, 0);
    return fuzz::played(none);
  }();
  check_entry(text);
  check_file(text);
  constexpr const char* kKeys[] = {"game.abcdefgh.0", "game.abcdefgh.1", "save.0"};
  check_storage(text, kKeys[text.size() % 3], other);
}

/// With the checksums of the save in it, and of the whole.
std::string sealed(std::string_view text) {
  constexpr std::string_view kSave = "\nsplendor-save ";
  std::string head(text.substr(0, text.find("\nend ")));
  if (head.empty() || head.back() != '\n') head += '\n';
  if (const std::size_t save = head.find(kSave); save != std::string::npos)
    head += "end " + app::crc32_text(std::string_view(head).substr(save + 1)) + '\n';
  return head + "whole " + app::crc32_text(head) + '\n';
}

void check_played(fuzz::Bytes bytes) {
  const app::Session session = fuzz::played(bytes);
  const std::string text = app::entry_text({.revision = bytes.byte(),
                                            .saved_s = static_cast<std::int64_t>(bytes.number(4)),
                                            .name = "Anna",
                                            .other = {},
                                            .save = app::save_text(session)});
  check(bytes.done() ? text : sealed(fuzz::spoiled(text, bytes)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 0 && data[0] == 1) {
    check_played({data + 1, size - 1});
    return 0;
  }
  const std::string_view text = fuzz::as_text(data, size);
  check(text);
  check(sealed(text));
  return 0;
}
