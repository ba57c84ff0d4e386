// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.bytes.HexCanvas;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.packets.bytes.BytesView;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.desk.EpochRange;

/** Drags with the real mouse over bytes and charts. */
@WindowTest
@Tag("screen")
class DragTest {
    @TempDir
    static Path folder;
    private static Path http;

    @BeforeAll
    static void make() throws IOException {
        http = HttpFile.write(folder.resolve("dragged.pcapng"), 100);
    }

    @Test
    void bytesAreSelected() throws PartInitException {
        OpenedCapture opened = OpenedCapture.decoded(http);
        BytesView view = Workbench.view(BytesView.ID, BytesView.class);
        IWorkbenchPartReference reference = Workbench.page().getReference(view);
        Workbench.page().setPartState(reference, IWorkbenchPage.STATE_MAXIMIZED);
        try {
            HexCanvas hex = Workbench.find(view, HexCanvas.class, each -> true);
            opened.desk().select(CaptureSelection.NOTHING.withPacket(HttpFile.OPENING), this);
            Workbench.until("the request is shown", () -> hex.isVisible() && hex.where(7) != null
                    && hex.getClientArea().contains(hex.where(7)));
            Workbench.focuses(hex);
            Person.drags(hex, hex.where(2), hex.where(7));
            Workbench.until("they are selected", () -> hex.selection().equals(new ByteSpan(2, 8)));
        } finally {
            Workbench.page().setPartState(reference, IWorkbenchPage.STATE_RESTORED);
        }
    }

    /** As the chart of times does when it was enlarged: what it adds must not take the bytes from a person who drags over them. */
    @Test
    void bytesStaySelectedWhenTheSelectionComesBackWithMore() throws PartInitException {
        OpenedCapture opened = OpenedCapture.decoded(http);
        BytesView view = Workbench.view(BytesView.ID, BytesView.class);
        HexCanvas hex = Workbench.find(view, HexCanvas.class, each -> true);
        opened.desk().select(CaptureSelection.NOTHING.withPacket(HttpFile.OPENING), this);
        Workbench.until("the request is shown", () -> hex.isVisible() && hex.where(7) != null);
        hex.choose(new ByteSpan(2, 8));
        Workbench.until("all views know", () -> new ByteRange(2, 8).equals(opened.desk().selection().bytes()));
        opened.desk().select(opened.desk().selection().withRange(new EpochRange(1, 2)), this);
        Workbench.work();
        assertEquals(new ByteSpan(2, 8), hex.selection());
    }

    @Test
    void aPartOfAChartIsEnlarged() throws PartInitException {
        OpenedCapture.decoded(http);
        ChartCanvas canvas = Workbench.find(Workbench.view("org.roundtrip.ui.packets.timing", IViewPart.class),
                ChartCanvas.class, each -> true);
        Workbench.until("it is drawn", () -> canvas.view() != null && canvas.view().most() > 0);
        canvas.look(canvas.view().reset());
        Workbench.focuses(canvas);
        double whole = canvas.view().to() - canvas.view().from();
        Rectangle area = canvas.getClientArea();
        Person.drags(canvas, new Point(area.width / 2, area.height / 3), new Point(area.width * 3 / 4, area.height / 3));
        Workbench.until("a part is seen", () -> canvas.view().to() - canvas.view().from() < whole * 0.6);
        assertTrue(canvas.view().from() > 0);
    }
}
