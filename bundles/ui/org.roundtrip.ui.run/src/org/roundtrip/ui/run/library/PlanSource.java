// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import java.io.IOException;
import java.nio.file.Path;
import org.roundtrip.examples.Examples;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Plan;

/** The source of a plan. */
public sealed interface PlanSource {

    /** Reads the plan. @throws InvalidFileException with one sentence when it is not a valid plan */
    Plan read() throws IOException;

    /** The text of the plan's file, valid or not. @throws InvalidFileException with one sentence when it is no text */
    String text() throws IOException;

    /** The name of its file. */
    String fileName();

    /**
     * A plan that comes with Roundtrip and never changes.
     *
     * @param id its name, as the command line takes it
     */
    record Example(String id) implements PlanSource {
        @Override
        public Plan read() throws IOException {
            return PlanFiles.parse(text(), fileName());
        }

        @Override
        public String text() throws IOException {
            try {
                return Examples.read(id);
            } catch (IllegalArgumentException e) {
                throw new IOException(e.getMessage(), e);
            }
        }

        @Override
        public String fileName() {
            return Examples.fileName(id);
        }
    }

    /**
     * A plan of the user's own.
     *
     * @param file absolute
     */
    record Own(Path file) implements PlanSource {
        @Override
        public Plan read() throws IOException {
            return PlanFiles.read(file);
        }

        @Override
        public String text() throws IOException {
            return PlanFiles.text(file);
        }

        @Override
        public String fileName() {
            return file.getFileName().toString();
        }
    }
}
