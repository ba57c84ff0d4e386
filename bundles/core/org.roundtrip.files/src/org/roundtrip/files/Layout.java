// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import java.util.Map;

/** Writes JSON as a person would: a list or object that fits into a line stands on one line. */
final class Layout {
    private static final int WIDTH = 110;
    private final StringBuilder out = new StringBuilder();

    private Layout() {
    }

    /** The node as text that ends with a line break. */
    static String of(JsonNode node) {
        Layout layout = new Layout();
        layout.write(node, 0, 0);
        return layout.out.append('\n').toString();
    }

    private void write(JsonNode node, int indent, int column) {
        String line = node.isContainerNode() ? oneLine(node, WIDTH - column) : node.toString();
        if (line != null && !(indent == 0 && node.isObject())) {
            out.append(line);
            return;
        }
        boolean object = node.isObject();
        out.append(object ? '{' : '[');
        String separator = "\n";
        Iterator<Map.Entry<String, JsonNode>> fields = node.properties().iterator();
        Iterator<JsonNode> elements = node.elements();
        while (object ? fields.hasNext() : elements.hasNext()) {
            out.append(separator).append(" ".repeat(indent + 2));
            int start = out.length() - indent - 2;
            if (object) {
                Map.Entry<String, JsonNode> field = fields.next();
                out.append(Json.MAPPER.getNodeFactory().textNode(field.getKey())).append(": ");
                write(field.getValue(), indent + 2, out.length() - start);
            } else {
                write(elements.next(), indent + 2, indent + 2);
            }
            separator = ",\n";
        }
        out.append('\n').append(" ".repeat(indent)).append(object ? '}' : ']');
    }

    /** The node with a blank after each colon and comma, or null when that is longer than {@code room}. */
    private static String oneLine(JsonNode node, int room) {
        StringBuilder line = new StringBuilder();
        return append(node, line, room) ? line.toString() : null;
    }

    private static boolean append(JsonNode node, StringBuilder line, int room) {
        if (!node.isContainerNode()) {
            line.append(node);
            return line.length() <= room;
        }
        line.append(node.isObject() ? '{' : '[');
        String separator = "";
        Iterator<String> names = node.fieldNames();
        for (JsonNode element : node) {
            line.append(separator);
            if (node.isObject()) {
                line.append(Json.MAPPER.getNodeFactory().textNode(names.next())).append(": ");
            }
            if (!append(element, line, room)) {
                return false;
            }
            separator = ", ";
        }
        line.append(node.isObject() ? '}' : ']');
        return line.length() <= room;
    }
}
