// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.util.List;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.report.sheet.Look;
import org.roundtrip.report.sheet.Sheet;
import org.roundtrip.words.interop.InteropTable;

/** Writes who can call whom. There is a heat map of all operations, the medians of each, and why the others do not work. */
final class InteropSection {
    /** So many operations a table has beside client and server, so that it fits the page. */
    private static final int OPERATIONS = 8;

    private InteropSection() {
    }

    static void write(Interop interop, ChartSection charts, Sheet sheet) throws IOException {
        sheet.text(Look.HEADING, InteropTable.title()).text(Look.PLAIN, InteropTable.summary(interop));
        charts.write(interop);
        sheet.text(Look.QUIET, InteropTable.note());
        for (int from = 0; from < interop.operations().size(); from += OPERATIONS) {
            List<String> operations = interop.operations().stream().skip(from).limit(OPERATIONS).toList();
            sheet.resultTable(InteropTable.mediansHeadings(operations), InteropTable.medians(interop, operations), index -> index > 1);
        }
        sheet.list(InteropTable.reasons(interop));
    }
}
