// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.model.text.Texts;

/**
 * What a plan changes from step to step of one run.
 *
 * @param value {@code callers}, {@code rate}, {@code latency}, or the place of a length in an operation, such as
 *              {@code list.items[].name}, see {@link SweptLength}
 * @param over  the value at each step, {@value #LEAST_STEPS} to {@value #MOST_STEPS}, each greater than the one before; whole calls a
 *              second of a rate, microseconds each way of a latency
 */
public record Sweep(String value, List<Integer> over) {
    /** The fewest steps, and the most. */
    public static final int LEAST_STEPS = 2, MOST_STEPS = 50;
    private static final Texts TEXTS = Texts.of(Sweep.class);

    /** What can be swept. */
    public enum Kind {
        /** How many callers a load has. */
        CALLERS("callers"),
        /** Calls a second of an open load. */
        RATE("rate"),
        /** The latency of a network that has one. */
        LATENCY("latency"),
        /** The length of a text, of bytes, a list or a map in the values of an operation. */
        LENGTH("");

        private final String value;

        Kind(String value) {
            this.value = value;
        }

        /** The word for it in plans; empty for a length, where the place stands instead. */
        public String value() {
            return value;
        }

        /** What a plan sweeps. @param swept see {@link Sweep#value}; any other text is a length */
        public static Kind of(String swept) {
            return Stream.of(CALLERS, RATE, LATENCY).filter(kind -> kind.value.equals(swept)).findFirst().orElse(LENGTH);
        }
    }

    /** @throws IllegalArgumentException with one sentence when there is no such value, or the steps are too few, too many or not rising */
    public Sweep {
        over = List.copyOf(over);
        if (Kind.of(value) == Kind.LENGTH && value.indexOf('.') < 1) {
            throw new IllegalArgumentException(TEXTS.text("sweep.value", value));
        }
        if (over.size() < LEAST_STEPS || over.size() > MOST_STEPS) {
            throw new IllegalArgumentException(TEXTS.text("sweep.steps", LEAST_STEPS, MOST_STEPS, over.size()));
        }
        for (int i = 0; i < over.size(); i++) {
            if (over.get(i) < 0) {
                throw new IllegalArgumentException(TEXTS.text("sweep.negative", over.get(i)));
            }
            if (i > 0 && over.get(i) <= over.get(i - 1)) {
                throw new IllegalArgumentException(TEXTS.text("sweep.rising", over.get(i - 1), over.get(i)));
            }
        }
    }

    /** What is swept. */
    public Kind kind() {
        return Kind.of(value);
    }

    /** The steps in their order. */
    public List<Step> steps() {
        return over.stream().map(each -> new Step(this, each)).toList();
    }

    /** What is swept in a few words for people with its unit, such as "callers" or "length of list.items". */
    public String name() {
        return TEXTS.text("sweep.name." + kind(), value);
    }

    /** A few words for people: what is swept, from where to where. */
    public String label() {
        return TEXTS.text("sweep.label", name(), over.getFirst(), over.getLast(), over.size());
    }
}
