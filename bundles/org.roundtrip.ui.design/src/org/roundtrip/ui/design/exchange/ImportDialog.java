// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.model.Texts;

/** Asks which files are imported. User interface's thread only. */
final class ImportDialog {
    private static final Texts TEXTS = Texts.of(ImportDialog.class);

    private ImportDialog() {
    }

    /** Returns the files that the person chooses; none when the person cancels. */
    static List<Path> ask(Shell shell) {
        FileDialog dialog = new FileDialog(shell, SWT.OPEN | SWT.MULTI);
        dialog.setText(TEXTS.text("import.title"));
        WindowFormats.offer(dialog);
        return dialog.open() == null ? List.of()
                : Stream.of(dialog.getFileNames()).map(name -> Path.of(dialog.getFilterPath(), name)).toList();
    }
}
