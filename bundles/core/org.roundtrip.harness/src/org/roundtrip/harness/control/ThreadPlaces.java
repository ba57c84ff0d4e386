// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;

/**
 * Places the threads of a process on processors. Threads that compile or collect get one list, all others another one: callers
 * and servants. A new thread inherits the processors of the one that starts it, so placing is repeated before each phase. Linux
 * with {@code taskset} of util-linux; elsewhere nothing happens. No right is needed for processes of the same user. Immutable.
 */
public final class ThreadPlaces {
    /** The setting with the processors of the threads that call and serve. */
    public static final String CALLS = "processors.calls";
    /** The setting with the processors of the threads that compile and collect. */
    public static final String REST = "processors.rest";
    private static final Path PROC = Paths.get("/proc");
    private static final String ALLOWED = "Cpus_allowed_list:";
    /** Beginnings of the names that HotSpot and OpenJ9 give to threads that compile and collect. The kernel keeps 15 characters. */
    private static final String[] APART = {"C1 ", "C2 ", "JVMCI", "JIT ", "GC ", "G1 ", "ParGC", "Gang worker", "Concurrent Mark", "ZDriver",
            "ZWorker", "Shenandoah", "VM Thread", "VM Periodic", "Sweeper"};

    private final String calls;
    private final String rest;

    /**
     * Makes the two lists, as {@code /proc} writes them, such as {@code 0,2-3}.
     *
     * @param calls for the threads that call and serve; empty to place nothing
     * @param rest  for the threads that compile and collect
     */
    public ThreadPlaces(String calls, String rest) {
        this.calls = calls;
        this.rest = rest;
    }

    /** Returns the lists of a settings file; without them nothing is placed. */
    public static ThreadPlaces of(Settings settings) {
        String calls = settings.find(CALLS).orElse("");
        return new ThreadPlaces(calls, settings.find(REST).orElse(calls));
    }

    /** Places the threads of this process. Takes some 20 ms when threads have to move. */
    public void place() throws InterruptedException {
        place(PROC.resolve("self"));
    }

    /** Places the threads of another process of this user. */
    public void place(long pid) throws InterruptedException {
        place(PROC.resolve(Long.toString(pid)));
    }

    private void place(Path process) throws InterruptedException {
        List<String> moves = calls.isEmpty() ? new ArrayList<>() : moves(process);
        if (moves.isEmpty()) {
            return;
        }
        File nowhere = new File("/dev/null");
        try {
            new ProcessBuilder("sh", "-c", String.join("\n", moves)).redirectInput(nowhere).redirectErrorStream(true)
                    .redirectOutput(Redirect.to(nowhere)).start().waitFor();
        } catch (IOException missing) {
            // no shell; the processors with which the process was started stay
        }
    }

    /** Returns the commands that move the threads which are not where they belong. @param process its folder in {@code /proc} */
    List<String> moves(Path process) {
        List<String> moves = new ArrayList<>();
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(process.resolve("task"))) {
            for (Path thread : threads) {
                try {
                    String wanted = apart(text(thread.resolve("comm"))) ? rest : calls;
                    if (!wanted.equals(allowed(text(thread.resolve("status"))))) {
                        moves.add("taskset -c -p " + wanted + " " + thread.getFileName());
                    }
                } catch (IOException ended) {
                    // a thread that ended meanwhile
                }
            }
        } catch (IOException unknown) {
            // not Linux
        }
        return moves;
    }

    /** Whether a thread of this name compiles or collects. */
    public static boolean apart(String name) {
        for (String beginning : APART) {
            if (name.startsWith(beginning)) {
                return true;
            }
        }
        return false;
    }

    private static String allowed(String status) {
        int begin = status.indexOf(ALLOWED);
        return begin < 0 ? "" : status.substring(begin + ALLOWED.length(), status.indexOf('\n', begin)).trim();
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    }
}
