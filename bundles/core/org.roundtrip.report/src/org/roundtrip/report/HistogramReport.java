// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.HistogramLog;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.words.RunTitle;

/**
 * The measured calls of a run as a log of HdrHistogram. There is one line for each row and time, named by a tag such as
 * {@code rmi.ping.service}.
 */
final class HistogramReport {
    private HistogramReport() {
    }

    /** Returns the log as text. */
    static String of(RunAnalysis analysis) {
        Run run = analysis.run();
        HistogramLog log = new HistogramLog("Roundtrip, " + RunTitle.of(run) + ", " + run.id() + ", values in nanoseconds", run.started());
        for (Result row : analysis.results()) {
            SteadyCalls calls = analysis.steady(row.row());
            String tag = row.variant() + "." + row.operation() + (row.step() == null ? "" : "." + row.step().value());
            log.add(tag + ".service", calls.service(), calls.spanNanos());
            log.add(tag + ".response", calls.response(), calls.spanNanos());
        }
        return log.toString();
    }
}
