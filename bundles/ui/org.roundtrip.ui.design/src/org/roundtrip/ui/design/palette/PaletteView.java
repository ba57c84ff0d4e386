// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.palette;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSourceAdapter;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.design.Design;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Outline;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.commands.NewPayloadHandler;
import org.roundtrip.ui.design.dragging.DragPicture;
import org.roundtrip.ui.design.dragging.DropZone;
import org.roundtrip.ui.design.editing.ActiveDesign;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.design.moving.Dragged;
import org.roundtrip.ui.design.moving.DraggedTransfer;
import org.roundtrip.ui.design.moving.Places;
import org.roundtrip.ui.view.Rest;
import org.roundtrip.ui.table.CutRows;

/** The view Palette: types and operations, to be dragged onto a payload or added by Enter and double click. */
public final class PaletteView extends ViewPart {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.design.palette";
    private static final Texts TEXTS = Texts.of(PaletteView.class);
    private final PaletteRows rows = new PaletteRows();
    private TreeViewer viewer;
    private Link hint;
    private ActiveDesign active;

    @Override
    public void createPartControl(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 4).applyTo(body);
        Text filter = new Text(body, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        filter.setMessage(TEXTS.text("filter"));
        filter.setToolTipText(TEXTS.text("filter.tip"));
        GridDataFactory.fillDefaults().grab(true, false).indent(0, 4).applyTo(filter);
        viewer = new TreeViewer(body, SWT.SINGLE | SWT.H_SCROLL | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(viewer.getControl());
        hint = new Link(body, SWT.WRAP);
        hint.addListener(SWT.Selection, clicked -> NewPayloadHandler.ask(getSite().getWorkbenchWindow()));
        GridDataFactory.fillDefaults().grab(true, false).hint(100, SWT.DEFAULT).indent(6, 2).applyTo(hint);
        CutRows.explain(viewer.getTree());
        viewer.setContentProvider(rows);
        viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(rows));
        viewer.setInput(rows);
        viewer.expandAll();
        viewer.addOpenListener(opened -> add());
        filter.addModifyListener(typed -> {
            rows.filter(filter.getText());
            refresh();
        });
        filter.addListener(SWT.DefaultSelection, enter -> first());
        drag();
        getSite().setSelectionProvider(viewer);
        Rest rest = new Rest(body, this::follow);
        active = new ActiveDesign(getSite().getPage(), new DesignListener() {
            @Override
            public void designChanged(Design before) {
                rest.changed();
            }
        });
        body.addDisposeListener(disposed -> active.dispose());
        follow();
    }

    private void follow() {
        Optional<DesignEditing> editing = active.editing();
        String words = TEXTS.text(editing.isPresent() ? "hint" : "none");
        if (!hint.getText().equals(words)) {
            hint.setText(words);
            hint.getParent().layout();
        }
        offer(editing.map(DesignEditing::design).map(PaletteItems::own).orElse(List.of()));
    }

    private void offer(List<PaletteItem> own) {
        if (rows.offer(own)) {
            refresh();
        }
    }

    private void refresh() {
        viewer.refresh();
        viewer.expandAll();
    }

    /** Selects the first item that is shown, and gives the list the focus. */
    private void first() {
        viewer.getControl().setFocus();
        Object[] groups = rows.getElements(rows);
        if (groups.length > 0) {
            viewer.setSelection(new StructuredSelection(rows.getChildren(groups[0])[0]), true);
        }
    }

    private PaletteItem chosen() {
        return viewer.getStructuredSelection().getFirstElement() instanceof PaletteItem item ? item : null;
    }

    private void add() {
        PaletteItem item = chosen();
        if (item == null) {
            return;
        }
        active.editing().ifPresentOrElse(editing -> add(item, editing), () -> NewPayloadHandler.ask(getSite().getWorkbenchWindow()));
    }

    /** Adds at the selection; then the person writes the name in the editor. */
    private void add(PaletteItem item, DesignEditing editing) {
        Outline before = editing.outline();
        if (editing.apply(TEXTS.text("add"), Insertion.insert(editing.design(), item.piece(), Places.at(editing, item.piece())))) {
            goBack();
            // The name would lose the keyboard to what the editor gives it to.
            viewer.getControl().getDisplay().asyncExec(() -> editing.nameAdded(before));
        }
    }

    private void drag() {
        viewer.addDragSupport(DND.DROP_COPY | DND.DROP_MOVE, new Transfer[] {LocalSelectionTransfer.getTransfer()},
                new DragSourceAdapter() {
                    @Override
                    public void dragStart(DragSourceEvent event) {
                        PaletteItem item = chosen();
                        event.doit = item != null;
                        // Before the pointer reaches the tree: the field would lie over the row on which something is dropped.
                        active.editing().ifPresent(DesignEditing::endNaming);
                        DraggedTransfer.set(item == null ? null : new Dragged.New(item.piece()));
                    }

                    @Override
                    public void dragFinished(DragSourceEvent event) {
                        DraggedTransfer.set(null);
                        active.editing().ifPresent(editing -> DropZone.finished(editing, event));
                        if (event.detail == DND.DROP_NONE) {
                            goBack();
                        }
                    }
                });
        DragPicture.on(viewer.getTree());
    }

    /** Gives the editor the keyboard again: who has dragged wants to go on there. */
    private void goBack() {
        if (active.editing().isPresent()) {
            getSite().getPage().activate(getSite().getPage().getActiveEditor());
        }
    }

    @Override
    public void setFocus() {
        viewer.getControl().setFocus();
    }
}
