// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.SharedFiles;
import org.roundtrip.harness.ClientMain;
import org.roundtrip.harness.ServerMain;
import org.roundtrip.provider.Launch;

/**
 * Builds the command lines of forked processes.
 *
 * <p>Every measured JVM gets the same flags, chosen for figures that can be repeated: a heap of fixed size that is touched
 * before the first call; the serial
 * collector, because it has no threads that would run beside the calls, the cheapest barriers and the shortest
 * start-up; IPv4, so that calls do not depend on the machine's name resolution; no performance data file; the JDK's
 * class-data archive, for a quick start; the number of processors of the machine, however few it may use; an exit with a clear cause when memory runs out; and messages of the JVM on
 * standard error, where they do not disturb the control protocol. Flags that a middleware needs come after these. If
 * it names a collector, the serial collector is left out.
 */
public final class JvmCommand {
    /** The first release of Java that has a flag. What permits or silences something there is not needed before. */
    private static final Map<String, Integer> FIRST_RELEASE = Map.of("--add-opens", 9, "--add-exports", 9, "--add-reads", 9,
            "--enable-native-access", 17, "--sun-misc-unsafe-memory-access", 23);

    /** The first release of which every version takes a number of processors. */
    private static final int FIRST_TO_COUNT = 10;
    private static final String CLIENT = "client";
    private static final String TOUCH = "-XX:+AlwaysPreTouch";

    private JvmCommand() {
    }

    /** Returns the flags that are the same for both sides of all providers, as far as a Java has them. */
    public static List<String> flags(Resources resources, int feature) {
        List<String> flags = new ArrayList<>(List.of("-Xms" + resources.heapMiB() + "m", "-Xmx" + resources.heapMiB() + "m",
                TOUCH, "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xshare:auto", "-XX:+ExitOnOutOfMemoryError",
                "-XX:-CreateCoredumpOnCrash", "-XX:+DisplayVMOutputToStderr", "-Djava.net.preferIPv4Stack=true",
                "-Djava.awt.headless=true"));
        if (resources.counted() > 0 && feature >= FIRST_TO_COUNT) {
            flags.add("-XX:ActiveProcessorCount=" + resources.counted());
        }
        flags.removeIf(flag -> !resources.touched() && flag.equals(TOUCH));
        flags.removeIf(flag -> feature < 9 && flag.equals("-XX:-CreateCoredumpOnCrash"));
        return flags;
    }

    /** Returns whether a Java has a flag. It knows the flags of middlewares that came later than the oldest Java. */
    private static boolean known(String flag, int feature) {
        return feature >= FIRST_RELEASE.getOrDefault(flag.split("[=:]", 2)[0], 0);
    }

    /**
     * Returns the command of a process, with the paths that its files have in its place. Sends those that it shares with
     * other runs.
     *
     * @param jdk      the Java of a JVM; empty for the one that runs Roundtrip
     * @param name     {@code client}, {@code server}, or the name of a link of the server side
     * @param place    where the process is to run
     * @param settings the settings file
     * @param scratch  a folder for temporary files
     */
    static List<String> of(Launch launch, Optional<Jdk> jdk, String name, Resources resources, Place place, Path settings, Path scratch)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        switch (launch) {
            case Launch.Program program -> {
                for (String word : program.command()) {
                    command.add(SharedFiles.file(word) ? place.shared(Path.of(word)) : word);
                }
            }
            case Launch.Jvm jvm -> {
                command.add(java(jdk).program().toString());
                command.addAll(flags(jvm, jdk, resources));
                command.addAll(place.jvmFlags());
                command.add("-Djava.io.tmpdir=" + place.path(scratch));
                command.add("-XX:ErrorFile=" + place.path(scratch.resolveSibling(name + "-crash.log")));
                command.add("-cp");
                command.add(classPath(jvm, place));
                command.add((name.equals(CLIENT) ? ClientMain.class : ServerMain.class).getName());
            }
        }
        command.add(place.path(settings));
        return resources.on(command);
    }

    /** Returns all flags of a JVM: those that every measured JVM gets, then those that the middleware needs. */
    static List<String> flags(Launch.Jvm jvm, Optional<Jdk> jdk, Resources resources) {
        boolean ownCollector = jvm.jvmFlags().stream().anyMatch(flag -> flag.matches("-XX:\\+Use\\w+GC"));
        List<String> flags = flags(resources, java(jdk).feature());
        flags.removeIf(flag -> ownCollector && flag.equals("-XX:+UseSerialGC"));
        int feature = java(jdk).feature();
        jvm.jvmFlags().stream().filter(flag -> known(flag, feature)).forEach(flags::add);
        return flags;
    }

    /**
     * Returns what a run records about a measured JVM, the same in every language: its Java, then all its flags.
     *
     * @param host where it runs; empty for this machine
     */
    public static String describe(Launch.Jvm jvm, Optional<Jdk> jdk, int heapMiB, String host) {
        Jdk java = java(jdk);
        return "java=" + java.version() + " " + java.vendor() + (java.sharesClasses() ? "" : " without class archive")
                + (java.feature() < 9 ? " with org.omg, javax.xml.soap and javax.activation of its own" : "") + " "
                + String.join(" ", flags(jvm, jdk, new Resources(heapMiB, true, "", Resources.counted(host))));
    }

    /** Returns the variables to add to a process's environment. */
    public static Map<String, String> environment(Launch launch) {
        return launch instanceof Launch.Program program ? program.environment() : Map.of();
    }

    private static String classPath(Launch.Jvm jvm, Place place) throws IOException, InterruptedException {
        List<String> paths = new ArrayList<>();
        for (Path path : jvm.classPath()) {
            paths.add(place.shared(path));
        }
        return String.join(File.pathSeparator, paths);
    }

    private static Jdk java(Optional<Jdk> jdk) {
        return jdk.orElseGet(Jdk::own);
    }
}
