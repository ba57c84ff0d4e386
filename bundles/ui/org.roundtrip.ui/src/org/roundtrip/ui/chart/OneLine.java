// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.util.List;
import java.util.function.Function;

/** Which line of a chart is shown alone. Safe for several threads. */
public final class OneLine {
    private volatile String name = "";

    /** Shows a line alone, or all again when it is shown alone already. @param line its name */
    void turn(String line) {
        name = line.equals(name) ? "" : line;
    }

    /** Shows all lines. */
    void all() {
        name = "";
    }

    /** Whether a line is to be shown alone. */
    public boolean alone() {
        return !name.isEmpty();
    }

    /** The lines to draw: the one that is shown alone, or all. Where no line has its name, all are. @param names the name of a line */
    public <T> List<T> of(List<T> lines, Function<T, String> names) {
        String now = name;
        List<T> one = lines.stream().filter(line -> names.apply(line).equals(now)).toList();
        return one.isEmpty() ? lines : one;
    }
}
