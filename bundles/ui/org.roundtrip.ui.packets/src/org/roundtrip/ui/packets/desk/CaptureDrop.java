// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchWindow;

/** Opens the first of the files that are dropped on a view. */
final class CaptureDrop extends DropTargetAdapter {
    private final IWorkbenchWindow window;

    private CaptureDrop(IWorkbenchWindow window) {
        this.window = window;
    }

    /** Accepts files dropped on a control and its children. */
    static void on(Control control, IWorkbenchWindow window) {
        DropTarget target = new DropTarget(control, DND.DROP_COPY | DND.DROP_LINK | DND.DROP_DEFAULT);
        target.setTransfer(FileTransfer.getInstance());
        target.addDropListener(new CaptureDrop(window));
    }

    @Override
    public void dragEnter(DropTargetEvent event) {
        dragOperationChanged(event);
    }

    @Override
    public void dragOperationChanged(DropTargetEvent event) {
        if (event.detail == DND.DROP_DEFAULT) {
            event.detail = DND.DROP_COPY;
        }
    }

    @Override
    public void drop(DropTargetEvent event) {
        if (event.data instanceof String[] files) {
            for (String file : files) {
                Path path = Path.of(file).toAbsolutePath();
                if (Files.isRegularFile(path)) {
                    CaptureOpener.open(path, window);
                    return;
                }
            }
        }
    }
}
