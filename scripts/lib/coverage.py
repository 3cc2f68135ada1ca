"""Prints what llvm-cov has summed up, by folder: coverage.py SUMMARY.json ROOT DRAWING FOLDER."""
import json
import os
import re
import sys

summary, root, drawing, folder = sys.argv[1:]
KINDS = ("lines", "branches")
drawing = re.compile(drawing)


def room(path):
    """src/games/NAME/rules/modules/x.cpp counts for games/NAME/rules."""
    parts = os.path.dirname(path).split("/")[1:]
    return "/".join(parts[:3] if parts[:1] == ["games"] else parts[:1]) or "src"


def row(name, sums):
    cells = []
    for kind in KINDS:
        covered, count = sums[kind]
        cells.append(f"{covered:7d} of {count:6d} {100 * covered / count if count else 100:6.1f} %")
    print(f"{name:28s} {cells[0]:>26s} {cells[1]:>26s}")


def add(sums, name, file):
    for kind in KINDS:
        here = sums.setdefault(name, {k: (0, 0) for k in KINDS})
        here[kind] = (here[kind][0] + file[kind]["covered"], here[kind][1] + file[kind]["count"])


files, rooms, totals = {}, {}, {}
for file in json.load(open(summary))["data"][0]["files"]:
    path = os.path.relpath(file["filename"], root)
    if not path.startswith("src/"):
        continue
    drawn = drawing.search(path)
    add(totals, "drawing" if drawn else "all but drawing", file["summary"])
    if not drawn:
        add(rooms, room(path), file["summary"])
        if folder and path.startswith(f"src/{folder}"):
            add(files, path[4:], file["summary"])

print(f"{'folder of src':28s} {'lines':>26s} {'branches':>26s}")
for name in sorted(rooms):
    row(name, rooms[name])
for name in sorted(totals):
    row(name, totals[name])
for name in sorted(files):
    row(name, files[name])
