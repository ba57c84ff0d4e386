// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.notes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.services.IDisposable;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.ui.defect.Defects;

/**
 * Keeps the notes of captures: one object for each file, so that all windows share it. Notes that no list shows are kept
 * while they have unsaved changes; of the others only the {@value #MOST_UNUSED} last used are kept, so that a person who
 * comes back can still undo. A service of the workbench, which ends it. User interface's thread only.
 */
public final class NotesService implements IDisposable {
    /** Notes without unsaved changes that are kept although no list shows them. */
    static final int MOST_UNUSED = 16;
    private static final String IN_FORK = "packets.notes.json";
    private static final String BESIDE = ".notes.json";
    private static final int PAUSE_MILLIS = 500;
    private final Executor display;
    private final Map<Path, Notes> all = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<Notes, Job> writing = new HashMap<>();

    /** @param display runs actions on the user interface's thread, in the order in which it gets them */
    public NotesService(Executor display) {
        this.display = display;
    }

    /**
     * Returns the notes of a capture. The notes of its file are read by a job and added a moment later.
     *
     * @param problem receives a sentence if the file cannot be read; it is then never overwritten
     */
    public Notes of(CaptureSource source, Consumer<String> problem) {
        boolean autosaved = source.fork().isPresent();
        Path file = autosaved ? source.file().resolveSibling(IN_FORK)
                : source.file().resolveSibling(source.file().getFileName() + BESIDE);
        Notes found = all.get(file);
        if (found == null) {
            found = new Notes(file, autosaved);
            all.put(file, found);
            read(found, problem);
        }
        endUnused(found);
        return found;
    }

    /** Returns how many captures have their notes in memory. */
    int size() {
        return all.size();
    }

    private void endUnused(Notes needed) {
        long unused = all.values().stream().filter(notes -> unused(notes, needed)).count();
        for (Iterator<Notes> each = all.values().iterator(); unused > MOST_UNUSED;) {
            Notes eldest = each.next();
            if (unused(eldest, needed)) {
                each.remove();
                end(eldest);
                unused--;
            }
        }
    }

    private static boolean unused(Notes notes, Notes needed) {
        return notes != needed && !notes.inUse() && !notes.dirty();
    }

    private void read(Notes notes, Consumer<String> problem) {
        Job.createSystem("Reading notes", (ICoreRunnable) monitor -> {
            try {
                Map<Integer, Note> read = NotesFile.read(notes.file());
                display.execute(() -> loaded(notes, read));
            } catch (IOException e) {
                display.execute(() -> problem.accept(e.getMessage()));
            } catch (RuntimeException e) {
                String sentence = new Defects().report(e);
                display.execute(() -> problem.accept(sentence));
            }
        }).schedule();
    }

    private void loaded(Notes notes, Map<Integer, Note> read) {
        notes.loaded(read);
        if (notes.autosaved() && all.get(notes.file()) == notes) {
            Job job = Job.createSystem("Writing notes", (ICoreRunnable) monitor -> write(notes));
            writing.put(notes, job);
            notes.onChange(() -> job.schedule(PAUSE_MILLIS));
            if (!notes.all().equals(read)) {
                job.schedule();
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

    /** Writes what waits to be written, and forgets the steps for undo. */
    private void end(Notes notes) {
        Job job = writing.remove(notes);
        if (job != null && job.getState() != Job.NONE && job.cancel()) {
            write(notes);
        }
        notes.end();
    }

    @Override
    public void dispose() {
        all.values().forEach(this::end);
        all.clear();
    }
}
