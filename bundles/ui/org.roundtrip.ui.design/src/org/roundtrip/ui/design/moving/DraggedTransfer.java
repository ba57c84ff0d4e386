// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.moving;

import java.util.Optional;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;

/** What is being dragged within the workbench now. User interface's thread only. */
public final class DraggedTransfer {
    private DraggedTransfer() {
    }

    /** Begins to drag something; null ends it. */
    public static void set(Dragged dragged) {
        LocalSelectionTransfer.getTransfer().setSelection(dragged == null ? null : new StructuredSelection(dragged));
    }

    /** Returns what is being dragged; empty when it is nothing for a design. */
    public static Optional<Dragged> get() {
        return LocalSelectionTransfer.getTransfer().getSelection() instanceof IStructuredSelection selection
                && selection.getFirstElement() instanceof Dragged dragged ? Optional.of(dragged) : Optional.empty();
    }
}
