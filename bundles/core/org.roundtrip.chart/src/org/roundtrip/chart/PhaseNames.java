// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.text.Texts;

/** The names of phases for people. */
public final class PhaseNames {
    private static final Texts TEXTS = Texts.of(PhaseNames.class);

    private PhaseNames() {
    }

    /** A phase as charts and tables name it. */
    public static String of(Phase phase) {
        return TEXTS.text("phase." + phase.name());
    }
}
