// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.List;
import org.roundtrip.exchange.Exported;
import org.roundtrip.exchange.Exporter;
import org.roundtrip.exchange.types.Notes;
import org.roundtrip.files.Json;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Writes JSON Schema, draft 2020-12: the payload is what the schema describes, structs, unions and enums are its
 * definitions. */
public final class JsonSchemaWriter implements Exporter {
    /** The characters of {@link Repertoire#LATIN1}. */
    static final String PLAIN = "^[A-Za-z0-9]*$";
    /** One character. */
    static final String CHARACTER = "^.$";
    /** Keys of maps that are whole numbers of 32 bits. */
    static final String INT_KEY = "^-?[0-9]{1,10}$";
    /** Keys of maps that are whole numbers of 64 bits. */
    static final String LONG_KEY = "^-?[0-9]{1,19}$";
    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final Texts TEXTS = Texts.of(JsonSchemaWriter.class);

    @Override
    public List<String> endings() {
        return List.of(".schema.json");
    }

    @Override
    public Exported write(Drawing drawing) {
        Notes notes = new Notes();
        ObjectNode file = NODES.objectNode().put("$schema", DIALECT).put("title", drawing.name());
        if (!drawing.description().isEmpty()) {
            file.put("description", drawing.description());
        }
        drawing.payload().ifPresent(payload -> file.setAll(schema(payload, drawing.name(), notes)));
        ObjectNode definitions = NODES.objectNode();
        for (Shape type : drawing.types()) {
            definitions.set(NamedTypes.name(type).orElseThrow(), definition(type, notes));
        }
        if (!definitions.isEmpty()) {
            file.set("$defs", definitions);
        }
        if (!drawing.operations().isEmpty()) {
            notes.add(TEXTS.text("operations"));
        }
        return new Exported(Json.layout(file), notes.list());
    }

    private static ObjectNode definition(Shape type, Notes notes) {
        ObjectNode definition = NODES.objectNode();
        switch (type) {
            case Shape.Enumeration enumeration -> {
                ArrayNode constants = definition.putArray("enum");
                enumeration.constants().forEach(constants::add);
            }
            case Shape.Struct struct -> {
                fields(definition, struct.name(), struct.fields(), true, notes);
            }
            case Shape.Union union -> {
                ArrayNode cases = definition.putArray("oneOf");
                union.cases().forEach(each -> fields(cases.addObject(), union.name(), List.of(each), false, notes));
            }
            default -> throw new IllegalArgumentException(type + " has no name");
        }
        return definition;
    }

    /** @param optional whether a field that may be absent is one that is not required; else it is null */
    private static void fields(ObjectNode node, String type, List<Shape.Field> fields, boolean optional, Notes notes) {
        ObjectNode properties = node.put("type", "object").putObject("properties");
        ArrayNode required = NODES.arrayNode();
        for (Shape.Field field : fields) {
            boolean absent = optional && field.shape() instanceof Shape.OptionalValue;
            Shape shape = absent ? ((Shape.OptionalValue) field.shape()).value() : field.shape();
            properties.set(field.name(), schema(shape, type + "." + field.name(), notes));
            if (!absent) {
                required.add(field.name());
            }
        }
        node.set("required", required);
        node.put("additionalProperties", false);
    }

    private static ObjectNode schema(Shape shape, String place, Notes notes) {
        return switch (shape) {
            case Primitive primitive -> primitive(primitive);
            case Shape.Text text -> {
                ObjectNode node = length(NODES.objectNode().put("type", "string"), text.length(), "Length");
                yield text.repertoire() == Repertoire.LATIN1 ? node.put("pattern", PLAIN) : node;
            }
            case Shape.Bytes bytes -> {
                if (bytes.length().max() > 0) {
                    notes.add(place, TEXTS.text("base64"));
                }
                ObjectNode node = NODES.objectNode().put("type", "string").put("contentEncoding", "base64");
                yield length(node, new Length(base64(bytes.length().min()), base64(bytes.length().max())), "Length");
            }
            case Shape.Sequence sequence -> length(NODES.objectNode().put("type", "array")
                    .set("items", schema(sequence.element(), place, notes)), sequence.length(), "Items");
            case Shape.Mapping mapping -> length(NODES.objectNode().put("type", "object")
                    .<ObjectNode>set("propertyNames", key(mapping.key()))
                    .set("additionalProperties", schema(mapping.value(), place, notes)), mapping.length(), "Properties");
            case Shape.OptionalValue optional -> {
                ObjectNode node = NODES.objectNode();
                node.putArray("anyOf").add(schema(optional.value(), place, notes)).addObject().put("type", "null");
                yield node;
            }
            case Shape.Timestamp timestamp -> NODES.objectNode().put("type", "string").put("format", "date-time");
            case Shape.Decimal decimal -> decimal(decimal);
            case Shape.Union union -> reference(union.name());
            case Shape.Enumeration enumeration -> reference(enumeration.name());
            case Shape.Struct struct -> reference(struct.name());
        };
    }

    private static ObjectNode primitive(Primitive primitive) {
        return switch (primitive) {
            case BOOLEAN -> NODES.objectNode().put("type", "boolean");
            case BYTE -> integer(Byte.MIN_VALUE, Byte.MAX_VALUE);
            case SHORT -> integer(Short.MIN_VALUE, Short.MAX_VALUE);
            case INT -> integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG -> integer(Long.MIN_VALUE, Long.MAX_VALUE);
            case FLOAT -> NODES.objectNode().put("type", "number").put("format", "float");
            case DOUBLE -> NODES.objectNode().put("type", "number").put("format", "double");
            case CHAR -> NODES.objectNode().put("type", "string").put("pattern", CHARACTER);
        };
    }

    /** JSON has texts as keys only, so a number has the form that its digits have. */
    private static ObjectNode key(Shape key) {
        return key instanceof Shape.Text text ? length(text.repertoire() == Repertoire.LATIN1
                ? NODES.objectNode().put("pattern", PLAIN) : NODES.objectNode(), text.length(), "Length")
                : NODES.objectNode().put("pattern", key == Primitive.INT ? INT_KEY : LONG_KEY);
    }

    private static ObjectNode decimal(Shape.Decimal decimal) {
        BigDecimal most = BigDecimal.TEN.pow(decimal.digits()).subtract(BigDecimal.ONE).movePointLeft(decimal.scale());
        return NODES.objectNode().put("type", "number").put("multipleOf", BigDecimal.ONE.movePointLeft(decimal.scale()))
                .put("minimum", most.negate()).put("maximum", most);
    }

    private static ObjectNode integer(long least, long most) {
        return NODES.objectNode().put("type", "integer").put("minimum", least).put("maximum", most);
    }

    private static ObjectNode reference(String name) {
        return NODES.objectNode().put("$ref", "#/$defs/" + name);
    }

    private static ObjectNode length(ObjectNode node, Length length, String what) {
        return node.put("min" + what, length.min()).put("max" + what, length.max());
    }

    private static int base64(int bytes) {
        return (int) Math.min(Integer.MAX_VALUE, (bytes + 2L) / 3 * 4);
    }
}
