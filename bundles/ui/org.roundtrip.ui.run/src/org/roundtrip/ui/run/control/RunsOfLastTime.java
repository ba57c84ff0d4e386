// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.examples.RecordedRuns;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;
import org.roundtrip.ui.open.StoredPaths;

/**
 * Remembers which runs are open and opens them again at the next start, also after a crash. Those that windows show come
 * first. Each window then has the same part of its run in focus. Their calls are read when a view shows them. Where there is none, as at a
 * first start, it opens the run that comes with Roundtrip.
 */
public final class RunsOfLastTime implements IWorkbenchListener, OpenRunsListener {
    private final StoredPaths stored = StoredPaths.openRuns();
    private final OpenRuns runs;
    private final IWorkbench workbench;

    /** Remembers and opens the runs of a workbench. */
    public RunsOfLastTime(OpenRuns runs, IWorkbench workbench) {
        this.runs = runs;
        this.workbench = workbench;
    }

    /** Later, because whoever opens a run gives it the focus then. */
    @Override
    public void opened(OpenRun run) {
        workbench.getDisplay().asyncExec(() -> {
            if (PlatformUI.isWorkbenchRunning() && !workbench.isClosing()) {
                remember();
            }
        });
    }

    @Override
    public boolean preShutdown(IWorkbench ending, boolean forced) {
        remember();
        return true;
    }

    private void remember() {
        Stream.of(workbench.getWorkbenchWindows()).forEach(FocusOfLastTime::keep);
        Stream<OpenRun> shown = Stream.of(workbench.getWorkbenchWindows())
                .map(window -> window.getService(FocusService.class).focus().run()).filter(Objects::nonNull);
        stored.set(Stream.concat(shown, runs.all().stream()).distinct().map(run -> run.folder().folder()).toList());
        stored.flush();
    }

    @Override
    public void postShutdown(IWorkbench ended) {
        // Everything was remembered before the windows closed.
    }

    /** Opens the runs again, except those that are gone, or the recorded one. Reads their records: not on the user interface's thread. */
    public void openAgain(Display display) {
        List<OpenRun> opened = new ArrayList<>();
        for (Path folder : stored.all()) {
            if (RunFolder.isRun(folder)) {
                try {
                    opened.add(runs.openUnread(RunFolder.open(folder)));
                } catch (IOException e) {
                    ILog.get().warn("A run that was open cannot be opened again.", e);
                }
            }
        }
        if (opened.isEmpty()) {
            openRecorded().ifPresent(opened::add);
        }
        if (!opened.isEmpty()) {
            display.asyncExec(() -> show(opened));
        }
        runs.openedAgain();
    }

    private Optional<OpenRun> openRecorded() {
        try {
            Path home = workbench.getService(RoundtripHome.class).recorded();
            return Optional.of(runs.open(RunFolder.open(RecordedRuns.in(home, RecordedRuns.names().getFirst()))));
        } catch (IOException e) {
            ILog.get().warn("The recorded run cannot be opened.", e);
            return Optional.empty();
        }
    }

    /** Gives each window that shows no run the one of its place in the list, or the last one. */
    private void show(List<OpenRun> opened) {
        IWorkbenchWindow[] windows = workbench.getWorkbenchWindows();
        for (int i = 0; i < windows.length; i++) {
            FocusService focus = windows[i].getService(FocusService.class);
            if (focus.focus().run() == null) {
                focus.arrive(FocusOfLastTime.in(opened.get(Math.min(i, opened.size() - 1)), windows[i]));
            }
        }
    }
}
