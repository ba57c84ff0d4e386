// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.List;
import java.util.Optional;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.model.Length;

/** What stands in the content of a type, and how often. */
sealed interface Particle {
    /** The largest number of occurrences when there is none. */
    long UNBOUNDED = Long.MAX_VALUE;

    /** The fewest times that it occurs. */
    long min();

    /** The most times that it occurs. */
    long max();

    /** Returns the same with another number of occurrences. */
    Particle occurring(long least, long most);

    /** Returns what occurs as often as this one within something that occurs so often itself. */
    default Particle times(long least, long most) {
        return occurring(product(min(), least), product(max(), most));
    }

    /** Returns a type that occurs as often as this one: a list, an optional value, or itself. */
    default Sketch wrapped(Sketch type) {
        return max() > 1 ? new Sketch.Items(type, length(min(), max())) : min() == 0 && !(type instanceof Sketch.Missing) ? new Sketch.Maybe(type) : type;
    }

    /** Returns the length of a list; empty when it has no largest one. */
    static Optional<Length> length(long least, long most) {
        return most > Integer.MAX_VALUE || most < least ? Optional.empty() : Optional.of(new Length((int) least, (int) most));
    }

    private static long product(long a, long b) {
        return a == 0 || b == 0 ? 0 : a > UNBOUNDED / b ? UNBOUNDED : a * b;
    }

    /** An element. */
    record One(String name, Sketch type, long min, long max) implements Particle {
        @Override
        public Particle occurring(long least, long most) {
            return new One(name, type, least, most);
        }
    }

    /**
     * A sequence or a choice.
     *
     * @param at    where it stands in the schema
     * @param where the type or group that contains it
     */
    record Several(boolean choice, List<Particle> parts, long min, long max, XmlElement at, Where where) implements Particle {
        @Override
        public Particle occurring(long least, long most) {
            return new Several(choice, parts, least, most, at, where);
        }

        Several of(List<Particle> others) {
            return new Several(choice, others, min, max, at, where);
        }

        /** The same as the content of a group. */
        Several as(Several group) {
            return new Several(choice, parts, min, max, group.at, group.where);
        }

        /** Whether it is a group that has a name. */
        boolean group() {
            return at.name().equals("group") && at.has("name");
        }

        /** What it is called in the schema: a group has a name, others are a kind. */
        String word() {
            return group() ? at.attribute("name") : choice ? "choice" : "sequence";
        }

        /** The name of its type, if it needs one. */
        String typeName(String word) {
            return group() ? SchemaTypes.upper(where.name()) : where.name() + SchemaTypes.upper(word);
        }
    }
}
