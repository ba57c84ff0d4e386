// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Path;
import java.util.List;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Result;

/** Reads a run as the workbench does, with its curve and its table, to see what that takes. */
public final class LongRun {
    private LongRun() {
    }

    /** @param args the run's folder; prints calls, milliseconds, and the most megabytes of heap used at any time */
    public static void main(String[] args) throws Exception {
        long start = System.nanoTime();
        long calls;
        try (RunAnalysis analysis = RunAnalysis.of(RunFolder.open(Path.of(args[0])))) {
            List<Result> results = analysis.results();
            Fork fork = analysis.run().forks().getFirst();
            calls = analysis.reading(fork).orElseThrow().curve().calls();
            if (results.getFirst().p50Nanos() == null) {
                throw new IllegalStateException("no percentile: " + results);
            }
        }
        long peak = ManagementFactory.getMemoryPoolMXBeans().stream().filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getPeakUsage).mapToLong(usage -> usage.getUsed()).sum();
        System.out.println(calls + " " + (System.nanoTime() - start) / 1e6 + " " + peak / 1e6);
    }
}
