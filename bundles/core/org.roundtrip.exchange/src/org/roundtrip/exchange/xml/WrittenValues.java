// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.Optional;
import java.util.regex.Pattern;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Texts that were seen at one place, which may all be numbers, truth values or instants. It grows; used by one thread. */
final class WrittenValues {
    private static final Texts TEXTS = Texts.of(WrittenValues.class);
    /** A zero in front is that of a code, not of a number. */
    private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9]\\d{0,18})"), NUMBER = Pattern.compile("-?(0|[1-9]\\d{0,300})(\\.\\d{1,300})?([eE][+-]?\\d{1,3})?"),
            INSTANT = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?(Z|[+-]\\d\\d:\\d\\d)?");
    private int count;
    private int shortest = Integer.MAX_VALUE;
    private int longest;
    private boolean plain = true;
    private boolean flags = true;
    private boolean small = true;
    private boolean whole = true;
    private boolean numbers = true;
    private boolean instants = true;

    /** Adds a text. */
    void see(String written) {
        String value = written.strip();
        count++;
        shortest = Math.min(shortest, written.length());
        longest = Math.max(longest, written.length());
        plain &= written.chars().allMatch(c -> c < 0x80);
        flags &= value.equals("true") || value.equals("false");
        numbers &= NUMBER.matcher(value).matches();
        whole &= WHOLE.matcher(value).matches() && fits(value);
        small &= whole && Long.parseLong(value) == (int) Long.parseLong(value);
        instants &= INSTANT.matcher(value).matches();
    }

    private static boolean fits(String value) {
        try {
            Long.parseLong(value);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    int count() {
        return count;
    }

    /** Whether there was none. */
    boolean isBlank() {
        return count == 0;
    }

    /** Returns the narrowest type that has all of them. */
    Sketch sketch() {
        if (count == 0) {
            return new Sketch.Missing(TEXTS.text("empty"));
        }
        return flags ? new Sketch.Known(Primitive.BOOLEAN) : small ? new Sketch.Known(Primitive.INT) : whole ? new Sketch.Known(Primitive.LONG)
                : numbers ? new Sketch.Known(Primitive.DOUBLE) : instants ? new Sketch.Known(new Shape.Timestamp())
                : new Sketch.Chars(Optional.of(new Length(shortest, longest)), plain ? Repertoire.LATIN1 : Repertoire.UNICODE);
    }
}
