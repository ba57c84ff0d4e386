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
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.PlanInput;
import org.roundtrip.ui.run.plans.editor.PlanEditor;
import org.roundtrip.ui.view.OwnFiles;

/** A file of a person's own becomes a plan that is measured. */
@WindowTest
class OwnFileTest {
    private static final String SCHEMA = """
            <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
              <xs:complexType name="Point"><xs:sequence>
                <xs:element name="x" type="xs:int"/><xs:element name="y" type="xs:int"/>
              </xs:sequence></xs:complexType>
              <xs:complexType name="Line"><xs:sequence>
                <xs:element name="from" type="Point"/><xs:element name="to" type="Point"/>
              </xs:sequence></xs:complexType>
            </xs:schema>
            """;
    private static final String IDL = """
            struct Point { long x; long y; };
            interface Store {
              void ping();
              Point move(in Point from);
            };
            """;
    private static final String CYCLE = "record Node(String name, java.util.Map<String, Long> counts) {}";

    @TempDir
    Path folder;
    private final List<Path> made = new ArrayList<>();

    /** What is measured last is usual for the next new plan, so no run and no plan stays. */
    @AfterEach
    void close() throws IOException {
        Workbench.dialogs().forEach(shell -> ((Dialog) shell.getData()).close());
        RunControl control = Workbench.service(RunControl.class);
        control.cancel();
        Workbench.until("nothing runs", () -> control.current().isEmpty());
        Workbench.page().closeAllEditors(false);
        Workbench.showPerspective(RunPerspective.ID);
        OpenRuns open = Workbench.service(OpenRuns.class);
        List.copyOf(open.all()).forEach(open::close);
        Library library = Workbench.service(Library.class);
        for (Path path : made) {
            library.trash().delete(library.trash().put(path));
        }
        library.lookAgain();
        Workbench.until("they are gone", () -> Stream.concat(library.on(Item.Shelf.RUNS).stream(), library.on(Item.Shelf.PLANS).stream())
                .noneMatch(item -> item instanceof RunItem run && made.contains(run.folder())
                        || item instanceof PlanItem plan && plan.source() instanceof PlanSource.Own(Path file) && made.contains(file)));
        made.clear();
    }

    private Shell drop(String name, String text) throws IOException {
        return take(Files.writeString(folder.resolve(name), text));
    }

    private static Shell take(Path path) {
        OwnFiles.take(List.of(path), Workbench.page().getWorkbenchWindow());
        Workbench.until("it asks", () -> dialog().isPresent());
        Shell asks = dialog().orElseThrow();
        Workbench.until("providers have answered", () -> measure(asks).isEnabled() && middlewares(asks).getItemCount() > 0
                && Stream.of(middlewares(asks).getItems()).noneMatch(item -> item.getText(1).contains("still being asked")));
        return asks;
    }

    private static Optional<Shell> dialog() {
        return Workbench.dialogs().filter(shell -> Workbench.all(shell, Table.class).size() == 2).findFirst();
    }

    private static Table choices(Shell asks) {
        return Workbench.all(asks, Table.class).getFirst();
    }

    private static Table middlewares(Shell asks) {
        return Workbench.all(asks, Table.class).getLast();
    }

    private static Button measure(Shell asks) {
        return Workbench.all(asks, Button.class).stream().filter(button -> button.getData() instanceof Integer id && id == IDialogConstants.OK_ID)
                .findFirst().orElseThrow();
    }

    private static Set<String> ticked(Shell asks) {
        return Stream.of(middlewares(asks).getItems()).filter(TableItem::getChecked).map(item -> item.getText(0)).collect(Collectors.toSet());
    }

    private Plan measured(Shell asks) {
        Workbench.click(measure(asks));
        Workbench.until("its plan is open", () -> Workbench.page().getActiveEditor() instanceof PlanEditor editor && editor.plan().isPresent());
        Workbench.until("it is measured", () -> Workbench.service(RunControl.class).current().isPresent());
        assertEquals(RunPerspective.ID, Workbench.page().getPerspective().getId());
        RunControl control = Workbench.service(RunControl.class);
        Workbench.until("its run is open", () -> control.begun().isPresent() || control.current().isEmpty());
        control.begun().ifPresent(run -> made.add(run.folder().folder()));
        made.add(((PlanSource.Own) ((PlanInput) Workbench.page().getActiveEditor().getEditorInput()).source()).file());
        return ((PlanEditor) Workbench.page().getActiveEditor()).plan().orElseThrow();
    }

    @Test
    void aTypeOfASchemaIsSentAndReturned() throws IOException {
        Shell asks = drop("lines.xsd", SCHEMA);
        assertEquals("Line", choices(asks).getSelection()[0].getText(0), "no other type refers to it");
        Set<String> ticked = ticked(asks);
        assertTrue(ticked.contains("Raw TCP") && ticked.size() > 1, ticked::toString);
        Plan plan = measured(asks);
        assertEquals(ticked, plan.providers().stream().map(ProviderChoice::variant).collect(Collectors.toSet()));
        assertEquals(List.of("echo"), plan.contract().operations().stream().map(each -> each.name()).toList());
    }

    @Test
    void anOperationOfAnIdlIsCalled() throws IOException {
        Shell asks = drop("store.idl", IDL);
        assertEquals("move", choices(asks).getSelection()[0].getText(0), "the first that carries values");
        Table middlewares = middlewares(asks);
        TableItem other = Stream.of(middlewares.getItems()).filter(item -> item.getChecked() && !item.getText(0).equals("Raw TCP")).findFirst().orElseThrow();
        String left = other.getText(0);
        other.setChecked(false);
        check(middlewares, other);
        Plan plan = measured(asks);
        assertEquals("move", plan.contract().operations().getFirst().name());
        assertFalse(plan.providers().stream().anyMatch(each -> each.variant().equals(left)));
    }

    @Test
    void aFolderIsReadAsAWholeAndSearched() throws IOException {
        Path sources = Files.createDirectory(folder.resolve("sources"));
        StringBuilder service = new StringBuilder("interface Many {");
        for (int i = 0; i < 30; i++) {
            service.append("Point get").append(i).append("(int key);");
        }
        Files.writeString(sources.resolve("Many.java"), service.append("}"));
        Files.writeString(sources.resolve("Point.java"), "record Point(int x, int y) {}");
        Shell asks = take(sources);
        assertEquals(31, choices(asks).getItemCount(), "the operations and the type");
        Text search = Workbench.all(asks, Text.class).getFirst();
        search.setText("*et2?");
        assertEquals(10, choices(asks).getItemCount());
        assertEquals("get20", choices(asks).getSelection()[0].getText(0));
        search.setText("nothing");
        assertEquals(0, choices(asks).getItemCount());
        search.setText("point");
        assertEquals("Point", choices(asks).getSelection()[0].getText(0));
    }

    @Test
    void whatRefusesAFieldSaysWhyAndCannotBeTicked() throws IOException {
        Shell asks = drop("Node.java", CYCLE);
        Table middlewares = middlewares(asks);
        for (TableItem item : middlewares.getItems()) {
            boolean ticked = item.getChecked();
            if (!ticked && !item.getText(1).isEmpty() && !item.getText(1).contains("fetched")) {
                item.setChecked(true);
                check(middlewares, item);
                assertFalse(item.getChecked(), item.getText(0));
            }
            assertTrue(ticked || !item.getText(1).isEmpty(), item.getText(0) + " says why");
        }
    }

    @Test
    void aBadFileIsOneSentenceAndNothingIsLost() throws IOException {
        int editors = Workbench.page().getEditorReferences().length;
        boolean[] said = new boolean[1];
        Workbench.answer("Measure broken.java", shell -> {
            said[0] = Workbench.all(shell, Label.class).stream().anyMatch(label -> label.getText().startsWith("broken.java: "));
            shell.close();
        });
        OwnFiles.take(List.of(Files.writeString(folder.resolve("broken.java"), "record Broken(int x {}")), Workbench.page().getWorkbenchWindow());
        Workbench.until("it is said", () -> said[0]);
        assertTrue(dialog().isEmpty());
        assertEquals(editors, Workbench.page().getEditorReferences().length);
    }

    private static void check(Table table, TableItem item) {
        Event event = new Event();
        event.item = item;
        event.detail = SWT.CHECK;
        table.notifyListeners(SWT.Selection, event);
    }
}
