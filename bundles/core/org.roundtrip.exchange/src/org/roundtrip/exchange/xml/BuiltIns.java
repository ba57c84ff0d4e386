// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** The simple types that XML Schema itself has, those of its drafts among them. */
final class BuiltIns {
    /** Of a decimal without digits: as many as fit into 64 bits, and cents. */
    static final int DIGITS = 18, SCALE = 2;
    private static final Texts TEXTS = Texts.of(BuiltIns.class);
    private static final Sketch TEXT = new Sketch.Chars(Optional.empty(), Repertoire.UNICODE);
    private static final Map<String, Primitive> PRIMITIVES = Map.of("boolean", Primitive.BOOLEAN, "byte", Primitive.BYTE, "short",
            Primitive.SHORT, "int", Primitive.INT, "long", Primitive.LONG, "float", Primitive.FLOAT, "double", Primitive.DOUBLE);
    /** Types that are nearly primitive ones. */
    private static final Map<String, Primitive> NEAR = Map.of("unsignedByte", Primitive.SHORT, "unsignedShort", Primitive.INT,
            "unsignedInt", Primitive.LONG, "unsignedLong", Primitive.LONG, "integer", Primitive.LONG, "positiveInteger",
            Primitive.LONG, "nonNegativeInteger", Primitive.LONG, "negativeInteger", Primitive.LONG, "nonPositiveInteger", Primitive.LONG);
    private static final Set<String> TEXTS_OF_SCHEMA = Set.of("string", "normalizedString", "token", "anyURI", "Name", "NCName", "QName",
            "language", "ID", "IDREF", "NMTOKEN", "ENTITY", "NOTATION", "anySimpleType", "anyAtomicType");
    private static final Set<String> LISTS = Set.of("NMTOKENS", "IDREFS", "ENTITIES");
    /** Days and times that are no instants, with the characters of their texts. A zero stands for any number of them. */
    private static final Map<String, Integer> TIMES = Map.of("time", 8, "gYear", 4, "gYearMonth", 7, "gMonth", 4, "gMonthDay", 7,
            "gDay", 5, "duration", 0, "dayTimeDuration", 0, "yearMonthDuration", 0);
    /** What the drafts called it. */
    private static final Map<String, String> EARLIER = Map.ofEntries(Map.entry("timeInstant", "dateTime"), Map.entry("timeDuration", "duration"),
            Map.entry("recurringDuration", "duration"), Map.entry("timePeriod", "duration"), Map.entry("recurringDate", "gMonthDay"),
            Map.entry("recurringDay", "gDay"), Map.entry("month", "gYearMonth"), Map.entry("year", "gYear"), Map.entry("century", "gYear"),
            Map.entry("uriReference", "anyURI"), Map.entry("uri", "anyURI"), Map.entry("CDATA", "normalizedString"), Map.entry("binary", "base64Binary"),
            Map.entry("ur-type", "anyType"), Map.entry("urType", "anyType"), Map.entry("non-negative-integer", "nonNegativeInteger"),
            Map.entry("positive-integer", "positiveInteger"), Map.entry("non-positive-integer", "nonPositiveInteger"),
            Map.entry("negative-integer", "negativeInteger"), Map.entry("dateTimeStamp", "dateTime"));

    private BuiltIns() {
    }

    /** Returns a type. @param word its name without its namespace */
    static Sketch of(String word) {
        String name = EARLIER.getOrDefault(word, word);
        if (PRIMITIVES.containsKey(name)) {
            return new Sketch.Known(PRIMITIVES.get(name));
        }
        if (NEAR.containsKey(name)) {
            return new Sketch.Near(new Sketch.Known(NEAR.get(name)), TEXTS.text("near", name, NEAR.get(name).name().toLowerCase(Locale.ROOT)));
        }
        if (TEXTS_OF_SCHEMA.contains(name)) {
            return TEXT;
        }
        if (LISTS.contains(name)) {
            return new Sketch.Items(TEXT, Optional.empty());
        }
        if (TIMES.containsKey(name)) {
            int length = TIMES.get(name);
            return new Sketch.Near(new Sketch.Chars(length == 0 ? Optional.empty() : Optional.of(Length.of(length)), Repertoire.LATIN1), TEXTS.text("near.text", word));
        }
        return switch (name) {
            case "base64Binary", "hexBinary" -> Sketch.Octets.PLAIN;
            case "dateTime" -> new Sketch.Known(new Shape.Timestamp());
            case "date" -> new Sketch.Near(new Sketch.Known(new Shape.Timestamp()), TEXTS.text("near.instant", word));
            case "decimal" -> new Sketch.Near(new Sketch.Known(new Shape.Decimal(DIGITS, SCALE)), TEXTS.text("digits", DIGITS, SCALE));
            case "anyType" -> new Sketch.Missing(TEXTS.text("any"));
            default -> new Sketch.Missing(TEXTS.text("type", word));
        };
    }

    /** Returns a type without what is said of it. */
    static Sketch plain(Sketch type) {
        return type instanceof Sketch.Near near ? plain(near.type()) : type;
    }
}
