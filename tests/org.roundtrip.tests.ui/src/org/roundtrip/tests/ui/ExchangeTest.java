// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;
import org.roundtrip.design.Design;
import org.roundtrip.design.Target;
import org.roundtrip.design.ToModel;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editor.DesignEditor;
import org.roundtrip.ui.design.editing.DesignInput;
import org.roundtrip.ui.design.exchange.ExportHandler;
import org.roundtrip.ui.design.exchange.ImportHandler;
import org.roundtrip.ui.design.exchange.TreeImport;
import org.roundtrip.ui.view.NamedCommand;
import org.roundtrip.ui.view.TextClipboard;
import org.roundtrip.ui.open.StoredPaths;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.save.SavedFiles;

/** Payloads come in as files and by the clipboard, and go out as files. What the importers read is tested beside them. */
@WindowTest
class ExchangeTest {
    private static final Struct POINT = new Struct("Point", List.of(new Field("x", Primitive.INT), new Field("y", Primitive.INT)));
    private static final String XSD = """
            <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
              <xs:complexType name="Point"><xs:sequence>
                <xs:element name="x" type="xs:int"/><xs:element name="y" type="xs:int"/>
              </xs:sequence></xs:complexType>
            </xs:schema>
            """;

    @TempDir
    Path folder;
    private Drawing drawn;

    @BeforeEach
    void begin() throws IOException, PartInitException {
        Path file = folder.resolve("drawn.payload.json");
        DrawingFiles.write(file, new org.roundtrip.model.Drawing("Drawn", "", Optional.empty(), List.of(), List.of()));
        drawn = Drawing.begin(file);
    }

    @AfterEach
    void close() {
        notes().ifPresent(Shell::close);
        Workbench.page().closeEditor(drawn.editor(), false);
        Workbench.showPerspective(RunPerspective.ID);
    }

    private void paste(String text) {
        Workbench.focuses(drawn.tree());
        TextClipboard.put(drawn.tree().getDisplay(), text);
        Workbench.command("org.eclipse.ui.edit.paste");
    }

    /** The dialog with what has no counterpart. */
    private static Optional<Shell> notes() {
        return Stream.of(Display.getCurrent().getShells()).filter(shell -> shell.getText().equals("Notes")).findFirst();
    }

    @Test
    void sourceOfARecordIsPastedAndUndoneWhole() {
        Design before = drawn.editing().design();
        paste("public record Point(int x, int y) {}");
        Workbench.until("the struct is there", () -> POINT.equals(drawn.payload()));
        assertTrue(Drawing.has(drawn.tree(), "Payload"));
        Workbench.work();
        Keys.press("ctrl+z");
        Workbench.until("it is gone", () -> drawn.editing().design().equals(before));
        assertFalse(drawn.editor().isDirty());
        assertTrue(notes().isEmpty(), "there was nothing to note");
    }

    @Test
    void aSampleIsPastedIntoAStruct() {
        paste("record Outer(long n) {}");
        Workbench.until("the struct is there", () -> drawn.payload() instanceof Struct);
        paste("{\"colour\": \"red\", \"sizes\": [1, 2, 3]}");
        Workbench.until("the sample is a field of it", () -> drawn.payload() instanceof Struct outer
                && outer.fields().size() == 2 && outer.fields().get(1).shape() instanceof Struct inner
                && inner.fields().stream().map(Field::name).toList().equals(List.of("colour", "sizes")));
    }

    @Test
    void aTextOfNoLanguageIsOneSentenceAndChangesNothing() {
        Design before = drawn.editing().design();
        paste("Hello, how are you?");
        Workbench.until("it is said", () -> drawn.editing().refusal().startsWith("Pasted text: neither its name nor its content"));
        assertEquals(before, drawn.editing().design());
    }

    @Test
    void filesGoWhereTheyAreDroppedAllOrNone() throws IOException {
        Path point = Files.writeString(folder.resolve("point.xsd"), XSD);
        Path broken = Files.writeString(folder.resolve("broken.java"), "record Broken(int x {}");
        Design before = drawn.editing().design();
        TreeImport imports = new TreeImport(drawn.editing(), drawn.tree());
        imports.files(List.of(point, broken), Target.on(Target.DESIGN));
        Workbench.until("it is said", () -> drawn.editing().refusal().startsWith("broken.java: "));
        assertEquals(before, drawn.editing().design());
        imports.files(List.of(point), Target.on(Target.DESIGN));
        Workbench.until("the other one is imported", () -> POINT.equals(drawn.payload()));
        assertEquals("", drawn.editing().refusal());
    }

    @Test
    void classesAreFoundInTheFoldersOfThePreferences() throws IOException {
        Path library = Files.createDirectory(folder.resolve("library"));
        Files.writeString(library.resolve("Point.java"), "record Point(int x, int y) {}");
        Path user = Files.writeString(Files.createDirectory(folder.resolve("user")).resolve("User.java"), "record User(Point at) {}");
        StoredPaths folders = new StoredPaths("IMPORT_FOLDERS", 10);
        folders.set(List.of(library));
        try {
            new TreeImport(drawn.editing(), drawn.tree()).files(List.of(user), Target.on(Target.DESIGN));
            Workbench.until("it is imported", () -> new Struct("User", List.of(new Field("at", POINT))).equals(drawn.payload()));
        } finally {
            folders.set(List.of());
        }
    }

    @Test
    void someOfManyOperationsAreChosen() throws IOException {
        StringBuilder service = new StringBuilder("interface Many {");
        for (int i = 0; i < 250; i++) {
            service.append("int get").append(i).append("(int key);");
        }
        Path many = Files.writeString(folder.resolve("Many.java"), service.append("}"));
        Workbench.answer("Choose what is imported", shell -> {
            ElementListSelectionDialog dialog = (ElementListSelectionDialog) shell.getData();
            Workbench.all(shell, Text.class).getFirst().setText("get1?:");
            Table found = Workbench.all(shell, Table.class).getFirst();
            Workbench.until("some are found", () -> found.getItemCount() == 10);
            found.selectAll();
            found.notifyListeners(SWT.Selection, new Event());
            Workbench.click(dialog.getOkButton());
        });
        new TreeImport(drawn.editing(), drawn.tree()).files(List.of(many), Target.on(Target.DESIGN));
        Workbench.until("they are imported", () -> drawn.editing().design().operations().size() == 10);
    }

    @Test
    void whatHasNoCounterpartIsListed() {
        paste("import org.elsewhere.Thing; public record Odd(int x, Thing thing) {}");
        Workbench.until("it is listed", () -> notes().isPresent());
        assertTrue(noted().contains("Thing"), noted());
        assertEquals(new Struct("Odd", List.of(new Field("x", Primitive.INT))), drawn.payload());
    }

    private static String noted() {
        return Stream.of(notes().orElseThrow().getChildren()).flatMap(ExchangeTest::texts).findFirst().orElseThrow().getText();
    }

    @Test
    void oneDialogHasTheNotesOfAllFilesAndKeepsTheKeyboard() throws IOException {
        List<Path> files = List.of(Files.writeString(folder.resolve("first-odd.java"), "record First(int x, org.elsewhere.Some some) {}"),
                Files.writeString(folder.resolve("second-odd.java"), "record Second(int y, org.elsewhere.Other other) {}"));
        NamedCommand.run("org.roundtrip.ui.design.import", ImportHandler.FILES, files.get(0) + "\n" + files.get(1),
                Workbench.page().getWorkbenchWindow());
        Workbench.until("both are noted", () -> notes().isPresent() && noted().contains("Some") && noted().contains("Other"));
        List<IEditorPart> opened = new ArrayList<>();
        try {
            Workbench.until("both are shown", () -> {
                opened.clear();
                Stream.of(Workbench.page().getEditorReferences()).map(each -> each.getEditor(false))
                        .filter(editor -> editor instanceof DesignEditor && editor != drawn.editor()).forEach(opened::add);
                return opened.size() == 2 && opened.stream().allMatch(editor ->
                        Adapters.adapt(editor, DesignEditing.class).isOpen());
            });
            Workbench.work();
            assertEquals(1, Stream.of(Display.getCurrent().getShells()).filter(shell -> shell.getText().equals("Notes")).count());
            Workbench.until("it has the keyboard", () -> Display.getCurrent().getActiveShell() == notes().get());
            Keys.press("Return");
            Workbench.until("Enter closes it", () -> notes().isEmpty());
        } finally {
            for (IEditorPart editor : opened) {
                Workbench.page().closeEditor(editor, false);
                Files.delete(((DesignInput) editor.getEditorInput()).file());
            }
        }
    }

    private static Stream<Text> texts(Control control) {
        return control instanceof Text text ? Stream.of(text) : control instanceof Composite all
                ? Stream.of(all.getChildren()).flatMap(ExchangeTest::texts) : Stream.empty();
    }

    @Test
    void theCommandMakesANewPayloadOfAFile() throws IOException {
        Path point = Files.writeString(folder.resolve("imported-point.xsd"), XSD);
        NamedCommand.run("org.roundtrip.ui.design.import", ImportHandler.FILES, point.toString(),
                Workbench.page().getWorkbenchWindow());
        Workbench.until("it is opened", () -> Workbench.page().getActiveEditor() != drawn.editor() && POINT.equals(front()));
        IEditorPart opened = Workbench.page().getActiveEditor();
        Path file = Workbench.service(RoundtripHome.class).payloads().resolve("imported-point.payload.json");
        assertEquals(POINT, Drawing.saved(file));
        Workbench.page().closeEditor(opened, false);
        Files.delete(file);
    }

    @Test
    void aCancelInTheViewProgressEndsASlowImport() throws Exception {
        Path slow = Files.writeString(folder.resolve("slow.endless"), "");
        Endless endless = new Endless();
        ServiceRegistration<?> service = FrameworkUtil.getBundle(ExchangeTest.class).getBundleContext().registerService(Importer.class, endless, null);
        IViewPart progress = Workbench.view("org.eclipse.ui.views.ProgressView", IViewPart.class);
        try {
            NamedCommand.run("org.roundtrip.ui.design.import", ImportHandler.FILES, slow.toString(),
                    Workbench.page().getWorkbenchWindow());
            Job job = Stream.of(Job.getJobManager().find(null)).filter(each -> each.getName().equals("Importing a payload"))
                    .findFirst().orElseThrow();
            Workbench.until("the file is read", () -> endless.reading);
            Workbench.until("it can be cancelled", () -> cancel(progress).isPresent());
            Workbench.until("it has ended", () -> {
                // The view may still show an earlier job.
                cancel(progress).ifPresent(item -> item.notifyListeners(SWT.Selection, new Event()));
                return job.getState() == Job.NONE;
            });
            Workbench.work();
            assertEquals(IStatus.CANCEL, job.getResult().getSeverity());
            assertTrue(endless.interrupted, "reading has ended");
            assertFalse(Files.exists(Workbench.service(RoundtripHome.class).payloads().resolve("slow.payload.json")));
            assertEquals(drawn.editor(), Workbench.page().getActiveEditor());
            assertEquals(0, Workbench.dialogs().count(), "nothing is said");
        } finally {
            service.unregister();
            Workbench.page().hideView(progress);
        }
    }

    /** Reads until it is interrupted. */
    private static final class Endless implements Importer {
        private volatile boolean reading;
        private volatile boolean interrupted;

        @Override
        public List<String> endings() {
            return List.of(".endless");
        }

        @Override
        public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
            reading = true;
            try {
                new CountDownLatch(1).await();
                throw new IllegalStateException();
            } catch (InterruptedException e) {
                interrupted = true;
                throw file.problem("interrupted");
            }
        }
    }

    /** The button that ends the import. */
    private static Optional<ToolItem> cancel(IViewPart progress) {
        return Workbench.all(progress, ToolBar.class).stream().filter(ToolBar::isVisible).flatMap(bar -> Stream.of(bar.getItems()))
                .filter(item -> String.valueOf(item.getToolTipText()).startsWith("Cancel")).findFirst();
    }

    private static Shape front() {
        DesignEditing editing = Adapters.adapt(Workbench.page().getActiveEditor(), DesignEditing.class);
        return editing == null || !editing.isOpen() ? null : ToModel.drawing(editing.design()).payload().orElse(null);
    }

    @Test
    void anExportWritesTheFileAndSaysWhereItIs() throws IOException {
        paste("record Point(int x, int y) {}");
        Workbench.until("the struct is there", () -> POINT.equals(drawn.payload()));
        Path[] saved = new Path[1];
        Workbench.service(SavedFiles.class).onSaved(drawn.tree(), file -> saved[0] = file);
        Path file = folder.resolve("Point.java");
        ExportHandler.export(ToModel.drawing(drawn.editing().design()), file, Workbench.page().getWorkbenchWindow());
        Workbench.until("it is saved", () -> file.equals(saved[0]));
        assertTrue(Files.readString(file).contains("record Point(int x, int y)"), Files.readString(file));
    }
}
