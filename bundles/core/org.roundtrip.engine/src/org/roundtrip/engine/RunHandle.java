// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Run;

/** A run under way. Safe for several threads. */
public interface RunHandle {

    /** Returns the folder that records the run; it may be read at any time. */
    RunFolder folder();

    /**
     * Waits for the end of the run. Interrupting the waiting thread does not end the run.
     *
     * @return the run as it ended
     */
    Run await() throws InterruptedException;

    /** Returns whether the run waits until other processes use the processors no more. */
    boolean waitsForIdle();

    /** Ends that wait, so that the run goes on at once. Returns at once; does nothing when it does not wait. */
    void goOn();

    /**
     * Asks the run to stop; returns at once. Every process is ended, and what was recorded is kept. May be called
     * again.
     */
    void cancel();
}
