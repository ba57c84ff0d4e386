// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.roundtrip.ui.view.NamedCommand;
import org.roundtrip.ui.view.OwnFiles;

/** Takes files that are dropped on the area of editors, where no editor takes them. In the perspective Design they are drawn, else measured. */
final class EditorAreaDrop extends DropTargetAdapter {
    private static final String IMPORT = "org.roundtrip.ui.design.import";
    private static final String FILES = "org.roundtrip.ui.design.files";
    private static final String DESIGN = "org.roundtrip.ui.design.perspective";
    private final IWorkbenchWindowConfigurer window;

    private EditorAreaDrop(IWorkbenchWindowConfigurer window) {
        this.window = window;
    }

    /** Accepts files in a window that is not open yet. */
    static void on(IWorkbenchWindowConfigurer window) {
        window.addEditorAreaTransfer(FileTransfer.getInstance());
        window.configureEditorAreaDropListener(new EditorAreaDrop(window));
    }

    @Override
    public void dragEnter(DropTargetEvent event) {
        dragOperationChanged(event);
    }

    @Override
    public void dragOperationChanged(DropTargetEvent event) {
        event.detail = DND.DROP_COPY;
    }

    @Override
    public void drop(DropTargetEvent event) {
        if (event.data instanceof String[] files) {
            IWorkbenchPage page = window.getWindow().getActivePage();
            if (page != null && page.getPerspective() != null && page.getPerspective().getId().equals(DESIGN)) {
                NamedCommand.run(IMPORT, FILES, String.join("\n", files), window.getWindow());
            } else {
                OwnFiles.take(Stream.of(files).map(Path::of).toList(), window.getWindow());
            }
        }
    }
}
