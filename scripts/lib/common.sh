# Shared by the scripts in this folder; source it, do not run it.
#
# ROOT is the repository, and every script works from there whatever the caller's folder is.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
SCRIPT=$(basename "$0")
JOBS=${SPLENDOR_JOBS:-$(nproc)}
cd "$ROOT"
# What one checkout has compiled serves every other: ccache sees paths relative to the checkout.
export CCACHE_BASEDIR=$ROOT CCACHE_NOHASHDIR=1

say() { echo "$SCRIPT: $*" >&2; }
fail() { say "$*"; exit 1; }

# Prints the comment at the top of a script, as its help.
help() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; }

# The games of the product, a line each, from the one row that names them. What belongs to one stands in folders of its name.
games() { sed -n 's/^set(SPLENDOR_GAMES "\([^"]*\)".*/\1/p' CMakeLists.txt | tr ';' '\n'; }

# lines_of_games NAME: the lines of tests/games/GAME/NAME of every game that has it.
lines_of_games() { for game in $(games); do cat "tests/games/$game/$1" 2>/dev/null || true; done; }

# configure TREE [cmake options…]: sets up build/TREE unless that is done already.
configure() {
  local tree=$1
  shift
  [[ -f build/$tree/build.ninja ]] && return
  say "configuring build/$tree"
  local launcher=()
  [[ $tree == wasm ]] && launcher=(emcmake)
  "${launcher[@]}" cmake -G Ninja -S . -B "build/$tree" -DCMAKE_BUILD_TYPE=Release "$@" >&2 ||
    fail "build/$tree could not be configured (see above)."
}

# compile TREE [TARGETS…]
compile() {
  local tree=$1
  shift
  local quiet=()
  [[ -t 2 ]] || quiet=(--quiet)
  say "compiling build/$tree"
  ninja -C "build/$tree" -j "$JOBS" "${quiet[@]}" "$@" >&2 || fail "build/$tree did not compile (see above)."
}
