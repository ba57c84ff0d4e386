// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.analysis.Added;
import org.roundtrip.chart.answer.AddedChart;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;

class AddedChartTest {
    private static Result row(String variant, String over, double nanos, double packets, double bytes, Evidence... evidence) {
        return new Result(ProviderChoice.of(variant).over(over), "ping", "void", 3, 9000, null, null, null, nanos, null, null, null, null, null, null, null,
                packets, bytes, null, null, null, null, List.of(nanos), null, List.of(evidence), null);
    }

    @ParameterizedTest
    @ValueSource(ints = {640, 960, 1800})
    void textsHaveTheirPlaces(int width) throws Exception {
        List<Added> added = Added.of(List.of(row("CXF", "", 465_000, 4, 872), row("CXF over TLS", "CXF", 930_000, 4, 986),
                row("CXF, signature and encryption", "CXF", 14_700_000, 10.2, 11_592, new Evidence(Evidence.Kind.COLD_FORKS, 1, 0)),
                row("RMI", "", 22_000, 2, 1_322), row("RMI over TLS", "RMI", 47_000, 2, 1_295)));
        Rectangle2D area = new Rectangle2D.Double(0, 0, width, AddedChart.height(added, 17));
        ProviderColours colours = ProviderColours.of(added.stream().map(each -> each.row().choice()).toList(), id -> false);
        WrittenTexts written = WrittenTexts.of(g -> new AddedChart(ChartStyle.light(), colours, added).draw(g, area));
        assertEquals(List.of(), written.overlapping());
        assertTrue(written.texts().containsAll(List.of("+465 µs", "+114 B", "\u221227 B", "CXF over TLS")), written.texts().toString());
    }
}
