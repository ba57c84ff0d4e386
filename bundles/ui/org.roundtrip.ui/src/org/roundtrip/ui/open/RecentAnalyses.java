// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Chooses which of the runs that have ended keep their calls in memory. They are those that a view shows, and the runs
 * used last, up to {@value #MOST} in all. The calls of other runs are read again when they are needed. Safe for several
 * threads.
 */
final class RecentAnalyses {
    static final int MOST = 4;

    private final LinkedHashMap<OpenRun, Boolean> runs = new LinkedHashMap<>(16, 0.75f, true);

    /** Called when the calls of a run are used. Runs that were not used for the longest time may lose their calls. */
    void use(OpenRun run) {
        List<OpenRun> released = new ArrayList<>();
        synchronized (runs) {
            runs.put(run, true);
            for (OpenRun oldest : List.copyOf(runs.keySet())) {
                if (runs.size() > MOST && oldest != run && !oldest.shown()) {
                    runs.remove(oldest);
                    released.add(oldest);
                }
            }
        }
        released.forEach(OpenRun::release);
    }

    /** A run is closed. */
    void remove(OpenRun run) {
        synchronized (runs) {
            runs.remove(run);
        }
    }
}
