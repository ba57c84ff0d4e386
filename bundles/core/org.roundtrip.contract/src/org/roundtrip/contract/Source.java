// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Source text that grows line by line. Each line is indented by the braces before it. */
public final class Source {
    private final StringBuilder text = new StringBuilder();
    private int depth;

    /** Adds a line, or several if it contains line breaks. */
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

    /** Adds a line in which each {@code %s} is replaced. */
    public Source add(String line, Object... parts) {
        return add(String.format(Locale.ROOT, line, parts));
    }

    /**
     * Adds a line, or several, for some elements of a list.
     *
     * @param which the elements
     * @param line  makes the line from an element's index
     */
    public <T> void each(List<T> list, Predicate<T> which, IntFunction<String> line) {
        IntStream.range(0, list.size()).filter(i -> which.test(list.get(i))).forEach(i -> add(line.apply(i)));
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
