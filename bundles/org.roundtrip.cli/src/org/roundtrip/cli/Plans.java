// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.roundtrip.examples.Examples;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Plan;

/** Finds the plan that the user named. */
final class Plans {
    private Plans() {
    }

    /** Returns the plan of a file, or the example of that name when there is no such file. */
    static Plan find(String written, Context context) throws RefusedInput, InvalidFileException {
        Path file = context.path(written);
        if (!Files.isDirectory(file) && Files.exists(file)) {
            return PlanFiles.read(file);
        }
        if (!Examples.names().contains(written)) {
            throw new RefusedInput(Messages.text("plan.unknown", written, String.join(", ", Examples.names())));
        }
        return PlanFiles.parse(Examples.read(written), Examples.fileName(written));
    }
}
