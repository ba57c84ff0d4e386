// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Reads schemas that list their values. Used by one thread. */
final class Constants {
    private static final Texts TEXTS = Texts.of(Constants.class);
    private final TypeTable table;

    Constants(TypeTable table) {
        this.table = table;
    }

    /** Returns the values of a schema with {@code enum} or {@code const}; none of another schema. */
    static List<JsonNode> values(JsonNode schema) {
        List<JsonNode> values = new ArrayList<>();
        if (schema.has("const")) {
            values.add(schema.get("const"));
        } else {
            schema.path("enum").forEach(values::add);
        }
        return values;
    }

    /** Returns the type of such a schema. Texts are an enum, other values are any of their kind. */
    Sketch of(JsonNode schema, String name, String key) {
        List<JsonNode> values = values(schema);
        boolean absent = values.removeIf(JsonNode::isNull);
        Set<String> texts = new LinkedHashSet<>();
        values.stream().filter(JsonNode::isTextual).forEach(value -> texts.add(value.asText()));
        boolean flags = values.stream().anyMatch(JsonNode::isBoolean);
        boolean numbers = values.stream().anyMatch(JsonNode::isNumber);
        List<Member> cases = new ArrayList<>();
        boolean several = values.stream().map(JsonNode::getNodeType).distinct().count() > 1;
        if (!texts.isEmpty() || values.isEmpty() && !absent) {
            cases.add(new Member("stringValue", texts(texts, several ? name + "_string" : name, several ? key + "/enum" : key)));
        }
        if (numbers) {
            cases.add(new Member("numberValue", number(values)));
        }
        if (flags) {
            cases.add(new Member("booleanValue", new Sketch.Near(new Sketch.Known(Primitive.BOOLEAN), TEXTS.text("only", "boolean"))));
        }
        if (values.stream().anyMatch(JsonNode::isContainerNode)) {
            cases.add(new Member("value", SchemaReading.any()));
        }
        if (cases.isEmpty()) {
            return new Sketch.Missing(TEXTS.text("null"));
        }
        Sketch sketch = cases.getFirst().type();
        if (cases.size() > 1) {
            table.add(new Declared.Cases(key, SchemaReading.capital(name), cases));
            sketch = new Sketch.Named(key);
        }
        return absent ? SchemaReading.maybe(sketch) : sketch;
    }

    /** Declares an enum, unless it has too many constants. */
    Sketch texts(Set<String> texts, String name, String key) {
        if (texts.size() > Shape.MOST_MEMBERS) {
            return new Sketch.Near(new Sketch.Chars(Optional.empty(), Repertoire.UNICODE), TEXTS.text("constants.many", texts.size()));
        }
        table.add(new Declared.Constants(key, SchemaReading.capital(name), List.copyOf(texts)));
        return new Sketch.Named(key);
    }

    private static Sketch number(List<JsonNode> values) {
        List<JsonNode> numbers = values.stream().filter(JsonNode::isNumber).toList();
        Primitive kind = numbers.stream().allMatch(each -> each.isIntegralNumber() && each.canConvertToInt()) ? Primitive.INT
                : numbers.stream().allMatch(each -> each.isIntegralNumber() && each.canConvertToLong()) ? Primitive.LONG : Primitive.DOUBLE;
        return new Sketch.Near(new Sketch.Known(kind), TEXTS.text("only", kind.name().toLowerCase(Locale.ROOT)));
    }
}
