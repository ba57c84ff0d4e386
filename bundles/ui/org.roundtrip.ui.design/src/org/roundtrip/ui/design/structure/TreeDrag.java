// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSource;
import org.eclipse.swt.dnd.DragSourceAdapter;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Node;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.design.Target.Place;
import org.roundtrip.ui.design.dragging.DragPicture;
import org.roundtrip.ui.design.dragging.DropZone;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.exchange.TreeImport;
import org.roundtrip.ui.design.moving.ClipText;
import org.roundtrip.ui.design.moving.Dragged;
import org.roundtrip.ui.design.moving.DraggedTransfer;
import org.roundtrip.ui.design.moving.Places;

/** Dragging from and to the tree of a design. The row under the pointer is marked before, after or on it. */
final class TreeDrag {
    /** The share of a row's height at its edges where a drop goes beside it and not into it. */
    private static final double EDGE = 0.3;
    private final DesignEditing editing;
    private final Tree tree;
    private final Function<Row, List<? extends Node>> children;
    private final Runnable selecting;

    /**
     * Drags from and to a tree.
     *
     * @param selecting makes the rows that are selected now the selection of what is edited
     * @param imports  takes files that are dropped
     */
    TreeDrag(DesignEditing editing, Tree tree, Function<Row, List<? extends Node>> children,
            Runnable selecting, TreeImport imports) {
        this.editing = editing;
        this.tree = tree;
        this.children = children;
        this.selecting = selecting;
        source();
        DropZone.on(tree, () -> Optional.of(editing), true, this::place, new DropZone.After() {
            @Override
            public void dropped() {
                tree.setFocus();
            }

            @Override
            public void files(List<Path> files, Target place) {
                imports.files(files, place);
            }
        });
    }

    private void source() {
        DragSource source = new DragSource(tree, DND.DROP_MOVE | DND.DROP_COPY);
        source.setDragSourceEffect(new DragPicture(tree));
        source.setTransfer(LocalSelectionTransfer.getTransfer(), TextTransfer.getInstance());
        source.addDragListener(new DragSourceAdapter() {
            @Override
            public void dragStart(DragSourceEvent event) {
                // The press that begins a drag may have selected its row without having told so yet.
                selecting.run();
                tree.setToolTipText(null);
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
                DropZone.finished(editing, event);
            }
        });
    }

    private Target place(DesignEditing design, Dragged dragged, DropTargetEvent event, Point at, boolean copy) {
        if (!(event.item instanceof TreeItem item)) {
            return Places.free(design, dragged);
        }
        if (!(item.getData() instanceof Row.Of row)) {
            return Target.on(((Row.Head) item.getData()).node());
        }
        Rectangle bounds = item.getBounds();
        double part = (at.y - bounds.y) / (double) bounds.height;
        Node node = editing.outline().find(row.node()).orElse(null);
        if (copy && node instanceof Slot && dragged instanceof Dragged.New(Piece.Wrap wrap)) {
            return Target.around(row.node());
        }
        if (dragged instanceof Dragged.New(Piece piece) && piece.isOperation()) {
            return Places.ofOperation(node, piece, part < 0.5);
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
}
