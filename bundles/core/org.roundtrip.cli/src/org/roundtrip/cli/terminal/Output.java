// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.packets.CaptureSource;

/** Makes the JSON that commands print. */
public final class Output {
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private Output() {
    }

    /** Returns an object with the name of its schema. */
    public static ObjectNode object(String schema) {
        return node().put("schema", schema);
    }

    /** Returns an empty object. */
    public static ObjectNode node() {
        return MAPPER.createObjectNode();
    }

    /** Returns an empty list. */
    public static ArrayNode list() {
        return MAPPER.createArrayNode();
    }

    /** Returns an object for one line of many, with the fork whose capture it is from. */
    public static ObjectNode line(CaptureSource source) {
        ObjectNode line = node();
        source.fork().ifPresent(fork -> line.put("fork", fork.number()).put("variant", fork.variant()));
        return line;
    }

    /** Returns an object or a list as text that ends with a line break. */
    public static String text(ContainerNode<?> object) {
        try {
            return MAPPER.writeValueAsString(object) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns a role's name in camel case, such as {@code protocolHeader}. */
    public static String name(ByteRole role) {
        String[] words = role.name().toLowerCase(Locale.ROOT).split("_");
        StringBuilder name = new StringBuilder(words[0]);
        for (int i = 1; i < words.length; i++) {
            name.append(Character.toUpperCase(words[i].charAt(0))).append(words[i].substring(1));
        }
        return name.toString();
    }
}
