// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.row;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.steady.Batches;
import org.roundtrip.analysis.steady.ForkSteady;
import org.roundtrip.analysis.steady.ForkStrip;
import org.roundtrip.analysis.steady.SteadyState;
import org.roundtrip.chart.ChartStyle;

class RowChartTest {
    private static final int POINTS = 1_000;
    private static final int WARM = 300;
    private static final int OUTLIER = 700;
    private static final Color COLOUR = new Color(0x0072B2);

    /** Slow until a call, then fast, with a few percent of noise and one call that stands alone. */
    private static ForkStrip strip() {
        double[] times = IntStream.range(0, POINTS).mapToDouble(i -> (i < WARM ? 40_000 : 20_000) * (1 + 0.02 * Math.sin(12.9898 * i))).toArray();
        times[OUTLIER] = 90_000;
        Batches batches = new Batches(10, POINTS / 2, times, times);
        return ForkStrip.of(batches, ForkSteady.of(batches, 0));
    }

    @Test
    void aStripSaysWhatWasFoundInTheCalls() {
        ForkStrip strip = strip();
        assertEquals(SteadyState.Verdict.WARM_UP, strip.state().verdict());
        assertEquals(10L * WARM, strip.steadyFromCall());
        assertTrue(IntStream.of(strip.outliers()).anyMatch(index -> index == OUTLIER));
    }

    @Test
    void eachForkHasALineAndTheSteadyPartIsTinted() {
        RowForks forks = new RowForks(List.of(new RowForks.Line(1, Optional.of(20_000.0), Optional.of(strip())),
                new RowForks.Line(2, Optional.of(22_000.0), Optional.empty())));
        BufferedImage picture = new BufferedImage(600, 200, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = picture.createGraphics();
        List<RowChart.Place> places = new RowChart(ChartStyle.light(), COLOUR, forks).draw(g, new Rectangle2D.Double(0, 0, 600, 200));
        g.dispose();
        assertEquals(List.of(1, 2), places.stream().map(place -> place.line().number()).toList());
        assertTrue(places.getFirst().box().getMaxY() <= places.getLast().box().getMinY());
        assertTrue(tinted(picture, places.getFirst().box()) > 0);
        assertEquals(0, tinted(picture, places.getLast().box()), "the calls of this fork are not known");
    }

    /** Pixels between the background and the colour of the provider. */
    private static long tinted(BufferedImage picture, Rectangle2D box) {
        int tint = new Color(0xD1E6F1).getRGB();
        return IntStream.range((int) box.getMinY(), (int) box.getMaxY()).boxed()
                .flatMap(y -> IntStream.range(0, picture.getWidth()).mapToObj(x -> picture.getRGB(x, y)))
                .filter(rgb -> near(rgb, tint)).count();
    }

    private static boolean near(int one, int other) {
        Color a = new Color(one), b = new Color(other);
        return Math.abs(a.getRed() - b.getRed()) + Math.abs(a.getGreen() - b.getGreen()) + Math.abs(a.getBlue() - b.getBlue()) < 12;
    }
}
