// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Amount;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Item.TrashItem;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.tree.LibraryView;

/** The status line says of what was deleted that it is in the trash, as long as it is. */
@WindowTest
class DeletedPlansTest {
    private final Library library = Workbench.service(Library.class);
    private LibraryView view;

    @BeforeEach
    void show() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        view = Workbench.view(LibraryView.ID, LibraryView.class);
    }

    private void write(String name) throws IOException {
        Path file = library.newPlanFile(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, PlanFiles.toJson(Workbench.plan(name, Amount.calls(100))));
        library.lookAgain();
    }

    private Optional<Item> item(Shelf shelf, String name) {
        return library.on(shelf).stream().filter(item -> (item instanceof TrashItem gone ? gone.item() : item) instanceof PlanItem plan
                && plan.name().equals(name)).findFirst();
    }

    private void select(Shelf shelf, String... names) {
        Workbench.page().activate(view);
        ISelectionProvider tree = view.getSite().getSelectionProvider();
        Workbench.until("they are in the tree, on " + shelf, () -> {
            List<Item> items = Stream.of(names).flatMap(name -> item(shelf, name).stream()).toList();
            tree.setSelection(new StructuredSelection(items));
            return items.size() == names.length && ((IStructuredSelection) tree.getSelection()).size() == names.length;
        });
    }

    private void delete(String... names) throws IOException {
        for (String name : names) {
            write(name);
        }
        select(Shelf.PLANS, names);
        Workbench.command("org.eclipse.ui.edit.delete");
        Workbench.until("it is said", () -> says("trash"));
        assertTrue(offersUndo());
    }

    private static boolean says(String words) {
        return Workbench.visible(CLabel.class).map(CLabel::getText).filter(Objects::nonNull).anyMatch(text -> text.contains(words));
    }

    private static boolean offersUndo() {
        return Workbench.offers().anyMatch(each -> each.getText().contains("Undo"));
    }

    /** A click on Undo then opened an error that named a folder and no reason. */
    @Test
    void whatIsRestoredByHandIsNotOfferedToBeBroughtBack() throws IOException {
        delete("Restored by hand");
        select(Shelf.TRASH, "Restored by hand");
        Workbench.command("org.roundtrip.ui.run.restore");
        Workbench.until("it is not said any more", () -> !says("trash") && !offersUndo());
        assertTrue(item(Shelf.PLANS, "Restored by hand").isPresent());
    }

    @Test
    void ofSeveralThoseThatAreStillThereAreSpokenOf() throws IOException {
        delete("First of two", "Second of two");
        select(Shelf.TRASH, "First of two");
        Workbench.command("org.roundtrip.ui.run.restore");
        Workbench.until("the other one is named", () -> says("Second of two is in the trash") && offersUndo());
        Workbench.command("org.roundtrip.ui.run.undoDelete");
        Workbench.until("it is back, too", () -> item(Shelf.PLANS, "Second of two").isPresent() && !says("trash"));
    }

    @Test
    void whatIsDeletedForGoodIsNotOffered() throws IOException {
        delete("For good");
        library.trash().empty();
        library.lookAgain();
        Workbench.until("it is not said any more", () -> !says("trash") && !offersUndo());
    }
}
