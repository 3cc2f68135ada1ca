// The panel over the table: which one is open, its scroll position, and its view, which is rebuilt when something has
// changed. Presses of its controls go to the app as intents.
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

  /// Precondition: any().
  void draw(Frame& below, const PanelContext& context);

  /// By a key, in CSS pixels. False: it is at its end.
  bool scroll(float by);
  float page_height() const { return page_; }
  float scroll_range() const { return most_; }

  /// Of the open panel, for the text mirror.
  const std::string& title() const { return title_; }
  const std::vector<std::string>& words() const { return view_.words; }

 private:
  void make(const Canvas& canvas, const Rect& column, const PanelContext& context);
  /// What a view depends on besides the calls of remake().
  struct Made {
    Panel panel;
    std::uint64_t moment;
    bool may_act, can_share;
    const Theme* theme;
    float scale;
    Rect column;
    friend bool operator==(const Made&, const Made&) = default;
  };

  Panel open_ = Panel::none, below_ = Panel::none;
  std::string help_page_;
  app::GameKind statistics_of_{};
  PanelMessage message_;
  PanelCode code_;
  PanelView view_;
  Touches touches_;
  std::string title_;
  Made made_for_{};
  bool made_ = false;
  int views_made_ = 0;
  float height_ = 0;     ///< of the content as last drawn
  bool at_top_ = false;  ///< it was just opened
  float place_ = 0, most_ = 0, page_ = 0;
  std::optional<float> wanted_place_;  ///< by a key
};

}  // namespace ui
