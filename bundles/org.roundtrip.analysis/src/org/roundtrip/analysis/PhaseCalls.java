// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.List;

/**
 * Collects the calls of one phase as they come. The recorder needs much memory, so it is dropped whenever a histogram is
 * made. For one thread at a time.
 */
final class PhaseCalls {
    private Histogram collected = Histogram.EMPTY;
    private Histogram.Recorder recorder;

    void add(long nanos) {
        if (recorder == null) {
            recorder = new Histogram.Recorder();
        }
        recorder.add(nanos);
    }

    Histogram histogram() {
        if (recorder != null) {
            collected = Histogram.merged(List.of(collected, recorder.toHistogram()));
            recorder = null;
        }
        return collected;
    }
}
