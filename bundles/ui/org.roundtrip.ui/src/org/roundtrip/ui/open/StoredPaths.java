// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.osgi.service.prefs.Preferences;

/** A list of files or folders in the workspace's preferences, such as those opened last. Any thread. */
public final class StoredPaths {
    /** Where all lists are, one path a line, for pages of preferences. */
    public static final String NODE = "org.roundtrip.ui.paths";
    private static final int MOST_RUNS = 20;
    private final String key;
    private final int most;

    /**
     * A list that may be there already.
     *
     * @param key  its name in the preferences
     * @param most how many paths it keeps
     */
    public StoredPaths(String key, int most) {
        this.key = key;
        this.most = most;
    }

    /** The runs that are open, to be opened again at the next start. */
    public static StoredPaths openRuns() {
        return new StoredPaths("OPEN_RUNS", MOST_RUNS);
    }

    /** Returns the paths. Some may not exist any more. */
    public synchronized List<Path> all() {
        List<Path> paths = new ArrayList<>();
        for (String line : node().get(key, "").split("\n")) {
            try {
                if (!line.isBlank()) {
                    paths.add(Path.of(line));
                }
            } catch (InvalidPathException e) {
                // The path was written on another operating system and cannot be opened here.
            }
        }
        return paths;
    }

    /** Replaces the list. */
    public synchronized void set(List<Path> paths) {
        node().put(key, String.join("\n", paths.stream().limit(most).map(Path::toString).toList()));
    }

    /** Puts a path first. */
    public synchronized void addFirst(Path path) {
        set(Stream.concat(Stream.of(path), all().stream().filter(each -> !each.equals(path))).toList());
    }

    /** Writes the preferences to the disk. */
    public void flush() {
        try {
            node().flush();
        } catch (BackingStoreException e) {
            ILog.get().warn("The preferences could not be written.", e);
        }
    }

    private static Preferences node() {
        return InstanceScope.INSTANCE.getNode(NODE);
    }
}
