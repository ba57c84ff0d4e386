// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.List;

/**
 * Collects the calls of one phase as they come. The recorder needs much memory, so it is dropped whenever a histogram is
 * made. For one thread at a time.
 */
public final class PhaseCalls {
    private Histogram collected = Histogram.EMPTY;
    private Histogram.Recorder recorder;

    /** Adds a call of that duration. */
    public void add(long nanos) {
        if (recorder == null) {
            recorder = new Histogram.Recorder();
        }
        recorder.add(nanos);
    }

    /** The calls collected so far. */
    public Histogram histogram() {
        if (recorder != null) {
            collected = Histogram.merged(List.of(collected, recorder.toHistogram()));
            recorder = null;
        }
        return collected;
    }
}
