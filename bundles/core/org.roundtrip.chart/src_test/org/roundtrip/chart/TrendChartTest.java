// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.analysis.interop.MedianInterval;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;

/** Medians of an operation in many runs. */
class TrendChartTest {
    private static final List<ProviderChoice> CHOICES = List.of(new ProviderChoice("socket", "Raw TCP", Map.of()), new ProviderChoice("rmi", "Java RMI", Map.of()));
    private static final ProviderColours COLOURS = ProviderColours.of(CHOICES, "socket"::equals);

    private static TrendChart.Value value(int choice, double nanos, Evidence... evidence) {
        List<Double> forks = List.of(nanos, 1.1 * nanos, 1.05 * nanos, 0.95 * nanos);
        return new TrendChart.Value(new Result(CHOICES.get(choice), "ping", "void", 4, 5000, null, null, null, nanos, null, null, null, null, null, null, null,
                null, null, null, null, null, null, forks, null, List.of(evidence), null), MedianInterval.of(forks, ForkSpread.of(Map.of(), "")));
    }

    /** Five runs. The third lacks Java RMI, before the fourth the Java was changed, and in the fifth Java RMI failed. */
    private static List<TrendChart.Moment> moments() {
        return List.of(new TrendChart.Moment("28 Nov 14:14", "", Map.of("Raw TCP", value(0, 15_000), "Java RMI", value(1, 24_000))),
                new TrendChart.Moment("28 Nov 15:14", "", Map.of("Raw TCP", value(0, 15_500), "Java RMI", value(1, 25_000, new Evidence(Evidence.Kind.COLD_FORKS, 1, 0)))),
                new TrendChart.Moment("29 Nov 09:02", "", Map.of("Raw TCP", value(0, 15_200))),
                new TrendChart.Moment("29 Nov 10:02", "Java: 25 instead of 21", Map.of("Raw TCP", value(0, 14_000), "Java RMI", value(1, 20_000))),
                new TrendChart.Moment("29 Nov 11:02", "", Map.of("Raw TCP", value(0, 14_100), "Java RMI", value(1, 1, new Evidence(Evidence.Kind.FAILED_FORKS, 1, 0)))));
    }

    private static TrendChart.Drawn drawn(Graphics2D g, Rectangle2D area, double from, double to) {
        return new TrendChart(ChartStyle.light(), COLOURS, moments(), true).draw(g, area, from, to);
    }

    @ParameterizedTest
    @ValueSource(ints = {480, 960, 1800})
    void eachMedianHasAPlace(int width) throws Exception {
        List<TrendChart.Drawn> drawn = new ArrayList<>();
        WrittenTexts written = WrittenTexts.of(g -> drawn.add(drawn(g, new Rectangle2D.Double(0, 0, width, 320), TrendChart.from(), TrendChart.to(5))));
        assertEquals(List.of(), written.overlapping());
        List<List<TrendChart.Point>> rows = drawn.getFirst().rows();
        assertEquals(List.of(List.of(0, 1, 3), List.of(0, 1, 2, 3, 4)), rows.stream().map(row -> row.stream().map(TrendChart.Point::moment).toList()).toList());
        assertTrue(rows.stream().flatMap(List::stream).allMatch(point -> point.y() > drawn.getFirst().inner().getMinY() && point.y() < drawn.getFirst().inner().getMaxY()));
        assertTrue(written.texts().stream().anyMatch(text -> text.startsWith("Java: 25")) || width < 500, () -> "what changed is said: " + written.texts());
    }

    @Test
    void aPartOfTheRunsHasTheirMediansOnly() throws Exception {
        List<TrendChart.Drawn> drawn = new ArrayList<>();
        WrittenTexts.of(g -> drawn.add(drawn(g, new Rectangle2D.Double(0, 0, 960, 320), 1.6, 3.3)));
        assertEquals(List.of(List.of(3), List.of(2, 3)), drawn.getFirst().rows().stream().map(row -> row.stream().map(TrendChart.Point::moment).toList()).toList());
        assertEquals(Optional.empty(), Optional.of(drawn.getFirst().wholeKey()).filter(key -> !key.isEmpty()));
    }
}
