# SPDX-FileCopyrightText: 2026 Roundtrip contributors
# SPDX-License-Identifier: EPL-2.0
# Functions for the product's launcher and for the scripts of the checkout. Source it.

fail() {
  printf 'roundtrip: %s\n' "$1" >&2
  exit 2
}

# Sets JAVA_HOME to a JDK of version 21 or newer: the one it names, the path's, or one below /usr/lib/jvm.
find_java() {
  local candidate onpath
  onpath=$(command -v java || true)
  [ -z "$onpath" ] || onpath=$(dirname "$(dirname "$(readlink -f "$onpath")")")
  for candidate in "${JAVA_HOME:-}" "$onpath" /usr/lib/jvm/*; do
    if is_jdk_21 "$candidate"; then
      export JAVA_HOME=$candidate
      return
    fi
  done
  fail "Java 21 or newer is needed: install a JDK (for example Temurin 25) or set JAVA_HOME to one."
}

# The release file contains the version, so no JVM is started; a JDK, unlike a JRE, has javac.
is_jdk_21() {
  [ -n "$1" ] && [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  local version
  version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release")
  [ "${version:-0}" -ge 21 ]
}

need_display() {
  [ "$(uname)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || return 0
  fail "There is no display to open a window on; use the command line instead, for example: roundtrip run first-look (see roundtrip --help)."
}

# need_home HOME FOLDER...: makes the folders, which are below Roundtrip's home.
need_home() {
  local home=$1
  shift
  [ ! -e "$home" ] || [ -d "$home" ] \
    || fail "Roundtrip's home $home is a file: set ROUNDTRIP_HOME to a folder."
  mkdir -p "$@" 2>/dev/null && touch "$@" 2>/dev/null \
    || fail "Roundtrip's home $home cannot be written: set ROUNDTRIP_HOME to a folder of your own."
}

# need_locale NAME...: in the POSIX locale Java has no letters but ASCII, and would take other names for ones with question marks.
need_locale() {
  [ "$(uname)" = Linux ] && [ "$(locale charmap 2>/dev/null)" = ANSI_X3.4-1968 ] || return 0
  local name LC_ALL=C
  for name in "$@"; do
    case $name in
      *[!$'\001'-$'\177']*) fail "The POSIX locale has no letters but ASCII, so Java cannot read $name: set LC_ALL=C.UTF-8." ;;
    esac
  done
}
