// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.capture.network.NetworkAbility;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Network;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Shape;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.PlanInput;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** Editing a plan. */
@WindowTest
class EditorTest {
    private PlanEditor editor;

    @BeforeEach
    void open() throws IOException {
        Workbench.showPerspective(RunPerspective.ID);
        editor = Workbench.edit(Workbench.plan("To be edited", Amount.calls(100)));
        Workbench.page().activate(editor);
        Workbench.until("it can be run", editor::canRun);
    }

    @AfterEach
    void close() throws IOException {
        Workbench.close(editor);
    }

    private Text field(String content) {
        return Workbench.find(editor, Text.class, each -> each.isVisible() && each.getText().equals(content));
    }

    private Button run() {
        return Workbench.find(editor, Button.class, each -> each.getText().equals("Run"));
    }

    @Test
    void theNetworkIsChosenAndOnlyEthernetHasALatency() {
        Workbench.turnTo(editor, "Measurement");
        Text latency = Workbench.find(editor, Text.class, each -> each.isVisible() && !each.isEnabled() && each.getText().equals("50"));
        Button ethernet = Workbench.find(editor, Button.class, each -> each.getText().startsWith("Ethernet"));
        Assumptions.assumeTrue(NetworkAbility.missing(new Network.Ethernet(0)).isEmpty(), "no name spaces here");
        ethernet.setSelection(true);
        ethernet.notifyListeners(SWT.Selection, new Event());
        assertEquals(new Network.Ethernet(50), editor.plan().orElseThrow().protocol().network());
        assertTrue(latency.isEnabled());
        latency.setText("-1");
        assertTrue(editor.plan().isEmpty());
        latency.setText("7");
        assertEquals(new Network.Ethernet(7), editor.plan().orElseThrow().protocol().network());
        Workbench.work();
        Workbench.command("org.eclipse.ui.edit.undo");
        Workbench.command("org.eclipse.ui.edit.undo");
        assertEquals(Network.LOOPBACK, editor.plan().orElseThrow().protocol().network());
        assertFalse(ethernet.getSelection());
    }

    @Test
    void aWarmUpUntilSteadyHasItsOwnFields() {
        Workbench.turnTo(editor, "Measurement");
        Text most = field("30");
        assertFalse(most.isEnabled());
        Button steady = Workbench.find(editor, Button.class, each -> each.getText().equals("until steady"));
        steady.setSelection(true);
        steady.notifyListeners(SWT.Selection, new Event());
        assertTrue(most.isEnabled());
        most.setText("8");
        assertEquals(new WarmUp.Steady(1, 8), editor.plan().orElseThrow().protocol().warmUp());
    }

    @Test
    void changesMakeItDirtyAndCanBeUndoneAndSaved() throws IOException {
        assertFalse(editor.isDirty());
        Workbench.turnTo(editor, "Measurement");
        Text forks = field("1");
        forks.setText("3");
        assertTrue(editor.isDirty());
        assertEquals(3, editor.plan().orElseThrow().protocol().forks().least());
        Workbench.work();
        Workbench.command("org.eclipse.ui.edit.undo");
        assertFalse(editor.isDirty());
        assertEquals("1", forks.getText());
        Workbench.work();
        Workbench.command("org.eclipse.ui.edit.redo");
        assertEquals("3", forks.getText());
        editor.doSave(new NullProgressMonitor());
        assertFalse(editor.isDirty());
        PlanSource.Own own = (PlanSource.Own) ((PlanInput) editor.getEditorInput()).source();
        assertEquals(3, PlanFiles.read(own.file()).protocol().forks().least());
    }

    @Test
    void aWrongPlanIsExplainedAndCannotBeRunOrSaved() throws IOException {
        Workbench.turnTo(editor, "Measurement");
        field("64").setText("-1");
        Workbench.work();
        Link message = Workbench.find(editor, Link.class, each -> !each.getText().isEmpty());
        assertEquals("<a href=\"place\">Heap, MiB</a>: This cannot be less than 64.", message.getText());
        assertEquals(message.getToolTipText(), Workbench.find(editor, Label.class, each -> each.getText().equals("\u2026")).getToolTipText(),
                "a person points to the sign that there is more");
        Workbench.turnTo(editor, "Operations");
        Workbench.click(run());
        assertTrue(Workbench.service(RunControl.class).current().isEmpty(), "nothing was started");
        assertEquals("This plan cannot be run. <a href=\"place\">Heap, MiB</a>: This cannot be less than 64.", message.getText());
        assertTrue(field("-1").isVisible(), "the place of the problem is shown");
        Workbench.turnTo(editor, "Operations");
        clickPlace(message);
        assertEquals("-1", Workbench.find(editor, Text.class, Text::isFocusControl).getText());
        NullProgressMonitor saving = new NullProgressMonitor();
        editor.doSave(saving);
        assertTrue(saving.isCanceled() && editor.isDirty());
        field("-1").setText("128");
        Workbench.work();
        assertTrue(editor.canRun());
        assertEquals("", message.getText());
    }

    @Test
    void whatAProviderRefusesIsSaidWhileOneEditsAndLeadsToItsRow() throws IOException {
        Plan plan = editor.plan().orElseThrow();
        Workbench.close(editor);
        editor = Workbench.edit(new Plan(plan.name(), "", new Contract("Calls", List.of(new Operation("send",
                List.of(new Operation.Parameter("letter", new Shape.OptionalValue(Shape.Primitive.INT))), Optional.empty(), Behaviour.NOTHING))),
                List.of(plan.providers().getFirst(), ProviderChoice.of("axis")), plan.protocol()));
        Workbench.until("it is said", () -> Workbench.all(editor, Link.class).stream()
                .anyMatch(each -> each.getText().contains(">axis, send.letter</a>: ")));
        Workbench.turnTo(editor, "Measurement");
        clickPlace(Workbench.find(editor, Link.class, each -> each.getText().contains("send.letter")));
        Table table = Workbench.find(editor, Table.class, Table::isVisible);
        assertTrue(table.isFocusControl());
        assertEquals("Apache Axis (axis)", table.getSelection()[0].getText());
        assertTrue(Workbench.all(editor, Label.class).stream()
                .anyMatch(each -> each.isVisible() && each.getText().startsWith("send.letter: ")), "beside its options too");
        tick(table, table.getSelectionIndex());
        Workbench.until("all is well without it", () -> Workbench.all(editor, Link.class).stream()
                .noneMatch(each -> each.getText().contains("send.letter")));
    }

    private static void clickPlace(Link message) {
        Event click = new Event();
        click.text = "place";
        message.notifyListeners(SWT.Selection, click);
    }

    @Test
    void providersAreTickedInTheTable() {
        Table table = Workbench.find(editor, Table.class, Table::isVisible);
        int before = editor.plan().orElseThrow().providers().size();
        List<String> names = names(table);
        tick(table, 2);
        assertEquals(before + 1, editor.plan().orElseThrow().providers().size());
        assertTrue(editor.isDirty());
        assertEquals(2, table.getSelectionIndex(), "what was ticked is selected");
        tick(table, 1);
        assertEquals(names, names(table), "the list keeps its order");
        assertEquals(List.of("socket", names.get(1), names.get(2)),
                editor.plan().orElseThrow().providers().stream().map(ProviderChoice::variant).toList(),
                "what is ticked is named as the list names it");
        Button copy = Workbench.find(editor, Button.class, each -> each.getText().equals("Add a copy"));
        Workbench.focuses(copy);
        Workbench.click(copy);
        assertTrue(table.isFocusControl(), "keys go on with what was added");
        assertEquals(2, table.getSelectionIndex(), "what was added is selected");
        assertEquals(names.get(1) + " 2", table.getItem(2).getText());
    }

    @Test
    void clientAndServerAreSetApartAndMadeAlikeAgain() {
        Table table = Workbench.find(editor, Table.class, Table::isVisible);
        table.select(0);
        table.notifyListeners(SWT.Selection, new Event());
        Workbench.until("the Java runtimes are known", () -> javas().getFirst().getItemCount() > 1);
        ProviderChoice before = editor.plan().orElseThrow().providers().getFirst();
        differ(true);
        assertEquals(before, editor.plan().orElseThrow().providers().getFirst(), "nothing differs yet");
        List<Text> flags = flagFields();
        assertEquals(2, flags.size());
        flags.getLast().setText("-Xint  -ea ");
        ProviderChoice apart = editor.plan().orElseThrow().providers().getFirst();
        assertEquals(before.client(), apart.client());
        assertEquals(List.of("-Xint", "-ea"), apart.server().jvmFlags());
        assertEquals("-Xint  -ea ", flags.getLast().getText(), "what is typed stays as it is");
        flags.getLast().setText("-jar x.jar");
        assertTrue(editor.plan().isEmpty());
        Workbench.work();
        Link message = Workbench.find(editor, Link.class, each -> each.isVisible() && !each.getText().isEmpty());
        assertTrue(message.getText().contains("'-jar' is not allowed"), message.getText());
        flags.getLast().setText("-ea");
        assertEquals(2, javas().size());
        Combo ofClient = javas().getFirst();
        ofClient.select(1);
        ofClient.notifyListeners(SWT.Selection, new Event());
        assertEquals(Integer.toString(Runtime.version().feature()),
                editor.plan().orElseThrow().providers().getFirst().client().jdk());
        assertEquals("", editor.plan().orElseThrow().providers().getFirst().server().jdk());
        differ(false);
        ProviderChoice alike = editor.plan().orElseThrow().providers().getFirst();
        assertEquals(alike.client(), alike.server());
        Workbench.work();
        Workbench.command("org.eclipse.ui.edit.undo");
        assertEquals(List.of("-ea"), editor.plan().orElseThrow().providers().getFirst().server().jvmFlags());
        assertEquals(2, flagFields().size(), "both sides are shown again");
    }

    private void differ(boolean apart) {
        Button box = Workbench.find(editor, Button.class, each -> each.getText().equals("Client and server differ"));
        box.setSelection(apart);
        Workbench.click(box);
    }

    private List<Combo> javas() {
        return Workbench.all(editor, Combo.class).stream()
                .filter(each -> each.isVisible() && each.getItem(0).startsWith("as Roundtrip")).toList();
    }

    private List<Text> flagFields() {
        return Workbench.all(editor, Text.class).stream()
                .filter(each -> String.valueOf(each.getToolTipText()).startsWith("Flags of this JVM")).toList();
    }

    private static List<String> names(Table table) {
        return Arrays.stream(table.getItems()).map(TableItem::getText).toList();
    }

    private static void tick(Table table, int row) {
        table.getItem(row).setChecked(!table.getItem(row).getChecked());
        Event tick = new Event();
        tick.item = table.getItem(row);
        tick.detail = SWT.CHECK;
        table.notifyListeners(SWT.Selection, tick);
    }

    @Test
    void theFileIsFollowedWhenSomeoneElseWritesIt() throws IOException {
        PlanSource.Own own = (PlanSource.Own) ((PlanInput) editor.getEditorInput()).source();
        Files.writeString(own.file(), PlanFiles.toJson(editor.plan().orElseThrow().named("Written elsewhere")));
        Workbench.until("the editor shows it", () -> editor.getTitle().equals("Written elsewhere"));
    }

    @Test
    void whoTypesIntoAnExampleSeesWhatToDo() throws IOException {
        PlanEditor example = PlanEditor.open(new PlanSource.Example("every-kind"), Workbench.page());
        Workbench.until("it is read", () -> example.plan().isPresent());
        Workbench.turnTo(example, "Measurement");
        Link hint = Workbench.find(example, Link.class, each -> each.getText().contains("make a copy of your own"));
        Text field = Workbench.find(example, Text.class, each -> each.isVisible() && !each.getEditable());
        Workbench.press(field, SWT.ARROW_RIGHT, (char) 0);
        assertFalse(isBold(hint), "moving about changes nothing");
        Workbench.press(field, '7', '7');
        assertTrue(isBold(hint));
        Workbench.close(example);
    }

    private static boolean isBold(Control control) {
        return (control.getFont().getFontData()[0].getStyle() & SWT.BOLD) != 0;
    }

    @Test
    void anExampleIsSavedAsAPlanOfOnesOwn() throws IOException {
        PlanEditor example = PlanEditor.open(new PlanSource.Example("every-kind"), Workbench.page());
        Workbench.until("it is read", () -> example.plan().isPresent());
        example.saveAs("Kinds of mine");
        assertEquals("Kinds of mine", example.getTitle());
        assertTrue(((PlanInput) example.getEditorInput()).source() instanceof PlanSource.Own);
        assertFalse(example.isDirty());
        Workbench.close(example);
    }
}
