// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Amount;
import org.roundtrip.ui.view.RunViews;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.tree.LibraryView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** What commands on runs say while they are not possible, and how the tree shortens names. */
@WindowTest
class CommandsOfRunsTest {
    private static final String LONG = "Four middlewares compared on one and the same machine with small and large arguments, "
            + "with as many callers as it has processors, ";
    /** How much of its end a name shows in a narrow tree, too. */
    private static final int LEAST = 3;
    private final RunControl control = Workbench.service(RunControl.class);
    private PlanEditor editor;

    @BeforeEach
    void show() {
        Workbench.until("providers are here", () -> Workbench.service(Providers.class).find("socket").isPresent());
    }

    @AfterEach
    void leave() throws IOException {
        control.cancel();
        Workbench.until("nothing runs", () -> control.current().isEmpty());
        if (editor != null) {
            Workbench.close(editor);
        }
    }

    @Test
    void aCommandThatIsNotPossibleSaysWhy() throws IOException {
        editor = Workbench.edit(Workbench.plan("Reasons", Amount.calls(10)));
        Workbench.page().activate(editor);
        Workbench.until("the tool bar offers to run it", () -> editor.canRun() && runButton().isEnabled());
        control.start(Workbench.plan("Under way", Amount.seconds(600)), false, Workbench.service(RunViews.class), objections -> { });
        Workbench.until("the menu says why there is no other run now", () -> entries().contains("Run Again (a run is under way)")
                && entries().contains("Quick Run (a run is under way)") && entries().contains("Cancel"));
        Workbench.until("so does the tool bar", () -> !runButton().isEnabled()
                && runButton().getToolTipText().contains("a run is under way"));
        control.cancel();
        Workbench.until("it has ended", () -> control.current().isEmpty());
        Workbench.until("the menu offers it again", () -> entries().contains("Run Again")
                && entries().contains("Cancel (no run is under way)"));
        Workbench.until("so does the tool bar", () -> runButton().isEnabled());
        Workbench.until("it names the plan", () -> runButton().getToolTipText().startsWith("Run the plan 'Reasons'"));
    }

    @Test
    void namesThatDifferAtTheirEndAreToldApartInTheTree() throws IOException, PartInitException {
        Tree tree = Workbench.find(Workbench.view(LibraryView.ID, LibraryView.class), Tree.class, each -> true);
        for (String end : List.of("as always", "for once")) {
            editor = Workbench.edit(Workbench.plan(LONG + end, Amount.calls(10)));
            String name = LONG + end;
            Workbench.service(Library.class).lookAgain();
            Workbench.until("it is on its shelf", () -> own(name).findFirst().isPresent());
            // A shelf that is folded has no rows until one of them is selected, and the tree may know the new plan a moment later.
            ISelectionProvider rows = Workbench.page().findView(LibraryView.ID).getSite().getSelectionProvider();
            Workbench.until("the tree shows its end", () -> {
                rows.setSelection(new StructuredSelection(own(name).findFirst().orElseThrow()));
                return tree.getSelectionCount() == 1
                        && tree.getSelection()[0].getText().matches(".*\u2026.*" + end.substring(end.length() - LEAST));
            });
            TreeItem row = tree.getSelection()[0];
            GC measure = new GC(tree);
            int width = measure.stringExtent(row.getText()).x;
            measure.dispose();
            assertTrue(row.getTextBounds(0).x + width <= tree.getClientArea().width, "it has room");
            Workbench.close(editor);
            editor = null;
        }
    }

    private static Stream<PlanItem> own(String name) {
        return Workbench.service(Library.class).on(Shelf.PLANS).stream().filter(PlanItem.class::isInstance).map(PlanItem.class::cast)
                .filter(each -> each.name().equals(name));
    }

    private static ToolItem runButton() {
        return Workbench.visible(ToolBar.class).flatMap(bar -> Arrays.stream(bar.getItems()))
                .filter(item -> item.getToolTipText() != null && item.getToolTipText().startsWith("Run the plan"))
                .findFirst().orElseThrow();
    }

    /**
     * The entries of the menu Run, as they are after all that was set going before. Each look into the menu makes events of its own: without
     * settling, a test that looks again and again would leave no moment for what changes the entries.
     */
    private static List<String> entries() {
        Workbench.settle();
        Menu menu = Arrays.stream(Workbench.page().getWorkbenchWindow().getShell().getMenuBar().getItems())
                .filter(item -> item.getText().replace("&", "").equals("Run")).findFirst().orElseThrow().getMenu();
        menu.notifyListeners(SWT.Show, new Event());
        try {
            return Stream.of(menu.getItems()).map(MenuItem::getText).map(text -> text.replaceAll("\t.*", "").replace("&", "")).toList();
        } finally {
            menu.notifyListeners(SWT.Hide, new Event());
        }
    }
}
