// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.payloads;

import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.model.Drawing;
import org.roundtrip.ui.design.moving.Dragged;
import org.roundtrip.ui.design.moving.DraggedTransfer;

/** Takes payloads that are dropped on the editor of a plan. */
public final class PlanDrop extends DropTargetAdapter {
    private final Function<Drawing, String> objection;
    private final Consumer<Drawing> drop;

    private PlanDrop(Function<Drawing, String> objection, Consumer<Drawing> drop) {
        this.objection = objection;
        this.drop = drop;
    }

    /**
     * Lets an editor take payloads.
     *
     * @param objection says in one sentence why a payload cannot be dropped; empty when it can
     */
    public static void on(Composite editor, Function<Drawing, String> objection, Consumer<Drawing> drop) {
        DropTarget target = new DropTarget(editor, DND.DROP_COPY | DND.DROP_MOVE | DND.DROP_DEFAULT);
        target.setTransfer(LocalSelectionTransfer.getTransfer());
        target.addDropListener(new PlanDrop(objection, drop));
    }

    @Override
    public void dragEnter(DropTargetEvent event) {
        dragOver(event);
    }

    @Override
    public void dragOperationChanged(DropTargetEvent event) {
        dragOver(event);
    }

    @Override
    public void dragOver(DropTargetEvent event) {
        event.detail = DraggedTransfer.get().orElse(null) instanceof Dragged.Payload payload
                && objection.apply(payload.drawing()).isEmpty() ? DND.DROP_COPY : DND.DROP_NONE;
    }

    @Override
    public void drop(DropTargetEvent event) {
        if (DraggedTransfer.get().orElse(null) instanceof Dragged.Payload payload) {
            drop.accept(payload.drawing());
        }
    }
}
