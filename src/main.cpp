// The page's program: make the game, let it read what was saved or linked, then hand it to the window. From there on
// the browser calls: inputs and frames through platform/web_window.cpp, everything else through web_bridge.cpp.

#include "platform/platform.h"
#include "ui/app.h"

int main() {
  static ui::App app(platform::host());  // outlives main(), as the page does
  app.start();
  platform::run(app);
}
