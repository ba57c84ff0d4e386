// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Amount;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.views.LibraryView;

/** The tree of plans and runs is after a search as it was before. */
@WindowTest
class LibraryAfterSearchTest {
    private static final int PLANS = 60;
    private final Library library = Workbench.service(Library.class);
    private final List<Path> files = new ArrayList<>();
    private TreeViewer viewer;
    private Tree tree;
    private Text search;

    @BeforeEach
    void write() throws IOException, PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        LibraryView view = Workbench.view(LibraryView.ID, LibraryView.class);
        viewer = (TreeViewer) view.getSite().getSelectionProvider();
        tree = viewer.getTree();
        search = Workbench.find(view, Text.class, each -> true);
        for (int i = 0; i < PLANS; i++) {
            String name = name(i);
            Path file = library.newPlanFile(name);
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, PlanFiles.toJson(Workbench.plan(name, Amount.calls(100)))));
        }
        library.lookAgain();
        Workbench.until("the plans are in the tree", () -> plan(PLANS - 1).isPresent() && tree.getItems()[Shelf.PLANS.ordinal()].getItemCount() >= PLANS);
        viewer.setExpandedElements(Shelf.PLANS, Shelf.RUNS);
        Workbench.settle();
    }

    @AfterEach
    void delete() throws IOException {
        search.setText("");
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
        library.lookAgain();
        Workbench.until("they are gone", () -> plan(PLANS - 1).isEmpty());
        viewer.expandAll();
    }

    private static String name(int number) {
        return String.format("Filler %02d", number);
    }

    private Optional<Item> plan(int number) {
        return library.on(Shelf.PLANS).stream().filter(item -> item instanceof PlanItem plan && plan.name().equals(name(number))).findFirst();
    }

    private TreeItem row(int number) {
        return (TreeItem) viewer.testFindItem(plan(number).orElseThrow());
    }

    private List<Object> open() {
        return Stream.of(tree.getItems()).filter(TreeItem::getExpanded).map(TreeItem::getData).toList();
    }

    private List<?> selected() {
        return ((IStructuredSelection) viewer.getSelection()).toList();
    }

    private boolean inSight(TreeItem row) {
        return tree.getClientArea().contains(row.getBounds().x, row.getBounds().y + row.getBounds().height / 2);
    }

    private void lookFor(String... texts) {
        for (String text : texts) {
            search.setText(text);
            Workbench.work();
        }
    }

    /** Groups without a hit were closed then, groups with one were open, and Delete hit another run than the one at that place before. */
    @Test
    void groupsSelectionAndTopRowAreAsTheyWere() {
        viewer.setSelection(new StructuredSelection(List.of(plan(21).orElseThrow(), plan(24).orElseThrow())), false);
        tree.setTopItem(row(20));
        Workbench.until("it is scrolled", () -> tree.getTopItem() == row(20));
        List<Object> before = open();
        String example = ((PlanItem) library.on(Shelf.EXAMPLES).getFirst()).name();
        for (List<String> words : List.of(List.of("Filler 5", "Filler 57"), List.of(example), List.of("nothing has this name"), List.of("Filler 24"))) {
            lookFor(words.toArray(String[]::new));
            assertNotEquals(plan(20).orElseThrow(), tree.getItemCount() == 0 ? null : tree.getTopItem().getData());
            lookFor("");
            Workbench.until("the same row is at the top after " + words, () -> tree.getTopItem().getData().equals(plan(20).orElseThrow()));
            assertEquals(before, open(), words::toString);
            assertEquals(List.of(plan(21).orElseThrow(), plan(24).orElseThrow()), selected(), words::toString);
        }
    }

    @Test
    void whatIsSelectedDuringTheSearchStaysSoInSight() {
        viewer.setSelection(new StructuredSelection(plan(2).orElseThrow()), false);
        tree.setTopItem(row(0));
        Workbench.until("it is scrolled", () -> tree.getTopItem() == row(0));
        lookFor("Filler 5");
        tree.setSelection(row(58));
        tree.notifyListeners(SWT.Selection, new Event());
        lookFor("");
        Workbench.until("it is in sight", () -> inSight(row(58)));
        assertEquals(List.of(plan(58).orElseThrow()), selected());
        lookFor("Filler 0");
        tree.setSelection(row(3));
        tree.notifyListeners(SWT.Selection, new Event());
        lookFor("");
        Workbench.until("that one is", () -> inSight(row(3)));
        assertEquals(List.of(plan(3).orElseThrow()), selected());
    }

    @Test
    void aRowThatIsGoneMeanwhileLeavesItsPlaceToTheNext() throws IOException {
        tree.setTopItem(row(20));
        Workbench.until("it is scrolled", () -> tree.getTopItem() == row(20));
        lookFor("Filler 20");
        Files.delete(files.get(20));
        library.lookAgain();
        Workbench.until("it is gone", () -> plan(20).isEmpty());
        Workbench.work();
        lookFor("");
        Workbench.until("the next row is at the top", () -> tree.getTopItem().getData().equals(plan(21).orElseThrow()));
        assertTrue(open().contains(Shelf.PLANS));
    }
}
