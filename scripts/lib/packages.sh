# What has to be installed; source it after common.sh. Debian package names; where a package is there for one
# command that may come from elsewhere, the line is command:package.

BUILD_PACKAGES=(
  cmake ninja-build g++ emscripten:emscripten wasm-split:binaryen node:nodejs python3:python3
  ccache                # second builds in seconds
  dpkg-dev debian-archive-keyring xz-utils  # fetch, check and unpack the sources of SDL2 and Dear ImGui
  nlohmann-json3-dev doctest-dev            # headers
  fonts-lato python3-fonttools              # the game's type, cut down at build time
)

CHECK_PACKAGES=(
  clang libclang-rt-14-dev                  # second compiler, sanitizers, libFuzzer
  clang-format
)

TRAINING_PACKAGES=(
  python3-torch python3-numpy libopenblas0-pthread  # for scripts/train alone; the last doubles its speed
)

COVERAGE_PACKAGES=(
  llvm-cov:llvm                             # for scripts/coverage alone
)

BROWSER_PACKAGES=(
  npm:npm
  chromium firefox-esr webkit2gtk-driver    # three browser engines
  xvfb xauth                                # Firefox and WebKit draw WebGL on a display only
)

# The packages of the given list that are missing, one a line.
missing_packages() {
  local entry command package
  for entry in "$@"; do
    command=${entry%%:*}
    package=${entry##*:}
    if [[ $entry == *:* ]]; then
      [[ $command == emscripten ]] && command=em++
      command -v "$command" >/dev/null && continue
    fi
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || echo "$package"
  done
}

# install_packages LIST…: installs what is missing, and does nothing when nothing is.
install_packages() {
  command -v dpkg-query >/dev/null ||
    fail "this is not Debian; install the counterparts of these packages yourself and call cmake directly: $*"
  local missing
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  say "installing ${missing[*]}"
  local root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "packages are missing and there is no sudo; as root: apt-get install ${missing[*]}"
    root=(sudo)
  fi
  mkdir -p build/logs
  local log=build/logs/install.log
  "${root[@]}" apt-get -qq update >"$log" 2>&1 || { tail -n 20 "$log" >&2; fail "apt-get update failed."; }
  # Hundreds of lines go to the log; a person at a terminal sees where it stands.
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 install --no-install-recommends -y \
    "${missing[@]}" 2>&1 | tee -a "$log" | show_progress ||
    { tail -n 20 "$log" >&2; fail "apt-get could not install ${missing[*]}."; }
}

# Of apt's lines, on a terminal: what is being done, in one line that is written over.
show_progress() {
  if [[ ! -t 2 ]]; then
    cat >/dev/null
    return
  fi
  local line
  while read -r line; do
    [[ $line =~ ^(Get|Unpacking|Setting\ up) ]] && printf '\r\033[K%.78s' "$line" >&2
  done
  printf '\r\033[K' >&2
}

# install_npm FOLDER: the npm packages that its lock file pins, unless they are there.
install_npm() {
  # npm ci leaves a copy of the lock file behind in the end; equal means nothing to do.
  cmp -s "$1/package-lock.json" "$1/node_modules/.splendor-lock" && return
  say "installing the npm packages of $1"
  (cd "$1" && PUPPETEER_SKIP_DOWNLOAD=1 PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 \
    npm ci --ignore-scripts --loglevel=error >&2) || fail "npm ci failed in $1."
  cp "$1/package-lock.json" "$1/node_modules/.splendor-lock"
}
