// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import org.roundtrip.design.Design;
import org.roundtrip.design.FromModel;
import org.roundtrip.files.DrawingFiles;

/**
 * The result of reading a payload's file.
 *
 * @param design  what is drawn in it, or null
 * @param draft   unsaved changes of a time before a crash
 * @param problem one sentence on why it cannot be shown, or empty
 * @param written when the file was written, or null when it cannot be read
 */
record DesignReading(Design design, Optional<Design> draft, String problem, FileTime written) {

    /** Reads a file. Loads the schema the first time, so not on the user interface's thread. */
    static DesignReading of(Path file, KeptDraft kept) {
        FileTime written = null;
        try {
            written = Files.getLastModifiedTime(file);
            Design design = FromModel.design(DrawingFiles.read(file));
            return new DesignReading(design, kept.read(design), "", written);
        } catch (IOException e) {
            return new DesignReading(null, Optional.empty(), e.getMessage(), written);
        }
    }
}
