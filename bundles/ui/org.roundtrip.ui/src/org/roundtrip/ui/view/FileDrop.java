// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.widgets.Control;

/** Takes files that are dropped on a control. User interface's thread only. */
public final class FileDrop extends DropTargetAdapter {
    private final Consumer<List<Path>> taker;

    private FileDrop(Consumer<List<Path>> taker) {
        this.taker = taker;
    }

    /** Takes files that are dropped on a control and its children. @param taker gets those of a drop */
    public static void on(Control control, Consumer<List<Path>> taker) {
        DropTarget target = new DropTarget(control, DND.DROP_COPY | DND.DROP_LINK | DND.DROP_DEFAULT);
        target.setTransfer(FileTransfer.getInstance());
        target.addDropListener(new FileDrop(taker));
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
            taker.accept(Stream.of(files).map(Path::of).toList());
        }
    }
}
