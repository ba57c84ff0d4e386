// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.save;

import java.nio.file.Path;
import org.eclipse.core.runtime.Status;
import org.eclipse.swt.program.Program;
import org.eclipse.ui.statushandlers.StatusManager;
import org.roundtrip.model.text.Texts;

/** Opens files and folders with the desktop's programs, and says so when it has none. User interface's thread only. */
public final class DesktopFiles {
    private static final Texts TEXTS = Texts.of(DesktopFiles.class);

    private DesktopFiles() {
    }

    /** Opens a file with the program that the desktop uses for it, or a folder in its file manager. */
    public static void open(Path path) {
        if (!Program.launch(path.toString())) {
            StatusManager.getManager().handle(Status.warning(TEXTS.text("noProgram", path)), StatusManager.SHOW);
        }
    }

    /** Shows the folder of a file in the desktop's file manager. @param file absolute */
    public static void showFolder(Path file) {
        open(file.getParent());
    }
}
