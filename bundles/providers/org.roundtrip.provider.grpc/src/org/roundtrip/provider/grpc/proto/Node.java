// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.List;
import java.util.Map;

/**
 * A message of {@code descriptor.proto}, such as the description of a field.
 *
 * @param fields the values of those that are set: texts, numbers, nodes
 */
record Node(Map<String, List<Object>> fields) {
    /** Returns a text; an empty one for what is not set. */
    String text(String field) {
        return has(field) ? (String) fields.get(field).getLast() : "";
    }

    /** Returns all texts of a field, in order. */
    List<String> texts(String field) {
        return fields.getOrDefault(field, List.of()).stream().map(String.class::cast).toList();
    }

    /** Returns a number or the number of an enum's constant; 0 for what is not set. */
    int number(String field) {
        return has(field) ? ((Long) fields.get(field).getLast()).intValue() : 0;
    }

    /** Returns all numbers of a field, in order. */
    List<Integer> numbers(String field) {
        return fields.getOrDefault(field, List.of()).stream().map(number -> ((Long) number).intValue()).toList();
    }

    /** Returns a truth value; false for what is not set. */
    boolean flag(String field) {
        return number(field) != 0;
    }

    /** Returns whether a field is set. */
    boolean has(String field) {
        return fields.containsKey(field);
    }

    /** Returns the messages of a field; none for what is not set. */
    List<Node> nodes(String field) {
        return fields.getOrDefault(field, List.of()).stream().map(Node.class::cast).toList();
    }
}
