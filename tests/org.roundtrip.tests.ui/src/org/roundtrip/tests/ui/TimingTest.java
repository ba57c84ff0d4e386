// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ChartExport;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.desk.EpochRange;
import org.roundtrip.ui.packets.list.PacketListView;

/** Timing and packets, Anatomy of a call and Bytes by role, driven by mouse and keys on a capture of HTTP calls. */
@WindowTest
class TimingTest {
    private static final int CALLS = 400;
    private static final int PACKETS = HttpFile.OPENING + CALLS * HttpFile.PER_CALL;

    @TempDir
    static Path folder;
    private static Path http;
    private CaptureDesk desk;
    private OpenCapture capture;
    private IViewPart timing;
    private ChartCanvas canvas;

    @BeforeAll
    static void make() throws IOException {
        http = HttpFile.write(folder.resolve("timing.pcapng"), CALLS);
    }

    @BeforeEach
    void open() throws PartInitException {
        OpenedCapture opened = OpenedCapture.decoded(http);
        desk = opened.desk();
        capture = opened.capture();
        timing = Workbench.view("org.roundtrip.ui.packets.timing", IViewPart.class);
        canvas = Workbench.find(timing, ChartCanvas.class, each -> true);
        Workbench.until("the whole capture is drawn", () -> canvas.view() != null && canvas.view().most() >= time(PACKETS - 1));
        Workbench.until("the decoded calls are drawn", () -> drawing(100, 103).contains("GET /call101"));
        canvas.look(canvas.view().reset());
        // The chart begins with the part that it showed last time, and a range follows the chart a little later.
        Workbench.until("the range is the whole", () -> desk.selection().range() == null);
    }

    /** Returns the drawing of some calls as SVG. */
    private String drawing(int from, int to) {
        try {
            return new ChartExport(canvas.drawer(), canvas.view().seeing(start(from), start(to)), 900, 400,
                    ChartStyle.dark()).svg();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns when a packet was seen, on the axis of the chart. */
    private double time(int packet) {
        return capture.index().epochNanos(packet) - capture.index().epochNanos(0);
    }

    private double start(int call) {
        return capture.calls().startEpochNanos(call) - capture.index().epochNanos(0);
    }

    private double span() {
        return canvas.view().to() - canvas.view().from();
    }

    @Test
    void keysZoomShiftAndShowAllAgain() {
        double whole = span();
        Workbench.pressFocused(canvas, '+', '+');
        Workbench.pressFocused(canvas, '+', '+');
        assertEquals(whole / 2.25, span(), whole * 1e-9);
        double from = canvas.view().from();
        Workbench.pressFocused(canvas, SWT.ARROW_RIGHT, '\0');
        assertTrue(canvas.view().from() > from);
        Workbench.pressFocused(canvas, SWT.HOME, '\0');
        assertTrue(canvas.view().whole());
    }

    @Test
    void theVisiblePartIsTheRangeOfTheSelection() {
        Workbench.pressFocused(canvas, '+', '+');
        Workbench.until("the desk has the range of the visible part", () -> {
            EpochRange range = desk.selection().range();
            return range != null && Math.abs(span() - (range.toNanos() - range.fromNanos())) <= 1.5;
        });
        EpochRange other = new EpochRange(capture.index().epochNanos(50), capture.index().epochNanos(90));
        desk.select(desk.selection().withRange(other), this);
        assertEquals(time(50), canvas.view().from(), 1);
        assertEquals(time(90), canvas.view().to(), 1);
        Workbench.pressFocused(canvas, SWT.HOME, '\0');
        Workbench.until("the range is the whole again", () -> desk.selection().range() == null);
    }

    @Test
    void aCallSelectedElsewhereComesIntoViewAndTheKeyFZoomsToIt() {
        canvas.look(canvas.view().seeing(0, time(40)));
        double before = span();
        desk.select(desk.selection().withCall(300), this);
        Viewport view = canvas.view();
        assertEquals(before, span(), 1, "without zooming");
        assertTrue(view.from() <= start(300) && start(300) <= view.to(), "call 301 is seen");
        Workbench.pressFocused(canvas, 'f', 'f');
        double duration = capture.calls().durationNanos(300);
        assertTrue(span() >= duration && span() < 1.5 * duration, "it fills the chart: " + span());
    }

    @Test
    void callsAreWalkedByKeysAndTheListFollows() throws PartInitException {
        PacketListView list = Workbench.view(PacketListView.ID, PacketListView.class);
        desk.select(CaptureSelection.NOTHING.withCall(10), this);
        Workbench.until("the next call is selected, once the calls are known", () -> {
            Workbench.pressFocused(canvas, SWT.PAGE_DOWN, '\0');
            return Integer.valueOf(11).equals(desk.selection().call());
        });
        Workbench.pressFocused(canvas, SWT.PAGE_DOWN, '\0');
        assertEquals(12, desk.selection().call());
        assertEquals(HttpFile.OPENING + 12 * HttpFile.PER_CALL, list.list().packet());
        assertEquals(new StructuredSelection(desk.selection()), list.getSite().getSelectionProvider().getSelection(),
                "what is selected is published");
        Workbench.pressFocused(canvas, SWT.PAGE_UP, '\0');
        assertEquals(11, desk.selection().call());
    }

    @Test
    void aClickSelectsTheCallUnderThePointer() {
        desk.select(CaptureSelection.NOTHING, this);
        canvas.look(canvas.view().seeing(start(200) - 10_000, start(200) + 110_000));
        Rectangle area = canvas.getClientArea();
        Workbench.until("a click selects the call, once that part is drawn in " + area, () -> {
            click(area.width / 2, area.height / 4);
            return Integer.valueOf(200).equals(desk.selection().call());
        });
        assertNotNull(desk.selection().packet(), "and its first packet");
    }

    private void click(int x, int y) {
        for (int type : new int[] {SWT.MouseMove, SWT.MouseDown, SWT.MouseUp}) {
            Event event = new Event();
            event.x = x;
            event.y = y;
            event.button = type == SWT.MouseMove ? 0 : 1;
            canvas.notifyListeners(type, event);
        }
    }

    @Test
    void theVisiblePartIsExported() throws IOException {
        canvas.look(canvas.view().seeing(start(100), start(103)));
        ChartExport export = new ChartExport(canvas.drawer(), canvas.view(), 900, 400, ChartStyle.dark());
        String svg = export.svg();
        for (String word : new String[] {"client &gt;", "&lt; server", "GET /call101", ">call<", ">101: "}) {
            assertTrue(svg.contains(word), word);
        }
        Path file = folder.resolve("timing.png");
        export.writePng(file);
        assertEquals(1800, ImageIO.read(file.toFile()).getWidth());
        String titled = export.titled("Of these calls").svg();
        assertTrue(titled.contains(">Of these calls<") && titled.contains("GET /call101"), titled);
    }

    /** It looked as if there were no filter. */
    @Test
    void aFilterOfTheListFadesTheOthersAndIsSpokenOf() throws PartInitException {
        PacketListView list = Workbench.view(PacketListView.ID, PacketListView.class);
        assertTrue(drawing(100, 103).contains("GET /call102"));
        list.filter("frame.number <= " + (HttpFile.OPENING + 102 * HttpFile.PER_CALL));
        Workbench.until("others have no words any more", () -> drawing(100, 103).contains("GET /call101") && !drawing(100, 103).contains("GET /call102")
                && drawing(100, 103).contains("filter passed by"));
        list.filter("");
        Workbench.until("until there is no filter", () -> drawing(100, 103).contains("GET /call102") && !drawing(100, 103).contains("filter passed by"));
    }

    @Test
    void theSelectedCallHasBarsAndRowsOfATable() throws PartInitException {
        desk.select(CaptureSelection.NOTHING.withCall(20), this);
        for (String id : new String[] {"anatomy", "roles"}) {
            IViewPart view = Workbench.view("org.roundtrip.ui.packets." + id, IViewPart.class);
            ChartCanvas bars = Workbench.find(view, ChartCanvas.class, each -> true);
            Workbench.until("bars are drawn", () -> bars.view() != null);
            Workbench.pressFocused(bars, 't', 't');
            Table table = Workbench.find(view, Table.class, each -> true);
            Workbench.until("the table is seen", table::isVisible);
            Workbench.until("the call has a line", () -> line(table, "Call 21") != null);
            assertEquals(id.equals("anatomy"), Workbench.all(view, Label.class).stream().anyMatch(line -> line.isVisible()
                    && line.getText().startsWith("A request or response in one packet takes no time")), "what the dashes mean is said above the parts of calls");
            Workbench.pressFocused(table, SWT.PAGE_DOWN, '\0');
            Workbench.until("the next call has one", () -> line(table, "Call 22") != null);
            assertEquals(21, desk.selection().call());
            desk.select(desk.selection().withCall(20), this);
            Workbench.pressFocused(table, 't', 't');
            Workbench.until("the chart is seen again", bars::isVisible);
        }
        Table table = Workbench.find(Workbench.view("org.roundtrip.ui.packets.roles", IViewPart.class), Table.class,
                each -> true);
        assertTrue(line(table, "Mean of 400 calls").getText(table.getColumnCount() - 2).endsWith(" x the encoded values"), "Gray's ratio");
    }

    private static TableItem line(Table table, String label) {
        return Stream.of(table.getItems()).filter(item -> item.getText(0).equals(label)).findFirst().orElse(null);
    }

    private static final int SLOW = 200, STEP = 7;
    private static final long NANOS = 80_000_000;

    /** Only the left end of its line could be clicked. */
    @Test
    void aClickAnywhereOnTheLineOfALongCallSelectsIt() throws Exception {
        OpenedCapture.decoded(HttpFile.write(folder.resolve("slow.pcapng"), CALLS, SLOW, NANOS));
        Workbench.until("the whole capture is drawn", () -> canvas.view() != null && canvas.view().whole() && canvas.view().most() >= 2 * NANOS);
        int width = canvas.getClientArea().width;
        Workbench.until("a click in the middle of its line selects it, once it is drawn", () -> selects(width / 2));
        long places = IntStream.iterate(0, x -> x < width, x -> x + STEP).filter(x -> selects(x)).count();
        assertTrue(places > 0.4 * width / STEP, "its line takes half of the chart, and answers at " + places + " places");
    }

    private boolean selects(int x) {
        desk.select(CaptureSelection.NOTHING, this);
        click(x, canvas.getClientArea().height / 4);
        return Integer.valueOf(SLOW).equals(desk.selection().call());
    }
}
