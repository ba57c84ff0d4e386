// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;

/** Writes journals with made-up calls, for tests. */
final class Journals implements AutoCloseable {
    private final JournalWriter writer;
    private final CallJournal calls;
    private long now = 5_000_000_000L;
    private int room;
    private Phase phase;
    private long inPhase;

    Journals(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        writer = JournalWriter.create(file);
        calls = writer.of(0, 0);
    }

    /** Adds calls of a phase that were answered. */
    Journals add(Phase next, long... nanos) throws IOException {
        return add(next, Outcome.ANSWERED, nanos);
    }

    /** Adds calls of a phase that ended like this. */
    Journals add(Phase next, Outcome outcome, long... nanos) throws IOException {
        for (long duration : nanos) {
            if (next != phase || room == 0) {
                inPhase = next == phase ? inPhase : 0;
                phase = next;
                try {
                    calls.beginSequence(phase, inPhase);
                } catch (Exception e) {
                    throw new IOException(e);
                }
                calls.start(now);
                room = JournalFormat.SEQUENCE_CALLS;
            }
            calls.add(duration, outcome.code());
            now += duration;
            room--;
            inPhase++;
        }
        return this;
    }

    /** Adds a call that was to be made at a certain moment and was late, in a block of its own. */
    Journals addLate(Phase next, long lateness, long nanos) throws IOException {
        inPhase = next == phase ? inPhase : 0;
        phase = next;
        room = 0;
        try {
            calls.beginIntervals(phase, inPhase++);
            calls.start(now + lateness);
            calls.add(now + lateness, lateness, nanos, 0);
        } catch (Exception e) {
            throw new IOException(e);
        }
        now += lateness + nanos;
        return this;
    }

    /** Adds calls that arrive at equal gaps and are made one after the other. */
    Journals addArriving(Phase next, int count, long gap, long nanos) throws IOException {
        phase = next;
        room = 0;
        long began = now;
        try {
            for (int i = 0; i < count; i++) {
                long arrival = began + i * gap;
                now = Math.max(now, arrival);
                if (i % JournalFormat.INTERVAL_CALLS == 0) {
                    calls.beginIntervals(phase, i);
                    calls.start(now);
                }
                calls.add(now, now - arrival, nanos, 0);
                now += nanos;
            }
        } catch (Exception e) {
            throw new IOException(e);
        }
        return this;
    }

    @Override
    public void close() throws IOException {
        calls.end();
        writer.close();
    }
}
