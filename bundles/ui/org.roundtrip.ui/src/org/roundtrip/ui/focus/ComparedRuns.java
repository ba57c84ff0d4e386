// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.focus;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.ui.services.IDisposable;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;
import org.roundtrip.ui.open.StoredPaths;

/**
 * The runs that one window compares, whatever run is in focus. Found by {@code getSite().getService(ComparedRuns.class)}; the window owns
 * it. A run that is closed is compared no longer. User interface's thread only.
 */
public final class ComparedRuns implements IDisposable {
    private static final int FEWEST = 2;
    private final OpenRuns open;
    /** Those of the last time are compared again as soon as they are open. */
    private final StoredPaths stored = new StoredPaths("COMPARED_RUNS", 20);
    private List<Path> awaited;
    private final List<Runnable> listeners = new ArrayList<>();
    private List<OpenRun> runs = List.of();
    private final OpenRunsListener watching = new OpenRunsListener() {
        @Override
        public void opened(OpenRun run) {
            if (awaited.contains(run.folder().folder()) && found().size() == awaited.size()) {
                compare(found());
            }
        }

        @Override
        public void openedAgain() {
            if (!awaited.isEmpty()) {
                compare(found());
            }
        }

        @Override
        public void changed(OpenRun run) {
            if (runs.contains(run)) {
                inform();
            }
        }

        @Override
        public void closed(OpenRun run) {
            if (runs.contains(run)) {
                compare(runs.stream().filter(each -> each != run).toList());
            }
        }
    };

    /** Compares what was compared at the end of the last time, if that is there still. */
    public ComparedRuns(OpenRuns open) {
        this.open = open;
        awaited = stored.all();
        open.addListener(watching);
        if (!open.toCome() && !awaited.isEmpty()) {
            compare(found());
        }
    }

    private List<OpenRun> found() {
        return awaited.stream().flatMap(folder -> open.find(folder).stream()).toList();
    }

    /** The runs, the one with which the others are compared first; none while nothing is compared. */
    public List<OpenRun> runs() {
        return runs;
    }

    /** Compares other runs. Fewer than {@value #FEWEST} end the comparison. Their calls stay in memory meanwhile. */
    public void compare(List<OpenRun> others) {
        List<OpenRun> before = runs;
        awaited = List.of();
        runs = others.size() < FEWEST ? List.of() : List.copyOf(others);
        runs.stream().filter(run -> !before.contains(run)).forEach(OpenRun::show);
        before.stream().filter(run -> !runs.contains(run)).forEach(OpenRun::hide);
        stored.set(runs.stream().map(run -> run.folder().folder()).toList());
        inform();
    }

    /** Calls back when other runs are compared, or more was read of one. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Removes a listener. */
    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    private void inform() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    @Override
    public void dispose() {
        open.removeListener(watching);
        runs.forEach(OpenRun::hide);
        listeners.clear();
    }
}
