// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.operations;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ToolBar;
import org.roundtrip.ui.parts.ViewAction;
import org.roundtrip.ui.run.draft.NodePath;
import org.roundtrip.ui.run.draft.PlanDraft;
import org.roundtrip.ui.run.draft.TreeEdits;
import org.roundtrip.ui.run.editing.PlanEditing;

/** The edits of the tree of operations: on a tool bar, in the context menu, and with the keys Insert and Delete. */
final class OperationsActions {
    private final PlanEditing editing;
    private final TreeViewer viewer;
    private final Runnable rename;
    private final Action part;
    private final Map<Action, BooleanSupplier> possible = new LinkedHashMap<>();

    /** An edit: the draft after it and the node that is selected then, which may be null. */
    private record Edit(PlanDraft draft, NodePath selected) {
    }

    /** @param rename lets the person write the name of the selected node, which is a new one */
    OperationsActions(PlanEditing editing, TreeViewer viewer, ToolBar bar, Runnable rename) {
        this.editing = editing;
        this.viewer = viewer;
        this.rename = rename;
        Action operation = adding("operation", Messages.addOperation, () -> true, draft ->
                new Edit(TreeEdits.addOperation(draft), NodePath.operation(draft.operations().size())));
        part = adding("add", Messages.addPart, () -> taker() != null,
                draft -> new Edit(TreeEdits.addPart(draft, taker()), TreeEdits.nextPart(draft, taker())));
        Action remove = action("remove", Messages.remove,
                () -> selected() != null && TreeEdits.removable(editing.draft(), selected()), this::remove);
        move("up", Messages.moveUp, -1);
        move("down", Messages.moveDown, 1);
        ToolBarManager tools = new ToolBarManager(bar);
        MenuManager menu = new MenuManager();
        possible.keySet().forEach(action -> {
            tools.add(action);
            menu.add(action);
        });
        tools.update(true);
        viewer.getControl().setMenu(menu.createContextMenu(viewer.getControl()));
        viewer.getControl().addDisposeListener(disposed -> {
            menu.dispose();
            tools.dispose();
        });
        viewer.getControl().addListener(SWT.KeyDown, key -> {
            if (key.stateMask == 0 && key.keyCode == SWT.INSERT) {
                runByKey(part.isEnabled() ? part : operation, key);
            } else if (key.stateMask == 0 && key.keyCode == SWT.DEL) {
                runByKey(remove, key);
            }
        });
    }

    private static void runByKey(Action action, Event key) {
        if (action.isEnabled()) {
            action.run();
        }
        key.doit = false;
    }

    private Action action(String icon, String label, BooleanSupplier isPossible, Function<PlanDraft, Edit> edit) {
        return action(icon, label, isPossible, () -> perform(label, edit.apply(editing.draft())));
    }

    /** A new node is expanded, and its name is to be written. */
    private Action adding(String icon, String label, BooleanSupplier isPossible, Function<PlanDraft, Edit> edit) {
        return action(icon, label, isPossible, () -> {
            Edit done = edit.apply(editing.draft());
            perform(label, done);
            viewer.expandToLevel(done.selected(), 1);
            rename.run();
        });
    }

    private Action action(String icon, String label, BooleanSupplier isPossible, Runnable what) {
        Action action = ViewAction.push(label, icon, what);
        possible.put(action, isPossible);
        return action;
    }

    private void perform(String label, Edit done) {
        editing.change(label, null, draft -> done.draft());
        if (done.selected() != null) {
            viewer.setSelection(new StructuredSelection(done.selected()), true);
        }
        enable();
    }

    private void move(String icon, String label, int step) {
        action(icon, label, () -> selected() != null && TreeEdits.movable(editing.draft(), selected(), step),
                draft -> new Edit(TreeEdits.move(draft, selected(), step),
                        selected().sibling(selected().index() + step)));
    }

    private Edit remove(PlanDraft draft) {
        PlanDraft after = TreeEdits.remove(draft, selected());
        return new Edit(after, TreeEdits.besides(after, selected()));
    }

    /** The node that a new parameter or field is added to: the selected one, or the one that it is in; or null. */
    private NodePath taker() {
        NodePath path = selected();
        while (path != null && !TreeEdits.takesParts(editing.draft(), path)) {
            path = path.parent();
        }
        return path;
    }

    /** The selected node, if the draft has it; else null. */
    NodePath selected() {
        NodePath path = (NodePath) viewer.getStructuredSelection().getFirstElement();
        return path != null && editing.draft().has(path) ? path : null;
    }

    /** Enables the edits that are possible now. */
    void enable() {
        possible.forEach((action, is) -> action.setEnabled(!editing.readOnly() && is.getAsBoolean()));
        part.setToolTipText(part.isEnabled() || editing.readOnly() ? Messages.addPart : Messages.addPartNot);
    }
}
