// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which rooms a room may import, floor by floor: only what lies below it. */
final class Floors {

    private static final String OURS = "org.roundtrip.";

    private static final Map<String, List<String>> BELOW = Map.ofEntries(
            Map.entry("model", List.of()),
            Map.entry("harness", List.of("model")),
            Map.entry("provider", List.of("model", "harness")),
            Map.entry("contract", List.of("provider")),
            Map.entry("files", List.of("model")),
            Map.entry("capture", List.of("provider")),
            Map.entry("dissect", List.of("capture")),
            Map.entry("analysis", List.of("harness", "files")),
            Map.entry("engine", List.of("provider", "capture", "files")),
            Map.entry("packets", List.of("files", "dissect", "analysis")),
            Map.entry("report", List.of("engine", "packets")),
            Map.entry("cli", List.of("report", "examples")),
            Map.entry("ui", List.of("engine", "analysis", "report", "examples")),
            Map.entry("ui.run", List.of("ui")),
            Map.entry("ui.results", List.of("ui")),
            Map.entry("ui.packets", List.of("ui")),
            Map.entry("examples", List.of()),
            Map.entry("help", List.of("ui")),
            Map.entry("ecj.imports", List.of()),
            Map.entry("tomcat.optional", List.of()));

    private Floors() {
    }

    /** Symbolic names of the rooms below the given one; null for a room that stands in no floor. */
    static Set<String> below(String room) {
        String name = room.substring(OURS.length());
        List<String> direct = name.startsWith("provider.") ? List.of("provider", "contract") : BELOW.get(name);
        if (direct == null) {
            return null;
        }
        Set<String> all = new HashSet<>();
        for (String lower : direct) {
            all.add(OURS + lower);
            all.addAll(below(OURS + lower));
        }
        return all;
    }

    static boolean belowTheWindow(String room) {
        return !room.equals(OURS + "ui") && !below(room).contains(OURS + "ui");
    }
}
