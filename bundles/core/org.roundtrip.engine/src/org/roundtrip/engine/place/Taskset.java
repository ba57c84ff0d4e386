// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.roundtrip.model.machine.Affinity;

/** Gives processes the processors that a plan names, with the program {@code taskset} of util-linux. Any thread. */
public final class Taskset {
    private static final String PROGRAM = "taskset";
    private static final Path ONLINE = Path.of("/sys/devices/system/cpu/online");
    private static final int SECONDS = 5;

    private Taskset() {
    }

    /** Returns the words to write before a command; none for an empty list of processors. The process keeps its id. */
    public static List<String> on(String processors) {
        return processors.isEmpty() ? List.of() : List.of(PROGRAM, "-c", processors);
    }

    /**
     * Moves all threads of a process that runs already.
     *
     * @return whether that was possible, and necessary
     */
    public static boolean move(long pid, String processors) throws InterruptedException {
        return !processors.isEmpty() && pid > 0 && ran("-a", "-c", "-p", processors, Long.toString(pid));
    }

    /** Moves one thread. @param id its id in the operating system @return whether that was possible */
    public static boolean moveThread(String id, String processors) throws InterruptedException {
        return ran("-c", "-p", processors, id);
    }

    private static boolean ran(String... arguments) throws InterruptedException {
        List<String> command = new ArrayList<>(List.of(PROGRAM));
        command.addAll(List.of(arguments));
        try {
            Process taskset = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(Redirect.DISCARD).start();
            return taskset.waitFor(SECONDS, TimeUnit.SECONDS) && taskset.exitValue() == 0;
        } catch (IOException missing) {
            return false;
        }
    }

    /** Whether the program is installed on this machine. */
    public static boolean here() {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, PROGRAM)));
    }

    /**
     * Returns the processors of this machine that run, as a list. Where the system has no list, they are those that Java
     * counts.
     */
    public static String online() {
        try {
            return Files.readString(ONLINE).strip();
        } catch (IOException unknown) {
            return "0-" + (Runtime.getRuntime().availableProcessors() - 1);
        }
    }

    /** Whether a list names only processors that are in another list. */
    public static boolean within(String processors, String those) {
        BitSet missing = Affinity.numbers(processors);
        missing.andNot(Affinity.numbers(those));
        return missing.isEmpty();
    }
}
