// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.bars.RoleColours;
import org.roundtrip.ui.packets.HttpCapture;
import org.roundtrip.ui.packets.timing.trace.Timeline;
import org.roundtrip.ui.packets.timing.trace.TimelineReader;

/** Packets that a filter leaves out were drawn like the others. */
class FilteredPacketsDrawnTest {
    private static final int WIDTH = 1000, HEIGHT = 400, REQUEST = 3 + 4 * 100;
    @TempDir
    private Path folder;
    private OpenCapture capture;
    private Timeline timeline;
    private final TimingDrawer drawer = new TimingDrawer();

    @BeforeEach
    void open() throws IOException {
        capture = HttpCapture.read(HttpCapture.write(folder.resolve("http.pcapng"), 500));
        capture.decode(() -> true);
        timeline = new TimelineReader(capture).catchUp(() -> true);
        drawer.show(timeline, new ChartOptions(true, -1, -1));
    }

    @AfterEach
    void close() throws IOException {
        capture.close();
    }

    private BufferedImage draw(ChartStyle style, double from, double to) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        drawer.draw(image.createGraphics(), WIDTH, HEIGHT, drawer.whole().seeing(from, to), style);
        return image;
    }

    @Test
    void ofFewPacketsThoseThatAreLeftOutAreFaded() {
        for (ChartStyle style : List.of(ChartStyle.light(), ChartStyle.dark())) {
            long start = timeline.calls().start(100);
            drawer.filter(null);
            BufferedImage all = draw(style, start - 50_000, start + 350_000);
            List<PacketMark> marks = ((TimingFrame) drawer.draw(all.createGraphics(), WIDTH, HEIGHT, drawer.whole().seeing(start - 50_000, start + 350_000),
                    style)).packets().marks();
            drawer.filter(PacketSelection.of(IntStream.of(REQUEST)));
            BufferedImage filtered = draw(style, start - 50_000, start + 350_000);
            for (PacketMark mark : marks) {
                int x = (int) mark.box().getCenterX();
                int y = (int) mark.box().getCenterY();
                if (mark.packet() == REQUEST) {
                    assertEquals(all.getRGB(x, y), filtered.getRGB(x, y), "it passes the filter");
                } else {
                    assertNotEquals(all.getRGB(x, y), filtered.getRGB(x, y));
                    assertNotEquals(style.background().getRGB(), filtered.getRGB(x, y), "it is still seen");
                }
            }
        }
    }

    @Test
    void ofManyPacketsOnlyThoseThatPassHaveTheirColours() {
        ChartStyle style = ChartStyle.light();
        int content = RoleColours.in(style).fill(ByteRole.CONTENT).getRGB();
        long all = pixels(draw(style, 0, timeline.end()), content);
        drawer.filter(PacketSelection.of(IntStream.range(0, REQUEST)));
        long some = pixels(draw(style, 0, timeline.end()), content);
        drawer.filter(PacketSelection.empty());
        long none = pixels(draw(style, 0, timeline.end()), content);
        assertTrue(all > some && some > none, all + ", " + some + ", " + none);
    }

    private static long pixels(BufferedImage image, int colour) {
        return IntStream.range(HEIGHT / 3, HEIGHT).mapToLong(y -> IntStream.range(0, WIDTH).filter(x -> image.getRGB(x, y) == colour).count()).sum();
    }
}
