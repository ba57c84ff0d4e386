// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.nio.file.Path;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.harness.timing.TimedLoop;
import org.roundtrip.harness.values.Digest;

/** A client's main that makes very many calls of nothing, to see what the journal costs. */
public final class LongJournal {
    static final long WARM_UP = 1_000_000;

    private LongJournal() {
    }

    /** @param args the journal's path, how many calls; prints nanoseconds per call and megabytes of heap used */
    public static void main(String[] args) throws Exception {
        long calls = Long.parseLong(args[1]);
        long nanos;
        try (JournalWriter journal = JournalWriter.create(Path.of(args[0]))) {
            TimedLoop loop = new TimedLoop(journal.of(0, 0), new Nothing(), 16);
            loop.run(Phase.WARM_UP, WARM_UP, 0);
            long start = System.nanoTime();
            loop.run(Phase.STEADY, calls, 0);
            nanos = System.nanoTime() - start;
        }
        Runtime runtime = Runtime.getRuntime();
        System.out.println((double) nanos / calls + " " + (runtime.totalMemory() - runtime.freeMemory()) / 1e6);
    }

    /** A call that does as little as possible, but nothing that the compiler could remove. */
    private static final class Nothing extends Caller {
        private int result;

        @Override
        public void share(Caller other) {
            // there are no arguments
        }

        @Override
        public void call(int entry) {
            result += entry;
        }

        @Override
        public void prepare(long seed, int pool) {
            result = 0;
        }

        @Override
        public void digestArguments(int entry, Digest digest) {
            digest.put(entry);
        }

        @Override
        public void digestResult(Digest digest) {
            digest.put(result);
        }
    }
}
