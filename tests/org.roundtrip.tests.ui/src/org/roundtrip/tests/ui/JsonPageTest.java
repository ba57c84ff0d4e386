// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Amount;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.PlanInput;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** Editing a plan as JSON. */
@WindowTest
class JsonPageTest {
    private PlanEditor editor;
    private StyledText json;

    @BeforeEach
    void open() throws IOException {
        Workbench.showPerspective(RunPerspective.ID);
        editor = Workbench.edit(Workbench.plan("To be typed", Amount.calls(100)));
        Workbench.page().activate(editor);
        Workbench.until("it can be run", editor::canRun);
        Workbench.turnTo(editor, "JSON");
        json = Workbench.find(editor, StyledText.class, StyledText::isVisible);
    }

    @AfterEach
    void close() throws IOException {
        Workbench.close(editor);
    }

    private Button run() {
        return Workbench.find(editor, Button.class, each -> each.getText().equals("Run"));
    }

    private Link message() {
        return Workbench.find(editor, Link.class, each -> !each.getText().isEmpty());
    }

    private void replace(String words, String others) {
        int start = json.getText().indexOf(words);
        json.replaceTextRange(start, words.length(), others);
        Workbench.settle();
    }

    private String saved() throws IOException {
        return Files.readString(((PlanSource.Own) ((PlanInput) editor.getEditorInput()).source()).file());
    }

    @Test
    void aValidTextIsThePlan() throws IOException {
        assertEquals(editor.plan().orElseThrow(), PlanFiles.parse(json.getText(), "json"));
        assertFalse(editor.isDirty());
        replace("\"forks\": 1", "\"forks\": 7");
        assertEquals(7, editor.plan().orElseThrow().protocol().forks().least());
        assertTrue(editor.isDirty());
    }

    @Test
    void aTextThatIsNotValidIsDirtyAndBlocksRunAndSaveWithTheReason() throws IOException {
        String before = saved();
        replace("\"forks\": 1", "\"forks\": 0");
        String typed = json.getText();
        assertTrue(editor.isDirty());
        assertFalse(editor.canRun());
        assertTrue(editor.plan().isEmpty());
        int line = json.getLineAtOffset(typed.indexOf("\"forks\"")) + 1;
        assertTrue(message().getText().startsWith("JSON, line " + line + ": protocol/forks must be at least 1, but is 0."),
                message().getText());
        NullProgressMonitor saving = new NullProgressMonitor();
        editor.doSave(saving);
        assertTrue(saving.isCanceled() && editor.isDirty());
        assertTrue(message().getText().startsWith("Not saved yet. JSON, line"), message().getText());
        assertEquals(before, saved());
        assertEquals(typed, json.getText());
        Workbench.turnTo(editor, "Measurement");
        Workbench.click(run());
        assertTrue(message().getText().startsWith("This plan cannot be run. JSON, line"), message().getText());
        assertTrue(json.isVisible(), "the text to be corrected is shown");
    }

    @Test
    void aTextThatIsNotValidSurvivesOtherPagesWhichCannotBeChangedMeanwhile() {
        replace("{", "{{");
        String typed = json.getText();
        Workbench.turnTo(editor, "Measurement");
        Text forks = Workbench.find(editor, Text.class, each -> each.isVisible() && each.getText().equals("1"));
        assertFalse(forks.getEditable());
        assertTrue(editor.isDirty());
        Workbench.turnTo(editor, "JSON");
        assertEquals(typed, json.getText());
        replace("{{", "{");
        assertFalse(editor.isDirty());
        assertTrue(editor.canRun());
        Workbench.turnTo(editor, "Measurement");
        assertTrue(forks.getEditable());
    }

    @Test
    void undoTakesBackTypedTextAndRedoBringsItAgain() {
        String good = json.getText();
        replace("\"forks\": 1", "\"forks\": oops");
        String typed = json.getText();
        Workbench.work();
        Workbench.command("org.eclipse.ui.edit.undo");
        assertEquals(good, json.getText());
        assertFalse(editor.isDirty());
        Workbench.work();
        Workbench.command("org.eclipse.ui.edit.redo");
        assertEquals(typed, json.getText());
        assertTrue(editor.isDirty());
    }

    @Test
    void theLastValidPlanCanBeTakenBackAndTheTextAfterThatToo() {
        String good = json.getText();
        replace("\"forks\": 1", "\"forks\": oops");
        String typed = json.getText();
        message().notifyListeners(SWT.Selection, new Event());
        assertEquals(good, json.getText());
        assertFalse(editor.isDirty());
        Workbench.work();
        Workbench.command("org.eclipse.ui.edit.undo");
        assertEquals(typed, json.getText());
    }

    @Test
    void changesOfTheFormsAppear() {
        Workbench.turnTo(editor, "Measurement");
        Workbench.find(editor, Text.class, each -> each.isVisible() && each.getText().equals("1")).setText("3");
        Workbench.turnTo(editor, "JSON");
        assertTrue(json.getText().contains("\"forks\": 3"));
    }

    @Test
    void namesTextsAndNumbersHaveColours() {
        assertNotEquals(colour("\"forks\""), colour("1,"));
        assertNotEquals(colour("\"name\""), colour("\"To be typed\""));
    }

    private Object colour(String words) {
        StyleRange style = json.getStyleRangeAtOffset(json.getText().indexOf(words));
        return style == null ? json.getForeground() : style.foreground;
    }

    @Test
    void wordsAreFound() {
        Workbench.focuses(json);
        json.setSelection(0);
        Keys.press("ctrl+f");
        Workbench.until("the bar has the focus", () -> Display.getCurrent().getFocusControl() instanceof Text);
        Keys.type("ping");
        Keys.press("Return");
        Workbench.until("it is selected", () -> json.getSelectionText().equals("ping"));
        Keys.press("Escape");
        Workbench.until("the text has the focus", json::isFocusControl);
    }
}
