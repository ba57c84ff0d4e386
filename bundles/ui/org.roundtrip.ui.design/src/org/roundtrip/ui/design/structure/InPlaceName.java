// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.TreeEditor;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.design.Edited;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Renaming;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.theme.Icons;

/**
 * A field over a row in which a name is written: Enter and Tab take it, Escape does not. A type's name has the word struct, union or
 * enum before it. What is wrong with a name, or else what comes after it, stands beside it, or below the tree where it has no room.
 */
final class InPlaceName {
    private static final Texts TEXTS = Texts.of(InPlaceName.class);
    private static final int WIDTH = 180;
    private final DesignEditing editing;
    private final Tree tree;
    private final TreeEditor editor;
    private final int node;
    private final Text text;
    private final Label mark;
    private final Label problem;
    private final Next next;
    private final Listener click = pressed -> clicked();
    private final Listener reached;
    private boolean clicked;

    /**
     * What comes after the name.
     *
     * @param hint    says so, beside the field; may be empty
     * @param onEnter whether it comes after Enter, too, and not only after Tab
     * @param then    does it
     */
    record Next(String hint, boolean onEnter, Runnable then) {
    }

    /**
     * Begins to write the name of a node over its row.
     *
     * @param proposed what stands there at first
     */
    InPlaceName(DesignEditing editing, TreeItem item, Node node, String proposed, Next next) {
        this.editing = editing;
        this.node = node.id();
        this.next = next;
        tree = item.getParent();
        editor = new TreeEditor(tree);
        Composite field = new Composite(tree, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(4).spacing(4, 0).applyTo(field);
        Label kind = new Label(field, SWT.NONE);
        kind.setText(node instanceof NamedType type ? before(type) : "");
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).exclude(!(node instanceof NamedType)).applyTo(kind);
        text = new Text(field, SWT.BORDER | SWT.SINGLE);
        GridDataFactory.fillDefaults().grab(false, true).hint(WIDTH, SWT.DEFAULT).applyTo(text);
        mark = new Label(field, SWT.NONE);
        mark.setImage(Icons.image("error"));
        mark.setVisible(false);
        problem = new Label(field, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).align(SWT.FILL, SWT.CENTER).applyTo(problem);
        text.setText(proposed);
        text.selectAll();
        text.addModifyListener(typed -> show());
        text.addListener(SWT.Traverse, key -> {
            if (key.detail == SWT.TRAVERSE_RETURN) {
                key.doit = false;
                take(next.onEnter);
            } else if (key.detail == SWT.TRAVERSE_TAB_NEXT || key.detail == SWT.TRAVERSE_TAB_PREVIOUS) {
                key.doit = false;
                take(key.detail == SWT.TRAVERSE_TAB_NEXT);
            } else if (key.detail == SWT.TRAVERSE_ESCAPE) {
                key.doit = false;
                leave();
            }
        });
        reached = event -> text.getDisplay().asyncExec(this::lost);
        text.addListener(SWT.FocusOut, reached);
        // A list that closes later than this begins gives the keyboard back to the tree, and the field has never had it.
        tree.addListener(SWT.FocusIn, reached);
        tree.addListener(SWT.MouseDown, click);
        text.addListener(SWT.Dispose, event -> {
            if (!tree.isDisposed()) {
                tree.removeListener(SWT.FocusIn, reached);
                tree.removeListener(SWT.MouseDown, click);
            }
        });
        editor.grabHorizontal = true;
        editor.horizontalAlignment = SWT.LEFT;
        editor.minimumHeight = field.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
        // The field is higher than the row; over the first one its upper edge would not be in sight.
        editor.verticalAlignment = item.getBounds().y * 2 < editor.minimumHeight - item.getBounds().height ? SWT.TOP : SWT.CENTER;
        editor.setEditor(field, item);
        show();
        text.setFocus();
    }

    /** What stands before the name of a type: the row's own name, which the field would hide, and the kind. */
    private String before(NamedType type) {
        String kind = TEXTS.text("kind." + type.kind());
        return editing.selected().filter(row -> row.id() != node && RowNames.named(row))
                .map(row -> TEXTS.text("name.of", row.name(), kind)).orElse(kind);
    }

    private Optional<String> objection() {
        return Renaming.objection(editing.design(), node, text.getText());
    }

    private void show() {
        Optional<String> wrong = objection();
        mark.setVisible(wrong.isPresent());
        problem.setText(wrong.orElse(next.hint));
        problem.getParent().layout();
        boolean cut = problem.getLocation().x + problem.computeSize(SWT.DEFAULT, SWT.DEFAULT).x > problem.getParent().getSize().x;
        if (cut) {
            problem.setText("");
        }
        if (wrong.isEmpty() && cut) {
            editing.foretell(next.hint);
        } else {
            editing.refuse(wrong.orElse(""));
        }
    }

    private void take(boolean goOn) {
        if (objection().isEmpty()) {
            String name = text.getText();
            end();
            editing.refuse("");
            rename(name);
            tree.setFocus();
            if (goOn) {
                next.then.run();
            }
        }
    }

    private void rename(String name) {
        if (editing.outline().find(node).filter(now -> !now.name().equals(name)).isPresent()) {
            editing.apply(TEXTS.text("rename"), Renaming.rename(editing.design(), node, name)
                    .then(done -> new Edited.Done(done.design(), editing.selection())));
        }
    }

    private void leave() {
        end();
        editing.refuse("");
        tree.setFocus();
    }

    /**
     * Takes a valid name when the person goes elsewhere. While the window is not the active one, as until a list over it has gone, the field
     * waits. A person goes to the tree by a click, and to what is around it by Tab, which takes the name. So else the window gave the keyboard
     * away, and it comes back: what is typed next belongs to the name.
     */
    private void lost() {
        Control now = tree.isDisposed() ? null : tree.getDisplay().getFocusControl();
        if (text.isDisposed() || text.isFocusControl() || now == null) {
            return;
        }
        if (!clicked && (now == tree || isAround(now))) {
            text.setFocus();
        } else {
            finish();
        }
    }

    private boolean isAround(Control other) {
        Composite around = tree.getParent();
        while (around != null && around != other) {
            around = around.getParent();
        }
        return around != null;
    }

    /** Takes a valid name, and closes the field, unless it is closed. */
    void finish() {
        if (!text.isDisposed()) {
            String name = text.getText();
            boolean valid = objection().isEmpty();
            end();
            editing.refuse("");
            if (valid) {
                rename(name);
            }
        }
    }

    private void clicked() {
        clicked = true;
        text.getDisplay().asyncExec(this::lost);
    }

    private void end() {
        if (editor.getEditor() != null) {
            editor.getEditor().dispose();
        }
        editor.dispose();
    }
}
