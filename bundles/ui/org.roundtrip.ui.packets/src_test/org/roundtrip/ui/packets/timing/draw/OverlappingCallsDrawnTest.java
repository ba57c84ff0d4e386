// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

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

/** One call that lasts as long as 300 others, one after the other. */
class OverlappingCallsDrawnTest {
    private static final int WIDTH = 1000, HEIGHT = 400, SHORT = 300;
    private final CallTimes calls = TestCalls.of(LongStream.concat(LongStream.of(0, 100_000 * (SHORT + 1)),
            LongStream.rangeClosed(1, SHORT).flatMap(i -> LongStream.of(100_000 * i, 100_000 * i + 50_000))).toArray());
    private final TimingDrawer drawer = new TimingDrawer();

    private TimingFrame draw(double from, double to) {
        drawer.show(new Timeline(0, calls, CapturedCalls.NONE, new PacketTrace(packet -> 0, packet -> 0), packet -> 0,
                packet -> Optional.empty(), UnaryOperator.identity(), Ways.NONE), new ChartOptions(true, -1, -1));
        return (TimingFrame) drawer.draw(new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB).createGraphics(), WIDTH,
                HEIGHT, drawer.whole().seeing(from, to), ChartStyle.light());
    }

    @Test
    void ofTheCallsThatRanTheOneAtThePointerIsMeant() {
        TimingFrame frame = draw(200 * 100_000, 202 * 100_000);
        double at = 201 * 100_000 + 20_000;
        assertEquals(TimingTarget.ofCall(0), frame.at(at, frame.latency().place(calls.duration(0)) + 5).orElseThrow().target());
        assertEquals(TimingTarget.ofCall(201), frame.at(at, frame.latency().place(50_000) + 5).orElseThrow().target());
        assertEquals(TimingTarget.ofCall(0), frame.at(at + 50_000, frame.latency().place(50_000)).orElseThrow().target());
    }

    @Test
    void callsThatHaveEndedDoNotCrowdTheVisibleOnes() {
        TimingFrame few = draw(280 * 100_000, 282 * 100_000);
        assertNull(few.calls().columns(), "four calls are visible");
        assertEquals(0, few.calls().first());
        assertEquals(50_000, few.calls().shortest());
        assertEquals(calls.duration(0), few.calls().longest());
        assertNotNull(draw(0, calls.end(0)).calls().columns());
    }
}
