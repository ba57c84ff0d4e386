// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.load.Work;

/** Turns types and operations into JSON. Structs, unions and enums are references; {@link #types} defines them. */
public final class ContractWriter {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private ContractWriter() {
    }

    /** Returns a behaviour as files name it, such as {@code upperCase}. */
    public static String name(Behaviour behaviour) {
        return Pattern.compile("_(.)").matcher(behaviour.name().toLowerCase(Locale.ROOT))
                .replaceAll(match -> match.group(1).toUpperCase(Locale.ROOT));
    }

    /** Returns the definitions of structs, unions and enums by their names, in their order. */
    public static ObjectNode types(List<Shape> types) {
        ObjectNode definitions = NODES.objectNode();
        for (Shape type : types) {
            switch (type) {
                case Shape.Enumeration enumeration -> {
                    ArrayNode constants = definitions.putObject(enumeration.name()).putArray("enum");
                    enumeration.constants().forEach(constants::add);
                }
                case Shape.Struct struct -> definitions.putObject(struct.name()).set("struct", members(struct.fields()));
                case Shape.Union union -> definitions.putObject(union.name()).set("union", members(union.cases()));
                default -> throw new IllegalArgumentException(type + " has no name");
            }
        }
        return definitions;
    }

    private static ArrayNode members(List<Shape.Field> fields) {
        ArrayNode members = NODES.arrayNode();
        fields.forEach(field -> members.add(member(field.name(), field.shape())));
        return members;
    }

    /** Returns operations. */
    public static ArrayNode operations(List<Operation> operations) {
        ArrayNode list = NODES.arrayNode();
        operations.forEach(operation -> list.add(operation(operation)));
        return list;
    }

    /** Returns a shape; a struct, a union or an enum is its name. */
    public static JsonNode shape(Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive -> NODES.textNode(primitive.name().toLowerCase(Locale.ROOT));
            case Shape.Text text -> NODES.objectNode().set(
                    text.repertoire() == Shape.Repertoire.LATIN1 ? "string" : "unicode", length(text.length()));
            case Shape.Bytes bytes -> NODES.objectNode().set("bytes", length(bytes.length()));
            case Shape.Sequence sequence -> NODES.objectNode().<ObjectNode>set("list", shape(sequence.element()))
                    .set("length", length(sequence.length()));
            case Shape.Enumeration enumeration -> NODES.textNode(enumeration.name());
            case Shape.Struct struct -> NODES.textNode(struct.name());
            case Shape.Union union -> NODES.textNode(union.name());
            case Shape.Timestamp timestamp -> NODES.textNode(ShapeReader.TIMESTAMP);
            case Shape.Decimal decimal -> NODES.objectNode()
                    .set("decimal", NODES.arrayNode().add(decimal.digits()).add(decimal.scale()));
            case Shape.OptionalValue optional -> NODES.objectNode().set("optional", shape(optional.value()));
            case Shape.Mapping mapping -> NODES.objectNode().<ObjectNode>set("map", shape(mapping.value()))
                    .<ObjectNode>set("key", shape(mapping.key())).set("length", length(mapping.length()));
        };
    }

    private static ObjectNode operation(Operation operation) {
        ObjectNode node = NODES.objectNode().put("name", operation.name());
        if (!operation.parameters().isEmpty()) {
            ArrayNode parameters = node.putArray("parameters");
            operation.parameters().forEach(p -> parameters.add(member(p.name(), p.shape())));
        }
        operation.result().ifPresent(shape -> node.set("result", shape(shape)));
        if (!operation.exceptions().isEmpty()) {
            ArrayNode exceptions = node.putArray("exceptions");
            operation.exceptions().forEach(exception -> exceptions.add(exception.name()));
        }
        node.put("behaviour", name(operation.behaviour()));
        if (operation.oneWay()) {
            node.put("oneWay", true);
        }
        if (!operation.work().equals(Work.NONE)) {
            node.set("work", work(operation.work()));
        }
        if (operation.throwEvery() > 0) {
            node.put("throwEvery", operation.throwEvery());
        }
        return node;
    }

    private static ObjectNode work(Work work) {
        ObjectNode node = NODES.objectNode().put("micros", work.micros());
        return work.stallEvery() == 0 ? node
                : node.put("stallEvery", work.stallEvery()).put("stallMillis", work.stallMillis());
    }

    private static ObjectNode member(String name, Shape shape) {
        return NODES.objectNode().put("name", name).set("shape", shape(shape));
    }

    private static JsonNode length(Length length) {
        return length.fixed() ? NODES.numberNode(length.min()) : NODES.arrayNode().add(length.min()).add(length.max());
    }
}
