// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Ties native programs to the process that starts them, so that none outlives it. A shell runs the program in a session
 * of its own, and kills that session when standard input ends. For native programs what {@link Tether} is for Java.
 */
public final class Tied {
    /** The watching part reads what was standard input, because a shell gives its background jobs none. */
    private static final String SCRIPT = String.join("\n",
            "exec 3<&0 </dev/null",
            "setsid \"$@\" 3<&- &",
            "program=$!",
            "{ while read -r line; do :; done; kill -9 -\"$program\"; } <&3 >/dev/null 2>&1 &",
            "watch=$!",
            "wait \"$program\"",
            "status=$?",
            "kill -9 \"$watch\" 2>/dev/null",
            "exit \"$status\"");

    private Tied() {
    }

    /** Returns a command that runs another one and ends with its status. */
    public static List<String> command(List<String> program) {
        List<String> command = new ArrayList<>(Arrays.asList("sh", "-c", SCRIPT, "tied"));
        command.addAll(program);
        return command;
    }
}
