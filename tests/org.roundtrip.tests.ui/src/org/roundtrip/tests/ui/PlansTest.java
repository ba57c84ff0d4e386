// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Amount;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** Plans from their first name to their run: new, named, broken on the disk, and run with changes that are not saved. */
@WindowTest
class PlansTest {
    private static final String RUN = "org.roundtrip.ui.run.run";
    private PlanEditor editor;

    @BeforeEach
    void show() {
        Workbench.showPerspective(RunPerspective.ID);
    }

    @AfterEach
    void close() throws IOException {
        Workbench.service(RunControl.class).cancel();
        Workbench.until("nothing runs", () -> Workbench.service(RunControl.class).current().isEmpty());
        if (editor != null) {
            Workbench.close(editor);
        }
    }

    @Test
    void aPayloadOfItsNameHasATabOfAnotherName(@TempDir Path folder) throws IOException, PartInitException {
        edit("Prices");
        Path file = folder.resolve("prices.payload.json");
        DrawingFiles.write(file, new org.roundtrip.model.Drawing("Prices", "", Optional.empty(), List.of(), List.of()));
        Drawing payload = Drawing.begin(file);
        try {
            Workbench.until("each tab says what it shows", () -> editor.getTitle().equals("Prices")
                    && payload.editor().getTitle().equals("Prices (payload)"));
            assertTrue(editor.getTitleToolTip().startsWith("Plan: Prices\n"), editor.getTitleToolTip());
            assertEquals("Payload: Prices\n" + file, payload.editor().getTitleToolTip());
        } finally {
            Workbench.page().closeEditor(payload.editor(), false);
            Workbench.showPerspective(RunPerspective.ID);
        }
    }

    private void edit(String name) throws IOException {
        editor = Workbench.edit(Workbench.plan(name, Amount.calls(100)));
        Workbench.page().activate(editor);
        Workbench.until("it can be run", editor::canRun);
    }

    private void openBroken(String text) throws IOException {
        Path file = Workbench.service(Library.class).newPlanFile("Broken");
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        editor = PlanEditor.open(new PlanSource.Own(file), Workbench.page());
        Workbench.until("it says what is wrong", () -> !message().isEmpty());
    }

    private String message() {
        try {
            return Workbench.find(editor, Link.class, each -> each.isVisible()).getText();
        } catch (AssertionError none) {
            return "";
        }
    }

    private boolean runIsEnabled() {
        return Workbench.service(ICommandService.class).getCommand(RUN).isEnabled();
    }

    @Test
    void aNewPlanIsAskedForItsName() {
        Workbench.until("all providers were asked",
                () -> Workbench.service(Providers.class).all().stream().allMatch(KnownProvider::asked));
        Workbench.answer("New plan", dialog -> answer(dialog, "Prices of ours"));
        Workbench.command("org.roundtrip.ui.run.newPlan");
        editor = (PlanEditor) Workbench.page().getActiveEditor();
        Workbench.until("it has been read", () -> editor.plan().isPresent());
        assertEquals("Prices of ours", editor.plan().orElseThrow().name());
        assertEquals("Prices of ours", editor.getTitle());
        List<String> ready = Workbench.service(Providers.class).all().stream().filter(KnownProvider::ready)
                .map(known -> known.info().id()).toList();
        List<ProviderChoice> ticked = editor.plan().orElseThrow().providers();
        assertTrue(ready.containsAll(ticked.stream().map(ProviderChoice::id).toList()),
                "what would have to be fetched first, or cannot run here, is not ticked: " + ticked);
        assertTrue(ticked.size() < ready.size(), "only the usual ones are ticked: " + ticked);
        ProviderChoice first = ticked.getFirst();
        assertEquals(Workbench.service(Providers.class).all().stream().map(KnownProvider::info).filter(info -> info.id().equals(first.id()))
                .findFirst().orElseThrow().label(), first.variant(), "results name it as the list does");
    }

    /** Types a name into the dialog that is open, and accepts it. */
    private static void answer(Shell dialog, String name) {
        Text text = Workbench.all(dialog, Text.class).getFirst();
        assertEquals(text.getText(), text.getSelectionText(), "the proposed name is selected");
        text.setText(name);
        Workbench.click(dialog.getDefaultButton());
    }

    @Test
    void theTitleIsAFieldWithUndo() throws IOException {
        edit("Before");
        Text title = Workbench.find(editor, Text.class, each -> each.isVisible() && each.getText().equals("Before"));
        title.setText("After");
        assertEquals("After", editor.plan().orElseThrow().name());
        assertEquals("After", editor.getTitle());
        assertTrue(editor.isDirty());
        title.setText("");
        assertTrue(editor.plan().isEmpty(), "a plan needs a name");
        Workbench.work();
        Workbench.command("org.eclipse.ui.edit.undo");
        assertEquals("Before", title.getText());
        assertFalse(editor.isDirty());
    }

    @Test
    void aFileThatIsBrokenIsMendedOnItsJsonPage() throws IOException {
        String good = PlanFiles.toJson(Workbench.plan("Mended", Amount.calls(100)));
        String broken = good.replaceFirst(",", "");
        openBroken(broken);
        StyledText json = Workbench.find(editor, StyledText.class, StyledText::isVisible);
        assertEquals(broken, json.getText());
        assertTrue(message().startsWith("JSON, line 3, column") && message().contains("a comma is missing"), message());
        assertFalse(message().contains("last valid plan"), "there is none");
        assertFalse(editor.isDirty());
        assertTrue(editor.plan().isEmpty());
        json.replaceTextRange(0, broken.length(), good);
        assertTrue(editor.isDirty());
        assertEquals("Mended", editor.plan().orElseThrow().name());
        editor.doSave(new NullProgressMonitor());
        assertFalse(editor.isDirty());
        Workbench.work();
        Workbench.turnTo(editor, "Measurement");
        assertFalse(editor.getEditorSite().getActionBars().getGlobalActionHandler("undo").isEnabled(),
                "undo does not lead back to where there was no plan");
    }

    @Test
    void theCommandRunSaysWhyABrokenPlanCannotBeRun() throws IOException {
        edit("Can be run");
        assertTrue(runIsEnabled());
        Workbench.turnTo(editor, "JSON");
        StyledText json = Workbench.find(editor, StyledText.class, StyledText::isVisible);
        json.replaceTextRange(0, 0, "{");
        Workbench.turnTo(editor, "Measurement");
        assertTrue(runIsEnabled());
        Workbench.command(RUN);
        assertTrue(message().startsWith("This plan cannot be run. JSON, line"), message());
        assertTrue(json.isVisible(), "the text to be corrected is shown");
        assertTrue(Workbench.service(RunControl.class).current().isEmpty(), "nothing was started");
        json.replaceTextRange(0, 1, "");
        assertTrue(editor.canRun());
    }

    @Test
    void aRunOfUnsavedChangesMeasuresWhatIsShownAndSaysSo() throws IOException {
        edit("Changed");
        Workbench.turnTo(editor, "Measurement");
        Workbench.find(editor, Text.class, each -> each.isVisible() && each.getText().equals("100")).setText("123");
        Workbench.work();
        Workbench.click(Workbench.find(editor, Button.class, each -> each.getText().equals("Run")));
        assertTrue(message().contains("unsaved"), message());
        FocusService focus = Workbench.service(FocusService.class);
        Workbench.until("it has begun", () -> focus.focus().run() != null
                && focus.focus().run().run().plan().name().equals("Changed"));
        assertEquals(Amount.calls(123), focus.focus().run().run().plan().protocol().measured());
        Workbench.service(RunControl.class).cancel();
        Workbench.until("it has ended", () -> Workbench.service(RunControl.class).current().isEmpty());
        Workbench.until("no run measures the changes any more", () -> message().isEmpty());
        assertTrue(editor.isDirty());
        editor.doSave(new NullProgressMonitor());
        assertEquals("", message());
    }

    @Test
    void aPlanThatIsOpenedWherePacketsAreStudiedIsShownInThePerspectiveRun() throws Exception {
        Workbench.withoutEditors(() -> {
            Workbench.showPerspective("org.roundtrip.ui.packets.perspective");
            edit("From elsewhere");
            assertEquals(RunPerspective.ID, Workbench.page().getPerspective().getId());
            Button run = Workbench.find(editor, Button.class, each -> each.getText().equals("Run"));
            assertTrue(run.isVisible() && (run.getStyle() & SWT.PUSH) != 0);
        });
    }
}
