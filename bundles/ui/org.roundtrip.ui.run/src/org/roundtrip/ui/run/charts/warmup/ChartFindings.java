// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.util.List;
import org.roundtrip.analysis.Finding;
import org.roundtrip.model.Called;
import org.roundtrip.model.Result;

/** The findings of a run that are said above the chart of one operation. */
final class ChartFindings {
    private ChartFindings() {
    }

    /**
     * Those of an operation.
     *
     * @param ofRun all findings of the run, the strongest first
     */
    static List<Finding> of(List<Finding> ofRun, Called shown) {
        return ofRun.stream().filter(each -> isAbout(each, shown)).toList();
    }

    /** Whether a finding belongs to this chart, which is of times. */
    private static boolean isAbout(Finding finding, Called shown) {
        return switch (finding) {
            case Finding.Fastest fastest -> fastest.rows().stream().anyMatch(row -> isOf(row, shown));
            case Finding.Bytes bytes -> false;
            case Finding.Open open -> isOf(open.row(), shown);
        };
    }

    private static boolean isOf(Result row, Called shown) {
        return row.row().equals(shown.of(row.variant()));
    }
}
