// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.notes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.packets.CaptureSource;

/**
 * The notes of every capture that was looked at since the start, one object for each, so that those which were not saved
 * are there when the capture is opened again. User interface's thread only.
 */
public final class NotesShelf {
    private static final String IN_FORK = "packets.notes.json";
    private static final String BESIDE = ".notes.json";
    private static final int PAUSE_MILLIS = 500;
    private static final Map<Path, Notes> ALL = new HashMap<>();

    private NotesShelf() {
    }

    /** The notes of a capture; what its file holds comes a moment later when they are asked for the first time. */
    public static Notes of(CaptureSource source, Consumer<String> problem) {
        boolean kept = source.fork().isPresent();
        Path file = kept ? source.file().resolveSibling(IN_FORK)
                : source.file().resolveSibling(source.file().getFileName() + BESIDE);
        return ALL.computeIfAbsent(file, path -> read(new Notes(path, kept), problem));
    }

    private static Notes read(Notes notes, Consumer<String> problem) {
        Display display = Display.getCurrent();
        Job.createSystem("Reading notes", (ICoreRunnable) monitor -> {
            try {
                Map<Integer, Note> read = NotesFile.read(notes.file());
                display.asyncExec(() -> begin(notes, read));
            } catch (IOException e) {
                display.asyncExec(() -> problem.accept(e.getMessage()));
            }
        }).schedule();
        return notes;
    }

    /** Notes that were made before the file was read stay. A file that cannot be read is never written over. */
    private static void begin(Notes notes, Map<Integer, Note> read) {
        Map<Integer, Note> more = new HashMap<>(read);
        more.keySet().removeAll(notes.all().keySet());
        notes.put(more);
        notes.saved(read);
        if (notes.kept()) {
            Job writing = Job.createSystem("Writing notes", (ICoreRunnable) monitor -> write(notes));
            notes.addListener(() -> writing.schedule(PAUSE_MILLIS));
            if (!notes.all().equals(read)) {
                writing.schedule();
            }
        }
    }

    private static void write(Notes notes) {
        try {
            NotesFile.write(notes.file(), notes.all());
        } catch (IOException e) {
            ILog.get().error("The notes on packets cannot be written.", e);
        }
    }

    /** Writes the notes now. @throws IOException when they cannot be written */
    public static void save(Notes notes) throws IOException {
        Map<Integer, Note> now = notes.all();
        NotesFile.write(notes.file(), now);
        notes.saved(now);
    }
}
