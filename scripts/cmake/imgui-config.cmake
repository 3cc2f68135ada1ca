# How Dear ImGui is configured; its library and everything that includes imgui.h must agree.
set(SPLENDOR_IMGUI_DEFINITIONS
  IMGUI_DISABLE_DEMO_WINDOWS         # about 130 kB less, with the next line
  IMGUI_DISABLE_DEBUG_TOOLS
  IMGUI_DISABLE_OBSOLETE_FUNCTIONS   # no deprecated names
  IMGUI_DISABLE_FILE_FUNCTIONS       # the page has no files
  "ImDrawIdx=unsigned int")          # a full table has more than 65,536 vertices; WebGL2 takes 32-bit indices
