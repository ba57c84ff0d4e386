// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.tree;

import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.dnd.DragSourceAdapter;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.roundtrip.ui.design.moving.Dragged;
import org.roundtrip.ui.design.moving.DraggedTransfer;
import org.roundtrip.ui.run.library.Item.PayloadItem;

/** Drags the selected payload from the library onto a plan or onto another payload. */
public final class PayloadDrag extends DragSourceAdapter {
    private final TreeViewer viewer;

    /** Drags from a viewer of the library's items. */
    public PayloadDrag(TreeViewer viewer) {
        this.viewer = viewer;
    }

    @Override
    public void dragStart(DragSourceEvent event) {
        event.doit = viewer.getStructuredSelection().getFirstElement() instanceof PayloadItem item && item.drawing() != null;
        DraggedTransfer.set(event.doit
                ? new Dragged.Payload(((PayloadItem) viewer.getStructuredSelection().getFirstElement()).drawing()) : null);
    }

    @Override
    public void dragFinished(DragSourceEvent event) {
        DraggedTransfer.set(null);
    }
}
