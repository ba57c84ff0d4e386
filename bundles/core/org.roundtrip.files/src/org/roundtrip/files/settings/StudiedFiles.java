// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.study.Summary;

/** Fields of a protocol's JSON that say what is measured besides single calls. */
public final class StudiedFiles {
    private StudiedFiles() {
    }

    /**
     * Reads the fields of a protocol that fits the schema.
     *
     * @throws IllegalArgumentException when a series has fewer repetitions than its summary needs
     */
    public static Studied read(JsonNode protocol) {
        return new Studied(protocol.path("series").valueStream().map(StudiedFiles::series).toList(), protocol.path("lookups").asInt(),
                protocol.path("connections").asInt());
    }

    private static Series series(JsonNode node) {
        return new Series(node.get("calls").asInt(), node.path("repeat").asInt(1),
                Summary.of(node.path("summary").asText(Summary.MEAN.label())));
    }

    /** Adds the fields to a protocol; what is not asked for is left out. */
    public static void write(Studied studied, ObjectNode protocol) {
        if (studied.lookups() > 0) {
            protocol.put("lookups", studied.lookups());
        }
        if (studied.connections() > 0) {
            protocol.put("connections", studied.connections());
        }
        if (!studied.series().isEmpty()) {
            ArrayNode list = protocol.putArray("series");
            studied.series().forEach(each -> list.addObject().put("calls", each.calls()).put("repeat", each.repeat())
                    .put("summary", each.summary().label()));
        }
    }
}
