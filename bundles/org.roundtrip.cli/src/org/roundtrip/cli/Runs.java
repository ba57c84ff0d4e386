// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.Plan;

/** Finds the run that the user named, and makes names for new runs. */
public final class Runs {
    private Runs() {
    }

    /** Returns the run in a folder, or the run of that name in the user's home when there is no such folder. */
    static RunFolder find(String written, Context context) throws RefusedInput, InvalidFileException {
        return find(written, context, "run.unknown");
    }

    /** The same. @param unknown key of the sentence that refuses a name without a run; it gets the name and the folder of runs */
    public static RunFolder find(String written, Context context, String unknown) throws RefusedInput, InvalidFileException {
        for (Path folder : new Path[] {context.path(written), inHome(written, context)}) {
            if (Files.isDirectory(folder)) {
                return RunFolder.open(folder);
            }
        }
        throw new RefusedInput(Messages.text(unknown, written, context.home().runs(), folders(context).size()));
    }

    /** Returns the folders of the runs in the user's home, in the order of their names. */
    static List<Path> folders(Context context) throws RefusedInput {
        Path runs = context.home().runs();
        if (!Files.isDirectory(runs)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(runs)) {
            return files.filter(RunFolder::isRun).sorted().toList();
        } catch (IOException e) {
            throw new RefusedInput(Failure.sentence(e));
        }
    }

    /** Returns a folder that does not exist yet, named after time and plan. */
    static Path fresh(Plan plan, Context context) {
        return context.home().newRun(LocalDateTime.now(), plan.name());
    }

    private static Path inHome(String name, Context context) throws RefusedInput {
        context.path(name);
        return context.home().runs().resolve(name).normalize();
    }
}
