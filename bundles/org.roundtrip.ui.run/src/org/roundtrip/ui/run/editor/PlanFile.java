// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Plan;
import org.roundtrip.ui.run.library.PlanSource;

/**
 * The file behind a plan editor: reads and writes it, and notices when someone else has written it. User interface's
 * thread only.
 */
final class PlanFile {
    private final Display display;
    private FileTime written;
    private PlanSource reading;

    PlanFile(Display display) {
        this.display = display;
    }

    /** Reads a plan in the background. @param read gets it on the user interface's thread, unless another was begun since */
    void read(PlanSource from, Consumer<PlanReading> read) {
        reading = from;
        Job.createSystem("Reading a plan", (ICoreRunnable) monitor -> {
            PlanReading found = PlanReading.of(from);
            display.asyncExec(() -> {
                if (from.equals(reading)) {
                    reading = null;
                    written = found.written();
                    read.accept(found);
                }
            });
        }).schedule();
    }

    /** Whether a plan is being read. */
    boolean isReading() {
        return reading != null;
    }

    /** Whether someone else has written the file since it was read or written here; false when it has gone. */
    boolean isChanged(Path file) {
        try {
            return !isReading() && Files.exists(file) && !Files.getLastModifiedTime(file).equals(written);
        } catch (IOException e) {
            return false;
        }
    }

    /** Writes a plan. Another reader finds the old text or the new one, never a part of it. */
    void write(Plan plan, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Path writing = Files.createTempFile(file.getParent(), ".plan", ".writing");
        Files.writeString(writing, PlanFiles.toJson(plan));
        Files.move(writing, file, StandardCopyOption.REPLACE_EXISTING);
        written = Files.getLastModifiedTime(file);
    }
}
