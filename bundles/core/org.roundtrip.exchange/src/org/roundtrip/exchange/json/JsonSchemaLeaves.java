// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
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
        if (schema.path("format").asText().equals("date-time")) {
            return new Sketch.Known(new Shape.Timestamp());
        }
        if (schema.path("pattern").asText().equals(JsonSchemaWriter.CHARACTER)) {
            return new Sketch.Known(Primitive.CHAR);
        }
        if (schema.path("contentEncoding").asText().equals("base64") || schema.path("format").asText().equals("byte")) {
            return new Sketch.Octets(length(schema, "Length").map(length ->
                    new Length(Math.max(0, length.min() / 4 * 3 - 2), length.max() / 4 * 3)));
        }
        boolean plain = schema.path("pattern").asText().equals(JsonSchemaWriter.PLAIN);
        Sketch text = new Sketch.Chars(length(schema, "Length"), plain ? Repertoire.LATIN1 : Repertoire.UNICODE);
        return schema.has("pattern") && !plain ? new Sketch.Near(text, TEXTS.text("keyword", "pattern"))
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
            return switch (schema.path("format").asText()) {
                case "int32" -> new Sketch.Known(Primitive.INT);
                case "int64" -> new Sketch.Known(Primitive.LONG);
                default -> new Sketch.Near(new Sketch.Known(Primitive.LONG), TEXTS.text("integer"));
            };
        }
        for (Primitive primitive : List.of(Primitive.BYTE, Primitive.SHORT, Primitive.INT, Primitive.LONG)) {
            BigDecimal most = new BigDecimal(Long.MAX_VALUE >> 64 - 8 * primitive.bytes());
            BigDecimal least = most.negate().subtract(BigDecimal.ONE);
            int low = schema.get("minimum").decimalValue().compareTo(least);
            int high = schema.get("maximum").decimalValue().compareTo(most);
            if (low >= 0 && high <= 0) {
                Sketch known = new Sketch.Known(primitive);
                return low == 0 && high == 0 ? known
                        : new Sketch.Near(known, TEXTS.text("range", primitive.name().toLowerCase(java.util.Locale.ROOT)));
            }
        }
        return new Sketch.Near(new Sketch.Known(Primitive.LONG), TEXTS.text("range", "long"));
    }
}
