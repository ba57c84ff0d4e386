// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.core.runtime.ILog;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;

/**
 * Remembers the capture file on a window's desk, also among the recent ones, and opens it again at the next start. The run in focus is open again then,
 * too, and must not put its own packets in place of the file. User interface's thread only.
 */
final class FileOfLastTime implements DeskListener {
    private static final String FILE = "org.roundtrip.ui.packets.file";
    private static final String RUN = "org.roundtrip.ui.packets.runBehindFile";
    private final CaptureDesk desk;
    private final FocusService focus;
    private final Map<String, String> kept;
    private String awaited;

    /** @param kept what the workbench remembers of the window */
    FileOfLastTime(CaptureDesk desk, FocusService focus, Map<String, String> kept) {
        this.desk = desk;
        this.focus = focus;
        this.kept = kept;
    }

    /** Opens the file that was on the desk, unless it is gone or no capture any more. */
    void openAgain() {
        String file = kept.get(FILE);
        if (file != null && Files.isRegularFile(Path.of(file))) {
            awaited = kept.get(RUN);
            desk.openFile(Path.of(file), sentence -> {
                ILog.get().warn("A capture file that was open cannot be opened again: " + sentence);
                desk.openFocus();
            });
        }
    }

    /** Reports, for the first run that comes into focus, whether it was there behind the file at the end. */
    boolean stays(OpenRun run) {
        String behind = awaited;
        awaited = null;
        return run.folder().folder().toString().equals(behind);
    }

    @Override
    public void captureChanged(OpenCapture now) {
        if (desk.source().isEmpty() || desk.source().get().fork().isPresent()) {
            kept.remove(FILE);
            kept.remove(RUN);
        } else if (now != null) {
            RecentCaptures.add(now.source().file());
            kept.put(FILE, now.source().file().toString());
            OpenRun run = focus.focus().run();
            if (run != null) {
                kept.put(RUN, run.folder().folder().toString());
            } else if (awaited == null) {
                kept.remove(RUN);
            }
        }
    }
}
