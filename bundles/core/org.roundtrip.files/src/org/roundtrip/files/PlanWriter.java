// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.TreeMap;
import org.roundtrip.files.settings.AmountFiles;
import org.roundtrip.files.settings.LoadFiles;
import org.roundtrip.files.settings.PlacementFiles;
import org.roundtrip.files.settings.StudiedFiles;
import org.roundtrip.files.settings.SweepFiles;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.Network;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.machine.Affinity;
import org.roundtrip.model.machine.Placement;

/** Turns a plan into JSON. */
final class PlanWriter {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    ObjectNode write(Plan plan, String schema) {
        ObjectNode shapes = ContractWriter.types(plan.contract().types());
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
        file.set("operations", ContractWriter.operations(plan.contract().operations()));
        ArrayNode providers = file.putArray("providers");
        for (ProviderChoice choice : plan.providers()) {
            JsonNode node = provider(choice);
            // The other one may have been removed from the plan.
            if (node instanceof ObjectNode named && plan.providers().stream().anyMatch(each -> each.variant().equals(choice.over()))) {
                named.put("over", choice.over());
            }
            providers.add(node);
        }
        if (plan.everyPair()) {
            file.put("everyPair", true);
        }
        file.set("protocol", protocol(plan.protocol()));
        plan.sweep().ifPresent(sweep -> file.set("sweep", SweepFiles.write(sweep)));
        return file;
    }

    private static JsonNode provider(ProviderChoice choice) {
        boolean alike = choice.client().equals(choice.server());
        if (alike && choice.variant().equals(choice.id()) && choice.over().isEmpty()) {
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

    /** Writes a side into a node that may have other fields already. A side with all its defaults is its id alone. */
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
        ObjectNode node = NODES.objectNode();
        node.set("forks", AmountFiles.write(protocol.forks()));
        node.set("warmUp", AmountFiles.write(protocol.warmUp()));
        node.set("measured", AmountFiles.write(protocol.measured()));
        node.put("captureCalls", protocol.captureCalls()).put("timeoutSeconds", protocol.timeoutSeconds())
                .put("heapMiB", protocol.heapMiB()).put("seed", protocol.seed());
        if (!protocol.network().equals(Network.LOOPBACK)) {
            node.set("network", network(protocol.network()));
        }
        if (!protocol.load().equals(Load.ONE_CALLER)) {
            node.set("load", LoadFiles.write(protocol.load()));
        }
        if (protocol.serverTime()) {
            node.put("serverTime", true);
        }
        if (!protocol.placement().equals(Placement.AUTOMATIC)) {
            node.set("placement", PlacementFiles.write(protocol.placement()));
        }
        StudiedFiles.write(protocol.studied(), node);
        return protocol.affinity().equals(Affinity.ANY) ? node : node.set("processors", affinity(protocol.affinity()));
    }

    private static ObjectNode affinity(Affinity affinity) {
        ObjectNode node = NODES.objectNode();
        putText(node, "client", affinity.client());
        putText(node, "server", affinity.server());
        putText(node, "capture", affinity.capture());
        return node;
    }

    private static void putText(ObjectNode node, String name, String text) {
        if (!text.isEmpty()) {
            node.put(name, text);
        }
    }

    private static JsonNode network(Network network) {
        return network instanceof Network.Ethernet ethernet
                ? NODES.objectNode().put("mode", network.mode()).put("latencyMicros", ethernet.latencyMicros())
                : NODES.textNode(network.mode());
    }
}
