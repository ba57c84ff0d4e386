// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import org.roundtrip.model.Run;

/** Follows a run. All methods are called on the engine's own thread and must return soon. */
public interface RunListener {
    /** Does not listen. */
    RunListener NONE = new RunListener() { };

    /** The run changed and has been saved in its folder. */
    default void changed(Run run) {
    }

    /** The engine added a line to the run's log, {@link org.roundtrip.files.RunFolder#log()}. */
    default void logged() {
    }

    /**
     * How far it is.
     *
     * @param what what is being done now, in a few words
     * @param done steps done
     * @param of   steps in all; a step is one contract to compile or one fork
     */
    default void progress(String what, int done, int of) {
    }
}
