// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.chart.Svg;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.packets.HttpCaptureBuilder;
import org.roundtrip.ui.packets.OpenHttpCapture;
import org.roundtrip.ui.packets.timing.trace.Timeline;
import org.roundtrip.ui.packets.timing.trace.TimelineReader;

/** The words above the chart and on its arrows, in charts of several widths. */
class TimingWordsTest extends OpenHttpCapture {
    private static final int WIDTH = 1000, HEIGHT = 400;
    private final TimingDrawer drawer = new TimingDrawer();
    private Timeline timeline;
    private TimingFrame frame;

    @BeforeEach
    void read() throws IOException {
        capture().decode(() -> true);
        timeline = new TimelineReader(capture()).catchUp(() -> true);
        drawer.show(timeline, new ChartOptions(true, -1, -1));
    }

    private String draw(int width, Viewport view) {
        return Svg.of(g -> frame = (TimingFrame) drawer.draw(g, width, HEIGHT, view, ChartStyle.light()), width, HEIGHT, "timing");
    }

    /** In a capture from elsewhere nobody knows what lies between the packets' place and the server. */
    @Test
    void theWordsSayWhatSizesAndArrowsAre() {
        long start = timeline.calls().start(0);
        String svg = draw(WIDTH, drawer.whole().seeing(start - 50_000, start + 350_000));
        assertTrue(svg.contains("bytes on the wire:"), svg);
        assertTrue(svg.contains("network and server 200 µs"), svg);
        assertEquals("", frame.wholeKey(), "all of it can be read");
    }

    /** Where Java RMI checked its connection before a request, the answer to the check was taken for the response. */
    @Test
    void anArrowLeavesOutWhatBelongsToTheConnection(@TempDir Path folder) throws IOException {
        try (HttpCaptureBuilder wire = new HttpCaptureBuilder(folder)) {
            wire.client("POST /x HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n");
            wire.server("HTTP/1.1 100 Continue\r\n\r\n");
            wire.client("abc");
            wire.server("");
            wire.server("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
            timeline = new TimelineReader(wire.open()).catchUp(() -> true);
            drawer.show(timeline, new ChartOptions(true, -1, -1));
            String svg = draw(WIDTH, drawer.whole());
            assertTrue(svg.contains("network and server 2.00 µs"), svg);
        }
    }

    /** Who reads the chart needs the names of its colours more than what comes before them. */
    @Test
    void inANarrowChartTheWordsBeforeTheColoursGiveWayFirst() {
        int width = WIDTH;
        String svg = draw(width, drawer.whole());
        assertTrue(svg.contains("bytes on the wire:") && svg.contains("values"), svg);
        while (svg.contains("bytes on the wire:")) {
            width -= 10;
            svg = draw(width, drawer.whole());
        }
        assertTrue(svg.contains("headers") && svg.contains("values") && !svg.contains(" more"), svg);
    }

    /** Who sees that some colours are only counted wants to know which. */
    @Test
    void allNamesOfColoursAreInTheTipWhereTheChartHasNoRoomForThem() {
        int width = WIDTH;
        String svg = draw(width, drawer.whole());
        while (!svg.contains(" more")) {
            width -= 10;
            svg = draw(width, drawer.whole());
        }
        assertTrue(svg.contains("more: point here"), svg);
        List<String> tip = frame.wholeKey().lines().toList();
        assertTrue(tip.containsAll(List.of("bytes on the wire:", "headers", "values")), tip.toString());
        assertFalse(tip.stream().skip(1).allMatch(svg::contains), "the chart itself leaves out one of them");
    }
}
