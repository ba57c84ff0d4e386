// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.LeftOut;
import org.roundtrip.model.study.Studied;

/** Says what a quick run leaves out: all that a plan measures besides single calls. Any thread. */
public final class StudiedWords {
    private static final Texts TEXTS = Texts.of(StudiedWords.class);

    private StudiedWords() {
    }

    /** A sentence on what a quick run left out. It is empty where that is nothing, and where the run does not know. */
    public static String leftOut(Run run) {
        String parts = run.quick() ? parts(LeftOut.of(run)) : "";
        return parts.isEmpty() ? "" : TEXTS.text("leftOut", parts);
    }

    /** What a quick run of a plan would leave out, such as {@code series and repeated look-ups}; empty for nothing. */
    public static String leftOut(Plan plan) {
        return parts(plan.protocol().studied());
    }

    private static String parts(Studied studied) {
        List<String> parts = new ArrayList<>();
        add(parts, "leftOut.series", studied.series().size());
        add(parts, "leftOut.lookups", studied.lookups());
        add(parts, "leftOut.connections", studied.connections());
        return joined(parts);
    }

    /** Names in words: {@code a, b and c}. */
    private static String joined(List<String> names) {
        int last = names.size() - 1;
        return last < 1 ? String.join("", names) : TEXTS.text("names", String.join(", ", names.subList(0, last)), names.get(last));
    }

    private static void add(List<String> parts, String name, int many) {
        if (many > 0) {
            parts.add(TEXTS.text(name));
        }
    }
}
