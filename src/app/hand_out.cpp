#include "app/hand_out.h"

#include "app/link.h"
#include "app/save.h"
#include "base/seed.h"

namespace app {

std::string address_of(Host& host, const Session& session, bool whole_game) {
  const std::string link = whole_game ? game_link(session.record_to_cursor()) : deal_link(session.spec());
  return link.empty() ? link : host.page_address() + '#' + link;
}

void hand_out_address(Host& host, const std::string& address, std::optional<std::string_view> share_title) {
  share_title ? host.share(*share_title, address) : host.copy_text(address);
}

bool hand_out_link(Host& host, const Session& session, bool whole_game, std::optional<std::string_view> share_title) {
  const std::string address = address_of(host, session, whole_game);
  if (address.empty()) return false;
  hand_out_address(host, address, share_title);
  return true;
}

void save_to_file(Host& host, const Session& session) {
  save_to_file(host, base::seed_code(session.spec().seed), save_text(session));
}

void save_to_file(Host& host, std::string_view name, std::string_view text) {
  host.save_file("splendor-" + std::string(name) + ".txt", text);
}

}  // namespace app
