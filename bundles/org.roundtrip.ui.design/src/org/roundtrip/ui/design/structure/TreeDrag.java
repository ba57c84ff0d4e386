// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSource;
import org.eclipse.swt.dnd.DragSourceAdapter;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.design.Target.Place;
import org.roundtrip.design.text.EditWords;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.exchange.TreeImport;
import org.roundtrip.ui.design.moving.ClipText;
import org.roundtrip.ui.design.moving.Dragged;
import org.roundtrip.ui.design.moving.DraggedTransfer;

/**
 * Dragging from and to the tree of a design. While something is dragged, the row under the pointer is marked before, after or
 * on it, and a sentence tells what a drop would do; where a drop is not possible the pointer says so, and the reason is told.
 * Ctrl copies what the tree has, and puts a new list, optional value or map around what a row has.
 */
final class TreeDrag {
    private static final Texts TEXTS = Texts.of(TreeDrag.class);
    /** The share of a row's height, at its upper and lower edge, where a drop goes beside it and not into it. */
    private static final double EDGE = 0.3;
    private final DesignEditing editing;
    private final Tree tree;
    private final Function<Row, List<? extends Node>> children;
    private final Runnable selecting;
    private final Consumer<Outline> addedNew;
    private final TreeImport imports;
    private boolean copy;

    /**
     * Drags from and to a tree.
     *
     * @param selecting makes the rows that are selected now the selection of what is edited
     * @param imports  takes files that are dropped
     * @param addedNew gets the nodes before something new was dropped, after that; it is selected then
     */
    TreeDrag(DesignEditing editing, Tree tree, Function<Row, List<? extends Node>> children,
            Runnable selecting, Consumer<Outline> addedNew, TreeImport imports) {
        this.editing = editing;
        this.tree = tree;
        this.children = children;
        this.selecting = selecting;
        this.addedNew = addedNew;
        this.imports = imports;
        source();
        target();
    }

    private void source() {
        DragSource source = new DragSource(tree, DND.DROP_MOVE | DND.DROP_COPY);
        source.setTransfer(LocalSelectionTransfer.getTransfer(), TextTransfer.getInstance());
        source.addDragListener(new DragSourceAdapter() {
            @Override
            public void dragStart(DragSourceEvent event) {
                // The press that begins a drag may have selected its row without having told so yet.
                selecting.run();
                event.doit = !editing.selection().isEmpty();
                DraggedTransfer.set(event.doit ? new Dragged.Nodes(editing, editing.selection()) : null);
            }

            @Override
            public void dragSetData(DragSourceEvent event) {
                if (TextTransfer.getInstance().isSupportedType(event.dataType)) {
                    event.data = ClipText.of(editing.design(), editing.selection());
                }
            }

            @Override
            public void dragFinished(DragSourceEvent event) {
                DraggedTransfer.set(null);
                editing.refuse("");
            }
        });
    }

    private void target() {
        DropTarget target = new DropTarget(tree, DND.DROP_MOVE | DND.DROP_COPY | DND.DROP_DEFAULT);
        target.setTransfer(LocalSelectionTransfer.getTransfer(), FileTransfer.getInstance());
        target.addDropListener(new DropTargetAdapter() {
            @Override
            public void dragEnter(DropTargetEvent event) {
                dragOperationChanged(event);
            }

            @Override
            public void dragOperationChanged(DropTargetEvent event) {
                copy = event.detail == DND.DROP_COPY;
                dragOver(event);
            }

            @Override
            public void dragOver(DropTargetEvent event) {
                Dragged dragged = DraggedTransfer.get().orElse(null);
                event.detail = DND.DROP_NONE;
                event.feedback = DND.FEEDBACK_SCROLL | DND.FEEDBACK_EXPAND;
                if (!editing.allowed()) {
                    return;
                }
                if (files(event)) {
                    event.feedback |= feedback(event, place(event, null));
                    event.detail = DND.DROP_COPY;
                } else if (dragged != null) {
                    Target place = place(event, dragged);
                    event.feedback |= feedback(event, place);
                    switch (dragged.dropped(editing, place, copy)) {
                        case Edited.Done done -> {
                            event.detail = copy || dragged.copiedTo(editing) ? DND.DROP_COPY : DND.DROP_MOVE;
                            editing.foretell(EditWords.of(editing.outline(), done));
                        }
                        case Edited.Refused refused -> editing.refuse(refused.reason());
                    }
                }
            }

            @Override
            public void dragLeave(DropTargetEvent event) {
                editing.refuse("");
            }

            @Override
            public void drop(DropTargetEvent event) {
                if (files(event) && event.data instanceof String[] files) {
                    imports.files(Stream.of(files).map(Path::of).toList(), place(event, null));
                    return;
                }
                DraggedTransfer.get().ifPresent(dragged -> TreeDrag.this.drop(dragged, place(event, dragged)));
            }
        });
    }

    private static boolean files(DropTargetEvent event) {
        return FileTransfer.getInstance().isSupportedType(event.currentDataType);
    }

    private void drop(Dragged dragged, Target place) {
        boolean fresh = dragged instanceof Dragged.New;
        String label = TEXTS.text(fresh ? "add" : copy || dragged.copiedTo(editing) ? "copy" : "move");
        Outline before = editing.outline();
        if (editing.apply(label, dragged.dropped(editing, place, copy))) {
            tree.setFocus();
            if (fresh) {
                tree.getDisplay().asyncExec(() -> addedNew.accept(before));
            }
        }
    }

    private static int feedback(DropTargetEvent event, Target place) {
        return event.item == null ? DND.FEEDBACK_NONE : switch (place.place()) {
            case BEFORE -> DND.FEEDBACK_INSERT_BEFORE;
            case ON, AROUND -> DND.FEEDBACK_SELECT;
            case AFTER -> DND.FEEDBACK_INSERT_AFTER;
        };
    }

    /** @param dragged null for files, which nobody has read yet */
    private Target place(DropTargetEvent event, Dragged dragged) {
        if (!(event.item instanceof TreeItem item) || !(item.getData() instanceof Row.Of row)) {
            return event.item == null ? free(dragged) : Target.on(Target.DESIGN);
        }
        Rectangle bounds = item.getBounds();
        double part = (tree.toControl(event.x, event.y).y - bounds.y) / (double) bounds.height;
        Node node = editing.outline().find(row.node()).orElse(null);
        if (copy && node instanceof Slot && dragged instanceof Dragged.New(Piece.Wrap wrap)) {
            return Target.around(row.node());
        }
        boolean into = dragged instanceof Dragged.New || !(node instanceof Slot slot)
                || editing.outline().innermost(slot).isPresent();
        boolean beside = !(node instanceof Slot slot) || slot.role().named();
        Place place = !beside ? Place.ON : into ? part < EDGE ? Place.BEFORE : part > 1 - EDGE ? Place.AFTER : Place.ON
                : part < 0.5 ? Place.BEFORE : Place.AFTER;
        if (place == Place.AFTER && !(node instanceof DrawnOperation) && item.getExpanded() && !children.apply(row).isEmpty()) {
            return Target.before(children.apply(row).getFirst().id());
        }
        return new Target(place, row.node());
    }

    /** The place of what is dropped below all rows. */
    private Target free(Dragged dragged) {
        return dragged instanceof Dragged.New fresh && fresh.piece() instanceof Piece.Whole
                ? Target.on(Target.DESIGN)
                : editing.design().payload().map(slot -> Target.on(slot.id())).orElse(Target.on(Target.DESIGN));
    }
}
