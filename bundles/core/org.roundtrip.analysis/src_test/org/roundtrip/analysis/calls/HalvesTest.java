// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HalvesTest {
    @ParameterizedTest
    @ValueSource(ints = {384, 512, 513, 700, 1023, 1024, 1025, 5000, 100_000})
    void callsThatAreEquallyFastHaveARatioOfOne(int calls) {
        Halves halves = new Halves();
        for (int i = 0; i < calls; i++) {
            halves.add(1000);
        }
        assertEquals(1, halves.laterToEarlier());
    }

    @ParameterizedTest
    @ValueSource(ints = {6200, 8191, 8192})
    void laterCallsAreComparedWithAllThatCameBefore(int calls) {
        Halves halves = new Halves();
        for (int i = 0; i < calls; i++) {
            halves.add(i < 4096 ? 1000 : 500);
        }
        assertEquals(0.5, halves.laterToEarlier(), 0.01);
    }

    @Test
    void fewCallsSayNothing() {
        Halves halves = new Halves();
        for (int i = 0; i < 300; i++) {
            halves.add(1000 - i);
        }
        assertNull(halves.laterToEarlier());
    }
}
