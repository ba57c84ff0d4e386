// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Amount;
import org.roundtrip.ui.bytes.HexCanvas;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.packets.bytes.BytesView;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** The order in which Tab and Shift+Tab move the focus from control to control. */
@WindowTest
@Tag("screen")
class TraversalTest {
    private static final int STEPS = 4;

    @TempDir
    static Path folder;

    @Test
    void tabGoesThroughAPageFromTopToBottomAndBack() throws IOException {
        // Other perspectives have no room for the fields, and a field without room does not take the focus.
        Workbench.showPerspective(RunPerspective.ID);
        PlanEditor editor = Workbench.edit(Workbench.plan("To be walked", Amount.calls(100)));
        Workbench.until("it is read", editor::canRun);
        Workbench.page().activate(editor);
        Workbench.turnTo(editor, "Measurement");
        Text first = Workbench.find(editor, Text.class, each -> each.isVisible() && each.getText().equals("1"));
        Workbench.focuses(first);
        List<Control> way = new ArrayList<>(List.of(first));
        for (int step = 0; step < STEPS; step++) {
            way.add(next("Tab"));
        }
        assertEquals(way.size(), way.stream().distinct().count(), "no control comes twice");
        for (int step = 1; step < way.size(); step++) {
            assertTrue(way.get(step).isVisible() && way.get(step).isEnabled());
            Point from = way.get(step - 1).toDisplay(0, 0);
            Point to = way.get(step).toDisplay(0, 0);
            assertTrue(to.x > from.x || to.y > from.y, "to the right or down: from " + from + " to " + to);
        }
        for (int step = STEPS - 1; step >= 0; step--) {
            returns(way.get(step));
        }
        Workbench.close(editor);
    }

    @Test
    void drawnControlsTakeTheFocusAndLetItGo() throws IOException, PartInitException {
        OpenedCapture opened = OpenedCapture.decoded(HttpFile.write(folder.resolve("walked.pcapng"), 20));
        IViewPart timing = Workbench.view("org.roundtrip.ui.packets.timing", IViewPart.class);
        for (Control drawn : List.of(Workbench.view(PacketListView.ID, PacketListView.class).list(),
                Workbench.find(Workbench.view(BytesView.ID, BytesView.class), HexCanvas.class, each -> true),
                Workbench.find(timing, ChartCanvas.class, each -> true))) {
            opened.desk().select(CaptureSelection.NOTHING.withPacket(HttpFile.OPENING), this);
            Workbench.until("it shows the packet", drawn::isVisible);
            Workbench.focuses(drawn);
            Person.presses("Right");
            assertTrue(drawn.isFocusControl(), "arrows are for " + drawn);
            assertNotSame(drawn, next("Tab"));
            returns(drawn);
        }
    }

    /** Goes back, to the control where the focus was before. */
    private static void returns(Control control) {
        Person.presses("shift+Tab");
        Workbench.until("the focus returns to " + control, control::isFocusControl);
    }

    /** Presses a key, and returns what has the focus then. */
    private static Control next(String key) {
        Control before = Display.getCurrent().getFocusControl();
        Person.presses(key);
        Workbench.until("the focus has moved from " + before, () -> Display.getCurrent().getFocusControl() != null
                && Display.getCurrent().getFocusControl() != before);
        return Display.getCurrent().getFocusControl();
    }
}
