// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.nio.file.Path;
import java.util.Map;
import org.roundtrip.files.RunFolder;
import org.roundtrip.ui.open.OpenRun;

/**
 * The run that a view keeps while the focus changes, if there is one. It outlives the workbench: the run that was kept at the end
 * is awaited at the next start, until it is open again or is given up. User interface's thread only.
 */
final class KeptRun {
    /** The run's folder, in what the workbench remembers of the view. */
    private static final String FOLDER = "keptRun";

    private final Map<String, String> remembered;
    private OpenRun run;
    private Path awaited;
    private boolean gone;

    /** @param remembered what the workbench remembers of the view; unlike a memento it is saved while another perspective is shown, too */
    KeptRun(Map<String, String> remembered) {
        this.remembered = remembered;
        String folder = remembered.get(FOLDER);
        gone = folder != null && !RunFolder.isRun(Path.of(folder));
        awaited = folder == null || gone ? null : Path.of(folder);
    }

    /** Whether a view keeps a run, or awaits it. @param remembered what the workbench remembers of the view */
    static boolean remembers(Map<String, String> remembered, OpenRun run) {
        return run.folder().folder().toString().equals(remembered.get(FOLDER));
    }

    /** The kept run; null while none is kept, or while it is awaited. */
    OpenRun run() {
        return run;
    }

    /** Keeps a run and awaits none any more; null keeps none. */
    void keep(OpenRun other) {
        awaited = null;
        run = other;
        if (other == null) {
            remembered.remove(FOLDER);
        } else {
            remembered.put(FOLDER, other.folder().folder().toString());
        }
    }

    /** The folder of the run that was kept when the workbench ended and is not open yet; or null. */
    Path awaited() {
        return awaited;
    }

    /** Whether the folder of the run that was kept when the workbench ended is not there any more. */
    boolean isGone() {
        return gone;
    }

    /** Awaits no run any more. */
    void giveUp() {
        awaited = null;
    }
}
