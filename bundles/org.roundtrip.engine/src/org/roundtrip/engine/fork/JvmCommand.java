// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.capture.network.NetworkLink.Side;
import org.roundtrip.harness.ClientMain;
import org.roundtrip.harness.ServerMain;
import org.roundtrip.provider.Launch;

/**
 * Builds the command lines of forked processes.
 *
 * <p>Every measured JVM gets the same flags, chosen for figures that can be repeated: a heap of fixed size; the serial
 * collector, because it has no threads that would run beside the calls, the cheapest barriers and the shortest
 * start-up; IPv4, so that calls do not depend on the machine's name resolution; no performance data file; the JDK's
 * class-data archive, for a quick start; an exit with a clear cause when memory runs out; and messages of the JVM on
 * standard error, where they do not disturb the control protocol. Flags that a middleware needs come after these. If
 * it names a collector, the serial collector is left out.
 */
public final class JvmCommand {
    private JvmCommand() {
    }

    /** Returns the flags that are the same for both sides of all providers. */
    static List<String> flags(int heapMiB) {
        return List.of("-Xms" + heapMiB + "m", "-Xmx" + heapMiB + "m", "-XX:+UseSerialGC", "-XX:-UsePerfData",
                "-Xshare:auto", "-XX:+ExitOnOutOfMemoryError", "-XX:-CreateCoredumpOnCrash",
                "-XX:+DisplayVMOutputToStderr", "-Djava.net.preferIPv4Stack=true", "-Djava.awt.headless=true");
    }

    /**
     * Returns the command of a process.
     *
     * @param server   whether it is the server's process
     * @param place    where the process is to run
     * @param settings the settings file
     * @param scratch  a folder for temporary files
     */
    public static List<String> of(Launch launch, boolean server, int heapMiB, RunPlace place, Path settings,
            Path scratch) {
        List<String> command = new ArrayList<>();
        switch (launch) {
            case Launch.Program program -> command.addAll(program.command());
            case Launch.Jvm jvm -> {
                command.add(java(jvm).toString());
                command.addAll(flags(jvm, heapMiB));
                command.addAll(place.jvmFlags());
                command.add("-Djava.io.tmpdir=" + scratch);
                command.add("-XX:ErrorFile=" + scratch.resolveSibling(server ? "server-crash.log" : "client-crash.log"));
                command.add("-cp");
                command.add(classPath(jvm));
                command.add((server ? ServerMain.class : ClientMain.class).getName());
            }
        }
        command.add(settings.toString());
        return place.enter(server ? Side.SERVER : Side.CLIENT, command);
    }

    /** Returns all flags of a JVM: those that every measured JVM gets, then those that the middleware needs. */
    public static List<String> flags(Launch.Jvm jvm, int heapMiB) {
        boolean ownCollector = jvm.jvmFlags().stream().anyMatch(flag -> flag.matches("-XX:\\+Use\\w+GC"));
        List<String> flags = new ArrayList<>(flags(heapMiB));
        flags.removeIf(flag -> ownCollector && flag.equals("-XX:+UseSerialGC"));
        flags.addAll(jvm.jvmFlags());
        return flags;
    }

    /** Returns the variables to add to a process's environment. */
    public static Map<String, String> environment(Launch launch) {
        return launch instanceof Launch.Program program ? program.environment() : Map.of();
    }

    private static String classPath(Launch.Jvm jvm) {
        return jvm.classPath().stream().map(path -> path.toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Path java(Launch.Jvm jvm) {
        Path home = jvm.javaHome().orElseGet(() -> Path.of(System.getProperty("java.home")));
        return home.resolve("bin").resolve(File.separatorChar == '\\' ? "java.exe" : "java");
    }
}
