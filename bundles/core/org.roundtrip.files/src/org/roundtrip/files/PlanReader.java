// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.files.settings.AmountFiles;
import org.roundtrip.files.settings.LoadFiles;
import org.roundtrip.files.settings.PlacementFiles;
import org.roundtrip.files.settings.StudiedFiles;
import org.roundtrip.files.settings.SweepFiles;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.machine.Affinity;
import org.roundtrip.model.Sweep;

/** Builds a plan from JSON that fits the schema. */
final class PlanReader {
    static final String DEFAULT_CONTRACT = "Service";
    /** What a choice sets for both sides, or each side for itself. */
    private static final List<String> SETTINGS = List.of("options", "jdk", "jvmFlags", "host");
    private final JsonNode file;
    private final ContractReader contracts;

    PlanReader(JsonNode file, String source) {
        this.file = file;
        contracts = new ContractReader(file, source);
    }

    Plan read() throws InvalidFileException {
        List<Shape> types = contracts.types();
        List<Operation> operations = contracts.operations();
        List<ProviderChoice> providers = new ArrayList<>();
        for (JsonNode node : file.get("providers")) {
            providers.add(contracts.at("providers/" + providers.size(), () -> provider(node)));
        }
        for (int i = 0; i < providers.size(); i++) {
            ProviderChoice choice = providers.get(i);
            contracts.at("providers/" + i + "/over", () -> {
                checkOver(choice, providers);
                return choice;
            });
        }
        String name = file.path("contract").asText(DEFAULT_CONTRACT);
        contracts.at("contract", () -> new Contract(name, operations.subList(0, 1)));
        Contract contract = contracts.at("operations", () -> new Contract(name, operations, types));
        Protocol protocol = contracts.at("protocol", () -> protocol(file.path("protocol")));
        Optional<Sweep> sweep = contracts.at("sweep", () -> SweepFiles.read(file.path("sweep")));
        return contracts.at("", () -> new Plan(file.get("name").asText(), file.path("description").asText(""), contract,
                providers, protocol, sweep, file.path("everyPair").asBoolean()));
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
        return new ProviderChoice(node.path("name").asText(id), client, server, node.path("over").asText(""));
    }

    private static void checkOver(ProviderChoice choice, List<ProviderChoice> all) {
        String over = choice.over();
        if (!over.isEmpty() && (over.equals(choice.variant()) || all.stream().noneMatch(each -> each.variant().equals(over)))) {
            throw new IllegalArgumentException(Texts.of(PlanReader.class).text("provider.over", over));
        }
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
        return new Protocol(AmountFiles.forks(node.path("forks"), standard.forks()), AmountFiles.warmUp(node.path("warmUp")),
                AmountFiles.amount(node.path("measured"), standard.measured()),
                node.path("captureCalls").asInt(standard.captureCalls()),
                node.path("timeoutSeconds").asInt(standard.timeoutSeconds()),
                node.path("heapMiB").asInt(standard.heapMiB()), node.path("seed").asLong(standard.seed()),
                network(node.path("network")), LoadFiles.read(node.path("load")), affinity(node.path("processors")),
                PlacementFiles.read(node.path("placement")), node.path("serverTime").asBoolean(), StudiedFiles.read(node));
    }

    private static Affinity affinity(JsonNode node) {
        return new Affinity(node.path("client").asText(""), node.path("server").asText(""), node.path("capture").asText(""));
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
}
