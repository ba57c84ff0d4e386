// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.IOException;
import java.util.Map;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;

/** The run that a fork belongs to, as far as the fork needs it. Used by the engine's thread. */
public interface ForkRecord {

    /** Returns the folder that gets the fork's files. */
    RunFolder folder();

    /** Replaces the fork of the same number and saves the run. @throws IOException when the run cannot be saved */
    void fork(Fork fork) throws IOException;

    /** Adds facts about the environment, by name; they are saved with the next change. */
    void environment(Map<String, String> facts);

    /** Tells what the fork is doing now. @param what a few words, which may change several times a second */
    void doing(String what);

    /** Adds one sentence to the run's log. */
    void log(String sentence);
}
