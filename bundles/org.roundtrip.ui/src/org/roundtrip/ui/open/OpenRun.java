// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Run;

/**
 * A run that is shown: its folder, and what has been read of it so far. Identity is the object; {@link OpenRuns} keeps
 * one for each folder. May be read by any thread; only the jobs of {@link OpenRuns} refresh it.
 */
public final class OpenRun {
    private static final int MOST_LINES = 20_000;
    private final RunFolder folder;
    private final List<String> log = new ArrayList<>();
    private volatile Run run;

    OpenRun(RunFolder folder) throws InvalidFileException {
        this.folder = folder;
        this.run = folder.run();
    }

    /** The folder it is recorded in. */
    public RunFolder folder() {
        return folder;
    }

    /** The run as it was read last. */
    public Run run() {
        return run;
    }

    /** Whether the run is still growing. */
    public boolean live() {
        return run.outcome() == Run.Outcome.RUNNING;
    }

    /** What the engine told while this workbench ran it, one line each; empty for a run from elsewhere. */
    public List<String> log() {
        synchronized (log) {
            return List.copyOf(log);
        }
    }

    void append(String line) {
        synchronized (log) {
            if (log.size() == MOST_LINES) {
                log.removeFirst();
            }
            log.add(line);
        }
    }

    /** Reads what is new. @return whether anything is @throws IOException when the folder cannot be read any more */
    boolean refresh() throws IOException {
        Run now = folder.run();
        boolean changed = now != run;
        run = now;
        return changed;
    }
}
