// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.anatomy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.packets.anatomy.AnatomySummary;
import org.roundtrip.packets.anatomy.AnatomySummary.Parts;
import org.roundtrip.words.Numbers;
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
        assertEquals("axis, few calls: 2", new MedianRow("axis", two, null).bar(true).label());
        AnatomySummary enough = new AnatomySummary(20, two.median(), two.p99(), two.ways());
        double captured = two.median().duration();
        assertEquals(List.of("axis"), labels(new MedianRow("axis", enough, 0.9 * captured)));
        assertNull(new MedianRow("axis", enough, captured).bar(false).subject(), "a median is no call that could be selected");
        assertEquals(List.of("axis, measured " + Numbers.nanos(captured / 3)), labels(new MedianRow("axis", enough, captured / 3)),
                "the bar would rank it behind providers that are slower");
        assertEquals(Numbers.nanos(captured), new MedianRow("axis", enough, captured).bar(false).end());
        assertEquals("captured " + Numbers.nanos(captured), new MedianRow("axis", enough, captured / 3).bar(true).end(),
                "two times on one bar were read as its start and its end");
    }

    /** One provider had its measured median behind its name, and the other one, which it was compared with, had none. */
    @Test
    void theMeasuredMedianOfEachProviderIsNamedAsSoonAsOneDiffersOrTheirOrderDoes() throws IOException {
        capture().decode(() -> true);
        AnatomySummary two = capture().anatomies(() -> true).orElseThrow();
        AnatomySummary some = new AnatomySummary(20, two.median(), two.p99(), two.ways());
        Parts median = two.median();
        double captured = median.duration();
        AnatomySummary more = new AnatomySummary(20, new Parts(median.clientBefore(), median.connection(), median.requestOnWire(), median.toServer(),
                median.server(), median.toClient(), median.responseOnWire(), median.clientAfter(), (long) (1.1 * captured)), two.p99(), two.ways());
        assertEquals(List.of("rmi", "axis"), labels(new MedianRow("rmi", some, captured), new MedianRow("axis", more, 1.1 * captured)));
        assertEquals(List.of("rmi, measured " + Numbers.nanos(1.1 * captured), "axis, measured " + Numbers.nanos(captured)),
                labels(new MedianRow("rmi", some, 1.1 * captured), new MedianRow("axis", more, captured)), "another order");
        assertEquals(List.of("rmi, measured " + Numbers.nanos(captured), "axis, measured " + Numbers.nanos(2 * captured), "none"),
                labels(new MedianRow("rmi", some, captured), new MedianRow("axis", more, 2 * captured), new MedianRow("none", more, null)), "one factor");
    }

    private static List<String> labels(MedianRow... rows) {
        boolean measured = MedianRow.apart(List.of(rows));
        return Stream.of(rows).map(row -> row.bar(measured).label()).toList();
    }
}
