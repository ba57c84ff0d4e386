// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.anatomy.Anatomy;
import org.roundtrip.packets.anatomy.Ways;
import org.roundtrip.packets.calls.CapturedCalls;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.chart.Svg;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.ui.packets.KeptRun;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;
import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketKind;
import org.roundtrip.ui.packets.timing.trace.PacketTrace;
import org.roundtrip.ui.packets.timing.trace.TestCalls;
import org.roundtrip.ui.packets.timing.trace.Timeline;
import org.roundtrip.ui.packets.timing.trace.TimelineCsv;
import org.roundtrip.ui.packets.timing.trace.TimelineReader;
import org.roundtrip.ui.packets.timing.trace.TrafficOverview;

/**
 * In a real run the chart counted time from the beginning of the first call, and the list from the first packet: a reader found two
 * times of one packet. {@code PacketTimesTest} of the bundle {@code cli} looks at the same run.
 */
class OneZeroTest {
    @TempDir
    private Path folder;

    @Test
    void listChartAndAnatomyCountFromTheFirstPacket() throws IOException {
        RunFolder run = KeptRun.unpack(folder);
        for (Fork fork : run.run().forks()) {
            try (OpenCapture capture = KeptRun.decoded(run, fork)) {
                Timeline timeline = new TimelineReader(capture).catchUp(() -> true);
                packetsHaveOneTime(capture, timeline);
                callsAreCutAtTheirPackets(capture, timeline);
                theChartBeginsBeforeItsZero(timeline);
            }
        }
    }

    private static void packetsHaveOneTime(OpenCapture capture, Timeline timeline) throws IOException {
        PacketSelection all = PacketSelection.first(capture.size());
        TimingTips tips = new TimingTips(timeline);
        for (int packet = 0; packet < capture.size(); packet++) {
            ListRow row = ListRow.read(capture, PacketNotes.NONE, all, packet);
            long nanos = row.row().sinceFirst();
            assertEquals(String.format(Locale.ENGLISH, "%,.4f", nanos / 1e6), PacketColumn.TIME.text(row), "as the command line has it");
            assertEquals(nanos, timeline.trace().time(packet));
            String tip = tips.packet(packet, Boolean.TRUE.equals(row.row().fromClient()) ? Lane.CLIENT : Lane.SERVER);
            assertTrue(tip.contains("\nat " + TimeAxis.exact(nanos)), tip);
        }
    }

    private static void callsAreCutAtTheirPackets(OpenCapture capture, Timeline timeline) {
        for (int call = 0; call < capture.calls().size(); call++) {
            Anatomy anatomy = capture.anatomy(call).orElseThrow();
            long start = timeline.calls().start(call);
            long first = capture.calls().packets(call).filter(packet -> capture.index().payloadLength(packet) > 0).findFirst().orElseThrow();
            assertEquals(timeline.trace().time((int) first), start + anatomy.clientBefore(), "call " + call);
            assertEquals(timeline.calls().end(call), start + anatomy.duration(), "call " + call);
            assertTrue(new TimingTips(timeline).call(call).contains("\nat " + TimeAxis.exact(start)), "call " + call);
        }
    }

    private static void theChartBeginsBeforeItsZero(Timeline timeline) {
        assertTrue(timeline.calls().start(0) < 0, "the client began its first call before it sent the first packet");
        assertEquals(timeline.calls().start(0), timeline.start());
        assertEquals(0, timeline.trace().time(0));
        TimingDrawer drawer = new TimingDrawer();
        drawer.show(timeline, new ChartOptions(true, -1, -1));
        assertEquals(timeline.start(), drawer.whole().least(), "no part of the first call is cut");
        List<String> table = TimelineCsv.of(timeline, drawer.whole(), 1000).lines().toList();
        assertEquals("calls," + timeline.start(), table.get(1).substring(0, table.get(1).indexOf(',', 6)), "the table begins where the chart does");
        assertTrue(TrafficOverview.of(timeline, 10).bytes()[0] > 0, "the strip shows the same axis");
        String first = draw(drawer, timeline.start(), -timeline.start());
        assertTrue(first.contains(">0 ns<") && first.contains(">-"), first);
    }

    /** The sentence on what lies beyond counted from the beginning of the first call, too. */
    @Test
    void whatLiesBeyondIsCountedFromTheFirstPacketToo() {
        long[] times = {0, 10_000, 48_000_000};
        PacketTrace trace = new PacketTrace(packet -> times[packet], packet -> 60);
        for (int i = 0; i < times.length; i++) {
            trace.add(PacketKind.of(true, false, false));
        }
        Timeline timeline = new Timeline(1_000_000_000, TestCalls.of(-100_000, 20_000), CapturedCalls.NONE, trace, packet -> 0,
                packet -> Optional.empty(), UnaryOperator.identity(), Ways.NONE);
        TimingDrawer drawer = new TimingDrawer();
        drawer.show(timeline, new ChartOptions(true, -1, -1));
        String shown = draw(drawer, timeline.start(), timeline.busyEnd());
        assertTrue(shown.contains("1 packet later, at 48.0 ms"), shown);
        assertTrue(shown.contains(">-100 µs<") && shown.contains(">0 ns<"), shown);
    }

    private static String draw(TimingDrawer drawer, double from, double to) {
        return Svg.of(g -> drawer.draw(g, 900, 400, drawer.whole().seeing(from, to), ChartStyle.light()), 900, 400, "timing");
    }
}
