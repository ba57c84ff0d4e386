// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.roundtrip.design.Design;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignListener;

/** The tree of a design. Its selection is that of the {@link DesignEditing}. */
public final class StructureTree {
    private final DesignEditing editing;
    private final TreeViewer viewer;
    private final Rows rows;
    private boolean following;

    /** A tree of what is edited, until it is disposed. */
    public StructureTree(Composite parent, DesignEditing editing) {
        this.editing = editing;
        viewer = new TreeViewer(parent, SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
        viewer.setUseHashlookup(true);
        rows = new Rows(editing);
        Labels labels = new Labels(editing);
        viewer.setContentProvider(rows);
        viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(labels));
        viewer.setInput(editing);
        viewer.expandToLevel(3);
        TreeUpdate update = new TreeUpdate(viewer, rows, labels);
        DesignListener listener = new DesignListener() {
            @Override
            public void designChanged(Design before) {
                update.run();
            }

            @Override
            public void selectionChanged() {
                follow();
            }
        };
        editing.addListener(listener);
        viewer.getTree().addDisposeListener(disposed -> editing.removeListener(listener));
        viewer.addSelectionChangedListener(changed -> {
            if (!following) {
                following = true;
                editing.select(ids());
                following = false;
            }
        });
    }

    /** Returns the widget. */
    public Tree tree() {
        return viewer.getTree();
    }

    private List<Integer> ids() {
        List<Integer> ids = new ArrayList<>();
        for (Object row : viewer.getStructuredSelection()) {
            if (row instanceof Row.Of of) {
                ids.add(of.node());
            }
        }
        return ids;
    }

    /** Selects the rows of the nodes that are selected: those that are selected already, else the nearest. */
    private void follow() {
        if (following) {
            return;
        }
        following = true;
        if (!ids().equals(editing.selection())) {
            viewer.setSelection(new StructuredSelection(editing.selection().stream().map(rows::nearest).toList()), true);
        }
        following = false;
    }
}
