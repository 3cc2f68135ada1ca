// A game's part of the panel in which a position is set up: what lies where, as far as it is known, and who plays on. A value
// that its controls change by their ids (intent::PressForm), as the form of a new game, whose seats it has.
#pragma once

#include "ui/game_form.h"

namespace ui {

class PositionForm : public GameForm {
 public:
  ~PositionForm() override;

  /// The position as it is seen there: at the last moment up to the one shown at which a position can be described, with its
  /// people. Nothing that the viewer (-1: nobody) may not know. Precondition: a game of this kind.
  virtual void take(const app::Session& session, int viewer) = 0;
  /// Nothing on the table; setup and people stay.
  virtual void clear() = 0;
  /// The position of a spec, whether a game can begin from it or not; people stay as far as there are seats. False: it is none.
  virtual bool open(const app::GameSpec& position) = 0;
  /// Who plays in that game; the position stays.
  virtual void seat(const app::Session& session) = 0;

  /// As it stands; a game begins from it unless wrong() says why not.
  app::GameSpec position() const { return spec(0); }
  virtual std::optional<base::Message> wrong() const = 0;
  /// Something on which the best move depends is not known: what; "" where nothing is.
  virtual std::string missing_for_advice() const = 0;

  /// What is being filled in, if that has the panel to itself.
  virtual bool filling() const = 0;
  /// Leaves it.
  virtual void done() = 0;
  /// What the panel shows: where it changes, that begins at its top.
  virtual int page() const = 0;

 protected:
  using GameForm::GameForm;
};

}  // namespace ui
