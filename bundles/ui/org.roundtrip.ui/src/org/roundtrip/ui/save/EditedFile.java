// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/**
 * The file behind an editor: reads and writes it, and notices when someone else has written it. User interface's thread
 * only.
 */
public final class EditedFile {
    private final Display display;
    private FileTime written;
    private Object reading;

    /** A file that has not been read yet. */
    public EditedFile(Display display) {
        this.display = display;
    }

    /**
     * Reads in the background.
     *
     * @param from what is read: a file or the like
     * @param read reads it, on a thread of its own
     * @param time of a result is when the file was written; null when there is none
     * @param done gets the result on the user interface's thread, unless another reading was begun since
     */
    public <R> void read(Object from, Supplier<R> read, Function<R, FileTime> time, Consumer<R> done) {
        reading = from;
        Job.createSystem("Reading " + from, (ICoreRunnable) monitor -> {
            R found = read.get();
            display.asyncExec(() -> {
                if (from.equals(reading)) {
                    reading = null;
                    written = time.apply(found);
                    done.accept(found);
                }
            });
        }).schedule();
    }

    /** Whether it is being read. */
    public boolean isReading() {
        return reading != null;
    }

    /** Whether someone else has written the file since it was read or written here; false when it has gone. */
    public boolean isChanged(Path file) {
        try {
            return !isReading() && Files.exists(file) && !Files.getLastModifiedTime(file).equals(written);
        } catch (IOException e) {
            return false;
        }
    }

    /** Writes a text. Another reader finds the old text or the new one, never a part of it. */
    public void write(String text, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Path writing = Files.createTempFile(file.getParent(), ".", ".writing");
        Files.writeString(writing, text);
        Files.move(writing, file, StandardCopyOption.REPLACE_EXISTING);
        written = Files.getLastModifiedTime(file);
    }
}
