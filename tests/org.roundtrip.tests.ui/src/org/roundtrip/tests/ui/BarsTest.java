// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.list.PacketListView;

/** The bars of Anatomy of a call and of Bytes by role select the call or message that they stand for. */
@WindowTest
class BarsTest {
    @TempDir
    static Path folder;
    private CaptureDesk desk;
    private PacketListView list;
    private IViewPart view;
    private ChartCanvas bars;

    @BeforeEach
    void list() throws PartInitException {
        list = Workbench.view(PacketListView.ID, PacketListView.class);
        list.filter("");
    }

    private void open(int calls, int selected, String id) throws IOException, PartInitException {
        desk = OpenedCapture.decoded(HttpFile.write(folder.resolve("bars-" + calls + "-" + id + ".pcapng"), calls)).desk();
        view = Workbench.view("org.roundtrip.ui.packets." + id, IViewPart.class);
        bars = Workbench.find(view, ChartCanvas.class, each -> true);
        Workbench.focuses(bars);
        desk.select(CaptureSelection.NOTHING.withCall(selected), this);
        Workbench.until("the bar of the selected call is drawn", () -> said().stream().anyMatch(words -> words.contains("Call " + (selected + 1) + "\n")));
    }

    /** What the cursor reads in each row, from the first to the last. */
    private List<String> said() {
        Workbench.press(bars, SWT.ESC, SWT.ESC);
        return IntStream.range(0, 8).mapToObj(row -> {
            turn();
            return bars.spoken();
        }).distinct().toList();
    }

    private void turn() {
        Event event = new Event();
        event.keyCode = SWT.ARROW_DOWN;
        event.stateMask = SWT.CTRL;
        bars.notifyListeners(SWT.KeyDown, event);
    }

    /** Turns to the row whose words have these in them, and presses Enter. @return all words of the row */
    private String enter(String words) {
        Workbench.until(words + " is read", () -> {
            turn();
            return bars.spoken().contains(words);
        });
        String said = bars.spoken();
        Workbench.press(bars, SWT.CR, SWT.CR);
        return said;
    }

    private void click(int y) {
        for (int type : new int[] {SWT.MouseMove, SWT.MouseDown, SWT.MouseUp}) {
            Event event = new Event();
            event.x = bars.getClientArea().width / 2;
            event.y = y;
            event.button = type == SWT.MouseMove ? 0 : 1;
            bars.notifyListeners(type, event);
        }
    }

    /** The list follows at once, to the first packet of the call. */
    private void listFollows() {
        assertEquals(desk.selection().packet(), list.list().packet());
    }

    @Test
    void aClickOnTheBarOfAnotherCallSelectsIt() throws Exception {
        open(3, 1, "anatomy");
        Set<Integer> clicked = new HashSet<>();
        int[] y = {0};
        Workbench.until("clicks on one place after the other select the calls of all bars", () -> {
            desk.select(CaptureSelection.NOTHING.withCall(1), this);
            y[0] = (y[0] + 3) % Math.max(1, bars.getClientArea().height);
            click(y[0]);
            clicked.add(desk.selection().call());
            return clicked.equals(Set.of(0, 1, 2));
        });
        enter("Call 1\n");
        assertEquals(0, desk.selection().call(), "Enter selects what is at the cursor");
        listFollows();
    }

    @Test
    void theSlowCallIsSelectedAndTheMedianIsNot() throws Exception {
        open(1000, 5, "anatomy");
        String median = enter("Median of 1");
        assertTrue(!median.contains("selects"), median);
        assertEquals(5, desk.selection().call());
        String slow = enter("(p99)");
        assertTrue(slow.endsWith("A click selects this call."), slow);
        int number = Integer.parseInt(slow.replaceAll("(?s).*Slow call ([\\d,]+) .*", "$1").replace(",", ""));
        assertEquals(number - 1, desk.selection().call());
        listFollows();
    }

    @Test
    void bytesByRoleSelectTheirMessageOrCall() throws Exception {
        open(4, 3, "roles");
        desk.select(CaptureSelection.NOTHING.withPacket(HttpFile.OPENING + 3 * HttpFile.PER_CALL + 2), this);
        Workbench.until("the bar of the response is drawn", () -> said().stream().anyMatch(words -> words.contains("This response\n")
                && words.endsWith("A click selects this message.")));
        int response = desk.selection().message();
        enter("Mean of 4 calls");
        assertEquals(response, desk.selection().message());
        enter("Call 4\n");
        assertEquals(response - 1, desk.selection().message(), "the request is the first message of the call");
        listFollows();
        Workbench.until("the bar of the request is drawn", () -> said().stream().anyMatch(words -> words.contains("This request\n")));
    }

    @Test
    void aRowOfTheTableSelectsItsCallWhenItIsOpened() throws Exception {
        open(3, 1, "anatomy");
        Workbench.pressFocused(bars, 't', 't');
        Table table = Workbench.find(view, Table.class, each -> true);
        Workbench.until("the table is seen", () -> table.isVisible() && table.getItemCount() >= 3 && table.getItem(table.getItemCount() - 1).getText(0).equals("Call 3"));
        table.select(table.getItemCount() - 1);
        table.notifyListeners(SWT.DefaultSelection, new Event());
        assertEquals(2, desk.selection().call());
        listFollows();
        Workbench.pressFocused(table, 't', 't');
        Workbench.until("the chart is seen again", bars::isVisible);
    }
}
