# SPDX-License-Identifier: Apache-2.0
#
# Sourced by Scripts/run, Scripts/test and .ci/run: makes sure that the machine has what Mullion
# builds with, and says in one sentence what is missing when it can't.
#
# MULLION_SETUP=0 leaves the machine alone: what is missing is then left out (text and SVG need
# nothing but the Swift toolchain).

say() { printf 'mullion: %s\n' "$*" >&2; }
fail() {
  say "$*"
  exit 1
}

# What the window, PNG pictures, real fonts and hashes of CryptoKit need, and the tools of Scripts/check.
packages_to_build=(
  pkg-config python3-minimal librsvg2-common webp-pixbuf-loader libgtk-4-dev libcairo2-dev libpango1.0-dev libgdk-pixbuf-2.0-dev
  libssl-dev
  fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-dejavu-core
)
# What showing the window in a browser needs besides.
packages_for_browser=(libgtk-4-bin)
# What the tests of the window need besides.
packages_to_test=(
  xvfb xauth xdotool dbus at-spi2-core gstreamer1.0-plugins-base gstreamer1.0-plugins-good
)
# What the tests of the laboratory's engine and page need besides.
packages_for_laboratory=(nodejs chromium)

require_swift() {
  command -v swift >/dev/null 2>&1 ||
    fail "there is no Swift toolchain on PATH; install Swift 6.2 or newer (https://swift.org/install) and run this again"
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  [ "$(printf '%s\n6.2\n' "$version" | sort -V | head -n 1)" = 6.2 ] ||
    fail "Swift ${version:-of an unknown version} is too old; install Swift 6.2 or newer (https://swift.org/install)"
}

# require_packages NAME…: installs the Debian packages that are not there yet.
require_packages() {
  [ "${MULLION_SETUP:-1}" != 0 ] || { say "installing nothing (MULLION_SETUP=0)"; return 0; }
  local missing=() name
  if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-query >/dev/null 2>&1; then
    fail "this machine has no apt-get; install the equivalents of: $* — or set MULLION_SETUP=0 to go without window and PNG"
  fi
  for name in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || missing+=("$name")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  local as_root=()
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null 2>&1 ||
      fail "installing ${missing[*]} needs root and there is no sudo; run this once as root, or set MULLION_SETUP=0"
    as_root=(sudo)
  fi
  say "installing ${missing[*]}"
  local log
  log=$(mktemp)
  if ! { "${as_root[@]}" apt-get update && "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    tail -n 5 "$log" >&2
    fail "apt-get could not install ${missing[*]}; check the network and $log, or set MULLION_SETUP=0 to go without window and PNG"
  fi
  rm -f "$log"
}

# build ARGUMENT…: `swift build` that notices libraries installed since the last one.
build() {
  say "building (swift build $*)"
  swift build --manifest-cache none "$@" || fail "the build failed; the compiler's messages are above"
}
