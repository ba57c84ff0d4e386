// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.provider.Availability;

/** Generators are native programs, which exist for some kinds of machines. */
class GrpcAvailabilityTest {
    private final String processor = System.getProperty("os.arch");

    @AfterEach
    void reset() {
        System.setProperty("os.arch", processor);
    }

    @Test
    void whereThereAreNoGeneratorsItIsNotAvailable() {
        System.setProperty("os.arch", "made-up");
        assertEquals(Availability.no("gRPC's generators do not exist for this kind of machine, "
                + System.getProperty("os.name") + " on made-up."), new GrpcProvider().availability());
        System.setProperty("os.arch", "aarch64");
        assertEquals(Availability.yes(), new GrpcProvider().availability());
    }
}
