// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.nio.file.Path;
import java.util.List;
import org.roundtrip.ui.open.StoredPaths;

/** The list of capture files opened last, kept in the workspace's preferences. Any thread. */
public final class RecentCaptures {
    private static final int MOST = 9;

    private RecentCaptures() {
    }

    /** Returns the files, the last opened first. Some may not exist any more. */
    public static List<Path> all() {
        return stored().all();
    }

    static void add(Path file) {
        stored().addFirst(file);
    }

    private static StoredPaths stored() {
        return new StoredPaths("RECENT_CAPTURES", MOST);
    }
}
