// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Length;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Shape;

/** Turns a plan into JSON. Structs and enums become named shapes, in the order in which they occur first. */
final class PlanWriter {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private final ObjectNode shapes = NODES.objectNode();

    /** A behaviour as plans name it, such as {@code upperCase}. */
    static String name(Behaviour behaviour) {
        return Pattern.compile("_(.)").matcher(behaviour.name().toLowerCase(Locale.ROOT))
                .replaceAll(match -> match.group(1).toUpperCase(Locale.ROOT));
    }

    ObjectNode write(Plan plan, String schema) {
        ArrayNode operations = NODES.arrayNode();
        plan.contract().operations().forEach(operation -> operations.add(operation(operation)));
        ObjectNode file = NODES.objectNode().put("schema", schema).put("name", plan.name());
        if (!plan.description().isEmpty()) {
            file.put("description", plan.description());
        }
        if (!plan.contract().name().equals(PlanReader.DEFAULT_CONTRACT)) {
            file.put("contract", plan.contract().name());
        }
        if (!shapes.isEmpty()) {
            file.set("shapes", shapes);
        }
        file.set("operations", operations);
        ArrayNode providers = file.putArray("providers");
        plan.providers().forEach(choice -> providers.add(provider(choice)));
        file.set("protocol", protocol(plan.protocol()));
        return file;
    }

    private ObjectNode operation(Operation operation) {
        ObjectNode node = NODES.objectNode().put("name", operation.name());
        if (!operation.parameters().isEmpty()) {
            ArrayNode parameters = node.putArray("parameters");
            operation.parameters().forEach(p -> parameters.add(member(p.name(), p.shape())));
        }
        operation.result().ifPresent(shape -> node.set("result", shape(shape)));
        return node.put("behaviour", name(operation.behaviour()));
    }

    private ObjectNode member(String name, Shape shape) {
        ObjectNode member = NODES.objectNode().put("name", name);
        member.set("shape", shape(shape));
        return member;
    }

    private JsonNode shape(Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive -> NODES.textNode(primitive.name().toLowerCase(Locale.ROOT));
            case Shape.Text text -> NODES.objectNode().set(
                    text.repertoire() == Shape.Repertoire.LATIN1 ? "string" : "unicode", length(text.length()));
            case Shape.Bytes bytes -> NODES.objectNode().set("bytes", length(bytes.length()));
            case Shape.Sequence sequence -> NODES.objectNode().<ObjectNode>set("list", shape(sequence.element()))
                    .set("length", length(sequence.length()));
            case Shape.Enumeration enumeration -> {
                ArrayNode constants = shapes.putObject(enumeration.name()).putArray("enum");
                enumeration.constants().forEach(constants::add);
                yield NODES.textNode(enumeration.name());
            }
            case Shape.Struct struct -> {
                if (!shapes.has(struct.name())) {
                    ArrayNode fields = shapes.putObject(struct.name()).putArray("struct");
                    struct.fields().forEach(field -> fields.add(member(field.name(), field.shape())));
                }
                yield NODES.textNode(struct.name());
            }
        };
    }

    private static JsonNode length(Length length) {
        return length.fixed() ? NODES.numberNode(length.min()) : NODES.arrayNode().add(length.min()).add(length.max());
    }

    private static JsonNode provider(ProviderChoice choice) {
        boolean alike = choice.client().equals(choice.server());
        if (alike && choice.variant().equals(choice.id())) {
            return side(choice.client(), NODES.objectNode());
        }
        ObjectNode node = NODES.objectNode();
        if (!alike) {
            if (!choice.variant().equals(choice.id())) {
                node.put("name", choice.variant());
            }
            node.set("client", side(choice.client(), NODES.objectNode()));
            return node.set("server", side(choice.server(), NODES.objectNode()));
        }
        return side(choice.client(), NODES.objectNode().put("id", choice.id()).put("name", choice.variant()));
    }

    /** Writes a side into a node that may have other fields already; a side with all its defaults is its id alone. */
    private static JsonNode side(ChosenSide side, ObjectNode node) {
        if (node.isEmpty() && side.equals(ChosenSide.of(side.provider()))) {
            return NODES.textNode(side.provider());
        }
        node.put("id", side.provider());
        if (!side.options().isEmpty()) {
            ObjectNode options = node.putObject("options");
            new TreeMap<>(side.options()).forEach(options::put);
        }
        if (!side.jdk().isEmpty()) {
            node.put("jdk", side.jdk());
        }
        if (!side.jvmFlags().isEmpty()) {
            ArrayNode flags = node.putArray("jvmFlags");
            side.jvmFlags().forEach(flags::add);
        }
        if (!side.here()) {
            node.put("host", side.host());
        }
        return node;
    }

    private static ObjectNode protocol(Protocol protocol) {
        ObjectNode node = NODES.objectNode().put("forks", protocol.forks());
        node.set("warmUp", amount(protocol.warmUp()));
        node.set("measured", amount(protocol.measured()));
        node.put("captureCalls", protocol.captureCalls()).put("timeoutSeconds", protocol.timeoutSeconds())
                .put("heapMiB", protocol.heapMiB()).put("seed", protocol.seed());
        return protocol.network().equals(Network.LOOPBACK) ? node : node.set("network", network(protocol.network()));
    }

    private static JsonNode network(Network network) {
        return network instanceof Network.Ethernet ethernet
                ? NODES.objectNode().put("mode", network.mode()).put("latencyMicros", ethernet.latencyMicros())
                : NODES.textNode(network.mode());
    }

    private static ObjectNode amount(Amount amount) {
        ObjectNode node = NODES.objectNode();
        if (amount.calls() > 0 || amount.none()) {
            node.put("calls", amount.calls());
        }
        if (amount.seconds() > 0) {
            node.put("seconds", amount.seconds());
        }
        return node;
    }
}
