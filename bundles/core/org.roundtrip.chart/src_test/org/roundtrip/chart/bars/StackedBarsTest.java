// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Svg;
import org.roundtrip.chart.bars.StackedBar.Group;
import org.roundtrip.chart.bars.StackedBars.Drawn;
import org.roundtrip.chart.bars.StackedBars.Segment;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.packets.roles.RoleTotals;

class StackedBarsTest {
    private static final int WIDTH = 600;
    private static final StackedBar<ByteRole> SHORT = bar("socket",
            Map.of(ByteRole.TCP_HEADER, 60, ByteRole.CONTENT, 40));
    private static final StackedBar<ByteRole> LONG = bar("rmi",
            Map.of(ByteRole.CONTENT, 40, ByteRole.TCP_HEADER, 120, ByteRole.TYPE_INFORMATION, 240));
    private static final List<Group<ByteRole>> GROUPS = List.of(new Group<>("Providers", List.of(SHORT, LONG)));

    private static StackedBar<ByteRole> bar(String label, Map<ByteRole, Integer> bytes) {
        RoleTotals.Sum sum = new RoleTotals.Sum();
        bytes.forEach(sum::add);
        return RoleBars.besideEncoded(label, sum.total(), 1);
    }

    @Test
    void partsLieEndToEndInTheOrderOfTheLayersOnOneScale() {
        Drawn<ByteRole> drawn = draw(chart(false), 0, 400);
        List<Segment<ByteRole>> rmi = of(drawn, LONG);
        assertEquals(List.of(ByteRole.TCP_HEADER, ByteRole.TYPE_INFORMATION, ByteRole.CONTENT),
                rmi.stream().map(Segment::part).toList());
        assertEquals(drawn.inner().getMinX(), rmi.getFirst().box().getMinX(), 1e-9);
        assertEquals(drawn.inner().getMaxX(), rmi.getLast().box().getMaxX(), 1e-6);
        assertEquals(rmi.get(0).box().getMaxX(), rmi.get(1).box().getMinX(), 1e-9);
        assertEquals(2, rmi.get(1).box().getWidth() / rmi.get(0).box().getWidth(), 1e-9);
        List<Segment<ByteRole>> socket = of(drawn, SHORT);
        assertEquals(rmi.getLast().box().getWidth(), socket.getLast().box().getWidth(), 1e-6, "40 bytes each");
    }

    /** The report left out what the window showed, so that their figures of one call differed. */
    @Test
    void theBarOfACallHasAllBytesOnTheWire() {
        RoleTotals.Sum sum = new RoleTotals.Sum();
        sum.add(ByteRole.CONTENT, 60);
        sum.add(ByteRole.UNKNOWN, 4);
        sum.sentAgain(36);
        StackedBar<ByteRole> bar = RoleBars.bar("rmi", sum.total(), 2);
        assertEquals(Map.of(ByteRole.CONTENT, 30.0, ByteRole.UNKNOWN, 20.0), bar.parts());
        assertTrue(bar.end().startsWith("50 B"), bar.end());
    }

    /** Each provider's values as it had encoded them were what its bytes were divided by, so one that writes long values looked better. */
    @Test
    void behindABarStandsItsRatioToTheContentWhichIsTheSameForAllProviders() {
        RoleTotals.Sum sum = new RoleTotals.Sum();
        sum.add(ByteRole.PROTOCOL_HEADER, 22_000);
        sum.add(ByteRole.CONTENT, 3_000);
        assertEquals("12.5 kB, 13.6 x the content", RoleBars.besideContent("axis", sum.total(), 2, 916).end());
        assertEquals("12.5 kB, 8.33 x the encoded values", RoleBars.besideEncoded("axis", sum.total(), 2).end());
        assertEquals("12.5 kB", RoleBars.besideContent("axis", sum.total(), 2, 0).end(), "of calls without values");
    }

    @Test
    void sharesMakeAllBarsEquallyLong() {
        Drawn<ByteRole> drawn = draw(chart(true), 0, 1);
        for (StackedBar<ByteRole> bar : List.of(SHORT, LONG)) {
            assertEquals(drawn.inner().getMaxX(), of(drawn, bar).getLast().box().getMaxX(), 1e-6);
        }
    }

    @Test
    void thePartAtAPlaceIsFoundAndNothingBetweenTheBars() {
        Drawn<ByteRole> drawn = draw(chart(false), 0, 400);
        Segment<ByteRole> types = of(drawn, LONG).get(1);
        assertEquals(types, drawn.at(types.box().getCenterX(), types.box().getCenterY()).orElseThrow());
        assertFalse(drawn.at(types.box().getCenterX(), types.box().getMaxY() + 2).isPresent());
    }

    @Test
    void barsAreCutAtTheEndsOfTheAxis() {
        Drawn<ByteRole> drawn = draw(chart(false), 100, 200);
        assertEquals(List.of(ByteRole.TCP_HEADER, ByteRole.TYPE_INFORMATION),
                of(drawn, LONG).stream().map(Segment::part).toList());
        assertTrue(of(drawn, SHORT).isEmpty(), "ends where the view begins");
        assertEquals(drawn.inner().getWidth() * 0.2, of(drawn, LONG).getFirst().box().getWidth(), 1e-6);
    }

    @Test
    void nothingBreaksWithoutBarsOrRoom() {
        assertEquals(1, RoleBars.of(ChartStyle.light(), List.of(), false).most());
        draw(RoleBars.of(ChartStyle.light(), List.of(), false), 0, 1);
        Graphics2D g = new BufferedImage(5, 5, BufferedImage.TYPE_INT_RGB).createGraphics();
        chart(false).draw(g, new Rectangle2D.Double(0, 0, 5, 5));
    }

    /** Medians of parts do not add up to the median of the whole: 23.8 of 44.7 is 53.2 %, and so it is written everywhere. */
    @Test
    void aShareIsWhatTheFiguresBesideItGive() {
        StackedBar<CallPart> bar = AnatomyBars.bar("rmi",
                Map.of(CallPart.CLIENT_BEFORE, 5_600.0, CallPart.SERVER, 23_800.0, CallPart.CLIENT_AFTER, 14_700.0), 44_700);
        assertEquals("53.2 %", bar.share(CallPart.SERVER));
        for (boolean shares : List.of(true, false)) {
            StackedBars<CallPart> chart = AnatomyBars.of(ChartStyle.light(), List.of(new Group<>("", List.of(bar))), shares);
            String svg = Svg.of(g -> chart.draw(g, new Rectangle2D.Double(0, 0, WIDTH, 100)), WIDTH, 100, "anatomy");
            assertTrue(svg.contains("23.8 µs, 53.2 %") && svg.contains("44.7 µs"), svg);
        }
        assertEquals("60.0 %", SHORT.share(ByteRole.TCP_HEADER), "where parts add up");
        assertEquals("0 %", bar("nothing", Map.of()).share(ByteRole.CONTENT));
    }

    /** A part of 53.2 % fills 53.2 % of the room that a whole call has, whether the parts leave a rest of it or go beyond it. */
    @Test
    void aShareIsAsLongAsItsFigure() {
        StackedBar<CallPart> less = AnatomyBars.bar("axis", Map.of(CallPart.SERVER, 7_220.0, CallPart.CLIENT_AFTER, 7_380.0), 40_600);
        assertEquals(26_000, less.of(CallPart.REST), "what the medians leave is a part");
        assertEquals("40.6 µs", less.end());
        StackedBar<CallPart> more = AnatomyBars.bar("rmi", Map.of(CallPart.CLIENT_BEFORE, 20.0, CallPart.SERVER, 30.0), 40);
        StackedBars<CallPart> chart = AnatomyBars.of(ChartStyle.light(), List.of(new Group<>("", List.of(less, more))), true);
        assertEquals(1.25, chart.most(), 1e-9);
        Drawn<CallPart> drawn = chart.draw(new BufferedImage(WIDTH, 200, BufferedImage.TYPE_INT_RGB).createGraphics(),
                new Rectangle2D.Double(0, 0, WIDTH, 200));
        double whole = drawn.inner().getWidth() / 1.25;
        drawn.segments().forEach(each -> assertEquals(each.bar().of(each.part()) / each.bar().whole(), each.box().getWidth() / whole, 1e-6));
        assertEquals(whole, drawn.segments().stream().filter(each -> each.bar() == less).mapToDouble(each -> each.box().getWidth()).sum(), 1e-6,
                "the parts fill the bar");
        assertEquals("40.0 ns (parts: 50.0 ns)", more.end());
    }

    /** The words on the ways of calls were cut at the edge of a narrow view. */
    @Test
    void aTitleThatIsTooLongHasSeveralLines() {
        String title = "The ways to the server and to the client are computed, not measured";
        StackedBars<ByteRole> chart = RoleBars.of(ChartStyle.light(), List.of(new Group<>(title, List.of(SHORT))), true);
        int narrow = 220;
        String svg = Svg.of(g -> chart.draw(g, new Rectangle2D.Double(0, 0, narrow, chart.height(narrow))), narrow, 200, "roles");
        assertTrue(svg.contains("computed, not") || svg.contains("not measured"), svg);
        assertTrue(chart.height(narrow) > chart.height(WIDTH) + 12, "room for the lines");
    }

    /** In a third of a window of 1600 pixels they lost their last word. */
    @Test
    void labelsBesideBarsAreWhole() {
        int third = 510;
        String label = "Mean of this fork's 1,000 calls";
        StackedBars<ByteRole> chart = RoleBars.of(ChartStyle.light(), List.of(new Group<>("", List.of(
                bar(label, Map.of(ByteRole.CONTENT, 1320))))), false);
        String svg = Svg.of(g -> chart.draw(g, new Rectangle2D.Double(0, 0, third, chart.height(third))), third, 200, "roles");
        assertTrue(svg.contains("1,000 calls"), svg);
    }

    /** What stood behind the name of a provider ended in "…". */
    @Test
    void aLabelIsWholeWhereTheBarsKeepTheirLeastWidth() {
        StackedBars<CallPart> chart = AnatomyBars.of(ChartStyle.light(), List.of(new Group<>("", List.of(AnatomyBars.bar(
                "Apache Axis, few calls: 19", Map.of(CallPart.CLIENT_BEFORE, 500_000.0, CallPart.SERVER, 900_000.0), 1_300_000)))), true);
        for (int width = 360; width < 900; width += 20) {
            int narrow = width;
            String svg = Svg.of(g -> chart.draw(g, new Rectangle2D.Double(0, 0, narrow, chart.height(narrow))), narrow, 100, "anatomy");
            assertTrue(svg.contains("few calls: 19") && svg.contains("(parts: "), svg);
        }
    }

    /** A view of a third of a small window left 25 pixels to the bars between their labels. */
    @Test
    void labelsStandAboveBarsThatWouldBeTooShortBetweenThem() {
        int narrow = 360;
        StackedBars<CallPart> chart = AnatomyBars.of(ChartStyle.light(), List.of(new Group<>("", List.of(AnatomyBars.bar(
                "Median of 1,000 calls", Map.of(CallPart.CLIENT_BEFORE, 500_000.0, CallPart.SERVER, 900_000.0), 1_300_000)))), false);
        int high = (int) Math.ceil(chart.height(narrow));
        Drawn<CallPart> drawn = chart.draw(new BufferedImage(narrow, high, BufferedImage.TYPE_INT_RGB).createGraphics(),
                new Rectangle2D.Double(0, 0, narrow, high));
        assertTrue(drawn.inner().getWidth() > narrow * 0.9, drawn.inner().toString());
        assertTrue(drawn.segments().stream().allMatch(each -> each.box().getMinY() > drawn.inner().getMinY() + 12), "room for the labels");
        String svg = Svg.of(g -> chart.draw(g, new Rectangle2D.Double(0, 0, narrow, high)), narrow, high, "anatomy");
        assertTrue(svg.contains("Median of 1,000 calls") && svg.contains("1.30 ms (parts: 1.40 ms)"), svg);
        assertTrue(chart.draw(new BufferedImage(WIDTH, high, BufferedImage.TYPE_INT_RGB).createGraphics(),
                new Rectangle2D.Double(0, 0, WIDTH, high)).inner().getMinX() > 50, "beside the bars where there is room");
    }

    @Test
    void theSvgContainsWordsAndRatios() {
        StackedBars<ByteRole> chart = chart(true);
        String svg = Svg.of(g -> chart.draw(g, new Rectangle2D.Double(0, 0, WIDTH, 200)), WIDTH, 200, "roles");
        for (String word : List.of("type information", "socket", "Providers", "10.0 x", "60.0 %", "400 B")) {
            assertTrue(svg.contains(word), word);
        }
    }

    private static StackedBars<ByteRole> chart(boolean shares) {
        return RoleBars.of(ChartStyle.light(), GROUPS, shares);
    }

    private static Drawn<ByteRole> draw(StackedBars<ByteRole> chart, double from, double to) {
        BufferedImage image = new BufferedImage(WIDTH, 200, BufferedImage.TYPE_INT_RGB);
        return chart.draw(image.createGraphics(), new Rectangle2D.Double(0, 0, WIDTH, 200), from, to);
    }

    private static List<Segment<ByteRole>> of(Drawn<ByteRole> drawn, StackedBar<ByteRole> bar) {
        return drawn.segments().stream().filter(each -> each.bar() == bar).toList();
    }
}
