// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.function.Consumer;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.save.EditedFile;

/** Reads the plan of an editor in the background. What is asked of the plan meanwhile is done when it is shown. User interface's thread only. */
final class PlanLoading {
    private final EditedFile file;
    private Runnable waiting;

    PlanLoading(EditedFile file) {
        this.file = file;
    }

    /** Reads a plan. @param show gets what was read */
    void read(PlanSource from, Consumer<PlanReading> show) {
        file.read(from, () -> PlanReading.of(from), PlanReading::written, show);
    }

    boolean isReading() {
        return file.isReading();
    }

    /** Does something at once, or as soon as the plan is shown; of several things the last one. */
    void whenShown(Runnable what) {
        if (isReading()) {
            waiting = what;
        } else {
            what.run();
        }
    }

    /** The plan that was read is shown now. */
    void shown() {
        Runnable what = waiting;
        waiting = null;
        if (what != null) {
            what.run();
        }
    }

    /** Whether another program has written the file since it was read or saved here. */
    boolean isOutdated(PlanSource source) {
        return source instanceof PlanSource.Own own && file.isChanged(own.file());
    }
}
