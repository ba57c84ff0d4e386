// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.open.StoredPaths;

/** Asks which files are imported, beginning in the folder of those before, or else in the person's home. User interface's thread only. */
final class ImportDialog {
    private static final String LAST_FOLDER = "importedFrom";
    private static final Texts TEXTS = Texts.of(ImportDialog.class);

    private ImportDialog() {
    }

    /** Returns the files that the person chooses; none when the person cancels. */
    static List<Path> ask(Shell shell) {
        return ask(shell, List.of());
    }

    /** The same. @param others further patterns of names that are offered at first */
    static List<Path> ask(Shell shell, List<String> others) {
        FileDialog dialog = new FileDialog(shell, SWT.OPEN | SWT.MULTI);
        dialog.setText(TEXTS.text("import.title"));
        WindowFormats.offer(dialog, others);
        StoredPaths last = new StoredPaths(LAST_FOLDER, 1);
        dialog.setFilterPath(last.all().stream().filter(Files::isDirectory).findFirst().map(Path::toString)
                .orElse(System.getProperty("user.home")));
        if (dialog.open() == null) {
            return List.of();
        }
        Path folder = Path.of(dialog.getFilterPath()).toAbsolutePath();
        last.addFirst(folder);
        return Stream.of(dialog.getFileNames()).map(folder::resolve).toList();
    }
}
