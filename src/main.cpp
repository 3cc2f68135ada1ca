// The page: open the table as it was left (or as the link says), then run until the page closes.
#include "platform/platform.h"
#include "ui/app.h"

int main() {
  // The browser calls back for the rest of the page's life: the app is never destroyed.
  static ui::App app(platform::host());
  app.start();
  platform::run(app);
  return 0;
}
