// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.List;
import java.util.Map;

/**
 * A message of {@code descriptor.proto}, such as the description of a field.
 *
 * @param fields those that are set: texts, numbers, truth values, names of enum constants, nodes, lists of these
 */
record Node(Map<String, Object> fields) {
    /** Returns a text, a constant's name or a number; an empty text for what is not set. */
    String text(String field) {
        return String.valueOf(fields.getOrDefault(field, ""));
    }

    /** Returns a truth value; false for what is not set. */
    boolean flag(String field) {
        return Boolean.TRUE.equals(fields.get(field));
    }

    /** Returns whether a field is set. */
    boolean has(String field) {
        return fields.containsKey(field);
    }

    /** Returns the messages of a field; none for what is not set. */
    List<Node> nodes(String field) {
        return fields.get(field) instanceof List<?> list ? list.stream().map(Node.class::cast).toList()
                : fields.get(field) instanceof Node node ? List.of(node) : List.of();
    }

    /** Returns a text within a message within this one; an empty text for what is not set. */
    String text(String message, String field) {
        return nodes(message).stream().findFirst().map(node -> node.text(field)).orElse("");
    }
}
