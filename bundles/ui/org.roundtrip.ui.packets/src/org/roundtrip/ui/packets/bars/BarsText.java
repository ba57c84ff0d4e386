// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.util.List;
import org.roundtrip.chart.bars.StackedBar;
import org.roundtrip.chart.bars.StackedBar.Group;

/** Writes bars as text: a line for each bar, a column for each part that any of them has. */
final class BarsText {
    private BarsText() {
    }

    /** Returns the table with tabs between its columns, to be pasted. */
    static <K> String tabbed(List<Group<K>> groups, BarKind<K> kind) {
        return write(groups, kind, "\t", false);
    }

    /** Returns the table as comma-separated values. */
    static <K> String csv(List<Group<K>> groups, BarKind<K> kind) {
        return write(groups, kind, ",", true);
    }

    private static <K> String write(List<Group<K>> groups, BarKind<K> kind, String between, boolean quote) {
        List<K> parts = kind.present(groups);
        StringBuilder text = new StringBuilder("group").append(between).append("bar");
        parts.forEach(part -> text.append(between).append(kind.words().key(part)));
        text.append(between).append("total").append(between).append("summary\n");
        for (Group<K> group : groups) {
            for (StackedBar<K> bar : group.bars()) {
                text.append(cell(group.title(), quote)).append(between).append(cell(bar.label(), quote));
                parts.forEach(part -> text.append(between).append(number(bar.of(part))));
                text.append(between).append(number(bar.length())).append(between).append(cell(bar.end(), quote))
                        .append('\n');
            }
        }
        return text.toString();
    }

    private static String number(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }

    private static String cell(String text, boolean quote) {
        return quote ? '"' + text.replace("\"", "\"\"") + '"' : text;
    }
}
