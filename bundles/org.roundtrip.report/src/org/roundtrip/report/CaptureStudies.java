// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.model.Result;
import org.roundtrip.packets.CaptureStudy;

/** What all captures of a run tell, row by row, in the order of the results. */
final class CaptureStudies {
    private CaptureStudies() {
    }

    /** Reads and decodes every capture of the run. */
    static List<CaptureStudy> of(RunAnalysis analysis, Dissectors dissectors) {
        List<CaptureStudy> studies = new ArrayList<>();
        for (Result row : analysis.results()) {
            CaptureStudy.of(analysis.folder(), analysis.run(), row.variant(), row.operation(), dissectors, () -> true)
                    .ifPresent(studies::add);
        }
        return studies;
    }
}
