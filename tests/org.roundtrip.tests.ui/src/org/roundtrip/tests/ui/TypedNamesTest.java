// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Amount;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.tree.LibraryView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** What a person types after Rename in Plans and Runs is the new name, and nothing is searched for. */
@WindowTest
class TypedNamesTest {
    private static final String BEFORE = "Name before", AFTER = "Name after";
    private final Library library = Workbench.service(Library.class);
    private LibraryView view;
    private String typed = "";

    @BeforeEach
    void show() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        view = Workbench.view(LibraryView.ID, LibraryView.class);
    }

    @AfterEach
    void close() throws IOException {
        if (Workbench.page().getActiveEditor() instanceof PlanEditor editor && editor.getTitle().equals(AFTER)) {
            Workbench.close(editor);
        }
        for (String name : new String[] {BEFORE, AFTER}) {
            if (plan(name).isPresent() && plan(name).get().source() instanceof PlanSource.Own own) {
                Files.deleteIfExists(own.file());
            }
        }
        library.lookAgain();
    }

    private Optional<PlanItem> plan(String name) {
        return library.on(Shelf.PLANS).stream().filter(PlanItem.class::isInstance).map(PlanItem.class::cast)
                .filter(item -> item.name().equals(name)).findFirst();
    }

    @Test
    void charactersGoIntoTheName() throws IOException {
        Workbench.close(Workbench.edit(Workbench.plan(BEFORE, Amount.calls(100))));
        library.lookAgain();
        Workbench.until("the plan is in the library", () -> plan(BEFORE).isPresent());
        Tree tree = Workbench.find(view, Tree.class, each -> true);
        Text search = Workbench.find(view, Text.class, each -> (each.getStyle() & SWT.SEARCH) != 0);
        Workbench.until("it is selected", () -> {
            view.getSite().getSelectionProvider().setSelection(new StructuredSelection(plan(BEFORE).orElseThrow()));
            return tree.getSelectionCount() == 1 && tree.getSelection()[0].getText().equals(BEFORE);
        });
        // The dialog has the keyboard until it is closed, so it is answered from within.
        Workbench.answer("Rename", dialog -> write(dialog));
        Workbench.focuses(tree);
        Keys.press("F2");
        assertEquals(AFTER, typed);
        assertEquals("", search.getText());
        Workbench.until("the plan has its new name", () -> plan(AFTER).isPresent() && plan(BEFORE).isEmpty());
    }

    private void write(Shell dialog) {
        Text name = Workbench.all(dialog, Text.class).getFirst();
        Workbench.focuses(name);
        Keys.type(AFTER);
        typed = name.getText();
        Keys.press("Return");
    }
}
