#include "ui/art/still.h"

#include <cstring>

namespace ui {

Drawing::Start Drawing::start(const Canvas& canvas) {
  return {canvas.list.VtxBuffer.Size, canvas.list.IdxBuffer.Size, canvas.list._VtxCurrentIdx};
}

void Drawing::take(const Canvas& canvas, const Start& from) {
  const ImDrawList& list = canvas.list;
  vertices_.assign(list.VtxBuffer.Data + from.vertex, list.VtxBuffer.Data + list.VtxBuffer.Size);
  indices_.assign(list.IdxBuffer.Data + from.index, list.IdxBuffer.Data + list.IdxBuffer.Size);
  for (ImDrawIdx& index : indices_) index -= static_cast<ImDrawIdx>(from.first);
}

void Drawing::copy_to(const Canvas& canvas) const {
  if (vertices_.empty()) return;
  ImDrawList& list = canvas.list;
  list.PrimReserve(static_cast<int>(indices_.size()), static_cast<int>(vertices_.size()));
  std::memcpy(list._VtxWritePtr, vertices_.data(), vertices_.size() * sizeof(ImDrawVert));
  const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
  ImDrawIdx* to = list._IdxWritePtr;
  for (const ImDrawIdx index : indices_) *to++ = index + first;
  list._VtxWritePtr += vertices_.size();
  list._IdxWritePtr = to;
  list._VtxCurrentIdx += static_cast<unsigned>(vertices_.size());
}

Light light_of(const Canvas& canvas) {
  return {.theme = canvas.theme.kind,
          .letters = canvas.letters,
          .pixel = canvas.pixel,
          .text_scale = canvas.fonts.scale,
          .font = canvas.fonts.text[0][0].font,
          .signs = signs()};
}

}  // namespace ui
