// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PartInitException;
import org.roundtrip.design.ToModel;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Shape;
import org.roundtrip.ui.design.editing.DesignInput;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.palette.PaletteView;

/** A payload that is being drawn in its editor, with the palette beside it. */
record Drawing(IEditorPart editor, DesignEditing editing, Tree tree, Tree palette) {

    /** Opens the editor of a new payload of a name, in which nothing is drawn. */
    static Drawing begin(Path file) throws PartInitException {
        IEditorPart editor = DesignInput.open(file, Workbench.page().getWorkbenchWindow());
        DesignEditing editing = Adapters.adapt(editor, DesignEditing.class);
        Workbench.until("the payload is shown", editing::isOpen);
        Workbench.settle();
        return new Drawing(editor, editing, Workbench.find(editor, Tree.class, tree -> true),
                Workbench.find(Workbench.view(PaletteView.ID, PaletteView.class), Tree.class, tree -> true));
    }

    /** The payload as it is drawn now. */
    Shape payload() {
        return ToModel.drawing(editing.design()).payload().orElse(null);
    }

    /** The payload that its file holds. */
    static Shape saved(Path file) throws InvalidFileException {
        return Files.exists(file) ? DrawingFiles.read(file).payload().orElse(null) : null;
    }

    /** Drags an entry of the palette onto the middle of a row that begins with a text. */
    void add(String entry, String row) {
        add(entry, row, 0.5);
    }

    /** The same at another height of the row; lets go when the editor has said what it would do. */
    void add(String entry, String row, double height) {
        Person.dragsOver(palette, place(palette, entry, 0.5), tree, place(tree, row, height));
        Workbench.until("the editor says what it would do", () -> !editing.outlook().isEmpty() || !editing.refusal().isEmpty());
        Person.letsGo();
    }

    /** The place in a row. @param height 0 for its upper edge, 1 for its lower one */
    static Point place(Tree in, String text, double height) {
        // The palette offers a new type a little later.
        Workbench.until("there is a row " + text, () -> has(in, text));
        Workbench.settle();
        TreeItem item = item(in, text);
        in.showItem(item);
        Workbench.settle();
        // A long list may still scroll.
        Workbench.until("the row is in sight", () -> item.getBounds().y >= 0
                && item.getBounds().y + item.getBounds().height <= in.getClientArea().height);
        Rectangle bounds = item.getBounds();
        return new Point(bounds.x + Math.min(20, bounds.width / 2), bounds.y + (int) (bounds.height * height));
    }

    /** The first row that begins with a text. */
    static TreeItem item(Tree in, String text) {
        Predicate<TreeItem> fits = item -> (item.getText() + " ").startsWith(text + " ");
        TreeItem found = find(in.getItems(), fits);
        if (found == null) {
            throw new AssertionError("no row " + text);
        }
        return found;
    }

    /** Whether there is a row that begins with a text. */
    static boolean has(Tree in, String text) {
        return find(in.getItems(), item -> (item.getText() + " ").startsWith(text + " ")) != null;
    }

    private static TreeItem find(TreeItem[] items, Predicate<TreeItem> fits) {
        for (TreeItem item : items) {
            TreeItem found = fits.test(item) ? item : find(item.getItems(), fits);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** The field over a row in which its name is written, with the keyboard, which a busy window manager gives back late. */
    static Text nameField(Tree tree) {
        Workbench.until("a name is asked for", () -> !Workbench.all(tree, Text.class).isEmpty());
        Text field = Workbench.all(tree, Text.class).getFirst();
        Workbench.focuses(field);
        return field;
    }

    /** Writes the name over the row of what was added last. @param name empty to take the one that is proposed */
    void names(String name) {
        Text field = nameField(tree);
        if (!name.isEmpty()) {
            Keys.type(name);
        }
        Keys.press("Return");
        Workbench.until("the name is taken", field::isDisposed);
        Workbench.settle();
    }

    /** Opens the list of what can be added by a key, finds an entry by some letters, and names what it adds. */
    void inserts(String key, String letters, String name) {
        inserts(tree, key, letters);
        names(name);
    }

    /** The same in any tree of a design, without the name. @param letters empty for the first entry */
    static void inserts(Tree tree, String key, String letters) {
        Workbench.until("the tree has the focus", tree::isFocusControl);
        Keys.press(key);
        Text filter = filter(tree.getShell());
        if (!letters.isEmpty()) {
            Keys.type(letters);
        }
        Keys.press("Return");
        Workbench.until("the list is closed", filter::isDisposed);
        Workbench.settle();
    }

    private static Text filter(Shell window) {
        Workbench.until("something is asked for", () -> window.getDisplay().getFocusControl() instanceof Text text
                && text.getShell() != window);
        return (Text) window.getDisplay().getFocusControl();
    }
}
