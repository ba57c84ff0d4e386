// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.anatomy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.packets.anatomy.AnatomySummary;
import org.roundtrip.packets.anatomy.AnatomySummary.Parts;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.bars.CallPart;
import org.roundtrip.chart.bars.MedianRow;
import org.roundtrip.chart.bars.StackedBar;
import org.roundtrip.ui.packets.OpenHttpCapture;
import org.roundtrip.ui.packets.bars.BarSubject;

/** The lower of two calls was shown as their median, although the other one took twenty times as long. */
class FewCallsTest extends OpenHttpCapture {

    @Test
    void eachOfFewCallsHasItsOwnBar() throws IOException {
        capture().decode(() -> true);
        AnatomySummary summary = capture().anatomies(() -> true).orElseThrow();
        assertTrue(summary.fewCalls());
        assertEquals(List.of("Call 1", "Call 2"), AnatomyView.each(capture(), null).stream().map(StackedBar::label).toList());
        assertEquals(List.of("Call 1"), AnatomyView.each(capture(), 1).stream().map(StackedBar::label).toList(), "the selected one has a bar");
        assertEquals(List.of(BarSubject.ofCall(0), BarSubject.ofCall(1)), AnatomyView.each(capture(), null).stream().map(StackedBar::subject).toList());
    }

    @Test
    void theLabelOfAProviderSaysThatItHasFewCalls() throws IOException {
        capture().decode(() -> true);
        AnatomySummary two = capture().anatomies(() -> true).orElseThrow();
        assertEquals("axis, few calls: 2", new MedianRow("axis", two).bar().label());
        StackedBar<CallPart> enough = new MedianRow("axis", new AnatomySummary(20, two.median(), two.p99(), two.ways())).bar();
        assertEquals("axis", enough.label());
        assertEquals(Numbers.nanos(two.median().duration()), enough.end());
        assertNull(enough.subject(), "a median is no call that could be selected");
    }
}
