// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract.tools;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds programs of the machine, such as compilers. */
public final class NativePrograms {
    private NativePrograms() {
    }

    /** Returns where a program is, if it is on the path. */
    public static Optional<Path> find(String program) {
        return Stream.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty()).map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable).findFirst();
    }

    /** Returns the first of those programs that is not on the path, if one is missing. */
    public static Optional<String> missing(String... programs) {
        return Stream.of(programs).filter(program -> find(program).isEmpty()).findFirst();
    }

    /** Returns the first line that a command prints, such as a version; empty when it prints none. */
    public static String firstLine(String... command) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String line = process.inputReader().lines().findFirst().orElse("");
            process.inputReader().close();
            process.waitFor();
            return line;
        } catch (IOException e) {
            return "";
        }
    }
}
