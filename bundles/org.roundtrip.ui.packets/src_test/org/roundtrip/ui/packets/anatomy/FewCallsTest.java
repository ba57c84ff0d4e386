// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.anatomy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.packets.anatomy.AnatomySummary;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.bars.AnatomyBars;
import org.roundtrip.report.chart.bars.StackedBar;
import org.roundtrip.ui.packets.OpenHttpCapture;

/** The lower of two calls was shown as their median, although the other one took twenty times as long. */
class FewCallsTest extends OpenHttpCapture {

    @Test
    void eachOfFewCallsHasItsOwnBar() throws IOException {
        capture().decode(() -> true);
        AnatomySummary summary = capture().anatomies(() -> true).orElseThrow();
        assertTrue(summary.fewCalls());
        assertEquals(List.of("Call 1", "Call 2"), AnatomyView.each(capture(), null).stream().map(StackedBar::label).toList());
        assertEquals(List.of("Call 1"), AnatomyView.each(capture(), 1).stream().map(StackedBar::label).toList(), "the selected one has a bar");
    }

    @Test
    void theLabelOfAProviderSaysThatItHasFewCalls() throws IOException {
        capture().decode(() -> true);
        AnatomySummary two = capture().anatomies(() -> true).orElseThrow();
        assertEquals("axis, few calls: 2", AnatomyBars.median("axis", two, null).label());
        AnatomySummary enough = new AnatomySummary(20, two.median(), two.p99(), two.ways());
        double captured = two.median().duration();
        assertEquals("axis", AnatomyBars.median("axis", enough, 0.9 * captured).label());
        assertEquals("axis, measured " + Numbers.nanos(captured / 3), AnatomyBars.median("axis", enough, captured / 3).label(),
                "the bar would rank it behind providers that are slower");
    }
}
