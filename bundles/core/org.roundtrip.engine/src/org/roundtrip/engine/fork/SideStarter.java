// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.ProcessStart;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.provider.Launch;

/**
 * Starts the processes of one side of a fork in their place.
 *
 * @param jdk    the Java of its JVMs; empty for the one that runs Roundtrip
 * @param resources what each of them gets of the machine
 * @param folder gets the files of each process: {@code NAME.settings}, {@code NAME.log} and the folder {@code NAME}
 * @param trust  the folder for keys and secrets
 */
record SideStarter(Place place, Optional<Jdk> jdk, Resources resources, Path folder, Path trust) {
    private static final String TRUST = "trust";
    private static final String JOURNAL = "journal";

    /**
     * Starts a process.
     *
     * @param name     {@code server}, {@code client}, or the name of a link of the server side
     * @param settings those that do not depend on the place
     * @param journal  the journal that it writes, if it does
     */
    ForkedProcess start(String name, Launch launch, Settings settings, Optional<Path> journal)
            throws ForkException, InterruptedException {
        Path scratch = scratch(name);
        Path file = folder.resolve(name + ".settings");
        try {
            place.makeFolder(scratch);
            Settings there = settings.with("folder", place.path(scratch)).with(TRUST, place.path(trust));
            (journal.isPresent() ? there.with(JOURNAL, place.path(journal.get())) : there).write(file);
            place.send(file);
            return ForkedProcess.start(name, place, new ProcessStart(
                    JvmCommand.of(launch, jdk, name, resources, place, file, scratch), JvmCommand.environment(launch), scratch,
                    folder.resolve(name + ".log"), journal));
        } catch (IOException e) {
            throw new ForkException(Step.TEXTS.text("files", Failure.sentence(e)), e);
        }
    }

    /** Returns the folder of a process for files of its own. */
    Path scratch(String name) {
        return folder.resolve(name);
    }
}
