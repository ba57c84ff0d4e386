// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.roundtrip.provider.WiredClassPath;

/** A small JVM of ours that does one thing beside the measured ones: quick to start, one compiler, little memory. */
public final class HelperJvm {
    private static final List<String> FLAGS = List.of("-Xmx64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
            "-Xshare:auto", "-XX:-UsePerfData", "--enable-native-access=ALL-UNNAMED");
    /** What helpers never need. */
    private static final Set<String> LEFT_OUT = Set.of("org.roundtrip.provider");

    private HelperJvm() {
    }

    /** The command that runs a class of this bundle with arguments, in a space or on the machine as it is. */
    public static List<String> command(Optional<NetworkSpace> space, Class<?> main, String... arguments) {
        List<String> java = new ArrayList<>();
        java.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        java.addAll(FLAGS);
        space.ifPresent(in -> java.addAll(in.jvmFlags()));
        java.add("-cp");
        java.add(WiredClassPath.of(HelperJvm.class, LEFT_OUT).stream().map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator)));
        java.add(main.getName());
        java.addAll(List.of(arguments));
        return space.map(in -> in.enter(java)).orElse(java);
    }
}
