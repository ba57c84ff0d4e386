// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.hosts.Excerpts;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostException;
import org.roundtrip.model.JavaVersions;
import org.roundtrip.model.text.Texts;

/** Reads the lines of {@code facts.sh}, which a host may have made up: with limits, and nothing is taken for granted. */
final class FactLines {
    private static final Texts TEXTS = Texts.of(FactLines.class);
    private static final int MOST_LINES = 1000;
    private static final int MOST_JAVAS = 100;
    private static final int LONGEST_PATH = 1000;
    private static final int PARTS_OF_JAVA = 3;
    private final Map<String, List<String>> values = new HashMap<>();

    private FactLines() {
    }

    /** @throws HostException when the last line is missing: it was no POSIX shell that read the script */
    static HostFacts read(Host host, String output) throws HostException {
        FactLines lines = new FactLines();
        output.lines().limit(MOST_LINES).forEach(lines::add);
        if (!lines.values.containsKey("end")) {
            throw new HostException(TEXTS.text("facts.none", host.name(), Excerpts.firstLine(output).orElse("")));
        }
        return lines.facts();
    }

    private void add(String line) {
        int blank = line.indexOf(' ');
        if (blank > 0) {
            values.computeIfAbsent(line.substring(0, blank), name -> new ArrayList<>()).add(line.substring(blank + 1).strip());
        }
    }

    private HostFacts facts() {
        return new HostFacts(text("system"), text("kernel"), text("cpu"), (int) number("cpus", Integer.MAX_VALUE),
                kibibytes("memory"), text("user"), text("client"), kibibytes("free"),
                Optional.of(text("writable")).filter(value -> !value.equals("yes")), javas(), text("device"),
                (int) number("mtu", Integer.MAX_VALUE), paths("found").toList(), paths("captures").findFirst(),
                text("problem"));
    }

    private String text(String name) {
        return Excerpts.line(values.getOrDefault(name, List.of("")).getFirst());
    }

    private long number(String name, long most) {
        String digits = text(name).replaceFirst("\\D.*", "");
        if (digits.isEmpty() || digits.length() > 18) {
            return -1;
        }
        long number = Long.parseLong(digits);
        return number <= most ? number : -1;
    }

    private long kibibytes(String name) {
        long kibibytes = number(name, Long.MAX_VALUE >> 10);
        return kibibytes < 0 ? -1 : kibibytes << 10;
    }

    private Stream<String> paths(String name) {
        return values.getOrDefault(name, List.of()).stream().filter(FactLines::isPath);
    }

    private static boolean isPath(String text) {
        return text.startsWith("/") && text.length() <= LONGEST_PATH && text.chars().noneMatch(Character::isISOControl);
    }

    private List<RemoteJava> javas() {
        return values.getOrDefault("java", List.of()).stream().limit(MOST_JAVAS).map(line -> line.split("\\|", PARTS_OF_JAVA))
                .filter(parts -> parts.length == PARTS_OF_JAVA && isPath(parts[2]))
                .map(parts -> new RemoteJava(JavaVersions.numbers(parts[0]), Excerpts.line(parts[1]), parts[2]))
                .filter(java -> !java.version().isEmpty()).sorted(RemoteJava.NEWEST_FIRST).toList();
    }
}
