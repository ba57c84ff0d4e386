// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.util.List;
import org.roundtrip.chart.bars.BarWords;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.bars.StackedBar;
import org.roundtrip.chart.bars.StackedBars;

/**
 * A kind of bars: the words for their parts, and how they are drawn.
 *
 * @param words names the parts and their lengths
 * @param chart creates the chart
 */
public record BarKind<K>(BarWords<K> words, ChartFactory<K> chart) {

    /** Creates the chart of some bars, such as {@link org.roundtrip.chart.bars.RoleBars#of}. */
    @FunctionalInterface
    public interface ChartFactory<K> {
        /** @param shares whether all bars are equally long, and their parts shares of 100 % */
        StackedBars<K> of(ChartStyle style, List<StackedBar.Group<K>> groups, boolean shares);
    }

    /** Returns the parts that at least one bar has. */
    List<K> present(List<StackedBar.Group<K>> groups) {
        return words.parts().stream().filter(part -> groups.stream().flatMap(group -> group.bars().stream())
                .anyMatch(bar -> bar.of(part) > 0)).toList();
    }
}
