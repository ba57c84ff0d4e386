// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The forks of a run whose calls are in memory. They are all forks that still grow, and the {@value #MOST_FINISHED}
 * finished forks that were used last. A reading takes up to 1 MB, and a run may have thousands of forks. Not safe for
 * several threads.
 */
final class ForkReadings implements Closeable {
    /** More than a chart shows at a time. */
    static final int MOST_FINISHED = 32;

    private final Map<Integer, ForkReading> growing = new HashMap<>();
    private final LinkedHashMap<Integer, ForkReading> finished = new LinkedHashMap<>(16, 0.75f, true);

    /** Returns the reading of a fork, or null when it is not in memory. @param fork its number */
    ForkReading get(int fork) {
        ForkReading grows = growing.get(fork);
        return grows != null ? grows : finished.get(fork);
    }

    /** Adds the reading of a fork that may still grow. */
    void add(int fork, ForkReading reading) {
        growing.put(fork, reading);
    }

    /** A fork does not grow any more. */
    void finish(int fork) throws IOException {
        ForkReading reading = growing.remove(fork);
        if (reading != null) {
            addFinished(fork, reading);
        }
    }

    /**
     * Adds the reading of a finished fork. Removes the finished fork that was not used for the longest time, when there
     * are too many.
     */
    void addFinished(int fork, ForkReading reading) throws IOException {
        reading.close();
        finished.put(fork, reading);
        if (finished.size() > MOST_FINISHED) {
            finished.pollFirstEntry().getValue().close();
        }
    }

    /** Closes the files of finished forks, which opened again when someone read calls. There may be too many of them. */
    void closeFinished() throws IOException {
        close(finished.values());
    }

    @Override
    public void close() throws IOException {
        List<ForkReading> all = new ArrayList<>(growing.values());
        all.addAll(finished.values());
        growing.clear();
        finished.clear();
        close(all);
    }

    private static void close(Iterable<ForkReading> readings) throws IOException {
        IOException failed = null;
        for (ForkReading reading : readings) {
            try {
                reading.close();
            } catch (IOException e) {
                failed = e;
            }
        }
        if (failed != null) {
            throw failed;
        }
    }
}
