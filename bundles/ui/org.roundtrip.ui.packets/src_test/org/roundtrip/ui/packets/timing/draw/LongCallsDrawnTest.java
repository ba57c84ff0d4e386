// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.packets.anatomy.Ways;
import org.roundtrip.packets.calls.CapturedCalls;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.ui.packets.timing.trace.CallTimes;
import org.roundtrip.ui.packets.timing.trace.PacketTrace;
import org.roundtrip.ui.packets.timing.trace.TestCalls;
import org.roundtrip.ui.packets.timing.trace.Timeline;

/** Between many short calls, and after them, a call lasts over many columns of pixels: only the left end of its line could be clicked. */
class LongCallsDrawnTest {
    private static final int WIDTH = 1000, HEIGHT = 400, SHORT = 400;
    private static final long STEP = 10_000, LONG = SHORT * STEP;
    private static final ChartStyle STYLE = ChartStyle.light();
    private final TimingDrawer drawer = new TimingDrawer();
    private BufferedImage image;

    /** Short calls, a long one, half of its time nothing, short calls again, and a long one that is the last. */
    private final CallTimes calls = TestCalls.of(LongStream.of(0, 1, 2, 3).flatMap(part -> part == 1 ? LongStream.of(LONG, 2 * LONG)
            : part == 3 ? LongStream.of(7 * LONG / 2, 5 * LONG) : shorts(part == 0 ? 0 : 5 * LONG / 2)).toArray());

    private static LongStream shorts(long from) {
        return LongStream.range(0, SHORT).flatMap(i -> LongStream.of(from + i * STEP, from + (i + 1) * STEP));
    }

    private TimingFrame draw(double from, double to) {
        drawer.show(new Timeline(0, calls, CapturedCalls.NONE, new PacketTrace(packet -> 0, packet -> 0), packet -> 0,
                packet -> Optional.empty(), UnaryOperator.identity(), Ways.NONE), new ChartOptions(true, -1, -1));
        image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        return (TimingFrame) drawer.draw(image.createGraphics(), WIDTH, HEIGHT, drawer.whole().seeing(from, to), STYLE);
    }

    @Test
    void theWholeLineOfALongCallAnswers() {
        TimingFrame frame = draw(0, 5 * LONG);
        assertNotNull(frame.calls().columns());
        answers(frame, SHORT, LONG, 2 * LONG);
        answers(frame, 2 * SHORT + 1, 7 * LONG / 2, 5 * LONG);
        assertFalse(frame.at(2.25 * LONG, frame.layout().latency().getCenterY()).isPresent(), "no call runs");
        assertFalse(frame.on(0, 2.25 * LONG).isPresent(), "no call runs");
    }

    /** The start of this call is beyond the left edge. */
    @Test
    void aLineThatBeganBeforeTheVisiblePartAnswers() {
        TimingFrame frame = draw(1.5 * LONG, 5 * LONG);
        assertNotNull(frame.calls().columns());
        assertEquals(3 * LONG / 2, frame.calls().longest());
        answers(frame, SHORT, 3 * LONG / 2, 2 * LONG);
        answers(draw(1.5 * LONG, 3 * LONG), SHORT, 3 * LONG / 2, 2 * LONG);
    }

    /** The line, the area below it and the cursor, from the left end to the right. */
    private void answers(TimingFrame frame, int call, double from, double to) {
        double line = frame.latency().place(calls.duration(call));
        for (double share = 0.02; share < 1; share += 0.02) {
            double value = from + share * (to - from);
            for (double y : new double[] {line, line + 1}) {
                assertEquals(TimingTarget.ofCall(call), frame.at(value, y).orElseThrow().target(), "on the line at " + share);
            }
            assertEquals(TimingTarget.ofCall(call), frame.on(0, value).orElseThrow().target(), "a cursor at " + share);
            assertEquals(line, frame.on(0, value).orElseThrow().y());
            int x = (int) frame.time().place(value);
            assertTrue(inked(x, (int) line - 2, (int) line + 2), "the line is drawn at " + share);
        }
        double below = frame.layout().latency().getMaxY() - 3;
        assertEquals(TimingTarget.ofCall(call), frame.at((from + to) / 2, below).orElseThrow().target(), "below the line");
    }

    private boolean inked(int x, int top, int bottom) {
        int plain = STYLE.background().getRGB() & 0xFFFFFF;
        for (int y = top; y <= bottom; y++) {
            int rgb = image.getRGB(x, y);
            // Lines of the grid are grey.
            if ((rgb & 0xFFFFFF) != plain && (rgb >> 16 & 0xFF) + 40 < (rgb & 0xFF)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void beneathALineTheCallsOfAColumnNearerThanItAnswer() {
        TimingFrame frame = draw(0, 5 * LONG);
        double column = (frame.time().to() - frame.time().from()) / frame.calls().columns().width();
        double line = frame.latency().place(calls.duration(SHORT));
        assertEquals(TimingTarget.ofCall(SHORT), frame.at(2 * LONG - 3 * column, line).orElseThrow().target());
        TimingFrame until = draw(0, 2.6 * LONG);
        column = (until.time().to() - until.time().from()) / until.calls().columns().width();
        TimingTarget early = (TimingTarget) until.at(2.5 * LONG - 3 * column, until.latency().place(STEP)).orElseThrow().target();
        assertTrue(early.call() > SHORT, "a call that begins a little later, where none runs");
        TimingTarget late = (TimingTarget) until.at(LONG + 5 * column, until.latency().place(STEP)).orElseThrow().target();
        assertTrue(late.call() <= SHORT, "the short call beside it");
    }
}
