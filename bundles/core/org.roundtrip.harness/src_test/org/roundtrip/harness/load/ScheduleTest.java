// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.harness.control.Settings;

class ScheduleTest {
    private static final long SECOND = 1_000_000_000;

    @ParameterizedTest
    @ValueSource(doubles = {1, 3, 1000, 9_999.5, 1_000_000})
    void aConstantRateIsHeldHoweverLongItLasts(double rate) {
        Schedule schedule = Schedule.constant(rate);
        for (long call = 0; call < 1_000_000; call++) {
            assertEquals(call * 1e9 / rate, schedule.next(), 1);
        }
    }

    /**
     * The gaps of a Poisson process are exponential: the distance of their distribution from that, by Kolmogorov and Smirnov,
     * stays below the critical value of one in a thousand. The seed is fixed, so the test always sees the same gaps.
     */
    @Test
    void poissonGapsAreExponential() {
        int count = 20_000;
        double rate = 1000;
        double[] gaps = gaps(Schedule.poisson(rate, 7), count);
        double distance = 0;
        for (int i = 0; i < count; i++) {
            double expected = 1 - Math.exp(-gaps[i] * rate / SECOND);
            distance = Math.max(distance, Math.max(expected - (double) i / count, (i + 1.0) / count - expected));
        }
        assertTrue(distance < 1.95 / Math.sqrt(count), "distance " + distance);
        assertEquals(SECOND / rate, Arrays.stream(gaps).average().orElseThrow(), 0.03 * SECOND / rate);
    }

    @Test
    void theSeedDecidesTheGaps() {
        Schedule one = Schedule.poisson(100, 7);
        Schedule same = Schedule.poisson(100, 7);
        Schedule other = Schedule.poisson(100, 8);
        int alike = 0;
        for (int i = 0; i < 100; i++) {
            long moment = one.next();
            assertEquals(moment, same.next());
            alike += moment == other.next() ? 1 : 0;
        }
        assertEquals(1, alike, "both begin at 0");
    }

    @Test
    void burstsArriveTogetherAtTheMeanRate() {
        Schedule schedule = Schedule.bursts(1000, 10);
        for (int call = 0; call < 1000; call++) {
            assertEquals(call / 10 * 10_000_000L, schedule.next());
        }
    }

    @Test
    void aRampGoesFromOneRateToTheOther() {
        Schedule ramp = setting("arrivals", "ramp").schedule(7, 10 * SECOND);
        assertEquals(110, countBefore(ramp, SECOND), 3, "100/s to 120/s in the first second");
        int all = 0;
        Schedule again = setting("arrivals", "ramp").schedule(7, 10 * SECOND);
        while (again.next() < 10 * SECOND) {
            all++;
        }
        assertEquals(2000, all, 20, "200/s on average");
    }

    @Test
    void stepsHaveEqualLength() {
        Schedule steps = setting("arrivals", "steps").schedule(7, 10 * SECOND);
        int[] inStep = new int[5];
        for (long moment = steps.next(); moment < 10 * SECOND; moment = steps.next()) {
            inStep[(int) (moment / (2 * SECOND))]++;
        }
        for (int step = 0; step < 5; step++) {
            assertEquals(2 * (100 + 50 * step), inStep[step], 2, "step " + step);
        }
    }

    private static LoadSetting setting(String name, String value) {
        return LoadSetting.of(Settings.EMPTY.with("load.mode", "open").with("load.ratePerSecond", "100")
                .with("load.toRatePerSecond", "300").with("load.steps", "5").with("load." + name, value));
    }

    private static int countBefore(Schedule schedule, long end) {
        int count = 0;
        while (schedule.next() < end) {
            count++;
        }
        return count;
    }

    private static double[] gaps(Schedule schedule, int count) {
        double[] gaps = new double[count];
        long before = schedule.next();
        for (int i = 0; i < count; i++) {
            long moment = schedule.next();
            gaps[i] = moment - before;
            before = moment;
        }
        Arrays.sort(gaps);
        return gaps;
    }
}
