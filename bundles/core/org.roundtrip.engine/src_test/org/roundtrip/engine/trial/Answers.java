// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import org.roundtrip.provider.Launch;

/** A program that gives the same answer to each command. */
public final class Answers {
    private Answers() {
    }

    /** Launches it. @param answer what it answers; when empty, it ends instead */
    public static Launch always(String answer) {
        return new Launch.Program(List.of(answer, Answers.class.getName()), Map.of());
    }

    static void give(String answer, BufferedReader commands, Writer answers) throws IOException {
        while (commands.readLine() != null && !answer.isEmpty()) {
            answers.write(answer + "\n");
            answers.flush();
        }
    }
}
