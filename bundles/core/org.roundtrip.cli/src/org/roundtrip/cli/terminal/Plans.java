// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.examples.Examples;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.archive.RunArchive;
import org.roundtrip.model.LeftOut;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.text.Texts;

/** Finds the plan that the user named. */
public final class Plans {
    private static final Texts TEXTS = Texts.of(Context.class);

    private Plans() {
    }

    /** Returns the plan of a file or archived run, else the example or the user's own plan of that name. */
    public static Plan find(String written, Context context) throws RefusedInput, IOException {
        Path file = context.path(written);
        if (RunArchive.isNamed(file)) {
            return LeftOut.plan(Runs.find(written, context).run());
        }
        if (!Files.isDirectory(file) && Files.exists(file)) {
            return PlanFiles.read(file);
        }
        Optional<Plan> named = named(written, context);
        if (named.isPresent()) {
            return named.get();
        }
        List<String> names = KeptFiles.plans(context).names();
        throw new RefusedInput(DidYouMean.added(TEXTS.text(names.isEmpty() ? "plan.unknown" : "plan.unknown.own", written,
                String.join(", ", Examples.names()), String.join(", ", names)), written,
                Stream.concat(Examples.names().stream(), names.stream()).distinct().toList()));
    }

    /** Returns the example of a name, else the user's own plan of that name. */
    public static Optional<Plan> named(String written, Context context) throws IOException {
        if (Examples.names().contains(written)) {
            return Optional.of(PlanFiles.parse(Examples.read(written), Examples.fileName(written)));
        }
        Optional<Path> own = KeptFiles.plans(context).find(written);
        return own.isPresent() ? Optional.of(PlanFiles.read(own.get())) : Optional.empty();
    }

    /** Refuses the name of a provider that a plan does not have. */
    public static void require(Plan plan, String variant) throws RefusedInput {
        List<String> names = plan.providers().stream().map(ProviderChoice::variant).toList();
        if (!names.contains(variant)) {
            throw new RefusedInput(DidYouMean.added(TEXTS.text("run.reference", variant, String.join(", ", names)), variant, names));
        }
    }
}
