// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;

/** Imports files as new payloads: those in the command's parameter, or those that the person chooses. */
public final class ImportHandler extends AbstractHandler {
    /** Parameter of the command: the paths of the files, one a line. */
    public static final String FILES = "org.roundtrip.ui.design.files";

    @Override
    public Object execute(ExecutionEvent event) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        String files = event.getParameter(FILES);
        List<Path> chosen = files == null ? ImportDialog.ask(window.getShell())
                : Stream.of(files.split("\n")).map(Path::of).toList();
        NewPayloads.open(chosen, window);
        return null;
    }
}
