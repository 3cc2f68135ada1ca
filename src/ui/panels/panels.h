// The panel over the table: which one is open, its scroll position, and its view (title and buttons around the content that
// scrolls), which is rebuilt when something has changed. Presses of its controls go to the app as intents.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ui/panels/panel.h"

namespace ui {

/// One row a panel, by Panel. Frame, menu and tests know panels from here.
struct PanelRow {
  Panel panel;
  std::string_view name;  ///< for test queries
  std::string (*title)(const PanelContext& context);
  void (*build)(PanelBuilder& build, const PanelContext& context);
  PinnedButton (*pinned)(const PanelContext& context) = nullptr;  ///< only where there is one
};
std::span<const PanelRow> panel_rows();

class Panels {
 public:
  Panel open() const { return open_; }
  bool any() const { return open_ != Panel::none; }
  /// Begins at its top.
  void show(Panel panel);
  /// Closing the help leads back to the form if it was opened there; other panels close to the table.
  void show_help(std::string page);
  /// The code of a link leads back to where it was asked for.
  void close();
  const std::string& help_page() const { return help_page_; }
  bool help_of_form() const { return below_ == Panel::new_game; }
  /// `of_damage`: it is about a save that could not be read.
  void show_message(std::string text, bool of_damage = false);
  const PanelMessage& message() const { return message_; }
  void show_statistics(app::GameKind kind);
  app::GameKind statistics_of() const { return statistics_of_; }
  void show_code(PanelCode code);
  const PanelCode& code() const { return code_; }

  /// Something that a panel may show has changed.
  void remake() { made_ = false; }
  /// How often the view was made.
  int views_made() const { return views_made_; }

  // One frame. Precondition: any().
  /// Scrolls, and makes the view if something has changed.
  void update(Frame& frame, const PanelContext& context);
  /// Adds its controls to the frame, and the intent of the one that is pressed.
  void hear(Frame& frame);
  void draw(const Frame& frame) const;

  /// By a key, in CSS pixels. False: it is at its end.
  bool scroll(float by);
  float page_height() const { return places_.content.h * 0.9f; }
  float scroll_range() const { return most_; }

  /// Of the open panel, for the text mirror.
  const std::string& title() const { return title_; }
  const std::vector<std::string>& words() const { return content_.words; }

 private:
  /// Where its parts lie in the window.
  struct Places {
    Rect box;           ///< all of it
    Rect title, close;  ///< at its head
    Rect pinned;        ///< the button that is always visible; empty: none
    Rect content;       ///< the column, as far as it is visible
    Rect seen;          ///< where the content is not cut off
    friend bool operator==(const Places&, const Places&) = default;
  };
  Places places_in(const Frame& frame) const;
  void scroll_content();
  void make(const Canvas& canvas, const Rect& column, const PanelContext& context);
  /// What a view depends on besides the calls of remake().
  struct Made {
    Panel panel;
    std::uint64_t moment;
    bool may_act, can_share;
    const Theme* theme;
    float scale;
    Places places;
    Rect column;  ///< of the content, as far as it is scrolled
    friend bool operator==(const Made&, const Made&) = default;
  };
  /// Within one of these the ImGui windows of the panel, or of its content, take controls and drawing.
  class Window;
  class ContentWindow;

  Panel open_ = Panel::none, below_ = Panel::none;
  std::string help_page_;
  app::GameKind statistics_of_{};
  PanelMessage message_;
  PanelCode code_;
  Places places_;
  PanelView around_, pinned_, content_;
  Touches around_touches_, pinned_touches_, content_touches_;
  bool pinned_first_ = false;
  std::string title_;
  Made made_for_{};
  bool made_ = false;
  int views_made_ = 0;
  float height_ = 0;     ///< of the content as last drawn
  bool at_top_ = false;  ///< it was just opened
  float place_ = 0, most_ = 0;
  std::optional<float> wanted_place_;  ///< by a key
};

}  // namespace ui
