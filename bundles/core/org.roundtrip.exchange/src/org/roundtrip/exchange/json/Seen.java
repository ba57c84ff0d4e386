// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.model.Length;

/** What was seen at one place of a sample, or at several places that are alike. Immutable. */
sealed interface Seen {

    /**
     * A number.
     *
     * @param whole digits before the decimal point
     * @param scale digits behind it
     */
    record Number(Kind kind, int whole, int scale) implements Seen {
        /** A later one holds the values of those before it. */
        enum Kind {
            INT, LONG, DOUBLE,
            /** Has more digits, or is larger, than a number of 64 bits. */
            EXACT
        }

        private Number merged(Number other) {
            return new Number(kind.compareTo(other.kind) < 0 ? other.kind : kind, Math.max(whole, other.whole), Math.max(scale, other.scale));
        }
    }

    /** A truth value. */
    record Flag() implements Seen {
    }

    /** A text. @param plain whether all characters are ASCII */
    record Chars(Length length, boolean plain) implements Seen {
    }

    /** A list. @param element empty when no element was seen */
    record Items(Optional<Seen> element, Length length) implements Seen {
    }

    /** An object. @param fields by name, in their order */
    record Fields(Map<String, Field> fields) implements Seen {
    }

    /** A field of an object. @param always whether it was in every object, and was not null */
    record Field(Seen value, boolean always) {
    }

    /** Only null. */
    record Nothing() implements Seen {
    }

    /** Values of different kinds. @param kinds one of each kind */
    record Mixed(List<Seen> kinds) implements Seen {
        /** Copies the list. */
        public Mixed {
            kinds = List.copyOf(kinds);
        }

        private Mixed with(Seen other) {
            List<Seen> all = new ArrayList<>(kinds);
            for (int i = 0; i < all.size(); i++) {
                if (all.get(i).getClass() == other.getClass()) {
                    all.set(i, merged(all.get(i), other));
                    return new Mixed(all);
                }
            }
            all.add(other);
            return new Mixed(all);
        }
    }

    /** Returns what both places have in common. */
    static Seen merged(Seen a, Seen b) {
        return switch (a) {
            case Number first when b instanceof Number second -> first.merged(second);
            case Chars first when b instanceof Chars second ->
                    new Chars(merged(first.length, second.length), first.plain && second.plain);
            case Items first when b instanceof Items second -> new Items(first.element.isEmpty() ? second.element
                    : second.element.isEmpty() ? first.element
                    : Optional.of(merged(first.element.get(), second.element.get())), merged(first.length, second.length));
            case Fields first when b instanceof Fields second -> merged(first, second);
            case Mixed first when b instanceof Mixed second -> {
                Mixed all = first;
                for (Seen each : second.kinds) {
                    all = all.with(each);
                }
                yield all;
            }
            case Mixed first -> first.with(b);
            default -> b instanceof Mixed second ? second.with(a) : a.equals(b) ? a : new Mixed(List.of(a, b));
        };
    }

    private static Length merged(Length a, Length b) {
        return new Length(Math.min(a.min(), b.min()), Math.max(a.max(), b.max()));
    }

    private static Fields merged(Fields a, Fields b) {
        Map<String, Field> fields = new LinkedHashMap<>();
        a.fields.forEach((name, field) -> fields.put(name, new Field(field.value, field.always && b.fields.containsKey(name))));
        b.fields.forEach((name, field) -> fields.merge(name, new Field(field.value, false), (before, now) ->
                merged(before, field)));
        return new Fields(fields);
    }

    private static Field merged(Field a, Field b) {
        if (a.value instanceof Nothing || b.value instanceof Nothing) {
            return new Field(a.value instanceof Nothing ? b.value : a.value, false);
        }
        return new Field(merged(a.value, b.value), a.always && b.always);
    }
}
