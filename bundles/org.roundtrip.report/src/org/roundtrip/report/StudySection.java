// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.report.study.StudyTable;

/** The part of the page that holds a run against the study it repeats; nothing when it repeats none. */
final class StudySection {
    private StudySection() {
    }

    static void write(RunAnalysis analysis, Html html) throws IOException {
        StudyTable table = StudyTable.of(analysis);
        if (table.empty()) {
            return;
        }
        html.element("h2", StudyTable.title());
        html.table(StudyTable.headings(), table.rows(), StudyTable.firstNumber());
        StudyTable.notes().forEach(note -> html.element("p class=\"quiet\"", note));
        for (StudyTable.Reasons reasons : table.reasons()) {
            html.element("h3", reasons.row()).raw("<ul>");
            reasons.sentences().forEach(sentence -> html.element("li", sentence));
            html.raw("</ul>");
        }
    }
}
