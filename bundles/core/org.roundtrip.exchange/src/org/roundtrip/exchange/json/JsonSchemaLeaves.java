// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Reads schemas of texts, numbers and truth values. */
final class JsonSchemaLeaves {
    private static final Texts TEXTS = Texts.of(JsonSchemaLeaves.class);

    /** Formats of texts of which all values have one length. */
    private static final Map<String, Length> FORMATS = Map.of("date", Length.of(10), "uuid", Length.of(36), "guid", Length.of(36));
    /** Formats of whole numbers that are here the next larger ones with a sign. */
    private static final Map<String, Primitive> UNSIGNED = Map.of("uint8", Primitive.SHORT, "uint16", Primitive.INT, "uint32",
            Primitive.LONG, "uint64", Primitive.LONG, "uint", Primitive.LONG);
    private static final Map<String, Primitive> SIGNED = Map.of("int8", Primitive.BYTE, "int16", Primitive.SHORT, "int32", Primitive.INT,
            "int64", Primitive.LONG);

    private JsonSchemaLeaves() {
    }

    /** Returns the type of such a schema. @param type its keyword of that name */
    static Sketch of(String type, JsonNode schema) {
        return switch (type) {
            case "boolean" -> new Sketch.Known(Primitive.BOOLEAN);
            case "integer" -> integer(schema);
            case "number" -> number(schema);
            case "string" -> text(schema);
            default -> new Sketch.Missing(TEXTS.text("kind", type));
        };
    }

    /** Returns the length that a schema gives; empty when it gives no largest one. @param what {@code Length} or {@code Items} */
    static Optional<Length> length(JsonNode schema, String what) {
        int most = schema.path("max" + what).asInt(-1);
        int least = Math.max(0, schema.path("min" + what).asInt(0));
        return most < least ? Optional.empty() : Optional.of(new Length(least, most));
    }

    /** Returns the type of a map's keys. @param names schema of the names of an object's properties, or a missing node */
    static Sketch key(JsonNode names) {
        return switch (names.path("pattern").asText()) {
            case JsonSchemaWriter.INT_KEY -> new Sketch.Known(Primitive.INT);
            case JsonSchemaWriter.LONG_KEY -> new Sketch.Known(Primitive.LONG);
            default -> text(names);
        };
    }

    private static Sketch text(JsonNode schema) {
        String format = schema.path("format").asText();
        if (format.equals("date-time")) {
            return new Sketch.Known(new Shape.Timestamp());
        }
        if (schema.path("pattern").asText().equals(JsonSchemaWriter.CHARACTER)) {
            return new Sketch.Known(Primitive.CHAR);
        }
        if (schema.path("contentEncoding").asText().equals("base64") || format.equals("byte")) {
            return new Sketch.Octets(length(schema, "Length").map(length ->
                    new Length(Math.max(0, length.min() / 4 * 3 - 2), length.max() / 4 * 3)));
        }
        if (format.equals("binary")) {
            return new Sketch.Octets(length(schema, "Length"));
        }
        boolean plain = schema.path("pattern").asText().equals(JsonSchemaWriter.PLAIN);
        Optional<Length> length = length(schema, "Length").or(() -> Optional.ofNullable(FORMATS.get(format)));
        Sketch text = new Sketch.Chars(length, plain ? Repertoire.LATIN1 : Repertoire.UNICODE);
        return FORMATS.containsKey(format) ? new Sketch.Near(text, TEXTS.text("format.text", format))
                : schema.has("pattern") && !plain ? new Sketch.Near(text, TEXTS.text("keyword", "pattern"))
                : schema.has("format") ? new Sketch.Near(text, TEXTS.text("keyword", "format")) : text;
    }

    private static Sketch number(JsonNode schema) {
        Optional<Sketch> decimal = decimal(schema);
        if (decimal.isPresent()) {
            return decimal.get();
        }
        return switch (schema.path("format").asText()) {
            case "float" -> new Sketch.Known(Primitive.FLOAT);
            case "double" -> new Sketch.Known(Primitive.DOUBLE);
            default -> new Sketch.Near(new Sketch.Known(Primitive.DOUBLE), TEXTS.text("number"));
        };
    }

    /** A number of so many digits: the greatest one is all nines, the smallest one the same below zero. */
    private static Optional<Sketch> decimal(JsonNode schema) {
        if (!schema.path("multipleOf").isNumber() || !schema.path("maximum").isNumber() || !schema.path("minimum").isNumber()) {
            return Optional.empty();
        }
        BigDecimal most = schema.get("maximum").decimalValue();
        for (int scale = 0; scale <= Shape.Decimal.MOST_DIGITS; scale++) {
            if (schema.get("multipleOf").decimalValue().compareTo(BigDecimal.ONE.movePointLeft(scale)) == 0) {
                for (int digits = Math.max(1, scale); digits <= Shape.Decimal.MOST_DIGITS; digits++) {
                    BigDecimal nines = BigDecimal.TEN.pow(digits).subtract(BigDecimal.ONE).movePointLeft(scale);
                    if (most.compareTo(nines) == 0 && schema.get("minimum").decimalValue().compareTo(nines.negate()) == 0) {
                        return Optional.of(new Sketch.Known(new Shape.Decimal(digits, scale)));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Sketch integer(JsonNode schema) {
        if (!schema.path("minimum").isNumber() || !schema.path("maximum").isNumber()) {
            return formatted(schema.path("format").asText(), schema.has("minimum") || schema.has("maximum"));
        }
        for (Primitive primitive : List.of(Primitive.BYTE, Primitive.SHORT, Primitive.INT, Primitive.LONG)) {
            BigDecimal most = new BigDecimal(Long.MAX_VALUE >> 64 - 8 * primitive.bytes());
            BigDecimal least = most.negate().subtract(BigDecimal.ONE);
            int low = schema.get("minimum").decimalValue().compareTo(least);
            int high = schema.get("maximum").decimalValue().compareTo(most);
            if (low >= 0 && high <= 0) {
                Sketch known = new Sketch.Known(primitive);
                return low == 0 && high == 0 ? known
                        : new Sketch.Near(known, TEXTS.text("range", lower(primitive)));
            }
        }
        return new Sketch.Near(new Sketch.Known(Primitive.LONG), TEXTS.text("range", "long"));
    }

    /** @param limited whether the schema gives one end of the range */
    private static Sketch formatted(String format, boolean limited) {
        if (SIGNED.containsKey(format)) {
            Primitive primitive = SIGNED.get(format);
            Sketch known = new Sketch.Known(primitive);
            return limited ? new Sketch.Near(known, TEXTS.text("range", lower(primitive))) : known;
        }
        return UNSIGNED.containsKey(format)
                ? new Sketch.Near(new Sketch.Known(UNSIGNED.get(format)), TEXTS.text("unsigned", format, lower(UNSIGNED.get(format))))
                : new Sketch.Near(new Sketch.Known(Primitive.LONG), TEXTS.text(limited ? "integer.half" : "integer"));
    }

    private static String lower(Primitive primitive) {
        return primitive.name().toLowerCase(Locale.ROOT);
    }
}
