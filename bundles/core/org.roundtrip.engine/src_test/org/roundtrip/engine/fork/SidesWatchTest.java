// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.engine.place.ProcessorWatch;
import org.roundtrip.model.Fork.Disturbance;

class SidesWatchTest {
    private static final SidesWatch BEGAN = watch(0, 0);

    @Test
    void eachOfTwoMachinesHasItsDisturbance() {
        assertEquals(Optional.of(new Disturbance(0.4, 0, new Disturbance(0.8, 0))), watch(40, 80).since(BEGAN));
    }

    @Test
    void whatTheServersMachineDoesNotSayIsLeftOut() {
        SidesWatch alone = new SidesWatch(at("client", 40), Optional.empty());
        assertEquals(Optional.of(new Disturbance(0.4, 0)), alone.since(BEGAN));
        assertEquals(Optional.of(new Disturbance(0.4, 0)), watch(40, 80).since(new SidesWatch(at("client", 0), Optional.empty())));
    }

    private static SidesWatch watch(int clientTicks, int serverTicks) {
        return new SidesWatch(at("client", clientTicks), Optional.of(at("server", serverTicks)));
    }

    private static ProcessorWatch at(String machine, int ticks) {
        int passed = ticks == 0 ? 0 : 100;
        return new ProcessorWatch(machine, Duration.ofSeconds(ticks), Duration.ZERO, Duration.ofSeconds(passed), Duration.ZERO, Optional.empty());
    }
}
