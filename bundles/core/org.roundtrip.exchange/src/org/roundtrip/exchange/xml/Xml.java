// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Stream;

/** An XML document that grows line by line. Used by one thread. */
final class Xml {
    private final StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    private final Deque<String> open = new ArrayDeque<>();

    /** Returns both lists as one. */
    static String[] joined(String[] first, String... second) {
        return Stream.of(first, second).flatMap(Stream::of).toArray(String[]::new);
    }

    /** Begins an element. @param attributes name, value, next name, and so on */
    Xml open(String name, String... attributes) {
        line("<" + name + written(attributes) + ">");
        open.push(name);
        return this;
    }

    /** Ends the element that began last. */
    Xml close() {
        String name = open.pop();
        line("</" + name + ">");
        return this;
    }

    /** Adds an element without content. */
    Xml empty(String name, String... attributes) {
        line("<" + name + written(attributes) + "/>");
        return this;
    }

    /** Adds an element that contains a text. */
    Xml text(String name, String content) {
        line("<" + name + ">" + escaped(content) + "</" + name + ">");
        return this;
    }

    private void line(String line) {
        text.append("  ".repeat(open.size())).append(line).append('\n');
    }

    private static String written(String... attributes) {
        StringBuilder written = new StringBuilder();
        for (int i = 0; i < attributes.length; i += 2) {
            written.append(' ').append(attributes[i]).append("=\"").append(escaped(attributes[i + 1])).append('"');
        }
        return written.toString();
    }

    /** XML has no way to write most control characters. */
    private static String escaped(String text) {
        return text.replaceAll("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\uFFFE\\uFFFF]", "?").replace("&", "&amp;").replace("<", "&lt;")
                .replace(">", "&gt;").replace("\"", "&quot;");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
