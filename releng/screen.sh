# SPDX-FileCopyrightText: 2026 Roundtrip contributors
# SPDX-License-Identifier: EPL-2.0
# A virtual screen with a window manager, for tests and benchmarks of the window. Source it after setup.sh.

# Opens the screen on a free display, exports DISPLAY, and closes both programs when the script ends.
open_screen() {
  local number=$made/display.$$
  Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$number" 2>"$made/logs/xvfb.log" 9>&- &
  local server=$!
  trap "kill $server 2>/dev/null || true; rm -f '$number'" EXIT
  for _ in $(seq 100); do
    [ ! -s "$number" ] || break
    sleep 0.1
  done
  [ -s "$number" ] || fail "Xvfb does not start; see $made/logs/xvfb.log."
  DISPLAY=:$(cat "$number")
  export DISPLAY
  unset WAYLAND_DISPLAY
  # It ends with its display.
  openbox >"$made/logs/openbox.log" 2>&1 9>&- &
}
