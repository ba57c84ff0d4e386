// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.util.List;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.report.chart.StackedBar;
import org.roundtrip.report.chart.StackedBars;

/** Makes the chart of some bars, such as {@link org.roundtrip.report.chart.RoleBars#of}. */
@FunctionalInterface
public interface Charting<K> {
    /** @param shares whether all bars are equally long */
    StackedBars<K> of(ChartStyle style, List<StackedBar.Group<K>> groups, boolean shares);
}
