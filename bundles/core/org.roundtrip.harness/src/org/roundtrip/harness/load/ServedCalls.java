// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;

/**
 * The server's journal: when each call came to the servant and when it left it again. Each thread that serves calls is a caller
 * of this journal. Safe for several threads.
 */
public final class ServedCalls implements Closeable {
    private final JournalWriter journal;
    private final List<CallJournal> all = new ArrayList<>();
    private final ThreadLocal<Part> parts = ThreadLocal.withInitial(Part::new);
    private volatile Turn turn = new Turn(Phase.FIRST_CALL);

    /** A phase, each time that it begins. */
    private static final class Turn {
        private final Phase phase;

        Turn(Phase phase) {
            this.phase = phase;
        }
    }

    /** The calls of one thread. */
    private final class Part {
        private final CallJournal calls = begin();
        private Turn current;
        private long count;
    }

    private ServedCalls(JournalWriter journal) {
        this.journal = journal;
    }

    /** Begins the journal that the setting {@code journal} names; empty without it. @throws IOException also when there is no room */
    public static Optional<ServedCalls> of(Settings settings) throws IOException, ExplainedException {
        if (!settings.find("journal").isPresent()) {
            return Optional.empty();
        }
        JournalWriter journal = JournalWriter.create(Paths.get(settings.text("journal")));
        journal.rehearse();
        return Optional.of(new ServedCalls(journal));
    }

    private CallJournal begin() {
        synchronized (all) {
            CallJournal part = journal.of(all.size(), 0);
            all.add(part);
            return part;
        }
    }

    /** The calls that come from now on belong to this phase. */
    public void phase(Phase phase) {
        turn = new Turn(phase);
    }

    /**
     * Adds a call that this thread has served.
     *
     * @param arrived  monotonic nanoseconds at which it came
     * @param departed the same at which it left
     * @throws IllegalStateException when the disk is full
     */
    public void add(long arrived, long departed, Outcome outcome) {
        Part part = parts.get();
        Turn now = turn;
        if (part.current != now || part.count % JournalFormat.INTERVAL_CALLS == 0) {
            part.count = part.current != now ? 0 : part.count;
            part.current = now;
            try {
                part.calls.beginIntervals(now.phase, part.count);
            } catch (ExplainedException e) {
                throw new IllegalStateException(e.getMessage(), e);
            }
            part.calls.start(arrived);
        }
        part.calls.add(arrived, -1, departed - arrived, outcome.code());
        part.count++;
    }

    /** Ends the journal. No thread serves calls any more. */
    @Override
    public void close() throws IOException {
        synchronized (all) {
            all.forEach(CallJournal::end);
        }
        journal.close();
    }
}
