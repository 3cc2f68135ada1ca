// Answers SDL's question for GL functions by name. Emscripten's own answer knows all 300 of them and so links them all,
// with their JavaScript: 13 kB of gzip. SDL asks for these few; Dear ImGui's backend calls GL directly.

#include <EGL/egl.h>
#include <GLES3/gl3.h>
#include <string.h>

typedef void (*Function)(void);

__eglMustCastToProperFunctionPointerType EGLAPIENTRY eglGetProcAddress(const char* name) {
  static const struct {
    const char* name;
    Function function;
  } known[] = {
      {"glGetString", (Function)glGetString},
      {"glGetStringi", (Function)glGetStringi},
      {"glGetIntegerv", (Function)glGetIntegerv},
      {"glGetError", (Function)glGetError},
      {"glGetFramebufferAttachmentParameteriv", (Function)glGetFramebufferAttachmentParameteriv},
  };
  for (size_t i = 0; i < sizeof known / sizeof known[0]; ++i) {
    if (strcmp(known[i].name, name) == 0) return known[i].function;
  }
  return 0;
}
