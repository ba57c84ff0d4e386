// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** What a simple type says of the values that it allows of another type. */
final class Facets {
    private static final Texts TEXTS = Texts.of(Facets.class);
    private static final Set<String> LENGTHS = Set.of("length", "minLength", "maxLength");
    private static final Set<String> KNOWN = Set.of("length", "minLength", "maxLength", "pattern", "whiteSpace", "minInclusive", "minExclusive",
            "maxInclusive", "maxExclusive", "totalDigits", "fractionDigits", "precision", "scale", "assertion", "explicitTimezone");

    private Facets() {
    }

    /** Whether a word is that of a facet. */
    static boolean known(String word) {
        return KNOWN.contains(word);
    }

    /** Returns a type with its facets; a note says which have no counterpart. */
    static Sketch restricted(Sketch base, Map<String, String> facets) {
        Set<String> lost = new TreeSet<>(facets.keySet());
        lost.remove("whiteSpace");
        Sketch type = switch (base) {
            case Sketch.Chars chars -> {
                lost.removeAll(LENGTHS);
                yield text(chars, facets, lost);
            }
            case Sketch.Octets octets -> {
                lost.removeAll(LENGTHS);
                yield new Sketch.Octets(length(facets).or(octets::length));
            }
            case Sketch.Items items -> {
                lost.removeAll(LENGTHS);
                yield new Sketch.Items(items.element(), length(facets).or(items::length));
            }
            case Sketch.Near near when near.type() instanceof Sketch.Known known && known.shape() instanceof Shape.Decimal -> decimal(near, facets, lost);
            case Sketch.Near near when near.type() instanceof Sketch.Known known && known.shape() == Primitive.LONG -> whole(near, facets, lost);
            default -> base;
        };
        return lost.isEmpty() || type instanceof Sketch.Missing ? type : new Sketch.Near(type, TEXTS.text("facet", String.join(", ", lost)));
    }

    private static Sketch text(Sketch.Chars chars, Map<String, String> facets, Set<String> lost) {
        boolean plain = XsdWriter.PLAIN.equals(facets.get("pattern"));
        if (plain) {
            lost.remove("pattern");
        }
        return "1".equals(facets.get("length")) ? new Sketch.Known(Primitive.CHAR)
                : new Sketch.Chars(length(facets).or(chars::length), plain ? Repertoire.LATIN1 : chars.repertoire());
    }

    private static Sketch decimal(Sketch.Near whole, Map<String, String> facets, Set<String> lost) {
        int digits = number(facets, "totalDigits", number(facets, "precision", -1));
        int scale = number(facets, "fractionDigits", number(facets, "scale", -1));
        lost.removeAll(List.of("totalDigits", "fractionDigits", "precision", "scale"));
        return digits >= 0 ? decimal(digits, Math.max(0, scale)) : scale < 0 ? whole
                : new Sketch.Near(decimal(BuiltIns.DIGITS, scale), TEXTS.text("digits", BuiltIns.DIGITS, Math.min(scale, BuiltIns.DIGITS)));
    }

    private static Sketch decimal(int digits, int scale) {
        int most = Math.max(1, Math.min(Shape.Decimal.MOST_DIGITS, digits));
        Sketch decimal = new Sketch.Known(new Shape.Decimal(most, Math.max(0, Math.min(scale, most))));
        return most == digits ? decimal : new Sketch.Near(decimal, TEXTS.text("digits.most", most));
    }

    /** A whole number without limits: of as many bits or digits as the facets ask for. */
    private static Sketch whole(Sketch.Near unlimited, Map<String, String> facets, Set<String> lost) {
        int digits = number(facets, "totalDigits", -1);
        if (digits > BuiltIns.DIGITS) {
            lost.remove("totalDigits");
            return decimal(digits, 0);
        }
        Optional<BigDecimal> least = bound(facets, "minInclusive", "minExclusive");
        Optional<BigDecimal> most = bound(facets, "maxInclusive", "maxExclusive");
        if (least.isEmpty() || most.isEmpty() || !fits(least.get(), Long.MIN_VALUE, Long.MAX_VALUE) || !fits(most.get(), Long.MIN_VALUE, Long.MAX_VALUE)) {
            return unlimited;
        }
        boolean small = fits(least.get(), Integer.MIN_VALUE, Integer.MAX_VALUE) && fits(most.get(), Integer.MIN_VALUE, Integer.MAX_VALUE);
        return new Sketch.Known(small ? Primitive.INT : Primitive.LONG);
    }

    private static boolean fits(BigDecimal value, long least, long most) {
        return value.compareTo(BigDecimal.valueOf(least)) >= 0 && value.compareTo(BigDecimal.valueOf(most)) <= 0;
    }

    private static Optional<BigDecimal> bound(Map<String, String> facets, String... names) {
        for (String name : names) {
            if (facets.getOrDefault(name, "").matches("[+-]?\\d{1,40}(\\.\\d{0,10})?")) {
                return Optional.of(new BigDecimal(facets.get(name)));
            }
        }
        return Optional.empty();
    }

    private static Optional<Length> length(Map<String, String> facets) {
        int exact = number(facets, "length", -1);
        int least = Math.max(0, exact >= 0 ? exact : number(facets, "minLength", 0));
        int most = exact >= 0 ? exact : number(facets, "maxLength", -1);
        return most < least ? Optional.empty() : Optional.of(new Length(least, most));
    }

    private static int number(Map<String, String> facets, String name, int otherwise) {
        String value = facets.getOrDefault(name, "");
        return value.matches("\\d{1,9}") ? Integer.parseInt(value) : otherwise;
    }
}
