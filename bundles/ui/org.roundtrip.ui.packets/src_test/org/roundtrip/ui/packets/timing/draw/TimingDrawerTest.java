// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.bars.RoleColours;
import org.roundtrip.ui.chart.ChartFrame.Pointed;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.packets.HttpCapture;
import org.roundtrip.ui.packets.HttpCaptureBuilder;
import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketColumns;
import org.roundtrip.ui.packets.timing.trace.Timeline;
import org.roundtrip.ui.packets.timing.trace.TimelineCsv;
import org.roundtrip.ui.packets.timing.trace.TimelineReader;

/** Draws a capture of HTTP calls: 3 packets open the connection, each call has 4, one closes it; 100 µs lie between two. */
class TimingDrawerTest {
    private static final int WIDTH = 1000, HEIGHT = 400, CALLS = 500;
    private static final ChartStyle STYLE = ChartStyle.light();
    @TempDir
    private Path folder;
    private OpenCapture capture;
    private Timeline timeline;
    private final TimingDrawer drawer = new TimingDrawer();
    private BufferedImage image;

    @BeforeEach
    void open() throws IOException {
        capture = HttpCapture.read(HttpCapture.write(folder.resolve("http.pcapng"), CALLS));
        capture.decode(() -> true);
        timeline = new TimelineReader(capture).catchUp(() -> true);
        drawer.show(timeline, new ChartOptions(true, -1, -1));
    }

    @AfterEach
    void close() throws IOException {
        capture.close();
    }

    private TimingFrame draw(double from, double to) {
        image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        return (TimingFrame) drawer.draw(image.createGraphics(), WIDTH, HEIGHT, drawer.whole().seeing(from, to), STYLE);
    }

    private TimingFrame around(int call) {
        long start = timeline.calls().start(call);
        return draw(start - 50_000, start + 350_000);
    }

    @Test
    void theAxisHoldsAllCallsAndPackets() {
        assertEquals(CALLS, timeline.calls().size());
        assertEquals(capture.size(), timeline.trace().size());
        Viewport whole = drawer.whole();
        assertEquals(0, whole.least());
        assertEquals((capture.size() - 1) * 100_000.0, whole.most());
    }

    @Test
    void manyCallsAndPacketsAreColumnsAndFewAreDrawnOneByOne() {
        TimingFrame whole = draw(0, timeline.end());
        assertNotNull(whole.calls().columns());
        assertNull(whole.packets().marks());
        TimingFrame few = around(100);
        assertNull(few.calls().columns());
        assertEquals(4, few.packets().marks().size());
    }

    @Test
    void aCallIsFoundUnderThePointer() {
        TimingFrame frame = around(100);
        Pointed pointed = frame.at(timeline.calls().start(100) + 1_000, frame.layout().latency().getCenterY()).orElseThrow();
        assertEquals(new TimingTarget(100, -1), pointed.target());
        assertTrue(pointed.text().startsWith("captured call 101:"), pointed.text());
    }

    @Test
    void aLowChartStillHasRoomForCallsAndLanes() {
        for (int height = 30; height < HEIGHT; height += 5) {
            TimingLayout layout = TimingLayout.of(WIDTH, height, STYLE);
            assertTrue(layout.latency().getHeight() >= height / 6.0, "calls in a chart " + height + " pixels high");
            assertTrue(layout.client().getHeight() >= height / 12.0, "a lane in a chart " + height + " pixels high");
            assertTrue(layout.inner().contains(WIDTH / 2.0, height / 4.0), "the middle of the calls");
            assertTrue(height / 4.0 < layout.client().getMinY(), "the calls stand above the lanes");
        }
    }

    @Test
    void packetsAreFoundInTheLaneOfTheirSender() {
        TimingFrame frame = around(100);
        int request = 3 + 4 * 100;
        Pointed client = frame.at(timeline.trace().time(request), frame.layout().client().getMaxY() - 2).orElseThrow();
        assertEquals(new TimingTarget(-1, request), client.target());
        assertTrue(client.text().contains("\nHTTP POST /call100"), "named as in the list: " + client.text());
        assertTrue(client.text().contains("call 101"), client.text());
        int length = timeline.trace().length(request);
        int payload = capture.index().payloadLength(request);
        assertTrue(payload > 0 && payload < length && client.text().contains(length + " B on the wire:\n" + (payload - 5) + " B protocol header, 40 B headers, 5 B values"),
                client.text());
        Pointed server = frame.at(timeline.trace().time(request + 2), frame.layout().server().getMinY() + 2).orElseThrow();
        assertEquals(new TimingTarget(-1, request + 2), server.target());
        assertFalse(frame.at(timeline.trace().time(request) + 50_000, frame.layout().client().getMaxY() - 2).isPresent());
    }

    @Test
    void theTipOfAPacketSaysHowMuchOfAMessageIsInIt() throws IOException {
        try (HttpCaptureBuilder parts = new HttpCaptureBuilder(folder)) {
            String post = "POST /a HTTP/1.1\r\nContent-Length: 1100\r\n\r\n" + "0".repeat(1100);
            parts.client(post.substring(0, 1000));
            parts.client(post.substring(1000));
            TimingTips tips = new TimingTips(new TimelineReader(parts.open()).catchUp(() -> true));
            assertTrue(tips.packet(3, Lane.CLIENT).contains("POST /a, 1,000 of 1,142 B in this packet\n"), tips.packet(3, Lane.CLIENT));
            assertTrue(tips.packet(4, Lane.CLIENT).contains("POST /a, the end of 1.14 kB\n"), tips.packet(4, Lane.CLIENT));
        }
    }

    @Test
    void theTipOfAColumnCountsItsPackets() {
        TimingFrame frame = draw(0, timeline.end());
        Pointed calls = frame.at(timeline.end() / 2.0, frame.layout().latency().getCenterY()).orElseThrow();
        assertTrue(((TimingTarget) calls.target()).call() >= 0);
        Pointed packets = frame.at(timeline.end() / 2.0, frame.layout().server().getMinY() + 1).orElseThrow();
        int packet = ((TimingTarget) packets.target()).packet();
        assertFalse(capture.index().fromClient(packet), "of the lane that is pointed at");
        assertTrue(packets.text().contains("packets") && packets.text().contains("on the wire"), packets.text());
    }

    @Test
    void aMarkHasTheColourOfItsDataRole() {
        TimingFrame frame = around(100);
        PacketMark request = frame.packets().marks().getFirst();
        Color seen = new Color(image.getRGB((int) request.box().getCenterX(), (int) request.box().getCenterY()));
        assertEquals(RoleColours.in(STYLE).fill(ByteRole.PROTOCOL_HEADER), seen);
    }

    @Test
    void aColumnOfManyPacketsIsDividedByTheRolesOfTheirBytes() {
        TimingFrame whole = draw(0, timeline.end());
        PacketColumns client = whole.packets().columns().get(Lane.CLIENT);
        int column = IntStream.range(500, WIDTH).filter(at -> client.total(at) > 0 && client.bytesOf(at, ByteRole.CONTENT) > 0).findFirst().orElseThrow();
        int x = (int) (whole.layout().client().getMinX() + (column + 0.5) * whole.layout().client().getWidth() / client.width());
        Set<Integer> seen = IntStream.range((int) whole.layout().client().getMinY(), (int) whole.layout().client().getMaxY())
                .mapToObj(y -> image.getRGB(x, y)).collect(Collectors.toSet());
        for (ByteRole role : List.of(ByteRole.TCP_HEADER, ByteRole.PROTOCOL_HEADER, ByteRole.CONTENT)) {
            assertTrue(seen.contains(RoleColours.in(STYLE).fill(role).getRGB()), role + " in the column");
        }
        String tip = TimingTips.packets(client, column, 0);
        assertTrue(tip.contains(client.bytesOf(column, ByteRole.CONTENT) + " B values"), tip);
    }

    @Test
    void longerPacketsAreHigherAndAcknowledgementsLowest() {
        List<PacketMark> marks = around(100).packets().marks();
        assertTrue(marks.get(0).box().getHeight() > marks.get(2).box().getHeight(), "request and response");
        assertTrue(marks.get(2).box().getHeight() > marks.get(1).box().getHeight(), "response and acknowledgement");
        assertEquals(timeline.trace().time(marks.get(0).packet()),
                around(100).time().value(marks.get(0).box().getCenterX()), 1);
    }

    @Test
    void callsAreNumberedNearAndFarAndTheLegendLiesOverNone() {
        for (double[] part : new double[][] {{0, timeline.end()}, {timeline.calls().start(100), timeline.calls().start(103)}}) {
            TimingFrame frame = draw(part[0], part[1]);
            TimingLayout layout = frame.layout();
            assertTrue(inked((int) layout.latency().getMinX(), (int) layout.notes().getMinY(), (int) layout.notes().getMaxY()), "numbers");
            assertTrue(inked((int) layout.latency().getMinX(), (int) layout.legend().getMinY(), (int) layout.legend().getMaxY()), "a legend");
            assertTrue(frame.latency().place(frame.calls().longest()) > layout.legend().getMaxY(), "it lies above the calls");
        }
    }

    /** In a window of 1024 pixels the remarks left room for the name of one colour. */
    @Test
    void aRemarkTakesNoRoomOfTheLegend() {
        draw(0, timeline.end());
        BufferedImage without = image;
        drawer.share(List.of(), "a remark ".repeat(12));
        draw(0, timeline.end());
        TimingLayout layout = TimingLayout.of(WIDTH, HEIGHT, STYLE);
        assertTrue(IntStream.range(0, (int) layout.legend().getMaxY()).allMatch(y -> IntStream.range(0, WIDTH / 2)
                .allMatch(x -> image.getRGB(x, y) == without.getRGB(x, y))), "the legend is as it was");
    }

    private boolean inked(int left, int top, int bottom) {
        return IntStream.range(top, bottom).anyMatch(y -> IntStream.range(left, WIDTH)
                .anyMatch(x -> image.getRGB(x, y) != STYLE.background().getRGB()));
    }

    @Test
    void noNumberOfACallIsCutAtTheEdges() {
        long start = timeline.calls().start(100);
        long end = timeline.calls().end(104);
        for (long cut = 10_000; cut < 200_000; cut += 20_000) {
            draw(start + cut, end - cut);
            int right = (int) TimingLayout.of(WIDTH, HEIGHT, STYLE).notes().getMaxX();
            TimingLayout layout = TimingLayout.of(WIDTH, HEIGHT, STYLE);
            int top = (int) layout.notes().getMinY();
            assertFalse(IntStream.range(top, (int) layout.notes().getMaxY()).anyMatch(y -> inkedAt(right - 1, y) && inkedAt(right - 2, y)
                    && inkedAt(right - 3, y)), "cut " + cut);
        }
    }

    private boolean inkedAt(int x, int y) {
        return image.getRGB(x, y) != STYLE.background().getRGB();
    }

    @Test
    void aMarkSaysThatTheAxisGoesOn() {
        TimingFrame part = draw(0, timeline.end() / 2.0);
        int x = (int) (part.layout().axis().getMaxX() + 0.3 * STYLE.font().getSize2D());
        int y = (int) part.layout().axis().getMinY();
        assertTrue(inkedAt(x, y));
        draw(0, timeline.end());
        assertFalse(inkedAt(x, y), "all of it is seen");
    }

    @Test
    void someRoundNumbersStandAboveManyCalls() {
        assertEquals(List.of(1, 1, 2, 5, 10, 10, 20, 500), DoubleStream.of(0.2, 1, 1.1, 4, 5.1, 10, 11, 300).mapToObj(CallNumbers::step).toList());
    }

    @Test
    void theSelectedCallIsMarked() {
        TimingFrame plain = around(100);
        BufferedImage before = image;
        drawer.show(timeline, new ChartOptions(true, 100, 403));
        around(100);
        int x = (int) plain.time().place(timeline.calls().start(100) + 20_000);
        int y = (int) plain.layout().middle().getMaxY() + 30;
        assertFalse(before.getRGB(x, y) == image.getRGB(x, y), "a band over the call");
    }

    @Test
    void aVerySmallChartIsDrawnWithoutError() {
        for (int size : new int[] {1, 10, 60, 200}) {
            BufferedImage small = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
            drawer.draw(small.createGraphics(), size, size, drawer.whole(), STYLE);
        }
    }

    @Test
    void thePartsOfTheChartDoNotOverlap() {
        for (int height : new int[] {150, 400, 1200}) {
            TimingLayout layout = TimingLayout.of(WIDTH, height, STYLE.scaled(2));
            assertTrue(layout.legend().getMaxY() <= layout.notes().getMinY());
            assertTrue(layout.notes().getMaxY() <= layout.latency().getMinY());
            assertTrue(layout.latency().getMaxY() <= layout.client().getMinY());
            assertEquals(layout.client().getMaxY(), layout.middle().getMinY());
            assertEquals(layout.middle().getMaxY(), layout.server().getMinY(), 1e-9);
            assertTrue(layout.axis().getMaxY() <= height + 1, "the axis is seen");
        }
    }

    @Test
    void theTableCountsEveryVisibleCallAndPacket() {
        String table = TimelineCsv.of(timeline, drawer.whole(), 50);
        int calls = 0;
        int packets = 0;
        for (String line : table.lines().skip(1).toList()) {
            String[] cells = line.split(",", -1);
            assertEquals(10, cells.length, line);
            if (cells[0].equals("calls")) {
                calls += Integer.parseInt(cells[4]);
            } else {
                packets += Integer.parseInt(cells[4]);
            }
        }
        assertEquals(CALLS, calls);
        assertEquals(capture.size(), packets);
    }

    @Test
    void anUndecodedCaptureShowsItsPackets() throws IOException {
        try (OpenCapture fresh = HttpCapture.read(folder.resolve("http.pcapng"))) {
            Timeline early = new TimelineReader(fresh).catchUp(() -> true);
            assertEquals(0, early.calls().size());
            drawer.show(early, new ChartOptions(true, -1, -1));
            TimingFrame frame = draw(0, 3_000_000);
            assertEquals((long) fresh.index().payloadLength(3), early.bytes().of(3).get(ByteRole.UNKNOWN));
            assertFalse(frame.at(1_000_000, frame.layout().latency().getCenterY()).isPresent());
        }
    }

    @Test
    void exactTimesHaveAllTheirDigits() {
        assertEquals("12 ns", TimeAxis.exact(12));
        assertEquals("1.234 µs", TimeAxis.exact(1_234));
        assertEquals("304.000001 ms", TimeAxis.exact(304_000_001));
        assertEquals("5.724 s", TimeAxis.exact(5_724_000_000.0));
    }
}
