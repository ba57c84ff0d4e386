// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.ui.results.ResultsView;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** Who closes an editor with changes is asked by the name of its file and what changed; who closes the question, goes on. */
@WindowTest
class SaveQuestionTest {
    private static final String PALETTE = "org.roundtrip.ui.design.palette";
    @TempDir
    static Path folder;

    @Test
    void aPlanNamesItsDifferences() throws IOException {
        PlanEditor editor = Workbench.edit(Workbench.plan("Asked about", Amount.calls(100)));
        try {
            Workbench.page().activate(editor);
            Workbench.until("it can be run", editor::canRun);
            Workbench.turnTo(editor, "Measurement");
            Workbench.find(editor, Text.class, each -> each.isVisible() && each.getText().equals("1")).setText("3");
            // Where another part has the window the editor is not in it, and a question of its own window would stand behind.
            IWorkbenchPage page = Workbench.page();
            page.setPartState(page.findViewReference(ResultsView.ID), IWorkbenchPage.STATE_MAXIMIZED);
            String question = closing(editor, () -> { });
            assertTrue(question.contains("changes to the plan Asked about?") && question.contains("forks 3 instead of")
                    && question.contains("asked-about.plan.json"), question);
        } finally {
            Workbench.page().zoomOut();
            Workbench.close(editor);
        }
    }

    @Test
    void aPayloadNamesItsFile() throws IOException, PartInitException {
        Path file = folder.resolve("asked.payload.json");
        DrawingFiles.write(file, new org.roundtrip.model.Drawing("Asked", "", Optional.of(
                new Struct("Point", List.of(new Field("x", Primitive.INT)))), List.of(), List.of()));
        Drawing drawn = Drawing.begin(file);
        try {
            Workbench.focuses(drawn.tree());
            drawn.tree().setSelection(Drawing.item(drawn.tree(), "x"));
            drawn.tree().notifyListeners(SWT.Selection, new Event());
            Workbench.until("it is selected", () -> !drawn.editing().selection().isEmpty());
            Workbench.command("org.roundtrip.ui.design.wrap");
            IWorkbenchPage page = Workbench.page();
            IViewPart other = Workbench.view(PALETTE, IViewPart.class);
            page.activate(drawn.editor());
            // As desktops do where the focus was between two parts: who then pressed Ctrl+Z undid nothing.
            String question = closing(drawn.editor(), () -> page.activate(other));
            Workbench.until("the editor is active again", () -> page.getActivePart() == drawn.editor());
            assertTrue(question.contains("changes to the payload Asked?") && question.contains("payload.x")
                    && question.contains("asked.payload.json"), question);
            assertTrue(Files.exists(file));
        } finally {
            Workbench.page().closeEditor(drawn.editor(), false);
            Workbench.showPerspective(RunPerspective.ID);
        }
    }

    /** Closes an editor, reads the question, does something else and closes it. */
    private static String closing(IEditorPart editor, Runnable meanwhile) {
        assertTrue(editor.isDirty());
        StringBuilder question = new StringBuilder();
        Workbench.answer("Save Changes", dialog -> {
            assertSame(Workbench.page().getWorkbenchWindow().getShell(), dialog.getParent());
            read(dialog, question);
            meanwhile.run();
            dialog.close();
        });
        assertFalse(Workbench.page().closeEditor(editor, true), "the editor stays");
        assertTrue(editor.isDirty());
        return question.toString();
    }

    private static void read(Composite in, StringBuilder text) {
        for (Control child : in.getChildren()) {
            if (child instanceof Label label) {
                text.append(label.getText()).append('\n');
            } else if (child instanceof Composite composite) {
                read(composite, text);
            }
        }
    }
}
