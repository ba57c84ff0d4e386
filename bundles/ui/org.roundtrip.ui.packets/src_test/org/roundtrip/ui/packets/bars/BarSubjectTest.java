// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.bars.AnatomyBars;
import org.roundtrip.chart.bars.AnatomyWords;
import org.roundtrip.chart.bars.CallPart;
import org.roundtrip.chart.bars.StackedBar;
import org.roundtrip.chart.bars.StackedBar.Group;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.ChartFrame.Pointed;
import org.roundtrip.ui.packets.OpenHttpCapture;
import org.roundtrip.ui.packets.desk.CaptureSelection;

/** Nothing was selected by a click on the bar of a slow call. */
class BarSubjectTest extends OpenHttpCapture {
    private static final int WIDTH = 900, HEIGHT = 300;
    private static final BarSubject CALL = BarSubject.ofCall(195);
    private final StackedBar<CallPart> median = bar("Median of 200 calls").explained("Half of the calls took this or less.");
    private final StackedBar<CallPart> slow = bar("Slow call 196 (p99)").standingFor(CALL).explained("It is one call.");

    private static StackedBar<CallPart> bar(String label) {
        return AnatomyBars.bar(label, Map.of(CallPart.CLIENT_BEFORE, 5_000.0, CallPart.SERVER, 20_000.0), 25_000);
    }

    @Test
    void aBarOfOneCallSelectsItAndThatOfAMedianDoesNot() {
        BarsDrawer<CallPart> drawer = new BarsDrawer<>(new BarKind<>(new AnatomyWords(), AnatomyBars::of));
        drawer.show(List.of(new Group<>("", List.of(median, slow))), true);
        ChartFrame frame = drawer.draw(new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB).createGraphics(), WIDTH, HEIGHT,
                drawer.whole(), ChartStyle.light());
        for (double share : new double[] {0.1, 0.9}) {
            Pointed ofMedian = frame.on(0, share).orElseThrow();
            Pointed ofSlow = frame.on(1, share).orElseThrow();
            assertNull(ofMedian.target());
            assertTrue(ofMedian.text().endsWith("\nHalf of the calls took this or less."), ofMedian.text());
            assertEquals(CALL, ofSlow.target());
            assertTrue(ofSlow.text().endsWith("\nIt is one call.\nA click selects this call."), ofSlow.text());
            assertEquals(List.of(CALL), IntStream.range(0, HEIGHT).mapToObj(y -> frame.at(share, y)).flatMap(Optional::stream).map(Pointed::target)
                    .filter(target -> target != null).distinct().toList(), "by the pointer");
        }
    }

    @Test
    void aTipSaysWhatSelectsAndOnlyWhereSomethingIsSelected() {
        assertEquals("", BarSubject.tip(bar("rmi")));
        assertEquals("A click selects this message.", BarSubject.tip(bar("This request").standingFor(BarSubject.ofMessage(3))));
        assertEquals("Half of the calls took this or less.", BarSubject.rowTip(median));
        assertEquals("It is one call.\nA double click or Enter selects this call.", BarSubject.rowTip(slow));
    }

    @Test
    void aCallOrMessageIsSelectedWhereTheCaptureHasIt() throws IOException {
        assertFalse(BarSubject.ofCall(0).isIn(null));
        assertFalse(BarSubject.ofCall(0).isIn(capture()), "it is not decoded");
        capture().decode(() -> true);
        assertTrue(BarSubject.ofCall(1).isIn(capture()) && BarSubject.ofMessage(3).isIn(capture()));
        assertFalse(BarSubject.ofCall(2).isIn(capture()) || BarSubject.ofMessage(4).isIn(capture()));
        assertEquals(CaptureSelection.NOTHING.withCall(1), BarSubject.ofCall(1).in(CaptureSelection.NOTHING.withPacket(5)));
        assertEquals(CaptureSelection.NOTHING.withMessage(2), BarSubject.ofMessage(2).in(CaptureSelection.NOTHING.withPacket(5)));
    }
}
