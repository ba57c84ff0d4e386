// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.roundtrip.model.Fork.Disturbance;
import org.roundtrip.model.machine.Scheduled;

/** What disturbed a fork as JSON that fits the schema. */
final class DisturbanceFiles {
    private DisturbanceFiles() {
    }

    static ObjectNode write(Disturbance disturbance) {
        ObjectNode node = JsonNodeFactory.instance.objectNode().put("others", disturbance.others())
                .put("stolen", disturbance.stolen());
        if (disturbance.megahertz() != null) {
            node.put("megahertz", disturbance.megahertz());
        }
        put(node, "client", disturbance.client());
        put(node, "server", disturbance.server());
        return disturbance.atServer() == null ? node : node.set("atServer", write(disturbance.atServer()));
    }

    private static void put(ObjectNode node, String side, Scheduled run) {
        if (run != null) {
            node.putObject(side).put("processors", run.processors()).put("waited", run.waited()).put("yielded", run.yielded())
                    .put("preempted", run.preempted());
        }
    }

    /** @param node null for none */
    static Disturbance read(JsonNode node) {
        return node == null ? null : new Disturbance(node.get("others").asDouble(), node.get("stolen").asDouble(),
                node.has("megahertz") ? node.get("megahertz").asLong() : null, side(node.get("client")),
                side(node.get("server")), read(node.get("atServer")));
    }

    private static Scheduled side(JsonNode node) {
        return node == null ? null : new Scheduled(node.get("processors").asText(), node.get("waited").asDouble(),
                node.get("yielded").asLong(), node.get("preempted").asLong());
    }
}
