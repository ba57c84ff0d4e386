# SPDX-FileCopyrightText: 2026 Roundtrip contributors
# SPDX-License-Identifier: EPL-2.0
# Says what a host has: a line for each fact, its name and its value. POSIX shell; it changes nothing on the host.
export LC_ALL=C
PATH=$PATH:/usr/local/sbin:/usr/sbin:/sbin
say() { printf '%s %s\n' "$1" "$(printf %s "$2" | tr '\n' ' ')"; }
field() { sed -n "s/^$1[^:=]*[:=] *//p" "$2" 2>/dev/null | head -n 1 | tr -d '"'; }

say kernel "$(uname -srm)"
say system "$(field PRETTY_NAME /etc/os-release)"
cpu=$(field 'model name' /proc/cpuinfo)
say cpu "${cpu:-$(sysctl -n machdep.cpu.brand_string 2>/dev/null)}"
say cpus "$(getconf _NPROCESSORS_ONLN 2>/dev/null)"
say memory "$(field MemTotal /proc/meminfo)"
say user "$(id -un)"
say client "${SSH_CONNECTION%% *}"

# Where sent files go: the nearest folder that exists.
room=${XDG_CACHE_HOME:-$HOME/.cache}
while [ ! -d "$room" ]; do room=$(dirname "$room"); done
say free "$(df -Pk "$room" | sed -n '2s/.* \([0-9][0-9]*\)  *[0-9]*%.*/\1/p')"
[ -w "$room" ] && say writable yes || say writable "$room"

# Java runtimes: version|vendor|home.
seen='|'
java_in() {
  [ -x "$1/bin/java" ] || return 0
  home=$(cd "$1" && pwd -P) || return 0
  case $seen in *"|$home|"*) return 0 ;; esac
  seen="$seen$home|"
  version=$(field JAVA_VERSION "$home/release")
  vendor=$(field IMPLEMENTOR "$home/release")
  if [ -z "$version" ] || [ -z "$vendor" ]; then
    settings=$("$home/bin/java" -XshowSettings:properties -version 2>&1 </dev/null)
    version=$(printf '%s\n' "$settings" | sed -n 's/^ *java\.version = //p' | head -n 1)
    vendor=$(printf '%s\n' "$settings" | sed -n 's/^ *java\.vendor = //p' | head -n 1)
  fi
  say java "$version|$vendor|$home"
}
own_places() {
  :
OWN_PLACES
}
own_places
[ -z "$JAVA_HOME" ] || java_in "$JAVA_HOME"
program=$(command -v java 2>/dev/null)
if [ -n "$program" ]; then
  program=$(readlink -f "$program" 2>/dev/null || printf %s "$program")
  java_in "${program%/bin/java}"
fi
for place in /usr/lib/jvm/* /usr/java/* /opt/* /opt/java/* /opt/jdks/* "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* \
  "$HOME"/.asdf/installs/java/* /Library/Java/JavaVirtualMachines/*/Contents/Home "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home; do
  java_in "$place"
done

# The device on the way to us.
device=$(ip -o route get "${SSH_CONNECTION%% *}" 2>/dev/null | sed -n 's/.* dev \([^ ]*\).*/\1/p')
[ -n "$device" ] || device=$(route -n get "${SSH_CONNECTION%% *}" 2>/dev/null | sed -n 's/^ *interface: //p')
say device "$device"
mtu=$(cat "/sys/class/net/$device/mtu" 2>/dev/null)
say mtu "${mtu:-$(ifconfig "$device" 2>/dev/null | sed -n 's/.*mtu \([0-9]*\).*/\1/p')}"

# Packets: each program is started for as long as it needs to say that it listens.
tries() {
  answer=$(mktemp) || return 1
  "$@" >/dev/null 2>"$answer" </dev/null &
  pid=$!
  worked=1
  for step in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    if grep -qi 'listening on\|capturing on' "$answer"; then worked=0; break; fi
    kill -0 $pid 2>/dev/null || break
    sleep 0.1 2>/dev/null || sleep 1
  done
  [ $worked != 0 ] || { sleep 0.1; kill -0 $pid 2>/dev/null || worked=1; }
  kill $pid 2>/dev/null
  wait $pid 2>/dev/null
  [ $worked = 0 ] || say problem "$(grep -i 'permi\|not allowed\|no such' "$answer" | head -n 1)"
  rm -f "$answer"
  return $worked
}
captures=
for name in tcpdump dumpcap; do
  program=$(command -v $name 2>/dev/null) || { [ -e /usr/bin/$name ] && program=/usr/bin/$name; } || continue
  say found "$program"
  [ -z "$captures" ] || continue
  case $name in
    tcpdump) tries "$program" -i "${device:-any}" -s 96 -w - && captures=$program ;;
    dumpcap) tries "$program" -q -i "${device:-any}" -s 96 -w - && captures=$program ;;
  esac
done
[ -z "$captures" ] || say captures "$captures"
say end yes
