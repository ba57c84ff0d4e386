// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.load;

import org.roundtrip.model.text.Texts;

/** Who makes the calls of a fork, and when. Some callers make one after the other, or calls arrive at a rate. */
public sealed interface Load {
    /** One caller that calls without a pause, which finds the shortest round trip. The load of a plan that gives none. */
    Load ONE_CALLER = new Closed(1);
    /** The most callers of a fork. */
    int MOST_CALLERS = 1000;
    /** The most calls that one caller may have in flight, and how many it has unless a plan says so. */
    int MOST_WINDOW = 1000, USUAL_WINDOW = 16;
    /** The longest think time, in microseconds. */
    long MOST_THINK_MICROS = 60_000_000;
    /** The least and the greatest rate, in calls a second. */
    double LEAST_RATE = 1, MOST_RATE = 1_000_000;

    /** The name in plans. */
    String mode();

    /** How many callers there are, 1 to {@value #MOST_CALLERS}. */
    int callers();

    /** Whether calls are sent through the middleware's asynchronous stubs, so that a caller does not wait for the answer. */
    boolean asynchronous();

    /** How many calls may be in flight. */
    int inFlight();

    /** Whether each caller is a virtual thread of the client's Java, if that has such, and not a platform thread. */
    boolean virtualThreads();

    /** A few words for people with all settings, such as "8 callers" or "1000/s, constant, at most 16 in flight". */
    String label();

    /** The same of a load whose number of callers is swept, such as "1 to 16 callers". */
    String labelOfCallers(int from, int to);

    /**
     * Each caller makes its next call when the last one is answered, so slow answers lead to fewer calls.
     *
     * @param thinkMicros      microseconds between an answer and the next call, 0 to {@value #MOST_THINK_MICROS}
     * @param exponentialThink whether these are drawn from an exponential distribution of this mean
     * @param window           with asynchronous calls how many each caller may have in flight, 1 to {@value #MOST_WINDOW}: it
     *                         thinks before it sends, and waits only when the window is full; 0 with synchronous calls
     */
    record Closed(int callers, long thinkMicros, boolean exponentialThink, boolean virtualThreads, int window) implements Load {
        /** The name in plans. */
        public static final String MODE = "closed";

        /** @throws IllegalArgumentException when a number is out of its range */
        public Closed {
            requireCallers(callers);
            if (thinkMicros < 0 || thinkMicros > MOST_THINK_MICROS) {
                throw new IllegalArgumentException(
                        Texts.of(Load.class).text("range", "thinkMicros", 0, MOST_THINK_MICROS, thinkMicros));
            }
            if (window < 0 || window > MOST_WINDOW) {
                throw new IllegalArgumentException(Texts.of(Load.class).text("range", "window", 1, MOST_WINDOW, window));
            }
        }

        /** Callers whose calls are synchronous. */
        public Closed(int callers, long thinkMicros, boolean exponentialThink, boolean virtualThreads) {
            this(callers, thinkMicros, exponentialThink, virtualThreads, 0);
        }

        /** Some callers that do not think. */
        public Closed(int callers) {
            this(callers, 0, false, false);
        }

        @Override
        public boolean asynchronous() {
            return window > 0;
        }

        @Override
        public int inFlight() {
            return callers * Math.max(1, window);
        }

        @Override
        public String mode() {
            return MODE;
        }

        @Override
        public String label() {
            return label(Texts.of(Load.class).text("load.callers", callers));
        }

        @Override
        public String labelOfCallers(int from, int to) {
            return label(Texts.of(Load.class).text("load.callers.swept", from, to));
        }

        private String label(String who) {
            String words = who;
            if (thinkMicros > 0) {
                words = Texts.of(Load.class).text(exponentialThink ? "load.think.drawn" : "load.think", words, thinkMicros);
            }
            return threads(asynchronous() ? Texts.of(Load.class).text("load.window", words, window) : words, this);
        }
    }

    /**
     * Calls arrive whether or not earlier ones are answered. A call that finds every caller busy is made late; its response time
     * counts from the moment at which it was to be made.
     *
     * @param ratePerSecond calls a second, {@value #LEAST_RATE} to {@value #MOST_RATE}
     * @param callers       how many calls may be in flight; with asynchronous calls one caller sends them all, as the window of
     *                      which this counts
     */
    record Open(double ratePerSecond, Arrivals arrivals, int callers, boolean virtualThreads, boolean asynchronous) implements Load {
        /** The name in plans. */
        public static final String MODE = "open";
        /** How many calls may be in flight unless a plan says so. */
        public static final int USUAL_CALLERS = 16;

        /** @throws IllegalArgumentException when a number is out of its range */
        public Open {
            requireCallers(callers);
            requireRate("ratePerSecond", ratePerSecond);
        }

        /** An open load of synchronous calls. */
        public Open(double ratePerSecond, Arrivals arrivals, int callers, boolean virtualThreads) {
            this(ratePerSecond, arrivals, callers, virtualThreads, false);
        }

        @Override
        public int inFlight() {
            return callers;
        }

        @Override
        public String mode() {
            return MODE;
        }

        @Override
        public String label() {
            return label(Texts.of(Load.class).text("number", ratePerSecond), Texts.of(Load.class).text("number", callers));
        }

        @Override
        public String labelOfCallers(int from, int to) {
            return label(Texts.of(Load.class).text("number", ratePerSecond), Texts.of(Load.class).text("number.swept", from, to));
        }

        /** The same of a load whose rate is swept, such as "100 to 1000/s, constant, at most 16 in flight". */
        public String labelOfRates(int from, int to) {
            return label(Texts.of(Load.class).text("number.swept", from, to), Texts.of(Load.class).text("number", callers));
        }

        private String label(String rate, String most) {
            String words = Texts.of(Load.class).text("load.open", rate, arrivals.label(), most);
            return threads(asynchronous ? Texts.of(Load.class).text("load.asynchronous", words) : words, this);
        }
    }

    /** When the calls of an open load arrive. */
    sealed interface Arrivals {
        /** The name in plans. */
        String mode();

        /** A few words for people. */
        default String label() {
            return Texts.of(Load.class).text("arrivals." + mode());
        }
    }

    /** All gaps are alike. */
    record Constant() implements Arrivals {
        @Override
        public String mode() {
            return "constant";
        }
    }

    /** Calls arrive independently of each other: the gaps are drawn from an exponential distribution, by the plan's seed. */
    record Poisson() implements Arrivals {
        @Override
        public String mode() {
            return "poisson";
        }
    }

    /** The rate grows or falls evenly during the measured calls; before them it stays. @param toRatePerSecond the rate at its end */
    record Ramp(double toRatePerSecond) implements Arrivals {
        /** @throws IllegalArgumentException when the rate is out of its range */
        public Ramp {
            requireRate("toRatePerSecond", toRatePerSecond);
        }

        @Override
        public String mode() {
            return "ramp";
        }

        @Override
        public String label() {
            return Texts.of(Load.class).text("arrivals.ramp", toRatePerSecond);
        }
    }

    /** As {@link Ramp}, in some steps of equal length. @param steps {@value #LEAST} to {@value #MOST} */
    record Steps(double toRatePerSecond, int steps) implements Arrivals {
        /** The fewest steps, the most, and how many unless a plan says so. */
        public static final int LEAST = 2, MOST = 100, USUAL = 5;

        /** @throws IllegalArgumentException when a number is out of its range */
        public Steps {
            requireRate("toRatePerSecond", toRatePerSecond);
            if (steps < LEAST || steps > MOST) {
                throw new IllegalArgumentException(Texts.of(Load.class).text("range", "steps", LEAST, MOST, steps));
            }
        }

        @Override
        public String mode() {
            return "steps";
        }

        @Override
        public String label() {
            return Texts.of(Load.class).text("arrivals.steps", steps, toRatePerSecond);
        }
    }

    /** Some calls arrive at the same moment, and these moments at equal gaps. @param size how many, {@value #LEAST} to {@value #MOST} */
    record Bursts(int size) implements Arrivals {
        /** The smallest burst, the greatest, and how many calls it has unless a plan says so. */
        public static final int LEAST = 2, MOST = 1000, USUAL = 10;

        /** @throws IllegalArgumentException when the number is out of its range */
        public Bursts {
            if (size < LEAST || size > MOST) {
                throw new IllegalArgumentException(Texts.of(Load.class).text("range", "burst", LEAST, MOST, size));
            }
        }

        @Override
        public String mode() {
            return "bursts";
        }

        @Override
        public String label() {
            return Texts.of(Load.class).text("arrivals.bursts", size);
        }
    }

    private static String threads(String words, Load load) {
        return load.virtualThreads() ? Texts.of(Load.class).text("load.virtual", words) : words;
    }

    private static void requireCallers(int callers) {
        if (callers < 1 || callers > MOST_CALLERS) {
            throw new IllegalArgumentException(Texts.of(Load.class).text("range", "callers", 1, MOST_CALLERS, callers));
        }
    }

    private static void requireRate(String name, double rate) {
        if (!(rate >= LEAST_RATE && rate <= MOST_RATE)) {
            throw new IllegalArgumentException(Texts.of(Load.class).text("range", name, LEAST_RATE, MOST_RATE, rate));
        }
    }
}
