// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;

/** The list of capture files opened last, kept in the workspace's preferences. Any thread. */
public final class RecentCaptures {
    private static final String NODE = "org.roundtrip.ui.packets";
    private static final String KEY = "RECENT";
    private static final int MOST = 9;

    private RecentCaptures() {
    }

    /** Returns the files, the last opened first. Some may not exist any more. */
    public static synchronized List<Path> all() {
        List<Path> files = new ArrayList<>();
        for (String line : node().get(KEY, "").split("\n")) {
            try {
                if (!line.isBlank()) {
                    files.add(Path.of(line));
                }
            } catch (InvalidPathException e) {
                // The path was written on another operating system and cannot be opened here.
            }
        }
        return files;
    }

    static synchronized void add(Path file) {
        List<Path> files = all();
        files.remove(file);
        files.addFirst(file);
        node().put(KEY, String.join("\n", files.stream().limit(MOST).map(Path::toString).toList()));
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(NODE);
    }
}
