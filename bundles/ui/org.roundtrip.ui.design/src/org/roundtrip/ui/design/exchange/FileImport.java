// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.exchange.Imported;

/** Reads files of any language for others than the editor of payloads. User interface's thread only; reading is a job. */
public final class FileImport {
    private FileImport() {
    }

    /**
     * Asks for files of any language, and of others.
     *
     * @param others further patterns of names, such as {@code *.pcap}
     * @return none when the person cancels
     */
    public static List<Path> ask(Shell shell, List<String> others) {
        return ImportDialog.ask(shell, others);
    }

    /**
     * Begins to read a file, folder or archive, which may have more than fits a payload.
     *
     * @param window in which questions are asked
     * @param done   gets what was read, on the user interface's thread
     * @param failed gets one sentence when it cannot be read, on the user interface's thread
     */
    public static void read(Path file, Shell window, Consumer<Imported> done, Consumer<String> failed) {
        new ImportJob(ImportJob.files(List.of(file)), window, all -> all.forEach(done), failed).schedule();
    }

    /** Shows notes on a file that was read, if there are any. */
    public static void showNotes(Shell shell, String file, List<String> notes) {
        NotesDialog.showAbout(shell, file, notes);
    }
}
