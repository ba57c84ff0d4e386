// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.providers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import org.roundtrip.files.FolderWatch;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.QuietWatch;

/** Notices that the file with the user's own ORBs has changed, such as by the command line. Any thread. */
final class OwnOrbsWatch implements AutoCloseable {
    private final Path folder;
    private final Path file;
    private final OpenRuns runs;
    private final Runnable changed;
    private List<Object> noted;
    private QuietWatch watch;
    private boolean closed;

    /**
     * A watch that does not run yet.
     *
     * @param runs    while one of them is measured, nothing is watched
     * @param changed called after each change, on any thread
     */
    OwnOrbsWatch(RoundtripHome home, OpenRuns runs, Runnable changed) {
        this.folder = home.folder();
        this.file = home.orbs();
        this.runs = runs;
        this.changed = changed;
    }

    /** Begins, unless it has begun already: what changes from now on is told. */
    synchronized void begin() {
        if (watch == null && !closed) {
            noted = state();
            watch = new QuietWatch(runs, this::follow, this::look);
        }
    }

    /** The file may have changed since the beginning. */
    private FolderWatch follow(Runnable look) {
        FolderWatch begun = FolderWatch.start(List.of(folder), 0, look);
        look.run();
        return begun;
    }

    /** Other files in the folder change too, such as those of locks. */
    private void look() {
        if (takeChange()) {
            changed.run();
        }
    }

    private synchronized boolean takeChange() {
        List<Object> now = state();
        boolean other = !closed && !now.equals(noted);
        noted = now;
        return other;
    }

    /** When the file was written, how long it is and which one it is; nothing when there is none. */
    private List<Object> state() {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return Arrays.asList(attributes.lastModifiedTime(), attributes.size(), attributes.fileKey());
        } catch (IOException e) {
            return List.of();
        }
    }

    @Override
    public void close() {
        QuietWatch begun;
        synchronized (this) {
            closed = true;
            begun = watch;
        }
        if (begun != null) {
            begun.close();
        }
    }
}
