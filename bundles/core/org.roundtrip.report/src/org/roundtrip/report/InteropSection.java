// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.util.List;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.words.interop.InteropTable;

/** Writes who can call whom: a heat map of all operations, the medians of each, and why the others do not work. */
final class InteropSection {
    /** So many operations a table has beside client and server, so that it fits the page. */
    private static final int OPERATIONS = 8;

    private InteropSection() {
    }

    static void write(Interop interop, ChartSection charts, Html html) throws IOException {
        html.element("h2", InteropTable.title()).element("p", InteropTable.summary(interop));
        charts.write(interop);
        html.element("p class=\"quiet\"", InteropTable.note());
        for (int from = 0; from < interop.operations().size(); from += OPERATIONS) {
            List<String> operations = interop.operations().stream().skip(from).limit(OPERATIONS).toList();
            html.resultTable(InteropTable.mediansHeadings(operations), InteropTable.medians(interop, operations), index -> index > 1);
        }
        html.list(InteropTable.reasons(interop));
    }
}
