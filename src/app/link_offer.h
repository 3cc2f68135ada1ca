// A link that waits for the player's answer. It stays in the address bar until then, so that a reload asks again.
#pragma once

#include <optional>
#include <string_view>

#include "app/host.h"
#include "app/link.h"

namespace app {

class LinkOffer {
 public:
  explicit LinkOffer(Host& host) : host_(host) {}

  /// What the link holds is offered; a link that is refused leaves the address.
  base::Result<Link> read(std::string_view text) {
    auto link = read_link(text);
    if (link)
      offered_ = link.value();
    else
      host_.set_url_fragment("");
    return link;
  }
  const std::optional<Link>& offered() const { return offered_; }

  /// The player accepts, but another tab holds the lock, which is asked for. `seat`: the player's seat.
  void take_tab_first(int seat) {
    wanted_ = seat;
    host_.tab_take();
  }
  /// The player's seat if the link was accepted while waiting for the lock.
  std::optional<int> wanted() const { return offered_ ? wanted_ : std::nullopt; }

  /// Ends the offer, accepted or not.
  std::optional<Link> take() {
    std::optional<Link> link = std::move(offered_);
    offered_.reset();
    wanted_.reset();
    host_.set_url_fragment("");
    return link;
  }

 private:
  Host& host_;
  std::optional<Link> offered_;
  std::optional<int> wanted_;
};

}  // namespace app
