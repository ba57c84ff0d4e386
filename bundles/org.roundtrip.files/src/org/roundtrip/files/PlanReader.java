// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Texts;

/** Builds a plan from JSON that fits the schema. */
final class PlanReader {
    static final String DEFAULT_CONTRACT = "Service";
    /** What a choice sets for both sides, or each side for itself. */
    private static final List<String> SETTINGS = List.of("options", "jdk", "jvmFlags", "host");
    private static final Map<String, Behaviour> BEHAVIOURS = Stream.of(Behaviour.values())
            .collect(Collectors.toMap(PlanWriter::name, behaviour -> behaviour));
    private final JsonNode file;
    private final ShapeReader shapes;

    PlanReader(JsonNode file, String source) {
        this.file = file;
        shapes = new ShapeReader(file.path("shapes"), source);
    }

    Plan read() throws InvalidFileException {
        shapes.readAll();
        List<Operation> operations = new ArrayList<>();
        for (JsonNode node : file.get("operations")) {
            operations.add(operation(node, "operations/" + operations.size()));
        }
        List<ProviderChoice> providers = new ArrayList<>();
        for (JsonNode node : file.get("providers")) {
            providers.add(shapes.at("providers/" + providers.size(), () -> provider(node)));
        }
        String name = file.path("contract").asText(DEFAULT_CONTRACT);
        shapes.at("contract", () -> new Contract(name, operations.subList(0, 1)));
        Contract contract = shapes.at("operations", () -> new Contract(name, operations));
        Protocol protocol = shapes.at("protocol", () -> protocol(file.path("protocol")));
        return shapes.at("", () -> new Plan(file.get("name").asText(), file.path("description").asText(""), contract,
                providers, protocol));
    }

    private Operation operation(JsonNode node, String place) throws InvalidFileException {
        List<Parameter> parameters = new ArrayList<>();
        for (JsonNode parameter : node.path("parameters")) {
            String at = place + "/parameters/" + parameters.size();
            Shape shape = shapes.shape(parameter.get("shape"), at + "/shape");
            parameters.add(shapes.at(at, () -> new Parameter(parameter.get("name").asText(), shape)));
        }
        Optional<Shape> result = node.has("result")
                ? Optional.of(shapes.shape(node.get("result"), place + "/result")) : Optional.empty();
        Behaviour behaviour = BEHAVIOURS.get(node.get("behaviour").asText());
        return shapes.at(place, () -> new Operation(node.get("name").asText(), parameters, result, behaviour));
    }

    private static ProviderChoice provider(JsonNode node) {
        if (node.isTextual()) {
            return ProviderChoice.of(node.asText());
        }
        boolean pair = node.has("client") && node.has("server");
        if (pair == node.has("id") || !pair && (node.has("client") || node.has("server"))) {
            throw new IllegalArgumentException(Texts.of(PlanReader.class).text("provider.sides"));
        }
        if (pair && (SETTINGS.stream().anyMatch(node::has))) {
            throw new IllegalArgumentException(Texts.of(PlanReader.class).text("provider.settings"));
        }
        ChosenSide client = side(pair ? node.get("client") : node);
        ChosenSide server = pair ? side(node.get("server")) : client;
        String id = new ProviderChoice("any", client, server).id();
        return new ProviderChoice(node.path("name").asText(id), client, server);
    }

    private static ChosenSide side(JsonNode node) {
        if (node.isTextual()) {
            return ChosenSide.of(node.asText());
        }
        Map<String, String> options = new LinkedHashMap<>();
        node.path("options").properties().forEach(e -> options.put(e.getKey(), e.getValue().asText()));
        return new ChosenSide(node.get("id").asText(), options, node.path("jdk").asText(""),
                node.path("jvmFlags").valueStream().map(JsonNode::asText).toList(), node.path("host").asText(""));
    }

    private static Protocol protocol(JsonNode node) {
        Protocol standard = Protocol.STANDARD;
        return new Protocol(node.path("forks").asInt(standard.forks()), amount(node.path("warmUp"), standard.warmUp()),
                amount(node.path("measured"), standard.measured()),
                node.path("captureCalls").asInt(standard.captureCalls()),
                node.path("timeoutSeconds").asInt(standard.timeoutSeconds()),
                node.path("heapMiB").asInt(standard.heapMiB()), node.path("seed").asLong(standard.seed()),
                network(node.path("network")));
    }

    private static Network network(JsonNode node) {
        String mode = node.isObject() ? node.get("mode").asText() : node.asText(Network.LOOPBACK.mode());
        Network network = Network.of(mode, node.path("latencyMicros").asInt(Network.Ethernet.USUAL_LATENCY));
        if (node.has("latencyMicros") && !(network instanceof Network.Ethernet)) {
            throw new IllegalArgumentException(Texts.of(PlanReader.class).text("network.latency", mode,
                    Network.Ethernet.MODE));
        }
        return network;
    }

    private static Amount amount(JsonNode node, Amount standard) {
        return node instanceof MissingNode ? standard
                : new Amount(node.path("calls").asLong(0), node.path("seconds").asDouble(0));
    }
}
