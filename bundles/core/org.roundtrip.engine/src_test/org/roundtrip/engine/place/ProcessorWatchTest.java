// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Fork;

class ProcessorWatchTest {
    /** 100 ticks of user, nice, system, idle, iowait, irq, softirq and steal time; then two fields that are parts of others. */
    private static final ProcessorWatch BEGAN = ProcessorWatch.parse("m", "cpu  100 100 100 100 100 100 100 100 50 50",
            Duration.ofSeconds(2), Optional.empty()).orElseThrow();

    @Test
    void theRunsOwnProcessesAreNoDisturbance() {
        ProcessorWatch ended = ProcessorWatch.parse("m", "cpu  190 100 110 190 100 100 110 100 50 50", Duration.ofSeconds(3), Optional.empty())
                .orElseThrow();
        assertEquals(Optional.of(new Fork.Disturbance(0, 0)), ended.since(BEGAN), "100 of 200 ticks were their own, 10 were interrupts");
    }

    @Test
    void othersAndTheHostAreToldApart() {
        ProcessorWatch ended = ProcessorWatch.parse("m", "cpu  180 110 110 150 110 100 100 140 50 50", Duration.ofMillis(2500), Optional.empty())
                .orElseThrow();
        assertEquals(Optional.of(new Fork.Disturbance(0.25, 0.2)), ended.since(BEGAN), "50 and 40 of 200 ticks");
    }

    @Test
    void withoutTimeOrFiguresNothingIsKnown() {
        assertEquals(Optional.empty(), BEGAN.since(BEGAN));
        assertEquals(Optional.empty(), ProcessorWatch.parse("m", "", Duration.ZERO, Optional.empty()));
        assertEquals(Optional.empty(), ProcessorWatch.parse("m", "cpu  1 2 3", Duration.ZERO, Optional.empty()));
    }

    @Test
    void sharesStayWithinTheirRange() {
        ProcessorWatch ended = ProcessorWatch.parse("m", "cpu  101 100 100 199 100 100 100 100 0 0", Duration.ofSeconds(9), Optional.empty())
                .orElseThrow();
        Fork.Disturbance found = ended.since(BEGAN).orElseThrow();
        assertTrue(found.others() == 0 && found.stolen() == 0, found.toString());
    }
}
