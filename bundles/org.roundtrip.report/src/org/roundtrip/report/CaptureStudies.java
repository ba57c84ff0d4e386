// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.List;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.packets.CaptureStudy;

/** What all captures of a run tell, row by row, in the order of the results. */
final class CaptureStudies {
    private CaptureStudies() {
    }

    /** Reads and decodes every capture of the run, as many at a time as there are processors. */
    static List<CaptureStudy> of(RunAnalysis analysis, Dissectors dissectors) {
        return analysis.results().parallelStream().flatMap(row -> CaptureStudy.of(analysis.folder(), analysis.run(),
                row.variant(), row.operation(), dissectors, () -> true).stream()).toList();
    }
}
