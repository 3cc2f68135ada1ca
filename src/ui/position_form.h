// A game's part of the position editor: the position, as far as it is known, and the players. Like the form of a new game, whose
// seats it shares, it is a value that its controls change by their ids (intent::PressForm).
#pragma once

#include "ui/game_form.h"

namespace ui {

class PositionForm : public GameForm {
 public:
  ~PositionForm() override;

  /// The position and players of the moment shown, or of the latest one before it at which a turn begins. Takes only what the
  /// viewer (-1: nobody) may know. Precondition: a game of this kind.
  virtual void take(const app::Session& session, int viewer) = 0;
  /// Empties the table; setup and players stay.
  virtual void clear() = 0;
  /// The position of a spec, possible or not; players stay as far as there are seats. False: it holds no position.
  virtual bool open(const app::GameSpec& position) = 0;
  /// Takes the players of that game; the position stays.
  virtual void seat(const app::Session& session) = 0;

  /// The position as it stands; a game can begin from it unless wrong() says why not.
  app::GameSpec position() const { return spec(0); }
  virtual std::optional<base::Message> wrong() const = 0;
  /// Why the best move cannot be asked for: what is unknown; "" if nothing is missing.
  virtual std::string missing_for_advice() const = 0;

  /// The choices for one place take the whole panel.
  virtual bool filling() const = 0;
  /// Returns from them to the page.
  virtual void done() = 0;
  /// Identifies the page shown: when it changes, the panel scrolls to its top.
  virtual int page() const = 0;

 protected:
  using GameForm::GameForm;
};

}  // namespace ui
