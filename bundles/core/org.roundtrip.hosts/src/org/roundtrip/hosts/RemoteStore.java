// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.roundtrip.model.text.Texts;

/**
 * The folder of sent files on a host, worked on by scripts. Each asks or does everything in one round trip, with nothing
 * but a POSIX shell and one of three programs for sums.
 */
final class RemoteStore {
    private static final Texts TEXTS = Texts.of(RemoteStore.class);
    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final String THERE = "there";
    private static final String OPEN = """
            umask 077
            store=${XDG_CACHE_HOME:-$HOME/.cache}/roundtrip/files
            mkdir -p "$store" && cd "$store" || exit 1
            """;
    private static final String ASK = OPEN + """
            pwd
            df -Pk . | sed -n '2s/.* \\([0-9][0-9]*\\)  *[0-9]*%.*/\\1/p'
            while read -r place; do
              if [ -e "$place" ]; then
                echo there
                echo >"${place%/*}/.used"
              elif [ -f "$place.part" ]; then
                wc -c <"$place.part"
              else
                mkdir -p "${place%/*}" || exit 1
                echo 0
              fi
            done <<'ROUNDTRIP'
            """;
    private static final String FINISH = OPEN + """
            check() {
              if command -v sha256sum >/dev/null; then sha256sum -c -
              elif command -v shasum >/dev/null; then shasum -a 256 -c -
              else while read -r sum part; do
                  [ "$(openssl dgst -sha256 -r <"$part" | cut -c1-64)" = "$sum" ] && echo "$part: OK" || echo "$part: FAILED"
                done
              fi
            }
            check 2>/dev/null <<'ROUNDTRIP' | while IFS= read -r line; do
            %sROUNDTRIP
              part=${line%%:*}
              case $line in
                *": OK")
                  case $part in
                    *x/*) chmod 500 "$part" ;;
                    *) chmod 400 "$part" ;;
                  esac
                  mv -f "$part" "${part%%.part}" && echo >"${part%%/*}/.used" ;;
                *) rm -f "$part" ;;
              esac
            done
            """;

    private static final String CLEAN = OPEN + """
            find . -name .used -mtime +%s | while IFS= read -r used; do
              rm -rf "${used%%/.used}" && echo deleted
            done
            """;

    /**
     * What a host has.
     *
     * @param folder   the absolute path of the store
     * @param free     bytes that the disk can take; -1 when the host does not say
     * @param present  the places that are complete
     * @param parts    for the others, how many bytes are there already
     */
    record State(String folder, long free, Set<String> present, Map<String, Long> parts) {
    }

    private final HostConnection connection;

    RemoteStore(HostConnection connection) {
        this.connection = connection;
    }

    /** Asks which of these places are there, and prepares the folders of the others. */
    State ask(Collection<String> places) throws HostException, InterruptedException {
        List<String> asked = List.copyOf(places);
        List<String> answers = new ArrayList<>(connection.script(ASK + String.join("\n", asked)
                + (asked.isEmpty() ? "" : "\n") + "ROUNDTRIP\n", LIMIT).lines().map(String::strip).toList());
        try {
            String folder = answers.removeFirst();
            if (!folder.startsWith("/")) {
                throw strange(folder);
            }
            long free = answers.size() > asked.size() ? Math.multiplyExact(Long.parseLong(answers.removeFirst()), 1024L) : -1;
            Set<String> present = new HashSet<>();
            Map<String, Long> parts = new LinkedHashMap<>();
            for (int i = 0; i < asked.size(); i++) {
                if (answers.get(i).equals(THERE)) {
                    present.add(asked.get(i));
                } else {
                    parts.put(asked.get(i), Long.parseUnsignedLong(answers.get(i)));
                }
            }
            return new State(folder, free, present, parts);
        } catch (RuntimeException e) {
            throw strange(answers.isEmpty() ? "" : answers.getFirst());
        }
    }

    /** Checks contents that were sent: those with the right sum get to their places, the others are deleted. */
    void finish(Collection<Content> sent) throws HostException, InterruptedException {
        StringBuilder lines = new StringBuilder();
        sent.forEach(content -> lines.append(content.sum()).append("  ").append(content.part()).append('\n'));
        connection.script(FINISH.formatted(lines), LIMIT);
    }

    /** Builds folders of contents that are there. */
    void build(Collection<Tree> trees) throws HostException, InterruptedException {
        StringBuilder lines = new StringBuilder(OPEN);
        trees.forEach(tree -> lines.append(tree.building()));
        connection.script(lines.toString(), LIMIT);
    }

    /** Deletes what was not used for more than some days. @return how many contents and folders */
    int clean(int days) throws HostException, InterruptedException {
        return (int) connection.script(CLEAN.formatted(days), LIMIT).lines().count();
    }

    private HostException strange(String answer) {
        return new HostException(TEXTS.text("store.strange", connection.host().name(), Excerpts.line(answer)));
    }
}
