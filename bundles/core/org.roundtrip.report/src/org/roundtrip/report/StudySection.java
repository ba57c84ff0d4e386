// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.util.List;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.report.sheet.Look;
import org.roundtrip.report.sheet.Sheet;
import org.roundtrip.words.study.StudyTable;

/**
 * Writes the part of the page that compares a run with the study that it repeats. It writes nothing when it repeats
 * none.
 */
final class StudySection {
    private StudySection() {
    }

    /** @param studies of the run's captures */
    static void write(RunAnalysis analysis, List<CaptureStudy> studies, Sheet sheet) throws IOException {
        StudyTable table = StudyTable.of(analysis, studies);
        if (table.empty()) {
            return;
        }
        sheet.text(Look.HEADING, StudyTable.title()).text(Look.PLAIN, StudyTable.introduction());
        sheet.table(StudyTable.headings(), table.rows(), StudyTable.firstNumber());
        StudyTable.notes().forEach(note -> sheet.text(Look.QUIET, note));
        for (StudyTable.Reasons reasons : table.reasons()) {
            sheet.text(Look.LESSER, reasons.row()).list(reasons.sentences());
        }
    }
}
