// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.packets.anatomy.Ways;

class TimelineTest {
    private static final long[] NEAR = LongStream.range(0, 20).map(i -> 1_000 * i).toArray();

    private static Timeline timeline(CallTimes calls, long... late) {
        long[] times = LongStream.concat(LongStream.of(NEAR), LongStream.of(late)).toArray();
        PacketTrace trace = new PacketTrace(packet -> times[packet], packet -> 60);
        for (int i = 0; i < times.length; i++) {
            trace.add(PacketKind.of(true, false, false));
        }
        return new Timeline(0, calls, null, trace, packet -> 0, packet -> Optional.empty(), UnaryOperator.identity(), Ways.NONE);
    }

    @Test
    void aFewPacketsLongAfterAllOthersLieBeyond() {
        Timeline late = timeline(TestCalls.of(0, 19_000), 15_000_000, 15_000_100);
        assertEquals(19_570, late.busyEnd());
        assertEquals(15_000_100, late.end());
        assertEquals(2, late.trace().after(late.busyEnd(), 16));
    }

    @Test
    void whatIsNotMuchLaterOrBelongsToACallIsShown() {
        assertEquals(23_000, timeline(TestCalls.of(0, 19_000), 23_000).busyEnd());
        assertEquals(15_000_000, timeline(TestCalls.of(0, 15_000_000), 15_000_000).busyEnd(), "a slow call");
    }

    @Test
    void onePacketAfterFewCallsDoesNotLeaveHalfOfTheAxisEmpty() {
        long[] times = {0, 10_000, 20_000, 60_000};
        PacketTrace trace = new PacketTrace(packet -> times[packet], packet -> 60);
        for (int i = 0; i < times.length; i++) {
            trace.add(PacketKind.of(true, false, false));
        }
        Timeline late = new Timeline(0, TestCalls.of(0, 21_000), null, trace, packet -> 0, packet -> Optional.empty(),
                UnaryOperator.identity(), Ways.NONE);
        assertEquals(21_630, late.busyEnd());
    }

    @Test
    void theAxisBeginsWithWhatWasBeforeTheFirstPacket() {
        assertEquals(0, timeline(TestCalls.of()).start(), "a file without calls");
        assertEquals(0, timeline(TestCalls.of(500, 19_000)).start());
        assertEquals(-500, timeline(TestCalls.of(-500, 19_000)).start());
        assertEquals(-700, timeline(TestCalls.of(-500, 19_000), -700).start(), "a file that is not sorted");
        Timeline late = timeline(TestCalls.of(-1_000, 19_000), 15_000_000);
        assertEquals(-1_000 + 20_600, late.busyEnd(), "the margin is a part of what is shown");
        assertEquals(15_000_000, late.end());
    }

    @Test
    void manyPacketsAreShownHoweverLateTheyAre() {
        long[] second = LongStream.of(NEAR).map(time -> time + 15_000_000).toArray();
        assertEquals(15_019_000, timeline(TestCalls.of(), second).busyEnd());
    }
}
