// The position editor: where the position comes from, what is wrong with it, the game's own form, and what to do with it.
#include <algorithm>

#include "ui/panels/panel.h"

namespace ui {

namespace {

using How = intent::ChangePosition::How;

/// Take the position shown, undo, clear.
void build_sources(PanelBuilder& build, const PanelContext& context) {
  const Rect line = build.take(space::kTarget);
  const float icons = 2 * (space::kTarget + 6);
  build.button({line.x, line.y, line.w - icons, line.h},
               {.id = "position:take", .label = tr(words::set_up_take), .icon = Icon::download},
               intent::ChangePosition{How::take});
  build.icon_button({line.right() - icons + 6, line.y, space::kTarget, line.h},
                    {.id = "position:undo",
                     .label = tr(words::set_up_undo),
                     .icon = Icon::undo,
                     .enabled = context.set_up.can_undo()},
                    intent::ChangePosition{How::undo});
  build.icon_button({line.right() - space::kTarget, line.y, space::kTarget, line.h},
                    {.id = "position:clear", .label = tr(words::set_up_clear), .icon = Icon::trash},
                    intent::ChangePosition{How::clear});
  build.gap(10);
}

/// One sentence: what is wrong, or that the position is possible.
void build_verdict(PanelBuilder& build, const std::optional<base::Message>& wrong) {
  const Theme& theme = build.canvas.theme;
  const float size = type::kBody * build.scale(), icon = size * 1.3f, left = icon + 10, pad = 10;
  const std::string words = wrong ? text_of(*wrong) : std::string(tr(words::set_up_right));
  const float w = build.width() - left - 2 * pad;
  const float h = paragraph_height(build.canvas, w, words, Face::regular, size);
  const Rect box = build.take(std::max(h, icon) + 2 * pad);
  build.surface(box, Surface::well, space::kRadius);
  build.icon(wrong ? Icon::warning : Icon::check, box.x + pad + icon / 2, box.centre_y(), icon,
             wrong ? theme.danger : theme.success);
  build.ViewBuilder::paragraph(box.x + pad + left, box.centre_y() - h / 2, w, words,
                               {.size = size, .colour = theme.text});
  build.say(words);
  build.gap(12);
}

void build_advice(PanelBuilder& build, const PanelContext& context, const std::string& hindered) {
  build.button({.id = "position:advise",
                .label = tr(words::set_up_advise),
                .icon = Icon::hint,
                .enabled = hindered.empty() && !context.set_up.advising(),
                .hint = context.set_up.advising() ? std::string(tr(words::set_up_thinking)) : hindered},
               intent::ChangePosition{How::advise});
  if (context.set_up.advising()) build.paragraph(tr(words::set_up_thinking), true);
  bool first = true;
  for (const std::string& line : context.set_up.advice()) build.paragraph(line, !std::exchange(first, false));
}

void build_links(PanelBuilder& build, const PanelContext& context, const std::string& hindered) {
  const auto link = [&](std::string id, const Text& label, Icon icon) -> Button {
    return {.id = std::move(id), .label = tr(label), .icon = icon, .enabled = hindered.empty(), .hint = hindered};
  };
  const Rect row = build.take(space::kTarget * std::max(1.0f, build.scale() * 0.9f));
  build.gap(8);
  const float code = space::kTarget + 6;
  build.button({row.x, row.y, row.w - code, row.h}, link("position:copy", words::copy_position_link, Icon::copy),
               intent::ChangePosition{How::copy});
  build.icon_button({row.right() - space::kTarget, row.y, space::kTarget, row.h},
                    link("position:code", words::show_position_code, Icon::code), intent::ChangePosition{How::code});
  if (context.can_share)
    build.button(link("position:share", words::share_position, Icon::share), intent::ChangePosition{How::share});
  build.paragraph(tr(words::position_link_hint), true);
}

}  // namespace

void build_set_up(PanelBuilder& build, const PanelContext& context) {
  const PositionForm* form = context.set_up.form();
  if (form == nullptr) return;
  if (form->filling()) return form->build(build, context.settings);
  const auto wrong = form->wrong();
  const std::string hindered = wrong ? text_of(*wrong) : std::string();
  build_sources(build, context);
  build_verdict(build, wrong);
  if (!context.set_up.is_stored()) build.paragraph(tr(words::position_not_stored));
  form->build(build, context.settings);
  build.gap(8);
  build_advice(build, context, wrong ? hindered : form->missing_for_advice());
  build.button({.id = "position:play",
                .label = tr(words::set_up_play),
                .kind = ButtonKind::primary,
                .icon = Icon::play,
                .enabled = hindered.empty(),
                .hint = hindered},
               intent::ChangePosition{How::play});
  if (context.moment.session.length() > 0) build.paragraph(tr(words::replaces_running), true);
  build_links(build, context, hindered);
}

}  // namespace ui
