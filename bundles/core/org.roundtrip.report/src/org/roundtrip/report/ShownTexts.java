// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.function.UnaryOperator;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Run;

/** Decides which texts of a run a report shows: {@link #ALL} as they are, or changed ones, such as {@link HiddenHosts}. */
@FunctionalInterface
public interface ShownTexts extends UnaryOperator<Run> {
    /** All texts as they are. */
    ShownTexts ALL = run -> run;

    /** Returns what a person wrote about a run, as the report shows it. @param run as it was measured */
    default RunLabel label(Run run, RunLabel label) {
        return label;
    }
}
