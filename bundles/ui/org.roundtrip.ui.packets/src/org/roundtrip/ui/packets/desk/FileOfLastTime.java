// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
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
    private Path before;

    /** @param kept what the workbench remembers of the window */
    FileOfLastTime(CaptureDesk desk, FocusService focus, Map<String, String> kept) {
        this.desk = desk;
        this.focus = focus;
        this.kept = kept;
    }

    /**
     * Opens the file that was on the desk, unless it is gone or no capture any more, or a person has chosen another run
     * before the desk was first asked for.
     */
    void openAgain() {
        String file = kept.get(FILE);
        OpenRun run = focus.focus().run();
        boolean chosen = run != null && !run.folder().folder().toString().equals(kept.get(RUN));
        if (file != null && !chosen && Files.isRegularFile(Path.of(file))) {
            awaited = kept.getOrDefault(RUN, "");
            desk.openFile(Path.of(file), sentence -> {
                ILog.get().warn("A capture file that was open cannot be opened again: " + sentence);
                desk.openFocus();
            });
        }
    }

    /**
     * Reports, for the first run that comes into focus, whether it stays behind the file that is opened again: it does when
     * nobody has chosen it, or when it was there behind the file at the end.
     */
    boolean stays(OpenRun run, boolean arrived) {
        String behind = awaited;
        awaited = null;
        return behind != null && (arrived || run.folder().folder().toString().equals(behind));
    }

    /** Returns the file that was on the desk before a run took its place; empty when there was none, or it is gone. */
    Optional<Path> beforeRun() {
        return Optional.ofNullable(before).filter(Files::isRegularFile);
    }

    /** Another run is in focus while the file stays on the desk. */
    void behind(OpenRun run) {
        if (kept.containsKey(FILE)) {
            kept.put(RUN, run.folder().folder().toString());
        }
    }

    @Override
    public void captureChanged(OpenCapture now) {
        if (desk.source().isEmpty() || desk.source().get().fork().isPresent()) {
            String file = kept.remove(FILE);
            before = file == null ? before : Path.of(file);
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
