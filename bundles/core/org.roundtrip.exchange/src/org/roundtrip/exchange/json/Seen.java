// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.model.Length;

/** What was seen at one place of a sample, or at several places that are alike. Immutable. */
sealed interface Seen {

    /** A kind of number; a later one holds the values of those before it. */
    enum Number implements Seen {
        INT, LONG, DOUBLE
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

    /** Values that have nothing in common. */
    record Mixed() implements Seen {
    }

    /** Returns what both places have in common. */
    static Seen merged(Seen a, Seen b) {
        return switch (a) {
            case Number first when b instanceof Number second -> first.compareTo(second) < 0 ? second : first;
            case Chars first when b instanceof Chars second ->
                    new Chars(merged(first.length, second.length), first.plain && second.plain);
            case Items first when b instanceof Items second -> new Items(first.element.isEmpty() ? second.element
                    : second.element.isEmpty() ? first.element
                    : Optional.of(merged(first.element.get(), second.element.get())), merged(first.length, second.length));
            case Fields first when b instanceof Fields second -> merged(first, second);
            default -> a.equals(b) ? a : new Mixed();
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
