// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.util.List;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.words.study.StudyTable;

/** Writes the part of the page that compares a run with the study that it repeats; nothing when it repeats none. */
final class StudySection {
    private StudySection() {
    }

    /** @param studies of the run's captures */
    static void write(RunAnalysis analysis, List<CaptureStudy> studies, Html html) throws IOException {
        StudyTable table = StudyTable.of(analysis, studies);
        if (table.empty()) {
            return;
        }
        html.element("h2", StudyTable.title()).element("p", StudyTable.introduction());
        html.table(StudyTable.headings(), table.rows(), StudyTable.firstNumber());
        StudyTable.notes().forEach(note -> html.element("p class=\"quiet\"", note));
        for (StudyTable.Reasons reasons : table.reasons()) {
            html.element("h3", reasons.row()).raw("<ul>");
            reasons.sentences().forEach(sentence -> html.element("li", sentence));
            html.raw("</ul>");
        }
    }
}
