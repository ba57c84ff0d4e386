// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import org.roundtrip.model.Plan;
import org.roundtrip.ui.run.library.PlanSource;

/**
 * The result of reading a plan.
 *
 * @param plan    the plan, or null
 * @param problem one sentence on why there is none, or empty
 * @param written when its file was written, or null for an example
 */
record PlanReading(Plan plan, String problem, FileTime written) {

    /** Reads a plan. Loads the schema the first time, so not on the user interface's thread. */
    static PlanReading of(PlanSource from) {
        try {
            FileTime written = from instanceof PlanSource.Own own ? Files.getLastModifiedTime(own.file()) : null;
            return new PlanReading(from.read(), "", written);
        } catch (IOException e) {
            return new PlanReading(null, e.getMessage(), null);
        }
    }
}
