// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.WarmUp;

/**
 * Decides when a warm-up until steady is over. It looks at windows of calls. A window is calm when the JIT compilers of both sides
 * worked for less than {@value #MOST_JIT} of its time, and the median of the last {@value #TOGETHER} windows differs by at most
 * {@value #MOST_CHANGE} from that of as many before, and lies no further above the least so far. Calls are steady when
 * {@value #IN_A_ROW} windows in a row are calm. Where neither side is a JVM, the medians decide alone. It only ends a warm-up;
 * whether the measured calls are steady is found out afterwards. Used by one thread.
 */
final class WarmUpRule {
    private static final int LEAST_CALLS = 20;
    private static final double LEAST_SECONDS = 0.25;
    /** From so many callers on, windows are longer. */
    private static final int MANY_CALLERS = 16;
    /** Longer windows fit so often into a warm-up, which is enough for calls to be steady. */
    private static final int LEAST_WINDOWS = 12;
    private static final double MOST_JIT = 0.02;
    private static final double MOST_CHANGE = 0.05;
    private static final int TOGETHER = 3;
    private static final int IN_A_ROW = 2;

    private final WarmUp.Steady limits;
    private final List<Long> medians = new ArrayList<>();
    private double seconds;
    private long calls;
    private Long compiledMillis;
    private Double jitShare;
    private Double change;
    private double least = Double.MAX_VALUE;
    private int calm;

    WarmUpRule(WarmUp.Steady limits) {
        this.limits = limits;
    }

    /**
     * The calls of one window. Each caller begins a block of the journal in each window, so windows of many callers are longer.
     *
     * @param callers that make them
     */
    static Amount window(WarmUp.Steady limits, int callers) {
        double longer = Math.min(LEAST_SECONDS * callers / MANY_CALLERS, limits.mostSeconds() / LEAST_WINDOWS);
        return Amount.atLeast(LEAST_CALLS, Math.max(LEAST_SECONDS, longer));
    }

    /**
     * Adds the next window.
     *
     * @param length      how many seconds it took
     * @param made        its calls
     * @param millis      for how many milliseconds the JIT compilers of both sides have worked so far; null when neither is a JVM
     * @param medianNanos of the times of its calls
     */
    void add(double length, long made, Long millis, long medianNanos) {
        jitShare = millis == null || compiledMillis == null ? null : (Double) ((millis - compiledMillis) / 1e3 / length);
        compiledMillis = millis;
        seconds += length;
        calls += made;
        medians.add(medianNanos);
        int count = medians.size();
        if (count >= TOGETHER) {
            double now = median(count - TOGETHER);
            least = Math.min(least, now);
            change = count < 2 * TOGETHER ? null
                    : (Double) Math.max(Math.abs(now / median(count - 2 * TOGETHER) - 1), now / least - 1);
        }
        boolean resting = millis == null || jitShare != null && jitShare < MOST_JIT;
        calm = resting && change != null && change <= MOST_CHANGE ? calm + 1 : 0;
    }

    /** The median of some windows' medians. @param from the first of them */
    private long median(int from) {
        return medians.subList(from, from + TOGETHER).stream().sorted().toList().get(TOGETHER / 2);
    }

    /** Whether the warm-up is over: calls are steady, or it has lasted for the longest time. */
    boolean over() {
        return reached() && seconds >= limits.leastSeconds() || seconds >= limits.mostSeconds();
    }

    private boolean reached() {
        return calm >= IN_A_ROW;
    }

    /** How the warm-up stands now. */
    Fork.WarmedUp now() {
        return new Fork.WarmedUp(reached(), seconds, calls, jitShare, change);
    }
}
