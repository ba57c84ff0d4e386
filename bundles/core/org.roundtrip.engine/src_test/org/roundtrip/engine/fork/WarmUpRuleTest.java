// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.WarmUp;

/** When a warm-up until steady ends, by windows that are written here. Each takes a quarter of a second. */
class WarmUpRuleTest {
    private static final double WINDOW = 0.25;
    /** As long as JIT compilers may work in a window so that it is calm, and too long. */
    private static final long RESTING = 4, WORKING = 6;

    private final WarmUpRule calls = new WarmUpRule(new WarmUp.Steady(0, 5));
    private long compiled = 1000;

    @Test
    void equalWindowsAreSteadyAtTheSecondThatCanBeCompared() {
        assertEquals(7, windowsUntilOver(calls, RESTING, Collections.nCopies(30, 100L)));
        assertTrue(calls.now().reached());
        assertEquals(7 * WINDOW, calls.now().seconds());
        assertEquals(70, calls.now().calls());
        assertEquals(RESTING / 1e3 / WINDOW, calls.now().jitShare(), 1e-9);
        assertEquals(0, calls.now().change());
    }

    @Test
    void windowsOfManyCallersAreLongerAndEnoughOfThemFit() {
        WarmUp.Steady limits = new WarmUp.Steady(0, 30);
        assertEquals(WINDOW, WarmUpRule.window(limits, 16).seconds());
        assertEquals(2 * WINDOW, WarmUpRule.window(limits, 32).seconds());
        assertEquals(2.5, WarmUpRule.window(limits, 1000).seconds());
        assertEquals(WINDOW, WarmUpRule.window(new WarmUp.Steady(0, 1), 1000).seconds());
    }

    @Test
    void itGoesOnWhileTheCompilersWork() {
        assertEquals(20, windowsUntilOver(calls, WORKING, Collections.nCopies(30, 100L)));
        assertFalse(calls.now().reached(), "the longest time was over");
        WarmUpRule resting = new WarmUpRule(new WarmUp.Steady(0, 5));
        windows(resting, WORKING, Collections.nCopies(10, 100L));
        assertEquals(2, windowsUntilOver(resting, RESTING, Collections.nCopies(10, 100L)), "two calm windows are enough when they rest at last");
    }

    @Test
    void mediansDecideAloneWhereNothingIsCompiled() {
        int windows = 0;
        while (!calls.over()) {
            calls.add(WINDOW, 10, null, 100);
            windows++;
        }
        assertEquals(7, windows);
        assertNull(calls.now().jitShare());
    }

    @Test
    void itGoesOnWhileCallsBecomeFaster() {
        List<Long> faster = IntStream.range(0, 20).mapToObj(window -> Math.round(1000 * Math.pow(0.98, window))).toList();
        assertEquals(20, windowsUntilOver(calls, RESTING, faster), "6 % in three windows");
        assertFalse(calls.now().reached());
        assertTrue(calls.now().change() > 0.05);
    }

    @Test
    void oneWindowThatIsSlowOrFastChangesNothing() {
        List<Long> medians = List.of(100L, 300L, 100L, 100L, 30L, 100L, 101L, 100L);
        assertEquals(7, windowsUntilOver(calls, RESTING, medians));
    }

    @Test
    void callsThatWereFasterBeforeAreNotSteady() {
        List<Long> slower = Stream.concat(Collections.nCopies(4, 100L).stream(), Collections.nCopies(16, 110L).stream()).toList();
        assertEquals(20, windowsUntilOver(calls, RESTING, slower));
        assertFalse(calls.now().reached());
        assertEquals(0.1, calls.now().change(), 1e-9);
    }

    @Test
    void itLastsForTheLeastTime() {
        assertEquals(12, windowsUntilOver(new WarmUpRule(new WarmUp.Steady(3, 5)), RESTING, Collections.nCopies(30, 100L)));
    }

    private int windows(WarmUpRule of, long millis, List<Long> medians) {
        for (long median : medians) {
            compiled += millis;
            of.add(WINDOW, 10, compiled, median);
        }
        return medians.size();
    }

    private int windowsUntilOver(WarmUpRule of, long millis, List<Long> medians) {
        int windows = 0;
        while (!of.over()) {
            windows(of, millis, medians.subList(windows, windows + 1));
            windows++;
        }
        return windows;
    }
}
