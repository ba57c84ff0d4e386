// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchWindow;

/**
 * Hands files of a person to the command that measures or opens them. It belongs to a bundle of a layer above. User interface's
 * thread only.
 */
public final class OwnFiles {
    private static final String COMMAND = "org.roundtrip.ui.run.measureFile";
    private static final String FILES = "org.roundtrip.ui.run.files";

    private OwnFiles() {
    }

    /** Measures or opens files, each by its kind. */
    public static void take(List<Path> files, IWorkbenchWindow window) {
        NamedCommand.run(COMMAND, FILES, files.stream().map(Path::toString).collect(Collectors.joining("\n")), window);
    }

    /** Asks for a file first. */
    public static void choose(IWorkbenchWindow window) {
        NamedCommand.run(COMMAND, window);
    }

    /** Takes files that are dropped on a control and its children. */
    public static void dropOn(Control control, IWorkbenchWindow window) {
        FileDrop.on(control, files -> take(files, window));
    }
}
