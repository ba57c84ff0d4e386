// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

/** Source text that grows line by line and indents itself by the braces at the lines' ends and beginnings. */
public final class Source {
    private final StringBuilder text = new StringBuilder();
    private int depth;

    /** Adds a line, or several when it has line breaks. */
    public Source add(String lines) {
        lines.lines().map(String::strip).forEach(line -> {
            if (line.startsWith("}")) {
                depth--;
            }
            text.append(line.isEmpty() ? "" : "    ".repeat(depth)).append(line).append('\n');
            if (line.endsWith("{")) {
                depth++;
            }
        });
        return this;
    }

    /** Adds a line of which {@code %s} are replaced. */
    public Source add(String line, Object... parts) {
        return add(line.formatted(parts));
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
