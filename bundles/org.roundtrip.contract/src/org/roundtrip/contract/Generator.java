// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A middleware's own generator that is a Java program. It runs in a JVM of its own. Its working folder is the folder
 * of the recipe's sources; it writes there, and its paths are relative to it.
 *
 * @param name      the name that messages show, such as {@code JacORB's IDL compiler}
 * @param mainClass its main class
 * @param classPath the class path of its JVM
 * @param jvmFlags  the flags of its JVM
 * @param arguments its arguments
 */
public record Generator(String name, String mainClass, List<Path> classPath, List<String> jvmFlags,
        List<String> arguments) {
    /** Copies the lists. */
    public Generator {
        classPath = List.copyOf(classPath);
        jvmFlags = List.copyOf(jvmFlags);
        arguments = List.copyOf(arguments);
    }

    void addTo(Fingerprint print) throws IOException {
        print.text(mainClass).files(classPath).texts(jvmFlags).texts(arguments);
    }
}
