// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.roundtrip.packets.anatomy.Ways;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.packets.timing.draw.ChartOptions;
import org.roundtrip.ui.packets.timing.trace.PacketKind;
import org.roundtrip.ui.packets.timing.trace.PacketTrace;
import org.roundtrip.ui.packets.timing.trace.TestCalls;
import org.roundtrip.ui.packets.timing.trace.Timeline;

class TimeSpanTest {
    private static final Viewport VIEW = Viewport.whole(0, 10_000, false).seeing(1_000, 2_000);

    @Test
    void aVisibleSpanMovesNothing() {
        assertSame(VIEW, new TimeSpan(1_990, 5_000).broughtInto(VIEW));
        assertSame(VIEW, new TimeSpan(0, 9_000).broughtInto(VIEW));
    }

    @Test
    void aHiddenSpanComesIntoTheMiddleWithoutZooming() {
        Viewport moved = new TimeSpan(5_000, 5_200).broughtInto(VIEW);
        assertEquals(4_600, moved.from(), 1e-9);
        assertEquals(5_600, moved.to(), 1e-9);
        assertEquals(9_000, new TimeSpan(9_990, 9_999).broughtInto(VIEW).from(), 1e-9, "not beyond the end");
        assertEquals(0, new TimeSpan(10, 20).broughtInto(VIEW).from(), 1e-9);
    }

    @Test
    void aSpanFillsTheViewWithAMargin() {
        Viewport filled = new TimeSpan(5_000, 6_000).filling(VIEW);
        assertTrue(filled.from() < 5_000 && filled.from() > 4_900);
        assertTrue(filled.to() > 6_000 && filled.to() < 6_100);
    }

    @Test
    void theSelectionIsACallWithItsPacketOrAPacketAlone() {
        PacketTrace trace = new PacketTrace(packet -> 1_000_000 + packet, packet -> 60);
        trace.add(PacketKind.of(true, false, false));
        Timeline timeline = new Timeline(0, TestCalls.of(100, 200, 300, 400), null, trace, packet -> 0,
                packet -> Optional.empty(), UnaryOperator.identity(), Ways.NONE);
        assertEquals(new TimeSpan(300, 400), TimeSpan.ofSelection(timeline, selecting(1, -1)).orElseThrow());
        assertEquals(new TimeSpan(300, 1_000_000), TimeSpan.ofSelection(timeline, selecting(1, 0)).orElseThrow());
        assertEquals(new TimeSpan(900_000, 1_100_000), TimeSpan.ofSelection(timeline, selecting(-1, 0)).orElseThrow());
        assertEquals(new TimeSpan(1_000_000, 1_000_000), TimeSpan.ofPacketOrCall(timeline, selecting(1, 0)).orElseThrow());
        assertEquals(new TimeSpan(300, 400), TimeSpan.ofPacketOrCall(timeline, selecting(1, -1)).orElseThrow());
        assertTrue(TimeSpan.ofSelection(timeline, selecting(7, 9)).isEmpty(), "not read yet");
    }

    private static ChartOptions selecting(int call, int packet) {
        return new ChartOptions(true, call, packet);
    }
}
