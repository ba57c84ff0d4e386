// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.look.Presenter;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.look.Theme;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.hosts.HostsView;
import org.roundtrip.ui.run.views.LibraryView;
import org.roundtrip.ui.run.views.ServersView;
import org.roundtrip.ui.run.warmup.WarmUpView;

/** Light, dark and large. */
@WindowTest
class ThemeTest {
    /** A view whose share of the window's width is larger than this has no other beside it. */
    private static final double ALONE = 0.88;
    private static final double HALF = 128;

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

    @Test
    void presenterModeEnlargesTextsAndGivesTheActivePartTheWindow() throws PartInitException {
        ServersView view = Workbench.view(ServersView.ID, ServersView.class);
        Workbench.page().activate(view);
        Table table = Workbench.find(view, Table.class, each -> true);
        float usual = ChartLooks.style(table, 1).font().getSize2D();
        int font = height(table);
        int width = view.getSite().getShell().getSize().x;
        try {
            togglePresenter();
            assertTrue(Setting.PRESENTER.on());
            Workbench.until("the texts are larger", () -> height(table) == Math.round(1.5 * font));
            Workbench.until("the view has the window", () -> table.getParent().getSize().x > ALONE * width);
            assertEquals(1.5 * usual, ChartLooks.style(table, 1).font().getSize2D(), 0.5);
            assertTrue(Workbench.view(WarmUpView.ID, WarmUpView.class) != null);
            Workbench.until("what is shown later is larger too", () -> height(Workbench.find(
                    Workbench.page().findView(WarmUpView.ID), Link.class, each -> true)) == Math.round(1.5 * font));
        } finally {
            togglePresenter();
        }
        Workbench.until("all is as usual", () -> height(table) == font);
        assertEquals(usual, ChartLooks.style(table, 1).font().getSize2D(), 0.01);
    }

    @Test
    void theRoomIsTakenAgainInAPerspectiveThatIsOutOfSight() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        ServersView view = Workbench.view(ServersView.ID, ServersView.class);
        Workbench.page().activate(view);
        Control body = Workbench.find(view, Table.class, each -> true).getParent();
        int width = view.getSite().getShell().getSize().x;
        togglePresenter();
        Workbench.until("the view has the window", () -> body.getSize().x > ALONE * width);
        Workbench.showPerspective("org.roundtrip.ui.packets.perspective");
        togglePresenter();
        Workbench.showPerspective(RunPerspective.ID);
        Workbench.until("others are beside it again", () -> body.getSize().x < ALONE * width);
    }

    @Test
    void theRoomGoesAlongWithTheActivePart() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        IWorkbenchPage page = Workbench.page();
        ServersView servers = Workbench.view(ServersView.ID, ServersView.class);
        LibraryView plans = Workbench.view(LibraryView.ID, LibraryView.class);
        page.activate(servers);
        togglePresenter();
        try {
            Workbench.until("the servers have the window", () -> alone(page, servers) && !page.isPartVisible(plans));
            page.activate(plans);
            Workbench.until("the plans have it", () -> alone(page, plans) && !page.isPartVisible(servers));
        } finally {
            togglePresenter();
        }
        Workbench.until("others are beside them again", () -> !alone(page, plans));
    }

    private static boolean alone(IWorkbenchPage page, IViewPart view) {
        return page.getPartState(page.getReference(view)) == IWorkbenchPage.STATE_MAXIMIZED;
    }

    @Test
    void textsStayLargeInAnotherTheme() throws PartInitException {
        Table table = Workbench.find(Workbench.view(ServersView.ID, ServersView.class), Table.class, each -> true);
        int font = height(table);
        boolean before = Theme.dark();
        togglePresenter();
        try {
            for (boolean dark : new boolean[] {!before, before}) {
                Workbench.command("org.roundtrip.ui.toggleTheme");
                Workbench.until("the table has the other theme", () -> brightness(table.getBackground().getRGB()) < HALF == dark);
                Workbench.until("its texts are large again", () -> height(table) == Math.round(1.5 * font));
            }
        } finally {
            togglePresenter();
        }
        Workbench.until("all is as usual", () -> height(table) == font);
    }

    /** The style engine sets fonts, too: of another tab, of another perspective, in another theme. */
    @Test
    void tabsTreesAndRowsHaveTheSizeOfTheMode() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        ServersView servers = Workbench.view(ServersView.ID, ServersView.class);
        HostsView hosts = Workbench.view(HostsView.ID, HostsView.class);
        Tree library = Workbench.find(Workbench.view(LibraryView.ID, LibraryView.class), Tree.class, each -> true);
        Table table = Workbench.find(servers, Table.class, each -> true);
        CTabFolder folder = folder(table);
        int usual = height(library);
        int row = library.getItemHeight();
        List<Integer> columns = widths(table);
        togglePresenter();
        try {
            for (int i = 0; i < 2; i++) {
                for (IViewPart front : List.of(hosts, servers)) {
                    Workbench.page().activate(front);
                    Workbench.until("the tabs are large", () -> sizes(folder).equals(Set.of(larger(usual))));
                }
                Workbench.command("org.roundtrip.ui.toggleTheme");
                Workbench.showPerspective("org.roundtrip.ui.packets.perspective");
                Workbench.showPerspective(RunPerspective.ID);
                Workbench.page().activate(servers);
                Workbench.until("tabs, trees and tables are still large", () -> sizes(folder).equals(Set.of(larger(usual)))
                        && height(library) == larger(usual) && height(table) == larger(usual));
                Workbench.until("so are rows", () -> library.getItemHeight() > row);
            }
        } finally {
            togglePresenter();
        }
        for (int i = 0; i < 2; i++) {
            Workbench.command("org.roundtrip.ui.toggleTheme");
            Workbench.page().activate(i == 0 ? hosts : servers);
            Workbench.until("all is as usual", () -> sizes(folder).equals(Set.of(usual)) && height(library) == usual
                    && height(table) == usual && library.getItemHeight() == row);
            Workbench.until("so are columns", () -> widths(table).equals(columns));
        }
    }

    private static List<Integer> widths(Table table) {
        return Arrays.stream(table.getColumns()).map(TableColumn::getWidth).toList();
    }

    private static CTabFolder folder(Control control) {
        Control above = control;
        while (!(above instanceof CTabFolder folder)) {
            above = above.getParent();
        }
        return folder;
    }

    private static Set<Integer> sizes(CTabFolder folder) {
        return Arrays.stream(folder.getItems()).map(tab -> tab.getFont().getFontData()[0].getHeight())
                .collect(Collectors.toSet());
    }

    private static int larger(int usual) {
        return (int) Math.round(1.5 * usual);
    }

    @Test
    void aDialogInPresenterModeHasRoomForItsButtons() {
        Shell window = Workbench.page().getWorkbenchWindow().getShell();
        MessageDialog dialog = new MessageDialog(window, "Save", null, "Save the plan?", MessageDialog.QUESTION, 0, "Save",
                "Cancel", "Don't Save") {
            @Override
            protected Control createContents(Composite parent) {
                Control contents = super.createContents(parent);
                assertEquals("Don't Save", getButton(2).getText());
                getShell().setData(getButton(2));
                return contents;
            }
        };
        dialog.setBlockOnOpen(false);
        int usual = height(window);
        togglePresenter();
        try {
            dialog.open();
            Button button = (Button) dialog.getShell().getData();
            Workbench.until("the words are larger", () -> height(button) > usual);
            Workbench.until("they fit into the button, and it into the dialog", () ->
                    button.getSize().x >= button.computeSize(SWT.DEFAULT, SWT.DEFAULT).x
                            && dialog.getShell().getClientArea().width >= button.getParent().getLocation().x
                                    + button.getLocation().x + button.getSize().x);
        } finally {
            dialog.close();
            togglePresenter();
        }
    }

    /** As dialogs of the platform do, and the numbers of lines beside a text. */
    @Test
    void aFontThatIsTakenFromAnotherControlIsEnlargedOnce() {
        Shell dialog = new Shell(Workbench.page().getWorkbenchWindow().getShell(), SWT.DIALOG_TRIM);
        dialog.setLayout(new FillLayout());
        Label first = new Label(dialog, SWT.NONE);
        int usual = height(first);
        togglePresenter();
        try {
            dialog.open();
            Workbench.until("the words are larger", () -> height(first) == larger(usual));
            Label second = new Label(dialog, SWT.NONE);
            second.setFont(first.getFont());
            Workbench.until("the mode knows them", () -> Presenter.scale(second) > 1);
            assertEquals(larger(usual), height(second));
            togglePresenter();
            Workbench.until("both are as usual", () -> height(first) == usual && height(second) == usual);
            togglePresenter();
        } finally {
            dialog.dispose();
            togglePresenter();
        }
    }

    /** Returns when the windows have followed: an old state that is still to be left makes a condition true too early. */
    private static void togglePresenter() {
        Workbench.command("org.roundtrip.ui.togglePresenter");
        Workbench.work();
    }

    private static int height(Control control) {
        return control.getFont().getFontData()[0].getHeight();
    }

    private static double brightness(RGB colour) {
        return 0.3 * colour.red + 0.6 * colour.green + 0.1 * colour.blue;
    }
}
