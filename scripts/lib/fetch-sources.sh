#!/usr/bin/env bash
# Fetches the pinned sources of SDL2 and Dear ImGui into FOLDER, once, and prints the two folders (SDL2
# first) on standard output. Called by CMake and by scripts/setup.
#
# Debian's Emscripten ships neither library. Both are source packages of Debian 13 (trixie), which is
# stable, so these versions stay available. The archive's address comes from this machine's own apt
# configuration; apt checks the signatures, and the checksums below pin the content. A private package
# list is used, so the machine's own lists stay as they are.
#
# usage: scripts/lib/fetch-sources.sh FOLDER
set -euo pipefail

# shellcheck source=scripts/lib/apt.sh
source "$(dirname "$0")/apt.sh"

readonly FOLDER=${1:?usage: fetch-sources.sh FOLDER}
readonly SUITE=trixie
readonly KEYRING=/usr/share/keyrings/debian-archive-keyring.gpg

# package | version | archive | SHA-256 | folder inside
readonly SDL2="libsdl2|2.32.4+dfsg-1|libsdl2_2.32.4+dfsg.orig.tar.gz|d364cded8bf41f3f503014d3fb6473f1a7077ff468da1638dae4a6bec6ef2277|SDL2-2.32.4"
readonly IMGUI="imgui|1.90.1+ds-1|imgui_1.90.1+ds.orig.tar.xz|ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c|imgui-1.90.1"

say() { echo "fetch-sources: $*" >&2; }
fail() { say "$*"; exit 1; }

fetch() {  # fetch PACKAGE VERSION ARCHIVE
  local address
  address=$(archive_address)
  [[ -n $address ]] || fail "no Debian archive in this machine's apt configuration."
  local apt=$FOLDER/apt
  mkdir -p "$apt/lists/partial"
  local trust=""
  [[ -f $KEYRING ]] && trust="[signed-by=$KEYRING] "
  echo "deb-src $trust$address $SUITE main" >"$apt/sources.list"
  local options=(-o "Dir::Etc::SourceList=$apt/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o "Dir::State::Lists=$apt/lists" -o APT::Sandbox::User=root -o Acquire::Retries=3)
  if [[ ! -e $apt/updated ]]; then
    say "reading the list of source packages"
    apt-get "${options[@]}" -qq update >&2 || fail "the list of source packages could not be read."
    touch "$apt/updated"
  fi
  say "fetching $1 $2"
  (cd "$FOLDER" && apt-get "${options[@]}" -qq source --only-source --download-only "$1=$2" >&2) ||
    fail "apt-get could not fetch the source package $1 $2."
}

unpack() {  # unpack PACKAGE VERSION ARCHIVE SHA256 INSIDE; prints the folder
  local package=$1 version=$2 archive=$3 sum=$4 inside=$5
  if [[ ! -e $FOLDER/$inside/.complete ]]; then
    [[ -f $FOLDER/$archive ]] || fetch "$package" "$version"
    [[ $(sha256sum <"$FOLDER/$archive") == "$sum  -" ]] || {
      rm -f "$FOLDER/$archive"
      fail "$archive does not have the pinned SHA-256; it was removed."
    }
    rm -rf "${FOLDER:?}/$inside"
    tar -xf "$FOLDER/$archive" -C "$FOLDER"
    touch "$FOLDER/$inside/.complete"
  fi
  echo "$FOLDER/$inside"
}

mkdir -p "$FOLDER"
IFS='|' read -r -a sdl2 <<<"$SDL2"
IFS='|' read -r -a imgui <<<"$IMGUI"
unpack "${sdl2[@]}"
unpack "${imgui[@]}"
rm -rf "${FOLDER:?}/apt"
