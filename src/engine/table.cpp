#include "engine/table.h"

namespace engine {

ReplayAnswer failed_replay(base::JsonLine id, std::size_t ply, const std::string& action, const base::Message& why) {
  ReplayAnswer answer;
  answer.json["id"] = std::move(id);
  answer.json["ok"] = false;
  answer.json["ply"] = ply;
  answer.json["action"] = action;
  answer.json["error"] = text_of(why);
  return answer;
}

base::JsonLine id_of(const base::Json& record) {
  const base::Json* id = base::find(record, "id");
  if (!id) return nullptr;
  if (auto text = base::as_text(*id)) return *text;
  if (const auto number = base::as_integer(*id)) return *number;
  return nullptr;
}

}  // namespace engine
