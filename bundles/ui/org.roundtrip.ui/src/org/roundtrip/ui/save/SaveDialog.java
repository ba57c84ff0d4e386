// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.save;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.open.StoredPaths;

/**
 * Asks where to save a file, beginning in the folder of the file before, or else in the person's home. The ending of the
 * name follows the chosen format. User interface's thread only.
 */
public final class SaveDialog {
    private static final Texts TEXTS = Texts.of(SaveDialog.class);
    private static final String LAST_FOLDER = "savedTo";

    private SaveDialog() {
    }

    /**
     * Asks for a file, and before an existing one is replaced.
     *
     * @param title   of the dialog
     * @param name    the proposed name, without an ending
     * @param formats at least one; the first is proposed
     * @return an absolute path whose name ends as one of the formats; empty when the person cancels
     */
    public static Optional<Path> ask(Shell shell, String title, String name, List<FileFormat> formats) {
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setText(title);
        dialog.setFilterNames(formats.stream().map(FileFormat::label).toArray(String[]::new));
        dialog.setFilterExtensions(formats.stream().map(format -> "*." + format.ending()).toArray(String[]::new));
        dialog.setFileName(name + "." + formats.getFirst().ending());
        dialog.setOverwrite(true);
        StoredPaths last = new StoredPaths(LAST_FOLDER, 1);
        dialog.setFilterPath(last.all().stream().filter(Files::isDirectory).findFirst().map(Path::toString)
                .orElse(System.getProperty("user.home")));
        while (true) {
            String written = dialog.open();
            if (written == null) {
                return Optional.empty();
            }
            String file = FileFormat.nameFor(written, formats, Math.max(0, dialog.getFilterIndex()));
            // The dialog has asked only about the name that was written.
            if (file.equals(written) || !Files.exists(Path.of(file)) || replace(shell, title, Path.of(file))) {
                Path path = Path.of(file).toAbsolutePath();
                last.addFirst(path.getParent());
                return Optional.of(path);
            }
            dialog.setFileName(Path.of(file).getFileName().toString());
        }
    }

    private static boolean replace(Shell shell, String title, Path file) {
        return MessageDialog.openQuestion(shell, title, TEXTS.text("replace", file.getFileName()));
    }
}
