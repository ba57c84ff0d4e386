# SPDX-FileCopyrightText: 2026 Roundtrip contributors
# SPDX-License-Identifier: EPL-2.0
# The reports of the test runners: one XML file a class, in the folder target/surefire-reports of each part. Source it after
# setup.sh.

# Deletes what was built, with the reports of earlier tests: what is not reached counts nothing, and no class stays whose source
# has gone. It goes before anything runs, because parts are built side by side and tests look at the files of others.
forget_built() {
  rm -rf "$checkout"/{bundles/*,features,tests}/*/target "$checkout"/{product,target-platform}/target
}

# Prints what failed, a line each.
print_failures() {
  local report
  for report in "$checkout"/{bundles/*,tests}/*/target/surefire-reports/TEST-*.xml; do
    [ ! -e "$report" ] || awk '
      /<testcase / { name = $0; sub(/.* name="/, "", name); sub(/".*/, "", name)
        class = $0; sub(/.* classname="/, "", class); sub(/".*/, "", class) }
      /<(failure|error)[ >]/ { what = $0; sub(/.*message="/, "", what); sub(/" type=.*/, "", what)
        gsub(/&lt;/, "<", what); gsub(/&gt;/, ">", what); gsub(/&quot;/, "\"", what); gsub(/&#10;/, " ", what)
        gsub(/&amp;/, "\\&", what)
        print "failed: " class " " name ": " substr(what, 1, 300) }
    ' "$report"
  done
}

# Prints the counts of each part and of all. Fails when a test failed, and when none was run.
print_counts() {
  local report part
  for report in "$checkout"/{bundles/*,tests}/*/target/surefire-reports/TEST-*.xml; do
    [ -e "$report" ] || continue
    part=${report%/target/*}
    printf '%s %s\n' "${part##*/}" "$(grep -m 1 -A 1 '<testsuite ' "$report" | tr '\n' ' ')"
  done | awk '
    function count(name) { return match($0, " " name "=\"[0-9]+") ? substr($0, RSTART + length(name) + 3) + 0 : 0 }
    function line(who, run, failures, errors, skipped) {
      printf "%sTests run: %d, Failures: %d, Errors: %d, Skipped: %d\n", who, run, failures, errors, skipped
    }
    { part = $1; if (!(part in run)) order[++parts] = part
      run[part] += count("tests"); failures[part] += count("failures")
      errors[part] += count("errors"); skipped[part] += count("skipped") }
    END {
      for (i = 1; i <= parts; i++) {
        part = order[i]; line(part ": ", run[part], failures[part], errors[part], skipped[part])
        allRun += run[part]; allFailures += failures[part]; allErrors += errors[part]; allSkipped += skipped[part]
      }
      line("", allRun, allFailures, allErrors, allSkipped)
      if (allRun == 0) { print "No test was run." }
      exit allRun == 0 || allFailures + allErrors > 0
    }'
}

# Prints the ten parts that took longest, as Maven sums them up in LOG.
print_slowest_parts() {
  awk '/^\[INFO\] .* (SUCCESS|FAILURE) \[ *[0-9:.]+ (s|min)\]/ {
    time = $0; sub(/.*\[ */, "", time); sub(/\]$/, "", time)
    seconds = time ~ /min/ ? substr(time, 1, index(time, ":") - 1) * 60 + substr(time, index(time, ":") + 1) : time + 0
    printf "%5.0f s %s\n", seconds, $2 }' "$1" | sort -rn | sed -n 1,10p
}

# Prints the seconds of each provider that the provider kit wrote into LOG.
print_kit_costs() {
  grep -E '^kit: ' "$1" || true
}

# Prints the ten classes of tests that took longest.
print_slowest_classes() {
  local report
  for report in "$checkout"/{bundles/*,tests}/*/target/surefire-reports/TEST-*.xml; do
    [ ! -e "$report" ] || grep -m 1 -A 1 '<testsuite ' "$report" | tr '\n' ' ' \
      | sed -E 's/.* name="([^"]*)".* time="([0-9.,]+)".*/\2 \1/' | tr -d ,
    echo
  done | awk 'NF == 2 { printf "%5.0f s %s\n", $1, $2 }' | sort -rn | sed -n 1,10p
}

# Ends the processes that the tests left behind, prints them, and fails if there were some. Each has ROUNDTRIP_TESTS=MARK in its
# environment, also one whose parent has ended. Those that are about to end have SECONDS for it.
end_left_processes() {
  local mark=$1 until=$((SECONDS + $2)) left
  while left=$(left_processes "$mark"); [ -n "$left" ]; do
    if [ $SECONDS -ge $until ]; then
      say "Processes that the tests left behind:"
      ps -o pid=,ppid=,etime=,args= -p "$(tr '\n' , <<<"$left" | sed 's/,$//')" | cut -c1-300 >&2
      kill -KILL $left 2>/dev/null || true
      return 1
    fi
    sleep 0.2
  done
}

# Prints the ids of the processes that have ROUNDTRIP_TESTS=MARK in their environment. The desktop's own go on by intention.
left_processes() {
  local file
  for file in $(env -u ROUNDTRIP_TESTS grep -slzxF "ROUNDTRIP_TESTS=$1" /proc/[0-9]*/environ); do
    file=${file%/environ}
    case $(cat "$file/comm" 2>/dev/null) in
      '' | dbus-* | at-spi* | dconf* | gvfs*) ;;
      *) printf '%s\n' "${file#/proc/}" ;;
    esac
  done
}
