// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Amount;
import org.roundtrip.ui.packets.desk.CaptureOpener;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.editor.PlanEditor;
import org.roundtrip.ui.run.views.LibraryView;

/** What is out of sight while presenter mode begins or ends is as usual when it comes into sight again. */
@WindowTest
class PresenterOutOfSightTest {
    /** The mode begins in another perspective and ends while another editor is in front; the fonts alone do not tell. */
    @Test
    void buttonsAndFieldsOfAnEditorNeedTheRoomOfBefore() throws IOException {
        Workbench.showPerspective(RunPerspective.ID);
        PlanEditor behind = Workbench.edit(Workbench.plan("Behind", Amount.calls(10)));
        PlanEditor front = Workbench.edit(Workbench.plan("In front", Amount.calls(10)));
        try {
            for (PlanEditor editor : List.of(behind, front)) {
                Workbench.page().activate(editor);
                Workbench.until("the plan is there", () -> !Workbench.all(editor, CTabFolder.class).isEmpty());
                Workbench.work();
            }
            Map<Control, Point> before = Workbench.all(behind, Control.class).stream()
                    .filter(each -> each instanceof Button || each instanceof Text)
                    .collect(Collectors.toMap(Function.identity(), PresenterOutOfSightTest::needed));
            Workbench.showPerspective(CaptureOpener.PERSPECTIVE);
            PresenterMode.toggle();
            Workbench.showPerspective(RunPerspective.ID);
            Workbench.work();
            PresenterMode.toggle();
            Workbench.page().activate(behind);
            Workbench.until("all need the room of before", () -> before.entrySet().stream()
                    .allMatch(each -> needed(each.getKey()).equals(each.getValue())));
        } finally {
            Workbench.close(behind);
            Workbench.close(front);
        }
    }

    private static Point needed(Control control) {
        return control.computeSize(SWT.DEFAULT, SWT.DEFAULT, true);
    }

    /** GTK keeps rows as high as large letters need in a tree whose font changes while it is out of sight. */
    @Test
    void rowsThatWereOutOfSightAreAsHighAsBeforeAfterwards() throws PartInitException {
        Tree library = Workbench.find(Workbench.view(LibraryView.ID, LibraryView.class), Tree.class, each -> true);
        Workbench.until("it has rows", () -> library.getItemCount() > 0);
        PresenterMode.usual(library);
        int usual = library.getItemHeight();
        PresenterMode.toggle();
        Workbench.until("rows are higher", () -> library.getItemHeight() > usual);
        Workbench.showPerspective(CaptureOpener.PERSPECTIVE);
        PresenterMode.toggle();
        Workbench.showPerspective(RunPerspective.ID);
        Workbench.until("rows are as high as before", () -> library.getItemHeight() == usual);
    }

    /** A menu kept the room of large letters when it was opened the next time, so that a click met another entry than before. */
    @Test
    void aClosedMenuNeedsTheRoomOfTheMode() throws ReflectiveOperationException {
        assumeTrue(SWT.getPlatform().equals("gtk"), "other desktops give menus a size of their own");
        Menu file = Workbench.page().getWorkbenchWindow().getShell().getMenuBar().getItem(0).getMenu();
        for (int event : new int[] {SWT.Show, SWT.Hide}) {
            file.notifyListeners(event, new Event());
        }
        MenuItem first = file.getItem(0);
        int usual = neededHeight(first);
        PresenterMode.toggle();
        int large = neededHeight(first);
        PresenterMode.toggle();
        assertTrue(large > usual, usual + " before, then " + large);
        assertEquals(usual, neededHeight(first));
    }

    /** SWT has no size for menus, so this asks GTK. */
    private static int neededHeight(MenuItem item) throws ReflectiveOperationException {
        ClassLoader swt = MenuItem.class.getClassLoader();
        Class<?> size = swt.loadClass("org.eclipse.swt.internal.gtk.GtkRequisition");
        Object needed = size.getConstructor().newInstance();
        swt.loadClass("org.eclipse.swt.internal.gtk.GTK").getMethod("gtk_widget_get_preferred_size", long.class, size, size)
                .invoke(null, MenuItem.class.getField("handle").getLong(item), null, needed);
        return size.getField("height").getInt(needed);
    }
}
