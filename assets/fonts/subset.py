#!/usr/bin/python3
"""Cuts Lato down to the characters that the game shows and writes it as C++ byte arrays.

Usage: subset.py OUTPUT_FOLDER Lato-Regular.ttf Lato-Bold.ttf Lato-Black.ttf
Writes OUTPUT_FOLDER/assets_fonts.cpp and OUTPUT_FOLDER/include/assets_fonts.h. Needs python3-fonttools.

Lato is by Łukasz Dziedzic, SIL Open Font License 1.1. The licence keeps the name "Lato" for the original,
so the cut-down fonts carry another one; copyright and licence entries stay in the files.
"""

import io
import logging
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

# Latin-1 (French needs more: Œ œ Ÿ), typographic marks, and the signs of the board. Characters that Lato
# does not have are drawn by the game or not used at all.
CHARACTERS = (
    set(range(0x20, 0x7F))
    | set(range(0xA0, 0x100))
    | {ord(c) for c in "ŒœŸ…’‘“”„–—•€×−≥≤→←↑↓✓★"}
    | {0x202F}  # narrow no-break space, before French punctuation
)
NAME = "Splendor Sans"


def cut(path):
    font = TTFont(path)
    options = subset.Options()
    options.layout_features = []  # ImGui places glyphs one by one: no kerning, no ligatures
    options.hinting = False  # its rasteriser reads outlines only
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "GDEF", "GPOS", "GSUB", "kern"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    weight = pathlib.Path(path).stem.split("-")[1]
    for record in font["name"].names:
        if record.nameID in (1, 4):
            record.string = f"{NAME} {weight}"
        elif record.nameID == 6:
            record.string = f"{NAME} {weight}".replace(" ", "")
    out = io.BytesIO()
    font.recalcTimestamp = False  # the same bytes every time
    font.save(out)
    return weight, out.getvalue()


def c_array(name, data):
    rows = [", ".join(str(b) for b in data[i : i + 32]) for i in range(0, len(data), 32)]
    body = ",\n    ".join(rows)
    return (
        f"const unsigned char k{name}[] = {{\n    {body}}};\n"
        f"const unsigned k{name}Size = {len(data)};\n"
    )


def main():
    logging.getLogger("fontTools").setLevel(logging.ERROR)  # it worries about the fonts' dates
    folder = pathlib.Path(sys.argv[1])
    (folder / "include").mkdir(parents=True, exist_ok=True)
    fonts = [cut(path) for path in sys.argv[2:]]
    declarations = "".join(
        f"extern const unsigned char k{weight}[];\nextern const unsigned k{weight}Size;\n" for weight, _ in fonts
    )
    (folder / "include" / "assets_fonts.h").write_text(
        "// The game's fonts as TrueType files in memory. Made by assets/fonts/subset.py.\n"
        "#pragma once\n\nnamespace fonts {\n\n" + declarations + "\n}  // namespace fonts\n"
    )
    (folder / "assets_fonts.cpp").write_text(
        '// Made by assets/fonts/subset.py.\n#include "assets_fonts.h"\n\nnamespace fonts {\n\n'
        + "\n".join(c_array(weight, data) for weight, data in fonts)
        + "\n}  // namespace fonts\n"
    )


if __name__ == "__main__":
    main()
