// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.design.DesignPerspective;
import org.roundtrip.ui.design.palette.PaletteView;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.run.control.servers.ServersView;
import org.roundtrip.ui.run.library.tree.LibraryView;

/** Light and dark. */
@WindowTest
class ThemeTest {
    static final double HALF = 128;

    @Test
    void tablesAndChartsTurnDarkAndLightAgain() throws PartInitException {
        ServersView view = Workbench.view(ServersView.ID, ServersView.class);
        Table table = Workbench.find(view, Table.class, each -> true);
        Label label = Workbench.find(view, Label.class, each -> each.getText().equals("State"));
        boolean before = Theme.dark();
        for (int i = 0; i < 2; i++) {
            Workbench.command("org.roundtrip.ui.toggleTheme");
            boolean dark = i == 0 ? !before : before;
            Workbench.until("the theme has changed", () -> Theme.dark() == dark);
            for (Control control : new Control[] {table, label}) {
                Workbench.until("its views too", () -> brightness(control.getBackground().getRGB()) < HALF == dark);
                assertTrue(Math.abs(brightness(control.getForeground().getRGB())
                        - brightness(control.getBackground().getRGB())) > HALF / 2, control + " can be read");
            }
            Color chart = ChartLooks.style(table, 1).background();
            assertEquals(dark, brightness(new RGB(chart.getRed(), chart.getGreen(), chart.getBlue())) < HALF);
        }
        assertEquals(before, Theme.dark());
    }

    /** The style engine listens to the display in the same way, and once made the process crash with such a row. */
    @Test
    void rowsAreNotStyledOneByOne() {
        Display display = Display.getCurrent();
        List<Class<?>> styled = new ArrayList<>();
        Listener listener = event -> styled.add(event.widget.getClass());
        Shell shell = new Shell(display);
        display.addListener(SWT.Skin, listener);
        try {
            shell.setLayout(new FillLayout());
            Table table = new Table(shell, SWT.VIRTUAL);
            table.setItemCount(20);
            Tree tree = new Tree(shell, SWT.NONE);
            new TreeItem(tree, SWT.NONE).setText("row");
            shell.setSize(300, 300);
            shell.open();
            Workbench.until("the tables are styled", () -> styled.contains(Table.class) && styled.contains(Tree.class));
            Workbench.work();
            assertTrue(Collections.disjoint(styled, List.of(TableItem.class, TreeItem.class)), styled.toString());
            for (int rows : List.of(20, 3, 0, 20)) {
                table.setItemCount(rows);
                Workbench.command("org.roundtrip.ui.toggleTheme");
                Workbench.work();
            }
        } finally {
            display.removeListener(SWT.Skin, listener);
            shell.dispose();
        }
    }

    /** The row below narrow tabs, into which the tool bar of a view goes, has the folder's colour, and the folder that of the tab that was turned to. */
    @Test
    void aFolderKeepsItsColourWhenAPersonTurnsToAnotherTab() throws PartInitException {
        Workbench.showPerspective(DesignPerspective.ID);
        boolean before = Theme.dark();
        for (boolean dark : new boolean[] {!before, before}) {
            Workbench.command("org.roundtrip.ui.toggleTheme");
            Workbench.until("the theme has changed", () -> Theme.dark() == dark);
            for (String id : List.of(LibraryView.ID, PaletteView.ID)) {
                Control place = ((Control) Workbench.view(id, IViewPart.class).getSite().getService(MPart.class).getWidget());
                while (!(place instanceof CTabFolder)) {
                    place = place.getParent();
                }
                Control folder = place;
                Workbench.until("it has the colour of what is around it",
                        () -> folder.getBackground().getRGB().equals(folder.getParent().getBackground().getRGB()));
            }
        }
    }

    @Test
    void whatIsDisabledIsGreyInTheDarkAlsoInADialog() {
        boolean before = Theme.dark();
        if (!before) {
            Workbench.command("org.roundtrip.ui.toggleTheme");
            Workbench.until("it is dark", Theme::dark);
        }
        Shell dialog = new Shell(Workbench.page().getWorkbenchWindow().getShell());
        try {
            dialog.setLayout(new FillLayout());
            Button button = new Button(dialog, SWT.PUSH);
            button.setText("Fetch");
            dialog.setSize(300, 300);
            dialog.open();
            Workbench.until("it has the colours of the theme", () -> brightness(button.getForeground().getRGB()) > HALF);
            Workbench.work();
            RGB enabled = button.getForeground().getRGB();
            button.setEnabled(false);
            Workbench.until("it is grey", () -> brightness(button.getForeground().getRGB()) < HALF);
            button.setEnabled(true);
            Workbench.until("it is as before", () -> button.getForeground().getRGB().equals(enabled));
        } finally {
            dialog.dispose();
            if (!before) {
                Workbench.command("org.roundtrip.ui.toggleTheme");
            }
        }
        Workbench.until("the theme is as before", () -> Theme.dark() == before);
    }

    static double brightness(RGB colour) {
        return 0.3 * colour.red + 0.6 * colour.green + 0.1 * colour.blue;
    }
}
