// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.files.SimilarNames;

/** Finds the names that a person who wrote an unknown one may have meant. They are ours, and ours for those of Wireshark. */
final class NearNames {
    private static final int MOST = 6;
    /** A name with one slip in so many characters is taken for another one. */
    private static final int CHARACTERS_PER_SLIP = 6;

    private NearNames() {
    }

    /**
     * Returns what to write instead, best first, a few at most; empty when nothing is like it. It is the fields that begin so, or else
     * the name that differs by a slip or two, or else the names that begin most alike; for one without a dot those that contain it.
     */
    static List<String> of(String unknown) {
        List<String> longer = FilterFields.all().keySet().stream().filter(name -> name.startsWith(unknown)).limit(MOST).toList();
        if (!longer.isEmpty()) {
            return longer;
        }
        List<String> slips = slips(unknown);
        if (!slips.isEmpty()) {
            return slips;
        }
        Collection<String> names = FilterFields.all().keySet();
        int group = unknown.indexOf('.') + 1;
        if (group == 0) {
            return ours().entrySet().stream().filter(name -> name.getKey().contains(unknown)).map(Map.Entry::getValue).distinct().limit(MOST).toList();
        }
        int longest = names.stream().mapToInt(name -> alike(name, unknown)).max().orElse(0);
        return longest < group ? List.of() : names.stream().filter(name -> alike(name, unknown) == longest).limit(MOST).toList();
    }

    private static List<String> slips(String unknown) {
        Map<String, String> names = ours();
        return SimilarNames.bySlips(unknown, names.keySet(), CHARACTERS_PER_SLIP).stream().map(names::get).distinct().limit(MOST).toList();
    }

    /** What to write for each name that is known: first our own, then those of Wireshark. */
    private static Map<String, String> ours() {
        Map<String, String> names = new LinkedHashMap<>();
        FilterFields.all().keySet().forEach(name -> names.put(name, name));
        WiresharkNames.all().forEach(names::putIfAbsent);
        return names;
    }

    private static int alike(String a, String b) {
        int i = 0;
        while (i < Math.min(a.length(), b.length()) && a.charAt(i) == b.charAt(i)) {
            i++;
        }
        return i;
    }
}
