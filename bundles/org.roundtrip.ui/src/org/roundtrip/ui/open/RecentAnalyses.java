// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Bounds how many runs that have ended keep their calls in memory: the runs that a view shows, and others up to
 * {@value #MOST} in all, the ones used last. The calls of another run are read again when someone asks for them. Safe for
 * several threads.
 */
final class RecentAnalyses {
    static final int MOST = 4;

    private final LinkedHashMap<OpenRun, Boolean> runs = new LinkedHashMap<>(16, 0.75f, true);

    /** Someone uses the calls of a run. Runs that were not used for the longest time may lose their calls. */
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
