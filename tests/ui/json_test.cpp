// What the program writes for the page is JSON, whatever the texts are.
#include "ui/json.h"

#include "base/json.h"
#include "support/check.h"

using base::Json;
using ui::JsonWriter;

TEST_CASE("objects, arrays, texts, numbers and switches come out as they went in") {
  JsonWriter json;
  json.begin_object()
      .text("a", "x")
      .number("b", 1.5)
      .boolean("c", true)
      .begin_array("d")
      .text("one")
      .text("two")
      .end_array();
  json.begin_object("e")
      .end_object()
      .begin_array("f")
      .begin_object()
      .end_object()
      .begin_array()
      .end_array()
      .end_array()
      .end_object();
  const Json expected =
      Json::parse(R"({"a":"x","b":1.5,"c":true,"d":["one","two"],"e":{},"f":[{},[]]})", nullptr, false);
  CHECK(Json::parse(json.result(), nullptr, false) == expected);
}

TEST_CASE("numbers keep their significant digits") {
  for (const double number : {0.0, -1.0, 0.5, 1e9, 123456789.0, 1280.25}) {
    JsonWriter json;
    json.begin_object().number("n", number).end_object();
    CHECK(Json::parse(json.result(), nullptr, false) == Json{{"n", number}});
  }
}

TEST_CASE("quotes, backslashes, controls and letters of any language survive") {
  std::string controls;
  for (int c = 0; c < 0x20; ++c) controls += static_cast<char>(c);
  for (const std::string& text :
       {std::string("\"\\/"), controls, std::string("Éloïse Œ 日本語 😀 \x7F"), std::string("</script>")}) {
    JsonWriter json;
    json.begin_object().text(text, text).end_object();
    const Json read = Json::parse(json.result(), nullptr, false);
    REQUIRE_FALSE(read.is_discarded());
    CHECK(read == Json{{text, text}});
  }
}
