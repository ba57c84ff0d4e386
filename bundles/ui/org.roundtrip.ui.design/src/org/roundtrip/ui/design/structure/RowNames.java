// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Form;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Renaming;
import org.roundtrip.design.Slot;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;

/**
 * Names that a person writes over the selected row. They are that of the row itself, which is its first word, and that
 * of its type.
 */
final class RowNames {
    private static final Texts TEXTS = Texts.of(RowNames.class);
    private static final InPlaceName.Next LAST = new InPlaceName.Next("", false, () -> { });
    private final DesignEditing editing;
    private final TreeViewer viewer;
    private final Rows rows;
    /** What is being written, or was last; or null. */
    private InPlaceName writing;
    private Consumer<Slot> holding = slot -> { };

    RowNames(DesignEditing editing, TreeViewer viewer, Rows rows) {
        this.editing = editing;
        this.viewer = viewer;
        this.rows = rows;
    }

    /** @param choose asks what a list, an optional value or a map holds, which was just added and named */
    void thenAsk(Consumer<Slot> choose) {
        holding = choose;
    }

    /**
     * Returns the type that a row names besides itself. It is that of its values, or of the elements or values that it
     * holds.
     */
    static Optional<NamedType> type(Outline outline, Node node) {
        return node instanceof Slot slot ? slot.parts().isEmpty() ? outline.type(slot) : type(outline, slot.parts().getLast())
                : Optional.empty();
    }

    /** Whether a row's first word is a name, and not what it is in a list or an operation. */
    static boolean named(Node node) {
        return !(node instanceof Slot slot) || slot.role().named();
    }

    /** Lets the person write the name of the selected row; Tab leads to that of its type. A row without a name has only that of its type. */
    void rename() {
        Optional<Node> node = editing.selected();
        if (node.filter(row -> !named(row)).flatMap(row -> type(editing.outline(), row)).isPresent()) {
            renameType();
        } else if (editing.allowed() && !node.filter(RowNames::named).map(named -> write(named, named.name(),
                type(editing.outline(), named).map(type -> next("name.tab", type, false, this::renameType)).orElse(LAST))).orElse(false)) {
            editing.refuse(TEXTS.text("no.name"));
        }
    }

    /** Lets the person write the name of the struct, the union or the enum that the selected row has. */
    void renameType() {
        Optional<NamedType> type = editing.selected().flatMap(node -> node instanceof NamedType itself ? Optional.of(itself)
                : type(editing.outline(), node));
        if (editing.allowed() && !type.map(named -> write(named, named.name())).orElse(false)) {
            editing.refuse(TEXTS.text("no.type"));
        }
    }

    /**
     * Lets the person write the names of what was just added and so is selected. Its own comes first, then that of a new
     * type.
     *
     * @param before the nodes before that
     */
    void nameAdded(Outline before) {
        Node node = editing.selected().orElse(null);
        if (node == null || !editing.allowed()) {
            return;
        }
        Optional<NamedType> fresh = typeOrTaken(editing.outline(), node).filter(type -> before.find(type.id()).isEmpty());
        if (!named(node) || before.find(node.id()).isPresent()) {
            fresh.ifPresent(type -> write(type, suggested(node.id(), type)));
        } else {
            write(node, node.name(), fresh.map(type -> next("name.then", type, true,
                    () -> write(type, suggested(node.id(), type)))).orElseGet(() -> held(node)));
        }
    }

    /** What comes after the name of something that holds values: what it holds. */
    private InPlaceName.Next held(Node node) {
        return node instanceof Slot slot && slot.form() instanceof Form.Wrapped wrapped
                ? new InPlaceName.Next(TEXTS.text("name.held." + wrapped.wrapping()), false, () -> holding.accept(wrapped.parts().getLast())) : LAST;
    }

    /** Takes a name that is being written, unless it is not possible. */
    void end() {
        if (writing != null) {
            writing.finish();
        }
    }

    private static Optional<NamedType> typeOrTaken(Outline outline, Node node) {
        return node instanceof DrawnOperation operation ? operation.parameters().stream().findFirst().flatMap(taken -> type(outline, taken))
                : type(outline, node);
    }

    /** A struct that is made for a field is mostly called like the field. */
    private String suggested(int node, NamedType type) {
        return editing.outline().find(node).filter(Slot.class::isInstance).map(Node::name).filter(name -> !name.isEmpty())
                .map(name -> Renaming.ofField(editing.design(), type.id(), name)).orElseGet(type::name);
    }

    private static InPlaceName.Next next(String hint, NamedType type, boolean onEnter, Runnable then) {
        return new InPlaceName.Next(TEXTS.text(hint, TEXTS.text("kind." + type.kind())), onEnter, then);
    }

    private boolean write(NamedType type, String proposed) {
        return write(type, proposed, new InPlaceName.Next(TEXTS.text("name.type", TEXTS.text("kind." + type.kind())), false, () -> { }));
    }

    private boolean write(Node named, String proposed, InPlaceName.Next next) {
        end();
        Tree tree = viewer.getTree();
        Node selected = editing.selected().orElse(null);
        if (selected != null && tree.getSelectionCount() == 0) {
            // Its row may be in one that is closed.
            viewer.setSelection(new StructuredSelection(rows.row(selected.id())), true);
        }
        TreeItem[] items = tree.getSelection();
        if (items.length != 1) {
            return false;
        }
        tree.showItem(items[0]);
        writing = new InPlaceName(editing, items[0], named, proposed, next);
        return true;
    }
}
