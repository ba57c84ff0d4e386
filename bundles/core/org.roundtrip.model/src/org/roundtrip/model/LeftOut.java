// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;

/**
 * What a quick run left out of its plan. A run records the shortened plan, which no longer has it, so facts in its environment keep it.
 * Runs of earlier versions have none of these facts: nobody knows of them.
 */
public final class LeftOut {
    private static final String SERIES = "leftOut.series", LOOKUPS = "leftOut.lookups", CONNECTIONS = "leftOut.connections";

    private LeftOut() {
    }

    /** The facts for the environment of a quick run. @param studied what its whole plan measures; what it does not measure is no fact */
    public static Map<String, String> facts(Studied studied) {
        Map<String, String> facts = new LinkedHashMap<>();
        if (!studied.series().isEmpty()) {
            facts.put(SERIES, Series.typed(studied.series()));
        }
        if (studied.lookups() > 0) {
            facts.put(LOOKUPS, Integer.toString(studied.lookups()));
        }
        if (studied.connections() > 0) {
            facts.put(CONNECTIONS, Integer.toString(studied.connections()));
        }
        return facts;
    }

    /** What a run left out; nothing where its environment does not say it, or says what no run would. */
    public static Studied of(Run run) {
        Map<String, String> facts = run.environment();
        try {
            return new Studied(facts.containsKey(SERIES) ? Series.parse(facts.get(SERIES)) : List.of(), number(facts, LOOKUPS),
                    number(facts, CONNECTIONS));
        } catch (IllegalArgumentException e) {
            return Studied.NONE;
        }
    }

    private static int number(Map<String, String> facts, String name) {
        return Integer.parseInt(facts.getOrDefault(name, "0"));
    }

    /** The plan of a run, without what a quick one left out. Who runs it again leaves the same out, and knows it. */
    public static Plan plan(Run run) {
        return run.quick() ? run.plan().with(run.plan().protocol().with(of(run))) : run.plan();
    }
}
