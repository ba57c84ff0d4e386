// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.files.journal.JournalReader.Block;
import org.roundtrip.model.study.Series;

/** Collects the repetitions of a fork's series as their calls come. For one thread at a time. */
public final class SeriesCalls {
    private final List<Repetition> repetitions = new ArrayList<>();
    private int block = -1;

    /**
     * A repetition.
     *
     * @param calls how many it has
     * @param nanos how long they took together
     */
    private record Repetition(long calls, long nanos) {
        Repetition plus(long call) {
            return new Repetition(calls + 1, nanos + call);
        }
    }

    /** Adds a call of that duration. A block of which the first call has the index 0 begins a repetition. */
    public void add(Block of, long nanos) {
        if (repetitions.isEmpty() || of.index() != block && of.firstCall() == 0) {
            repetitions.add(new Repetition(0, 0));
        }
        block = of.index();
        repetitions.add(repetitions.removeLast().plus(nanos));
    }

    /**
     * Returns for each series the nanoseconds of a call in each of its repetitions.
     *
     * @param planned the series of the plan
     * @return an empty list unless all of them were made and recorded: what is missing could belong to any of them
     */
    public List<double[]> perCall(List<Series> planned) {
        List<Repetition> left = new ArrayList<>(repetitions);
        if (left.size() != planned.stream().mapToInt(Series::repeat).sum()) {
            return List.of();
        }
        List<double[]> all = new ArrayList<>();
        for (Series series : planned) {
            List<Repetition> own = left.subList(0, series.repeat());
            if (own.stream().anyMatch(repetition -> repetition.calls() != series.calls())) {
                return List.of();
            }
            all.add(own.stream().mapToDouble(repetition -> (double) repetition.nanos() / repetition.calls()).toArray());
            own.clear();
        }
        return List.copyOf(all);
    }
}
