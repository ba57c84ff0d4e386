// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.operations;

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
import org.roundtrip.ui.run.draft.DraftCheck;
import org.roundtrip.ui.run.draft.NodePath;
import org.roundtrip.ui.form.Decorated;
import org.roundtrip.ui.run.editing.Page;
import org.roundtrip.ui.run.editing.PlanEditing;

/** The page of operations: a tree of operations and shapes, and the fields of the selected node. */
public final class OperationsPage implements Page {
    private final PlanEditing editing;
    private final SashForm sash;
    private final TreeViewer viewer;
    private final OperationsActions actions;
    private final NodeDetails details;
    private final Decorated mark;

    /** The page of a draft. */
    public OperationsPage(Composite parent, PlanEditing editing) {
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
        ToolBar bar = new ToolBar(left, SWT.VERTICAL | SWT.FLAT);
        GridDataFactory.fillDefaults().applyTo(bar);
        details = new NodeDetails(sash, editing, path -> viewer.expandToLevel(path, 1));
        actions = new OperationsActions(editing, viewer, bar, details::rename);
        viewer.addSelectionChangedListener(changed -> {
            details.show(actions.selected());
            actions.enable();
        });
        sash.setWeights(50, 50);
        if (!editing.draft().operations().isEmpty()) {
            viewer.setSelection(new StructuredSelection(NodePath.operation(0)));
        }
        refresh();
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
        actions.enable();
    }
}
