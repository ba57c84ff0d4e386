// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.design.Design;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Removal;
import org.roundtrip.design.Renaming;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.bytes.HexCanvas;
import org.roundtrip.ui.design.code.CodeView;
import org.roundtrip.ui.design.diagram.DiagramCanvas;
import org.roundtrip.ui.design.diagram.DiagramView;
import org.roundtrip.ui.design.sizes.SizesView;
import org.roundtrip.ui.design.wire.WireView;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.RunPerspective;

/** The views beside a payload follow it, with the provider that answers soonest. */
@WindowTest
class DesignViewsTest {
    private static final String PROVIDER = "socket";
    private static final int TEXT = 12;
    private static final String WITHOUT_ONE_WAY = "rmi";
    private static final Operation TELL = new Operation("tell", List.of(new Operation.Parameter("number", Primitive.INT)),
            Optional.empty(), List.of(), Behaviour.NOTHING, true);
    private static final Operation SAY = new Operation("say", List.of(new Operation.Parameter("told",
            new Shape.Text(Length.of(TEXT), Shape.Repertoire.LATIN1))), Optional.empty(), List.of(), Behaviour.NOTHING, true);
    private static final Struct NOTE = new Struct("Note", List.of(new Field("words", new Shape.Text(Length.of(TEXT),
            Shape.Repertoire.LATIN1)), new Field("pages", new Sequence(Primitive.INT, Length.of(3)))));

    @TempDir
    Path folder;
    private Drawing drawn;

    @BeforeEach
    void begin() throws IOException, PartInitException {
        Setting.HIDDEN_PREVIEWS.set(Workbench.service(Providers.class).all().stream().map(each -> each.id())
                .filter(id -> !id.equals(PROVIDER)).collect(Collectors.joining(",")));
        Path file = folder.resolve("note.payload.json");
        DrawingFiles.write(file, new org.roundtrip.model.Drawing("Note", "", Optional.of(NOTE), List.of(TELL, SAY), List.of()));
        drawn = Drawing.begin(file);
        Workbench.until("the provider can be called", () -> Workbench.service(Providers.class).find(PROVIDER)
                .filter(each -> each.ready()).isPresent());
    }

    @AfterEach
    void close() {
        Workbench.page().closeEditor(drawn.editor(), false);
        Workbench.showPerspective(RunPerspective.ID);
        Setting.HIDDEN_PREVIEWS.set(Setting.HIDDEN_PREVIEWS.defaultValue());
    }

    private int node(String field) {
        return drawn.editing().design().types().getFirst().parts().stream().filter(slot -> slot.name().equals(field))
                .findFirst().orElseThrow().id();
    }

    @Test
    void theOutlineLeadsToATypeAndMarksTheOneThatIsWorkedIn() throws PartInitException {
        IViewPart view = Workbench.view(IPageLayout.ID_OUTLINE, IViewPart.class);
        Workbench.page().activate(drawn.editor());
        Workbench.until("it is the payload's", () -> index(view).filter(tree -> Drawing.has(tree, "Note")).isPresent());
        Tree index = index(view).orElseThrow();
        assertEquals("Note  struct, 2 fields, used once", Drawing.item(index, "Note").getText());
        drawn.editing().select(List.of(node("pages")));
        Workbench.until("its struct is marked", () -> List.of(index.getSelection()).equals(List.of(Drawing.item(index, "Note"))));
        drawn.editing().select(List.of());
        select(index, "Note");
        Workbench.until("it is selected in the editor", () -> drawn.editing().selected().filter(NamedType.class::isInstance).isPresent());
        Workbench.page().hideView(view);
    }

    /** Selects a row as a click does. */
    static void select(Tree tree, String row) {
        TreeItem item = Drawing.item(tree, row);
        tree.setSelection(item);
        Event event = new Event();
        event.item = item;
        tree.notifyListeners(SWT.Selection, event);
        Workbench.settle();
    }

    /** The tree in the view Outline. */
    static Optional<Tree> index(IViewPart view) {
        return Workbench.all(view, Tree.class).stream().filter(Tree::isVisible).findFirst();
    }

    /** As Wire Preview names it, and the lists of Sizes. */
    @Test
    void aProviderNamesWhatItDoesNotCarryAsAPartOfThePayload() throws IOException, PartInitException {
        Path file = folder.resolve("price.payload.json");
        DrawingFiles.write(file, org.roundtrip.model.Drawing.of("Price", new Struct("Price", List.of(new Field("amount", new Shape.Decimal(10, 2))))));
        Drawing price = Drawing.begin(file);
        try {
            Workbench.until("JacORB refuses the decimal number", () -> Workbench.all(price.editor(), Button.class).stream()
                    .anyMatch(badge -> badge.getText().equals("JacORB") && badge.getToolTipText().contains("\npayload.amount: ")));
        } finally {
            Workbench.page().closeEditor(price.editor(), false);
        }
    }

    @Test
    void aClickInTheDiagramSelectsInTheTree() throws PartInitException {
        DiagramCanvas canvas = Workbench.view(DiagramView.ID, DiagramView.class).canvas();
        Workbench.until("it is drawn", () -> canvas.bounds(node("pages")).width > 0 && canvas.isVisible());
        Rectangle box = canvas.bounds(node("pages"));
        for (int type : new int[] {SWT.MouseDown, SWT.MouseUp}) {
            Event event = new Event();
            event.button = 1;
            event.x = box.x + box.width / 2;
            event.y = box.y + box.height / 2;
            canvas.notifyListeners(type, event);
        }
        Workbench.until("the tree shows it", () -> Stream.of(drawn.tree().getSelection())
                .anyMatch(item -> item.getText().startsWith("pages")));
        assertEquals(List.of(node("pages")), drawn.editing().selection());
    }

    @Test
    void undoInTheDiagramIsThatOfTheEditor() throws PartInitException {
        DiagramView view = Workbench.view(DiagramView.ID, DiagramView.class);
        Design before = drawn.editing().design();
        drawn.editing().apply("Delete", Removal.remove(before, List.of(node("pages"))));
        assertNotEquals(before, drawn.editing().design());
        Workbench.page().activate(view);
        Workbench.settle();
        Workbench.command(IWorkbenchCommandConstants.EDIT_UNDO);
        assertEquals(before, drawn.editing().design());
    }

    @Test
    void aNodeAndItsBytesSelectEachOther() throws PartInitException {
        WireView view = Workbench.view(WireView.ID, WireView.class);
        Table table = Workbench.find(view, Table.class, each -> true);
        Workbench.until("request and reply are there", () -> table.getItemCount() == 2 && table.getItem(1).getText(2).length() > 0);
        TableItem request = table.getItem(0);
        assertEquals("request", request.getText(1));
        assertTrue(Integer.parseInt(request.getText(2)) > Integer.parseInt(request.getText(3)), "more bytes than content");
        HexCanvas hex = view.hex();
        select(drawn.tree(), "words");
        Workbench.until("its bytes and their length are marked", () -> hex.highlight().length() == 4 + TEXT);
        assertEquals("16", table.getItem(0).getText(5), "and said in the table");
        ByteSpan words = hex.highlight();
        hex.choose(new ByteSpan(words.to() + 4, words.to() + 5));
        Workbench.until("the element of the list is selected", () -> Stream.of(drawn.tree().getSelection())
                .anyMatch(item -> item.getText().startsWith("element")));
        assertEquals(3, hex.highlights().size(), "all three elements are marked");
        List<Integer> element = drawn.editing().selection();
        Tree fields = Workbench.find(view, Tree.class, each -> true);
        drawn.editing().select(List.of());
        Workbench.until("no field is selected", () -> fields.getSelectionCount() == 0);
        drawn.editing().select(element);
        Workbench.until("the field of each element is selected", () -> fields.getSelectionCount() == 3);
        hex.choose(new ByteSpan(0, 1));
        assertEquals(1, drawn.editing().selection().size(), "a byte of the header belongs to no node, so the selection stays");
    }

    @Test
    void theSelectedOperationIsCalledAndARefusalLeavesTheFiguresInSight() throws PartInitException {
        WireView view = Workbench.view(WireView.ID, WireView.class);
        Table table = Workbench.find(view, Table.class, each -> true);
        Workbench.until("an echo is called", () -> table.getItemCount() == 2 && !table.getItem(1).getText(2).isEmpty());
        int width = table.getColumn(1).getWidth();
        Setting.HIDDEN_PREVIEWS.set(Workbench.service(Providers.class).all().stream().map(each -> each.id())
                .filter(id -> !List.of(PROVIDER, WITHOUT_ONE_WAY).contains(id)).collect(Collectors.joining(",")));
        drawn.editing().select(List.of(drawn.editing().design().operations().getFirst().id()));
        Workbench.until("nothing answers it, and the other provider refuses it", () -> table.getItemCount() >= 2
                && table.getItem(0).getText(1).equals("request") && refusal(table).contains("one-way"));
        String whole = refusal(table);
        int lines = table.getItemCount();
        Shell shell = table.getShell();
        Point size = shell.getSize();
        shell.setSize(size.x / 2, size.y);
        Workbench.until("a narrow view needs more lines for it", () -> table.getItemCount() > lines);
        assertEquals(whole, refusal(table));
        GC measure = new GC(table);
        int room = table.getClientArea().width - table.getColumn(0).getWidth();
        assertTrue(Stream.of(table.getItems()).skip(1).allMatch(item -> measure.textExtent(item.getText(1)).x <= room), "none of them is cut");
        measure.dispose();
        shell.setSize(size);
        Workbench.until("a wide one needs fewer", () -> table.getItemCount() == lines);
        drawn.editing().select(List.of());
        Workbench.until("both are called with an echo", () -> table.getItemCount() == 4 && !table.getItem(3).getText(2).isEmpty());
        assertEquals(width, table.getColumn(1).getWidth(), "the refusal was longer");
    }

    /** The sentence in all lines behind that of the request. */
    private static String refusal(Table table) {
        return Stream.of(table.getItems()).skip(1).map(item -> item.getText(1)).collect(Collectors.joining(" "));
    }

    @Test
    void sizesAreMeasuredAtTwoLengthsOfTheSelectedNode() throws PartInitException {
        SizesView view = Workbench.view(SizesView.ID, SizesView.class);
        drawn.editing().select(List.of(node("words")));
        Workbench.find(view, Text.class, each -> each.getText().contains(",")).setText("1,10");
        Workbench.until("there are two points of an operation that answers", () ->
                view.points().stream().map(SizePoint::length).toList().equals(List.of(1, 10))
                && view.points().stream().allMatch(point -> point.replyBytes() > 0));
        assertEquals(9, view.points().get(1).requestBytes() - view.points().get(0).requestBytes());
        assertEquals(18, view.points().get(1).contentBytes() - view.points().get(0).contentBytes(), "both ways");
        Combo place = Workbench.find(view, Combo.class, each -> each.getText().equals("payload.words"));
        assertTrue(place.getSize().x >= place.computeSize(SWT.DEFAULT, SWT.DEFAULT).x, "it can be read");
    }

    @Test
    void sizesAreStoppedOnlyWhileTheyAreMeasured() throws PartInitException {
        SizesView view = Workbench.view(SizesView.ID, SizesView.class);
        ToolItem stop = Workbench.visible(ToolBar.class).flatMap(bar -> Stream.of(bar.getItems()))
                .filter(item -> "Stop measuring".equals(item.getToolTipText())).findFirst().orElseThrow();
        drawn.editing().select(List.of(node("words")));
        Workbench.find(view, Text.class, each -> each.getText().contains(",")).setText("1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16");
        Workbench.until("they are measured", stop::isEnabled);
        drawn.editing().select(List.of(drawn.editing().design().operations().getFirst().id()));
        Workbench.until("an operation without a list has none, and there is nothing to stop", () -> Workbench.says(view, "tell") && !stop.isEnabled());
    }

    @Test
    void sizesAndCodeAreThoseOfTheSelectedOperation() throws PartInitException {
        SizesView sizes = Workbench.view(SizesView.ID, SizesView.class);
        Workbench.find(sizes, Text.class, each -> each.getText().contains(",")).setText("1,10");
        drawn.editing().select(List.of(drawn.editing().design().operations().getLast().parameters().getFirst().id()));
        Workbench.until("nothing answers it", () -> sizes.points().size() == 2
                && sizes.points().stream().allMatch(point -> point.replyBytes() == 0));
        assertEquals(9, sizes.points().get(1).contentBytes() - sizes.points().get(0).contentBytes());
        Workbench.find(sizes, CLabel.class, each -> each.getText().startsWith("The one-way operation say"));
        CodeView code = Workbench.view(CodeView.ID, CodeView.class);
        Table files = files(code);
        Workbench.until("its caller is there", () -> Stream.of(files.getItems()).anyMatch(each -> each.getText().contains("say")));
        Workbench.find(code, CLabel.class, each -> each.getText().startsWith("The one-way operation say"));
    }

    @Test
    void theCodeOfTheGeneratorIsShown() throws PartInitException {
        CodeView view = Workbench.view(CodeView.ID, CodeView.class);
        // The code of the test before may still be there.
        Workbench.until("it is there", () -> view.text().contains("class Note") && view.text().contains("java.lang.String words;"));
        Table files = files(view);
        assertEquals("Java", files.getItem(0).getText(1));
    }

    /** The providers' table has one column, that of the files three. */
    private static Table files(CodeView view) {
        return Workbench.find(view, Table.class, each -> each.getColumnCount() == 3);
    }

    /** As tabs in one row, the names of many providers were cut to the words that they share. */
    @Test
    void providersStandBelowEachOtherWithTheirWholeNames() throws PartInitException {
        Setting.HIDDEN_PREVIEWS.set(Workbench.service(Providers.class).all().stream().map(each -> each.id())
                .filter(id -> !id.startsWith("rmi")).collect(Collectors.joining(",")));
        CodeView view = Workbench.view(CodeView.ID, CodeView.class);
        Table providers = Workbench.find(view, Table.class, each -> each.getColumnCount() == 1);
        Workbench.until("RMI and its ways are listed", () -> providers.getItemCount() >= 4);
        GC measure = new GC(providers);
        for (TableItem item : providers.getItems()) {
            assertTrue(measure.textExtent(item.getText()).x < providers.getColumn(0).getWidth(), item.getText());
        }
        measure.dispose();
    }

    @Test
    void aViewShowsWhatHasChangedWhileAnotherWasInFrontOfIt() throws PartInitException {
        CodeView view = Workbench.view(CodeView.ID, CodeView.class);
        Workbench.until("the code is there", () -> view.text().contains("String words;"));
        DiagramCanvas before = Workbench.view(DiagramView.ID, DiagramView.class).canvas();
        Workbench.until("another view is in front", before::isVisible);
        drawn.editing().apply("rename", Renaming.rename(drawn.editing().design(), node("words"), "letters"));
        Workbench.until("the drawing is up to date", () -> before.bounds(node("letters")).width > 0);
        Workbench.view(CodeView.ID, CodeView.class);
        Workbench.until("so is the code", () -> view.text().contains("String letters;"));
    }
}
