// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.ClockDifference;

/** The ends of a capture in {@code run.json}. */
final class EndsJson {
    private EndsJson() {
    }

    static ObjectNode tree(CapturedEnds ends) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        RunFiles.putText(node, "clientMissing", ends.clientMissing());
        RunFiles.putText(node, "serverMissing", ends.serverMissing());
        RunFiles.putNumber(node, "serverPackets", ends.serverPackets());
        RunFiles.putNumber(node, "serverDropped", ends.serverDropped());
        ClockDifference clock = ends.clock();
        if (clock != null) {
            node.putObject("clock").put("atEpochNanos", clock.atEpochNanos()).put("offsetNanos", clock.offsetNanos())
                    .put("drift", clock.drift()).put("boundNanos", clock.boundNanos()).put("by", RunFiles.lower(clock.by()));
        }
        return node.put("stepped", ends.stepped());
    }

    /** Reads what {@link #tree} makes. @param node null where a capture has no ends */
    static CapturedEnds ends(JsonNode node) {
        return node == null ? null : new CapturedEnds(RunFiles.text(node, "clientMissing"),
                RunFiles.text(node, "serverMissing"), RunFiles.number(node, "serverPackets"),
                RunFiles.number(node, "serverDropped"), clock(node.get("clock")), node.get("stepped").booleanValue());
    }

    private static ClockDifference clock(JsonNode node) {
        return node == null ? null : new ClockDifference(node.get("atEpochNanos").asLong(), node.get("offsetNanos").asLong(),
                node.get("drift").asDouble(), node.get("boundNanos").asLong(),
                RunFiles.upper(ClockDifference.By.class, node.get("by")));
    }
}
