// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InFlightTest {
    @Test
    void oneCallerHasOneCallAtATime() {
        InFlight flight = new InFlight();
        assertEquals(0, flight.most());
        for (int i = 0; i < 10_000; i++) {
            flight.add(i * 10L, i * 10L + 10);
        }
        assertEquals(1, flight.most());
    }

    @Test
    void aCallThatBeginsWhenAnotherEndsIsNotBesideIt() {
        InFlight flight = new InFlight();
        flight.add(0, 10);
        flight.add(5, 12);
        flight.add(10, 20);
        assertEquals(2, flight.most());
    }

    /** Each caller makes one call after the other, of random length; the answer is counted over all events. */
    @ParameterizedTest
    @ValueSource(ints = {2, 16, 300})
    void theMostIsThatOfAllEventsInOrder(int callers) {
        Random random = new Random(callers);
        List<long[]> calls = new ArrayList<>();
        for (int caller = 0; caller < callers; caller++) {
            long at = random.nextInt(1000);
            for (int i = 0; i < 12_000 / callers; i++) {
                long end = at + 1 + random.nextInt(500);
                calls.add(new long[] {at, end});
                at = end + random.nextInt(2000);
            }
        }
        calls.sort(Comparator.comparingLong(call -> call[1]));
        InFlight flight = new InFlight();
        calls.forEach(call -> flight.add(call[0], call[1]));
        List<long[]> events = new ArrayList<>();
        calls.forEach(call -> {
            events.add(new long[] {call[0], 1});
            events.add(new long[] {call[1], -1});
        });
        events.sort(Comparator.<long[]>comparingLong(event -> event[0]).thenComparingLong(event -> event[1]));
        long now = 0;
        long most = 0;
        for (long[] event : events) {
            now += event[1];
            most = Math.max(most, now);
        }
        assertEquals(most, flight.most());
    }
}
