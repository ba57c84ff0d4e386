// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.outline;

import java.util.List;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.part.Page;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.view.Rest;
import org.roundtrip.ui.table.CutRows;

/**
 * An index of a large design, a payload's or a plan's. Choosing an operation or a type selects it in the editor, and
 * what is selected there is marked here. It is a page of the platform's view Outline.
 */
public final class OutlinePage extends Page implements IContentOutlinePage {
    private static final Texts TEXTS = Texts.of(OutlinePage.class);
    private final DesignEditing editing;
    private final Runnable before;
    private final OutlineRows rows = new OutlineRows();
    private final StackLayout stack = new StackLayout();
    private final DesignListener listener = new DesignListener() {
        @Override
        public void designChanged(Design earlier) {
            rest.changed();
        }

        @Override
        public void selectionChanged() {
            mark();
        }
    };
    private Composite body;
    private Rest rest;
    private EmptyState empty;
    private TreeViewer viewer;
    private boolean marking;

    /**
     * An index of what is edited, until it is disposed.
     *
     * @param before called before a person's choice is selected in the editor, which may have to turn a page for it
     */
    public OutlinePage(DesignEditing editing, Runnable before) {
        this.editing = editing;
        this.before = before;
    }

    @Override
    public void createControl(Composite parent) {
        body = new Composite(parent, SWT.NONE);
        body.setLayout(stack);
        rest = new Rest(body, this::refresh);
        empty = new EmptyState(body, TEXTS.text("empty"), TEXTS.text("empty.how"));
        viewer = new TreeViewer(body, SWT.SINGLE | SWT.H_SCROLL | SWT.V_SCROLL);
        CutRows.explain(viewer.getTree());
        viewer.setUseHashlookup(true);
        viewer.setContentProvider(rows);
        viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(rows));
        viewer.setInput(editing);
        viewer.addSelectionChangedListener(chosen -> {
            if (!marking && viewer.getStructuredSelection().getFirstElement() instanceof Integer id) {
                before.run();
                editing.select(List.of(id));
            }
        });
        editing.addListener(listener);
        body.addDisposeListener(disposed -> editing.removeListener(listener));
        refresh();
    }

    private void refresh() {
        rows.show(editing.outline());
        marking = true;
        viewer.refresh();
        viewer.expandAll();
        marking = false;
        stack.topControl = rows.isEmpty() ? empty : viewer.getControl();
        body.layout();
        mark();
    }

    /** Selects the operation or the type that what is selected in the editor is or is in. */
    private void mark() {
        Node at = editing.selection().isEmpty() ? null : editing.outline().find(editing.selection().getLast()).orElse(null);
        while (at != null && !(at instanceof NamedType) && !(at instanceof DrawnOperation)) {
            at = editing.outline().owner(at.id()).orElse(null);
        }
        marking = true;
        viewer.setSelection(at == null ? StructuredSelection.EMPTY : new StructuredSelection(at.id()), true);
        marking = false;
    }

    @Override
    public Control getControl() {
        return body;
    }

    @Override
    public void setFocus() {
        stack.topControl.setFocus();
    }

    @Override
    public IStructuredSelection getSelection() {
        return viewer == null ? StructuredSelection.EMPTY : viewer.getStructuredSelection();
    }

    @Override
    public void setSelection(ISelection selection) {
        viewer.setSelection(selection);
    }

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener added) {
        viewer.addSelectionChangedListener(added);
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener removed) {
        viewer.removeSelectionChangedListener(removed);
    }
}
