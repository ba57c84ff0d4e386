// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.roundtrip.examples.Examples;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Plan;

/** Finds the plan that the user named. */
final class Plans {
    private Plans() {
    }

    /** Returns the plan of a file, else the example of that name, else the user's own plan of that name. */
    static Plan find(String written, Context context) throws RefusedInput, IOException {
        Path file = context.path(written);
        if (!Files.isDirectory(file) && Files.exists(file)) {
            return PlanFiles.read(file);
        }
        if (Examples.names().contains(written)) {
            return PlanFiles.parse(Examples.read(written), Examples.fileName(written));
        }
        Optional<Path> own = KeptFiles.plans(context).find(written);
        if (own.isPresent()) {
            return PlanFiles.read(own.get());
        }
        List<String> names = KeptFiles.plans(context).names();
        throw new RefusedInput(Messages.text(names.isEmpty() ? "plan.unknown" : "plan.unknown.own", written,
                String.join(", ", Examples.names()), String.join(", ", names)));
    }
}
