// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IEditorPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignInput;
import org.roundtrip.ui.design.editor.DesignEditor;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.tree.LibraryView;

/** A payload is begun and drawn with the keyboard alone. */
@WindowTest
@Tag("screen")
class DesignKeysTest {
    private static final Shape TEXT = new Shape.Text(Length.of(30), Shape.Repertoire.LATIN1);
    private static final Struct ADDRESS = new Struct("Address", List.of(new Field("postcode", Primitive.LONG),
            new Field("unit", TEXT), new Field("street", TEXT), new Field("city", TEXT), new Field("state", TEXT)));
    private static final Struct DATE = new Struct("SimpleDate", List.of(new Field("day", Primitive.LONG), new Field("month", TEXT),
            new Field("year", Primitive.LONG)));
    private static final Struct ORDER = new Struct("Order", List.of(new Field("date", DATE), new Field("productcode", TEXT),
            new Field("number", Primitive.INT)));
    private static final Struct DATA3 = new Struct("Data3", List.of(new Field("customer", TEXT), new Field("salesrep", TEXT),
            new Field("address", ADDRESS), new Field("orders", new Sequence(ORDER, Length.of(4)))));
    private Drawing drawn;

    /** Begins a payload as a person does. */
    @BeforeEach
    void begin() {
        Workbench.showPerspective(RunPerspective.ID);
        // The dialog has the keyboard until it is closed, so it is answered from within.
        Workbench.answer("New payload", dialog -> name(dialog));
        Workbench.focuses(Workbench.find(Workbench.page().findView(LibraryView.ID), Tree.class, tree -> true));
        Person.presses("ctrl+alt+n");
        Workbench.until("it is open", () -> Workbench.page().getActiveEditor() instanceof DesignEditor editor
                && editor.getPartName().equals("Drawn with keys (payload)"));
        IEditorPart editor = Workbench.page().getActiveEditor();
        Workbench.until("the tree has the keyboard", () -> focus() instanceof Tree tree
                && Workbench.all(editor, Tree.class).contains(tree));
        drawn = new Drawing(editor, Adapters.adapt(editor, DesignEditing.class), (Tree) focus(), null);
    }

    private static void name(Shell dialog) {
        Workbench.until("a name is asked for", () -> focus() instanceof Text text && text.getShell() == dialog);
        Person.types("Drawn with keys");
        Person.presses("Return");
    }

    @AfterEach
    void close() throws IOException {
        Workbench.page().closeEditor(drawn.editor(), false);
        Files.delete(((DesignInput) drawn.editor().getEditorInput()).file());
        Workbench.showPerspective(RunPerspective.ID);
    }

    private static Control focus() {
        return Display.getCurrent().getFocusControl();
    }

    private String selected() {
        return Stream.of(drawn.tree().getSelection()).map(item -> item.getText()).findFirst().orElse("");
    }

    @Test
    void data3IsDrawn() {
        assertEquals("Payload  drop a type here", selected());
        drawn.inserts("Insert", "stru", "Data3");
        drawn.inserts("Insert", "stri", "customer");
        drawn.inserts("Insert", "", "salesrep");
        drawn.inserts("Insert", "stru", "address");
        drawn.names("");
        drawn.inserts("alt+Insert", "", "orders");
        drawn.names("Order");
        Person.presses("ctrl+l");
        drawn.inserts("Insert", "", "date");
        drawn.names("SimpleDate");
        drawn.inserts("alt+Insert", "stri", "productcode");
        drawn.inserts("Insert", "int", "number");
        ups(2, "date");
        drawn.inserts("Insert", "long", "day");
        drawn.inserts("Insert", "stri", "month");
        drawn.inserts("Insert", "long", "year");
        select("address");
        drawn.inserts("Insert", "", "postcode");
        drawn.inserts("Insert", "stri", "unit");
        drawn.inserts("Insert", "", "street");
        drawn.inserts("Insert", "", "city");
        drawn.inserts("Insert", "", "state");
        assertEquals(DATA3, drawn.payload());
    }

    @Test
    void theListSaysWhatItsEntryWouldDo() {
        drawn.inserts("Insert", "stru", "Data3");
        Workbench.until("the tree has the keyboard", drawn.tree()::isFocusControl);
        Person.presses("Insert");
        Workbench.until("the list is open", () -> focus() instanceof Text text && text.getShell() != drawn.tree().getShell());
        Shell list = focus().getShell();
        Person.types("int");
        Workbench.until("it says where the field goes", () -> Workbench.all(list, Label.class).stream().map(Label::getText)
                .anyMatch(said -> said.startsWith("Adds the field ") && said.endsWith(" to the struct Data3: int.")));
        Person.presses("Escape");
        Workbench.until("the list is closed", list::isDisposed);
    }

    private void ups(int times, String row) {
        for (int i = 0; i < times; i++) {
            Person.presses("Up");
        }
        Workbench.until(row + " is selected", () -> selected().startsWith(row + " "));
    }

    private void select(String row) {
        drawn.tree().setSelection(Drawing.item(drawn.tree(), row));
        drawn.tree().notifyListeners(SWT.Selection, new Event());
    }

    @Test
    void theFirstWordOfARowIsRenamedByItsKeyAndItsTypeByAnother() {
        drawn.inserts("Insert", "stru", "Outer");
        drawn.inserts("Insert", "stru", "inner");
        drawn.names("Inner");
        assertEquals("inner  struct Inner", selected());
        rename("F2", "part");
        assertEquals("part  struct Inner", selected());
        rename("shift+F2", "Part");
        assertEquals("part  struct Part", selected());
        select("Payload");
        rename("F2", "Whole");
        assertEquals("Payload  struct Whole", selected());
        rename("shift+F2", "All");
        assertEquals("Payload  struct All", selected());
    }

    private void rename(String key, String name) {
        Person.presses(key);
        drawn.names(name);
    }

    @Test
    void escapeClosesTheListAndNothingIsAdded() {
        Person.presses("Insert");
        Workbench.until("the list is there", () -> focus() instanceof Text);
        Person.presses("Escape");
        Workbench.until("the tree has the keyboard", drawn.tree()::isFocusControl);
        assertNull(drawn.payload());
    }

    /** A newcomer took it for a list behind the field, and wrote its name into the field that finds. */
    @Test
    void aListIsAFieldOfItsOwnAndAsksForItsNameAndForWhatItHolds() {
        drawn.inserts("Insert", "stru", "Data");
        drawn.inserts("Insert", "stri", "customer");
        Drawing.inserts(drawn.tree(), "Insert", "list");
        Workbench.until("its name is asked for", () -> focus() instanceof Text text && text.getText().equals("list"));
        Person.types("orders");
        Person.presses("Tab");
        Workbench.until("what it holds is asked for", () -> focus() instanceof Text text && text.getShell() != drawn.tree().getShell());
        Person.types("doub");
        Person.presses("Return");
        Struct list = new Struct("Data", List.of(new Field("customer", TEXT), new Field("orders", new Sequence(Primitive.DOUBLE, Length.of(4)))));
        Workbench.until("it is a list of doubles", () -> list.equals(drawn.payload()));
        // The list closes a moment after what it inserted is there, and takes the keys until then.
        Workbench.until("the tree has the keyboard", drawn.tree()::isFocusControl);
        select("customer");
        Person.presses("ctrl+l");
        Workbench.until("the field itself is wrapped", () -> drawn.payload() instanceof Struct struct
                && struct.fields().getFirst().shape().equals(new Sequence(TEXT, Length.of(4))));
        Person.presses("ctrl+z");
        Workbench.until("it is not", () -> list.equals(drawn.payload()));
    }
}
