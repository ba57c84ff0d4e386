// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import org.roundtrip.model.machine.Placement;
import org.roundtrip.model.text.Texts;

/** Where the threads of a plan's processes run, as JSON that fits the schema. */
public final class PlacementFiles {
    private PlacementFiles() {
    }

    /** @throws IllegalArgumentException with one sentence when there is no such placement */
    public static Placement read(JsonNode node) {
        if (node.isObject()) {
            return Placement.listed(node.get("calls").asText(), node.get("rest").asText());
        }
        String word = node.asText(Placement.Kind.AUTOMATIC.word());
        return Placement.of(word).orElseThrow(() -> new IllegalArgumentException(
                Texts.of(PlacementFiles.class).text("placement.unknown", word)));
    }

    /** Returns what {@link #read} reads. */
    public static JsonNode write(Placement placement) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        return placement.kind() == Placement.Kind.LISTED
                ? nodes.objectNode().put("calls", placement.calls()).put("rest", placement.rest()) : nodes.textNode(placement.kind().word());
    }
}
