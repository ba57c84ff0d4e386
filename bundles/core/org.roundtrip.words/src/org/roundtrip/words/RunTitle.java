// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/** The name of a run's plan where it stands for the run. That of a run which comes with Roundtrip has a mark. Any thread. */
public final class RunTitle {
    private static final Texts TEXTS = Texts.of(RunTitle.class);

    private RunTitle() {
    }

    /** Returns the name, with the mark where the run was recorded elsewhere. */
    public static String of(Run run) {
        return run.recorded().map(machine -> TEXTS.text("run.recorded", run.plan().name())).orElse(run.plan().name());
    }
}
