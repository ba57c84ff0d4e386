// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.analysis.interop.PairCell;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Svg;
import org.roundtrip.chart.interop.InteropChart;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.interop.InteropTable;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;


/** Who can call whom, as cells, tables, JSON and a picture. */
class InteropTest {
    private final Interop interop = PairRun.interop();

    @Test
    void onlyARunOfEveryPairHasATable() {
        assertEquals(Optional.empty(), Interop.of(PairRun.run(false), PairRun.rows()));
    }

    @Test
    void aCellSaysWhetherAPairWorksAndHowLongACallTakes() {
        assertEquals(List.of("A", "B", "C"), interop.sides());
        PairCell works = interop.of("A", "B", "ping").orElseThrow();
        assertEquals(20_000.0, works.p50Nanos());
        assertEquals(PairCell.State.REFUSED, interop.of("A", "B", "echo").orElseThrow().state());
        PairCell failed = interop.of("B", "A", "echo").orElseThrow();
        assertEquals(PairCell.State.FAILED, failed.state());
        assertEquals("The value is another one.", failed.error());
        assertEquals(null, failed.p50Nanos());
        assertEquals(Optional.empty(), interop.of("A", "C", "ping"), "they cannot call each other");
    }

    @Test
    void tablesHaveARowForEachClientAndForEachPair() {
        assertEquals(List.of(List.of("A", "2 of 2", "1 of 2", ""), List.of("B", "1 of 2", "1 of 2", ""), List.of("C", "", "", "2 of 2")),
                InteropTable.overview(interop));
        assertEquals(List.of("Client \\ server", "A", "B", "C"), InteropTable.overviewHeadings(interop));
        assertEquals(List.of(List.of("A", "A", "10.0", "60.0"), List.of("A", "B", "20.0", "refused"), List.of("B", "A", "30.0", "failed"),
                List.of("B", "B", "40.0", "refused"), List.of("C", "C", "50.0", "100")), InteropTable.medians(interop, interop.operations()));
        assertEquals(List.of("The value is another one. (B to A)", "B cannot carry echo.value (A to B, B to B)",
                "They do not speak the same protocol, or have no interface language in common (A to C, B to C, C to A, C to B)"),
                InteropTable.reasons(interop));
    }

    @Test
    void jsonHasAnObjectForEachCell() {
        JsonNode cells = InteropJson.cells(interop);
        assertEquals(10, cells.size());
        JsonNode works = cells.get(1);
        assertEquals("A B ping void true false", String.join(" ", works.get("client").asText(), works.get("server").asText(),
                works.get("operation").asText(), works.get("shape").asText(), works.get("works").asText(), works.get("refused").asText()));
        assertEquals(20_000, works.get("p50Nanos").asDouble());
        assertTrue(works.get("p50LowNanos").asDouble() < 21_000 && works.get("p50HighNanos").asDouble() > 21_000, works.toString());
        assertTrue(works.get("error").isNull());
        JsonNode failed = cells.get(7);
        assertFalse(failed.get("works").asBoolean());
        assertTrue(failed.get("p50Nanos").isNull());
        assertEquals("The value is another one.", failed.get("error").asText());
    }

    /** Of a run that was cancelled. */
    @Test
    void whatWasNotMeasuredDoesNotCountAsWhatDoesNotWork() {
        Interop cut = new Interop(interop.sides(), interop.operations(), interop.cells().stream()
                .map(cell -> cell.client().equals("A") && cell.server().equals("B") ? new PairCell("A", "B", cell.result(), PairCell.State.OPEN, "") : cell).toList());
        assertEquals("\u2013", InteropTable.overview(cut).getFirst().get(2));
        assertTrue(InteropTable.summary(cut).endsWith(" failed, 2 not measured."), InteropTable.summary(cut));
        assertTrue(InteropTable.summary(interop).endsWith(" failed."), InteropTable.summary(interop));
    }

    @Test
    void theHeatMapSaysEachCellInAWord() {
        String all = drawn(Optional.empty());
        for (String word : List.of("A", "B", "C", "2 of 2", "1 of 2")) {
            assertTrue(all.contains(">" + word + "<"), word);
        }
        String echo = drawn(Optional.of("echo"));
        for (String word : List.of(Numbers.nanos(60_000), "refused", "failed")) {
            assertTrue(echo.contains(word), word);
        }
    }

    @Test
    void slowerCallsAreDarkerOnLight() {
        BufferedImage picture = new BufferedImage(600, 300, BufferedImage.TYPE_INT_RGB);
        Rectangle2D inner = paint(picture, "ping");
        assertTrue(red(picture, inner, 0, 0) > red(picture, inner, 1, 0), "10 \u00b5s are paler than 20");
        assertTrue(red(picture, inner, 1, 0) > red(picture, inner, 1, 1), "20 \u00b5s are paler than 40");
        assertEquals(255, red(picture, inner, 2, 0), "there is nothing where two cannot call each other");
    }

    @Test
    void smallDifferencesLookSmall() {
        BufferedImage fiveFold = new BufferedImage(600, 300, BufferedImage.TYPE_INT_RGB);
        BufferedImage lessThanTwofold = new BufferedImage(600, 300, BufferedImage.TYPE_INT_RGB);
        Rectangle2D inner = paint(fiveFold, "ping");
        paint(lessThanTwofold, "echo");
        assertTrue(red(lessThanTwofold, inner, 2, 2) > red(fiveFold, inner, 2, 2) + 40, "the slowest of 60 and 100 \u00b5s is far from the strongest blue");
    }

    private Rectangle2D paint(BufferedImage picture, String operation) {
        Graphics2D g = picture.createGraphics();
        try {
            return new InteropChart(ChartStyle.light(), interop, Optional.of(operation)).draw(g, new Rectangle2D.Double(0, 0, 600, 300));
        } finally {
            g.dispose();
        }
    }

    @Test
    void aCellIsSaidInFull() {
        assertEquals("B to A\nThe value is another one.", InteropChart.words(interop, "B", "A", Optional.of("echo")));
        assertEquals("A to B\n1 of 2 operations work", InteropChart.words(interop, "A", "B", Optional.empty()));
        assertEquals("A to B\n" + Numbers.nanos(20_000) + " in the median", InteropChart.words(interop, "A", "B", Optional.of("ping")));
    }

    /** The red part of the colour at the lower left corner of a cell, where no text is. */
    private static int red(BufferedImage picture, Rectangle2D inner, int column, int row) {
        int x = (int) (inner.getX() + column * inner.getWidth() / 3) + 6;
        int y = (int) (inner.getY() + (row + 1) * inner.getHeight() / 3) - 6;
        return picture.getRGB(x, y) >> 16 & 0xFF;
    }

    private String drawn(Optional<String> operation) {
        return Svg.of(g -> new InteropChart(ChartStyle.light(), interop, operation).draw(g, new Rectangle2D.Double(0, 0, 900, 300)), 900, 300, "x");
    }
}
