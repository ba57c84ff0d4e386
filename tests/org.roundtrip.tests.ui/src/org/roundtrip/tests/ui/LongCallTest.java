// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.CaptureSelection;

/** Of a call that lasts over half of the chart Timing and packets, only the left end of the line could be clicked. */
@WindowTest
class LongCallTest {
    private static final int CALLS = 400, SLOW = 200, STEP = 7;
    private static final long NANOS = 80_000_000;

    @TempDir
    static Path folder;
    private ChartCanvas canvas;

    @Test
    void aClickAnywhereOnItsLineSelectsIt() throws Exception {
        OpenedCapture opened = OpenedCapture.decoded(HttpFile.write(folder.resolve("slow.pcapng"), CALLS, SLOW, NANOS));
        CaptureDesk desk = opened.desk();
        IViewPart timing = Workbench.view("org.roundtrip.ui.packets.timing", IViewPart.class);
        canvas = Workbench.find(timing, ChartCanvas.class, each -> true);
        Workbench.until("the whole capture is drawn", () -> canvas.view() != null && canvas.view().whole() && canvas.view().most() >= 2 * NANOS);
        int width = canvas.getClientArea().width;
        Workbench.until("a click in the middle of its line selects it, once it is drawn", () -> selects(width / 2, desk));
        long places = IntStream.iterate(0, x -> x < width, x -> x + STEP).filter(x -> selects(x, desk)).count();
        assertTrue(places > 0.4 * width / STEP, "its line takes half of the chart, and answers at " + places + " places");
    }

    private boolean selects(int x, CaptureDesk desk) {
        desk.select(CaptureSelection.NOTHING, this);
        click(x);
        return Integer.valueOf(SLOW).equals(desk.selection().call());
    }

    private void click(int x) {
        for (int type : new int[] {SWT.MouseMove, SWT.MouseDown, SWT.MouseUp}) {
            Event event = new Event();
            event.x = x;
            event.y = canvas.getClientArea().height / 4;
            event.button = type == SWT.MouseMove ? 0 : 1;
            canvas.notifyListeners(type, event);
        }
    }
}
