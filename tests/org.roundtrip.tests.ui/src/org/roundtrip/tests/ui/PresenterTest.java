// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.DefaultToolTip;
import org.eclipse.jface.window.ToolTip;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Amount;
import org.roundtrip.ui.look.Presenter;
import org.roundtrip.ui.look.Theme;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.editor.PlanEditor;
import org.roundtrip.ui.run.hosts.HostsView;
import org.roundtrip.ui.run.views.LibraryView;
import org.roundtrip.ui.run.views.ServersView;

/** Texts in presenter mode, and as they were afterwards. */
@WindowTest
class PresenterTest {
    /** SWT has no font for the menu bar: its height tells, which the rest of the window lacks. */
    @Test
    void menusAndBarsAreLargerToo() {
        Shell shell = Workbench.page().getWorkbenchWindow().getShell();
        assumeTrue(shell.getMonitor().getZoom() == 100, "a screen of half as many points may have no room for the switcher");
        ToolBar perspectives = Workbench.visible(ToolBar.class)
                .filter(bar -> Arrays.stream(bar.getItems()).anyMatch(item -> item.getText().equals("Run") && (item.getStyle() & SWT.RADIO) != 0)).findFirst().orElseThrow();
        int height = shell.getClientArea().height;
        int usual = PresenterMode.height(perspectives);
        PresenterMode.toggle();
        try {
            Workbench.until("the menu bar is higher", () -> shell.getClientArea().height < height);
            Workbench.until("the names of the perspectives are larger", () -> PresenterMode.height(perspectives) == PresenterMode.larger(usual));
            Workbench.until("and have room", () -> hasRoom(perspectives));
        } finally {
            PresenterMode.toggle();
        }
        Workbench.until("all is as usual", () -> shell.getClientArea().height == height && PresenterMode.height(perspectives) == usual);
    }

    /** Whether a control has the size that it needs, and is not cut by what it is in. */
    private static boolean hasRoom(Control control) {
        Point needed = control.computeSize(SWT.DEFAULT, SWT.DEFAULT);
        boolean room = control.getSize().x >= needed.x && control.getSize().y >= needed.y;
        for (Control each = control; room && !(each instanceof Shell); each = each.getParent()) {
            room = each.getParent() == null || each.getLocation().x + each.getSize().x <= each.getParent().getClientArea().width;
        }
        return room;
    }

    @Test
    void theColumnsOfProvidersAreAsBeforeAfterwards() throws IOException {
        PlanEditor editor = Workbench.edit(Workbench.plan("Large providers", Amount.calls(10)));
        try {
            Workbench.until("the plan is there", () -> !Workbench.all(editor, Table.class).isEmpty());
            Table table = Workbench.find(editor, Table.class, each -> each.getColumnCount() > 2);
            int usual = PresenterMode.usual(table);
            List<Integer> columns = widths(table);
            PresenterMode.toggle();
            Workbench.until("they are wider", () -> PresenterMode.height(table) == PresenterMode.larger(usual) && !alike(widths(table), columns));
            PresenterMode.toggle();
            Workbench.until("the texts are as usual", () -> PresenterMode.height(table) == usual);
            Workbench.until("so are columns", () -> alike(widths(table), columns));
        } finally {
            Workbench.close(editor);
        }
    }

    @Test
    void aToolTipInPresenterModeHasRoomForItsWords() {
        Control window = Workbench.visible(Tree.class).findFirst().orElseThrow();
        DefaultToolTip tip = new DefaultToolTip(window, ToolTip.RECREATE, true);
        tip.setText("An empty call, a string of 64 characters,\nand an array of four structs");
        tip.show(new Point(10, 10));
        int usual = PresenterMode.height(wordsOfTip());
        tip.hide();
        PresenterMode.toggle();
        try {
            tip.show(new Point(10, 10));
            CLabel words = wordsOfTip();
            Workbench.until("the words are larger", () -> PresenterMode.height(words) == PresenterMode.larger(usual));
            Workbench.until("and have room", () -> {
                Point needed = words.computeSize(SWT.DEFAULT, SWT.DEFAULT);
                return words.getSize().x >= needed.x && words.getSize().y >= needed.y;
            });
        } finally {
            tip.hide();
            PresenterMode.toggle();
        }
    }

    private static CLabel wordsOfTip() {
        return Arrays.stream(Display.getCurrent().getShells()).flatMap(shell -> Arrays.stream(shell.getChildren()))
                .flatMap(child -> Stream.concat(Stream.of(child), child instanceof Composite inner
                        ? Arrays.stream(inner.getChildren()) : Stream.empty()))
                .filter(CLabel.class::isInstance).map(CLabel.class::cast)
                .filter(label -> label.getText().startsWith("An empty call")).findFirst().orElseThrow();
    }

    @Test
    void textsStayLargeInAnotherTheme() throws PartInitException {
        Table table = Workbench.find(Workbench.view(ServersView.ID, ServersView.class), Table.class, each -> true);
        int font = PresenterMode.usual(table);
        boolean before = Theme.dark();
        PresenterMode.toggle();
        try {
            for (boolean dark : new boolean[] {!before, before}) {
                Workbench.command("org.roundtrip.ui.toggleTheme");
                Workbench.until("the table has the other theme", () -> ThemeTest.brightness(table.getBackground().getRGB()) < ThemeTest.HALF == dark);
                Workbench.until("its texts are large again", () -> PresenterMode.height(table) == Math.round(1.5 * font));
            }
        } finally {
            PresenterMode.toggle();
        }
        Workbench.until("all is as usual", () -> PresenterMode.height(table) == font);
    }

    /** The style engine sets fonts, too: of another tab, of another perspective, in another theme. */
    @Test
    void tabsTreesAndRowsHaveTheSizeOfTheMode() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        ServersView servers = Workbench.view(ServersView.ID, ServersView.class);
        Table table = Workbench.find(servers, Table.class, each -> true);
        CTabFolder folder = folder(table);
        PresenterMode.usual(table);
        HostsView hosts = Workbench.view(HostsView.ID, HostsView.class);
        Tree library = Workbench.find(Workbench.view(LibraryView.ID, LibraryView.class), Tree.class, each -> true);
        int usual = PresenterMode.usual(library);
        int row = library.getItemHeight();
        List<Integer> columns = widths(table);
        PresenterMode.toggle();
        try {
            for (int i = 0; i < 2; i++) {
                for (IViewPart front : List.of(hosts, servers)) {
                    Workbench.page().activate(front);
                    Workbench.until("the tabs are large", () -> sizes(folder).equals(Set.of(PresenterMode.larger(usual))));
                }
                Workbench.command("org.roundtrip.ui.toggleTheme");
                Workbench.showPerspective("org.roundtrip.ui.packets.perspective");
                Workbench.showPerspective(RunPerspective.ID);
                Workbench.page().activate(servers);
                Workbench.until("tabs, trees and tables are still large", () -> sizes(folder).equals(Set.of(PresenterMode.larger(usual)))
                        && PresenterMode.height(library) == PresenterMode.larger(usual) && PresenterMode.height(table) == PresenterMode.larger(usual));
            }
            // GTK does not measure the rows of a tree that the view with the room hides.
            Workbench.page().setPartState(Workbench.page().getReference(servers), IWorkbenchPage.STATE_RESTORED);
            Workbench.until("so are rows, which had a height of " + row, () -> library.isVisible() && library.getItemHeight() > row);
        } finally {
            PresenterMode.toggle();
        }
        for (int i = 0; i < 2; i++) {
            Workbench.command("org.roundtrip.ui.toggleTheme");
            Workbench.page().activate(i == 0 ? hosts : servers);
            Workbench.until("all is as usual", () -> sizes(folder).equals(Set.of(usual)) && PresenterMode.height(library) == usual
                    && PresenterMode.height(table) == usual && library.getItemHeight() == row);
            Workbench.until("so are columns", () -> widths(table).equals(columns));
        }
    }

    @Test
    void aTabThatCameInPresenterModeIsAsUsualAfterwards() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        IWorkbenchPage page = Workbench.page();
        HostsView before = Workbench.view(HostsView.ID, HostsView.class);
        ServersView servers = Workbench.view(ServersView.ID, ServersView.class);
        CTabFolder folder = folder(Workbench.find(servers, Table.class, each -> true));
        page.activate(servers);
        Workbench.until("all tabs have one size", () -> sizes(folder).size() == 1);
        Set<Integer> usual = sizes(folder);
        page.hideView(before);
        PresenterMode.toggle();
        HostsView hosts;
        try {
            hosts = Workbench.view(HostsView.ID, HostsView.class);
            page.activate(hosts);
            page.activate(servers);
            Workbench.until("the tabs are large", () -> sizes(folder).size() == 1 && !sizes(folder).equals(usual));
        } finally {
            PresenterMode.toggle();
        }
        for (IViewPart front : List.of(hosts, servers)) {
            page.activate(front);
            Workbench.work();
            Workbench.until("all is as usual", () -> sizes(folder).equals(usual));
        }
    }

    /** On a screen of two hundred percent a width that was odd is even when it comes back. */
    private static boolean alike(List<Integer> widths, List<Integer> before) {
        return IntStream.range(0, before.size()).allMatch(i -> Math.abs(widths.get(i) - before.get(i)) <= 2);
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
        int usual = PresenterMode.height(window);
        PresenterMode.toggle();
        try {
            dialog.open();
            Button button = (Button) dialog.getShell().getData();
            Workbench.until("the words are larger", () -> PresenterMode.height(button) > usual);
            Workbench.until("they fit into the button, and it into the dialog", () ->
                    button.getSize().x >= button.computeSize(SWT.DEFAULT, SWT.DEFAULT).x
                            && dialog.getShell().getClientArea().width >= button.getParent().getLocation().x
                                    + button.getLocation().x + button.getSize().x);
        } finally {
            dialog.close();
            PresenterMode.toggle();
        }
    }

    /** As dialogs of the platform do, and the numbers of lines beside a text. */
    @Test
    void aFontThatIsTakenFromAnotherControlIsEnlargedOnce() {
        Shell dialog = new Shell(Workbench.page().getWorkbenchWindow().getShell(), SWT.DIALOG_TRIM);
        dialog.setLayout(new FillLayout());
        Label first = new Label(dialog, SWT.NONE);
        int usual = PresenterMode.height(first);
        PresenterMode.toggle();
        try {
            dialog.open();
            Workbench.until("the words are larger", () -> PresenterMode.height(first) == PresenterMode.larger(usual));
            Label second = new Label(dialog, SWT.NONE);
            second.setFont(first.getFont());
            Workbench.until("the mode knows them", () -> Presenter.scale(second) > 1);
            assertEquals(PresenterMode.larger(usual), PresenterMode.height(second));
            PresenterMode.toggle();
            Workbench.until("both are as usual", () -> PresenterMode.height(first) == usual && PresenterMode.height(second) == usual);
            PresenterMode.toggle();
        } finally {
            dialog.dispose();
            PresenterMode.toggle();
        }
    }
}
