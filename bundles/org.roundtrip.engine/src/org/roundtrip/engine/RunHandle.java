// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Run;

/** A run under way. Safe for several threads. */
public interface RunHandle {

    /** Where it is recorded; may be read at any time. */
    RunFolder folder();

    /** Waits for the end and tells how the run ended. Interrupting the waiting thread does not end the run. */
    Run await() throws InterruptedException;

    /** Asks the run to stop; returns at once. Every process is ended, what was recorded is kept. May be repeated. */
    void cancel();
}
