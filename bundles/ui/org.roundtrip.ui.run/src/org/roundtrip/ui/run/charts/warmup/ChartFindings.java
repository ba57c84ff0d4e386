// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.analysis.Finding;
import org.roundtrip.model.Called;
import org.roundtrip.model.Result;

/** The findings of a run that are said above the chart of one operation. */
final class ChartFindings {
    private ChartFindings() {
    }

    /**
     * The strongest first, or that which a person has chosen. One that was chosen and does not belong to the chart leaves it without any: another
     * sentence would be read as an answer to the click.
     *
     * @param ofRun  all findings of the run, the strongest first
     * @param shown  the operation
     * @param chosen null for none, and one of another run counts as none
     */
    static List<Finding> of(List<Finding> ofRun, Called shown, Finding chosen) {
        List<Finding> here = ofRun.stream().filter(each -> isAbout(each, shown)).toList();
        if (chosen == null || !ofRun.contains(chosen)) {
            return here;
        }
        return !here.contains(chosen) ? List.of()
                : Stream.concat(Stream.of(chosen), here.stream().filter(each -> !each.equals(chosen))).toList();
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
