// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Plan;
import org.roundtrip.ui.run.library.PlanSource;

/**
 * The result of reading a plan.
 *
 * @param plan    the plan, or null
 * @param text    the text of the file, or null when it is no text that can be edited
 * @param problem one sentence on why there is no plan, or empty
 * @param written when its file was written, or null for an example and for a file that cannot be read
 */
record PlanReading(Plan plan, String text, String problem, FileTime written) {

    /** Reads a plan. Loads the schema the first time, so not on the user interface's thread. */
    static PlanReading of(PlanSource from) {
        String text = null;
        FileTime written = null;
        try {
            written = from instanceof PlanSource.Own own ? Files.getLastModifiedTime(own.file()) : null;
            text = from.text();
            return new PlanReading(PlanFiles.parse(text, from.fileName()), text, "", written);
        } catch (InvalidFileException e) {
            return new PlanReading(null, text, e.getMessage(), written);
        } catch (IOException e) {
            return new PlanReading(null, null, e.getMessage(), written);
        }
    }
}
