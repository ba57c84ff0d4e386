// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.calls.RateCounts;
import org.roundtrip.analysis.calls.Rates;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;

class RateChartTest {
    private static final long MS = 1_000_000;
    private static final ProviderColours.Line LINE = new ProviderColours.Line(Color.BLUE, 0);

    /** Half of what is offered is answered. */
    private static List<Rates> slow() {
        RateCounts counts = new RateCounts();
        for (int i = 0; i < 500; i++) {
            counts.add(Phase.STEADY, i * MS, 2 * i * MS, Outcome.ANSWERED);
        }
        return Rates.ofFork(counts.rates(), 500L);
    }

    @Test
    void aLineIsNamedWithTheMeansOfBothRates() throws Exception {
        RateChart.Series series = RateChart.Series.of("rmi", LINE, slow(), 1e8);
        ValueAxis x = Axes.nanos(false, ChartStyle.light());
        x.setRange(0, 1e9);
        assertEquals(1000, RateChart.most(List.of(series), 0, 1e9), 1e-6);
        WrittenTexts written = WrittenTexts.of(g -> new RateChart(ChartStyle.light(), x, Axes.rates(ChartStyle.light()), 1000, List.of(series),
                PhaseBands.NONE, "2000/s").draw(g, new Rectangle2D.Double(0, 0, 900, 300)));
        assertTrue(written.texts().contains("rmi 501/s of 1.00\u00a0k/s"), written.texts()::toString);
        assertTrue(written.texts().contains("2000/s"), written.texts()::toString);
        assertTrue(written.texts().contains("1\u00a0k/s"), written.texts()::toString);
        assertEquals(List.of(), written.overlapping());
    }

    @Test
    void aStepHasEnoughCallsAndIsSeen() {
        assertEquals(1e9 / 20, RateChart.step(1e6, slow()), 1e-3, "50 calls at 1,000/s");
        assertEquals(1e9, RateChart.step(160e9, slow()), 1e-3);
    }

    @Test
    void onlyVisibleStepsCount() {
        RateChart.Series series = RateChart.Series.of("rmi", LINE, slow(), 1e8);
        assertEquals(0, RateChart.most(List.of(series), 2e9, 3e9));
    }
}
