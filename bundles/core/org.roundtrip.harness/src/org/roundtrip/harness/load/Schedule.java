// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.util.function.LongToDoubleFunction;
import org.roundtrip.harness.values.Values;

/**
 * The moments at which the calls of a phase arrive, one after the other, as nanoseconds from its beginning. The first is 0 and
 * none is before the one before it. Used by one thread at a time.
 */
public interface Schedule {
    /** Nanoseconds of a second. */
    double SECOND = 1e9;

    /** Returns the moment of the next call. */
    long next();

    /** Equal gaps. @param rate calls a second */
    static Schedule constant(double rate) {
        return bursts(rate, 1);
    }

    /** Calls that arrive together, at equal gaps. @param rate calls a second @param size how many arrive together */
    static Schedule bursts(double rate, int size) {
        return new Schedule() {
            private long call;

            @Override
            public long next() {
                // Computed from the number of the call, so that no error of rounding adds up.
                return (long) (call++ / size * size * SECOND / rate);
            }
        };
    }

    /** Gaps that are drawn from an exponential distribution. @param rate calls a second */
    static Schedule poisson(double rate, long seed) {
        Exponential gaps = new Exponential(SECOND / rate, seed);
        return new Schedule() {
            private double moment;

            @Override
            public long next() {
                long now = (long) moment;
                moment += gaps.next();
                return now;
            }
        };
    }

    /** A rate that changes. @param rate calls a second at a moment of the phase */
    static Schedule changing(LongToDoubleFunction rate) {
        return new Schedule() {
            private double moment;

            @Override
            public long next() {
                long now = (long) moment;
                moment += SECOND / rate.applyAsDouble(now);
                return now;
            }
        };
    }

    /** Draws from an exponential distribution, by inversion of uniform numbers. Used by one thread at a time. */
    final class Exponential {
        private final double mean;
        private final Values uniform;

        /** @param mean of what is drawn */
        Exponential(double mean, long seed) {
            this.mean = mean;
            uniform = Values.ofArguments(seed, "arrivals", 0);
        }

        /** Draws the next number. */
        double next() {
            return -mean * Math.log(1 - uniform.nextDouble());
        }
    }
}
