// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.run.draft.DraftCheck;
import org.roundtrip.ui.run.draft.NodePath;
import org.roundtrip.ui.run.draft.PlanDraft;
import org.roundtrip.ui.run.draft.TreeEdits;

/** The page of operations: a tree of operations and shapes, and the fields of the selected node. */
final class OperationsPage implements Page {
    private final PlanEditing editing;
    private final SashForm sash;
    private final TreeViewer viewer;
    private final ToolBar tools;
    private final NodeDetails details;
    private final Decorated mark;

    OperationsPage(Composite parent, PlanEditing editing) {
        this.editing = editing;
        sash = new SashForm(parent, SWT.HORIZONTAL);
        Composite left = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(0, 0).applyTo(left);
        viewer = new TreeViewer(left, SWT.BORDER | SWT.SINGLE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(viewer.getControl());
        OperationsTree tree = new OperationsTree(editing);
        viewer.setContentProvider(tree);
        viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(tree));
        ColumnViewerToolTipSupport.enableFor(viewer);
        viewer.setInput(editing);
        viewer.expandToLevel(2);
        mark = new Decorated(viewer.getControl());
        tools = new ToolBar(left, SWT.VERTICAL | SWT.FLAT);
        GridDataFactory.fillDefaults().applyTo(tools);
        tool("operation", Messages.addOperation, () -> true, TreeEdits::addOperation);
        tool("add", Messages.addPart, () -> selected() != null && TreeEdits.takesParts(editing.draft(), selected()),
                draft -> TreeEdits.addPart(draft, selected()));
        tool("remove", Messages.remove, () -> selected() != null && TreeEdits.removable(editing.draft(), selected()),
                draft -> TreeEdits.remove(draft, selected()));
        move("up", Messages.moveUp, -1);
        move("down", Messages.moveDown, 1);
        details = new NodeDetails(sash, editing);
        viewer.addSelectionChangedListener(changed -> {
            details.show(selected());
            enableTools();
        });
        sash.setWeights(50, 50);
        if (!editing.draft().operations().isEmpty()) {
            viewer.setSelection(new StructuredSelection(NodePath.operation(0)));
        }
        refresh();
    }

    private void tool(String icon, String label, BooleanSupplier enabled, UnaryOperator<PlanDraft> edit) {
        ToolItem item = new ToolItem(tools, SWT.PUSH);
        item.setImage(Icons.image(icon));
        item.setToolTipText(label);
        item.setData(enabled);
        item.addListener(SWT.Selection, event -> {
            NodePath before = selected();
            editing.change(label, null, edit);
            revealChange(before);
        });
    }

    private void move(String icon, String label, int step) {
        ToolItem item = new ToolItem(tools, SWT.PUSH);
        item.setImage(Icons.image(icon));
        item.setToolTipText(label);
        item.setData((BooleanSupplier) () -> selected() != null && TreeEdits.movable(editing.draft(), selected(), step));
        item.addListener(SWT.Selection, event -> {
            NodePath path = selected();
            editing.change(label, null, draft -> TreeEdits.move(draft, path, step));
            viewer.setSelection(new StructuredSelection(path.sibling(path.index() + step)), true);
        });
    }

    /** Shows the result of an edit: expands the node, or selects the neighbour of a node that was removed. */
    private void revealChange(NodePath before) {
        if (before != null && editing.draft().has(before)) {
            viewer.expandToLevel(before, 1);
        } else if (!editing.draft().operations().isEmpty()) {
            NodePath near = before == null ? NodePath.operation(editing.draft().operations().size() - 1)
                    : before.index() > 0 ? before.sibling(before.index() - 1)
                            : before.isOperation() ? NodePath.operation(0) : before.parent();
            viewer.setSelection(new StructuredSelection(near), true);
        }
        enableTools();
    }

    private NodePath selected() {
        NodePath path = (NodePath) viewer.getStructuredSelection().getFirstElement();
        return path != null && editing.draft().has(path) ? path : null;
    }

    private void enableTools() {
        for (ToolItem item : tools.getItems()) {
            item.setEnabled(!editing.readOnly() && ((BooleanSupplier) item.getData()).getAsBoolean());
        }
    }

    @Override
    public Control control() {
        return sash;
    }

    @Override
    public void refresh() {
        viewer.refresh();
        mark.show(editing.outcome().at(DraftCheck.OPERATIONS, ""));
        details.refresh();
        enableTools();
    }
}
