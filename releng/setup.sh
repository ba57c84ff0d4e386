# SPDX-FileCopyrightText: 2026 Roundtrip contributors
# SPDX-License-Identifier: EPL-2.0
# The preparations of ./roundtrip, ./test and releng/bench: find a JDK, Maven and the system's packages, and
# build. Source it with $checkout set. It writes messages to standard error, and all files below .build.

maven_version=3.9.16
made=$checkout/.build
mkdir -p "$made/logs"
. "$checkout/features/org.roundtrip.feature/root/launch.sh"

say() {
  printf '%s\n' "$*" >&2
}

# need_packages WHAT...: installs the Debian packages behind the programs (cmd:) and libraries (lib:) that are missing.
need_packages() {
  command -v dpkg >/dev/null || return 0
  local need libraries missing=()
  libraries=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p)
  for need in "$@"; do
    case $need in
      cmd:*=*) PATH=$PATH:/sbin:/usr/sbin command -v "$(cut -d= -f1 <<<"${need#cmd:}")" >/dev/null ;;
      lib:*=*) grep -qF "$(cut -d= -f1 <<<"${need#lib:}")" <<<"$libraries" ;;
    esac || missing+=("${need#*=}")
  done
  [ ${#missing[@]} != 0 ] || return 0
  if [ "$(id -u)" != 0 ]; then
    say "roundtrip: Some packages of the system are missing; install them with:"
    say "  sudo apt-get install -y ${missing[*]}"
    exit 2
  fi
  say "Installing ${missing[*]}"
  { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"; } \
    >"$made/logs/packages.log" 2>&1 || fail "The packages could not be installed; see $made/logs/packages.log."
}

capture_packages=(lib:libpcap.so=libpcap0.8)
window_packages=("${capture_packages[@]}" lib:libgtk-3.so.0=libgtk-3-0 cmd:fc-match=fontconfig)
test_packages=("${window_packages[@]}" cmd:Xvfb=xvfb cmd:openbox=openbox cmd:xdotool=xdotool cmd:tcpdump=tcpdump
  cmd:tshark=tshark cmd:ip=iproute2 cmd:unshare=util-linux cmd:chromium=chromium
  cmd:pip3=python3-pip cmd:g++=g++ cmd:omniidl=omniidl cmd:omniNames=omniorb-nameserver cmd:slice2java=zeroc-ice-compilers
  "lib:libomniORB4.so (=libomniorb4-dev" cmd:sshd=openssh-server cmd:ssh-keygen=openssh-client cmd:nft=nftables)

# Sets $maven to a Maven that Tycho can use: the path's when new enough, else one that the path's Maven fetches.
find_maven() {
  maven=$made/apache-maven-$maven_version/bin/mvn
  [ ! -x "$maven" ] || return 0
  command -v mvn >/dev/null || fail "Maven is needed: install it (on Debian: apt-get install maven)."
  local version
  version=$(mvn --version 2>/dev/null | sed -n 's/.*Apache Maven \([0-9.]*[0-9]\).*/\1/p')
  if [ "$(printf '3.9.9\n%s\n' "$version" | sort -V | tail -n 1)" = "$version" ] && [ "${version%%.*}" = 3 ]; then
    maven=mvn
    return
  fi
  say "Fetching Maven $maven_version (version ${version:-?} on the path is too old)"
  local fetched=$made/maven.new
  rm -rf "$fetched"
  mvn -B -q org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy "-DoutputDirectory=$fetched" \
    "-Dartifact=org.apache.maven:apache-maven:$maven_version:tar.gz:bin" >"$made/logs/maven.log" 2>&1 \
    && tar -xzf "$fetched"/*.tar.gz -C "$fetched" && mv "$fetched/apache-maven-$maven_version" "$made/" && rm -rf "$fetched" \
    || fail "Maven $maven_version could not be fetched; see $made/logs/maven.log."
}

# Prints a line that changes when a source file of the product is added, deleted or edited.
stamp_of_sources() {
  (cd "$checkout" && find bundles features product target-platform releng/pom.xml releng/build LICENSE NOTICE \
    \( -name target -o -name bin -o -name lib -o -name src_test \) -prune -o -type f -printf '%p %s %T@\n') | sort | sha256sum | cut -c1-16
}

# Prints a line that changes when other files must be fetched. While it stays the same, the build needs no network.
stamp_of_fetched() {
  (cd "$checkout" && find releng product target-platform tests bundles -name target -prune -o \
    \( -name pom.xml -o -name '*.target' \) -print | sort | xargs cat) | sha256sum | cut -c1-16
}

# build LOG GOAL...: one run of Maven, shown as a line per part; without the network where everything is there already.
build() {
  local log=$made/logs/$1 fetched status=0
  shift
  say "Building Roundtrip. The first time this takes some minutes, because libraries are fetched; until something changes, ./roundtrip then starts in seconds."
  find_maven
  fetched="$made/fetched-$(stamp_of_fetched)-$(printf '%s' "$*" | sed 's/-Dtests.seed=[0-9]*//' | cksum | cut -d' ' -f1)"
  if [ -e "$fetched" ]; then
    run_maven "$log" -o "$@" && return
    grep -qE '^\[ERROR\].*(offline mode|has not been downloaded)' "$log" || { explain "$log"; return 1; }
    say "Something is missing here; trying again with the network"
  fi
  run_maven "$log" "$@" || { explain "$log"; return 1; }
  touch "$fetched"
}

# Parts that do not need each other are built, and tested, side by side.
run_maven() {
  local log=$1
  shift
  "$maven" -B -T1C -f "$checkout/releng/pom.xml" "$@" 2>&1 | tee "$log" | progress >&2
}

# Shortens Maven's output: the part that is built, the number of fetched files, and the last line of each test class.
progress() {
  awk '
    /^\[INFO\] Downloaded from/ { if (++fetched % 100 == 0) print "  fetched " fetched " files"; fflush(); next }
    /^\[INFO\] Building .*\[[0-9]+\/[0-9]+\]$/ { print "  " $NF " " $3; fflush(); next }
    /^(kit|order of the window tests): / { print "    " $0; fflush(); next }
    /Tests run:/ { sub(/^\[[A-Z]+\] /, ""); print "    " $0; fflush() }
  '
}

explain() {
  say "The build failed; the first of its errors:"
  grep -m 12 -A 1 -E '^\[ERROR\] /|^\[ERROR\] Failed to|^\[ERROR\] +Missing requirement|<<< (FAILURE|ERROR)!$' "$1" | cut -c1-300 >&2 || true
  say "The whole log: $1"
}
