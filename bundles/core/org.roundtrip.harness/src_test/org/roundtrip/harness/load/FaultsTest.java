// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.harness.control.Settings;

/** Which calls end with the exception that a plan asks for. */
class FaultsTest {
    @Test
    void eachSoManiethCallEndsWithIt() {
        assertEquals("...!...!..", calls(of(4, 16), 10, false));
    }

    @Test
    void withoutTheSettingNoneDoes() {
        assertEquals(".....", calls(Faults.of(Settings.EMPTY.with("pool", 16)), 5, false));
        assertEquals(".....", calls(Faults.none(), 5, true));
    }

    @Test
    void whileAPoolIsVerifiedItComesAtLeastOnce() {
        Faults rare = of(1000, 4);
        assertEquals("...!", calls(rare, 4, true));
        rare.restart();
        assertEquals("....", calls(rare, 4, false));
        assertEquals(".!", calls(of(1000, 1), 2, true), "a pool of one entry is verified with its result too");
        assertEquals("!!!", calls(of(1, 16), 3, true));
    }

    @Test
    void countingBeginsAnew() {
        Faults faults = of(3, 16);
        assertEquals("..", calls(faults, 2, false));
        faults.restart();
        assertEquals("..!", calls(faults, 3, false));
    }

    private static Faults of(long every, int pool) {
        return Faults.of(Settings.EMPTY.with("throwEvery", every).with("pool", pool));
    }

    private static String calls(Faults faults, int count, boolean verifying) {
        StringBuilder calls = new StringBuilder();
        IntStream.range(0, count).forEach(call -> calls.append(faults.next(verifying) ? '!' : '.'));
        return calls.toString();
    }
}
