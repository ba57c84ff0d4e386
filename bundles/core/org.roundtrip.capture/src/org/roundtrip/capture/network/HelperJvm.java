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

/**
 * The command line of a small helper JVM that runs beside the measured ones. Its flags make it start fast and use little
 * memory and only one compiler.
 */
public final class HelperJvm {
    private static final List<String> FLAGS = List.of("-Xmx64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
            "-Xshare:auto", "-XX:-UsePerfData", "--enable-native-access=ALL-UNNAMED");
    /** Bundles that helpers never need. */
    private static final Set<String> LEFT_OUT = Set.of("org.roundtrip.provider");

    private HelperJvm() {
    }

    /**
     * Builds the command.
     *
     * @param space     the name space to run in, or empty for the machine's own network
     * @param main      main class, of this bundle
     * @param arguments of the main class
     */
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
