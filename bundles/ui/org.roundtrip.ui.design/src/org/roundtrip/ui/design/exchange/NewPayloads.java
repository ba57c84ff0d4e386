// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.statushandlers.StatusManager;
import org.roundtrip.exchange.Imported;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignInput;

/** Puts payloads into new files of the user's home and opens them. User interface's thread only. */
public final class NewPayloads {
    private static final Texts TEXTS = Texts.of(NewPayloads.class);

    private NewPayloads() {
    }

    /** Writes a payload into a new file. @return the file */
    public static Path write(Drawing drawing, IWorkbenchWindow window) throws IOException {
        Path file = window.getService(RoundtripHome.class).newPayload(drawing.name());
        Files.createDirectories(file.getParent());
        DrawingFiles.write(file, drawing);
        return file;
    }

    /** Begins to import files of any language, folders and archives. Each becomes a new payload, which is opened in the perspective Design. */
    public static void open(List<Path> files, IWorkbenchWindow window) {
        for (Path file : files) {
            new ImportJob(ImportJob.files(List.of(file)), window.getShell(),
                    all -> all.forEach(each -> open(each, String.valueOf(file.getFileName()), window)), NewPayloads::tell).schedule();
        }
    }

    private static void open(Imported imported, String name, IWorkbenchWindow window) {
        if (window.getShell() == null || window.getShell().isDisposed()) {
            return;
        }
        Optional<Imported> part = FittingPart.of(imported, name, window.getShell());
        if (part.isEmpty()) {
            return;
        }
        try {
            DesignInput.open(write(part.get().drawing(), window), window);
            NotesDialog.show(window.getShell(), TEXTS.text("notes.imported", name), imported.notes());
        } catch (IOException e) {
            tell(e.getMessage());
        }
    }

    private static void tell(String sentence) {
        StatusManager.getManager().handle(Status.error(sentence), StatusManager.SHOW);
    }
}
