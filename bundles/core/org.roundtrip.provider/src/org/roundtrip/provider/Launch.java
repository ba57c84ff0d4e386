// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The way in which a forked process is started. */
public sealed interface Launch {

    /**
     * A JVM that runs the harness with a provider's half.
     *
     * @param half      class of the half: an {@code org.roundtrip.harness.ServerHalf} or {@code ClientHalf}
     * @param classPath jars and folders, the harness among them, nothing of Eclipse
     * @param jvmFlags  flags that the middleware needs, including system properties
     */
    record Jvm(String half, List<Path> classPath, List<String> jvmFlags) implements Launch {
        /** Copies the lists. */
        public Jvm {
            classPath = List.copyOf(classPath);
            jvmFlags = List.copyOf(jvmFlags);
        }

        /** The same JVM with further flags after its own. */
        public Jvm with(List<String> more) {
            return new Jvm(half, classPath, Stream.concat(jvmFlags.stream(), more.stream()).toList());
        }
    }

    /**
     * A program that speaks the harness's control protocol and, as a client, writes the sample journal itself.
     *
     * @param command     program and arguments; the path of the settings file is added at the end
     * @param environment variables to add
     */
    record Program(List<String> command, Map<String, String> environment) implements Launch {
        /** Copies the lists. */
        public Program {
            command = List.copyOf(command);
            environment = Map.copyOf(environment);
        }
    }
}
