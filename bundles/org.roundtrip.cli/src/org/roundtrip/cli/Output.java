// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Makes the JSON that commands print. */
final class Output {
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private Output() {
    }

    /** An object that tells its schema. */
    static ObjectNode object(String schema) {
        return MAPPER.createObjectNode().put("schema", schema);
    }

    /** The object as text that ends with a line break. */
    static String text(ObjectNode object) {
        try {
            return MAPPER.writeValueAsString(object) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
