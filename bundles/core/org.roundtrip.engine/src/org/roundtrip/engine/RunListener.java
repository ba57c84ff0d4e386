// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.nio.file.Path;
import org.roundtrip.engine.machine.Machine;
import org.roundtrip.model.Run;

/** Follows a run. All methods are called on the engine's own thread. Only {@link #prepared} may take a moment. */
public interface RunListener {
    /** Ignores everything. */
    RunListener NONE = new RunListener() { };

    /** The run changed and has been saved in its folder. */
    default void changed(Run run) {
    }

    /** The engine added a line to the run's log. @param log its file, {@link org.roundtrip.files.RunFolder#log()} */
    default void logged(Path log) {
    }

    /**
     * Everything is fetched and compiled, and measuring begins when this returns: a window may come to rest before.
     *
     * @throws InterruptedException when the run is cancelled meanwhile
     */
    default void prepared() throws InterruptedException {
    }

    /**
     * Other processes use the processors, so that no time can be trusted.
     *
     * @return whether to wait until they do no more, for two minutes at most; see {@link RunHandle#goOn}
     */
    default boolean waitsForIdle() {
        return false;
    }

    /** This machine has been checked and measuring begins. Not called when a side runs elsewhere. */
    default void machine(Machine machine) {
    }

    /**
     * While the run goes on there is something to mind, which is in the log, too.
     *
     * @param sentence says what
     */
    default void warned(String sentence) {
    }

    /**
     * The run has advanced.
     *
     * @param what what is being done now, in a few words
     * @param done how many forks were carried out, well or not, as {@link Run#forksEnded} counts them
     * @param of   how many forks the run has
     */
    default void progress(String what, int done, int of) {
    }
}
